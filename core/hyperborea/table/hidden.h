#pragma once

#include "core/game/seat.h"
#include "core/hyperborea/table/state.h"

namespace core::hyperborea {

/// Makes all chance to come anew by `rng`: nothing else is hidden, from anybody.
void conceal(State& s, Rng& rng);
/// Of all that can be seen, which is the same for every seat.
std::uint64_t hashView(const State& s);
/// Of that and of the chance to come.
std::uint64_t hashState(const State& s);

} // namespace core::hyperborea
