#pragma once

#include <string>
#include <vector>

namespace database {

/// The same for the same set of factions in whatever order; empty for none. What a saved pair and a seat are compared
/// by.
std::string pairKey(std::vector<std::string> factions);

} // namespace database
