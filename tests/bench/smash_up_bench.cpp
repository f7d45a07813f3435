#include "core/ai/players/player_factory.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/table/hidden.h"
#include "tests/bench/native_cards.h"
#include "tests/support/smash_up.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>
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
            if (each.set == tests::smashUp().setNames().front()
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
    for (auto number = static_cast<int>(own.size()); number < kPositions; ++number) {
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

/// A card in the hand of the seat whose play phase it is.
struct AboutToPlay {
    core::smashup::State state;
    core::smashup::CardId card;
    const tests::NativeCard* native;
};

const core::smashup::CardLibrary& library()
{
    return static_cast<const core::smashup::SmashUpMatch&>(*positions(2).front()).library();
}

/// Each native card at a few of the stored positions, where it takes the place of a card in hand.
std::vector<AboutToPlay> aboutToPlay()
{
    using namespace core::smashup;
    std::vector<AboutToPlay> made;
    constexpr std::size_t kTables = 4; // all states together stay within the second-level cache
    for (const auto& position : positions(2)) {
        const State& from = static_cast<const SmashUpMatch&>(*position).state();
        if (!position->quiet() || from.of(from.current).hand.count == 0)
            continue;
        if (made.size() == kTables * tests::nativeCards().size())
            break;
        for (const tests::NativeCard& native : tests::nativeCards()) {
            AboutToPlay each { from, from.of(from.current).hand.head, &native };
            DefId def = 0;
            while (library().def(def).id != native.id)
                ++def;
            each.state.at(each.card).def = def;
            made.push_back(each);
        }
    }
    return made;
}

enum class As : std::uint8_t { CopyOnly, Blank, Data, Native };

/// From the hand to the end of what the card does; takes the first answer to every question.
void play(core::smashup::Engine& e, const AboutToPlay& what, As as)
{
    using namespace core::smashup;
    const std::size_t depth = e.s.frames.size();
    const std::uint8_t ability = as == As::Blank ? kNoReg : e.def(what.card).play;
    pushPlay(e.s, what.card, e.s.current, PlayMode::Instructed, ability, kNoSlot);
    while (e.s.frames.size() > depth) {
        const bool lands = e.s.top().kind == FrameKind::Play;
        const bool waits = lands ? stepPlay(e) : as == As::Data ? stepAbility(e) : tests::stepNative(*what.native, e);
        if (!waits)
            continue;
        const core::Choice first = e.prompt->choices[0];
        e.prompt->clear();
        if (lands)
            answerPlay(e, first);
        else if (as == As::Data)
            answerAbility(e, first);
        else
            tests::answerNative(e, first);
    }
}

/// What playing a card costs, written as data or in C++; take off CopyOnly, which is what setting it up costs, before
/// you compare. Blank is the play of a card that does nothing, the same for both.
void cards(benchmark::State& state, As as)
{
    static const std::vector<AboutToPlay> all = aboutToPlay();
    core::smashup::State s {};
    core::Prompt prompt;
    core::smashup::Engine e { s, library(), nullptr, &prompt };
    const auto playNext = [&](const AboutToPlay& what, As way) {
        core::smashup::copyState(s, what.state);
        prompt.clear();
        if (way != As::CopyOnly)
            play(e, what, way);
    };
    for (const AboutToPlay& what : all) {
        playNext(what, As::Data);
        const std::uint64_t byData = hashState(s);
        playNext(what, As::Native);
        if (hashState(s) != byData)
            state.SkipWithError(what.native->id);
    }
    std::size_t i = 0;
    for (auto _ : state)
        playNext(all[i++ % all.size()], as);
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

/// The time on the wall from cancelling a search of two threads to its answer, four seats.
void cancelling(benchmark::State& state)
{
    using Clock = std::chrono::steady_clock;
    const auto& from = positions(4);
    core::Problems problems;
    const auto player = core::makePlayer("ismcts:ms=600000,threads=2,turns=7,policy=8", tests::smashUp(), 1, problems);
    double longest = 0;
    std::size_t i = 0;
    for (auto _ : state) {
        while (from[i % from.size()]->prompt().choices.size() == 1)
            ++i; // answered without a search
        const Match& position = *from[i++ % from.size()];
        player->forget();
        std::atomic<bool> cancelled { false };
        std::jthread searching([&] {
            player->choose(core::SeatView(position, position.prompt().seat), { {}, 0, &cancelled });
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        const auto begin = Clock::now();
        cancelled = true;
        searching.join();
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        state.SetIterationTime(seconds);
        longest = std::max(longest, seconds);
    }
    state.counters["longest"] = longest;
}

} // namespace

BENCHMARK_CAPTURE(randomMatches, core, true);
BENCHMARK_CAPTURE(randomMatches, all, false);
BENCHMARK(clone)->Arg(2)->Arg(4);
BENCHMARK(cloneAndConceal)->Arg(2)->Arg(4);
BENCHMARK(concealedPlayouts)->Arg(2)->Arg(4);
BENCHMARK_CAPTURE(cards, copyOnly, As::CopyOnly);
BENCHMARK_CAPTURE(cards, blank, As::Blank);
BENCHMARK_CAPTURE(cards, data, As::Data);
BENCHMARK_CAPTURE(cards, native, As::Native);
BENCHMARK_CAPTURE(think, greedy, "greedy");
BENCHMARK(cancelling)->UseManualTime()->Iterations(200)->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
