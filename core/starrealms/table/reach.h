#pragma once

#include "core/starrealms/table/state.h"

namespace core::starrealms {

/// The seats that win and lose together with this one, itself among them.
SeatMask sideOf(const State& s, Seat seat);
/// Living seats that are not of its side.
SeatMask enemiesOf(const State& s, Seat seat);
/// Living seats whose score the seat may attack and whom it may name as its opponents, were there no outposts.
SeatMask preyOf(const State& s, Seat seat);
/// Living seats whose bases it may attack or name, were there no outposts.
SeatMask basesInReach(const State& s, Seat seat);
/// Whether an outpost stands before the seat's score and its bases that are none.
bool isGuarded(const State& s, Seat seat);
/// Whose SeatState::authority is that seat's.
Seat scoreOf(const State& s, Seat seat);
/// Living mates that have the turn together with this one and have not ended it.
SeatMask matesOnTurn(const State& s, Seat seat);
/// The next living seat clockwise; the seat itself where there is no other.
Seat nextLiving(const State& s, Seat seat);
Seat previousLiving(const State& s, Seat seat);

} // namespace core::starrealms
