#pragma once

#include <cstdint>

namespace core::smashup {

/// What can happen. `card` is the card it happened to, `base` the base where; what else counts stands beside each.
enum class EventKind : std::uint8_t {
    TurnBegan, ///< seat; amount: the turn's number
    PhaseBegan, ///< amount: the Phase
    Mulligan, ///< seat showed a hand without minions and took a new one
    MinionPlayed,
    ActionPlayed, ///< base, or other: the minion it is played on
    AbilityUsed, ///< of a card in play, or of a base
    Returned, ///< seat: the owner whose hand it went to
    Destroyed,
    Spared, ///< it would have been affected, and was not
    Moved, ///< base: where to
    ToDeckBottom,
    ToDeckTop,
    Taken, ///< from a deck or a discard pile to its owner's hand
    DeckShuffled, ///< after a search
    LookedAtTop, ///< seat looked at card on top of other's deck, or of the base deck
    ShuffledIn, ///< amount: how many cards; no card is named
    Drew, ///< the seat alone sees which card
    Discarded,
    Boxed, ///< seat: its owner; out of the game for good
    DrewMadness, ///< from the Madness deck, open to all
    ReturnedMadness, ///< to the Madness deck
    DeckRenewed, ///< the discard pile became the deck
    Revealed,
    RevealedHand, ///< seat shows its hand to all
    GaveMadness, ///< seat gave a card, other: the seat whose hand it is in now
    LookedAtHand, ///< seat looked, other: whose hand
    Boosted, ///< amount: by how much
    CountersAdded, ///< amount: how many +1 power counters were placed
    BreakpointLowered, ///< base, amount
    BaseSwapped, ///< base: the new one; other: the old one
    ExtraPlay, ///< amount: 0 minion, 1 action
    VpGained, ///< amount
    Barred, ///< seat can play no actions; amount: 0 in its next turn, 1 until the current seat's next turn
    BarredMoves, ///< seat can move no minions until the current seat's next turn
    BaseCancelled, ///< base, until the seat's next turn
    Named, ///< card names a faction, amount
    NamedCard, ///< seat, for what card does; other: a card that bears the name
    Chose, ///< seat, for what card does: base; or other: a seat; or amount: 1 + a faction
    ScoringBegan, ///< base
    BaseScored, ///< base; points
    BaseReplaced, ///< base: the new one; other: the old one
    MadnessCounted, ///< amount: the VP that its Madness costs the seat when the match ends
    Buried, ///< seat, base; only who knows the card sees which it is
    Uncovered, ///< seat, base
    TookTreasure, ///< to the seat's hand, open to all
    TookControl, ///< seat, of a minion
    SetAside, ///< a titan leaves play; base: where it was
    EndIsNear, ///< the match will end of itself; amount: after how many turns, other: why, an Ended
    MatchEnded,
};

} // namespace core::smashup
