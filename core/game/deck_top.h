#pragma once

#include "core/game/seat.h"

#include <string_view>

namespace core {

/// What a match can do, too, where its game has decks of which a card can be laid on top; found by dynamic_cast. For
/// whoever tries what a card is worth.
class DeckTop {
public:
    virtual ~DeckTop() = default;
    /// Trades the top card of the seat's deck for one of that name that lies in the deck, as though it had been
    /// shuffled so. Nobody knows where either lies, before or after. False, and nothing happens, where there is none of
    /// that name, or somebody knows of either.
    virtual bool putOnTop(Seat seat, std::string_view card) = 0;
};

} // namespace core
