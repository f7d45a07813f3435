#pragma once

#include <cstdint>
#include <functional>

namespace database {

/// Told how many of how many matches are done, on the thread that does them. Empty where nobody asks.
using Progress = std::function<void(std::int64_t done, std::int64_t all)>;

} // namespace database
