#pragma once

#include "core/game/choice.h"

#include <cstdint>

namespace core::starrealms {

/// What a choice does; its operands beside it. Cards are named by their DefId, those in play by how many of that name
/// their seat has before them, too. So the same answer has the same bits whatever is hidden.
enum class Verb : std::uint8_t {
    None,
    Play, ///< a: of the seat's hand
    Use, ///< a, b: a card in play of the seat's own; c: a Slot
    Buy, ///< a: of the row, or an Explorer
    Attack, ///< a: a seat, or kBoss; with all the combat there is
    AttackPart, ///< a: a seat; how much is asked
    Strike, ///< a, b: a base; c: its seat
    GiveTrade, ///< a: a mate; how much is asked
    GiveCombat,
    HandOver, ///< a: the mate that acts next
    End,
    Card, ///< a; b: the Zone it lies in
    Base, ///< a, b; c: its seat
    Seat, ///< a
    Mode, ///< a: the library's number of its word
    Copy, ///< a: the card to become
    Number, ///< a
    Yes,
    Pass, ///< decline, or done picking
    Sever, ///< a: a card of a tentacle
    Mulligan, ///< the whole trade row is scrapped
};

/// Why a seat is asked. Prompt::source is the card that asks.
enum class Reason : std::uint8_t {
    None,
    Main,
    MustDiscard, ///< detail: how many more
    Scrap,
    Discard,
    Destroy,
    Acquire,
    PutOnDeck,
    Mode,
    WhoDiscards,
    Copy,
    OnTop, ///< source: the ship that was acquired
    HowMuch, ///< detail: the Verb it is for
    BossPutsOnDeck, ///< a Scout or a Viper on top of the deck
};

constexpr Choice make(Verb verb, std::uint8_t a = 0xFF, std::uint8_t b = 0xFF, std::uint8_t c = 0xFF)
{
    return { static_cast<std::uint8_t>(verb), a, b, c };
}

constexpr Verb verbOf(Choice choice)
{
    return static_cast<Verb>(choice.verb);
}

} // namespace core::starrealms
