#pragma once

#include "core/ai/look_ahead.h"
#include "core/ai/player.h"
#include "core/ai/visited_views.h"
#include "core/game/game.h"

namespace core {

/// How hard the greedy player looks.
struct GreedySettings {
    int worlds = 4; ///< dealt guesses at the hidden cards, over which a choice's worth is averaged
    double noise = 0; ///< of the evaluator's slips: a choice's worth is off by up to so much either way
    /// Who says what it is to sit still: that has to be worth GreedyPlayer::kHeldBack more than all else, and whoever
    /// errs does so in what it plays, not by giving its turn away. May be null.
    const Game* game = nullptr;
    LookAheadSettings lookAhead;
};

/// Tries each choice on dealt copies, carries it to the next quiet point with its own best follow-ups, and takes the
/// best by the game's evaluation. It never sees the match itself.
class GreedyPlayer final : public Player {
public:
    GreedyPlayer(const Evaluator& evaluator, std::uint64_t seed, GreedySettings settings = {});
    static constexpr double kHeldBack = 4; ///< evaluator's points: what it would take to make up for a play

    Choice choose(const SeatView& view, const Budget& budget) override;
    void takeBack() override { m_visited = m_visitedBefore; }
    void forget() override { m_visited = m_visitedBefore = {}; }

private:
    LookAhead m_lookAhead;
    std::uint64_t m_seed;
    VisitedViews m_visited;
    VisitedViews m_visitedBefore; ///< the last question
    GreedySettings m_settings;
};

} // namespace core
