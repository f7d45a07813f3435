#pragma once

#include "core/language/plan.h"
#include "core/smashup/cards/card_library.h"

namespace core::smashup {

/// What is said of a card, in whichever language: made from its program, so that what it says is what runs. Empty for a
/// card without ability.
core::language::Text planOf(const CardLibrary& library, const CardDef& def);

/// What the op at `pc` asks, an offer or a number.
std::vector<core::language::Sentence> questionPlan(
    const CardLibrary& library, const CardDef& def, const Ability& ability, std::size_t pc);

} // namespace core::smashup
