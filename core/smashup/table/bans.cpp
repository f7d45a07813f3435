#include "core/smashup/table/bans.h"

namespace core::smashup {

bool isCancelledAt(const State& s, const CardLibrary& lib, Slot slot)
{
    for (const CardId id : cardsOf(s, s.slot[slot].actions))
        if (lib.def(s.at(id).def).has(Static::Kind::CancelBase))
            return true;
    return false;
}

/// Whether a card of the seat gives it leave to ignore the base there, and `fits`.
template <typename Fits>
static bool hasLeave(const State& s, const CardLibrary& lib, Slot slot, Seat seat, Fits fits)
{
    if (slot == kNoSlot || !s.anyAt(slot, Static::Kind::IgnoreBase))
        return false;
    for (const CardId id : cardsOf(s, s.slot[slot].actions))
        if (s.at(id).controller == seat && fits(s.at(id)) && lib.def(s.at(id).def).has(Static::Kind::IgnoreBase))
            return true;
    return false;
}

bool mayIgnoreBase(const State& s, const CardLibrary& lib, Slot slot, Seat seat)
{
    return hasLeave(s, lib, slot, seat, [](const CardInstance& card) { return !spent(card); });
}

bool ignoresPowerOf(const State& s, const CardLibrary& lib, Slot slot, Seat seat)
{
    return hasLeave(s, lib, slot, seat, [](const CardInstance& card) { return goesWithoutPower(card); });
}

static bool forbids(
    const State& s, const CardLibrary& lib, CardId source, const CardDef& card, Seat seat, Slot slot, bool another)
{
    for (const Static& each : lib.def(s.at(source).def).statics) {
        if (each.kind != Static::Kind::CannotPlay || each.play != card.playKind())
            continue;
        const bool other = each.others && s.at(source).controller == seat;
        const bool faction = each.namedFaction && !namesFaction(s, source, card.faction);
        const bool first = each.afterFirst && !another && !contains(s.slot[slot].played, seat);
        if (!other && !faction && !first)
            return true;
    }
    return false;
}

CardId findForbidder(const State& s, const CardLibrary& lib, const CardDef& card, Seat seat, Slot slot, bool another)
{
    const BaseSlot& place = s.slot[slot];
    const auto speaks = [&](CardId id) { return lib.def(s.at(id).def).has(Static::Kind::CannotPlay); };
    for (const CardId id : cardsOf(s, place.actions))
        if (speaks(id) && forbids(s, lib, id, card, seat, slot, another))
            return id;
    const bool base = speaks(place.base) && forbids(s, lib, place.base, card, seat, slot, another)
        && baseWorks(s, lib, slot) && !mayIgnoreBase(s, lib, slot, seat);
    return base ? place.base : kNoCard;
}

bool mayMove(const State& s, const CardLibrary& lib, Seat seat, Slot to)
{
    if (barredFromMoves(s.of(seat)))
        return false;
    if (!s.anyAt(to, Static::Kind::CannotMoveHere))
        return true;
    for (const CardId id : cardsOf(s, s.slot[to].actions))
        if (lib.def(s.at(id).def).has(Static::Kind::CannotMoveHere) && s.at(id).controller != seat)
            return false;
    return true;
}

} // namespace core::smashup
