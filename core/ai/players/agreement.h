#pragma once

#include "core/ai/player.h"
#include "core/game/game.h"

namespace core {

/// Whether the player of `view`'s seat agrees to end the match as a draw (kAgreeToEnd): once every seat has had some
/// turns, and where it expects no more than an even share of the win, as the game's evaluation sees worlds dealt for
/// it. To be asked where the match is quiet. A view always gives the same answer.
bool agreesToDraw(const Game& game, const SeatView& view);

} // namespace core
