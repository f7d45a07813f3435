#pragma once

#include "core/ai/search/ismcts_settings.h"
#include "core/ai/search/rollout.h"
#include "core/ai/search/root_halving.h"
#include "core/ai/search/search_question.h"
#include "core/ai/search/search_tree.h"

#include <atomic>
#include <chrono>

namespace core {

/// When a search has to end.
struct SearchLimit {
    std::chrono::steady_clock::time_point end; ///< where `timed`
    bool timed = false;
    std::uint64_t iterations = 0; ///< at most; 0: no limit
    std::uint64_t minimum = 0; ///< at least, unless cancelled
    const std::atomic<bool>* cancelled = nullptr;

    bool reached(std::uint64_t done) const
    {
        if (cancelled != nullptr && cancelled->load(std::memory_order_relaxed))
            return true;
        if (iterations > 0 && done >= iterations)
            return true;
        return timed && done >= minimum && std::chrono::steady_clock::now() >= end;
    }
    /// How much of the search that began at `start` is over, 0..1 and more.
    double used(std::uint64_t done, std::chrono::steady_clock::time_point start) const
    {
        const double ofIterations = iterations == 0 ? 0 : static_cast<double>(done) / static_cast<double>(iterations);
        if (!timed)
            return ofIterations;
        const std::chrono::duration<double> length = end - start;
        const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - start;
        return length.count() <= 0 ? 1 : std::max(ofIterations, gone / length);
    }
};

/// One thread's part of a search: a tree, and a world that is dealt again for each iteration.
class Searcher {
public:
    Searcher(const Evaluator& evaluator, const IsmctsSettings& settings);

    /// Grows the tree until the limit is reached. Allocates one world, and nothing after that.
    void search(const SearchQuestion& question, const SearchLimit& limit, Rng rng);
    SearchTree& tree() { return m_tree; }
    /// How the last search shared its iterations out, with Root::Halving.
    const RootHalving& halving() const { return m_halving; }
    std::uint64_t iterations() const { return m_iterations; }

private:
    void iterate(const SearchQuestion& question);
    SearchTree::Step stepInTree(SearchTree::NodeId from);
    SearchTree::Step stepFromRoot(const Prompt& prompt);

    IsmctsSettings m_settings;
    Rollout m_rollout;
    SearchTree m_tree;
    RootHalving m_halving;
    Rng m_rng;
    std::unique_ptr<Match> m_world;
    // Deeper lines come from a seat that goes round; the rest of them is played out.
    static constexpr std::size_t kDeepest = 200;
    InlineVector<SearchTree::NodeId, kDeepest> m_path;
    std::uint64_t m_iterations = 0;
};

} // namespace core
