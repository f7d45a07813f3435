#pragma once

#include "core/ai/player.h"
#include "core/ai/visited_views.h"
#include "core/game/game.h"

#include <vector>

namespace core {

/// How hard the greedy player looks. The node limits bound its time on any game: a node is one choice applied to a
/// copy.
struct GreedySettings {
    int worlds = 4; ///< dealt guesses at the hidden cards, over which a choice's worth is averaged
    int nodesPerChoice = 600; ///< per world, for one choice and all its follow-up questions
    int depth = 8; ///< follow-up questions of its own it looks through; deeper ones get a cheap answer
    double noise = 0; ///< evaluator's points: a choice's worth is off by up to so much either way
    int steps = 200; ///< choices after which a line that has not come to a quiet point is judged where it stands
};

/// Tries each choice on dealt copies, carries it to the next quiet point with its own best follow-ups, and takes the
/// best by the game's evaluation. It never sees the match itself.
class GreedyPlayer final : public Player {
public:
    GreedyPlayer(const Evaluator& evaluator, std::uint64_t seed, GreedySettings settings = {});

    Choice choose(const SeatView& view, const Budget& budget) override;
    void forget() override { m_visited.forget(); }

private:
    double explore(Match& match, int depth, int steps);
    double judge(const Match& match) const;
    Choice cheapAnswer(const Match& match, const Prompt& prompt);
    Match& copyOf(const Match& match, std::size_t level);

    const Evaluator& m_evaluator;
    std::uint64_t m_seed;
    VisitedViews m_visited;
    GreedySettings m_settings;
    Seat m_seat = Seat::None;
    int m_nodesLeft = 0;
    std::vector<std::unique_ptr<Match>> m_pool; ///< one match a level of the look ahead
};

} // namespace core
