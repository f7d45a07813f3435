#pragma once

#include "core/starrealms/table/engine.h"

namespace core::starrealms {

// The automatic enemy of a challenge: rules 6. What of it rests on one source, or is a default of ours, is told in the
// README.

/// Takes out of the trade deck what the boss does without, and what it begins with that is no card of the table.
void prepareBoss(Engine& e);
/// Gives it its authority, count and cards by the number of seats; the row has been dealt.
void setUpBoss(Engine& e);
/// How many of its turns are left out by the level.
int graceOf(const State& s);

/// Puts the boss's turn on the stack; `seat` had the turn before it, or will have the first one.
void beginBossTurn(Engine& e, Seat seat, bool first);

/// The seats that the boss attacks together, when it attacks this one: all behind one score.
SeatMask attackedWith(const State& s, Seat seat);
/// Spends the boss's combat on those seats, in the order that rules 6 give; what it cannot spend is lost.
void bossAttacks(Engine& e, SeatMask seats);
/// Destroys the base of those seats that the boss would attack first; false when there is none.
bool bossDestroysBase(Engine& e, SeatMask seats);

/// The boss plays a card of its own and does what that says.
void bossPlays(Engine& e, CardId card);
/// What its bases do as its turn begins.
void bossUsesBases(Engine& e);
/// Instead of drawing a card.
void bossDraws(Engine& e);
/// Its ships leave play.
void bossClears(Engine& e);

void bossGainsCombat(Engine& e, int amount, CardId card = kNoCard);
void bossGainsAuthority(Engine& e, int amount, CardId card = kNoCard);
bool bossIsGuarded(const State& s, const CardLibrary& lib);
void loseBossAuthority(Engine& e, int amount);
/// A base of the boss that is destroyed, or a ship after its turn, goes to its discard pile, if it has one.
void bossDiscards(Engine& e, CardId card);
/// Cards in the longest tentacle.
int longestTentacle(const State& s);
/// A seat spends combat on a card of a tentacle.
void severTentacle(Engine& e, Seat seat, DefId def);
/// The seats scrap the trade row, once a match.
void scrapRow(Engine& e, Seat seat);

} // namespace core::starrealms
