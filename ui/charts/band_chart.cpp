#include "ui/charts/band_chart.h"

#include "ui/language.h"
#include "ui/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kBandOpacity = 0.22;
constexpr double kPointWide = 8; // in pixels of the mock-ups
constexpr double kMostLines = 5; // of the axis
constexpr std::size_t kMostDots = 30; // more than these are a line alone

}

BandChart::BandChart(QWidget* parent)
    : ValueChart(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void BandChart::show(Scale scale, std::vector<BandPoint> points, std::vector<BandLine> lines)
{
    m_scale = std::move(scale);
    m_points = std::move(points);
    m_lines = std::move(lines);
    double low = m_scale.most;
    double high = m_scale.least;
    for (const BandPoint& point : m_points) {
        low = std::min(low, point.value.low);
        high = std::max(high, point.value.high);
    }
    low = std::max(low, m_scale.least);
    high = std::min(high, m_scale.most);
    m_step = m_scale.step;
    while ((high - low) / m_step > kMostLines)
        m_step += m_scale.step;
    m_lowest = std::max(m_scale.least, std::floor(low / m_step) * m_step);
    m_highest = std::max(m_lowest + m_step, std::min(m_scale.most, std::ceil(high / m_step) * m_step));
    renew();
}

ChartTable BandChart::table() const
{
    ChartTable table { { tr("When"), m_scale.what, tr("At least"), tr("At most") }, {} };
    for (const BandPoint& point : m_points)
        table.rows.push_back({ point.told, { point.value.mean, point.value.low, point.value.high }, m_scale.decimals });
    return table;
}

QString BandChart::summary() const
{
    if (m_points.empty())
        return {};
    const core::Estimate& last = m_points.back().value;
    const auto number = [this](double value) { return QLocale().toString(value, 'f', m_scale.decimals); };
    return tr("%1 from %2 to %3, 95 %: %4 to %5", "what, the first and the last figure, the ends of its interval")
        .arg(m_scale.what, number(m_points.front().value.mean), number(last.mean), number(last.low), number(last.high));
}

QSize BandChart::sizeHint() const
{
    return { scaled(font(), 300), scaled(font(), 170) };
}

QSize BandChart::minimumSizeHint() const
{
    return { scaled(font(), 160), sizeHint().height() };
}

QRectF BandChart::plotIn(const QSize& size) const
{
    const QFontMetrics letters(bodyFont(font(), type::kCapitals));
    const double left
        = letters.horizontalAdvance(QLocale().toString(m_highest, 'f', 0)) + scaled(font(), space::kSmall);
    const double top = letters.height() / 2.0;
    return QRectF(
        left, top, size.width() - left - scaled(font(), space::kSmall), size.height() - top - letters.height() * 1.5);
}

double BandChart::xOf(std::size_t point, const QRectF& plot) const
{
    if (m_points.size() < 2)
        return plot.center().x();
    const double inset = std::min(plot.width() / 12, double(scaled(font(), 24)));
    return plot.left() + inset
        + (plot.width() - 2 * inset) * static_cast<double>(point) / static_cast<double>(m_points.size() - 1);
}

double BandChart::yOf(double value, const QRectF& plot) const
{
    return plot.bottom() - plot.height() * (std::clamp(value, m_lowest, m_highest) - m_lowest) / (m_highest - m_lowest);
}

/// From half way to the point before to half way to the next.
QRectF BandChart::areaOf(int row) const
{
    const QRectF plot = plotIn(size());
    const auto at = static_cast<std::size_t>(row);
    const double left = at == 0 ? plot.left() : (xOf(at - 1, plot) + xOf(at, plot)) / 2;
    const double right = at + 1 == m_points.size() ? plot.right() : (xOf(at, plot) + xOf(at + 1, plot)) / 2;
    return { left, plot.top(), std::max(2.0, right - left), plot.height() };
}

void BandChart::paintAxes(QPainter& painter, const QRectF& plot, const Colours& colours) const
{
    painter.setFont(bodyFont(font(), type::kCapitals));
    const int line = painter.fontMetrics().height();
    for (double value = m_lowest; value <= m_highest + m_step / 100; value += m_step) {
        const double y = std::round(yOf(value, plot)) + 0.5;
        painter.setPen(QPen(colours.line, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(colours.muted);
        painter.drawText(QRectF(0, y - line / 2.0, plot.left() - scaled(font(), 6), line),
            Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(value, 'f', 0));
    }
    for (const BandLine& each : m_lines) {
        if (each.value < m_lowest || each.value > m_highest)
            continue;
        const double y = std::round(yOf(each.value, plot)) + 0.5;
        painter.setPen(QPen(colours.muted, 1, Qt::DashLine));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.drawText(
            QRectF(plot.left(), y - line - 1, plot.width() - 2, line), Qt::AlignRight | Qt::AlignBottom, each.label);
    }
    if (m_points.empty())
        return;
    // As many labels as find room, counted from the last.
    int widest = 0;
    for (const BandPoint& point : m_points)
        widest = std::max(widest, painter.fontMetrics().horizontalAdvance(point.label));
    const double apart = m_points.size() < 2 ? plot.width() : xOf(1, plot) - xOf(0, plot);
    const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil((widest + scaled(font(), 8)) / apart)));
    painter.setPen(colours.muted);
    for (std::size_t point = (m_points.size() - 1) % every; point < m_points.size(); point += every) {
        const double wide = painter.fontMetrics().horizontalAdvance(m_points[point].label);
        const double left
            = std::clamp(xOf(point, plot) - wide / 2, 0.0, std::max(0.0, plot.right() + scaled(font(), 8) - wide));
        painter.drawText(QRectF(left, plot.bottom() + line / 2.0, wide + 2, line), Qt::AlignLeft | Qt::AlignVCenter,
            m_points[point].label);
    }
}

void BandChart::paint(QPainter& painter, const QSize& size, const Colours& colours) const
{
    const QRectF plot = plotIn(size);
    paintAxes(painter, plot, colours);
    if (m_points.empty())
        return;
    const QColor ink = readableOn(colours.bar, colours.panel, 3);
    QPolygonF band;
    QPolygonF line;
    for (std::size_t point = 0; point < m_points.size(); ++point) {
        band << QPointF(xOf(point, plot), yOf(m_points[point].value.high, plot));
        line << QPointF(xOf(point, plot), yOf(m_points[point].value.mean, plot));
    }
    for (std::size_t point = m_points.size(); point-- > 0;)
        band << QPointF(xOf(point, plot), yOf(m_points[point].value.low, plot));
    QColor wash = ink;
    wash.setAlphaF(kBandOpacity);
    if (m_points.size() == 1) {
        painter.setPen(QPen(wash, scaled(font(), kPointWide)));
        painter.drawLine(band.first(), band.last());
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(wash);
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const double dot = scaled(font(), kPointWide) / 2.0;
    for (qsizetype point = 0; point < line.size(); ++point)
        if (m_points.size() <= kMostDots || point + 1 == line.size())
            painter.drawEllipse(line[point], dot, dot);
}

} // namespace ui
