#pragma once

#include "core/language/plan.h"

#include <vector>

namespace core::smashup {

/// Whether one of the modes itself speaks of this or that: "of power 2 or less", "from your hand or discard pile".
/// Most languages then part the modes more clearly.
bool speakOfAlternatives(const std::vector<core::language::Mode>& modes);

} // namespace core::smashup
