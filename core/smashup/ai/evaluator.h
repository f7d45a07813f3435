#pragma once

#include "core/game/game.h"

namespace core::smashup {

/// The hand-set evaluation: points, what each base would pay as it stands and how near it is to paying, and cards.
/// In victory points, own minus the best other seat's.
class SmashUpEvaluator final : public Evaluator {
public:
    double value(const Match& match, Seat seat) const override;
};

} // namespace core::smashup
