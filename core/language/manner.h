#pragma once

#include <cstddef>
#include <string_view>

namespace core::language {

/// The few words and signs that every sentence of a language may need, beside what is said.
struct Manner {
    std::string_view reader; ///< as the subject of a sentence: "you"
    std::string_view readerFirst; ///< where a sentence begins: "You"
    std::string_view numbered; ///< before a digit: "Player "
    std::string_view lastAnd; ///< between the last two of a list: " and "
    std::string_view lastOr;
    std::string_view minus;
    std::size_t (*form)(int number); ///< which form of a noun goes with so many
};

} // namespace core::language
