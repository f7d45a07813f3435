#pragma once

#include "core/game/minds.h"

namespace core::hyperborea {

/// The hand-set evaluation: the points of a seat and what may become points, less the best other seat's.
class HyperboreaEvaluator final : public Evaluator {
public:
    double value(const Match& match, Seat seat) const override;
};

} // namespace core::hyperborea
