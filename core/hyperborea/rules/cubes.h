#pragma once

#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

/// Whether there is a cube for what is done with one's own.
bool hasCubeFor(const State& s, const Library& lib, Deed deed);

} // namespace core::hyperborea
