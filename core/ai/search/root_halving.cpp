#include "core/ai/search/root_halving.h"

#include "core/game/game.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace core {

namespace {

constexpr double kVisitsOfDoubt = 20; ///< added to the visits of an answer, so that the first few decide nothing

}

void RootHalving::begin(
    const Match& world, const Prompt& prompt, const Policy* policy, double trust, Rng& rng, const Game* game)
{
    m_seat = prompt.seat;
    m_trust = policy == nullptr ? 0 : trust;
    m_all.clear();
    std::array<float, kMaxChoices> weights;
    const std::size_t count = prompt.choices.size();
    if (policy != nullptr)
        policy->weigh(world, prompt, 1.0, { weights.data(), count });
    for (std::size_t i = 0; i < count; ++i)
        m_all.push({ prompt.choices[i], policy == nullptr ? 0 : std::log(static_cast<double>(weights[i])),
            game != nullptr && sitsStill(game->turnEnd(world, prompt.choices[i])) });
    m_left = m_all;
    rng.shuffle(m_left); // equals in any order
    std::sort(m_left.begin(), m_left.end(), [](const Candidate& a, const Candidate& b) { return a.logit > b.logit; });
    if (policy != nullptr)
        m_left.resize(std::min(count, kMost));
    m_rounds = std::max(1, static_cast<int>(std::bit_width(m_left.size() - 1)));
    m_round = 0;
    m_next = 0;
}

Choice RootHalving::next()
{
    const Choice choice = m_left[m_next].choice;
    m_next = (m_next + 1) % m_left.size();
    return choice;
}

void RootHalving::halve(const SearchTree& tree, double used)
{
    if (m_left.size() <= 2 || m_next != 0 || used * m_rounds < m_round + 1)
        return;
    ++m_round;
    for (Candidate& each : m_left) {
        const SearchTree::NodeId id = tree.find(tree.root(), each.choice, m_seat);
        if (id == SearchTree::kNone) // a full tree
            return;
        const double visits = std::max(1U, tree.at(id).visits);
        each.worth = worth(each.choice, tree.at(id).reward / visits, visits);
    }
    std::sort(m_left.begin(), m_left.end(), [](const Candidate& a, const Candidate& b) { return a.worth > b.worth; });
    m_left.resize((m_left.size() + 1) / 2);
}

bool RootHalving::isLeft(Choice choice) const
{
    return std::any_of(m_left.begin(), m_left.end(), [&](const Candidate& each) { return each.choice == choice; });
}

double RootHalving::worth(Choice choice, double chance, double visits) const
{
    const auto found
        = std::find_if(m_all.begin(), m_all.end(), [&](const Candidate& each) { return each.choice == choice; });
    if (found == m_all.end())
        return chance;
    return chance + m_trust * found->logit / (visits + kVisitsOfDoubt) - (found->holdsBack ? kHeldBack : 0);
}

} // namespace core
