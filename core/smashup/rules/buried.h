#pragma once

#include "core/smashup/table/engine.h"

namespace core::smashup {

// Buried cards, rules 19.3. They lie face down at a base; at the start of its turn a seat may uncover one of its own.

/// Pending::ability of a buried card that waits to be uncovered.
inline constexpr std::uint8_t kUncover = 0xFE;

/// Each card that the current seat has buried waits from now on; it may uncover one of them.
void collectBuried(Engine& e);
/// Plays the card at its base, or on a minion there; one that cannot be played is discarded. The others of the seat
/// wait no more.
void uncover(Engine& e, CardId card, Seat seat);

} // namespace core::smashup
