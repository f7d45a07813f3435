#pragma once

#include "core/language/plan.h"

#include <string>

namespace core::smashup::polish {

/// Card texts in Polish. Empty where a word is still missing: this is begun only, to prove that cases and three forms
/// of number fit the plan.
std::string text(const core::language::Text& plan);

} // namespace core::smashup::polish
