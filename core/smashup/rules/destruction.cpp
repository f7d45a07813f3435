#include "core/smashup/rules/machine.h"

#include "core/smashup/rules/monsters.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/table/zones.h"

#include <algorithm>

// Several cards destroyed at one time (rules 8.9): for each it is first settled, one after the other, whether something
// forbids, prevents or replaces it; then all that are left go together, and what watched them go is set off.
//
// Destroy frame: its share of State::picks are the victims, spared ones replaced by kNoCard; ability counts those
// settled; DestroyReg has the rest.

namespace core::smashup {

void pushDestroy(State& s, CardId source, Seat seat, std::uint8_t depth)
{
    Frame& frame = pushFrame(s, FrameKind::Destroy, seat, source);
    frame.reg[DestroyReg::Depth] = depth;
    frame.ability = 0;
}

namespace {

enum Stage : std::uint8_t {
    Ordering,
    WaitsForOrder,
    Settling,
    Asking,
    Agreed,
    Declined,
    AskingLeave,
    Follows,
    Ignores
};

/// Whether a replacement of the card or base `source` may be used for a minion of `controller` now.
bool replaces(const State& s, const CardLibrary& lib, CardId source, Seat controller)
{
    const CardDef& def = lib.def(s.at(source).def);
    if (def.insteadOfDestroyed == kNoReg)
        return false;
    const Ability& ability = def.abilities[def.insteadOfDestroyed];
    if (ability.once == Once::PerTurn && usedThisTurn(s.at(source), ability.index))
        return false;
    const Slot slot = slotOf(s, source);
    if (isBase(source))
        return baseWorks(s, lib, slot);
    return canBegin(s, lib, source, ability.index, controller, slot);
}

/// The base whose ability works instead of the minion's destruction; kNoCard for none.
CardId replacingBase(const State& s, const CardLibrary& lib, CardId minion)
{
    if (s.at(minion).zone != Zone::Minions)
        return kNoCard;
    const CardId base = s.slot[s.at(minion).where].base;
    return base != kNoCard && replaces(s, lib, base, s.at(minion).controller) ? base : kNoCard;
}

void useInstead(Engine& e, const Frame& f, CardId source, std::uint8_t& victim)
{
    State& s = e.s;
    const CardId card = victim;
    const std::uint8_t instead = e.def(source).insteadOfDestroyed;
    const Slot slot = slotOf(s, card);
    if (e.def(source).abilities[instead].once == Once::PerTurn)
        useThisTurn(s.at(source), instead);
    victim = kNoCard;
    e.report(EventKind::Spared, f.seat, card, slot);
    pushAbility(e, source, instead, isBase(source) ? s.current : s.at(card).controller, slot, card);
}

/// What the victim itself does instead, if anything; as settleVictim().
bool settleItself(Engine& e, Frame& f, std::uint8_t& victim)
{
    const CardId card = victim;
    if (e.s.at(card).zone != Zone::Minions || !replaces(e.s, e.lib, card, e.s.at(card).controller))
        return false;
    if (e.def(card).abilities[e.def(card).insteadOfDestroyed].may) {
        f.stage = Asking;
        return true;
    }
    useInstead(e, f, card, victim);
    return true;
}

/// Settles one victim. True when its replacement was pushed and must run first, or somebody must be asked about it.
bool settleVictim(Engine& e, Frame& f, std::uint8_t& victim)
{
    State& s = e.s;
    const CardId card = victim;
    if (f.stage == Declined) {
        f.stage = Settling;
        return false;
    }
    if (f.stage == Agreed) {
        f.stage = Settling;
        useInstead(e, f, card, victim);
        return true;
    }
    if (f.stage == Follows) {
        f.stage = Settling;
        const CardId base = s.slot[s.at(card).where].base;
        const Seat seat = s.at(card).controller;
        useInstead(e, f, base, victim);
        if (const Frame& instead = s.top(); instead.kind == FrameKind::Ability && instead.source == base)
            noteWanted(s, e.lib, instead, seat);
        return true;
    }
    if (f.stage == Ignores) {
        f.stage = Settling;
        return settleItself(e, f, victim);
    }
    if (!inPlay(s, card) || isIndestructible(s, e.lib, card)) {
        victim = kNoCard;
        if (inPlay(s, card))
            e.report(EventKind::Spared, f.seat, card, slotOf(s, card));
        return false;
    }
    if (!affect(e, card, f.source, f.seat, f.reg[DestroyReg::Depth])) {
        victim = kNoCard;
        return false;
    }
    // What must be comes before what may be.
    if (const CardId base = replacingBase(s, e.lib, card); base != kNoCard) {
        if (mayIgnoreBase(s, e.lib, s.at(card).where, s.at(card).controller)) {
            f.stage = AskingLeave;
            return true;
        }
        useInstead(e, f, base, victim);
        return true;
    }
    return settleItself(e, f, victim);
}

/// Minions that a base would save one of: those at its place that are still to be settled, if there is a choice.
void savable(const State& s, const CardLibrary& lib, const Frame& f, Slot slot, Found& found)
{
    for (std::size_t i = f.firstPick + std::size_t { f.ability }; i < s.picks.size(); ++i)
        if (const CardId card = s.picks[i]; card != kNoCard && s.at(card).zone == Zone::Minions
            && s.at(card).where == slot && !isIndestructible(s, lib, card) && replacingBase(s, lib, card) != kNoCard)
            found.push(card);
}

/// Of several minions destroyed together at such a base the current player says which is the first.
bool asksForOrder(const State& s, const CardLibrary& lib, Frame& f)
{
    for (Slot slot = 0; slot < s.slots; ++slot) {
        if (!s.anyAt(slot, Timing::InsteadOfDestroyed) || (f.reg[DestroyReg::Ordered] >> slot & 1) != 0
            || s.slot[slot].base == kNoCard || lib.def(s.at(s.slot[slot].base).def).insteadOfDestroyed == kNoReg)
            continue;
        Found found;
        savable(s, lib, f, slot, found);
        f.reg[DestroyReg::Ordered] |= static_cast<std::uint8_t>(1U << slot);
        if (found.size() < 2)
            continue;
        f.slot = slot;
        return true;
    }
    return false;
}

void collectGone(Engine& e, CardId card, Seat by)
{
    collectTriggers(e, Trigger::MinionDestroyed, card, e.s.at(card).where, by);
    if (e.def(card).listensTo(Trigger::MinionDiscarded))
        collectTriggers(e, Trigger::MinionDiscarded, card, e.s.at(card).where, by);
}

/// Returns how many were destroyed.
int destroyAll(Engine& e, const Frame& f)
{
    int destroyed = 0;
    State& s = e.s;
    const std::size_t first = s.pending.size();
    // Treasures go to the player whose effect it was; bases and monsters that nobody controls are no player's.
    const bool players = !isBase(f.source) && s.at(f.source).controller != Seat::None;
    int treasures = 0;
    for (std::size_t i = f.firstPick; i < s.picks.size(); ++i)
        if (const CardId card = s.picks[i]; card != kNoCard && s.at(card).zone == Zone::Minions)
            collectGone(e, card, f.seat);
    for (std::size_t i = f.firstPick; i < s.picks.size(); ++i) {
        const CardId card = s.picks[i];
        // An action may have gone with the minion it was on.
        if (card == kNoCard || !inPlay(s, card))
            continue;
        if (s.at(card).zone == Zone::Minions && s.at(card).controller != Seat::None)
            s.slot[s.at(card).where].lost |= maskOf(s.at(card).controller);
        e.report(EventKind::Destroyed, s.at(card).controller, card, slotOf(s, card));
        treasures += e.def(card).treasures;
        toDiscard(e, card);
        ++destroyed;
    }
    // What was set off by this very event holds though its card went with it (rules 8.4).
    for (std::size_t i = first; i < s.pending.size(); ++i)
        s.pending[i].done = 0;
    if (treasures > 0 && players)
        gainTreasures(e, f.seat, treasures);
    return destroyed;
}

/// Tells the ability that destroyed them how many they were, if it wants to know.
void report(Engine& e, Frame& ability, int destroyed)
{
    const Op& op = abilityOf(e.s, e.lib, ability).ops[ability.pc - 1U];
    if (op.code == OpCode::Destroy && op.reg != kNoReg)
        ability.reg[op.reg] = static_cast<std::uint8_t>(destroyed);
}

} // namespace

bool stepDestroy(Engine& e)
{
    State& s = e.s;
    const std::size_t self = s.frames.size() - 1;
    if (s.frames[self].stage == Ordering) {
        if (asksForOrder(s, e.lib, s.frames[self])) {
            s.frames[self].stage = WaitsForOrder;
            return true;
        }
        s.frames[self].stage = Settling;
    }
    while (s.frames[self].firstPick + s.frames[self].ability < s.picks.size()) {
        Frame& f = s.frames[self];
        std::uint8_t& victim = s.picks[static_cast<std::size_t>(f.firstPick) + f.ability];
        const bool waits = settleVictim(e, f, victim);
        if (s.frames[self].stage == Asking || s.frames[self].stage == AskingLeave)
            return true;
        ++s.frames[self].ability;
        if (waits)
            return false;
    }
    const Frame f = s.top();
    const int destroyed = destroyAll(e, f);
    popFrame(s);
    report(e, s.frames[f.reg[DestroyReg::Depth]], destroyed);
    return false;
}

void askDestroy(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Frame& f = s.top();
    if (f.stage == AskingLeave) {
        const CardId card = s.picks[static_cast<std::size_t>(f.firstPick) + f.ability];
        askToIgnore(s.slot[s.at(card).where].base, s.at(card).controller, prompt);
        return;
    }
    if (f.stage == Asking) {
        const CardId card = s.picks[static_cast<std::size_t>(f.firstPick) + f.ability];
        prompt.reason = static_cast<std::uint8_t>(Reason::SaveInstead);
        prompt.seat = s.at(card).controller;
        prompt.source = card;
        prompt.choices.push(make(Verb::Yes));
        prompt.choices.push(make(Verb::Pass));
        return;
    }
    prompt.reason = static_cast<std::uint8_t>(Reason::SaveFirst);
    prompt.seat = s.current;
    prompt.source = s.slot[f.slot].base;
    Found found;
    savable(s, lib, f, f.slot, found);
    for (const CardId each : found)
        if (!prompt.choices.full())
            prompt.choices.push(make(Verb::Card, each));
}

void answerDestroy(Engine& e, Choice choice)
{
    State& s = e.s;
    Frame& f = s.top();
    if (f.stage == AskingLeave) {
        f.stage = verbOf(choice) == Verb::Yes ? Ignores : Follows;
        return;
    }
    if (f.stage == Asking) {
        f.stage = verbOf(choice) == Verb::Yes ? Agreed : Declined;
        return;
    }
    // Settled before the others it is the one that the base saves.
    for (std::size_t i = f.firstPick; i < s.picks.size(); ++i)
        if (s.picks[i] == choice.a)
            std::rotate(s.picks.begin() + f.firstPick, s.picks.begin() + i, s.picks.begin() + i + 1);
    f.stage = Ordering; // for the next base
}

} // namespace core::smashup
