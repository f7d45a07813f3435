#pragma once

#include "core/game/match.h"

#include <optional>
#include <span>

namespace core {

/// An answer, and what the seat would answer next; without an answer the position as it is.
struct Line {
    std::optional<Choice> choice {};
    std::span<const Choice> then {};
};

/// Whether the world asks the seat again before it is quiet, and the choice is one of the answers.
bool goesOnWith(const Match& world, Choice choice, Seat seat);

/// Plays the line in a world that asks `seat`: its answer, and of what follows as much as goesOnWith().
void play(Match& world, const Line& line, Seat seat);

} // namespace core
