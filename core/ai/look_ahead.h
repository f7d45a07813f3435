#pragma once

#include "core/game/game.h"

#include <vector>

namespace core {

/// How hard a look ahead looks. The node limits bound its time on any game: a node is one choice applied to a copy.
struct LookAheadSettings {
    int nodesPerChoice = 600; ///< per world, for one choice and all its follow-up questions
    int depth = 8; ///< follow-up questions of its own it looks through; deeper ones get a cheap answer
    int steps = 200; ///< choices after which a line that has not come to a quiet point is judged where it stands
};

/// Carries lines of a dealt world to the next quiet point, with a seat's own best answers and cheap ones of the others.
class LookAhead {
public:
    LookAhead(const Evaluator& evaluator, const LookAheadSettings& settings)
        : m_evaluator(evaluator)
        , m_settings(settings)
    {
    }

    /// From here on for that seat, in a match whose setup may be another one.
    void begin(Seat seat);
    /// What `choice` is worth to the seat in that world, in the evaluator's points; far more or less where it decides
    /// the match. Looks at `nodes` copies at most, and a few more.
    double worthOf(const Match& world, Choice choice, int nodes);

private:
    double explore(Match& match, int depth, int steps);
    double judge(const Match& match) const;
    Choice cheapAnswer(const Match& match, const Prompt& prompt);
    Match& copyOf(const Match& match, std::size_t level);

    const Evaluator& m_evaluator;
    LookAheadSettings m_settings;
    Seat m_seat = Seat::None;
    int m_nodesLeft = 0;
    std::vector<std::unique_ptr<Match>> m_pool; ///< one match a level
};

} // namespace core
