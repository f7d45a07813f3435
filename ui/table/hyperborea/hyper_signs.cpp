#include "ui/table/hyperborea/hyper_signs.h"

#include "ui/look.h"
#include "ui/painting/pill.h"

#include <QConicalGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

using core::hyperborea::Back;
using core::hyperborea::Colour;
using core::hyperborea::Space;
using core::hyperborea::Terrain;

namespace {

constexpr std::array<QRgb, core::hyperborea::kColours> kCubes { 0xffd9534f, 0xff4caf62, 0xff9b6bd0, 0xff4a8fdc,
    0xffe8873a, 0xffe5bf3e, 0xff9aa3b2 };
constexpr QRgb kInk = 0xff1b1a18;
constexpr QRgb kStone = 0xffefe6d2;
constexpr std::array<QRgb, 3> kMetals { 0xffb9743f, 0xffb9c2d2, 0xffe7b84a };

/// Places in a square of side 2 around the middle of `area`.
struct Unit {
    QPointF middle;
    double half;

    explicit Unit(const QRectF& area)
        : middle(area.center())
        , half(std::min(area.width(), area.height()) / 2)
    {
    }
    QPointF operator()(double x, double y) const { return middle + QPointF(x * half, y * half); }
};

QPainterPath signPath(const Unit& at, Colour colour)
{
    QPainterPath path;
    switch (colour) {
    case Colour::Red:
        path.addPolygon(QPolygonF { at(0, -0.9), at(0.95, 0.75), at(-0.95, 0.75) });
        break;
    case Colour::Green:
        path.addEllipse(at.middle, at.half * 0.78, at.half * 0.78);
        break;
    case Colour::Purple:
        path.addPolygon(QPolygonF { at(0, -1), at(0.8, 0), at(0, 1), at(-0.8, 0) });
        break;
    case Colour::Blue:
        path.addRect(QRectF(at(-0.72, -0.72), at(0.72, 0.72)));
        break;
    case Colour::Orange:
        path.addPolygon(QPolygonF { at(-0.3, -0.9), at(0.3, -0.9), at(0.3, -0.3), at(0.9, -0.3), at(0.9, 0.3),
            at(0.3, 0.3), at(0.3, 0.9), at(-0.3, 0.9), at(-0.3, 0.3), at(-0.9, 0.3), at(-0.9, -0.3), at(-0.3, -0.3) });
        break;
    case Colour::Yellow: {
        QPolygonF star;
        for (int i = 0; i < 10; ++i) {
            const double turn = std::numbers::pi * (i / 5.0 - 0.5);
            const double far = i % 2 == 0 ? 1.0 : 0.45;
            star << at(far * std::cos(turn), far * std::sin(turn));
        }
        path.addPolygon(star);
        break;
    }
    case Colour::Grey:
        path.addRect(QRectF(at(-0.75, -0.2), at(0.75, 0.2)));
        break;
    }
    path.closeSubpath();
    return path;
}

void outline(QPainter& painter, const QRectF& area)
{
    painter.setPen(QPen(QColor(kInk), std::max(1.0, area.height() * 0.05), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

QPainterPath battlements(const Unit& at, double left, double right, double top, double bottom)
{
    const double step = (right - left) / 5;
    const double deep = (bottom - top) * 0.28;
    QPainterPath path(at(left, bottom));
    path.lineTo(at(left, top));
    for (int i = 0; i < 5; ++i) {
        const double from = left + i * step;
        const double high = i % 2 == 0 ? top : top + deep;
        path.lineTo(at(from, high));
        path.lineTo(at(from + step, high));
    }
    path.lineTo(at(right, bottom));
    path.closeSubpath();
    return path;
}

} // namespace

QColor cubeColour(Colour colour)
{
    return QColor(kCubes[static_cast<std::size_t>(colour)]);
}

void paintCubeSign(QPainter& painter, const QRectF& area, Colour colour, const QColor& ink)
{
    painter.fillPath(signPath(Unit(area), colour), ink);
}

void paintCube(QPainter& painter, const QRectF& area, Colour colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor fill = cubeColour(colour);
    QLinearGradient light(area.topLeft(), area.bottomRight());
    light.setColorAt(0, fill.lighter(112));
    light.setColorAt(1, fill.darker(118));
    painter.setPen(QPen(fill.darker(170), 1));
    painter.setBrush(light);
    const double radius = area.width() * 0.2;
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    const double inset = area.width() * 0.26;
    paintCubeSign(painter, area.adjusted(inset, inset, -inset, -inset), colour, QColor(kInk));
    painter.restore();
}

void paintSpace(QPainter& painter, const QRectF& area, Space space, const Colours& colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = area.width() * 0.2;
    const QRectF inner = area.adjusted(1, 1, -1, -1);
    if (space == Space::Any) {
        // All colours but grey: six parts around the middle.
        QConicalGradient all(area.center(), 90);
        for (int i = 0; i < 6; ++i) {
            QColor part(kCubes[static_cast<std::size_t>(i)]);
            part.setAlphaF(0.55F);
            all.setColorAt(i / 6.0, part);
            all.setColorAt((i + 0.98) / 6.0, part);
        }
        painter.setPen(QPen(colours.edge, 1));
        painter.setBrush(colours.sunken);
        painter.drawRoundedRect(inner, radius, radius);
        painter.setPen(Qt::NoPen);
        painter.setBrush(all);
        painter.drawRoundedRect(inner.adjusted(2, 2, -2, -2), radius * 0.7, radius * 0.7);
    } else {
        const auto colour = static_cast<Colour>(space);
        const QColor ink = readableOn(cubeColour(colour), colours.sunken, 3);
        painter.setPen(QPen(ink, std::max(1.0, area.width() * 0.07)));
        painter.setBrush(colours.sunken);
        painter.drawRoundedRect(inner, radius, radius);
        const double inset = area.width() * 0.32;
        paintCubeSign(painter, area.adjusted(inset, inset, -inset, -inset), colour, ink);
    }
    painter.restore();
}

void paintMiniature(QPainter& painter, const QRectF& area, core::Seat seat, const Colours& colours, bool halted)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Unit at(area);
    QPainterPath body;
    body.moveTo(at(-0.7, 0.85));
    body.cubicTo(at(-0.7, 0.1), at(-0.45, -0.15), at(0, -0.15));
    body.cubicTo(at(0.45, -0.15), at(0.7, 0.1), at(0.7, 0.85));
    body.closeSubpath();
    QPainterPath head;
    head.addEllipse(at(0, -0.45), at.half * 0.38, at.half * 0.38);
    outline(painter, area);
    painter.setBrush(seatColour(seat, colours));
    painter.drawPath(body);
    painter.drawPath(head);
    paintSeatMark(painter, at(0, 0.42), at.half * 0.5, seat, QColor(kInk));
    if (halted) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(kInk));
        painter.drawRoundedRect(QRectF(at(-0.95, 0.66), at(0.95, 1.0)), 2, 2);
        painter.setBrush(Qt::white);
        painter.drawRect(QRectF(at(-0.75, 0.77), at(0.75, 0.9)));
    }
    painter.restore();
}

