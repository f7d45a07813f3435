#pragma once

#include "core/ai/search/search_tree.h"
#include "core/game/minds.h"

namespace core {

class Game;

/// Shares the iterations of a search out among the answers to the question itself: each of those that are left is
/// visited as often as the others, and each time that a part of the search is used up the worse half is left out. So
/// those that are close are told apart by equally many lines, and no answer is judged by a few. Sequential halving
/// (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013), with what a policy thinks of
/// an answer added to what came of it as long as it was visited little (after Danihelka, Guez, Schrittwieser and
/// Silver, "Policy Improvement by Planning with Gumbel", 2022; without their noise).
class RootHalving {
public:
    /// `policy` may be null: then all answers are thought of alike. `trust`: see IsmctsSettings. Where a game is given,
    /// what it calls sitsStill() counts for kHeldBack less: at a tie one plays on.
    void begin(const Match& world, const Prompt& prompt, const Policy* policy, double trust, Rng& rng,
        const Game* game = nullptr);
    static constexpr double kHeldBack = 0.02; ///< wins; people are told of less than that that it makes no difference

    /// The answer whose turn it is.
    Choice next();
    /// Leaves out what has become worse, when that part, 0..1, of the search is used up.
    void halve(const SearchTree& tree, double used);

    /// Whether an answer is visited to the end.
    bool isLeft(Choice choice) const;
    /// What an answer is worth that came to this chance, 0..1, in so many visits.
    double worth(Choice choice, double chance, double visits) const;

private:
    struct Candidate {
        Choice choice;
        double logit = 0; ///< by the policy
        bool holdsBack = false;
        double worth = 0;
    };
    /// More are not looked at where there is a policy to tell which.
    static constexpr std::size_t kMost = 16;

    InlineVector<Candidate, kMaxChoices> m_all;
    InlineVector<Candidate, kMaxChoices> m_left;
    Seat m_seat = Seat::None;
    double m_trust = 0;
    int m_rounds = 1;
    int m_round = 0; ///< of m_rounds
    std::size_t m_next = 0; ///< of m_left
};

} // namespace core
