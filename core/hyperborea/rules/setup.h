#pragma once

#include "core/game/match_setup.h"
#include "core/game/problem.h"
#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

Problems checkSetup(const Library& lib, const MatchSetup& setup);
/// The box laid out for a sound setup, with realms, before anybody has anything.
State emptyTable(const Library& lib, const MatchSetup& setup);
/// Lays the map, and the miniatures of each seat in its capital.
void layMap(Engine& e);
/// The match of a sound setup before its first choice.
State deal(const Library& lib, const MatchSetup& setup);

} // namespace core::hyperborea
