#include "core/hyperborea/rules/develop.h"

#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

#include <algorithm>
#include <array>

// Development rows, rules 7.9 and 10.

namespace core::hyperborea {

namespace {

int cubesFor(int level)
{
    return level == kTopLevel ? 2 : 1;
}

bool hasRoomFor(const Pool& pool, std::size_t part, std::uint8_t row)
{
    return pool.stepsLeft[part] > 0 && (pool.rowsUsed[part] >> row & 1U) == 0;
}

bool areAlike(const Pool& pool, std::size_t one, std::size_t other)
{
    return pool.stepsLeft[one] == pool.stepsLeft[other] && pool.rowsUsed[one] == pool.rowsUsed[other];
}

/// A step to that row, of each part that has none in it yet; of those that are alike of one.
void offerOther(const Pool& pool, std::uint8_t row, Prompt& prompt)
{
    std::array<std::size_t, kMaxWaiting> parts {};
    std::size_t count = 0;
    for (std::size_t i = 0; i < kMaxWaiting; ++i)
        if (hasRoomFor(pool, i, row) && std::none_of(parts.begin(), parts.begin() + count, [&](std::size_t each) {
                return areAlike(pool, each, i);
            }))
            parts[count++] = i;
    if (count == 1)
        return offer(prompt, make(Verb::DevelopOther, row));
    for (std::size_t i = 0; i < count; ++i)
        offer(prompt, make(Verb::DevelopOther, row, pool.stepsLeft[parts[i]], pool.rowsUsed[parts[i]]));
}

/// The steps of a part, of each size.
void offerWhole(const Pool& pool, std::uint8_t row, Prompt& prompt)
{
    const auto sizes = std::count_if(pool.same.begin(), pool.same.end(), [](std::uint8_t n) { return n > 0; });
    for (std::size_t n = 1; n < pool.same.size(); ++n)
        if (pool.same[n] > 0)
            offer(prompt, make(Verb::DevelopWhole, row, sizes == 1 ? kNone : static_cast<std::uint8_t>(n)));
}

std::size_t partOf(const Pool& pool, Choice choice)
{
    std::size_t part = 0;
    while (!hasRoomFor(pool, part, choice.a)
        || (choice.b != kNone && (pool.stepsLeft[part] != choice.b || pool.rowsUsed[part] != choice.c)))
        ++part;
    return part;
}

std::uint8_t stepsOf(const Pool& pool, Choice choice)
{
    if (choice.b != kNone)
        return choice.b;
    std::uint8_t steps = 1;
    while (pool.same[steps] == 0)
        ++steps;
    return steps;
}

} // namespace

void offerDevelopment(const State& s, Prompt& prompt)
{
    const Pool& pool = s.pool;
    const auto waits = [](std::uint8_t n) { return n > 0; };
    const bool other = std::any_of(pool.stepsLeft.begin(), pool.stepsLeft.end(), waits);
    const bool whole = std::any_of(pool.same.begin(), pool.same.end(), waits);
    if (pool.develop == 0 && !other && !whole)
        return;
    for (std::uint8_t row = 0; row < kRows; ++row) {
        if (s.own().level[row] >= kTopLevel)
            continue;
        if (pool.develop > 0)
            offer(prompt, make(Verb::Develop, row));
        if (other)
            offerOther(pool, row, prompt);
        if (whole)
            offerWhole(pool, row, prompt);
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
        const std::size_t part = partOf(pool, choice);
        pool.rowsUsed[part] = static_cast<ColourMask>(pool.rowsUsed[part] | 1U << choice.a);
        if (--pool.stepsLeft[part] == 0)
            pool.rowsUsed[part] = 0;
    } else {
        steps = stepsOf(pool, choice);
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
