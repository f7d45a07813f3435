#pragma once

#include "core/stores/store_result.h"

#include <string>

namespace app {

class Composition;

// A backup holds all that is kept: the database, and the user's settings where the database is the user's own.

/// database::backUp() of all that is kept. May run on any thread.
core::StoreResult backUp(const Composition& composition, const std::string& to);

/// database::restore() of all that `backup` holds. The settings are read anew by whoever opens them next; nobody here
/// has them open.
core::StoreResult restore(const Composition& composition, const std::string& backup, std::string& kept);

} // namespace app
