#include "ui/charts/score_chart.h"

#include "ui/charts/spoken_chart.h"
#include "ui/charts/value_chart.h"
#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/zoom_buttons.h"

#include <QApplication>
#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QPainter>
#include <QScatterSeries>
#include <QToolTip>
#include <QValueAxis>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kMark = 11;
constexpr double kFewestTurns = 3; ///< that are shown
constexpr double kLeastOverButtons = 2.5; ///< times as high as they are
constexpr double kMargin = 0.3; ///< turns right of the last
constexpr int kLongestInLegend = 20; ///< letters
constexpr int kShortestInLegend = 4; ///< likewise
constexpr double kLegendLetters = 12; ///< high, in pixels of the mock-ups: they grow with the text size
constexpr int kSmallestLetters = 12; ///< high, in pixels of the screen at any text size: no smaller in a narrow legend
constexpr double kLineWidth = 2.4; ///< of a seat's line

/// A legend takes the names of its series for HTML; a long one would push the others out.
QString legendName(const QString& name, int letters)
{
    return elided(name, letters).toHtmlEscaped();
}

/// Points can be below nothing, for which "%n" has no words: the number stands for itself beside its form.
QString pointsText(const QString& whose, int points)
{
    return ScoreChart::tr("%1: %2 point(s)", nullptr, std::abs(points)).arg(whose, QString::number(points));
}

/// About `count` lines, in steps of 1, 2, 5, 10, …
double stepFor(double range, int count)
{
    double step = 1;
    for (const double factor : { 2.0, 2.5, 2.0, 2.0, 2.5, 2.0 }) {
        if (range / step <= count)
            break;
        step *= factor;
    }
    return step;
}

/// How long after the last of so many turns the final count is drawn: enough to be seen.
double dropAfter(double turns)
{
    return std::max(0.4, turns / 40);
}

/// What the count took off before `standing` was noted: the last turn's standing is the final score.
int takenIn(const core::MatchRecord& record, const core::TurnStanding& standing, const core::FinalCount& count,
    std::size_t seat)
{
    return &standing == &record.standings.back() ? count.taken[seat] : 0;
}

} // namespace

ScoreChart::ScoreChart(QWidget* parent)
    : QChartView(parent)
    , m_turns(new QValueAxis(this))
    , m_points(new QValueAxis(this))
{
    tellAsChart(*this, [this] { return m_told < 0 ? inShort() : valuesAt(m_told); });
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::NoFocus); // unless it is pickable
    inEachLanguage(this, [this] { setAccessibleName(tr("Scoring history")); });
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setBackgroundRoundness(8);
    chart()->setMargins(QMargins(2, 0, 8, 2));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->legend()->setAlignment(Qt::AlignTop);
    chart()->addAxis(m_turns, Qt::AlignBottom);
    chart()->addAxis(m_points, Qt::AlignLeft);
    m_turns->setLabelFormat(QStringLiteral("%d"));
    m_points->setLabelFormat(QStringLiteral("%d"));
    m_turns->setGridLineVisible(false);
    m_points->setLineVisible(false);
    connect(chart(), &QChart::plotAreaChanged, this, &ScoreChart::placeLines);
    paintTheme();
}

void ScoreChart::addGoal(int goal, double lastShown)
{
    m_goal = new QLineSeries;
    m_goal->setName(m_goalWord.isEmpty() ? tr("Goal: %1", "so many points").arg(goal) : m_goalWord);
    m_goal->replace({ QPointF(0, goal), QPointF(lastShown, goal) });
    chart()->addSeries(m_goal);
    m_goal->attachAxis(m_turns);
    m_goal->attachAxis(m_points);
}