void paintFortress(QPainter& painter, const QRectF& area, core::Seat seat, const Colours& colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Unit at(area);
    outline(painter, area);
    painter.setBrush(seatColour(seat, colours));
    painter.drawPath(battlements(at, -0.75, 0.75, -0.55, 0.8));
    paintSeatMark(painter, at(0, 0.33), at.half * 0.5, seat, QColor(kInk));
    painter.restore();
}

void paintGhost(QPainter& painter, const QRectF& area)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Unit at(area);
    QPainterPath path(at(-0.62, 0.85));
    path.lineTo(at(-0.62, -0.2));
    path.cubicTo(at(-0.62, -1.1), at(0.62, -1.1), at(0.62, -0.2));
    path.lineTo(at(0.62, 0.85));
    path.lineTo(at(0.31, 0.6));
    path.lineTo(at(0, 0.85));
    path.lineTo(at(-0.31, 0.6));
    path.closeSubpath();
    outline(painter, area);
    painter.setBrush(Qt::white);
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(kInk));
    for (const double x : { -0.22, 0.22 })
        painter.drawEllipse(at(x, -0.22), at.half * 0.11, at.half * 0.15);
    painter.restore();
}

void paintCity(QPainter& painter, const QRectF& area)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Unit at(area);
    outline(painter, area);
    painter.setBrush(QColor(kStone));
    painter.drawPath(battlements(at, -0.95, 0.95, -0.2, 0.9));
    painter.setBrush(QColor(kInk));
    QPainterPath gate(at(-0.2, 0.9));
    gate.lineTo(at(-0.2, 0.55));
    gate.cubicTo(at(-0.2, 0.3), at(0.2, 0.3), at(0.2, 0.55));
    gate.lineTo(at(0.2, 0.9));
    painter.drawPath(gate);
    painter.restore();
}

