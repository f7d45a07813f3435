#include "core/ai/players/match_runner.h"

#include "core/ai/players/player_factory.h"
#include "core/ai/workers.h"
#include "core/language/house.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <mutex>

namespace core {

namespace {

struct MatchResult {
    bool finished = false;
    int decisions = 0;
    int turns = 0;
    Outcome outcome;
    std::optional<SimulationBreach> breach;
};

std::string firstBreach(const Match& match)
{
    const std::vector<std::string> breaches = match.breaches();
    if (!breaches.empty())
        return breaches.front();
    if (!match.outcome().decided && match.prompt().choices.empty())
        return say(House::NothingIsAsked).words();
    return {};
}

MatchResult playOne(const Game& game, const SimulationRequest& request, int number, const std::atomic<bool>* stop)
{
    const Budget unlimited { .cancelled = stop };
    MatchSetup setup = request.setup;
    setup.seed += static_cast<std::uint64_t>(number);
    Problems none;
    const std::unique_ptr<Match> match = game.newMatch(setup, none);
    PerSeat<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < match->seatCount(); ++seat)
        players[static_cast<std::size_t>(seat)] = makeMeasuredPlayer(
            request.players[static_cast<std::size_t>(seat)], game, playerSeed(setup.seed, seatAt(seat)), *match, none);

    MatchResult result;
    const auto breached = [&](std::string words, std::string what) {
        result.breach = SimulationBreach { setup.seed, result.decisions, std::move(words), std::move(what) };
        return result;
    };
    if (request.check)
        if (std::string what = firstBreach(*match); !what.empty())
            return breached("", std::move(what));
    for (;;) {
        const Prompt& prompt = match->prompt(); // of no use once it is answered
        if (prompt.choices.empty()) // it is decided
            break;
        if (result.decisions == kMaxChoicesInMatch)
            return breached("", say(House::MatchDidNotEnd).words());
        Player& player = *players[static_cast<std::size_t>(indexOf(prompt.seat))];
        const Choice choice = player.choose(SeatView(*match, prompt), unlimited);
        // A player that was cut short did not play its best: the match is worth nothing.
        if (stop != nullptr && *stop)
            return result;
        std::string words;
        if (request.check) {
            words = game.notation().toWords(*match, prompt, choice);
            if (!prompt.accepts(choice))
                return breached(std::move(words), say(House::IllegalAnswer).words());
        }
        match->apply(choice);
        ++result.decisions;
        if (request.check)
            if (std::string what = firstBreach(*match); !what.empty())
                return breached(std::move(words), std::move(what));
    }
    result.finished = true;
    result.turns = match->standing().turn;
    result.outcome = match->outcome();
    return result;
}

Problems faultsOf(const Game& game, const SimulationRequest& request)
{
    Problems problems = game.check(request.setup);
    if (request.players.size() != request.setup.seats.size())
        problems.push_back({ "players", say(House::OnePlayerASeat), "" });
    for (std::size_t i = 0; i < request.players.size(); ++i) {
        const std::string where = say(House::SeatNumbered, { static_cast<int>(i) + 1 }).words();
        if (request.players[i] == kHumanPlayer)
            problems.push_back({ where, say(House::NoPersonInSimulation), say(House::UsePlay) });
        for (const Problem& problem : checkMeasuredPlayer(request.players[i], game))
            problems.push_back({ where, problem.what, problem.hint });
    }
    return problems;
}

/// Adds up matches in the order of their numbers, whatever the order in which they end: what a match gave waits for
/// those before it, which are as many at most as others were played while a long one lasted.
class Sum {
public:
    void add(int number, MatchResult result)
    {
        m_waiting.emplace(number, std::move(result));
        for (auto next = m_waiting.begin(); next != m_waiting.end() && next->first == m_next;
             next = m_waiting.erase(next), ++m_next)
            count(next->second);
    }

    /// Also of those whose forerunners were dropped.
    SimulationTotals totals()
    {
        for (const auto& [number, result] : m_waiting)
            count(result);
        m_waiting.clear();
        return m_totals;
    }

private:
    void count(const MatchResult& result)
    {
        if (m_totals.breach || (!result.finished && !result.breach))
            return;
        m_totals.breach = result.breach;
        if (m_totals.breach)
            return;
        ++m_totals.matches;
        m_totals.decisions += static_cast<std::uint64_t>(result.decisions);
        m_totals.turns += static_cast<std::uint64_t>(result.turns);
        for (int i = 0; i < kMaxSeats; ++i) {
            const auto seat = static_cast<std::size_t>(i);
            m_totals.wins[seat] += contains(result.outcome.winners, seatAt(i)) ? 1 : 0;
            m_totals.parts[seat] += result.outcome.partsOf(seatAt(i));
            m_totals.score[seat] += result.outcome.score[seat];
        }
    }

    std::map<int, MatchResult> m_waiting;
    int m_next = 0;
    SimulationTotals m_totals;
};

}

std::optional<SimulationTotals> simulate(const Game& game, const SimulationRequest& request, Problems& problems,
    const SimulationProgress& progress, const std::atomic<bool>* stop)
{
    if (Problems faults = faultsOf(game, request); !faults.empty()) {
        problems.insert(problems.end(), faults.begin(), faults.end());
        return std::nullopt;
    }
    std::atomic<int> next { 0 };
    // Matches beyond a breach are not worth playing; those before it are, for one of them may be the first.
    std::atomic<int> end { request.matches };
    std::mutex telling;
    Sum sum; // guarded by it, as is `done`
    int done = 0;
    inParallel(std::min(request.threads, request.matches), [&](int) {
        for (int number = next++; number < end.load(); number = next++) {
            MatchResult result = playOne(game, request, number, stop);
            if (stop != nullptr && *stop)
                break;
            if (result.breach) {
                int last = end.load();
                while (number < last && !end.compare_exchange_weak(last, number)) { }
            }
            const std::lock_guard lock(telling);
            sum.add(number, std::move(result));
            if (progress)
                progress(++done);
        }
    });
    return sum.totals();
}

} // namespace core
