#pragma once

#include "core/language/saying.h"

#include <string_view>
#include <vector>

namespace core::smashup {

using WordList = std::vector<std::string_view>;

/// What to do about a word: which one is near, or what there is where none is.
struct Remedy : language::Saying {
    std::string given; ///< the word
    std::string nearest; ///< empty where none is
    std::vector<std::string> known; ///< all that there are
};

/// "did you mean "choose"?", or what there is where nothing is near.
Remedy didYouMean(std::string_view word, const WordList& known);

} // namespace core::smashup
