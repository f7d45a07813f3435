#pragma once

#include "core/smashup/cards/card_library.h"
#include "core/smashup/table/fields.h"
#include "core/smashup/table/whereabouts.h"

namespace core::smashup {

// What cards in play forbid, and what they take from a base; none of it asks about power or looks for cards.

/// True while an action there cancels the ability of its base.
bool isCancelledAt(const State& s, const CardLibrary& lib, Slot slot);

/// True while the base's own ability works: nothing at it cancels it, and nothing has until somebody's turn.
inline bool baseWorks(const State& s, const CardLibrary& lib, Slot slot)
{
    const CardId base = s.slot[slot].base;
    return (base == kNoCard || cancelledUntil(s.at(base)) == Seat::None)
        && !(s.anyAt(slot, Static::Kind::CancelBase) && isCancelledAt(s, lib, slot));
}

/// True while `seat` may ignore the base's ability: neither follow, suffer nor profit from it (rules 11.10), as it says
/// each time. See leave.cpp.
bool mayIgnoreBase(const State& s, const CardLibrary& lib, Slot slot, Seat seat);
/// True when `seat` has said that it ignores the power that the base gives.
bool ignoresPowerOf(const State& s, const CardLibrary& lib, Slot slot, Seat seat);

/// The card at `slot`, or its base, that forbids such a card there, where State::anyAt says that one may.
CardId findForbidder(const State& s, const CardLibrary& lib, const CardDef& card, Seat seat, Slot slot, bool another);
/// What at that base forbids the seat to play such a card there; kNoCard for nothing. Rules 11.8. `another`: when the
/// seat will have played another minion there.
inline CardId forbidder(
    const State& s, const CardLibrary& lib, const CardDef& card, Seat seat, Slot slot, bool another = false)
{
    if (!s.anyAt(slot, Static::Kind::CannotPlay) || card.kind == CardKind::Titan)
        return kNoCard; // a titan is neither a minion nor an action
    return findForbidder(s, lib, card, seat, slot, another);
}

/// True while the seat can play no actions.
inline bool isBarred(const State& s, Seat seat)
{
    return barredFromActions(s.of(seat));
}
/// True when `seat` can play no such card anywhere now.
inline bool isBarredFrom(const State& s, const CardDef& card, Seat seat)
{
    return card.kind == CardKind::Action ? isBarred(s, seat) : card.kind == CardKind::Titan && controlsTitan(s, seat);
}
/// True when `seat` may move minions to the base there.
bool mayMove(const State& s, const CardLibrary& lib, Seat seat, Slot to);

} // namespace core::smashup
