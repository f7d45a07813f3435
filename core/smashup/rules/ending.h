#pragma once

#include "core/smashup/table/engine.h"

namespace core::smashup {

// The manuals end a match in one way only: a seat has won, rules 14. A match that nobody can or will bring to that
// comes to an end of itself: nobody wins then while anybody could still play a card. What is near is told a whole round
// beforehand. Rules page 20.16.

/// So many rounds in which nobody could do anything: nothing to draw, to play, to use or to score.
inline constexpr int kStuckRounds = 2;
/// So many rounds in which nobody did anything, though somebody could.
inline constexpr int kIdleRounds = 10;
/// So many turns, whatever is done in them.
inline constexpr int kLongestMatch = 900;

/// At the end of a turn: ends the match if somebody has won or if it ends of itself, and tells when that is a round
/// away. Rules 14 and 15.6.
void checkEnd(Engine& e);

/// Ends the match where it stands, as all seats want it.
void endByAgreement(Engine& e);

/// True of a match that has ended without being won: all seats share it, and nothing is counted.
bool isDraw(const State& s);

struct EndsBy {
    Ended why = Ended::No;
    int turns = 0; ///< turns left, the one under way among them
};
/// How the match would end of itself within a round, if the turns to come are as the last ones; Ended::No otherwise.
EndsBy endsBy(const State& s);

/// The seats with the most VP.
struct Leading {
    SeatMask seats = 0;
    int count = 0;
    int vp = 0;
};
Leading leading(const State& s);

/// The Madness cards that are the seat's: in hand, deck and discard pile. All of them came and went openly, so their
/// number is no secret; where they lie is.
int madnessOf(const State& s, const CardLibrary& lib, Seat seat);

/// The VP that its Madness costs the seat when the match ends: rules 15.6.
int madnessCost(const State& s, const CardLibrary& lib, Seat seat);

} // namespace core::smashup
