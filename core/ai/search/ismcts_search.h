#pragma once

#include "core/ai/player.h"
#include "core/ai/search/ismcts_settings.h"
#include "core/ai/search/search_question.h"
#include "core/ai/search/search_tree.h"
#include "core/ai/visited_views.h"
#include "core/game/game.h"

#include <memory>
#include <vector>

namespace core {

class Searcher;

/// Single-observer information-set Monte Carlo tree search for two to six seats: at each node the seat that chooses
/// looks after its own reward. Knows of the match only what its worlds show.
class IsmctsSearch {
public:
    IsmctsSearch(const Evaluator& evaluator, std::uint64_t seed, const IsmctsSettings& settings);
    ~IsmctsSearch();

    /// One of the prompt's choices. Without a time limit it depends on seed and view alone, and with `keep` on the
    /// questions before.
    Choice answer(const SearchQuestion& question, const Budget& budget);
    void takeBack(); ///< See Player::takeBack().
    void forget();
    /// Of the last answer; see Player::expectation().
    const std::vector<Expectation>& expectation() const { return m_expectation; }
    /// Iterations of the last answer, over all threads.
    std::uint64_t iterations() const { return m_iterations; }

private:
    void weigh(const Prompt& prompt, Rng& tieBreaker);
    void putBestFirst();
    SearchTree::Node mostVisitedBelow() const;
    SearchTree::NodeId below(std::size_t thread, const SearchTree::Node& node) const;
    void thinkOn(Expectation& expected, Seat seat);
    void expect(Choice chosen, const SearchQuestion& question, Rng& rng);

    std::uint64_t m_seed;
    IsmctsSettings m_settings;
    VisitedViews m_visited;
    VisitedViews m_visitedBefore; ///< the last question
    std::vector<std::unique_ptr<Searcher>> m_searchers; ///< one a thread
    std::vector<SearchTree> m_treesBefore; ///< the last question, where they were kept; else none
    std::vector<Expectation> m_expectation;
    std::vector<SearchTree::NodeId> m_below; ///< a node of each searcher's tree, or SearchTree::kNone
    std::uint64_t m_iterations = 0;
    std::uint64_t m_expectedView = 0; ///< the view after the last answer, if nobody learns anything new before
    std::uint64_t m_askedView = 0; ///< of the last question
    bool m_asked = false; ///< there is a question to be taken back
    bool m_expects = false;
};

} // namespace core
