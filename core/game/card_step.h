#pragma once

#include "core/game/seat.h"

#include <cstdint>
#include <string>

namespace core {

/// A card that a seat has: it brought it into the match, or got it there.
struct BroughtCard {
    std::uint8_t card = 0xFF; ///< as events have it; the same throughout the match
    Seat owner = Seat::None;
    std::string name;
};

/// What happened to such a card, as statistics of cards count it.
struct CardStep {
    enum class What : std::uint8_t {
        Seen, ///< its owner came to know where it lies
        Drawn, ///< it came to its owner's hand from a pile
        Played, ///< by its owner
        Acquired, ///< its owner, who did not bring it, got it: bought it, say
        Removed, ///< it left the match for good, as a scrapped card does
    };
    BroughtCard card;
    What what = What::Seen;
    bool toHand = false; ///< of one that was acquired: it came to hand thereby
    std::string group {}; ///< of one that was acquired: what it belongs to, as CardInfo::group has it
};

} // namespace core
