#pragma once

#include <cstdint>

namespace core::smashup {

/// What a choice does; the operands stand beside each. See core::Choice.
enum class Verb : std::uint8_t {
    None,
    Play, ///< a: a card of the seat's hand, or of its discard pile where it may be played from there
    Use, ///< a: a card in play or a base whose ability is used
    Score, ///< a: the slot of the base to score next
    Base, ///< a: a slot
    Card, ///< a: a card
    Seat, ///< a: a seat
    Faction, ///< a: a faction
    Name, ///< a: a card that bears the name, wherever it lies
    Number, ///< a: a number
    Order, ///< a: the card or base whose waiting ability comes next
    Mode, ///< a: the library's number of the mode's word
    Yes,
    Pass, ///< decline, or done picking
    End, ///< end of the play phase
};

/// Why a seat is asked. Prompt::source is the card or base that asks.
enum class Reason : std::uint8_t {
    None,
    Mulligan,
    PlayPhase,
    ChooseBaseToScore,
    DiscardToLimit,
    PlayWhere, ///< source: the card being played
    PlayAsWhat, ///< source: the fusion being played
    SaveInstead, ///< source, a minion, asks whether to save it from destruction
    SaveFirst, ///< source, a base, saves one of several minions
    PlayExtra, ///< an extra play to be used at once or lost
    PlayThis, ///< source asks whether to play the card offered
    ChooseOne, ///< source's ability asks
    Offer, ///< source's ability asks yes or no
    ChooseMore, ///< one of several; pass when done
    ChooseMode, ///< source's ability asks in which way it is to work
    PutInOrder, ///< cards go back on or under a deck one by one
    DiscardCards, ///< cards of one's own hand, one by one; detail: how many more
    PlayFromPile, ///< a card that source lets play from a pile; pass when done
    OrderAbilities,
    UseAbility, ///< abilities of one's own that may be used now
    RespondBeforeScoring, ///< Specials in hand, clockwise; detail: the slot
    RespondAfterScoring,
    TakeTreasure, ///< one of those turned up for the monsters at the base `source`
    MayIgnore, ///< whether the seat ignores what the base `source` does
};

} // namespace core::smashup
