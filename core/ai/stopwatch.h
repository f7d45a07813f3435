#pragma once

#include <cstdint>

namespace core {

/// Processor time so far, in nanoseconds: of the thread that asks, or of all threads of the program together.
std::int64_t threadCpu();
std::int64_t programCpu();

} // namespace core
