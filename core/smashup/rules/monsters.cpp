#include "core/smashup/rules/monsters.h"

#include "core/smashup/table/whereabouts.h"
#include "core/smashup/table/zones.h"

#include <algorithm>

namespace core::smashup {

namespace {

using Seats = InlineVector<Seat, kMostSeats>;

/// Who has a minion or power there, by power; ties clockwise from the current seat.
Seats takersAt(const State& s, const CardLibrary& lib, Slot slot)
{
    const Powers powers(s, lib);
    Seats takers;
    Seat seat = s.current;
    for (int i = 0; i < s.seats; ++i, seat = s.after(seat))
        if (hasMinion(s, slot, seat) || powers.total(slot, seat) > 0)
            takers.push(seat);
    std::stable_sort(
        takers.begin(), takers.end(), [&](Seat a, Seat b) { return powers.total(slot, a) > powers.total(slot, b); });
    return takers;
}

void takeTreasure(Engine& e, Frame& f, CardId treasure)
{
    State& s = e.s;
    const Seats takers = takersAt(s, e.lib, f.slot);
    for (std::size_t i = f.firstPick; i < s.picks.size(); ++i)
        if (s.picks[i] == treasure) {
            s.picks.erase(i);
            break;
        }
    takeTreasure(e, treasure, takers[f.pc % takers.size()]);
    ++f.pc;
}

bool allAlike(const State& s, const Frame& f)
{
    for (std::size_t i = f.firstPick; i < s.picks.size(); ++i)
        if (s.at(s.picks[i]).def != s.at(s.picks[f.firstPick]).def)
            return false;
    return true;
}

} // namespace

void pushMonsters(Engine& e, Slot slot, int count)
{
    State& s = e.s;
    if (count == 0 || s.frames.size() >= kDeepestAbility)
        return;
    fillMonsters(e, count);
    InlineVector<CardId, kMostMonsters> next;
    for (const CardId id : cardsOf(s, s.monsters))
        if (static_cast<int>(next.size()) < count && !next.full())
            next.push(id);
    while (!next.empty()) { // the first one comes to lie on top of the stack
        pushLanding(e, next.back(), Seat::None, slot);
        next.pop();
    }
}

void gainTreasures(Engine& e, Seat seat, int count)
{
    for (fillTreasures(e, count); count > 0 && e.s.treasures.head != kNoCard; --count)
        takeTreasure(e, e.s.treasures.head, seat);
}

void turnUpTreasures(Engine& e, Frame& f)
{
    State& s = e.s;
    int count = 0;
    for (const CardId id : cardsOf(s, s.slot[f.slot].minions))
        count += e.def(id).treasures;
    f.pc = 0;
    if (count == 0 || takersAt(s, e.lib, f.slot).empty())
        return;
    fillTreasures(e, count);
    for (const CardId id : cardsOf(s, s.treasures)) {
        if (count-- == 0)
            return;
        s.at(id).known = kEveryone;
        ++s.disclosures;
        e.report(EventKind::Revealed, s.current, id);
        pushIfRoom(s, s.picks, id);
    }
}

bool stepTreasures(Engine& e, Frame& f)
{
    State& s = e.s;
    while (s.picks.size() > f.firstPick) {
        if (!allAlike(s, f) || s.options.askForced)
            return true;
        takeTreasure(e, f, s.picks[f.firstPick]);
    }
    return false;
}

void askTreasures(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Frame& f = s.top();
    const Seats takers = takersAt(s, lib, f.slot);
    prompt.seat = takers[f.pc % takers.size()];
    prompt.reason = static_cast<std::uint8_t>(Reason::TakeTreasure);
    prompt.source = f.source;
    for (std::size_t i = f.firstPick; i < s.picks.size(); ++i) {
        bool offered = false;
        for (const Choice& each : prompt.choices)
            offered = offered || s.at(each.a).def == s.at(s.picks[i]).def;
        if (!offered && !prompt.choices.full())
            prompt.choices.push(make(Verb::Card, s.picks[i]));
    }
}

void answerTreasures(Engine& e, Choice choice)
{
    takeTreasure(e, e.s.top(), choice.a);
}

} // namespace core::smashup
