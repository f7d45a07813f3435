#pragma once

#include "core/game/seat.h"

namespace core {

/// How a match stands: running, or decided with one or more winners and a final score a seat.
struct Outcome {
    bool decided = false;
    SeatMask winners = 0; ///< empty while running; several bits when the win is shared, all of them in a draw
    PerSeat<std::int16_t> score {}; ///< the game's points; final ones once decided
};

} // namespace core
