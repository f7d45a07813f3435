#include "core/smashup/rules/waiting.h"

#include "core/smashup/rules/buried.h"
#include "core/smashup/table/whereabouts.h"

#include <algorithm>

namespace core::smashup {

/// canBegin(), as the judge sees it.
static bool mayBeUsed(
    const State& s, const CardLibrary& lib, const Ability& ability, const Context& context, Judge judge)
{
    return canBegin(s, lib, ability, context)
        || (judge == Judge::Current && context.you != s.current && beginsInHand(s, lib, ability, context));
}

static bool mayBeUsed(
    const State& s, const CardLibrary& lib, CardId source, std::uint8_t index, Seat seat, Slot here, Judge judge)
{
    return mayBeUsed(
        s, lib, lib.def(s.at(source).def).abilities[index], { seat, source, here, kNoCard, nullptr }, judge);
}

static void gatherWindow(const State& s, const CardLibrary& lib, const Frame& f, Judge judge, Items& items)
{
    const auto timing = static_cast<Timing>(f.ability);
    const CardDef& base = lib.def(s.at(f.source).def);
    const std::uint8_t own = abilityFor(base, timing);
    // Once it is replaced nothing lies on the old base any more; scoring.cpp has asked whether it worked.
    if (own != kNoReg && (timing == Timing::AfterReplaced || baseWorks(s, lib, f.slot))) {
        const Ability& ability = base.abilities[own];
        if (ability.who == Who::Everybody) {
            if (!offeredToAll(f))
                items.push({ f.source, own, s.current, ability.may });
        } else {
            const SeatMask group = ability.who == Who::RunnerUp ? s.scoring.runnersUp : s.scoring.winners;
            Seat seat = s.current;
            for (int i = 0; i < s.seats; ++i, seat = s.after(seat)) {
                if (!contains(group, seat))
                    continue;
                if (!offeredTo(f, seat) && mayBeUsed(s, lib, f.source, own, seat, f.slot, judge))
                    items.push({ f.source, own, seat, ability.may });
                if (ability.who == Who::FirstWinner)
                    break; // rules 13.9
            }
        }
    }
    if (timing == Timing::AfterReplaced)
        return;
    for (Slot slot = 0; slot < s.slots; ++slot) {
        if (!s.anyAt(slot, timing))
            continue;
        const BaseSlot& place = s.slot[slot];
        for (const Pile* pile : { &place.minions, &place.actions, &place.attached }) {
            for (const CardId id : cardsOf(s, *pile)) {
                const CardInstance& card = s.at(id);
                const CardDef& def = lib.def(card.def);
                const std::uint8_t index = abilityFor(def, timing);
                if (index == kNoReg || hadChanceInWindow(card, index))
                    continue;
                const Ability& ability = def.abilities[index];
                if (ability.fromHand || (ability.where == Where::Here && slot != f.slot)
                    || (ability.where == Where::Elsewhere && slot == f.slot))
                    continue;
                if (mayBeUsed(s, lib, id, index, card.controller, f.slot, judge))
                    items.push({ id, index, card.controller, ability.may });
            }
        }
    }
}

Slot placeOf(const State& s, const Pending& waiting, const Ability& ability)
{
    const bool itsOwn = ability.where == Where::Here && !ability.onlySelf && !isBase(waiting.source);
    const Slot now = itsOwn ? slotOf(s, waiting.source) : kNoSlot;
    return now != kNoSlot ? now : waiting.slot;
}

/// Whose use it would be of an ability that each seat has once a turn.
static Seat userOf(const State& s, const Pending& waiting, const Ability& ability)
{
    return ability.once == Once::PerOwner ? s.at(waiting.subject).owner : waiting.by;
}

/// Whether it has worked this turn as often as it may.
static bool isUsedUp(const State& s, const Pending& waiting, const Ability& ability)
{
    const CardInstance& source = s.at(waiting.source);
    if (ability.once == Once::PerTurn)
        return usedThisTurn(source, ability.index);
    return usedBySeat(source, userOf(s, waiting, ability));
}

void useUp(State& s, const Pending& waiting, const Ability& ability)
{
    CardInstance& source = s.at(waiting.source);
    if (ability.once == Once::PerTurn)
        useThisTurn(source, ability.index);
    else if (ability.once != Once::Always)
        useBySeat(source, userOf(s, waiting, ability));
}

/// Its own condition, and for what is optional that there is something to do.
static bool stillHolds(
    const State& s, const CardLibrary& lib, const Pending& waiting, const Ability& ability, Judge judge)
{
    if (ability.once != Once::Always && isUsedUp(s, waiting, ability))
        return false;
    if (!ability.may && ability.condition < 0)
        return true;
    const Context context { waiting.seat, waiting.source, placeOf(s, waiting, ability), waiting.it(), nullptr, 0,
        waiting.by };
    if (ability.may)
        return mayBeUsed(s, lib, ability, context, judge);
    const Powers powers(s, lib);
    return holds(s, lib, powers, lib.condition(static_cast<std::size_t>(ability.condition)), context);
}

void gatherWaiting(const State& s, const CardLibrary& lib, const Frame& f, Judge judge, Items& items)
{
    if (f.kind == FrameKind::Window) {
        gatherWindow(s, lib, f, judge, items);
        return;
    }
    for (std::size_t i = firstPending(f); i < s.pending.size(); ++i) {
        const Pending& waiting = s.pending[i];
        if (waiting.done != 0)
            continue;
        if (waiting.ability == kUncover) {
            items.push({ waiting.source, kUncover, waiting.seat, true, static_cast<std::uint8_t>(i) });
            continue;
        }
        const Ability& ability = lib.def(s.at(waiting.source).def).abilities[waiting.ability];
        if (!stillHolds(s, lib, waiting, ability, judge))
            continue;
        items.push({ waiting.source, waiting.ability, waiting.seat, ability.may, static_cast<std::uint8_t>(i) });
    }
}

/// What it does is the same wherever its card lies and whatever set it off.
static bool isPlaceless(const CardLibrary& lib, const Ability& ability)
{
    return std::all_of(ability.ops.begin(), ability.ops.end(), [&](const Op& op) {
        const bool simple = op.code == OpCode::Draw || op.code == OpCode::DrawMadness || op.code == OpCode::GainVp
            || op.code == OpCode::Extra;
        const bool constant
            = op.amount < 0 || lib.amount(static_cast<std::size_t>(op.amount)).kind == Amount::Kind::Constant;
        const bool own = op.by.kind == OperandKind::None || op.by.kind == OperandKind::You;
        return op.code == OpCode::End
            || (simple && constant && own && op.times < 0 && op.a.kind == OperandKind::None
                && op.b.kind == OperandKind::None);
    });
}

/// Both put the card they happened to under one deck, where they lie in the order in which they come.
static bool sharesDeck(const State& s, const CardLibrary& lib, const Item& a, const Item& b)
{
    if (a.entry == 0xFF || b.entry == 0xFF)
        return false;
    const CardId one = s.pending[a.entry].it();
    const CardId other = s.pending[b.entry].it();
    if (one == kNoCard || other == kNoCard)
        return false;
    const CardInstance& first = s.at(one);
    const CardInstance& second = s.at(other);
    if (first.owner != second.owner || first.def == second.def || first.zone == Zone::Deck || second.zone == Zone::Deck)
        return false;
    const auto& ops = lib.def(s.at(a.source).def).abilities[a.ability].ops;
    return std::any_of(ops.begin(), ops.end(),
        [](const Op& op) { return op.code == OpCode::DeckBottom && op.a.kind == OperandKind::It; });
}

bool alike(const State& s, const CardLibrary& lib, const Item& a, const Item& b)
{
    if (a.ability != b.ability)
        return false;
    if (a.source == b.source)
        return a.ability == kUncover || !sharesDeck(s, lib, a, b);
    if (isBase(a.source) || isBase(b.source) || s.at(a.source).def != s.at(b.source).def || a.seat != b.seat
        || a.ability == kUncover)
        return false;
    const bool samePlace = s.at(a.source).zone == s.at(b.source).zone && s.at(a.source).where == s.at(b.source).where
        && (a.entry == 0xFF || s.pending[a.entry].slot == s.pending[b.entry].slot);
    return samePlace || isPlaceless(lib, lib.def(s.at(a.source).def).abilities[a.ability]);
}

bool differsByItsCard(const State& s, const CardLibrary& lib, const Items& items, const Item& item)
{
    return std::any_of(items.begin(), items.end(), [&](const Item& other) {
        return other.source == item.source && other.ability == item.ability && !alike(s, lib, item, other);
    });
}

} // namespace core::smashup
