#pragma once

#include "core/game/game.h"
#include "core/smashup/table/seats.h"

namespace core::smashup {

class SmashUpMatch;

/// What each seat has: points, what the bases would pay as they stand and how near they are to paying, and cards; a
/// won match. In victory points.
EachSeat<double> worthOf(const SmashUpMatch& match);

/// The hand-set evaluation: points, what each base would pay as it stands and how near it is to paying, and cards.
/// In victory points, own minus the best other seat's.
class SmashUpEvaluator final : public Evaluator {
public:
    double value(const Match& match, Seat seat) const override;
};

} // namespace core::smashup
