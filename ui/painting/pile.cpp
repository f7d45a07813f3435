#include "ui/painting/pile.h"

#include "ui/emblem.h"
#include "ui/look.h"
#include "ui/painting/picture_cache.h"
#include "ui/painting/pill.h"
#include "ui/painting/shadow.h"

#include <QLinearGradient>
#include <QPaintDevice>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// Cards that a pile shows below its top one: height tells whether there is much left.
int shownBelow(int count)
{
    return count <= 1 ? 0 : std::min(5, 1 + count / 6);
}

qreal radiusOf(const QRectF& area)
{
    return std::clamp(area.width() * 0.16, 2.0, 12.0);
}

void paintBackGround(QPainter& painter, const QRectF& area, const Colours& colours)
{
    const qreal radius = radiusOf(area);
    QLinearGradient ground(area.topLeft(), area.bottomRight());
    ground.setColorAt(0, colours.dark ? QColor(0x33405e) : QColor(0x8595b8));
    ground.setColorAt(1, colours.dark ? QColor(0x1a2133) : QColor(0x56658a));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(area, radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, colours.dark ? 40 : 90), 1));
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5);
}

void paintSign(QPainter& painter, const QRectF& area, const Colours& colours)
{
    // The broken hexagon of the program's icon, its two halves apart.
    const QPointF c = area.center();
    const qreal s = std::min(area.width(), area.height()) * 0.5;
    const auto at = [&](double x, double y) { return c + QPointF(x * s, y * s); };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.accent);
    painter.drawPolygon(QPolygonF { at(-0.06, -1), at(-0.87, -0.5), at(-0.87, 0.5), at(-0.06, 1), at(-0.06, 0.62),
        at(-0.36, 0.12), at(-0.06, -0.06), at(-0.30, -0.46) });
    painter.setBrush(QColor(0x5fb7f0));
    painter.drawPolygon(QPolygonF { at(0.12, -1), at(0.87, -0.5), at(0.87, 0.5), at(0.12, 1), at(0.12, 0.50),
        at(0.36, 0.12), at(-0.02, -0.14), at(0.12, -0.46) });
}

} // namespace

void paintCardBack(QPainter& painter, const QRectF& area, const Colours& colours)
{
    PictureKey key("back");
    key << int(colours.dark);
    const QPixmap made = picture(key, area.size(), painter.device()->devicePixelRatioF(), [&](QPainter& inner) {
        const QRectF whole(QPointF(), area.size());
        paintBackGround(inner, whole, colours);
        if (area.width() >= 24) {
            const qreal frame = std::round(area.width() * 0.10);
            if (area.width() >= 40) {
                inner.setPen(QPen(QColor(255, 255, 255, colours.dark ? 20 : 46), 1));
                const qreal radius = std::max(1.0, radiusOf(area) - frame * 0.6);
                inner.drawRoundedRect(
                    whole.adjusted(frame + 0.5, frame + 0.5, -frame - 0.5, -frame - 0.5), radius, radius);
            }
            const qreal sign = area.width() * 0.36;
            paintSign(inner, { whole.center().x() - sign / 2, whole.center().y() - sign / 2, sign, sign }, colours);
        }
    });
    drawPicture(painter, area.topLeft(), made);
}

qreal pileRise(int count, qreal width)
{
    return std::round(shownBelow(count) * std::max(1.5, width * 0.036));
}

void paintPile(QPainter& painter, const QRectF& area, const Pile& pile, const FaceState& state, const Colours& colours,
    const QFont& body)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * opacityOf(state));
    const qreal radius = radiusOf(area);
    const qreal unit = area.width() / 44.0;
    if (pile.count <= 0) {
        QPen dashed(colours.dark ? colours.faint : colours.muted, 1, Qt::DashLine);
        painter.setPen(dashed);
        painter.setBrush(Qt::NoBrush);
        painter.setOpacity(painter.opacity() * 0.6);
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    } else {
        const int below = shownBelow(pile.count);
        const qreal step = below > 0 ? pileRise(pile.count, area.width()) / below : 0;
        paintShadow(painter, area, radius, Height::OnTable, colours.dark, std::max(1.0, unit * 0.9));
        for (int i = below; i >= 1; --i) {
            if (pile.open) {
                // An open pile lies less tidy than a deck.
                painter.save();
                painter.translate(area.center());
                painter.rotate((i % 2 == 0 ? -1 : 1) * (1.6 + 1.1 * i));
                painter.translate(-area.center());
                painter.setPen(QPen(QColor(255, 255, 255, 36), 1));
                painter.setBrush(factionGradient(pile.colour.darker(125 + 12 * i), area));
                painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
                painter.restore();
            } else {
                paintCardBack(painter, area.translated(-i * step, -i * step), colours);
            }
        }
        if (pile.open) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(factionGradient(pile.colour, area));
            painter.drawRoundedRect(area, radius, radius);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(QColor(255, 255, 255, 46), 1));
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5);
            const qreal size = std::round(area.width() * 0.5);
            paintEmblem(painter, { area.center().x() - size / 2, area.center().y() - size / 2, size, size },
                pile.emblem, Qt::white);
        } else {
            paintCardBack(painter, area, colours);
        }
    }
    FaceState rings(state);
    rings.ghost = false;
    paintRings(painter, area, radius, rings, colours, std::max(0.8, std::min(unit, 1.5)));
    const QSizeF badge = countBadgeSize(pile.count, std::round(area.width() * 0.41), body);
    paintCountBadge(painter,
        { std::round(area.right() - badge.width() * 0.78), std::round(area.bottom() - badge.height() * 0.62),
            badge.width(), badge.height() },
        pile.count, colours, body);
    painter.restore();
}

void paintBacks(QPainter& painter, const QRectF& area, int count, const Colours& colours)
{
    if (count <= 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal height = area.height() * 0.9;
    const qreal width = std::round(height * 0.72);
    const qreal step = count > 1 ? std::min(width * 0.52, (area.width() - width) / (count - 1)) : 0;
    const qreal whole = width + step * (count - 1);
    const qreal middle = (count - 1) / 2.0;
    const qreal turn = std::min(4.0, 14.0 / std::max(1, count));
    for (int i = 0; i < count; ++i) {
        const qreal off = i - middle;
        const qreal x = area.right() - whole + i * step;
        const qreal drop = off * off / std::max(1.0, middle * middle) * area.height() * 0.06;
        const QRectF card(x, area.top() + drop, width, height * 0.98);
        painter.save();
        painter.translate(card.center());
        painter.rotate(off * turn);
        painter.translate(-card.center());
        paintBackGround(painter, card, colours);
        painter.setPen(QPen(QColor(0, 0, 0, 70), 0.8)); // each edge apart from the next
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card, radiusOf(card), radiusOf(card));
        painter.restore();
    }
    painter.restore();
}

} // namespace ui
