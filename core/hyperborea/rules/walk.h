#pragma once

#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

/// Whether some miniature there can go on that way.
bool canLeave(const State& s, const Library& lib, HexId from, Gait gait);

} // namespace core::hyperborea
