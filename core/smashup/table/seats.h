#pragma once

#include "core/game/seat.h"

namespace core::smashup {

/// Smash Up is for two to four players; what a state keeps for each of them stays small.
inline constexpr int kMostSeats = 4;
static_assert(kMostSeats <= kMaxSeats);

/// One value a seat.
template <typename T>
using EachSeat = std::array<T, kMostSeats>;

inline constexpr SeatMask kEveryone = (1U << kMostSeats) - 1;

} // namespace core::smashup
