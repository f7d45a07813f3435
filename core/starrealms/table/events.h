#pragma once

#include <cstdint>

namespace core::starrealms {

/// What happens in a match; the fields of core::Event beside each. `card` is what it happens to unless told.
enum class EventKind : std::uint8_t {
    TurnBegan, ///< seat: the first of those that have it; amount: which turn
    Played, ///< seat
    Used, ///< seat; other: a Slot
    GainedTrade, ///< seat, by `card`; amount
    GainedCombat,
    GainedAuthority,
    Drew, ///< seat; only who knows the card sees which it is
    DeckRenewed, ///< seat shuffled its discard pile into a deck
    Discarded, ///< seat
    ScrappedOwn, ///< seat scrapped a card of its own
    ScrappedFromRow, ///< seat
    RowFilled,
    Acquired, ///< seat; other: a To; amount: 1 where it was for nothing
    PutOnDeck, ///< seat, from its discard pile
    Waits, ///< seat, by `card`; other: a Kind it waits for
    Copied, ///< seat: `card` copies another; other: its DefId
    MustDiscard, ///< seat; amount; other: who says so
    Owes, ///< the same for its next turn
    Attacked, ///< other: a seat; amount; points
    BaseDestroyed, ///< other: its owner
    GaveTrade, ///< seat to other; amount
    GaveCombat,
    CameBack, ///< seat, from the scrap heap
    Ended, ///< seat, of a team that goes on
    Fell, ///< seat is out
    MatchEnded,
    // Of challenges. What a boss does, here and above, has no seat.
    BossTurn, ///< the boss has a turn
    BossTook, ///< `card` from the row
    BossAuthority, ///< amount, gained
    BossDrew, ///< `card` came into play from its discard pile
    PutHidden, ///< seat, from its hand on top of its deck
    Severed, ///< seat scrapped `card` of a tentacle
    RowScrapped, ///< seat, all of it
};

} // namespace core::starrealms
