#pragma once

#include "core/game/minds.h"

namespace core::starrealms {

/// The hand-set evaluation, in points of authority: what a side has left, what its cards are worth, what is ready.
class StarRealmsEvaluator final : public Evaluator {
public:
    double value(const Match& match, Seat seat) const override;
    double slip() const override { return 0.2; } ///< a turn is many choices of little difference
};

} // namespace core::starrealms
