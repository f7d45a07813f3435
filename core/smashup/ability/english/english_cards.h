#pragma once

#include "core/language/plan.h"

#include <string>

namespace core::smashup::english {

/// Card texts in English.
std::string text(const core::language::Text& plan);
/// Sentences within another one: no capital at the beginning, no full stop at the end.
std::string withinSentence(const std::vector<core::language::Sentence>& sentences);

/// What the reader may do, for who takes it: "draw a card and play an extra action".
std::string offered(core::language::Sentence sentence);

} // namespace core::smashup::english
