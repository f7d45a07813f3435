#pragma once

#include "ui/look.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>

namespace ui {

/// The cloth under the cards, on `area`: brightest in the middle of `table`, which may be a part of it.
inline void paintCloth(QPainter& painter, const QRectF& area, const QRectF& table, const Colours& colours)
{
    QRadialGradient cloth(table.center(), std::max(table.width(), table.height()) * 0.62);
    cloth.setColorAt(0, colours.clothMiddle);
    cloth.setColorAt(1, colours.clothEdge);
    painter.fillRect(area, cloth);
}

} // namespace ui
