#pragma once

#include "core/game/prompt.h"
#include "core/smashup/table/state.h"

namespace core::smashup {

/// Deals again whatever none of `viewers` knows: the cards of other hands and of all decks, save those that one of them
/// has seen go there, the base deck, and the chance to come. Rules 3.
void conceal(State& s, SeatMask viewers, Rng& rng);

/// Trades the top card of the seat's deck for one of that kind that lies in it, where nobody knows either.
bool putOnTop(State& s, Seat seat, DefId def);

/// A hash of all that makes the position, not of what came to light on the way.
std::uint64_t hashState(const State& s);
/// A hash of all that `seat` may know, and of what it is asked; equal for all states it cannot tell apart.
std::uint64_t hashView(const State& s, const Prompt& prompt, Seat seat);

} // namespace core::smashup
