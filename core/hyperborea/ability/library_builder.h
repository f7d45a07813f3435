#pragma once

#include "core/hyperborea/cards/library.h"

namespace core::hyperborea {

/// Builds the library from all data files. Null when any of them has a fault; all faults are then in `problems`.
std::shared_ptr<const Library> buildLibrary(const std::vector<SourceFile>& files, Problems& problems);

} // namespace core::hyperborea
