#pragma once

#include "core/smashup/table/query.h"

namespace core::smashup {

/// Nobody's place at a base.
inline constexpr std::uint8_t kNoPlace = 0xFF;

/// The place that each seat holds at a base now, 0 for the first: as many as have more power there; kNoPlace for a seat
/// that would take no part if it scored. Rules 13.7 and 13.8.
EachSeat<std::uint8_t> placesAt(const State& s, const Powers& powers, Slot slot);

/// As they would be without the seat's minions of one kind, all else as it is.
EachSeat<std::uint8_t> placesWithout(const State& s, const Powers& powers, Slot slot, Seat seat, DefId def);

} // namespace core::smashup
