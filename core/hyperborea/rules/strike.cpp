#include "core/hyperborea/rules/strike.h"

#include "core/hyperborea/rules/effects.h"
#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

#include <algorithm>

// Attacks, rule 9.

namespace core::hyperborea {

namespace {

bool isTarget(const State& s, std::uint8_t inside)
{
    return inside != kNone && inside != s.at();
}

bool hasTarget(const State& s, HexId hex)
{
    const Hex& at = s.hex[hex];
    return at.up() && (isTarget(s, at.inside[0]) || isTarget(s, at.inside[1]) || hasOpenEnemy(s, hex, s.current));
}

/// Takes one miniature of a seat out of the hex, from where it was struck.
void remove(State& s, HexId hex, int seat, Choice target)
{
    Hex& at = s.hex[hex];
    if (verbOf(target) == Verb::Site)
        at.inside[target.a] = kNone;
    else
        --at.free[static_cast<std::size_t>(seat)];
}

SeatMask opponentsOf(const State& s)
{
    return static_cast<SeatMask>(firstSeats(s.seats) & ~maskOf(s.current));
}

/// A miniature that a standard attack removed, rule 9.6.
void win(Engine& e, HexId hex, Seat whose)
{
    SeatState& own = e.s.own();
    if (!contains(own.trophies, whose)) {
        own.trophies = static_cast<SeatMask>(own.trophies | maskOf(whose));
        e.report(EventKind::TookMiniature, e.s.current,
            { .place = hex, .other = static_cast<std::uint8_t>(indexOf(whose)) });
        return;
    }
    ++e.s.of(whose).reserve;
    e.report(EventKind::SentHome, e.s.current, { .place = hex, .other = static_cast<std::uint8_t>(indexOf(whose)) });
    if (own.trophies == opponentsOf(e.s))
        gainGems(e, e.s.current, 1);
}

/// What a kill by a standard attack sets off.
void afterKill(Engine& e, HexId hex, bool ghost)
{
    State& s = e.s;
    SeatState& own = s.own();
    if (++s.kills == 1)
        fire(e, Trigger::FirstKill);
    if (hasPower(s, e.lib, s.current, Power::AfterKill) && own.powerUsed == 0) {
        own.powerUsed = 1;
        e.report(EventKind::UsedPower, s.current, { .other = own.raceTile });
        begin(e, Source::RaceTile, own.raceTile);
    }
    if (ghost && own.reserve > 0 && hasPower(s, e.lib, s.current, Power::MiniatureForGhost))
        pushFrame(s, FrameKind::Here, hex);
}

void strikeGhost(Engine& e, HexId hex, std::size_t site, bool ranged)
{
    e.s.hex[hex].inside[site] = kNone;
    ++(ranged ? e.s.ghostsGone : e.s.own().ghosts);
    e.report(ranged ? EventKind::RemovedGhost : EventKind::TookGhost, e.s.current, { .place = hex });
    if (!ranged)
        afterKill(e, hex, true);
}

void strikeSeat(Engine& e, HexId hex, int seat, Choice target, bool ranged)
{
    State& s = e.s;
    const auto at = static_cast<std::size_t>(seat);
    const auto other = static_cast<std::uint8_t>(seat);
    if (!ranged && verbOf(target) == Verb::Open)
        freeHalted(s, hex, s.current);
    if (s.hex[hex].fortresses[at] > 0) {
        --s.hex[hex].fortresses[at];
        ++s.of(seatAt(seat)).supply;
        e.report(EventKind::FortressFell, s.current, { .place = hex, .other = other });
        return;
    }
    remove(s, hex, seat, target);
    if (ranged) {
        ++s.of(seatAt(seat)).reserve;
        e.report(EventKind::SentHome, s.current, { .place = hex, .other = other });
    } else {
        win(e, hex, seatAt(seat));
    }
    if (!hasOpenEnemy(s, hex, s.current))
        freeHalted(s, hex, s.current);
    if (!ranged)
        afterKill(e, hex, false);
}

} // namespace

bool canStrike(const State& s, HexId hex)
{
    return s.hex[hex].of(s.at()) > 0 && hasTarget(s, hex);
}

bool canShoot(const State& s, const Library& lib, HexId hex)
{
    const auto& beside = lib.layout(s.seats).spots[hex].beside;
    return hasTarget(s, hex) && std::any_of(beside.begin(), beside.end(), [&](HexId each) {
        return each != kNone && s.hex[each].of(s.at()) > 0;
    });
}

bool hasRangedPoint(const State& s, const Library& lib)
{
    return s.pool.ranged > 0 || (s.pool.attack > 0 && hasPower(s, lib, s.current, Power::AttackAtRange));
}

bool canRaze(const State& s, HexId hex)
{
    if (s.hex[hex].of(s.at()) == 0)
        return false;
    for (int i = 0; i < s.seats; ++i)
        if (i != s.at() && s.hex[hex].fortresses[static_cast<std::size_t>(i)] > 0)
            return true;
    return false;
}

void askStrike(const State& s, const Library& /*lib*/, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Strike);
    const Frame& frame = s.top();
    prompt.source = frame.a;
    prompt.detail = frame.b;
    const Hex& hex = s.hex[frame.a];
    for (int i = 0; i < s.seats; ++i)
        if (i != s.at() && hex.openOf(i) > 0)
            offer(prompt, make(Verb::Open, static_cast<std::uint8_t>(i)));
    for (std::uint8_t site = 0; site < kSites; ++site)
        if (isTarget(s, hex.inside[site]))
            offer(prompt, make(Verb::Site, site));
}

void answerStrike(Engine& e, Choice choice)
{
    const HexId hex = e.s.top().a;
    const bool ranged = e.s.top().b == 1;
    popFrame(e.s);
    --(ranged && e.s.pool.ranged > 0 ? e.s.pool.ranged : e.s.pool.attack);
    const std::uint8_t who = verbOf(choice) == Verb::Site ? e.s.hex[hex].inside[choice.a] : choice.a;
    if (who == kGhost)
        strikeGhost(e, hex, choice.a, ranged);
    else
        strikeSeat(e, hex, who, choice, ranged);
}

void askRaze(const State& s, const Library& /*lib*/, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Raze);
    prompt.source = s.top().a;
    for (int i = 0; i < s.seats; ++i)
        if (i != s.at() && s.hex[s.top().a].fortresses[static_cast<std::size_t>(i)] > 0)
            offer(prompt, make(Verb::Seat, static_cast<std::uint8_t>(i)));
}

void answerRaze(Engine& e, Choice choice)
{
    const HexId hex = e.s.top().a;
    const std::uint8_t most = e.s.top().b;
    popFrame(e.s);
    --e.s.pool.raze[most];
    std::uint8_t& there = e.s.hex[hex].fortresses[choice.a];
    const std::uint8_t fallen = std::min(there, most);
    there = static_cast<std::uint8_t>(there - fallen);
    e.s.seat[choice.a].supply = static_cast<std::uint8_t>(e.s.seat[choice.a].supply + fallen);
    for (int i = 0; i < fallen; ++i)
        e.report(EventKind::FortressFell, e.s.current, { .place = hex, .other = choice.a });
}

void askHere(const State& s, const Library& /*lib*/, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Here);
    prompt.source = s.top().a;
    offer(prompt, make(Verb::Yes));
    offer(prompt, make(Verb::No));
}

void answerHere(Engine& e, Choice choice)
{
    const HexId hex = e.s.top().a;
    popFrame(e.s);
    if (verbOf(choice) == Verb::Yes)
        bringOn(e, e.s.current, hex);
}

} // namespace core::hyperborea
