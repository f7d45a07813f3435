#include "ui/charts/chance_chart.h"

#include "ui/language.h"
#include "ui/text/analysis_words.h"
#include "ui/theme.h"
#include "ui/widgets/zoom_buttons.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace ui {

namespace {

constexpr std::array kMarked { core::Label::Blunder, core::Label::Mistake, core::Label::Inexact };
constexpr double kMarkWide = 15; ///< wide, in pixels of the mock-ups
constexpr double kBandStrength = 0.28;
constexpr double kClosestTurns = 3; ///< that are shown
constexpr double kLegendGap = 12;

}

QColor markColour(core::Label label, const Colours& colours)
{
    switch (label) {
    case core::Label::Blunder:
        return colours.bad;
    case core::Label::Mistake:
        return colours.warn;
    case core::Label::Inexact:
        return colours.inexact;
    case core::Label::None:
        break;
    }
    return colours.muted;
}

ChanceChart::ChanceChart(QWidget* parent)
    : ValueChart(parent)
    , m_buttons(new ZoomButtons(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_buttons, &ZoomButtons::closerAsked, this, [this] { zoom(kCloser, lookedAt()); });
    connect(m_buttons, &ZoomButtons::furtherAsked, this, [this] { zoom(1 / kCloser, lookedAt()); });
    connect(m_buttons, &ZoomButtons::allAsked, this, &ChanceChart::showAll);
    inEachLanguage(this, [this] {
        setAccessibleName(tr("Win chance over the match"));
        placeButtons();
    });
}

void ChanceChart::show(core::Seat seat, std::vector<Point> points, std::vector<Mark> marks)
{
    m_seat = seat;
    m_points = std::move(points);
    m_marks = std::move(marks);
    m_span.reset(m_points.empty() ? 1 : std::max(1.0, m_points.back().turn), kClosestTurns);
    renew();
    placeButtons();
}

void ChanceChart::setChoice(int choice)
{
    m_choice = choice;
    if (const int at = pointOf(choice); at >= 0)
        bringIntoSight(at);
    update();
}

ChartTable ChanceChart::table() const
{
    ChartTable table { { tr("Move"), tr("Win chance in %"), tr("At least"), tr("At most") }, {} };
    for (const Point& point : m_points)
        table.rows.push_back(
            { point.label, { 100 * point.chance.mean, 100 * point.chance.low, 100 * point.chance.high }, 1 });
    return table;
}

QString ChanceChart::summary() const
{
    if (m_points.empty())
        return {};
    return tr("From %1 % at the start to %2 % at the end; marked choices: %3")
        .arg(QLocale().toString(100 * m_points.front().chance.mean, 'f', 1),
            QLocale().toString(100 * m_points.back().chance.mean, 'f', 1), QString::number(m_marks.size()));
}

QSize ChanceChart::sizeHint() const
{
    return { scaled(font(), 420), scaled(font(), 200) };
}

QRectF ChanceChart::plotIn(const QSize& size) const
{
    const QFontMetrics letters(bodyFont(font(), 11));
    const double left = letters.horizontalAdvance(QStringLiteral("100")) + scaled(font(), 8);
    const double top = letters.height() + scaled(font(), 8);
    return QRectF(left, top, size.width() - left - scaled(font(), 10),
        size.height() - top - letters.height() - scaled(font(), 4));
}

QPointF ChanceChart::placeOf(const Point& point, double chance, const QRectF& plot) const
{
    return { plot.left() + plot.width() * (point.turn - m_span.first()) / m_span.width(),
        plot.bottom() - plot.height() * std::clamp(chance, 0.0, 1.0) };
}

int ChanceChart::pointOf(int choice) const
{
    int found = -1;
    for (std::size_t i = 0; i < m_points.size() && m_points[i].choice <= choice; ++i)
        found = static_cast<int>(i);
    return found;
}

/// From half way to the point before to half way to the next.
QRectF ChanceChart::areaOf(int row) const
{
    const QRectF plot = plotIn(size());
    const auto at = static_cast<std::size_t>(row);
    const auto x = [&](std::size_t point) { return placeOf(m_points[point], 0, plot).x(); };
    const double left = at == 0 ? x(at) - 4 : (x(at - 1) + x(at)) / 2;
    const double right = at + 1 == m_points.size() ? x(at) + 4 : (x(at) + x(at + 1)) / 2;
    return QRectF(left, plot.top(), std::max(2.0, right - left), plot.height()).intersected(plot.adjusted(-4, 0, 4, 0));
}

