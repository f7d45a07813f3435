#pragma once

#include "core/smashup/ability/program_tree.h"
#include "core/smashup/cards/card_library.h"

namespace core::smashup {

/// How a register is used first when steps are told in order.
enum class Use {
    None,
    Direct, ///< as what a verb is done to or with, so that it can be brought in there: "return a minion …"
    Within, ///< inside another phrase, which needs it said before: "all minions there"
};

Use firstUse(const CardLibrary& library, const std::vector<Step>& steps, std::uint8_t reg);

/// Verbs that make a clause of their own.
int countVerbs(const std::vector<Step>& steps);

} // namespace core::smashup
