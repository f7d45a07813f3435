#pragma once

#include "core/hyperborea/cards/library.h"

#include <QColor>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

class QPainter;

namespace ui {

struct Colours;

// What lies in the box of Hyperborea, drawn: each kind has a shape of its own, and each colour a sign.

QColor cubeColour(core::hyperborea::Colour colour);
/// The sign of a colour alone.
void paintCubeSign(QPainter& painter, const QRectF& area, core::hyperborea::Colour colour, const QColor& ink);
void paintCube(QPainter& painter, const QRectF& area, core::hyperborea::Colour colour);
/// An empty space, which shows what it takes.
void paintSpace(QPainter& painter, const QRectF& area, core::hyperborea::Space space, const Colours& colours);
/// Pieces have the colour of their seat, as all that is a seat's has, and bear its mark. One that may not walk on has a
/// bar below it.
void paintMiniature(
    QPainter& painter, const QRectF& area, core::Seat seat, const Colours& colours, bool halted = false);
void paintFortress(QPainter& painter, const QRectF& area, core::Seat seat, const Colours& colours);
void paintGhost(QPainter& painter, const QRectF& area);
void paintCity(QPainter& painter, const QRectF& area);
void paintRuin(QPainter& painter, const QRectF& area, core::hyperborea::Back back);
void paintGem(QPainter& painter, const QRectF& area);
void paintBag(QPainter& painter, const QRectF& area);

/// A hex that stands on a corner.
QPolygonF hexShape(const QPointF& centre, double radius);
/// The ground of a hex that was turned up, the same in both themes: it is a thing on the table.
void paintTerrain(QPainter& painter, const QPointF& centre, double radius, core::hyperborea::Terrain terrain);

} // namespace ui
