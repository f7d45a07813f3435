#pragma once

#include "core/smashup/cards/card_library.h"
#include "core/smashup/table/state.h"

#include <string>
#include <vector>

namespace core::smashup {

/// Every breach of what must always hold, in words: each card in exactly one place, piles whole and counted right,
/// attachments on minions, slots with bases, hands of at most ten after the draw phase, no ready base left when the
/// score phase ends, nothing dropped for want of room.
std::vector<std::string> findBreaches(const State& s, const CardLibrary& lib);

} // namespace core::smashup
