#pragma once

#include <cstddef>
#include <cstdint>

namespace core {

/// Where a line that has left the tree is judged.
enum class Cut : std::uint8_t {
    None, ///< at the match's end, played to by random choices
    Quiet, ///< at a quiet point, by the game's evaluator
};

/// How the iterations are shared out among the answers to the question itself.
enum class Root : std::uint8_t {
    Bounds, ///< by UCB1, as everywhere below; the most visited is the answer
    Halving, ///< see RootHalving; the best of those visited to the end is the answer
};

/// How a line finds its way through the tree, below the question itself.
enum class Tree : std::uint8_t {
    Bounds, ///< any answer that nobody has tried, then by UCB1
    /// By PUCT: an answer is tried the sooner and the oftener the likelier the policy holds it, and one that nobody has
    /// tried is expected to be worth what the others were. Without a policy by Bounds.
    Policy,
};

class Game;
class Policy;

/// How an information-set search spends its time. Every iteration deals one world, goes down the tree, adds one node
/// and judges the world it has come to.
struct IsmctsSettings {
    std::uint64_t iterations = 0; ///< a choice at most, over all threads; 0: no limit of that kind
    std::uint32_t milliseconds = 0; ///< a choice; 0: no limit of that kind
    std::uint32_t minimum = 16; ///< iterations a thread makes however late it is; only cancelling ends them
    double exploration = 0.4; ///< C of UCB1 for rewards in 0..1
    Root root = Root::Bounds;
    const Game* game = nullptr; ///< with Root::Halving: whose turnEnd() says what holds plays back; null: nothing does
    double trust = 0; ///< with Root::Halving: wins that a logit of the policy's is worth, among the visits of an answer
    Tree tree = Tree::Bounds;
    double prior = 0.5; ///< with Tree::Policy: C of PUCT for rewards in 0..1
    Cut cut = Cut::Quiet;
    int turns = 1; ///< with Cut::Quiet: the first quiet point so many turns after the question's, or later
    const Policy* policy = nullptr; ///< by whose chances a line goes on outside the tree; null: by equal ones
    double sharpness = 0; ///< see Policy::weigh()
    double scale = 3.0; ///< evaluator's points that make a win chance of 1 / (1 + e^-1), 73 %
    int length = 2000; ///< choices after which a line is judged where it stands
    int threads = 1; ///< each grows a tree of its own; their visits and rewards are added
    bool whole = false; ///< makes all its iterations, even once no other answer can be visited more often
    bool keep = false; ///< goes on with the tree when the next question is the one it expected
    std::size_t nodes = std::size_t { 1 } << 18U; ///< room a thread's tree has; a full one grows no more
};

/// What is searched where neither settings nor budget set a limit.
inline constexpr std::uint64_t kUsualIterations = 300;

} // namespace core
