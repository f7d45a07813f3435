#pragma once

#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

/// An effect begins: what has to be given up for it is asked first, then which way it goes; then its parts are there.
/// `activates` as rule 6.9 has it follows from the source.
void begin(Engine& e, Source source, std::uint8_t id);
/// The same once what had to be given up is.
void goOn(Engine& e, Source source, std::uint8_t id);
const Program& programOf(const Library& lib, Source source, std::uint8_t id);

/// Parts into the pool, or done at once where nobody has to choose. Where they were activated, passive bonuses follow.
void gain(Engine& e, const Parts& parts, bool activated);
/// Full technologies of the seat at turn with that trigger do what they do.
void fire(Engine& e, Trigger trigger);

/// Whether the seat at turn could do all that rule 7.18 asks for, were the set complete. What lies on `set` itself is
/// out of bounds, and so is one cube of `placed` in the available area.
bool canCorrupt(const State& s, const Library& lib, SetId set, std::uint8_t besides, std::uint8_t placed);

} // namespace core::hyperborea
