#include "core/hyperborea/rules/ending.h"

#include "core/hyperborea/table/query.h"

#include <tuple>

namespace core::hyperborea {

namespace {

void meet(Engine& e, Condition condition)
{
    SeatState& own = e.s.own();
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(condition));
    if ((own.met & bit) != 0)
        return;
    own.met |= bit;
    std::uint8_t& left = e.s.objectivesLeft[static_cast<std::size_t>(condition)];
    if (left > 0) {
        --left;
        own.objectives |= bit;
    }
    e.report(EventKind::Met, e.s.current, { .other = static_cast<std::uint8_t>(condition) });
    e.s.met |= bit;
    if (e.s.caller == Seat::None && std::popcount(e.s.met) >= e.s.options.length)
        e.s.caller = e.s.current;
}

} // namespace

void lookForEnds(Engine& e)
{
    if (e.s.turn == 0 || e.s.decided != Ended::No)
        return;
    const Frame& top = e.s.top();
    if (top.kind == FrameKind::Turn && static_cast<TurnStage>(top.stage) == TurnStage::Start)
        return; // the next seat's turn has not begun
    const SeatState& own = e.s.own();
    if (own.gems >= (e.s.seats == 2 ? kGemsToEndOfTwo : kGemsToEnd))
        meet(e, Condition::Gems);
    if (std::popcount(own.owned) >= kTechnologiesToEnd)
        meet(e, Condition::Technologies);
    if (own.reserve == 0 && !e.s.options.prime)
        meet(e, Condition::Miniatures);
}

void lookForPrime(Engine& e)
{
    const Hex& centre = e.s.hex[0];
    if (!e.s.options.prime || !centre.up() || centre.of(e.s.at()) == 0)
        return;
    for (int i = 0; i < e.s.seats; ++i)
        if (i != e.s.at() && centre.of(i) > 0)
            return;
    for (std::size_t site = 0; site < kSites; ++site)
        if (centre.inside[site] == kGhost || centre.tokens[site] > 0)
            return;
    meet(e, Condition::Miniatures);
}

SeatMask leadersOf(const State& s, const Library& lib)
{
    std::tuple<int, int, int, int> best { -1, 0, 0, 0 };
    const PerSeat<Points> all = pointsOfAll(s, lib);
    for (int i = 0; i < s.seats; ++i) {
        const Points& points = all[static_cast<std::size_t>(i)];
        best = std::max(best, std::tuple(points.total(), points.hexes, points.cubes, i));
    }
    return maskOf(seatAt(std::get<3>(best)));
}

void decide(Engine& e, Ended how)
{
    e.s.decided = how;
    e.s.winners = how == Ended::Agreed ? firstSeats(e.s.seats) : leadersOf(e.s, e.lib);
    e.report(EventKind::MatchEnded, Seat::None);
}

} // namespace core::hyperborea
