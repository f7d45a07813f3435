#pragma once

#include "core/language/plan.h"

#include <string>

namespace core::smashup::german {

/// Card texts in German.
std::string text(const core::language::Text& plan);
/// Sentences within another one: no capital at the beginning, no full stop at the end.
std::string withinSentence(const std::vector<core::language::Sentence>& sentences);

/// What the reader may do, for who takes it: "eine Karte ziehen und eine zusätzliche Aktion spielen".
std::string offered(core::language::Sentence sentence);

} // namespace core::smashup::german
