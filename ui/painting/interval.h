#pragma once

#include "core/statistics/estimate.h"

#include <QColor>
#include <QRectF>

class QFont;
class QPainter;

namespace ui {

struct Colours;

/// A share with its interval upon an axis.
struct IntervalMark {
    core::Estimate percent; ///< 0..100
    double even = 50; ///< what an even share would be, which is marked
    int verdict = 0; ///< 1 or -1 where the whole interval is above or below that; grey where it is neither
    double lowest = 0; ///< percent at the ends of the axis
    double highest = 100;
};

/// As wide as the axis is; the interval lies in the middle of its height.
void paintInterval(
    QPainter& painter, const QRectF& area, const IntervalMark& mark, const Colours& colours, const QFont& body);

} // namespace ui
