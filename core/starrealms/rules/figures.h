#pragma once

#include "core/starrealms/table/state.h"

namespace core::starrealms {

/// The authority that a seat begins with by its format; of a team with one score, all of it. Rules 5.
int startingAuthority(const State& s, Seat seat);
/// What a seat draws first, where `first` begins; in a raid the Boss may draw as many in every turn.
int openingHandOf(const State& s, Seat seat, Seat first = Seat::First);

} // namespace core::starrealms
