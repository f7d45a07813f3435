#include "core/ai/arena/arena.h"

#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/search/rollout.h"
#include "core/ai/stopwatch.h"
#include "core/language/house.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>

namespace core {

namespace {

constexpr std::chrono::milliseconds kLookForStop { 20 };
/// Below this chance of winning, or as much above the opposite one, what a turn does makes little difference.
constexpr double kFarBehind = 0.1;

/// One run while it lasts: what the playing threads and the one that called share.
class Run {
public:
    Run(const Game& game, const ArenaRequest& request, const LineUps& lineUps, const ArenaTally& tally)
        : m_game(game)
        , m_request(request)
        , m_lineUps(lineUps)
        , m_programsTime(request.threads == 1)
    {
        for (int number = 0; number < request.groups; ++number)
            if (!tally.has(number))
                m_open.push_back(number);
        m_began = std::clamp<std::size_t>(m_open.size(), 1, static_cast<std::size_t>(request.threads));
        m_playing = m_began;
    }

    std::size_t threads() const { return m_began; }
    void stop() { m_over = true; }
    /// The system has no more threads.
    void playWith(std::size_t threads)
    {
        const std::lock_guard lock(m_guard);
        m_playing -= m_began - threads;
        if (threads == 0)
            m_fault = say(House::NoThread).words();
    }
    const std::string& fault() const { return m_fault; }

    void play()
    {
        for (;;) {
            ArenaGroup group;
            {
                const std::lock_guard lock(m_guard);
                if (m_over || m_open.empty())
                    break;
                group.number = m_open.front();
                m_open.pop_front();
            }
            const bool finished = playGroup(group);
            std::unique_lock lock(m_guard);
            if (finished)
                m_finished.push_back(std::move(group));
            m_changed.notify_one();
            // What the listener does with a group is no time of a player's.
            if (m_programsTime)
                m_idle.wait(lock, [&] { return m_listening && m_finished.empty(); });
        }
        const std::lock_guard lock(m_guard);
        --m_playing;
        m_changed.notify_one();
    }

    /// What is finished since the last call, after waiting a while for it. False when nobody plays any more and nothing
    /// is left.
    bool wait(std::deque<ArenaGroup>& finished)
    {
        std::unique_lock lock(m_guard);
        m_listening = true;
        m_idle.notify_one();
        m_changed.wait_for(lock, kLookForStop, [&] { return !m_finished.empty() || m_playing == 0; });
        m_listening = m_finished.empty();
        finished.clear();
        finished.swap(m_finished);
        return !finished.empty() || m_playing > 0;
    }

private:
    bool playGroup(ArenaGroup& group)
    {
        const MatchSetup setup = arenaSetup(m_request.terms, m_lineUps, group.number);
        for (int seatOfA = 0; seatOfA < m_request.terms.seats; ++seatOfA)
            if (!playMatch(setup, seatOfA, group))
                return false;
        return true;
    }

    bool playMatch(const MatchSetup& setup, int seatOfA, ArenaGroup& group)
    {
        const ArenaTerms& terms = m_request.terms;
        Problems none;
        const std::unique_ptr<Match> match = m_game.newMatch(setup, none);
        const PerSeat<std::unique_ptr<Player>> players = arenaPlayers(m_game, terms, *match, setup.seed, seatOfA);
        const Budget budget { std::chrono::milliseconds(terms.milliseconds),
            static_cast<std::uint64_t>(terms.iterations), &m_over };
        PerSeat<std::optional<double>>
            chances {}; ///< as each seat thought last: a choice without another is not thought of
        ArenaMatch result;
        while (!match->outcome().decided) {
            if (result.choices == kMaxChoicesInMatch) {
                giveUp(setup);
                return false;
            }
            const Prompt prompt = match->prompt();
            const int seat = indexOf(prompt.seat);
            ThinkTimes& think = group.think[seat == seatOfA ? 0 : 1];
            const auto wall = std::chrono::steady_clock::now();
            const std::int64_t cpu = m_programsTime ? programCpu() : threadCpu();
            const Choice choice = players[static_cast<std::size_t>(seat)]->choose(SeatView(*match, prompt), budget);
            think.cpu.add((m_programsTime ? programCpu() : threadCpu()) - cpu);
            think.wall.add(std::chrono::nanoseconds(std::chrono::steady_clock::now() - wall).count());
            // A player that was cut short did not play its best: the match is worth nothing.
            if (m_over)
                return false;
            std::optional<double>& chance = chances[static_cast<std::size_t>(seat)];
            for (const Expectation& each : players[static_cast<std::size_t>(seat)]->expectation())
                if (each.choice == choice)
                    chance = each.winChance;
            if (!chance || (*chance >= kFarBehind && *chance <= 1 - kFarBehind))
                group.turnEnds[seat == seatOfA ? 0 : 1].note(m_game.turnEnd(*match, choice));
            match->apply(choice);
            ++result.choices;
        }
        const Outcome outcome = match->outcome();
        result.winners = outcome.winners;
        result.score = outcome.score;
        result.turns = match->standing().turn;
        group.matches.push_back(result);
        return true;
    }

