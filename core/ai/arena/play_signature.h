#pragma once

#include "core/ai/arena/arena_record.h"
#include "core/ai/arena/line_ups.h"

namespace core {

/// A hash, 16 hex digits, of what the players of these terms choose at the beginning of the first group, with a small
/// budget: rules, cards and players that play otherwise will hardly have the same one. Empty where the players do not
/// answer the same twice. The terms must be sound (checkArena()); their signature is not looked at.
std::string playSignature(const Game& game, const ArenaTerms& terms, const LineUps& lineUps);

} // namespace core
