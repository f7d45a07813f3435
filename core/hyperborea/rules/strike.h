#pragma once

#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

/// Whether a standard or a ranged point could be spent on somebody there.
bool canStrike(const State& s, HexId hex);
bool canShoot(const State& s, const Library& lib, HexId hex);
bool hasRangedPoint(const State& s, const Library& lib);
bool canRaze(const State& s, HexId hex);

} // namespace core::hyperborea
