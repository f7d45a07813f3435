#pragma once

#include "core/record/match_filter.h"
#include "core/stores/store_result.h"

namespace database {

class Connection;

// The lists of matches as filters find them, read from match_entries; see core::MatchStore.

core::StoreResult findEntries(Connection& connection, const core::MatchFilter& filter, const core::MatchOrder& order,
    int skipped, int most, std::vector<core::MatchEntry>& matches);
core::StoreResult findEntryIds(Connection& connection, const core::MatchFilter& filter, const core::MatchOrder& order,
    int skipped, int most, std::vector<std::int64_t>& ids);
core::StoreResult countEntries(Connection& connection, const core::MatchFilter& filter, int& matches);
core::StoreResult readFacets(Connection& connection, core::MatchFacets& facets);

} // namespace database
