#include "core/ai/ismcts_search.h"

#include "core/ai/searcher.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <thread>

namespace core {

namespace {

std::uint64_t smallerLimit(std::uint64_t a, std::uint64_t b)
{
    return a == 0 ? b : b == 0 ? a : std::min(a, b);
}

/// Wilson's interval for a mean of values in 0..1; their variance is at most that of a yes or no of the same mean.
void setInterval(Expectation& expected)
{
    constexpr double z = 1.96;
    const auto n = static_cast<double>(expected.playouts);
    const double p = expected.winChance;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    expected.low = std::max(0.0, middle - half);
    expected.high = std::min(1.0, middle + half);
}

}

IsmctsSearch::IsmctsSearch(const Evaluator& evaluator, std::uint64_t seed, const IsmctsSettings& settings)
    : m_seed(seed)
    , m_settings(settings)
{
    for (int i = 0; i < std::max(1, settings.threads); ++i)
        m_searchers.push_back(std::make_unique<Searcher>(evaluator, settings));
    m_expectation.reserve(kMaxChoices);
}

IsmctsSearch::~IsmctsSearch() = default;

void IsmctsSearch::forget()
{
    m_visited.forget();
    m_expects = false;
}

Choice IsmctsSearch::answer(const SearchQuestion& question, const Budget& budget)
{
    const auto start = std::chrono::steady_clock::now();
    const Prompt& prompt = question.prompt;
    m_iterations = 0;
    m_expectation.clear();
    if (prompt.choices.size() == 1)
        return prompt.choices[0];

    const std::uint32_t visits = m_visited.visit(question.viewHash);
    if (!m_expects || question.viewHash != m_expectedView || visits > 0)
        for (const auto& searcher : m_searchers)
            searcher->tree().clear();

    SearchLimit limit;
    const std::uint64_t milliseconds = smallerLimit(
        m_settings.milliseconds, static_cast<std::uint64_t>(std::max<std::int64_t>(0, budget.time.count())));
    limit.timed = milliseconds > 0;
    limit.end = start + std::chrono::milliseconds(milliseconds);
    limit.minimum = m_settings.minimum;
    limit.cancelled = budget.cancelled;
    std::uint64_t iterations = smallerLimit(m_settings.iterations, budget.iterations);
    if (iterations == 0 && !limit.timed)
        iterations = kUsualIterations;

    Rng rng(m_seed ^ question.viewHash);
    Rng tieBreaker = rng.split();
    {
        const std::uint64_t threads = m_searchers.size();
        std::vector<std::jthread> others;
        for (std::uint64_t i = 1; i < threads; ++i) {
            limit.iterations = iterations == 0 ? 0 : std::max<std::uint64_t>(1, (iterations + i) / threads);
            others.emplace_back([searcher = m_searchers[i].get(), &question, limit, own = rng.split()] {
                searcher->search(question, limit, own);
            });
        }
        limit.iterations = iterations == 0 ? 0 : std::max<std::uint64_t>(1, iterations / threads);
        m_searchers[0]->search(question, limit, rng.split());
    }
    weigh(prompt, tieBreaker);
    // Back at a view it had before, it takes the next best: what was best led nowhere.
    const Choice chosen = m_expectation[visits % m_expectation.size()].choice;
    expect(chosen, question, rng);
    std::erase_if(m_expectation, [](const Expectation& each) { return each.playouts == 0; });
    return chosen;
}

/// Adds up what the threads found, most visited first.
void IsmctsSearch::weigh(const Prompt& prompt, Rng& tieBreaker)
{
    for (const auto& searcher : m_searchers)
        m_iterations += searcher->iterations();
    for (const Choice choice : prompt.choices) {
        Expectation expected;
        expected.choice = choice;
        double reward = 0;
        for (const auto& searcher : m_searchers) {
            const SearchTree& tree = searcher->tree();
            const SearchTree::NodeId id = tree.find(tree.root(), choice, prompt.seat);
            if (id == SearchTree::kNone)
                continue;
            expected.playouts += tree.at(id).visits;
            reward += tree.at(id).reward;
        }
        if (expected.playouts > 0) {
            expected.winChance = reward / static_cast<double>(expected.playouts);
            setInterval(expected);
        }
        m_expectation.push_back(expected);
    }
    // Shuffled first, so that a stable sort leaves equals in any order.
    tieBreaker.shuffle(m_expectation);
    std::stable_sort(m_expectation.begin(), m_expectation.end(), [](const Expectation& a, const Expectation& b) {
        return a.playouts != b.playouts ? a.playouts > b.playouts : a.winChance > b.winChance;
    });
}

/// Notes what the seat will see if it is asked again right after its answer and nothing hidden comes to light: only
/// then is what the tree says below the answer still true.
void IsmctsSearch::expect(Choice chosen, const SearchQuestion& question, Rng& rng)
{
    m_expects = false;
    if (!m_settings.keep)
        return;
    const std::unique_ptr<Match> next = question.worlds.deal(rng);
    next->apply(chosen);
    if (next->outcome().decided || next->prompt().seat != question.prompt.seat)
        return;
    m_expectedView = next->viewHash(question.prompt.seat);
    m_expects = true;
    for (const auto& searcher : m_searchers)
        searcher->tree().moveRoot(chosen, question.prompt.seat);
}

} // namespace core
