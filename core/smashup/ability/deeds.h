#pragma once

#include "core/smashup/cards/card_library.h"

#include <vector>

namespace core::smashup {

/// What the card does, the foremost first, each once: what lies on the table by what holds there, any other card by
/// its steps in their order. What it takes from its own seat is the price of something and comes behind that, looking
/// at cards behind both, then that it is played on something, and last what it does to itself. Which verbs there are
/// and what they are done to is asked of their table.
std::vector<Deed> deedsOf(const CardLibrary& library, const CardDef& def);

} // namespace core::smashup
