#pragma once

#include "core/starrealms/table/engine.h"

namespace core::starrealms {

/// Gives the turn to that seat, or its side where turns are shared, and puts it at the bottom of the stack.
void beginTurn(Engine& e, Seat seat);
/// The seats that have a turn together with this one: itself, or its living side.
SeatMask turnOf(const State& s, Seat seat);
/// A seat that has the word has ended, or fallen: another one takes it, if there is one.
void passWord(State& s);

/// Turns after which a match is a draw of all who live, so that it cannot last for ever.
inline constexpr int kMostTurns = 2000;

} // namespace core::starrealms
