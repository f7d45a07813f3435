#include "ui/charts/score_spark.h"

#include "ui/charts/spoken_chart.h"
#include "ui/language.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

namespace {

constexpr double kWidth = 178;
constexpr double kHeight = 40;
constexpr double kLine = 1.8;
constexpr double kEdge = 3;

} // namespace

ScoreSpark::ScoreSpark(QWidget* parent)
    : QWidget(parent)
{
    tellAsChart(*this, [this] { return lastScores(); });
    inEachLanguage(this, [this] { setAccessibleName(tr("Scoring history")); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QString ScoreSpark::lastScores() const
{
    QStringList scores;
    for (std::size_t seat = 0; seat < m_names.size() && !m_standings.empty(); ++seat)
        scores << tr("%1 %2", "a name and its points")
                      .arg(shownName(m_names[seat]), QString::number(m_standings.back().score[seat]));
    return scores.join(QStringLiteral(", "));
}

QSize ScoreSpark::sizeHint() const
{
    return { scaled(font(), kWidth), scaled(font(), kHeight) };
}

QSize ScoreSpark::minimumSizeHint() const
{
    return { scaled(font(), kWidth / 2), scaled(font(), kHeight) };
}

void ScoreSpark::show(const core::MatchRecord& record, const core::ScoreScale& scale)
{
    m_standings = record.standings;
    m_seats = static_cast<int>(record.summary.seats.size());
    m_scale = scale;
    m_names.clear();
    for (const auto& seat : record.summary.seats)
        m_names.push_back(seat.name);
    if (core::TurnStanding end; record.summary.status == core::MatchStatus::Finished) {
        // A match that was written up has a row for a turn, and no turns.
        end.turn = std::max({ 1, record.summary.turns, m_standings.empty() ? 0 : m_standings.back().turn });
        end.score = record.summary.score; // what the count at the end took off is in it
        m_standings.push_back(end);
    }
    update();
}

void ScoreSpark::paintEvent(QPaintEvent*)
{
    if (m_standings.empty())
        return;
    int low = m_scale.decides ? std::min(m_scale.start, m_scale.goal) : m_scale.start;
    int high = m_scale.decides ? std::max(m_scale.start, m_scale.goal) : m_scale.start;
    for (const core::TurnStanding& standing : m_standings)
        for (int seat = 0; seat < m_seats; ++seat) {
            low = std::min<int>(low, standing.score[static_cast<std::size_t>(seat)]);
            high = std::max<int>(high, standing.score[static_cast<std::size_t>(seat)]);
        }
    const double last = std::max(1, m_standings.back().turn);
    const auto x = [&](double turn) { return kEdge + turn / last * (width() - 2 * kEdge); };
    const auto y = [&](double score) {
        return height() - kEdge - (score - low) / std::max(1, high - low) * (height() - 2 * kEdge);
    };
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen goal(colours.accent, 1, Qt::CustomDashLine);
    goal.setDashPattern({ 3, 3 });
    painter.setPen(goal);
    if (m_scale.decides)
        painter.drawLine(QPointF(kEdge, y(m_scale.goal)), QPointF(width() - kEdge, y(m_scale.goal)));
    painter.setBrush(Qt::NoBrush);
    for (int seat = m_seats - 1; seat >= 0; --seat) {
        double before = m_scale.start;
        QPainterPath path(QPointF(x(0), y(before)));
        for (const core::TurnStanding& standing : m_standings) {
            const double score = standing.score[static_cast<std::size_t>(seat)];
            path.lineTo(x(standing.turn), y(before));
            path.lineTo(x(standing.turn), y(score));
            before = score;
        }
        painter.setPen(seatPen(core::seatAt(seat), seatInk(core::seatAt(seat), colours), kLine));
        painter.drawPath(path);
    }
}

} // namespace ui