void ScoreChart::show(const core::MatchRecord& record, const core::ScoreScale& scale, const core::FinalCount& count)
{
    chart()->removeAllSeries();
    m_lines.clear();
    m_steps.clear();
    m_marks.clear();
    m_marked.clear();
    m_turn = -1;
    m_told = -1;
    m_record = record;
    m_record.choices.clear();

    int lastTurn = 1;
    int most = scale.decides ? std::max(scale.start, scale.goal) : scale.start;
    int least = scale.decides ? std::min(scale.start, scale.goal) : scale.start;
    for (const core::TurnStanding& standing : record.standings) {
        lastTurn = std::max(lastTurn, standing.turn);
        for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat)
            most = std::max<int>(most, standing.score[seat]);
    }
    for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat) {
        most = std::max(most, record.summary.score[seat] + count.taken[seat]);
        least = std::min<int>(least, record.summary.score[seat]);
    }
    for (const QPointF& point : m_against.points)
        most = std::max(most, qRound(point.y()));
    const double lastShown = lastTurn + kMargin + (count.what.empty() ? 0 : 2 * dropAfter(lastTurn));
    m_span.reset(lastShown, kFewestTurns);
    m_turns->setTickType(QValueAxis::TicksDynamic);
    showSpan();
    m_points->setRange(least, most + std::max(1.5, 0.06 * most)); // a mark at the top is whole
    m_points->setTickType(QValueAxis::TicksDynamic);
    m_points->setTickInterval(stepFor(most, 5));

    m_goal = nullptr; // went with all series
    if (scale.decides)
        addGoal(scale.goal, lastShown);
    for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat)
        addSteps(record, seat, count);
    addAgainst();
    addMarks(record, count);
    placeLines();
    for (QLegendMarker* marker : chart()->legend()->markers())
        marker->setVisible(std::none_of(
            m_marks.begin(), m_marks.end(), [&](const QScatterSeries* mark) { return marker->series() == mark; }));

    QStringList ends;
    for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat) {
        const QString sum = countText(record.summary.score, count, seat);
        const int points = qRound(lastPoint(core::seatAt(static_cast<int>(seat))).y());
        ends << pointsText(shownName(record.summary.seats[seat].name), points)
                + (sum.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(sum));
    }
    if (!m_against.points.empty())
        ends << pointsText(m_against.name, qRound(m_against.points.back().y()));
    m_all = (record.summary.kind != core::MatchKind::Table ? tr("After turn %1. %2")
            : record.hasScoredRows()                       ? tr("After base %1. %2")
                                                           : tr("After row %1. %2"))
                .arg(QString::number(lastTurn), ends.join(QStringLiteral(", ")));
    setAccessibleDescription(inShort());
    paintTheme();
}

void ScoreChart::addSteps(const core::MatchRecord& record, std::size_t seat, const core::FinalCount& count)
{
    std::vector<Step> steps;
    const auto levelBefore = [&](auto&& scoreOf) {
        int level = 0;
        for (std::size_t other = 0; other < seat; ++other)
            level += scoreOf(other) == scoreOf(seat) ? 1 : 0;
        return level;
    };
    for (const core::TurnStanding& standing : record.standings) {
        const auto scoreOf
            = [&](std::size_t each) { return standing.score[each] + takenIn(record, standing, count, each); };
        const Step now { QPointF(standing.turn, scoreOf(seat)), levelBefore(scoreOf) };
        if (!steps.empty() && (steps.back().place.y() != now.place.y() || steps.back().level != now.level))
            steps.push_back({ QPointF(standing.turn, steps.back().place.y()), steps.back().level }); // the riser
        steps.push_back(now);
    }
    if (!count.what.empty() && !steps.empty()) {
        const Step last = steps.back();
        const double drop = dropAfter(last.place.x());
        const double left = last.place.y() - count.taken[seat];
        const int level = levelBefore([&](std::size_t each) { return int { record.standings.back().score[each] }; });
        steps.push_back({ last.place + QPointF(drop, 0), last.level });
        steps.push_back({ QPointF(last.place.x() + drop, left), level });
        steps.push_back({ QPointF(last.place.x() + 2 * drop, left), level });
    }
    m_steps.push_back(std::move(steps));
    auto* line = new QLineSeries;
    chart()->addSeries(line);
    line->attachAxis(m_turns);
    line->attachAxis(m_points);
    m_lines.push_back(line);
}

