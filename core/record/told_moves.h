#pragma once

#include "core/record/match_record.h"

namespace core {

/// The persons from whom a match that still runs keeps something; nobody once it is over, or where no person plays.
SeatMask readersOf(const MatchSummary& match);

/// The choices of a record in words, as readersOf() it may know them; one a choice. Where something is kept from them,
/// a choice that cannot be replayed is not told.
std::vector<std::string> toldMoves(const Game& game, const MatchRecord& record);

} // namespace core
