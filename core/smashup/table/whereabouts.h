#pragma once

#include "core/smashup/table/state.h"

namespace core::smashup {

// Where a card in play lies, and what lies at a place: only the state is asked, not what stands on the cards.

/// Zones of cards in play that lie at a base themselves.
inline constexpr unsigned kAtBase = bitOf(Zone::Minions) | bitOf(Zone::BaseActions) | bitOf(Zone::BaseInPlay)
    | bitOf(Zone::Titans) | bitOf(Zone::Buried);

inline bool inPlay(const State& s, CardId card)
{
    return ((kAtBase | bitOf(Zone::Attached)) & bitOf(s.at(card).zone)) != 0;
}
/// The slot of a card in play, of the minion it is attached to, or of a base in play; kNoSlot elsewhere.
inline Slot slotOf(const State& s, CardId card)
{
    const CardInstance& c = s.at(card);
    if ((kAtBase & bitOf(c.zone)) != 0)
        return c.where;
    return c.zone == Zone::Attached ? s.at(c.where).where : kNoSlot;
}
/// True when the seat has a minion at the base there.
inline bool hasMinion(const State& s, Slot slot, Seat seat)
{
    for (const CardId id : cardsOf(s, s.slot[slot].minions))
        if (s.at(id).controller == seat)
            return true;
    return false;
}
/// The actions on a base, titans left out.
int actionsOn(const State& s, Slot slot);
/// True when the seat controls a titan in play. It can have only one: rules 19.2.
bool controlsTitan(const State& s, Seat seat);
/// True when the action, in play, has named that faction.
bool namesFaction(const State& s, CardId action, FactionId faction);

} // namespace core::smashup
