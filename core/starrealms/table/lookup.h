#pragma once

#include "core/starrealms/table/state.h"

namespace core::starrealms {

/// The first card of a pile that is such a one; kNoCard when there is none.
inline CardId firstOf(const State& s, const Pile& pile, DefId def)
{
    for (const CardId id : cardsOf(s, pile))
        if (s.at(id).def == def)
            return id;
    return kNoCard;
}

/// The slot of the trade row in which the first such card lies; kRowSlots when there is none.
inline std::size_t rowSlotOf(const State& s, DefId def)
{
    std::size_t slot = 0;
    while (slot < kRowSlots && (s.row[slot] == kNoCard || s.at(s.row[slot]).def != def))
        ++slot;
    return slot;
}

/// What a seat or the boss has in play.
inline const Pile& tableOf(const State& s, Seat seat)
{
    return seat == kBoss ? s.boss.pile(Zone::BossInPlay) : s.of(seat).inPlay;
}

/// How many cards of its name its seat had in play before it came.
inline std::uint8_t ordinalOf(const State& s, CardId card)
{
    std::uint8_t before = 0;
    for (CardId id = tableOf(s, s.at(card).owner).head; id != card; id = s.at(id).next)
        before = static_cast<std::uint8_t>(before + (s.at(id).def == s.at(card).def ? 1 : 0));
    return before;
}

/// The card in play that ordinalOf() numbers so; kNoCard when there is none.
inline CardId inPlayOf(const State& s, Seat seat, DefId def, std::uint8_t ordinal)
{
    for (const CardId id : cardsOf(s, tableOf(s, seat)))
        if (s.at(id).def == def && ordinal-- == 0)
            return id;
    return kNoCard;
}

} // namespace core::starrealms
