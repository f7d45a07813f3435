#pragma once

#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

void offerDevelopment(const State& s, Prompt& prompt);
void offerUpgrades(const State& s, Prompt& prompt);
/// A step, or all of a part that goes to one row.
void develop(Engine& e, Choice choice);
/// Rule 10.3.
void upgrade(Engine& e, std::uint8_t row);

} // namespace core::hyperborea
