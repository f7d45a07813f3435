#include "core/hyperborea/rules/turn.h"

#include "core/hyperborea/rules/effects.h"
#include "core/hyperborea/rules/ending.h"
#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

namespace core::hyperborea {

namespace {

void takeFortresses(Engine& e)
{
    const auto at = static_cast<std::size_t>(e.s.at());
    for (Hex& hex : e.s.hex) {
        e.s.own().supply = static_cast<std::uint8_t>(e.s.own().supply + hex.fortresses[at]);
        hex.fortresses[at] = 0;
    }
}

void fillUpMiniatures(Engine& e)
{
    int there = 0;
    for (const Hex& hex : e.s.hex)
        there += hex.of(e.s.at());
    for (; there < kOnMap && e.s.own().reserve > 0; ++there)
        bringOn(e, e.s.current, e.map().capitalOf(e.s.at()));
}

/// Rule 5.1; ends are looked for behind it.
void beginTurn(Engine& e)
{
    ++e.s.turn;
    e.report(EventKind::TurnBegan, e.s.current, { .amount = e.s.turn });
    e.s.top().stage = static_cast<std::uint8_t>(TurnStage::Act);
    lookForPrime(e);
    takeFortresses(e);
    fillUpMiniatures(e);
    fire(e, Trigger::TurnStart);
}

/// Rule 5.4, behind a reset if there was one; the next seat is at turn.
void endTurn(Engine& e, bool reset)
{
    State& s = e.s;
    const bool more = reset && hasPower(s, e.lib, s.current, Power::ResetDraw);
    drawCubes(e, s.current, more ? e.lib.raceTile(s.own().raceTile).number : kDrawn);
    s.pool = {};
    s.firedBase = 0;
    s.firedCards = 0;
    s.kills = 0;
    s.cities = 0;
    s.changed = 0;
    const Seat next = seatAt((s.at() + 1) % s.seats);
    if (next == s.caller || s.turn >= kLongestMatch * s.seats) {
        decide(e, next == s.caller ? Ended::Scored : Ended::Long);
        return;
    }
    s.current = next;
    s.top().stage = static_cast<std::uint8_t>(TurnStage::Start);
}

} // namespace

Step stepTurn(Engine& e)
{
    switch (static_cast<TurnStage>(e.s.top().stage)) {
    case TurnStage::Start:
        beginTurn(e);
        return Step::Done;
    case TurnStage::Act:
        return Step::Ask;
    case TurnStage::Refill:
        endTurn(e, false);
        return Step::Done;
    case TurnStage::RefillAfterReset:
        break;
    }
    endTurn(e, true);
    return Step::Done;
}

void endActions(Engine& e)
{
    State& s = e.s;
    s.pool = {};
    clearHalts(s, s.current);
    if (sumOf(s.own().bag) > 0) {
        s.top().stage = static_cast<std::uint8_t>(TurnStage::Refill);
        return;
    }
    s.top().stage = static_cast<std::uint8_t>(TurnStage::RefillAfterReset);
    beginReset(e);
}

} // namespace core::hyperborea
