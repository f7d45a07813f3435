#pragma once

#include "core/analysis/analysis.h"
#include "core/game/problem.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// An analysis as JSON text, to be kept.
std::string toJson(const Analysis& analysis);

/// The analysis of such a text. Nothing, with every fault named by its place, when it is none.
std::optional<Analysis> analysisFrom(std::string_view text, Problems& problems);

} // namespace core