void ScoreChart::addAgainst()
{
    m_againstLine = nullptr;
    if (m_against.points.empty())
        return;
    QList<QPointF> steps;
    for (const QPointF& point : m_against.points) {
        if (!steps.isEmpty() && steps.back().y() != point.y())
            steps << QPointF(point.x(), steps.back().y()); // the riser
        steps << point;
    }
    m_againstLine = new QLineSeries;
    m_againstLine->setName(m_against.name);
    m_againstLine->replace(steps);
    chart()->addSeries(m_againstLine);
    m_againstLine->attachAxis(m_turns);
    m_againstLine->attachAxis(m_points);
}

/// Lines of seats that are level, with their marks, lie beside each other, the first one's at the score.
void ScoreChart::placeLines()
{
    const double height = chart()->plotArea().height();
    if (height < 1)
        return;
    const double width = kLineWidth * (m_points->max() - m_points->min()) / height; // in points
    for (std::size_t seat = 0; seat < m_lines.size(); ++seat) {
        QList<QPointF> points;
        for (const Step& each : m_steps[seat])
            points << each.place + QPointF(0, width * each.level);
        m_lines[seat]->replace(points);
        QList<QPointF> marks;
        for (const QPointF& mark : m_marked[seat]) {
            const auto on = std::find_if(
                m_steps[seat].rbegin(), m_steps[seat].rend(), [&](const Step& each) { return each.place == mark; });
            marks << mark + QPointF(0, on == m_steps[seat].rend() ? 0 : width * on->level);
        }
        m_marks[seat]->replace(marks);
    }
}

void ScoreChart::addMarks(const core::MatchRecord& record, const core::FinalCount& count)
{
    // One series a seat, so that a mark has the colour of who gained there. A mark stands on the step, at the score
    // that the seat had when the turn ended.
    for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat) {
        QList<QPointF> points;
        for (const core::RecordedMark& mark : record.marks) {
            if (mark.points[seat] == 0)
                continue;
            const auto end = std::find_if(record.standings.begin(), record.standings.end(),
                [&](const core::TurnStanding& standing) { return standing.turn == mark.turn; });
            if (end != record.standings.end())
                points << QPointF(mark.turn, end->score[seat] + takenIn(record, *end, count, seat));
        }
        m_marked.push_back(points);
        auto* marks = new QScatterSeries;
        marks->setMarkerSize(kMark);
        chart()->addSeries(marks);
        marks->attachAxis(m_turns);
        marks->attachAxis(m_points);
        connect(marks, &QScatterSeries::hovered, this, [this, record, seat](const QPointF& point, bool over) {
            QStringList bases;
            for (const core::RecordedMark& mark : record.marks)
                if (mark.turn == std::lround(point.x()) && mark.points[seat] != 0)
                    bases << pointsText(shownMark(mark.what), mark.points[seat]);
            QToolTip::showText(QCursor::pos(), over ? bases.join(QLatin1Char('\n')) : QString(), this);
        });
        m_marks.push_back(marks);
    }
}

/// The whole of it, with what its upright line means.
QString ScoreChart::inShort() const
{
    if (m_turn < 0)
        return m_all;
    const QString at = QString::number(qRound(m_turn));
    const bool table = m_record.summary.kind == core::MatchKind::Table;
    return m_all + QStringLiteral(". ")
        + (table && m_record.hasScoredRows() ? tr("The gold line is the move that is shown, at base %1.").arg(at)
                : table                      ? tr("The gold line is what is shown, at row %1.").arg(at)
                                             : tr("The gold line is the move that is shown, in turn %1.").arg(at));
}

void ScoreChart::setTurn(double turn)
{
    m_turn = turn;
    setAccessibleDescription(inShort());
    viewport()->update();
    if (scene() != nullptr)
        scene()->update();
}

QPointF ScoreChart::lastPoint(core::Seat seat) const
{
    const auto index = static_cast<std::size_t>(core::indexOf(seat));
    return index >= m_steps.size() || m_steps[index].empty() ? QPointF() : m_steps[index].back().place;
}

double ScoreChart::highestPoint(core::Seat seat) const
{
    double highest = 0;
    for (const Step& each : m_steps[static_cast<std::size_t>(core::indexOf(seat))])
        highest = std::max(highest, each.place.y());
    return highest;
}

int ScoreChart::markCount() const
{
    int count = 0;
    for (const QList<QPointF>& marks : m_marked)
        count += static_cast<int>(marks.size());
    return count;
}

