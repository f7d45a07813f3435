#pragma once

#include "core/game/seat.h"

#include <bit>

namespace core {

/// Parts of a match: as few as let any number of winners share it evenly.
inline constexpr int kPartsOfMatch = 60;
static_assert(kMaxSeats <= 6, "seven winners cannot share sixty parts");

/// How a match stands: running, or decided with one or more winners and a final score a seat. Where all seats are one
/// team, against what the game itself puts before them, there may be none.
struct Outcome {
    bool decided = false;
    SeatMask winners = 0; ///< empty while running; several bits when the win is shared, all of them in a draw
    PerSeat<std::int16_t> score {}; ///< the game's points; final ones once decided

    /// What `seat` has of the win in kPartsOfMatch: all of them, an even part where it is shared, or none.
    int partsOf(Seat seat) const { return contains(winners, seat) ? kPartsOfMatch / std::popcount(winners) : 0; }
};

} // namespace core
