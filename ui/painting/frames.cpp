#include "ui/painting/frames.h"

#include "ui/look.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr qreal kIllegal = 0.36;
constexpr qreal kFading = 0.32;
constexpr qreal kGhost = 0.55;

} // namespace

qreal opacityOf(const FaceState& state)
{
    qreal opacity = state.opacity;
    if (state.fading)
        opacity *= kFading;
    else if (state.illegal)
        opacity *= kIllegal;
    else if (state.ghost)
        opacity *= kGhost;
    return opacity;
}

void paintRings(
    QPainter& painter, const QRectF& area, qreal radius, const FaceState& state, const Colours& colours, qreal unit)
{
    // `from` and `to` count outwards from the edge of what is framed.
    const auto ring = [&](QColor colour, qreal from, qreal to, Qt::PenStyle style = Qt::SolidLine) {
        const qreal grow = (from + to) / 2 * unit;
        painter.setPen(QPen(colour, (to - from) * unit, style, Qt::FlatCap));
        painter.drawRoundedRect(area.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const bool gold = state.legal || state.picked;
    if (gold) {
        QColor soft = colours.accent;
        soft.setAlphaF(colours.dark ? 0.28F : 0.42F);
        ring(soft, 1.5, 6);
        ring(colours.accent, -0.5, state.picked ? 3 : 2);
        if (!colours.dark) // gold alone is not seen on light ground
            ring(colours.accentInk, state.picked ? 3 : 2, state.picked ? 3.8 : 2.8);
    } else if (state.ghost) {
        ring(colours.accentInk, -0.5, 1.25);
    } else if (state.asks) {
        ring(colours.accentInk, 0, 2, Qt::DotLine);
    }
    if (state.hinted)
        ring(colours.good, gold ? 2.5 : 0, gold ? 5 : 2.5, Qt::DashLine);
    if (state.focus)
        ring(colours.focus, gold ? 4 : 2, gold ? 6 : 4);
    painter.restore();
}

void paintDropPlace(QPainter& painter, const QRectF& area, qreal radius, bool pointed, const Colours& colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor wash = colours.accent;
    wash.setAlphaF(pointed ? (colours.dark ? 0.20F : 0.30F) : (colours.dark ? 0.10F : 0.16F));
    painter.setBrush(wash);
    painter.setPen(QPen(colours.accentInk, pointed ? 2.5 : 1.5));
    const qreal half = painter.pen().widthF() / 2;
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), radius, radius);
    if (pointed) {
        QColor soft = colours.accent;
        soft.setAlphaF(0.25F);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(soft, 4));
        painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
    }
    painter.restore();
}

} // namespace ui
