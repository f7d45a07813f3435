#include "core/ai/search/searcher.h"

#include "core/game/minds.h"

#include <array>

namespace core {

namespace {

constexpr std::uint64_t kLooks = 16; ///< iterations from one look at what is visited most to the next

}

Searcher::Searcher(const Evaluator& evaluator, const IsmctsSettings& settings)
    : m_settings(settings)
    , m_rollout(evaluator, settings)
    , m_tree(settings.nodes)
{
}

void Searcher::search(const SearchQuestion& question, const SearchLimit& limit, Rng rng)
{
    m_rng = rng;
    m_iterations = 0;
    // The last question may have been in a match of another setup, and assign() copies only between equal ones.
    m_world = question.worlds.deal(m_rng);
    const auto start = std::chrono::steady_clock::now();
    const bool halving = m_settings.root == Root::Halving;
    if (halving)
        m_halving.begin(*m_world, question.prompt, m_settings.policy, m_settings.trust, m_rng, m_settings.game);
    while (!limit.reached(m_iterations)) {
        iterate(question);
        ++m_iterations;
        if (halving)
            m_halving.halve(m_tree, limit.used(m_iterations, start));
        else if (!m_settings.whole && m_iterations % kLooks == 0 && limit.iterations > m_iterations
            && m_tree.lead() > limit.iterations - m_iterations)
            break; // what it will have visited most cannot change any more
    }
}

void Searcher::iterate(const SearchQuestion& question)
{
    question.worlds.dealInto(*m_world, m_rng);
    m_path.clear();
    SearchTree::NodeId node = m_tree.root();
    do {
        const SearchTree::Step step = m_path.empty() ? stepFromRoot(question.prompt) : stepInTree(node);
        m_world->apply(step.choice);
        if (step.node == SearchTree::kNone)
            break;
        node = step.node;
        m_path.push(node);
        if (step.isLeaf)
            break;
    } while (!m_path.full() && !m_world->outcome().decided);

    const PerSeat<double> reward = m_rollout.judge(*m_world, question.turn + m_settings.turns, m_rng);
    for (const SearchTree::NodeId each : m_path)
        m_tree.visit(each, reward);
}

SearchTree::Step Searcher::stepInTree(SearchTree::NodeId from)
{
    const Prompt& prompt = m_world->prompt();
    const std::size_t count = prompt.choices.size();
    if (m_settings.tree == Tree::Bounds || m_settings.policy == nullptr || count == 1)
        return m_tree.follow(from, prompt, m_settings.exploration, m_rng);
    std::array<float, kMaxChoices> weights;
    m_settings.policy->weigh(*m_world, prompt, 1.0, { weights.data(), count });
    return m_tree.followPolicy(from, prompt, { weights.data(), count }, m_settings.prior);
}

SearchTree::Step Searcher::stepFromRoot(const Prompt& prompt)
{
    return m_settings.root == Root::Halving ? m_tree.take(prompt, m_halving.next())
                                            : m_tree.follow(m_tree.root(), prompt, m_settings.exploration, m_rng);
}

} // namespace core
