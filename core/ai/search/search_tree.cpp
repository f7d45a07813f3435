#include "core/ai/search/search_tree.h"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <numeric>

namespace core {

namespace {

std::size_t slotOf(std::uint32_t choice)
{
    return (choice * 0x9E3779B1U) >> 23U; // nine bits: kMarks
}

}

SearchTree::SearchTree(std::size_t room)
    : m_room(room)
{
    m_nodes.reserve(room + 1);
    clear();
}

void SearchTree::clear()
{
    m_nodes.clear();
    m_nodes.emplace_back();
    m_root = 0;
}

bool SearchTree::moveRoot(Choice choice, Seat seat)
{
    const NodeId next = find(m_root, choice, seat);
    if (next == kNone || m_nodes.size() * 2 > m_room) {
        clear();
        return false;
    }
    m_root = next;
    return true;
}

SearchTree::NodeId SearchTree::find(NodeId parent, Choice choice, Seat seat) const
{
    for (NodeId id = m_nodes[parent].firstChild; id != kNone; id = m_nodes[id].nextSibling)
        if (m_nodes[id].choice == choice.bits() && m_nodes[id].seat == seat)
            return id;
    return kNone;
}

std::uint32_t SearchTree::lead() const
{
    std::uint32_t most = 0;
    std::uint32_t next = 0;
    for (NodeId id = m_nodes[m_root].firstChild; id != kNone; id = m_nodes[id].nextSibling) {
        const std::uint32_t visits = m_nodes[id].visits;
        next = std::max(next, std::min(most, visits));
        most = std::max(most, visits);
    }
    return most - next;
}

void SearchTree::mark(const Prompt& prompt)
{
    if (++m_stamp == 0) { // once round: old stamps would look new
        m_marks = {};
        m_stamp = 1;
    }
    for (std::size_t i = 0; i < prompt.choices.size(); ++i) {
        std::size_t slot = slotOf(prompt.choices[i].bits());
        while (m_marks[slot].stamp == m_stamp)
            slot = (slot + 1) % kMarks;
        m_marks[slot] = { prompt.choices[i].bits(), m_stamp, static_cast<std::uint8_t>(i) };
    }
}

int SearchTree::indexOfMark(std::uint32_t choice) const
{
    for (std::size_t slot = slotOf(choice); m_marks[slot].stamp == m_stamp; slot = (slot + 1) % kMarks)
        if (m_marks[slot].choice == choice)
            return m_marks[slot].index;
    return -1;
}

SearchTree::NodeId SearchTree::add(NodeId parent, Choice choice, Seat seat)
{
    const auto id = static_cast<NodeId>(m_nodes.size());
    Node& node = m_nodes.emplace_back();
    node.choice = choice.bits();
    node.seat = seat;
    node.offered = 1;
    node.nextSibling = m_nodes[parent].firstChild;
    m_nodes[parent].firstChild = id;
    return id;
}

SearchTree::Step SearchTree::take(const Prompt& prompt, Choice choice)
{
    if (const NodeId known = find(m_root, choice, prompt.seat); known != kNone)
        return { known, choice, false };
    return m_nodes.size() < m_room ? Step { add(m_root, choice, prompt.seat), choice, true }
                                   : Step { kNone, choice, true };
}

/// The children below a node that a prompt offers, newest first; each is noted as offered.
InlineVector<SearchTree::Known, kMaxChoices> SearchTree::offer(NodeId from, const Prompt& prompt)
{
    mark(prompt);
    InlineVector<Known, kMaxChoices> known;
    for (NodeId id = m_nodes[from].firstChild; id != kNone; id = m_nodes[id].nextSibling) {
        Node& node = m_nodes[id];
        const int index = node.seat == prompt.seat ? indexOfMark(node.choice) : -1;
        if (index < 0)
            continue;
        ++node.offered;
        known.push({ id, static_cast<std::uint8_t>(index) });
    }
    return known;
}

SearchTree::Step SearchTree::follow(NodeId from, const Prompt& prompt, double exploration, Rng& rng)
{
    const InlineVector<Known, kMaxChoices> known = offer(from, prompt);
    std::bitset<kMaxChoices> tried;
    for (const Known& each : known)
        tried.set(each.index);

    const std::size_t untried = prompt.choices.size() - known.size();
    if (untried > 0 && m_nodes.size() < m_room) {
        std::uint32_t skip = rng.below(static_cast<std::uint32_t>(untried));
        std::size_t index = 0;
        while (tried.test(index) || skip-- > 0)
            ++index;
        const Choice choice = prompt.choices[index];
        // A question with one answer is no step of its own: the line goes on below it.
        return { add(from, choice, prompt.seat), choice, prompt.choices.size() > 1 };
    }
    if (known.empty())
        return { kNone, prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))], true };

    Known best = known[0];
    double bestBound = -1;
    std::uint32_t offered = 0;
    double logarithm = 0;
    for (const Known& each : known) {
        const Node& node = m_nodes[each.node];
        if (node.offered != offered) { // nearly always the same for all
            offered = node.offered;
            logarithm = std::log(static_cast<double>(offered));
        }
        const double visits = std::max(1U, node.visits);
        const double bound = node.reward / visits + exploration * std::sqrt(logarithm / visits);
        if (bound > bestBound) {
            bestBound = bound;
            best = each;
        }
    }
    return { best.node, prompt.choices[best.index], false };
}

SearchTree::Step SearchTree::followPolicy(
    NodeId from, const Prompt& prompt, std::span<const float> weights, double exploration)
{
    const InlineVector<Known, kMaxChoices> known = offer(from, prompt);
    double reward = 0;
    double visits = 0;
    for (const Known& each : known) {
        reward += m_nodes[each.node].reward;
        visits += m_nodes[each.node].visits;
    }
    const double expected = visits > 0 ? reward / visits : 0;
    const double weight = std::accumulate(weights.begin(), weights.end(), 0.0);
    const double reach = exploration * std::sqrt(std::max(1.0, visits)) / weight;

    std::array<double, kMaxChoices> bounds;
    const std::size_t count = prompt.choices.size();
    for (std::size_t i = 0; i < count; ++i)
        bounds[i] = expected + reach * static_cast<double>(weights[i]);
    std::array<NodeId, kMaxChoices> nodes;
    std::fill_n(nodes.begin(), count, kNone);
    for (const Known& each : known) {
        const Node& node = m_nodes[each.node];
        nodes[each.index] = each.node;
        bounds[each.index] = node.reward / std::max(1U, node.visits)
            + reach * static_cast<double>(weights[each.index]) / (1.0 + node.visits);
    }
    const auto best = static_cast<std::size_t>(
        std::max_element(bounds.begin(), bounds.begin() + static_cast<std::ptrdiff_t>(count)) - bounds.begin());
    const Choice choice = prompt.choices[best];
    if (nodes[best] != kNone)
        return { nodes[best], choice, false };
    return m_nodes.size() < m_room ? Step { add(from, choice, prompt.seat), choice, count > 1 }
                                   : Step { kNone, choice, true };
}

} // namespace core
