#pragma once

#include "core/language/saying.h"

#include <cstdint>
#include <vector>

namespace core::smashup {

/// What Smash Up says of a match: log, questions, answers, reasons, endings, options. `english.def` has the list, with
/// what the arguments are.
enum class Say : std::uint16_t {
#define SAY(id, pattern) id,
#include "core/smashup/sayings/english.def"
#undef SAY
};

inline constexpr std::size_t kSayings = 0
#define SAY(id, pattern) +1 // NOLINT(bugprone-macro-parentheses): a sum
#include "core/smashup/sayings/english.def"
#undef SAY
    ;

language::Saying say(Say what, std::vector<language::Saying> arguments = {});

/// What a card file says for people, a word for a mode or for what a card does, how a faction plays, as the reader has
/// it; what is not among ours stays.
language::Saying wordOfFile(std::string_view word);

/// All of it, for tests.
const language::Phrasebook& sayings();

} // namespace core::smashup