/// Beside the legend, above the lines.
void ScoreChart::makeButtons()
{
    m_buttons = new ZoomButtons(this);
    connect(m_buttons, &ZoomButtons::closerAsked, this, [this] { zoom(kCloser, lookedAt()); });
    connect(m_buttons, &ZoomButtons::furtherAsked, this, [this] { zoom(1 / kCloser, lookedAt()); });
    connect(m_buttons, &ZoomButtons::allAsked, this, &ScoreChart::showAll);
    connect(chart(), &QChart::plotAreaChanged, this, &ScoreChart::placeButtons);
}

/// By their keys alone where the chart has no room for them beside its legend, or hardly any below.
void ScoreChart::placeButtons()
{
    const QRectF area = chart()->plotArea();
    const QSize size = m_buttons->sizeHint();
    m_buttons->setVisible(area.height() > kLeastOverButtons * size.height()
        && width() > legendWidth(chart()->legend()->font()) + 2 * size.width());
    m_buttons->setGeometry(QRect(
        QPoint(qRound(area.right()) - size.width(), std::max(0, (qRound(area.top()) - size.height()) / 2)), size));
}

void ScoreChart::setPickable(bool pickable)
{
    if (pickable && m_buttons == nullptr)
        makeButtons();
    m_pickable = pickable;
    setFocusPolicy(pickable ? Qt::StrongFocus : Qt::NoFocus);
    setMouseTracking(pickable);
    viewport()->setMouseTracking(pickable);
}

QString ScoreChart::valuesAt(int turn) const
{
    const core::TurnStanding* at = nullptr;
    for (const core::TurnStanding& standing : m_record.standings)
        if (standing.turn <= turn)
            at = &standing;
    if (at == nullptr)
        return {};
    QStringList scores;
    for (std::size_t seat = 0; seat < m_record.summary.seats.size(); ++seat)
        scores << tr("%1 %2", "a name and its points")
                      .arg(elided(shownName(m_record.summary.seats[seat].name), kLongestInLegend),
                          QString::number(at->score[seat]));
    QStringList scored;
    for (const core::RecordedMark& mark : m_record.marks)
        if (mark.turn == turn)
            scored << shownMark(mark.what);
    const bool table = m_record.summary.kind == core::MatchKind::Table;
    const QString values = (!table     ? tr("Turn %1: %2")
            : m_record.hasScoredRows() ? tr("Base %1: %2")
                                       : tr("Row %1: %2"))
                               .arg(QString::number(turn), scores.join(QStringLiteral(", ")));
    QStringList lines { values };
    if (!scored.isEmpty())
        lines << (m_marksTitle.isEmpty() ? tr("Scored: %1").arg(scored.join(QStringLiteral(", ")))
                                         : tr("%1: %2", "what a game calls them, and which")
                                               .arg(m_marksTitle, scored.join(QStringLiteral(", "))));
    if (m_turn >= 0 && qRound(m_turn) == turn)
        lines << tr("The gold line: the move that is shown");
    return lines.join(QLatin1Char('\n'));
}

std::pair<double, double> ScoreChart::shownTurns() const
{
    return { m_turns->min(), m_turns->max() };
}

double ScoreChart::turnAt(const QPoint& place) const
{
    if (m_lines.empty())
        return -1;
    const double turn = chart()->mapToValue(chart()->mapFromScene(mapToScene(place)), m_lines.front()).x();
    return std::clamp(turn, 0.0, m_record.standings.empty() ? 0.0 : double(m_record.standings.back().turn));
}

void ScoreChart::tell(int turn, const QPoint& place)
{
    if (turn == m_told)
        return;
    m_told = turn;
    viewport()->update();
    if (scene() != nullptr)
        scene()->update();
    const QString values = turn < 0 ? QString() : valuesAt(turn);
    tellValues(*this, viewport()->mapToGlobal(place + QPoint(12, 8)), values);
}

void ScoreChart::zoom(double factor, double around)
{
    m_span.zoom(factor, around);
    showSpan();
}

void ScoreChart::showSpan()
{
    m_turns->setRange(m_span.first(), m_span.last());
    fitTicks();
}

