#pragma once

#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

// What is done to opponents, or taken from what they have.

bool canCopy(const State& s, const Library& lib);
bool canSetBack(const State& s);

} // namespace core::hyperborea
