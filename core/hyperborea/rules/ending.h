#pragma once

#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

/// Rounds after which a match ends as it stands.
inline constexpr int kLongestMatch = 1000;

/// Rule 13: whether the seat whose turn it is meets a condition that it had not met.
void lookForEnds(Engine& e);
/// Rule 13.8, at the start of a turn.
void lookForPrime(Engine& e);
/// The points are counted; ties are broken as rule 14.8 says.
void decide(Engine& e, Ended how);
/// Who wins as it stands.
SeatMask leadersOf(const State& s, const Library& lib);

} // namespace core::hyperborea