int ScoreChart::lookedAt() const
{
    return m_told >= 0 ? m_told : std::max(0, qRound(m_turn));
}

void ScoreChart::showAll()
{
    m_span.showAll();
    showSpan();
}

void ScoreChart::mouseMoveEvent(QMouseEvent* event)
{
    QChartView::mouseMoveEvent(event);
    if (m_pickable && event->buttons().testFlag(Qt::LeftButton) && !m_span.isWhole()) {
        const int by = m_grip - event->pos().x();
        if (!m_dragged && std::abs(by) < QApplication::startDragDistance())
            return;
        m_dragged = true;
        m_grip = event->pos().x();
        m_span.move(by * m_span.width() / std::max(1.0, chart()->plotArea().width()));
        showSpan();
        tell(-1, {});
        return;
    }
    if (m_pickable && !m_lines.empty())
        tell(qRound(turnAt(event->pos())), event->pos());
}

void ScoreChart::mousePressEvent(QMouseEvent* event)
{
    if (!m_pickable || m_lines.empty() || event->button() != Qt::LeftButton) {
        QChartView::mousePressEvent(event);
        return;
    }
    setFocus(Qt::MouseFocusReason);
    m_dragged = false;
    m_grip = event->pos().x();
}

void ScoreChart::mouseReleaseEvent(QMouseEvent* event)
{
    QChartView::mouseReleaseEvent(event);
    if (m_pickable && !m_lines.empty() && event->button() == Qt::LeftButton && !m_dragged)
        Q_EMIT turnPicked(turnAt(event->pos()));
}

void ScoreChart::leaveEvent(QEvent* event)
{
    QChartView::leaveEvent(event);
    if (m_pickable)
        tell(-1, {});
}

void ScoreChart::wheelEvent(QWheelEvent* event)
{
    if (!m_pickable || m_lines.empty()) {
        event->ignore(); // the page scrolls
        return;
    }
    m_span.turn(*event, turnAt(event->position().toPoint()));
    showSpan();
}

void ScoreChart::keyPressEvent(QKeyEvent* event)
{
    const int last = m_record.standings.empty() ? 0 : m_record.standings.back().turn;
    const int from = lookedAt();
    int to = -1;
    switch (m_pickable ? event->key() : 0) {
    case Qt::Key_Left:
        to = std::max(0, from - 1);
        break;
    case Qt::Key_Right:
        to = std::min(last, from + 1);
        break;
    case Qt::Key_Home:
        to = 0;
        break;
    case Qt::Key_End:
        to = last;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT turnPicked(from);
        break;
    case Qt::Key_Plus:
        zoom(kCloser, from);
        break;
    case Qt::Key_Minus:
        zoom(1 / kCloser, from);
        break;
    case Qt::Key_0:
        showAll();
        break;
    default:
        QChartView::keyPressEvent(event);
        return;
    }
    if (to >= 0) {
        m_span.bringIn(to, to + kMargin);
        showSpan();
        const QPointF place = m_lines.empty() ? QPointF() : chart()->mapToPosition(QPointF(to, 0), m_lines.front());
        tell(to, QPoint(static_cast<int>(place.x()), static_cast<int>(chart()->plotArea().top())));
    }
    event->accept();
}

/// As many turns along the axis as can be read beside each other.
void ScoreChart::fitTicks()
{
    const int most = std::clamp(width() / scaled(font(), 40), 2, 12);
    m_turns->setTickInterval(stepFor(m_span.width(), most));
}

int ScoreChart::legendWidth(const QFont& font) const
{
    const QFontMetrics letters(font);
    int wide = 0;
    for (const QLegendMarker* marker : chart()->legend()->markers())
        if (marker->isVisible())
            wide += letters.horizontalAdvance(marker->label()) + 2 * letters.height();
    return wide;
}

