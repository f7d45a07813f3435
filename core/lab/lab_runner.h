#pragma once

#include "core/game/game.h"
#include "core/lab/lab_schedule.h"

#include <atomic>
#include <functional>

namespace core {

/// Whether there are sides to play against each other: pairs, or roles, each of which is a pair of one.
inline bool hasLab(const Game& game)
{
    return game.has(Has::Pairs) || !game.roles().empty();
}

/// What deal number `deal` of two pairs begins with. It hangs on the pairs and the seed alone, not on the other pairs
/// of the lab.
MatchSetup labSetup(const LabTerms& terms, const LabCell& cell, int deal);

/// Every fault of the terms: player, options, pairs that cannot meet.
Problems checkLab(const Game& game, const LabTerms& terms);

/// A hash of how the player plays these pairs: see core::playSignature().
std::string labSignature(const Game& game, const LabTerms& terms);

/// Told on the thread that called, of what was finished since; it is in the table. False stops the run.
using LabListener = std::function<bool(const std::vector<LabBlock>& blocks)>;

/// Plays until the goal is reached, `stop` is true or the listener says so; a block that is not finished by then is
/// dropped. False, with `problems`, when checkLab() finds faults or a match does not end.
bool runLab(const Game& game, const LabGoal& goal, int threads, LabTable& table, const std::atomic<bool>& stop,
    const LabListener& listener, Problems& problems);

} // namespace core
