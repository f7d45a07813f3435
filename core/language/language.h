#pragma once

#include <cstdint>

namespace core::language {

/// Languages with a realiser, whole or begun.
enum class Language : std::uint8_t { English, German, Polish };

} // namespace core::language
