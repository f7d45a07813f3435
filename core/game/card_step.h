#pragma once

#include "core/game/seat.h"

#include <cstdint>
#include <string>

namespace core {

/// A card that a seat brought into the match.
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
    };
    BroughtCard card;
    What what = What::Seen;
};

} // namespace core