    void giveUp(const MatchSetup& setup)
    {
        const std::lock_guard lock(m_guard);
        m_fault = say(House::MatchOfSeedDidNotEnd, { std::to_string(setup.seed) }).words();
        m_over = true;
    }

    const Game& m_game;
    const ArenaRequest& m_request;
    const LineUps& m_lineUps;
    const bool m_programsTime;
    std::atomic<bool> m_over { false };
    std::mutex m_guard; ///< of all below
    std::condition_variable m_changed; ///< for the thread that called
    std::condition_variable m_idle; ///< for the one that plays, where there is one
    bool m_listening = false; ///< the thread that called has nothing to do
    std::deque<int> m_open;
    std::deque<ArenaGroup> m_finished;
    std::size_t m_playing = 0;
    std::size_t m_began = 0; ///< set once
    std::string m_fault;
};

}

MatchSetup arenaSetup(const ArenaTerms& terms, const LineUps& lineUps, int number)
{
    MatchSetup setup;
    setup.set = terms.set;
    setup.options = terms.options;
    setup.seed = terms.seed + static_cast<std::uint64_t>(number);
    setup.seats = seatsOf(lineUps.at(static_cast<std::size_t>(number)));
    return setup;
}

int arenaTeams(const Game& game, const ArenaTerms& terms, const LineUps& lineUps)
{
    if (!game.has(Has::Teams))
        return 0;
    Problems none;
    const int teams = teamCount(*game.newMatch(arenaSetup(terms, lineUps, 0), none));
    return teams == terms.seats ? 0 : teams;
}

PerSeat<std::unique_ptr<Player>> arenaPlayers(
    const Game& game, const ArenaTerms& terms, const Match& match, std::uint64_t seed, int seatOfA)
{
    PerSeat<std::unique_ptr<Player>> players;
    Problems none;
    for (int seat = 0; seat < terms.seats; ++seat)
        players[static_cast<std::size_t>(seat)] = makeMeasuredPlayer(
            terms.players[seat == seatOfA ? 0 : 1], game, playerSeed(seed, seatAt(seat)), match, none);
    return players;
}

Problems checkArena(const Game& game, const ArenaTerms& terms, const LineUps& lineUps)
{
    Problems problems;
    for (std::size_t i = 0; i < terms.players.size(); ++i) {
        const std::string where = say(House::PlayerNumbered, { i == 0 ? "A" : "B" }).words();
        if (terms.players[i] == kHumanPlayer)
            problems.push_back({ where, say(House::NoPersonInArena), say(House::UsePlay) });
        for (const Problem& problem : checkMeasuredPlayer(terms.players[i], game))
            problems.push_back({ where, problem.what, problem.hint });
    }
    if (terms.seats < game.minSeats() || terms.seats > game.maxSeats())
        problems.push_back(
            { "seats", say(House::SeatsOfMatch, { game.minSeats(), game.maxSeats(), terms.seats }), "" });
    else if (lineUps.tooMany())
        problems.push_back({ "pairs", say(House::TooManyWaysToSeat), say(House::NameFewerPairs) });
    else if (lineUps.ways() == 0)
        problems.push_back({ "pairs", say(House::PairsDoNotGoRound, { terms.seats }), say(House::NameMorePairs) });
    else
        for (const Problem& problem : game.check(arenaSetup(terms, lineUps, 0)))
            problems.push_back(problem);
    return problems;
}

bool runArena(const Game& game, const ArenaRequest& request, const LineUps& lineUps, ArenaTally& tally,
    const std::atomic<bool>& stop, const ArenaListener& listener, Problems& problems)
{
    if (Problems faults = checkArena(game, request.terms, lineUps); !faults.empty()) {
        problems.insert(problems.end(), faults.begin(), faults.end());
        return false;
    }
    if (tally.report().complete)
        return true;
    Run run(game, request, lineUps, tally);
    {
        std::vector<std::jthread> threads;
        try {
            for (std::size_t i = run.threads(); i > 0; --i)
                threads.emplace_back([&run] { run.play(); });
        } catch (const std::system_error&) {
            run.playWith(threads.size());
        }
        std::deque<ArenaGroup> finished;
        while (run.wait(finished)) {
            for (const ArenaGroup& group : finished) {
                tally.add(group);
                if (!listener(group))
                    run.stop();
            }
            if (stop || tally.report().complete)
                run.stop();
        }
    }
    if (run.fault().empty())
        return true;
    problems.push_back({ "arena", run.fault(), "" });
    return false;
}

} // namespace core
