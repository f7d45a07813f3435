#pragma once

#include "core/language/saying.h"

namespace core {

/// What is said outside the games: faults of what was read, given or asked for, and what the computer players are.
enum class House : std::uint16_t {
#define X(id, pattern) id,
#include "core/language/english/house.def"
#undef X
};

inline constexpr std::size_t kHousePhrases = 0
#define X(id, pattern) +1 // NOLINT(bugprone-macro-parentheses): a sum
#include "core/language/english/house.def"
#undef X
    ;

language::Saying say(House phrase, std::vector<language::Saying> arguments = {});

/// What a library or the system says in English, as the house says it where one of its phrases reads the same.
language::Saying sayAfter(std::string_view english);

} // namespace core
