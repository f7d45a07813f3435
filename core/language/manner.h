#pragma once

#include "core/language/language.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace core::language {

/// What a language has beside its grammar: the few words and signs that every sentence may need, and what is said
/// outside the games.
struct Manner {
    std::string_view reader; ///< as the subject of a sentence: "you"
    std::string_view readerFirst; ///< where a sentence begins: "You"
    std::string_view numbered; ///< before a digit: "Player "
    std::string_view lastAnd; ///< between the last two of a list: " and "
    std::string_view lastOr;
    std::string_view minus;
    std::size_t (*form)(int number); ///< which form of a noun goes with so many
    std::string (*capitalised)(std::string text); ///< with its first letter large
    std::span<const std::string_view> house = {}; ///< in the order of `House`; none where it is only begun
};

// Each in the folder of its language.
#define LANGUAGE(id, ...) extern const Manner k##id##Manner;
#include "core/language/languages.def"
#undef LANGUAGE

const Manner& mannerOf(Language language);

} // namespace core::language
