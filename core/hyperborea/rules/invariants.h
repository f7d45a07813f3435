#pragma once

#include "core/hyperborea/table/state.h"

#include <string>
#include <vector>

namespace core::hyperborea {

/// Every breach of what must always hold, in words: 24 cubes of each colour and 36 grey ones, 10 miniatures and 8
/// fortresses of each realm, 18 ghosts, as many tokens of each kind as there are, 64 technologies, each in exactly one
/// place; nothing beside a miniature face down; nothing dropped for want of room.
std::vector<std::string> findBreaches(const State& s, const Library& lib);

} // namespace core::hyperborea
