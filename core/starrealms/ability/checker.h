#pragma once

#include "core/game/game.h"

namespace core::starrealms {

/// Every fault of one card file; `others` are those it is to lie beside, but for the one whose place it would take.
Problems checkCardFile(const SourceFile& file, const std::vector<SourceFile>& others);

} // namespace core::starrealms
