#include "ui/painting/interval.h"

#include "ui/theme.h"

#include <QPainter>

#include <cmath>

namespace ui {

namespace {

constexpr double kIntervalDot = 4.4; // half its width, in pixels of the mock-ups
constexpr double kIntervalThick = 3;
constexpr double kEvenInset = 5;

}

void paintInterval(
    QPainter& painter, const QRectF& area, const IntervalMark& mark, const Colours& colours, const QFont& body)
{
    const auto at = [&](double percent) {
        return area.left() + area.width() * (percent - mark.lowest) / (mark.highest - mark.lowest);
    };
    painter.setPen(QPen(colours.edge, 1));
    const double even = std::round(at(mark.even)) + 0.5;
    painter.drawLine(
        QPointF(even, area.top() + scaled(body, kEvenInset)), QPointF(even, area.bottom() - scaled(body, kEvenInset)));
    const QColor ink = mark.verdict == 0 ? colours.muted
        : mark.verdict > 0               ? readableOn(colours.bar, colours.panel, 3)
                                         : readableOn(colours.warn, colours.panel, 3);
    const double y = area.center().y();
    painter.setPen(QPen(ink, scaled(body, kIntervalThick), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(at(mark.percent.low), y), QPointF(at(mark.percent.high), y));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const double dot = scaled(body, kIntervalDot * 10) / 10.0;
    painter.drawEllipse(QPointF(at(mark.percent.mean), y), dot, dot);
}

} // namespace ui
