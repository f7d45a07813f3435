#include "core/smashup/table/restrictions.h"

#include "core/smashup/table/titans.h"
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

namespace {

/// A minion bearing the name at `slot`, or anywhere if that is kNoSlot.
bool isNamedThere(const State& s, const CardLibrary& lib, std::uint16_t name, Slot slot)
{
    for (Slot each = 0; each < s.slots; ++each)
        if (slot == kNoSlot || each == slot)
            for (const CardId id : cardsOf(s, s.slot[each].minions))
                if (lib.def(s.at(id).def).nameId == name)
                    return true;
    return false;
}

bool nameFits(const State& s, const CardLibrary& lib, const PlayToken& token, const CardDef& def, Slot slot)
{
    if (token.like == kAnyName)
        return true;
    if (token.like >= kNameInPlay)
        return isNamedThere(s, lib, def.nameId, token.like == kNameThere ? slot : kNoSlot);
    return lib.def(s.at(token.like).def).nameId == def.nameId;
}

PlayKind kindOf(const CardDef& def)
{
    return def.kind == CardKind::Minion ? PlayKind::Minion : PlayKind::Action;
}

/// Whether a play of that kind may be one of this card: a fusion is played as either (rules 19.4).
bool canBe(const CardDef& def, PlayKind kind)
{
    return def.fusion || kindOf(def) == kind;
}

/// Whether `slot` is where a play is allowed that keeps to `only`.
bool isThere(const State& s, Slot only, Seat seat, Slot slot)
{
    return only == kNoSlot || only == slot || (only == kWithoutYours && !hasMinion(s, slot, seat));
}

/// `another`: when the seat will have played another minion there.
bool forbids(
    const State& s, const CardLibrary& lib, CardId source, const CardDef& card, Seat seat, Slot slot, bool another)
{
    for (const Static& each : lib.def(s.at(source).def).statics) {
        if (each.kind != Static::Kind::CannotPlay || each.play != kindOf(card))
            continue;
        const bool other = each.others && s.at(source).controller == seat;
        const bool faction = each.namedFaction && !namesFaction(s, source, card.faction);
        const bool first = each.afterFirst && !another && !contains(s.slot[slot].played, seat);
        if (!other && !faction && !first)
            return true;
    }
    return false;
}

/// What at that base forbids the seat to play such a card there; kNoCard for nothing. Rules 11.8.
CardId forbidder(
    const State& s, const CardLibrary& lib, const CardDef& card, Seat seat, Slot slot, bool another = false)
{
    if (!s.anyAt(slot, Static::Kind::CannotPlay) || card.kind == CardKind::Titan)
        return kNoCard; // a titan is neither a minion nor an action
    const BaseSlot& place = s.slot[slot];
    const auto speaks = [&](CardId id) { return lib.def(s.at(id).def).has(Static::Kind::CannotPlay); };
    for (const CardId id : cardsOf(s, place.actions))
        if (speaks(id) && forbids(s, lib, id, card, seat, slot, another))
            return id;
    const bool base = speaks(place.base) && forbids(s, lib, place.base, card, seat, slot, another)
        && baseWorks(s, lib, slot) && !mayIgnoreBase(s, lib, slot, seat);
    return base ? place.base : kNoCard;
}

bool forbidden(const State& s, const CardLibrary& lib, const CardDef& card, Seat seat, Slot slot, bool another = false)
{
    return forbidder(s, lib, card, seat, slot, another) != kNoCard;
}

} // namespace

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

bool allows(const State& s, const CardLibrary& lib, const PlayToken& token, const CardDef& def, Slot slot)
{
    return canBe(def, token.kind) && isThere(s, token.slot, token.seat, slot)
        && (token.powerAtMost == kAnyPower || def.power <= token.powerAtMost) // printed power: rules 6.7.7
        && nameFits(s, lib, token, def, slot);
}

/// Whether a card that says where it may be played lets it be played at that base.
static bool maybeAt(const State& s, const CardLibrary& lib, CardId card, Seat seat, Slot slot)
{
    return baseFits(s, lib, Powers(s, lib), lib.selector(static_cast<std::size_t>(lib.def(s.at(card).def).where)),
        { seat, card, kNoSlot, kNoCard, nullptr }, slot);
}

