#pragma once

#include "core/game/prompt.h"
#include "core/game/rng.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

/// The tree of a search over many dealt worlds: one node a choice, known by its bits and the seat that makes it. Worlds
/// offer different choices at the same node, so each child also counts how often it was on offer (Cowling, Powley and
/// Whitehouse, "Information Set Monte Carlo Tree Search", 2012). Nodes lie in one arena of fixed room.
class SearchTree {
public:
    using NodeId = std::uint32_t;
    static constexpr NodeId kNone = 0xFFFFFFFF;

    struct Node {
        double reward = 0; ///< summed over its visits, of the seat that makes the choice, 0..1 each
        std::uint32_t choice = 0; ///< Choice::bits()
        std::uint32_t visits = 0;
        std::uint32_t offered = 0; ///< visits of its parent in worlds that offer it
        NodeId firstChild = kNone;
        NodeId nextSibling = kNone;
        Seat seat = Seat::None;

        Choice made() const
        {
            return { static_cast<std::uint8_t>(choice), static_cast<std::uint8_t>(choice >> 8U),
                static_cast<std::uint8_t>(choice >> 16U), static_cast<std::uint8_t>(choice >> 24U) };
        }
    };

    /// The next step from a node in one world.
    struct Step {
        NodeId node = kNone; ///< kNone where the arena is full
        Choice choice;
        bool isLeaf = false; ///< the node is new: the line leaves the tree here
    };

    explicit SearchTree(std::size_t room);

    /// Forgets everything and stands with a root alone.
    void clear();
    /// Makes the child of the root that stands for this choice the root. False, with an empty tree, where there is none
    /// or little room is left.
    bool moveRoot(Choice choice, Seat seat);

    NodeId root() const { return m_root; }
    const Node& at(NodeId id) const { return m_nodes[id]; }
    /// The node below `parent` for a choice, or kNone.
    NodeId find(NodeId parent, Choice choice, Seat seat) const;

    /// By how many visits the most visited child of the root is ahead of the next.
    std::uint32_t lead() const;

    /// One of the prompt's choices from the root.
    Step take(const Prompt& prompt, Choice choice);
    /// A choice nobody has tried here, any of them, or else the best by UCB1 with `exploration`.
    Step follow(NodeId from, const Prompt& prompt, double exploration, Rng& rng);
    /// The best by PUCT with `exploration`, whether somebody has tried it here or not; `weights` say how likely each of
    /// the prompt's choices is, in any unit (Silver and others, "Mastering the game of Go without human knowledge",
    /// 2017).
    Step followPolicy(NodeId from, const Prompt& prompt, std::span<const float> weights, double exploration);
    void visit(NodeId id, const PerSeat<double>& reward)
    {
        Node& node = m_nodes[id];
        ++node.visits;
        node.reward += reward[static_cast<std::size_t>(indexOf(node.seat))];
    }

private:
    struct Mark {
        std::uint32_t choice = 0;
        std::uint32_t stamp = 0;
        std::uint8_t index = 0;
    };
    static constexpr std::size_t kMarks = 512; // a power of two, twice the most choices there are
    static_assert(kMarks >= 2 * kMaxChoices);

    /// A child that is on offer.
    struct Known {
        NodeId node;
        std::uint8_t index; ///< of its choice in the prompt
    };

    void mark(const Prompt& prompt);
    InlineVector<Known, kMaxChoices> offer(NodeId from, const Prompt& prompt);
    int indexOfMark(std::uint32_t choice) const;
    NodeId add(NodeId parent, Choice choice, Seat seat);

    std::vector<Node> m_nodes;
    std::size_t m_room;
    NodeId m_root = 0;
    std::array<Mark, kMarks> m_marks {}; ///< the choices on offer, by hash; valid where the stamp is the newest
    std::uint32_t m_stamp = 0;
};

} // namespace core
