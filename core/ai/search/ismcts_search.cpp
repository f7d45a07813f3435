#include "core/ai/search/ismcts_search.h"

#include "core/ai/search/searcher.h"
#include "core/ai/workers.h"
#include "core/statistics/estimate.h"

#include <algorithm>
#include <cassert>

namespace core {

namespace {

constexpr std::uint32_t kFewestVisits = 4; ///< of an answer that is told of as the next one

std::uint64_t smallerLimit(std::uint64_t a, std::uint64_t b)
{
    return a == 0 ? b : b == 0 ? a : std::min(a, b);
}

}

IsmctsSearch::IsmctsSearch(const Evaluator& evaluator, std::uint64_t seed, const IsmctsSettings& settings)
    : m_seed(seed)
    , m_settings(settings)
{
    for (int i = 0; i < std::max(1, settings.threads); ++i)
        m_searchers.push_back(std::make_unique<Searcher>(evaluator, settings));
    m_expectation.reserve(kMaxChoices);
    m_below.reserve(m_searchers.size());
}

IsmctsSearch::~IsmctsSearch() = default;

void IsmctsSearch::takeBack()
{
    if (!m_asked)
        return;
    m_asked = false;
    m_visited = m_visitedBefore;
    m_expects = !m_treesBefore.empty();
    m_expectedView = m_askedView;
    for (std::size_t i = 0; i < m_treesBefore.size(); ++i)
        m_searchers[i]->tree() = m_treesBefore[i];
}

void IsmctsSearch::forget()
{
    m_visited.forget();
    m_expects = false;
    m_asked = false;
}

Choice IsmctsSearch::answer(const SearchQuestion& question, const Budget& budget)
{
    const auto start = std::chrono::steady_clock::now();
    const Prompt& prompt = question.prompt;
    m_iterations = 0;
    m_expectation.clear();
    m_asked = false;
    if (prompt.choices.size() == 1)
        return prompt.choices[0];

    m_asked = true;
    m_visitedBefore = m_visited;
    const std::uint32_t visits = m_visited.visit(question.viewHash);
    m_askedView = question.viewHash;
    m_treesBefore.clear();
    for (const auto& searcher : m_searchers)
        if (m_expects && question.viewHash == m_expectedView && visits == 0)
            m_treesBefore.push_back(searcher->tree());
        else
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
    const std::size_t threads = m_searchers.size();
    std::vector<Rng> chance(threads);
    for (std::size_t i = 1; i < threads; ++i)
        chance[i] = rng.split();
    chance[0] = rng.split();
    inParallel(static_cast<int>(threads), [&](int worker) {
        const auto i = static_cast<std::size_t>(worker);
        SearchLimit own = limit;
        own.iterations = iterations == 0 ? 0 : std::max<std::uint64_t>(1, (iterations + i) / threads);
        m_searchers[i]->search(question, own, chance[i]);
    });
    weigh(prompt, tieBreaker);
    // Back at a view it had before, it takes the next best: what was best led nowhere.
    const Choice chosen = m_expectation[visits % m_expectation.size()].choice;
    expect(chosen, question, rng);
    std::erase_if(m_expectation, [](const Expectation& each) { return each.playouts == 0; });
    if (budget.isCancelled())
        takeBack();
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
        m_below.clear();
        for (const auto& searcher : m_searchers) {
            const SearchTree& tree = searcher->tree();
            const SearchTree::NodeId id = tree.find(tree.root(), choice, prompt.seat);
            m_below.push_back(id);
            if (id == SearchTree::kNone)
                continue;
            expected.playouts += tree.at(id).visits;
            reward += tree.at(id).reward;
        }
        if (expected.playouts > 0) {
            expected.winChance = reward / static_cast<double>(expected.playouts);
            const Estimate share = wilson(expected.winChance, expected.playouts);
            expected.low = share.low;
            expected.high = share.high;
            thinkOn(expected, prompt.seat);
        }
        m_expectation.push_back(expected);
    }
    // Shuffled first, so that a stable sort leaves equals in any order.
    tieBreaker.shuffle(m_expectation);
    std::stable_sort(m_expectation.begin(), m_expectation.end(), [](const Expectation& a, const Expectation& b) {
        return a.playouts != b.playouts ? a.playouts > b.playouts : a.winChance > b.winChance;
    });
    if (m_settings.root == Root::Halving)
        putBestFirst();
}

/// Those that some thread visited to the end, best first, before the others.
void IsmctsSearch::putBestFirst()
{
    const auto rest
        = std::stable_partition(m_expectation.begin(), m_expectation.end(), [this](const Expectation& each) {
              return std::any_of(m_searchers.begin(), m_searchers.end(),
                  [&](const auto& searcher) { return searcher->halving().isLeft(each.choice); });
          });
    const auto worth = [this](const Expectation& each) {
        return m_searchers.front()->halving().worth(each.choice, each.winChance, static_cast<double>(each.playouts));
    };
    std::stable_sort(
        m_expectation.begin(), rest, [&](const Expectation& a, const Expectation& b) { return worth(a) > worth(b); });
}

/// The child of the nodes in m_below that the threads together visited most, with the sum of their visits.
SearchTree::Node IsmctsSearch::mostVisitedBelow() const
{
    SearchTree::Node most;
    for (std::size_t i = 0; i < m_below.size(); ++i) {
        const SearchTree& tree = m_searchers[i]->tree();
        if (m_below[i] == SearchTree::kNone)
            continue;
        for (SearchTree::NodeId id = tree.at(m_below[i]).firstChild; id != SearchTree::kNone;
             id = tree.at(id).nextSibling) {
            SearchTree::Node node = tree.at(id);
            for (std::size_t j = 0; j < m_below.size(); ++j)
                if (const SearchTree::NodeId twin = j == i ? SearchTree::kNone : below(j, node);
                    twin != SearchTree::kNone)
                    node.visits += m_searchers[j]->tree().at(twin).visits;
            if (node.visits > most.visits)
                most = node;
        }
    }
    return most;
}

/// The node of that thread's tree for the same choice; SearchTree::kNone where it has none.
SearchTree::NodeId IsmctsSearch::below(std::size_t thread, const SearchTree::Node& node) const
{
    return m_below[thread] == SearchTree::kNone
        ? SearchTree::kNone
        : m_searchers[thread]->tree().find(m_below[thread], node.made(), node.seat);
}

/// Goes on from the nodes in m_below by what was visited most, as long as that is the seat's own answer.
void IsmctsSearch::thinkOn(Expectation& expected, Seat seat)
{
    while (!expected.then.full()) {
        const SearchTree::Node next = mostVisitedBelow();
        if (next.seat != seat || next.visits < kFewestVisits)
            return;
        expected.then.push(next.made());
        for (std::size_t i = 0; i < m_below.size(); ++i)
            m_below[i] = below(i, next);
    }
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
