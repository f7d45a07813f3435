#include "core/ai/player_factory.h"
#include "core/smashup/smash_up_match.h"
#include "tests/support/smash_up.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <memory>
#include <vector>

// What the speed of Smash Up is measured with; every figure is CPU time of one thread. A choice is one question asked
// and answered at random. Times vary with the machine: compare two builds in one sitting.

namespace {

using core::Match;
using core::Rng;

constexpr int kPositions = 200;

const std::vector<std::string>& factions(bool coreSet)
{
    static const auto named = [](bool only) {
        std::vector<std::string> names;
        const std::vector<std::string> core { "Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters",
            "Wizards", "Zombies" };
        for (const core::FactionInfo& each : tests::smashUp().factions())
            if (each.set == tests::smashUp().sets().front()
                && (!only || std::find(core.begin(), core.end(), each.name) != core.end()))
                names.push_back(each.name);
        std::sort(names.begin(), names.end());
        return names;
    };
    static const std::vector<std::string> core = named(true);
    static const std::vector<std::string> all = named(false);
    return coreSet ? core : all;
}

std::unique_ptr<Match> newMatch(int seats, int number, bool coreSet)
{
    core::MatchSetup setup;
    setup.seed = 2012 + static_cast<std::uint64_t>(number);
    auto next = static_cast<std::size_t>(number);
    for (int seat = 0; seat < seats; ++seat) {
        core::SeatSetup made;
        for (int i = 0; i < 2; ++i)
            made.factions.push_back(factions(coreSet)[next++ % factions(coreSet).size()]);
        setup.seats.push_back(made);
    }
    core::Problems problems;
    return tests::smashUp().newMatch(setup, problems);
}

core::Choice anyOf(const core::Prompt& prompt, Rng& rng)
{
    return prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
}

std::int64_t playOut(Match& match, Rng& rng)
{
    std::int64_t choices = 0;
    for (;; ++choices) {
        const core::Prompt& prompt = match.prompt();
        if (prompt.choices.empty())
            return choices;
        match.apply(anyOf(prompt, rng));
    }
}

/// Positions from the middle of matches: after half of the choices that the same match took.
const std::vector<std::unique_ptr<Match>>& positions(int seats)
{
    static std::array<std::vector<std::unique_ptr<Match>>, core::kMaxSeats + 1> made;
    auto& own = made[static_cast<std::size_t>(seats)];
    for (int number = 0; own.empty() || number < kPositions; ++number) {
        const auto whole = newMatch(seats, number, true);
        Rng first(static_cast<std::uint64_t>(number));
        Rng again = first;
        const std::int64_t choices = playOut(*whole, first);
        auto match = newMatch(seats, number, true);
        for (std::int64_t i = 0; i < choices / 2; ++i)
            match->apply(anyOf(match->prompt(), again));
        own.push_back(std::move(match));
    }
    return own;
}

void randomMatches(benchmark::State& state, bool coreSet)
{
    int number = 0;
    std::int64_t choices = 0;
    Rng rng(2012);
    for (auto _ : state)
        choices += playOut(*newMatch(2, number++, coreSet), rng);
    state.counters["matches/s"] = benchmark::Counter(static_cast<double>(number), benchmark::Counter::kIsRate);
    state.counters["s/choice"]
        = benchmark::Counter(static_cast<double>(choices), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void clone(benchmark::State& state)
{
    const auto& from = positions(static_cast<int>(state.range(0)));
    const auto to = from.front()->clone();
    std::size_t i = 0;
    for (auto _ : state)
        to->assign(*from[i++ % 8]); // few, as a search copies from few matches into few
}

void cloneAndConceal(benchmark::State& state)
{
    const int seats = static_cast<int>(state.range(0));
    const auto& from = positions(seats);
    const auto to = from.front()->clone();
    Rng rng(1);
    int i = 0;
    for (auto _ : state) {
        to->assign(*from[static_cast<std::size_t>(i % 8)]);
        to->conceal(core::seatAt(i++ % seats), rng);
    }
}

void concealedPlayouts(benchmark::State& state)
{
    const auto& from = positions(static_cast<int>(state.range(0)));
    const auto world = from.front()->clone();
    Rng rng(1);
    std::size_t i = 0;
    for (auto _ : state) {
        const Match& position = *from[i++ % from.size()];
        world->assign(position);
        world->conceal(position.prompt().seat, rng);
        playOut(*world, rng);
    }
    state.counters["playouts/s"] = benchmark::Counter(static_cast<double>(i), benchmark::Counter::kIsRate);
}

/// What one choice costs a player, over the stored positions.
void think(benchmark::State& state, const char* spec)
{
    const auto& from = positions(2);
    core::Problems problems;
    const auto player = core::makePlayer(spec, tests::smashUp(), 1, problems);
    std::size_t i = 0;
    for (auto _ : state) {
        const Match& position = *from[i++ % from.size()];
        player->forget();
        benchmark::DoNotOptimize(player->choose(core::SeatView(position, position.prompt().seat), {}));
    }
}

} // namespace

BENCHMARK_CAPTURE(randomMatches, core, true);
BENCHMARK_CAPTURE(randomMatches, all, false);
BENCHMARK(clone)->Arg(2)->Arg(4);
BENCHMARK(cloneAndConceal)->Arg(2)->Arg(4);
BENCHMARK(concealedPlayouts)->Arg(2)->Arg(4);
BENCHMARK_CAPTURE(think, greedy, "greedy");
BENCHMARK_MAIN();
