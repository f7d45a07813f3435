#pragma once

#include <QIcon>

class QColor;

namespace ui {

/// A square of one colour, `side` pixels wide, crisp at `ratio` pixels of the screen for each.
QIcon colourSquare(const QColor& colour, int side, qreal ratio);

} // namespace ui
