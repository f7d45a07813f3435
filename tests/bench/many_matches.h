#pragma once

namespace core {
struct StoreResult;
}

namespace database {
class Database;
}

namespace bench {

inline constexpr int kManyMatches = 50'000;

/// Ends the program with what is wrong, if anything is.
void require(const core::StoreResult& result);

/// kManyMatches finished matches of chance over sixteen years, with the standings that small charts are drawn from.
void fillWithMatches(database::Database& database);

} // namespace bench
