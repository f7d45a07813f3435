#pragma once

#include "core/smashup/cards/program.h"

#include "core/language/saying.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::smashup {

using Words = std::vector<std::string_view>;

struct VerbWord {
    OpCode code;
    std::string_view word;
};

const std::vector<VerbWord>& verbs();
Words verbWords();

/// "did you mean "choose"?", or what there is where nothing is near.
language::Saying didYouMean(std::string_view word, const Words& known);

} // namespace core::smashup
