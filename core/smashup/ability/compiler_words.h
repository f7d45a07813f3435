#pragma once

#include "core/language/saying.h"

#include <string_view>
#include <vector>

namespace core::smashup {

using WordList = std::vector<std::string_view>;

/// "did you mean "choose"?", or what there is where nothing is near.
language::Saying didYouMean(std::string_view word, const WordList& known);

} // namespace core::smashup
