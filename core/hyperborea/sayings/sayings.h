#pragma once

#include "core/language/saying.h"

#include <cstdint>
#include <vector>

namespace core::hyperborea {

/// What Hyperborea says of cards and matches: texts, log, questions, answers, options. `english.def` has the list,
/// with what the arguments are.
enum class Say : std::uint16_t {
#define SAY(id, pattern) id,
#include "core/hyperborea/sayings/english.def"
#undef SAY
};

inline constexpr std::size_t kSayings = 0
#define SAY(id, pattern) +1 // NOLINT(bugprone-macro-parentheses): a sum
#include "core/hyperborea/sayings/english.def"
#undef SAY
    ;

language::Saying say(Say what, std::vector<language::Saying> arguments = {});

/// All of it, for tests.
const language::Phrasebook& sayings();

} // namespace core::hyperborea
