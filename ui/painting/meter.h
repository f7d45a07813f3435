#pragma once

#include "core/game/seat.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace ui {

struct Colours;

struct MeterPart {
    core::Seat seat = core::Seat::None;
    double power = 0; ///< fractions while it counts up or down
    bool preview = false; ///< hatched, with a sign: what would be added
};

/// The power at a base, a part a seat, up to its breakpoint.
struct Meter {
    std::vector<MeterPart> parts; ///< in the order they are painted
    int full = 0; ///< the breakpoint; more power than that fills the bar, with a tick where the breakpoint is
};

/// Colour is never alone: each seat has its own pattern and its figure. On the dark ground of bases in both themes
/// unless `onPanel`, where the empty part is the theme's track.
void paintMeter(QPainter& painter, const QRectF& area, const Meter& meter, const Colours& colours, const QFont& body,
    bool onPanel = false);

/// Where a part lies in the bar, for what points at it.
QRectF meterPartArea(const QRectF& area, const Meter& meter, int part);

} // namespace ui
