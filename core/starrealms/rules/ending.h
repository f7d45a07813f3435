#pragma once

#include "core/starrealms/table/engine.h"

namespace core::starrealms {

/// Takes authority off the score of a seat or its side; whoever comes to 0 is out at once, and the match may be
/// over. Rules 3 and 5.
void loseAuthority(Engine& e, Seat seat, int amount);
/// The match ends here.
void decide(Engine& e, Ended why, SeatMask winners);

} // namespace core::starrealms