/// Where the chart is narrow the letters are smaller, and the names shorter before they could not be read any more: a
/// legend without room would cut all of its words.
void ScoreChart::fitLegend()
{
    const auto name = [this](int letters) {
        for (std::size_t seat = 0; seat < m_lines.size(); ++seat)
            m_lines[seat]->setName(legendName(shownName(m_record.summary.seats[seat].name), letters));
    };
    name(kLongestInLegend);
    QFont letters = bodyFont(font(), kLegendLetters);
    const auto isWide = [&] { return legendWidth(letters) > width(); };
    while (isWide() && letters.pixelSize() > kSmallestLetters)
        letters.setPixelSize(letters.pixelSize() - 1);
    for (int length = kLongestInLegend; isWide() && length > kShortestInLegend; --length)
        name(length - 1);
    chart()->legend()->setFont(letters);
}

void ScoreChart::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    fitTicks();
    fitLegend();
    if (m_buttons != nullptr)
        placeButtons();
}

void ScoreChart::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        paintTheme();
}

void ScoreChart::drawForeground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawForeground(painter, rect);
    if (m_lines.empty())
        return;
    const auto lineAt = [&](double turn, const QPen& pen) {
        const double at = chart()->mapToPosition(QPointF(turn, 0), m_lines.front()).x();
        const QRectF area = chart()->plotArea();
        if (at < area.left() - 1 || at > area.right() + 1)
            return;
        painter->setPen(pen);
        painter->drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()));
    };
    if (m_told >= 0)
        lineAt(m_told, QPen(coloursOf(palette()).muted, 1, Qt::DotLine));
    if (m_turn >= 0)
        lineAt(m_turn, QPen(coloursOf(palette()).accentInk, 1.5));
    if (m_pickable && hasFocus()) {
        painter->setPen(QPen(coloursOf(palette()).focus, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(scene()->sceneRect()).adjusted(1, 1, -1, -1));
    }
}

void ScoreChart::nameAxes(const QString& across, const QString& up)
{
    for (const auto& [axis, name] : { std::pair(m_turns, across), std::pair(m_points, up) }) {
        axis->setTitleText(name);
        axis->setTitleFont(bodyFont(font(), 12));
        axis->setTitleBrush(coloursOf(palette()).muted);
    }
}

void ScoreChart::paintTheme()
{
    const Colours& colours = coloursOf(palette());
    chart()->setBackgroundBrush(colours.sunken);
    chart()->setBackgroundPen(Qt::NoPen);
    setBackgroundBrush(colours.panel);
    chart()->legend()->setLabelColor(colours.text);
    fitLegend();
    for (QValueAxis* axis : { m_turns, m_points }) {
        axis->setLabelsColor(colours.muted);
        axis->setLabelsFont(bodyFont(font(), 11));
        axis->setGridLineColor(colours.line);
        axis->setLinePenColor(colours.border);
    }
    if (m_goal != nullptr && chart()->series().contains(m_goal))
        m_goal->setPen(QPen(colours.accentInk, 1.2, Qt::DashLine));
    if (m_againstLine != nullptr && chart()->series().contains(m_againstLine))
        m_againstLine->setPen(QPen(colours.bad, kLineWidth, Qt::DotLine));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const core::Seat seat = core::seatAt(static_cast<int>(i));
        const QColor colour = readableOn(seatColour(seat), colours.sunken, 3.0);
        m_lines[i]->setPen(seatPen(seat, colour, kLineWidth));
        m_marks[i]->setColor(colour);
        m_marks[i]->setBorderColor(colours.sunken);
        m_marks[i]->setMarkerShape(static_cast<QScatterSeries::MarkerShape>(
            std::array { QScatterSeries::MarkerShapeCircle, QScatterSeries::MarkerShapeRectangle,
                QScatterSeries::MarkerShapeTriangle, QScatterSeries::MarkerShapeStar,
                QScatterSeries::MarkerShapePentagon, QScatterSeries::MarkerShapeRotatedRectangle }[i % 6]));
    }
}

int choicesAt(const core::MatchRecord& record, double turn)
{
    int choices = 0;
    double ended = 0;
    for (const core::TurnStanding& standing : record.standings) {
        if (standing.turn >= turn) {
            const double share = standing.turn > ended ? (turn - ended) / (standing.turn - ended) : 1;
            return choices + static_cast<int>(std::lround(share * (standing.choice - choices)));
        }
        ended = standing.turn;
        choices = standing.choice;
    }
    return choices;
}

} // namespace ui
