#pragma once

#include <string>

namespace database {

/// Now, as the tables keep it: ISO 8601 in UTC, to the second.
std::string timestamp();

} // namespace database
