#pragma once

#include "core/smashup/table/state.h"

namespace core::smashup {

/// How a card could be played at one place: with a token of its seat's, or by its own right. See allowances.h.
struct Ways {
    CardId card = kNoCard; ///< kNoCard for any that is still to be played
    std::uint32_t tokens = 0; ///< bit per entry of State::tokens that would do
    bool ownRight = false; ///< from the discard pile without a token, as the card itself says
    /// From the discard pile with a token, and there a card that lets it, once a turn; kNoSlot where that is no matter.
    Slot opening = kNoSlot;
    bool named = false; ///< a minion of its name is in play
};

} // namespace core::smashup
