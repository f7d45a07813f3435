#include "core/smashup/table/protection.h"

#include "core/smashup/table/query.h"
#include "core/smashup/table/zones.h"

#include <algorithm>

namespace core::smashup {

namespace {

/// A fusion is an action while it is resolved as one.
bool isAction(const Engine& e, CardId card)
{
    const CardDef& def = e.def(card);
    return def.kind == CardKind::Action || (def.fusion && e.s.at(card).zone == Zone::Resolving);
}

bool protects(const Engine& e, CardId protector, CardId target, CardId source, Seat seat)
{
    const CardInstance& card = e.s.at(protector);
    if (card.controller == seat)
        return false;
    for (const Static& each : e.def(protector).statics) {
        if (each.kind != Static::Kind::Protect)
            continue;
        if (each.actionsOnly && !isAction(e, source))
            continue;
        if (each.self ? protector == target : each.host && card.where == target)
            return true;
        if (each.selector < 0)
            continue;
        // What an action itself does to its minion's power does not bring it under the protection: rules 11.9.
        const CardInstance& from = e.s.at(source);
        const Powers powers(e.s, e.lib, from.zone == Zone::Attached && from.where == target ? source : kNoCard);
        const Context context { card.controller, protector, slotOf(e.s, protector), kNoCard, nullptr };
        if (matches(e.s, e.lib, powers, e.lib.selector(static_cast<std::size_t>(each.selector)), context, target))
            return true;
    }
    return false;
}

} // namespace

bool isProtected(const Engine& e, CardId target, CardId source, Seat seat)
{
    const State& s = e.s;
    if (!s.any(Static::Kind::Protect) || isBase(source) || s.at(target).zone != Zone::Minions
        || s.at(source).controller == Seat::None)
        return false; // bases and monsters that nobody controls are no player's cards: rules 7.8
    for (Slot slot = 0; slot < s.slots; ++slot) {
        if (!s.anyAt(slot, Static::Kind::Protect))
            continue;
        for (const Pile* pile : { &s.slot[slot].minions, &s.slot[slot].actions, &s.slot[slot].attached })
            for (const CardId id : cardsOf(s, *pile))
                if (e.def(id).has(Static::Kind::Protect) && protects(e, id, target, source, seat))
                    return true;
    }
    return false;
}

/// Sets off what waits for its minion to be affected by a card that another seat plays; one card sets it off once.
/// It waits until that card is resolved: the Play frame on the stack resolves what was set off meanwhile.
static void noteAffected(Engine& e, CardId target, CardId source, Seat seat)
{
    State& s = e.s;
    if (!e.def(target).listensTo(Trigger::Affected) || s.at(target).controller == seat || isBase(source))
        return;
    const bool played = std::any_of(s.frames.begin(), s.frames.end(),
        [&](const Frame& f) { return f.kind == FrameKind::Play && f.source == source && f.seat == seat; });
    const bool noted = std::any_of(s.pending.begin(), s.pending.end(),
        [&](const Pending& p) { return p.source == target && p.subject == source; });
    if (!played || noted)
        return;
    for (const Ability& each : e.def(target).abilities)
        if (each.trigger == Trigger::Affected)
            pushIfRoom(s, s.pending,
                { target, each.index, actingFor(s, s.at(target).controller), source, slotOf(s, target), seat, 0 });
}

/// Whether a shield on the minion or of its controller's at the base saves it now.
static bool spendShield(Engine& e, CardId target, CardId source, Seat seat, std::uint8_t depth)
{
    State& s = e.s;
    const CardInstance& minion = s.at(target);
    const auto spend = [&](CardId shield, const Shielded& saved) {
        e.report(EventKind::Spared, seat, target, slotOf(s, target), 0, shield);
        toDiscard(e, shield);
        pushIfRoom(s, s.shielded, saved);
    };
    for (const CardId id : cardsOf(s, s.slot[minion.where].attached)) {
        if (s.at(id).where != target || id == source || !e.def(id).has(Static::Kind::Shield))
            continue;
        spend(id, { depth, target });
        return true;
    }
    if (isBase(source) || !isAction(e, source) || seat == minion.controller)
        return false;
    for (const CardId id : cardsOf(s, s.slot[minion.where].actions)) {
        if (s.at(id).controller != minion.controller || !e.def(id).has(Static::Kind::Shield))
            continue;
        spend(id, { depth, s.slot[minion.where].base, minion.controller });
        return true;
    }
    return false;
}

bool affect(Engine& e, CardId target, CardId source, Seat seat, std::uint8_t depth)
{
    State& s = e.s;
    if (s.at(target).zone != Zone::Minions)
        return true;
    if (isProtected(e, target, source, seat)) {
        e.report(EventKind::Spared, seat, target, slotOf(s, target));
        return false;
    }
    const CardInstance& minion = s.at(target);
    const CardId base = s.slot[minion.where].base;
    for (const Shielded& each : s.shielded)
        if (each.depth == depth && (each.card == target || (each.card == base && each.seat == minion.controller)))
            return false;
    if (s.anyAt(minion.where, Static::Kind::Shield) && spendShield(e, target, source, seat, depth))
        return false;
    noteAffected(e, target, source, seat);
    return true;
}

bool isIndestructible(const State& s, const CardLibrary& lib, CardId card)
{
    const CardDef& def = lib.def(s.at(card).def);
    if (!def.has(Static::Kind::CannotBeDestroyed))
        return false;
    for (const Static& each : def.statics)
        if (each.kind == Static::Kind::CannotBeDestroyed && each.self)
            return true;
    return false;
}

void dropAttachments(Engine& e)
{
    State& s = e.s;
    for (Slot slot = 0; slot < s.slots; ++slot) {
        for (CardId id = s.slot[slot].attached.head; id != kNoCard;) {
            const CardId next = s.at(id).next;
            if (isProtected(e, s.at(id).where, id, s.at(id).controller)) {
                e.report(EventKind::Discarded, s.at(id).owner, id);
                toDiscard(e, id);
            }
            id = next;
        }
    }
}

} // namespace core::smashup
