#include "core/ai/search/search_tree.h"

#include <algorithm>
#include <bitset>
#include <cmath>

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

SearchTree::Step SearchTree::follow(NodeId from, const Prompt& prompt, double exploration, Rng& rng)
{
    struct Known {
        NodeId node;
        std::uint8_t index;
    };
    mark(prompt);
    InlineVector<Known, kMaxChoices> known;
    std::bitset<kMaxChoices> tried;
    for (NodeId id = m_nodes[from].firstChild; id != kNone; id = m_nodes[id].nextSibling) {
        Node& node = m_nodes[id];
        if (node.seat != prompt.seat)
            continue;
        const int index = indexOfMark(node.choice);
        if (index < 0)
            continue;
        ++node.offered;
        tried.set(static_cast<std::size_t>(index));
        known.push({ id, static_cast<std::uint8_t>(index) });
    }

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

} // namespace core
