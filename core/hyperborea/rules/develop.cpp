#include "core/hyperborea/rules/develop.h"

#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

#include <algorithm>

// Development rows, rules 7.9 and 10.

namespace core::hyperborea {

namespace {

int cubesFor(int level)
{
    return level == kTopLevel ? 2 : 1;
}

/// The part with the most steps left that has none in that row; kMaxWaiting where there is none.
std::size_t partFor(const Pool& pool, std::uint8_t row)
{
    std::size_t best = kMaxWaiting;
    for (std::size_t i = 0; i < kMaxWaiting; ++i)
        if (pool.stepsLeft[i] > 0 && (pool.rowsUsed[i] >> row & 1U) == 0
            && (best == kMaxWaiting || pool.stepsLeft[i] > pool.stepsLeft[best]))
            best = i;
    return best;
}

} // namespace

void offerDevelopment(const State& s, Prompt& prompt)
{
    const Pool& pool = s.pool;
    const bool whole = std::any_of(pool.same.begin(), pool.same.end(), [](std::uint8_t n) { return n > 0; });
    for (std::uint8_t row = 0; row < kRows; ++row) {
        if (s.own().level[row] >= kTopLevel)
            continue;
        if (pool.develop > 0)
            offer(prompt, make(Verb::Develop, row));
        if (partFor(pool, row) != kMaxWaiting)
            offer(prompt, make(Verb::DevelopOther, row));
        if (whole)
            offer(prompt, make(Verb::DevelopWhole, row));
    }
}

void offerUpgrades(const State& s, Prompt& prompt)
{
    for (std::uint8_t row = 0; row < kRows; ++row)
        if (const int level = s.own().level[row]; level >= kUpgradeLevel && s.reserve[row] >= cubesFor(level))
            offer(prompt, make(Verb::Upgrade, row));
}

void develop(Engine& e, Choice choice)
{
    Pool& pool = e.s.pool;
    int steps = 1;
    if (verbOf(choice) == Verb::Develop) {
        --pool.develop;
    } else if (verbOf(choice) == Verb::DevelopOther) {
        const std::size_t part = partFor(pool, choice.a);
        pool.rowsUsed[part] = static_cast<ColourMask>(pool.rowsUsed[part] | 1U << choice.a);
        if (--pool.stepsLeft[part] == 0)
            pool.rowsUsed[part] = 0;
    } else {
        steps = kRows;
        while (pool.same[static_cast<std::size_t>(steps)] == 0)
            --steps;
        --pool.same[static_cast<std::size_t>(steps)];
    }
    std::uint8_t& level = e.s.own().level[choice.a];
    level = static_cast<std::uint8_t>(std::min(level + steps, kTopLevel));
    e.report(EventKind::Developed, e.s.current, { .other = choice.a, .amount = level });
}

void upgrade(Engine& e, std::uint8_t row)
{
    SeatState& own = e.s.own();
    const int cubes = cubesFor(own.level[row]);
    own.level[row] = 0;
    if (own.powerUsed == 0 && hasPower(e.s, e.lib, e.s.current, Power::UpgradeStops)) {
        own.powerUsed = 1;
        own.level[row] = e.lib.raceTile(own.raceTile).number;
    }
    e.report(EventKind::Upgraded, e.s.current, { .other = row, .amount = cubes });
    for (int i = 0; i < cubes; ++i)
        generate(e, e.s.current, static_cast<Colour>(row));
}

} // namespace core::hyperborea
