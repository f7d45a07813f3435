#include "ui/painting/realm_goods.h"

#include "ui/look.h"
#include "ui/painting/lettering.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

namespace {

constexpr QRgb kCoin = 0xffe7b84a;
constexpr QRgb kCoinRim = 0xff1b1a18;
constexpr QRgb kPaleShield = 0xffd5dbe8;
constexpr QRgb kDarkShield = 0xff1a1f2b;

QPainterPath shieldIn(const QRectF& area)
{
    const auto at
        = [&area](qreal x, qreal y) { return QPointF(area.left() + x * area.width(), area.top() + y * area.height()); };
    QPainterPath path(at(0.5, 0));
    path.cubicTo(at(0.66, 0.1), at(0.82, 0.13), at(1, 0.13));
    path.lineTo(at(1, 0.55));
    path.cubicTo(at(0.97, 0.78), at(0.72, 0.92), at(0.5, 1));
    path.cubicTo(at(0.28, 0.92), at(0.03, 0.78), at(0, 0.55));
    path.lineTo(at(0, 0.13));
    path.cubicTo(at(0.18, 0.13), at(0.34, 0.1), at(0.5, 0));
    path.closeSubpath();
    return path;
}

} // namespace

void paintRealmGood(QPainter& painter, const QRectF& area, RealmGood good)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = std::min(area.width(), area.height());
    const QPointF c = area.center();
    const auto at = [&](qreal x, qreal y) { return c + QPointF(x * side / 2, y * side / 2); };
    painter.setPen(Qt::NoPen);
    switch (good) {
    case RealmGood::Trade: {
        painter.setBrush(QColor(kCoin));
        painter.drawEllipse(c, side / 2, side / 2);
        painter.setBrush(Qt::NoBrush);
        // A ring with a dot: a coin, and nobody's.
        painter.setPen(QPen(QColor(0x6b, 0x4a, 0x08), std::max(1.0, side * 0.09)));
        painter.drawEllipse(c, side * 0.31, side * 0.31);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x6b, 0x4a, 0x08));
        painter.drawEllipse(c, side * 0.11, side * 0.11);
        break;
    }
    case RealmGood::Combat:
        painter.setBrush(QColor(0xd9, 0x48, 0x42));
        painter.drawPolygon(QPolygonF { at(0, -1), at(0.36, -0.72), at(0.72, -0.72), at(0.72, -0.36), at(1, 0),
            at(0.72, 0.36), at(0.72, 0.72), at(0.36, 0.72), at(0, 1), at(-0.36, 0.72), at(-0.72, 0.72), at(-0.72, 0.36),
            at(-1, 0), at(-0.72, -0.36), at(-0.72, -0.72), at(-0.36, -0.72) });
        painter.setPen(QPen(Qt::white, std::max(1.0, side * 0.11), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(at(-0.62, 0), at(0.62, 0));
        painter.drawLine(at(0, -0.62), at(0, 0.62));
        if (side > 15) {
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(c, side * 0.2, side * 0.2);
        }
        break;
    case RealmGood::Authority:
        painter.setBrush(QColor(0x4d, 0x9f, 0xea));
        painter.drawPath(shieldIn({ c.x() - side * 0.44, c.y() - side / 2, side * 0.88, side }));
        break;
    }
    painter.restore();
}

void paintRealmCoin(QPainter& painter, const QRectF& area, int cost, const QFont& body)
{
    painter.setPen(QPen(QColor(kCoinRim), std::max(1.0, area.width() * 0.07)));
    painter.setBrush(QColor(kCoin));
    painter.drawEllipse(area);
    paintCentred(
        painter, area, QString::number(cost), displayLetters(body, area.height() * 0.62), QColor(kFigureOnColour));
}

void paintRealmShield(QPainter& painter, const QRectF& area, int defense, bool outpost, const QFont& body)
{
    painter.setPen(QPen(outpost ? QColor(255, 255, 255, 120) : QColor(kCoinRim), std::max(1.0, area.width() * 0.05)));
    painter.setBrush(QColor(outpost ? kDarkShield : kPaleShield));
    painter.drawPath(shieldIn(area));
    paintCentred(painter, area.adjusted(0, 0, 0, -area.height() * 0.06), QString::number(defense),
        displayLetters(body, area.height() * 0.55), outpost ? QColor(Qt::white) : QColor(kFigureOnColour));
}

} // namespace ui
