#include "ui/painting/meter.h"

#include "ui/look.h"
#include "ui/painting/lettering.h"
#include "ui/painting/picture_cache.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {

namespace {

double powerOf(const Meter& meter)
{
    return std::accumulate(meter.parts.begin(), meter.parts.end(), 0.0,
        [](double sum, const MeterPart& part) { return sum + std::max(0.0, part.power); });
}

/// What the whole bar stands for.
double scaleOf(const Meter& meter)
{
    return std::max({ 1.0, static_cast<double>(meter.full), powerOf(meter) });
}

/// A seat's own pattern in dark lines, so that two seats differ without their colours. The first has none.
void paintPattern(QPainter& painter, const QRectF& area, core::Seat seat)
{
    const int index = core::indexOf(seat);
    if (index < 1 || index >= core::kMaxSeats)
        return;
    const qreal step = std::max(5.0, std::round(area.height() * 0.38));
    const qreal height = area.height();
    QColor ink(kFigureOnColour);
    ink.setAlphaF(0.12F);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(QPen(ink, std::max(1.0, height * 0.085)));
    painter.setBrush(Qt::NoBrush);
    // Anchored at the part's own left end, so that a pattern does not run when its neighbour grows.
    for (qreal x = area.left() - height; x < area.right() + height; x += step) {
        switch (index) {
        case 1: // rising
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x + height, area.top()));
            break;
        case 2: // dots
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            for (int row = 0; row < 3; ++row)
                painter.drawEllipse(QPointF(x + (row % 2) * step / 2, area.top() + height * (0.2 + 0.3 * row)),
                    height * 0.085, height * 0.085);
            break;
        case 3: // falling
            painter.drawLine(QPointF(x, area.top()), QPointF(x + height, area.bottom()));
            break;
        case 4: // upright
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
            break;
        default: // crossed
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x + height, area.top()));
            painter.drawLine(QPointF(x, area.top()), QPointF(x + height, area.bottom()));
            break;
        }
    }
    painter.restore();
}

void paintHatching(QPainter& painter, const QRectF& area, const QColor& colour)
{
    painter.fillRect(area, QColor(255, 255, 255));
    const qreal step = std::max(6.0, std::round(area.height() * 0.62));
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(QPen(colour, step * 0.52));
    const qreal height = area.height();
    for (qreal x = area.left() - height - step; x < area.right() + height + step; x += step)
        painter.drawLine(QPointF(x, area.bottom() + 1), QPointF(x + height + 2, area.top() - 1));
    painter.restore();
}

/// The figure of what would be added, on a dark pill of its own so that it is read on the stripes.
void paintPreviewFigure(QPainter& painter, const QRectF& area, const QString& figure, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const qreal height = std::round(area.height() * 0.78);
    const qreal width = std::max(height, metrics.horizontalAdvance(figure) + height * 0.55);
    QRectF pill(area.center().x() - width / 2, area.center().y() - height / 2, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(kDarkGround));
    painter.drawRoundedRect(pill, height / 2, height / 2);
    paintCentred(painter, pill, figure, font, Qt::white);
}

} // namespace

QRectF meterPartArea(const QRectF& area, const Meter& meter, int part)
{
    const double scale = scaleOf(meter);
    double before = 0;
    for (int i = 0; i < part; ++i)
        before += std::max(0.0, meter.parts[static_cast<std::size_t>(i)].power);
    const double power = std::max(0.0, meter.parts[static_cast<std::size_t>(part)].power);
    const qreal left = area.left() + area.width() * before / scale;
    const qreal right = area.left() + area.width() * (before + power) / scale;
    return QRectF(QPointF(left, area.top()), QPointF(right, area.bottom()));
}

namespace {

void drawMeter(
    QPainter& painter, const QRectF& area, const Meter& meter, const Colours& colours, const QFont& body, bool onPanel)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = std::min<qreal>(area.height() * 0.32, 7);
    QPainterPath bar;
    bar.addRoundedRect(area, radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(onPanel && !colours.dark ? colours.track : QColor(8, 9, 13, 168));
    painter.drawPath(bar);

    painter.setClipPath(bar, Qt::IntersectClip);
    const QColor gap = onPanel && !colours.dark ? colours.panel : QColor(kDarkGround);
    for (std::size_t i = 0; i < meter.parts.size(); ++i) {
        const MeterPart& part = meter.parts[i];
        const QRectF place = meterPartArea(area, meter, static_cast<int>(i));
        if (place.width() < 0.5)
            continue;
        const QColor colour = seatColour(part.seat, colours);
        if (part.preview) {
            paintHatching(painter, place, colour);
        } else {
            painter.fillRect(place, colour);
            paintPattern(painter, place, part.seat);
        }
        if (place.left() > area.left() + 0.5)
            painter.fillRect(QRectF(place.left() - 0.75, place.top(), 1.5, place.height()), gap);
    }
    // Where there is more power than it takes, the breakpoint is a tick from above and from below, clear of figures.
    if (meter.full > 0 && powerOf(meter) > meter.full) {
        const qreal x = area.left() + area.width() * meter.full / scaleOf(meter);
        const qreal length = area.height() * 0.3;
        for (const qreal top : { area.top(), area.bottom() - length }) {
            painter.fillRect(QRectF(x - 2, top, 4, length), QColor(kDarkGround));
            painter.fillRect(QRectF(x - 1, top, 2, length), Qt::white);
        }
    }
    for (std::size_t i = 0; i < meter.parts.size(); ++i) {
        const MeterPart& part = meter.parts[i];
        const QRectF place = meterPartArea(area, meter, static_cast<int>(i));
        const QString figure = (part.preview ? QStringLiteral("+%1") : QStringLiteral("%1"))
                                   .arg(static_cast<int>(std::lround(part.power)));
        QFont font = displayLetters(body, area.height() * (part.preview ? 0.68 : 0.80));
        while (font.pixelSize() > 7 && QFontMetricsF(font).horizontalAdvance(figure) > place.width() - 2)
            font.setPixelSize(font.pixelSize() - 1);
        if (QFontMetricsF(font).horizontalAdvance(figure) > place.width() || part.power <= 0)
            continue;
        if (part.preview)
            paintPreviewFigure(painter, place, figure, font);
        else
            paintCentred(painter, place, figure, font, QColor(kFigureOnColour));
    }
    painter.restore();
}

bool standsStill(const Meter& meter)
{
    return std::all_of(meter.parts.begin(), meter.parts.end(),
        [](const MeterPart& part) { return part.power == std::floor(part.power); });
}

} // namespace

void paintMeter(
    QPainter& painter, const QRectF& area, const Meter& meter, const Colours& colours, const QFont& body, bool onPanel)
{
    if (!standsStill(meter)) { // each step of a count is seen once
        drawMeter(painter, area, meter, colours, body, onPanel);
        return;
    }
    PictureKey key("meter");
    key << meter.full << int(onPanel && !colours.dark) << body.family();
    for (const MeterPart& part : meter.parts)
        key << static_cast<int>(seatColour(part.seat, colours).rgb()) << core::indexOf(part.seat) << part.power
            << int(part.preview);
    const QPixmap made = picture(key, area.size(), painter.device()->devicePixelRatioF(), [&](QPainter& inner) {
        drawMeter(inner, { QPointF(), area.size() }, meter, colours, body, onPanel);
    });
    drawPicture(painter, area.topLeft(), made);
}

} // namespace ui
