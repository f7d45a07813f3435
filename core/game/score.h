#pragma once

#include "core/game/seat.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace core {

/// What a chart marks on the lines of the score, and at what points each seat gained or lost by it: in Smash Up a base
/// that scored.
struct Mark {
    std::string what;
    PerSeat<std::int16_t> points {};
};

/// What a game calls its points where they are shown, in the spoken language; empty for the usual words, of points that
/// are scored.
struct ScoreWords {
    std::string course; ///< above a chart of all turns: "Authority, turn by turn"
    std::string goal; ///< at the line of the goal: "Out at 0"
    std::string sources; ///< above an account of where they came from
};

/// How the points of a game run: from `start` towards `goal`, up or down. Who reaches the goal wins where they rise and
/// is out where they fall, or as the game's rules say.
struct ScoreScale {
    int start = 0;
    int goal = 1; ///< never `start`
    bool decides = true; ///< else the match ends by other rules, the most points win, and the goal is what many are

    bool falls() const { return goal < start; }
    /// How much of the way a seat has made, or has left where the points fall; 0 to 1.
    double share(int score) const
    {
        const double part = static_cast<double>(score - (falls() ? goal : start)) / std::abs(goal - start);
        return std::clamp(part, 0.0, 1.0);
    }
};

} // namespace core
