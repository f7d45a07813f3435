#pragma once

#include "database/connection.h"
#include "database/migrations.h"

namespace database {

/// Brings the file to the newest version, each step in a transaction of its own: when one fails the file stands at the
/// step before, whole, and the error says so. A file that is newer than the steps is refused and not written to.
core::StoreResult migrate(Connection& connection, std::span<const Migration> steps);

} // namespace database
