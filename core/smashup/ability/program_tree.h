#pragma once

#include "core/smashup/cards/program.h"

namespace core::smashup {

/// An op with what stands under it, as the card file had it: the jumps taken back into branches.
struct Step {
    Op op;
    std::vector<Step>
        then; ///< of Choose, If, Offer and a top card; a loop's body; the Branches of a Mode and what follows them
    std::vector<Step> otherwise;
};

/// The steps from the op at `first` on.
std::vector<Step> stepsOf(const std::vector<Op>& ops, std::size_t first = 0);

} // namespace core::smashup