double ChanceChart::turnAt(double x) const
{
    const QRectF plot = plotIn(size());
    return m_span.first() + m_span.width() * std::clamp((x - plot.left()) / std::max(1.0, plot.width()), 0.0, 1.0);
}

/// Where the arrow keys are, or the match.
double ChanceChart::lookedAt() const
{
    const int point = toldRow() >= 0 ? toldRow() : pointOf(m_choice);
    return point < 0 ? 0 : m_points[static_cast<std::size_t>(point)].turn;
}

void ChanceChart::zoom(double factor, double around)
{
    m_span.zoom(factor, around);
    showSpan();
}

void ChanceChart::showAll()
{
    m_span.showAll();
    showSpan();
}

void ChanceChart::showSpan()
{
    tellNothing();
    update();
}

void ChanceChart::bringIntoSight(int row)
{
    const double turn = m_points[static_cast<std::size_t>(row)].turn;
    m_span.bringIn(turn, turn);
}

void ChanceChart::mousePressEvent(QMouseEvent* event)
{
    if (m_span.isWhole() || event->button() != Qt::LeftButton)
        return ValueChart::mousePressEvent(event);
    m_pressed = true;
    m_dragged = false;
    m_grip = event->pos().x();
}

void ChanceChart::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed)
        return ValueChart::mouseMoveEvent(event);
    const int by = m_grip - event->pos().x();
    if (!m_dragged && std::abs(by) < QApplication::startDragDistance())
        return;
    m_dragged = true;
    m_grip = event->pos().x();
    m_span.move(by * m_span.width() / std::max(1.0, plotIn(size()).width()));
    showSpan();
}

void ChanceChart::mouseReleaseEvent(QMouseEvent* event)
{
    ValueChart::mouseReleaseEvent(event);
    if (!std::exchange(m_pressed, false) || m_dragged)
        return;
    if (const int row = rowAt(event->position()); row >= 0)
        Q_EMIT rowPicked(row);
}

void ChanceChart::wheelEvent(QWheelEvent* event)
{
    if (m_points.empty()) {
        event->ignore(); // the page scrolls
        return;
    }
    m_span.turn(*event, turnAt(event->position().x()));
    showSpan();
}

void ChanceChart::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
        return zoom(kCloser, lookedAt());
    case Qt::Key_Minus:
        return zoom(1 / kCloser, lookedAt());
    case Qt::Key_0:
        return showAll();
    default:
        return ValueChart::keyPressEvent(event);
    }
}

void ChanceChart::resizeEvent(QResizeEvent* event)
{
    ValueChart::resizeEvent(event);
    placeButtons();
}

void ChanceChart::changeEvent(QEvent* event)
{
    ValueChart::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        placeButtons();
}

/// At the left above the plot, where the legend at the right leaves the room; else their keys do it alone.
void ChanceChart::placeButtons()
{
    const QRectF plot = plotIn(size());
    const QSize wanted = m_buttons->sizeHint();
    m_buttons->setVisible(plot.width() > legendWidth() + 1.2 * wanted.width());
    m_buttons->setGeometry(
        QRect(QPoint(qRound(plot.left()), std::max(0, (qRound(plot.top()) - wanted.height()) / 2)), wanted));
}

