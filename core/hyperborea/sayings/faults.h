#pragma once

#include "core/language/saying.h"

#include <cstdint>
#include <vector>

namespace core::hyperborea {

/// What is said of faults in what Hyperborea is given: match setups, card files, scenarios.
enum class Fault : std::uint16_t {
#define X(id, pattern) id,
#include "core/hyperborea/sayings/english_faults.def"
#undef X
};

inline constexpr std::size_t kFaults = 0
#define X(id, pattern) +1 // NOLINT(bugprone-macro-parentheses): a sum
#include "core/hyperborea/sayings/english_faults.def"
#undef X
    ;

language::Saying say(Fault phrase, std::vector<language::Saying> arguments = {});

} // namespace core::hyperborea
