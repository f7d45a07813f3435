#pragma once

#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

/// Cities and ruins that a miniature may enter, rule 8.
void offerSites(const State& s, const Library& lib, Prompt& prompt);
void enter(Engine& e, HexId hex, std::size_t site);
/// The token that was kept is used.
void useStored(Engine& e);

} // namespace core::hyperborea