void ChanceChart::paintAxes(QPainter& painter, const QRectF& plot, const Colours& colours) const
{
    painter.setFont(bodyFont(font(), 11));
    const int line = painter.fontMetrics().height();
    for (const int percent : { 0, 25, 50, 75, 100 }) {
        const double y = plot.bottom() - plot.height() * percent / 100;
        painter.setPen(percent == 50 ? QPen(colours.muted, 1, Qt::DashLine) : QPen(colours.line, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(colours.muted);
        painter.drawText(QRectF(0, y - line / 2.0, plot.left() - scaled(font(), 6), line),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(percent));
    }
    const double room = painter.fontMetrics().horizontalAdvance(QStringLiteral("00")) * 2.2;
    const int step = std::max(1, static_cast<int>(std::ceil(m_span.width() * room / std::max(1.0, plot.width()))));
    for (int turn = step; turn <= m_span.last(); turn += step) {
        if (turn < m_span.first())
            continue;
        const double x = plot.left() + plot.width() * (turn - m_span.first()) / m_span.width();
        painter.drawText(QRectF(x - room / 2, plot.bottom() + scaled(font(), 2), room, line), Qt::AlignCenter,
            QString::number(turn));
    }
}

void ChanceChart::paintMark(QPainter& painter, const QPointF& at, const Mark& mark, const Colours& colours) const
{
    const double wide = scaled(font(), kMarkWide);
    painter.setPen(QPen(colours.sunken, 1.5));
    painter.setBrush(mark.seat == m_seat ? markColour(mark.label, colours) : seatColour(mark.seat, colours));
    if (mark.seat != m_seat) {
        const double half = wide / 2.4;
        painter.drawPolygon(QPolygonF(
            { at + QPointF(0, -half), at + QPointF(half, 0), at + QPointF(0, half), at + QPointF(-half, 0) }));
        return;
    }
    painter.drawEllipse(at, wide / 2, wide / 2);
    if (mark.label == core::Label::Inexact)
        return;
    const QColor dark(kFigureOnColour);
    painter.setPen(contrast(dark, markColour(mark.label, colours)) > 4.5 ? dark : QColor(kTextOnDark));
    painter.setFont(bodyFont(font(), 10, QFont::Bold));
    painter.drawText(QRectF(at.x() - wide / 2, at.y() - wide / 2, wide, wide), Qt::AlignCenter,
        mark.label == core::Label::Blunder ? QStringLiteral("??") : QStringLiteral("?"));
}

std::vector<std::pair<ChanceChart::Mark, QString>> ChanceChart::legend() const
{
    std::vector<std::pair<Mark, QString>> entries;
    for (const core::Label label : kMarked)
        entries.push_back({ { 0, label, m_seat }, labelWord(label) });
    if (const auto other
        = std::find_if(m_marks.begin(), m_marks.end(), [this](const Mark& mark) { return mark.seat != m_seat; });
        other != m_marks.end())
        entries.push_back({ *other, tr("an opponent's error") });
    return entries;
}

double ChanceChart::legendWidth() const
{
    const QFontMetrics letters(bodyFont(font(), 11));
    double wide = 0;
    for (const auto& [mark, word] : legend())
        wide += letters.horizontalAdvance(word) + scaled(font(), kMarkWide) + scaled(font(), kLegendGap);
    return wide;
}

/// At the right above the plot; what finds no room there is left out from the end.
void ChanceChart::paintLegend(QPainter& painter, const QRectF& plot, const Colours& colours) const
{
    painter.setFont(bodyFont(font(), 11));
    const QFontMetrics letters = painter.fontMetrics();
    const std::vector<std::pair<Mark, QString>> entries = legend();
    double x = plot.right();
    const double gap = scaled(font(), kLegendGap);
    const double sign = scaled(font(), kMarkWide);
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const double wide = letters.horizontalAdvance(entry->second);
        x -= wide;
        if (x - sign < plot.left())
            return;
        painter.setFont(bodyFont(font(), 11));
        painter.setPen(colours.muted);
        painter.drawText(QRectF(x, 0, wide + 2, letters.height()), Qt::AlignLeft | Qt::AlignVCenter, entry->second);
        paintMark(painter, { x - sign * 0.7, letters.height() / 2.0 }, entry->first, colours);
        x -= sign + gap;
    }
}

void ChanceChart::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    const QRectF plot = plotIn(size);
    painter.fillRect(plot, colours.sunken);
    paintAxes(painter, plot, colours);
    if (m_points.empty())
        return;
    painter.save();
    if (!m_span.isWhole()) {
        const double sign = scaled(font(), kMarkWide) / 2.0; // of a mark at the edge all is seen
        painter.setClipRect(plot.adjusted(-sign, -sign, sign, sign));
    }
    paintCurve(painter, plot, colours);
    painter.restore();
    paintLegend(painter, plot, colours);
}

/// The band, the line, and on it the choice that is looked at and those that are marked.
void ChanceChart::paintCurve(QPainter& painter, const QRectF& plot, const Colours& colours) const
{
    const QColor ink = readableOn(seatColour(m_seat, colours), colours.sunken, 3.0);
    QPolygonF band;
    QPolygonF line;
    for (const Point& point : m_points) {
        band << placeOf(point, point.chance.high, plot);
        line << placeOf(point, point.chance.mean, plot);
    }
    for (auto point = m_points.rbegin(); point != m_points.rend(); ++point)
        band << placeOf(*point, point->chance.low, plot);
    QColor wash = ink;
    wash.setAlphaF(kBandStrength);
    painter.setPen(Qt::NoPen);
    painter.setBrush(wash);
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    if (const int at = pointOf(m_choice); at >= 0) {
        const double x = placeOf(m_points[static_cast<std::size_t>(at)], 0, plot).x();
        painter.setPen(QPen(colours.accentInk, 1.5));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    for (const Mark& mark : m_marks)
        if (const int at = pointOf(mark.choice); at >= 0) {
            const Point& point = m_points[static_cast<std::size_t>(at)];
            paintMark(painter, placeOf(point, point.chance.mean, plot), mark, colours);
        }
}

} // namespace ui
