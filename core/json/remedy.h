#pragma once

#include "core/language/saying.h"

#include <string_view>
#include <vector>

namespace core {

/// What to do about a word: "did you mean "choose"?", or what there is where nothing is near; nothing where that
/// would be a long list.
language::Saying remedyFor(std::string_view word, const std::vector<std::string_view>& known);

} // namespace core