void paintRuin(QPainter& painter, const QRectF& area, Back back)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Unit at(area);
    outline(painter, area);
    painter.setBrush(QColor(kMetals[static_cast<std::size_t>(back)]));
    painter.drawPolygon(QPolygonF { at(-0.9, 0.9), at(-0.9, -0.15), at(-0.55, 0.15), at(-0.35, -0.2), at(-0.05, 0.2),
        at(0.2, -0.3), at(0.45, 0.1), at(0.7, -0.1), at(0.9, 0.35), at(0.9, 0.9) });
    // Notches tell the metals apart: one for bronze, two for silver, three for gold.
    painter.setPen(QPen(QColor(kInk), std::max(1.0, area.height() * 0.06)));
    const int notches = static_cast<int>(back) + 1;
    for (int i = 0; i < notches; ++i) {
        const double x = (i - (notches - 1) / 2.0) * 0.4;
        painter.drawLine(at(x, 0.48), at(x, 0.78));
    }
    painter.restore();
}

void paintGem(QPainter& painter, const QRectF& area)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Unit at(area);
    outline(painter, area);
    painter.setBrush(QColor(0x5f, 0xd0, 0xc8));
    painter.drawPolygon(QPolygonF { at(0, -0.95), at(0.6, -0.15), at(0, 0.95), at(-0.6, -0.15) });
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xff, 0xff, 0xff, 110));
    painter.drawPolygon(QPolygonF { at(0, -0.8), at(0.5, -0.15), at(0, -0.15) });
    painter.restore();
}

void paintBag(QPainter& painter, const QRectF& area)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Unit at(area);
    QPainterPath sack(at(-0.25, -0.35));
    sack.cubicTo(at(-1.0, 0.1), at(-0.95, 0.9), at(-0.4, 0.9));
    sack.lineTo(at(0.4, 0.9));
    sack.cubicTo(at(0.95, 0.9), at(1.0, 0.1), at(0.25, -0.35));
    sack.lineTo(at(0.45, -0.9));
    sack.lineTo(at(-0.45, -0.9));
    sack.closeSubpath();
    outline(painter, area);
    painter.setBrush(QColor(0x8a, 0x63, 0x3d));
    painter.drawPath(sack);
    painter.drawLine(at(-0.3, -0.35), at(0.3, -0.35));
    painter.restore();
}

QPolygonF hexShape(const QPointF& centre, double radius)
{
    QPolygonF shape;
    for (int i = 0; i < 6; ++i) {
        const double turn = std::numbers::pi * (i / 3.0 - 0.5);
        shape << centre + QPointF(radius * std::cos(turn), radius * std::sin(turn));
    }
    return shape;
}

void paintTerrain(QPainter& painter, const QPointF& centre, double radius, Terrain terrain)
{
    struct Ground {
        QRgb from;
        QRgb to;
    };
    constexpr std::array<Ground, 4> kGrounds { { { 0xff8d7241, 0xff69522f }, { 0xff2f6b43, 0xff214d31 },
        { 0xff2d6470, 0xff1e4854 }, { 0xff6c7185, 0xff4d5267 } } };
    const Ground& ground = kGrounds[static_cast<std::size_t>(terrain)];
    QLinearGradient light(centre - QPointF(radius, radius), centre + QPointF(radius, radius));
    light.setColorAt(0, QColor(ground.from));
    light.setColorAt(1, QColor(ground.to));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawPolygon(hexShape(centre, radius));
    // Each terrain has signs of its own near the upper corners.
    painter.setBrush(QColor(255, 255, 255, 46));
    const auto at = [&](double x, double y) { return centre + QPointF(x * radius, y * radius); };
    for (const double x : { -0.46, 0.46 })
        switch (terrain) {
        case Terrain::Desert:
            for (const QPointF dot : { QPointF(-0.1, 0), QPointF(0.02, -0.06), QPointF(0.12, 0.02), QPointF(0, 0.07) })
                painter.drawEllipse(at(x + dot.x(), -0.5 + dot.y()), radius * 0.022, radius * 0.022);
            break;
        case Terrain::Forest:
            for (const double dx : { -0.09, 0.07 })
                painter.drawPolygon(QPolygonF { at(x + dx, -0.66), at(x + dx + 0.1, -0.42), at(x + dx - 0.1, -0.42) });
            break;
        case Terrain::Swamp: {
            painter.save();
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(QColor(255, 255, 255, 60), std::max(1.0, radius * 0.025)));
            for (const double y : { -0.56, -0.47 }) {
                QPainterPath wave(at(x - 0.16, y));
                wave.cubicTo(at(x - 0.06, y - 0.08), at(x + 0.06, y + 0.08), at(x + 0.16, y));
                painter.drawPath(wave);
            }
            painter.restore();
            break;
        }
        case Terrain::Mountain:
            painter.drawPolygon(QPolygonF { at(x, -0.72), at(x + 0.2, -0.4), at(x - 0.2, -0.4) });
            break;
        }
}

} // namespace ui
