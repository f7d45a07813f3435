#pragma once

#include "core/record/match_record.h"
#include "core/stores/store_result.h"

namespace database {

class Connection;

// The row of a match in match_results: what statistics look at, as one line.

/// Writes the row where the match counts (core::counts()); its row in match_entries must be there, and with that one it
/// goes. Within the caller's transaction.
core::StoreResult writeResult(Connection& connection, const core::MatchSummary& match);

} // namespace database
