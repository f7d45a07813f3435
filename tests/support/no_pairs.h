#pragma once

#include "core/ai/arena/line_ups.h"

namespace tests {

/// Two seats of a game without factions.
inline const core::LineUps kNoPairs({ {} }, 2);

} // namespace tests
