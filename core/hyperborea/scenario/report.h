#pragma once

#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/language/saying.h"

#include <nlohmann/json_fwd.hpp>

namespace core::hyperborea {

/// All that can be expected of a position, in the words of scenario files. Counts that are nothing are left out.
nlohmann::json reportOf(const HyperboreaMatch& match);
/// In what the position is not as it is expected to be; nothing where it is. Of an object only what it names counts.
language::Saying differenceOf(const nlohmann::json& expected, const nlohmann::json& found, const std::string& where);

} // namespace core::hyperborea
