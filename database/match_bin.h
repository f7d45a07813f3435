#pragma once

#include "core/record/match_store.h"
#include "core/stores/store_result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace database {

class Connection;

// Where matches lie that were deleted; see core::MatchStore. All of it within the caller's transaction.

core::StoreResult putIntoBin(Connection& connection, const std::vector<std::int64_t>& matches, const std::string& now);
core::StoreResult takeFromBin(Connection& connection, const std::vector<std::int64_t>& matches);
core::StoreResult listBin(Connection& connection, int most, std::vector<core::RemovedMatch>& matches);
core::StoreResult removeForGood(Connection& connection, const std::vector<std::int64_t>& matches);
core::StoreResult removeOld(Connection& connection, const std::string& before, int most, int& removed);

} // namespace database
