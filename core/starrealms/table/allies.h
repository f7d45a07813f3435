#pragma once

#include "core/starrealms/table/state.h"

namespace core::starrealms {

/// Gives the seat's cards in play the permission to use their ally abilities that they have earned by now. Called
/// whenever a card comes into play or gains a faction. What was given stays as long as the card is in play and the turn
/// lasts, whoever leaves. Rules 4.2 and 4.3.
void giveAllies(State& s, const CardLibrary& lib, Seat seat);

/// What a card in play is good for: the card it copies, or itself.
inline DefId faceOf(const CardInstance& card)
{
    return card.as == kNoDef ? card.def : card.as;
}

/// Whether the seat, on turn, may use that ability of a card in play now.
bool mayUse(const State& s, const CardLibrary& lib, CardId card, Slot slot);

} // namespace core::starrealms
