#include "core/ai/greedy_player.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <span>

namespace core {

namespace {

// Far beyond what any evaluation says, so that a decided match outweighs every position.
constexpr double kWin = 10'000.0;
// Other seats look at this many answers; a longer list is cut, for their replies only colour our own choice.
constexpr std::size_t kCheapAnswers = 12;

enum Level : std::size_t { WorldLevel, TriedLevel, CheapLevel, FirstFollowUpLevel };

bool runOut(const Budget& budget, std::chrono::steady_clock::time_point start)
{
    if (budget.cancelled != nullptr && budget.cancelled->load(std::memory_order_relaxed))
        return true;
    return budget.time.count() > 0 && std::chrono::steady_clock::now() - start >= budget.time;
}

}

GreedyPlayer::GreedyPlayer(const Evaluator& evaluator, std::uint64_t seed, GreedySettings settings)
    : m_evaluator(evaluator)
    , m_seed(seed)
    , m_settings(settings)
{
}

Choice GreedyPlayer::choose(const SeatView& view, const Budget& budget)
{
    const Prompt prompt = view.prompt();
    assert(prompt.seat == view.seat());
    if (prompt.choices.size() == 1)
        return prompt.choices[0];

    m_seat = view.seat();
    // The last choice may have been in a match of another setup, and assign() copies only between equal ones.
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t hash = view.hash();
    const std::uint32_t visits = m_visited.visit(hash);
    Rng rng(m_seed ^ hash);
    Rng tieBreaker = rng.split();
    m_pool.clear();
    m_pool.push_back(view.deal(rng));

    int nodesPerChoice = m_settings.nodesPerChoice;
    if (budget.iterations > 0) {
        const std::uint64_t each
            = budget.iterations / (prompt.choices.size() * static_cast<std::uint64_t>(m_settings.worlds));
        nodesPerChoice = static_cast<int>(std::clamp<std::uint64_t>(each, 1, 1'000'000));
    }
    std::array<double, kMaxChoices> worth {};
    std::size_t judged = prompt.choices.size();
    for (int world = 0; world < m_settings.worlds; ++world) {
        if (world > 0)
            view.dealInto(*m_pool[WorldLevel], rng);
        std::array<double, kMaxChoices> here {};
        std::size_t done = 0;
        for (; done < prompt.choices.size() && !runOut(budget, start); ++done) {
            Match& tried = copyOf(*m_pool[WorldLevel], TriedLevel);
            m_nodesLeft = nodesPerChoice;
            tried.apply(prompt.choices[done]);
            here[done] = explore(tried, 0, 0);
        }
        // A world judged in part would favour whatever stands first; only the very first one has to do.
        if (done < prompt.choices.size() && world > 0)
            break;
        judged = std::max<std::size_t>(done, 1);
        for (std::size_t i = 0; i < judged; ++i)
            worth[i] += here[i];
        if (done < prompt.choices.size())
            break;
    }

    if (m_settings.noise > 0)
        for (std::size_t i = 0; i < judged; ++i) // of the sum over the worlds
            worth[i] += m_settings.noise * m_settings.worlds * (2 * tieBreaker.unit() - 1);

    std::array<std::uint8_t, kMaxChoices> order {};
    std::iota(order.begin(), order.end(), std::uint8_t { 0 });
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(judged);
    // Shuffled first, so that a stable sort leaves equals in any order.
    tieBreaker.shuffle(std::span(order.begin(), end));
    std::stable_sort(order.begin(), end, [&](std::uint8_t a, std::uint8_t b) { return worth[a] > worth[b]; });
    // Back at a view it had before, it takes the next best: what was best led nowhere.
    return prompt.choices[order[visits % judged]];
}

/// The worth of `match` for the seat once it is quiet again, with the seat's best answers and cheap ones of the others.
/// Plays on in `match` itself.
double GreedyPlayer::explore(Match& match, int depth, int steps)
{
    for (; steps < m_settings.steps; ++steps) {
        if (match.outcome().decided || match.quiet())
            break;
        const Prompt prompt = match.prompt();
        if (prompt.choices.size() == 1) {
            match.apply(prompt.choices[0]);
            continue;
        }
        if (prompt.seat != m_seat || depth >= m_settings.depth || m_nodesLeft <= 0) {
            match.apply(cheapAnswer(match, prompt));
            continue;
        }
        double best = -2 * kWin;
        int left = static_cast<int>(prompt.choices.size());
        for (const Choice choice : prompt.choices) {
            Match& next = copyOf(match, FirstFollowUpLevel + static_cast<std::size_t>(depth));
            // Each answer gets its share of the nodes, so that the first one does not eat up what the last one needs.
            const int share = std::max(1, m_nodesLeft / left--);
            const int rest = std::max(0, m_nodesLeft - share);
            m_nodesLeft = share - 1;
            next.apply(choice);
            best = std::max(best, explore(next, depth + 1, steps + 1));
            m_nodesLeft = std::max(0, m_nodesLeft) + rest;
        }
        return best;
    }
    return judge(match);
}

double GreedyPlayer::judge(const Match& match) const
{
    const double value = m_evaluator.value(match, m_seat);
    const Outcome outcome = match.outcome();
    if (!outcome.decided)
        return value;
    int winners = 0;
    for (int i = 0; i < match.seatCount(); ++i)
        winners += contains(outcome.winners, seatAt(i)) ? 1 : 0;
    return value + (contains(outcome.winners, m_seat) ? kWin / winners : -kWin);
}

/// What the seat that is asked would do by one look ahead, without thinking of what is asked next.
Choice GreedyPlayer::cheapAnswer(const Match& match, const Prompt& prompt)
{
    const std::size_t looked = std::min(prompt.choices.size(), kCheapAnswers);
    std::size_t best = 0;
    double bestValue = 0;
    for (std::size_t i = 0; i < looked && m_nodesLeft > 0; ++i) {
        Match& next = copyOf(match, CheapLevel);
        --m_nodesLeft;
        next.apply(prompt.choices[i]);
        const double value = m_evaluator.value(next, prompt.seat);
        if (i == 0 || value > bestValue) {
            best = i;
            bestValue = value;
        }
    }
    return prompt.choices[best];
}

Match& GreedyPlayer::copyOf(const Match& match, std::size_t level)
{
    while (m_pool.size() <= level)
        m_pool.push_back(match.clone());
    m_pool[level]->assign(match);
    return *m_pool[level];
}

} // namespace core