void playTargets(const State& s, const CardLibrary& lib, CardId card, Seat seat, bool tokens, Slot only, Found& targets)
{
    const CardDef& def = lib.def(s.at(card).def);
    if (def.kind == CardKind::Action && isBarred(s, seat))
        return;
    if (def.kind == CardKind::Titan && controlsTitan(s, seat))
        return;
    const bool bound
        = tokens && (s.at(card).zone == Zone::Discard || playsLeft(s, lib, seat).of(kindOf(def)) != Plays::Free);
    const bool barred = s.any(Static::Kind::CannotPlay);
    for (Slot slot = 0; slot < s.slots; ++slot) {
        if (s.slot[slot].base == kNoCard || (only != kNoSlot && !isThere(s, only, seat, slot)))
            continue;
        if (bound && !isPlayLeft(s, lib, card, kindOf(def), seat, slot))
            continue;
        if ((barred && forbidden(s, lib, def, seat, slot)) || (def.where >= 0 && !maybeAt(s, lib, card, seat, slot)))
            continue;
        if (def.kind == CardKind::Minion || def.attach == AttachTo::Base)
            targets.push(slot);
        else if (def.attach == AttachTo::Minion)
            for (const CardId id : cardsOf(s, s.slot[slot].minions))
                if (!def.onYours || s.at(id).controller == seat)
                    targets.push(id);
    }
}

Bar barAt(const State& s, const CardLibrary& lib, CardId card, Seat seat, Slot slot)
{
    const CardDef& def = lib.def(s.at(card).def);
    if (const CardId by = forbidder(s, lib, def, seat, slot); by != kNoCard)
        return { Bar::Kind::Card, by };
    if (def.where >= 0 && !maybeAt(s, lib, card, seat, slot))
        return { Bar::Kind::Itself, card };
    if (!isPlayLeft(s, lib, card, kindOf(def), seat, slot))
        return { Bar::Kind::Plays, kNoCard };
    Found targets;
    playTargets(s, lib, card, seat, false, slot, targets);
    return { targets.empty() ? Bar::Kind::Target : Bar::Kind::None, kNoCard };
}

int countOf(
    const State& s, const CardLibrary& lib, const Selector& selector, const Context& context, const Found& found)
{
    const int all = static_cast<int>(found.size());
    if (all == 0 || selector.playableAt.kind == OperandKind::None || selector.kind != KindFilter::Minion)
        return all;
    const Slot slot = valueOf(s, selector.playableAt, context);
    const auto later = std::count_if(found.begin(), found.end(),
        [&](CardId id) { return !forbidden(s, lib, lib.def(s.at(id).def), context.you, slot, true); });
    return std::min({ all, static_cast<int>(later) + 1, kMostMinionsInATurn - s.of(context.you).minionsPlayed });
}

bool playable(const State& s, const CardLibrary& lib, CardId card, Seat seat, PlaysLeft left)
{
    const CardDef& def = lib.def(s.at(card).def);
    return playable(s, lib, card, seat, kindOf(def), left.of(kindOf(def)))
        || (def.fusion && playable(s, lib, card, seat, PlayKind::Action, left.actions));
}

bool playable(const State& s, const CardLibrary& lib, CardId card, Seat seat, PlayKind kind, Plays plays)
{
    const CardDef& def = lib.def(s.at(card).def);
    if (plays == Plays::None || def.specialOnly)
        return false;
    const bool standard = kind == PlayKind::Action && def.attach == AttachTo::Nothing;
    if (plays == Plays::Free && standard)
        return true;
    const bool barred = s.any(Static::Kind::CannotPlay);
    for (Slot slot = 0; slot < s.slots; ++slot) {
        if (s.slot[slot].base == kNoCard || (plays == Plays::Bound && !isPlayLeft(s, lib, card, kind, seat, slot)))
            continue;
        if (standard)
            return true;
        if ((barred && forbidden(s, lib, def, seat, slot)) || (def.where >= 0 && !maybeAt(s, lib, card, seat, slot)))
            continue;
        if (def.attach != AttachTo::Minion)
            return true;
        for (const CardId id : cardsOf(s, s.slot[slot].minions))
            if (!def.onYours || s.at(id).controller == seat)
                return true;
    }
    return false;
}

bool playableFromDiscard(const State& s, const CardLibrary& lib, CardId card, Seat seat)
{
    Found found;
    if (lib.def(s.at(card).def).kind == CardKind::Minion)
        playTargets(s, lib, card, seat, true, kNoSlot, found);
    return !found.empty();
}

bool discardIsOpen(const State& s, const CardLibrary& lib, Seat seat)
{
    if (!s.any(Static::Kind::MinionsFromDiscard))
        return false;
    for (Slot slot = 0; slot < s.slots; ++slot)
        if (s.anyAt(slot, Static::Kind::MinionsFromDiscard) && opensDiscard(s, lib, seat, slot))
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
