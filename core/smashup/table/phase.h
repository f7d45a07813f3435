#pragma once

#include <cstdint>

namespace core::smashup {

enum class Phase : std::uint8_t { Setup, Start, Play, Score, Draw, End };

} // namespace core::smashup
