#pragma once

#include "core/game/game.h"

namespace core::hyperborea {

/// Every fault of one data file; `others` are those it is to lie beside, but for the one whose place it would take.
Problems checkCardFile(const SourceFile& file, const std::vector<SourceFile>& others);

} // namespace core::hyperborea
