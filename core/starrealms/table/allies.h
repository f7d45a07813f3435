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

/// The abilities of a card in play that its seat, on turn, may use now: bit per Slot. `facts` are the library's.
inline std::uint8_t usableSlots(const Facts* facts, const CardInstance& card)
{
    constexpr unsigned kPrimaryBit = kUsedPrimary;
    constexpr unsigned kScrapBit = 1U << static_cast<unsigned>(Slot::Scrap);
    const Facts face = facts[faceOf(card)];
    const unsigned primary = face.isShip() ? 0U : kPrimaryBit; // a ship's is done when it is played
    // The permissions stand two places above what they are for.
    const unsigned allies = card.used >> 2U & (kUsedAlly | kUsedDoubleAlly);
    return static_cast<std::uint8_t>(face.slots & (((primary | allies) & ~unsigned { card.used }) | kScrapBit));
}
static_assert(kAllyOn >> 2U == kUsedAlly && kDoubleAllyOn >> 2U == kUsedDoubleAlly);

} // namespace core::starrealms
