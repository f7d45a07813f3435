#pragma once

#include <QPointF>
#include <QRectF>

#include <cmath>
#include <limits>

namespace ui {

/// The nearest of `count` areas from number `from` on, looking along `way`, a step of length 1; `from` where there is
/// none. What lies aside counts as farther than what lies ahead; empty areas are nowhere.
template <typename AreaOf>
int nearestAlong(int count, int from, const QPointF& way, AreaOf areaOf)
{
    const QPointF here = QRectF(areaOf(from)).center();
    int best = from;
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < count; ++i) {
        const QRectF area = areaOf(i);
        if (i == from || area.isEmpty())
            continue;
        const QPointF to = area.center() - here;
        const double along = QPointF::dotProduct(to, way);
        const double aside = std::abs(to.x() * way.y()) + std::abs(to.y() * way.x());
        if (along <= 1)
            continue;
        if (const double cost = along + 2.5 * aside; cost < least) {
            least = cost;
            best = i;
        }
    }
    return best;
}

} // namespace ui
