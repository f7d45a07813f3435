#pragma once

#include "core/game/game.h"

namespace core::smashup {

/// Every fault of one card file, for `check` and for imports.
Problems checkCardFile(const SourceFile& file);

} // namespace core::smashup
