#pragma once

#include "core/game/game.h"

#include <memory>
#include <string>
#include <vector>

namespace core {

/// A choice of a line that was thought of, and the table after it.
struct LineStep {
    Seat seat = Seat::None;
    std::string label; ///< of the choice
    std::unique_ptr<Match> after;
};

/// The table after that answer, and how it would go on from there if everybody answered as the game's policy likes
/// best, with the cards as they lie, up to where turn `lastTurn` is over (Standing::turn) or the match is. Where there
/// was nothing to choose no step is told. A game without a policy has the answer alone. `answer` must be one of the
/// prompt's.
std::vector<LineStep> likelyLine(const Game& game, const Match& before, Choice answer, int lastTurn);

} // namespace core
