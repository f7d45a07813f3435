#include "core/smashup/rules/frames.h"

#include "core/smashup/rules/monsters.h"
#include "core/smashup/table/places.h"
#include "core/smashup/table/zones.h"

// One base scores, rules 13.2 from step 3 to step 9. Score frame: slot and source are the base, subject the base chosen
// to replace it, if somebody chose one; ScoreReg has the rest.

namespace core::smashup {

namespace {

enum Stage : std::uint8_t { Before, Award, Told, HandOut, After, Clear, Cleared, Replace, Replaced, Done };

void award(Engine& e, Slot slot)
{
    State& s = e.s;
    const Powers powers(s, e.lib);
    const EachSeat<std::uint8_t> places = placesAt(s, powers, slot);
    const CardDef& base = e.def(s.slot[slot].base);
    s.scoring.winners = 0;
    s.scoring.runnersUp = 0;
    for (int i = 0; i < s.seats; ++i) {
        const std::uint8_t place = places[static_cast<std::size_t>(i)];
        if (place == kNoPlace)
            continue;
        const Seat seat = seatAt(i);
        if (place < 3)
            s.of(seat).vp = static_cast<std::int16_t>(s.of(seat).vp + base.vp[place]);
        if (place == 0)
            s.scoring.winners |= maskOf(seat);
        if (place == 1)
            s.scoring.runnersUp |= maskOf(seat);
    }
}

void reportScored(const Engine& e, const Frame& f)
{
    if (e.sink == nullptr)
        return;
    Event event;
    event.kind = static_cast<std::uint8_t>(EventKind::BaseScored);
    event.seat = e.s.current;
    event.place = f.source;
    for (std::size_t i = 0; i < e.s.seats; ++i)
        event.points[i] = static_cast<std::int8_t>(e.s.seat[i].vp - f.reg[ScoreReg::PointsBefore + i]);
    e.sink->onEvent(event);
}

void clear(Engine& e, Slot slot)
{
    State& s = e.s;
    BaseSlot& place = s.slot[slot];
    const std::size_t first = s.pending.size();
    for (const CardId id : cardsOf(s, place.minions))
        if (e.def(id).listensTo(Trigger::MinionDiscarded))
            collectTriggers(e, Trigger::MinionDiscarded, id, slot, Seat::None);
    while (place.minions.head != kNoCard)
        toDiscard(e, place.minions.head);
    while (place.actions.head != kNoCard) {
        const CardId card = place.actions.head;
        if (s.at(card).zone == Zone::Titans)
            e.report(EventKind::SetAside, s.at(card).owner, card, slot);
        toDiscard(e, card);
    }
    discardBuried(e, slot);
    // What was set off by this very event holds though its card went with it (rules 8.4).
    for (std::size_t i = first; i < s.pending.size(); ++i)
        s.pending[i].done = 0;
    if (s.pending.size() > first)
        pushTriggers(s, static_cast<std::uint8_t>(first));
}

} // namespace

bool stepScore(Engine& e)
{
    State& s = e.s;
    Frame& f = s.top();
    const Slot slot = f.slot;
    const CardId base = f.source;
    switch (f.stage) {
    case Before:
        s.scoring = { slot, base, 0, 0 };
        f.stage = Award;
        e.report(EventKind::ScoringBegan, s.current, kNoCard, slot);
        pushWindow(s, Timing::BeforeScoring, slot, base);
        return false;
    case Award:
        if (s.slot[slot].base != base) { // it has left play: rules 13.4
            f.stage = Done;
            return false;
        }
        for (std::size_t i = 0; i < s.seats; ++i)
            f.reg[ScoreReg::PointsBefore + i] = static_cast<std::uint8_t>(s.seat[i].vp);
        award(e, slot);
        f.stage = Told;
        if (const std::uint8_t when = e.def(base).whenScoring; when != kNoReg && baseWorks(s, e.lib, slot))
            pushUnit(e, base, when, s.current, slot);
        return false;
    case Told:
        reportScored(e, f);
        f.stage = s.options.extras ? HandOut : After;
        if (s.options.extras)
            turnUpTreasures(e, f);
        return false;
    case HandOut:
        if (stepTreasures(e, f))
            return true;
        f.stage = After;
        return false;
    case After:
        f.stage = Clear;
        pushWindow(s, Timing::AfterScoring, slot, base);
        return false;
    case Clear:
        if (s.slot[slot].base != base) {
            f.stage = Done;
            return false;
        }
        f.reg[ScoreReg::StillWorks] = baseWorks(s, e.lib, slot) ? 1 : 0;
        f.stage = Cleared;
        if (const std::uint8_t instead = e.def(base).insteadOfDiscarded;
            instead != kNoReg && f.reg[ScoreReg::StillWorks] != 0)
            pushUnit(e, base, instead, s.current, slot);
        return false;
    case Cleared:
        f.stage = Replace;
        clear(e, slot);
        return false;
    case Replace: {
        baseToDiscard(e, slot);
        const bool chosen = f.subject != kNoCard && s.at(f.subject).zone == Zone::BaseDeck;
        const CardId next = chosen ? f.subject : topBase(e);
        baseToSlot(e, next, slot);
        e.report(EventKind::BaseReplaced, s.current, kNoCard, slot, 0, base);
        f.stage = Replaced;
        pushMonsters(e, slot, e.def(next).monsters);
        return false;
    }
    case Replaced:
        f.stage = Done;
        if (f.reg[ScoreReg::StillWorks] != 0 && e.def(base).afterReplaced != kNoReg)
            pushWindow(s, Timing::AfterReplaced, slot, base);
        return false;
    default:
        s.scoring = Scoring {};
        popFrame(s);
        return false;
    }
}

int scoringStep(const Frame& f)
{
    // A stage is named for what it will do when its turn comes; until then the window before it is open.
    switch (f.stage) {
    case Before:
    case Award:
        return 0;
    case Told:
    case HandOut:
        return 1;
    case After:
    case Clear:
        return 2;
    case Cleared:
    case Replace:
        return 3;
    case Replaced:
        return 4;
    default:
        return 5;
    }
}

void askScore(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    askTreasures(s, lib, prompt);
}

void answerScore(Engine& e, Choice choice)
{
    answerTreasures(e, choice);
}

} // namespace core::smashup
