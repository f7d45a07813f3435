#pragma once

#include <QRectF>

class QPainter;

namespace ui {

/// How high something lies: on the table, as a base or a card in hand, held or floating.
enum class Height { Flat = 0, OnTable = 1, Raised = 2, Floating = 3 };

/// How far, in logical pixels at 100 %, a shadow reaches beyond what casts it.
qreal shadowReach(Height height);

/// The soft shadow of a rounded rectangle. Painted outside `area`; softer and paler on light ground. `unit` scales its
/// softness: 1 at 100 %.
void paintShadow(QPainter& painter, const QRectF& area, qreal radius, Height height, bool dark, qreal unit = 1.0);

} // namespace ui
