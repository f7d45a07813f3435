#pragma once

#include "core/stores/store_result.h"
#include "database/progress.h"

#include <QString>

#include <cstdint>

namespace database {

class Connection;

// The row of a match in match_entries: what lists are filtered and sorted by.

/// Letters without capitals and accents, as matches are searched.
QString folded(const QString& text);
/// Writes the row anew from all that is stored of the match, and its row in match_results; one in the bin has none.
/// Unknown matches are refused. Within the caller's transaction.
core::StoreResult writeEntry(Connection& connection, std::int64_t match);
/// Writes the words of rows that a step of the tables made, which knows no letters but English ones. Tells how far it
/// is now and then, where there are any.
core::StoreResult writeMissingWords(Connection& connection, const Progress& progress);

} // namespace database
