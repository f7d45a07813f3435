#pragma once

#include "core/smashup/engine.h"

namespace core::smashup {

/// Ends the match if somebody has won, or if nobody can end it any more. Rules 14 and 15.6.
void checkEnd(Engine& e);

/// The Madness cards that are the seat's: in hand, deck and discard pile. All of them came and went openly, so their
/// number is no secret; where they lie is.
int madnessOf(const State& s, const CardLibrary& lib, Seat seat);

/// The VP that its Madness costs the seat when the match ends: rules 15.6.
int madnessCost(const State& s, const CardLibrary& lib, Seat seat);

} // namespace core::smashup
