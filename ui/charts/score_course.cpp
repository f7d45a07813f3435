#include "ui/charts/score_course.h"

#include "ui/charts/spoken_chart.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"

#include <QPainter>

#include <algorithm>
#include <initializer_list>

namespace ui {

namespace {

// In pixels of the mock-ups.
constexpr double kCourseWidth = 240;
constexpr double kCourseHeight = 112;
constexpr double kCourseFigures = 11; ///< how high they are
constexpr double kCourseGap = 8; ///< between a figure and the lines
constexpr double kCourseEdge = 4;
constexpr double kCourseLine = 2;
constexpr int kCourseFigureCount = 4; ///< at most
constexpr int kCourseLeastRange = 10; ///< so that a point or two are no cliff

/// The least of 1, 2, 5, 10, 20 … by which at most so many steps make up `range`.
int courseStep(int range, int count)
{
    for (int ten = 1;; ten *= 10)
        for (const int factor : { 1, 2, 5 })
            if (range <= ten * factor * count)
                return ten * factor;
}

} // namespace

ScoreCourse::ScoreCourse(QWidget* parent)
    : QWidget(parent)
{
    tellAsChart(*this, [this] { return values(); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QString ScoreCourse::values() const
{
    QStringList all;
    for (std::size_t seat = 0; seat < m_names.size() && !m_standings.empty(); ++seat) {
        QStringList points;
        for (const core::TurnStanding& standing : m_standings)
            points << QString::number(standing.score[seat]);
        all << tr("%1: %2", "a name, and its points turn by turn")
                   .arg(shownName(m_names[seat]), points.join(QStringLiteral(", ")));
    }
    QStringList points;
    for (const QPointF& point : m_against.points)
        points << QString::number(qRound(point.y()));
    if (!points.isEmpty())
        all << tr("%1: %2", "a name, and its points turn by turn")
                   .arg(m_against.name, points.join(QStringLiteral(", ")));
    return all.join(QStringLiteral("; "));
}

void ScoreCourse::show(const core::MatchRecord& record, const core::Standing& now, const core::ScoreScale& scale,
    const AgainstCourse& against)
{
    m_against = { against.name, {} };
    for (const QPointF& point : against.points)
        if (point.x() < now.turn)
            m_against.points.push_back(point);
    if (now.against)
        m_against.points.emplace_back(now.turn, *now.against);
    m_standings.clear();
    m_names.clear();
    m_lines.clear();
    for (const core::TurnStanding& standing : record.standings)
        if (standing.turn < now.turn)
            m_standings.push_back(standing);
    if (m_standings.empty() || m_standings.front().turn > 0) {
        core::TurnStanding start;
        start.score.fill(static_cast<std::int16_t>(scale.start));
        m_standings.insert(m_standings.begin(), record.standings.empty() ? start : record.standings.front());
        m_standings.front().turn = 0;
    }
    m_standings.push_back({ now.turn, now.current, now.score });
    for (const core::RecordedSeat& seat : record.summary.seats)
        m_names.push_back(seat.name);
    m_low = m_high = m_standings.front().score[0];
    for (const QPointF& point : m_against.points) {
        m_low = std::min(m_low, qRound(point.y()));
        m_high = std::max(m_high, qRound(point.y()));
    }
    for (std::size_t seat = 0; seat < m_names.size(); ++seat) {
        for (const core::TurnStanding& standing : m_standings) {
            m_low = std::min<int>(m_low, standing.score[seat]);
            m_high = std::max<int>(m_high, standing.score[seat]);
        }
        const bool drawn = std::any_of(m_lines.begin(), m_lines.end(), [&](core::Seat other) {
            return std::all_of(m_standings.begin(), m_standings.end(), [&](const core::TurnStanding& standing) {
                return standing.score[seat] == standing.score[static_cast<std::size_t>(core::indexOf(other))];
            });
        });
        // At the start all stand alike, and each has its line from then on.
        if (!drawn || m_standings.size() < 3)
            m_lines.push_back(core::seatAt(static_cast<int>(seat)));
    }
    m_step = courseStep(std::max(kCourseLeastRange, m_high - m_low), kCourseFigureCount - 1);
    const auto below = [](int value, int step) { return value - (value % step + step) % step; };
    m_low = below(m_low, m_step);
    m_high = std::max(below(m_high + m_step - 1, m_step), m_low + m_step);
    update();
}

QSize ScoreCourse::sizeHint() const
{
    return { scaled(font(), kCourseWidth), scaled(font(), kCourseHeight) };
}

QSize ScoreCourse::minimumSizeHint() const
{
    return { scaled(font(), kCourseWidth / 2), scaled(font(), kCourseHeight) };
}

void ScoreCourse::paintEvent(QPaintEvent*)
{
    if (m_standings.empty())
        return;
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont figures = font();
    figures.setPixelSize(scaled(font(), kCourseFigures));
    painter.setFont(figures);
    const QFontMetrics metrics(figures);
    int wide = 0;
    for (int value = m_low; value <= m_high; value += m_step)
        wide = std::max(wide, metrics.horizontalAdvance(QString::number(value)));
    const double left = wide + scaled(font(), kCourseGap);
    const double edge = metrics.height() / 2.0;
    const double right = width() - scaled(font(), kCourseEdge);
    const double turns = std::max(1, m_standings.back().turn);
    const auto x = [&](double turn) { return left + turn / turns * (right - left); };
    const auto y
        = [&](double score) { return height() - edge - (score - m_low) / (m_high - m_low) * (height() - 2 * edge); };
    for (int value = m_low; value <= m_high; value += m_step) {
        painter.setPen(QPen(colours.line, 1));
        painter.drawLine(QPointF(left, y(value)), QPointF(right, y(value)));
        painter.setPen(colours.muted);
        painter.drawText(
            QRectF(0, y(value) - edge, wide, 2 * edge), Qt::AlignRight | Qt::AlignVCenter, QString::number(value));
    }
    painter.setBrush(Qt::NoBrush);
    if (!m_against.points.empty()) {
        QPolygonF line;
        for (const QPointF& point : m_against.points)
            line << QPointF(x(point.x()), y(point.y()));
        painter.setPen(QPen(colours.bad, kCourseLine, Qt::DotLine));
        painter.drawPolyline(line);
    }
    for (auto seat = m_lines.rbegin(); seat != m_lines.rend(); ++seat) {
        QPolygonF line;
        for (const core::TurnStanding& standing : m_standings)
            line << QPointF(x(standing.turn), y(standing.score[static_cast<std::size_t>(core::indexOf(*seat))]));
        painter.setPen(seatPen(*seat, seatInk(*seat, colours), kCourseLine));
        painter.drawPolyline(line);
    }
}

} // namespace ui
