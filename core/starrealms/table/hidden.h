#pragma once

#include "core/game/prompt.h"
#include "core/starrealms/table/state.h"

namespace core::starrealms {

/// Deals again what none of the viewers knows: of each seat its hand and deck, the trade deck, and the chance to come.
void conceal(State& s, SeatMask viewers, Rng& rng);

/// A hash of the whole state.
std::uint64_t hashState(const State& s);
/// A hash of what a seat knows of it, with what it is asked.
std::uint64_t hashView(const State& s, const Prompt& prompt, Seat viewer);

} // namespace core::starrealms
