#include "core/smashup/rules/machine.h"

#include "core/smashup/rules/monsters.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/table/zones.h"

#include <algorithm>

// Verbs done to bases, to what lies on them, and to what a seat may do.

namespace core::smashup {

namespace {

void swapBase(Engine& e, Slot slot, CardId base, bool shuffle, bool keepActions)
{
    State& s = e.s;
    const CardId old = s.slot[slot].base;
    // Minions and what is on them stay; in the first printing the actions on the base go.
    for (CardId action = s.slot[slot].actions.head; action != kNoCard;) {
        const CardId next = s.at(action).next;
        const bool titan = s.at(action).zone == Zone::Titans;
        if (titan || !keepActions) {
            e.report(titan ? EventKind::SetAside : EventKind::Discarded, s.at(action).owner, action, slot);
            toDiscard(e, action);
        }
        action = next;
    }
    discardBuried(e, slot); // rules 19.3: they do not stay when their base leaves
    baseToDeck(e, old);
    baseToSlot(e, base, slot);
    if (shuffle)
        shuffleBaseDeck(e);
    e.report(EventKind::BaseSwapped, s.current, kNoCard, slot, 0, old);
    pushMonsters(e, slot, e.def(base).monsters);
}

/// Puts an action that lies on a base where `card` is, in its seat's hand or deck, and plays that one in its place, if
/// it can be; a deck that was searched is shuffled (rules 9.11).
void swapCard(Engine& e, const Frame& f, CardId card)
{
    State& s = e.s;
    const CardId old = f.source;
    const Seat seat = f.seat;
    const Slot slot = slotOf(s, old);
    Found found;
    if (card != kNoCard && s.at(old).zone == Zone::BaseActions && s.frames.size() < kDeepestAbility)
        playTargets(s, e.lib, card, seat, false, slot, found);
    if (found.empty() || e.def(card).attach != AttachTo::Base)
        return;
    if (s.at(card).zone == Zone::Hand) {
        e.report(EventKind::Returned, s.at(old).owner, old, slot);
        toHand(e, old);
    } else {
        const Seat owner = s.at(card).owner;
        e.report(EventKind::ToDeckTop, s.at(old).owner, old, slot);
        toDeckTop(e, old, kEveryone);
        toResolving(e, card, seat);
        shuffleDeck(e, owner);
    }
    pushPlay(s, card, seat, PlayMode::Instructed, e.def(card).play, slot);
}

} // namespace

bool executeOnTable(Engine& e, const Frame& f, const Op& op)
{
    State& s = e.s;
    switch (op.code) {
    case OpCode::LowerBreak:
        if (const Slot slot = placeOf(s, e.lib, f, op.a); slot != kNoSlot) {
            const int amount = valueOf(s, e.lib, f, op.amount);
            s.slot[slot].lowered = static_cast<std::uint8_t>(std::min(s.slot[slot].lowered + amount, 200));
            e.report(EventKind::BreakpointLowered, f.seat, kNoCard, slot, amount);
        }
        return true;
    case OpCode::SwapBase: {
        const Slot slot = placeOf(s, e.lib, f, op.a);
        const bool top = op.b.kind == OperandKind::None;
        const CardId base = top ? topBase(e) : valueOf(s, op.b, contextOf(s, f));
        if (slot != kNoSlot && base != kNoCard)
            swapBase(e, slot, base, !top, op.keepActions);
        return true;
    }
    case OpCode::SwapCard:
        swapCard(e, f, valueOf(s, op.b, contextOf(s, f)));
        return true;
    case OpCode::CancelBase:
        if (const Slot slot = op.a.kind == OperandKind::Here ? f.slot : placeOf(s, e.lib, f, op.a); slot != kNoSlot) {
            cancelUntil(s.at(s.slot[slot].base), f.seat);
            e.report(EventKind::BaseCancelled, f.seat, kNoCard, slot);
        }
        return true;
    case OpCode::BarActions:
        if (const std::uint8_t seat = valueOf(s, op.a, contextOf(s, f)); seat != 0xFF) {
            if (op.until == Until::StartOfYourTurn)
                barUntil(s.of(seatAt(seat)), kNoActionsUntil, f.seat);
            else
                barNextTurn(s.of(seatAt(seat)));
            e.report(EventKind::Barred, seatAt(seat), f.source, kNoSlot, op.until == Until::StartOfYourTurn ? 1 : 0);
        }
        return true;
    case OpCode::BarMoves:
        if (const std::uint8_t seat = valueOf(s, op.a, contextOf(s, f)); seat != 0xFF) {
            barUntil(s.of(seatAt(seat)), kNoMovesUntil, f.seat);
            e.report(EventKind::BarredMoves, seatAt(seat), f.source);
        }
        return true;
    case OpCode::NameFaction:
        if (const std::uint8_t faction = valueOf(s, op.a, contextOf(s, f)); faction != 0xFF && inPlay(s, f.source)) {
            nameFaction(s, f.source, faction);
            e.report(EventKind::Named, f.seat, f.source, slotOf(s, f.source), faction);
        }
        return true;
    default:
        return false;
    }
}

} // namespace core::smashup
