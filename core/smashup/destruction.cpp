#include "core/smashup/machine.h"

#include "core/smashup/zones.h"

// Several cards destroyed at one time (rules 8.9): for each it is first settled, one after the other, whether something
// forbids, prevents or replaces it; then all that are left go together, and what watched them go is set off.
//
// Destroy frame: its share of State::picks are the victims, spared ones replaced by kNoCard; ability counts those
// settled; reg[0] is the depth of the ability that destroys.

namespace core::smashup {

void pushDestroy(State& s, CardId source, Seat seat, std::uint8_t depth)
{
    Frame& frame = pushFrame(s, FrameKind::Destroy, seat, source);
    frame.reg[0] = depth;
    frame.ability = 0;
}

namespace {

/// Settles one victim. True when its replacement was pushed and must run first.
bool settleVictim(Engine& e, Frame& f, std::uint8_t& victim)
{
    State& s = e.s;
    const CardId card = victim;
    if (!inPlay(s, card) || isIndestructible(s, e.lib, card)) {
        victim = kNoCard;
        if (inPlay(s, card))
            e.tell(EventKind::Spared, f.seat, card, slotOf(s, card));
        return false;
    }
    if (!affect(e, card, f.source, f.seat, f.reg[0])) {
        victim = kNoCard;
        return false;
    }
    const std::uint8_t instead = e.def(card).insteadOfDestroyed;
    if (instead == kNoReg || !usable(s, e.lib, card, instead, s.at(card).controller, slotOf(s, card)))
        return false;
    victim = kNoCard;
    e.tell(EventKind::Spared, f.seat, card, slotOf(s, card));
    pushAbility(e, card, instead, s.at(card).controller, slotOf(s, card));
    return true;
}

/// Returns how many were destroyed.
int destroyAll(Engine& e, const Frame& f)
{
    int destroyed = 0;
    State& s = e.s;
    const std::size_t first = s.pending.size();
    for (std::size_t i = f.firstPick; i < s.picks.size(); ++i)
        if (const CardId card = s.picks[i]; card != kNoCard && s.at(card).zone == Zone::Minions)
            collectTriggers(e, Trigger::MinionDestroyed, card, s.at(card).where, f.seat);
    for (std::size_t i = f.firstPick; i < s.picks.size(); ++i) {
        const CardId card = s.picks[i];
        // An action may have gone with the minion it was on.
        if (card == kNoCard || !inPlay(s, card))
            continue;
        if (s.at(card).zone == Zone::Minions)
            s.slot[s.at(card).where].lost |= maskOf(s.at(card).controller);
        e.tell(EventKind::Destroyed, s.at(card).controller, card, slotOf(s, card));
        toDiscard(e, card);
        ++destroyed;
    }
    // What was set off by this very event holds though its card went with it (rules 8.4).
    for (std::size_t i = first; i < s.pending.size(); ++i)
        s.pending[i].done = 0;
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
    while (s.frames[self].firstPick + s.frames[self].ability < s.picks.size()) {
        Frame& f = s.frames[self];
        std::uint8_t& victim = s.picks[static_cast<std::size_t>(f.firstPick) + f.ability];
        ++f.ability;
        if (settleVictim(e, f, victim))
            return false;
    }
    const Frame f = s.top();
    const int destroyed = destroyAll(e, f);
    popFrame(s);
    report(e, s.frames[f.reg[0]], destroyed);
    return false;
}

} // namespace core::smashup
