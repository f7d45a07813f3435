#pragma once

#include "core/smashup/ability/program.h"

namespace core::smashup {

/// An op with what stands under it, as the card file had it: the jumps taken back into branches.
struct Step {
    Op op;
    std::vector<Step> then; ///< of Choose and If; the body of ChooseEach and Each
    std::vector<Step> otherwise;
};

std::vector<Step> stepsOf(const std::vector<Op>& ops);

} // namespace core::smashup
