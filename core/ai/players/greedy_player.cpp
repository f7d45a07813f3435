#include "core/ai/players/greedy_player.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <span>

namespace core {

namespace {

bool runOut(const Budget& budget, std::chrono::steady_clock::time_point start)
{
    if (budget.isCancelled())
        return true;
    return budget.time.count() > 0 && std::chrono::steady_clock::now() - start >= budget.time;
}

}

GreedyPlayer::GreedyPlayer(const Evaluator& evaluator, std::uint64_t seed, GreedySettings settings)
    : m_lookAhead(evaluator, settings.lookAhead)
    , m_seed(seed)
    , m_settings(settings)
{
    m_settings.noise *= evaluator.slip();
}

Choice GreedyPlayer::choose(const SeatView& view, const Budget& budget)
{
    const Prompt& prompt = view.prompt();
    assert(prompt.seat == view.seat());
    m_visitedBefore = m_visited;
    if (prompt.choices.size() == 1)
        return prompt.choices[0];

    m_lookAhead.begin(view.seat());
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t hash = view.hash();
    const std::uint32_t visits = m_visited.visit(hash);
    Rng rng(m_seed ^ hash);
    Rng tieBreaker = rng.split();
    const std::unique_ptr<Match> dealt = view.deal(rng);

    int nodesPerChoice = m_settings.lookAhead.nodesPerChoice;
    if (budget.iterations > 0) {
        const std::uint64_t each
            = budget.iterations / (prompt.choices.size() * static_cast<std::uint64_t>(m_settings.worlds));
        nodesPerChoice = static_cast<int>(std::clamp<std::uint64_t>(each, 1, 1'000'000));
    }
    std::array<double, kMaxChoices> worth {};
    std::size_t judged = prompt.choices.size();
    for (int world = 0; world < m_settings.worlds; ++world) {
        if (world > 0)
            view.dealInto(*dealt, rng);
        std::array<double, kMaxChoices> here {};
        std::size_t done = 0;
        for (; done < prompt.choices.size() && !runOut(budget, start); ++done)
            here[done] = m_lookAhead.worthOf(*dealt, prompt.choices[done], nodesPerChoice);
        // A world judged in part would favour whatever stands first; only the very first one has to do.
        if (done < prompt.choices.size() && world > 0)
            break;
        judged = std::max<std::size_t>(done, 1);
        for (std::size_t i = 0; i < judged; ++i)
            worth[i] += here[i];
        if (done < prompt.choices.size())
            break;
    }

    const double most = m_settings.noise * m_settings.worlds; // of the sum over the worlds
    for (std::size_t i = 0; i < judged; ++i) {
        const double error = most > 0 ? most * (2 * tieBreaker.unit() - 1) : 0;
        const bool still = m_settings.game != nullptr && sitsStill(m_settings.game->turnEnd(*dealt, prompt.choices[i]));
        worth[i] += still ? -std::max(most, kHeldBack * m_settings.worlds) : error;
    }

    static_assert(kMaxChoices <= 256);
    std::array<std::uint8_t, kMaxChoices> order {};
    std::iota(order.begin(), order.end(), std::uint8_t { 0 });
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(judged);
    // Shuffled first, so that a stable sort leaves equals in any order.
    tieBreaker.shuffle(std::span(order.begin(), end));
    std::stable_sort(order.begin(), end, [&](std::uint8_t a, std::uint8_t b) { return worth[a] > worth[b]; });
    if (budget.isCancelled())
        takeBack();
    // Back at a view it had before, it takes the next best: what was best led nowhere.
    return prompt.choices[order[visits % judged]];
}

} // namespace core
