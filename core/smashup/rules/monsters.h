#pragma once

#include "core/smashup/rules/frames.h"

namespace core::smashup {

// Monsters and treasures, rules 19.1: nobody's cards, with decks and discard piles of their own.

/// Plays monsters of the monster deck at a base, as far as there are any; nobody controls them.
void pushMonsters(Engine& e, Slot slot, int count);
/// The seat takes treasures of the treasure deck, as far as there are any. They are turned up, so that all see them.
void gainTreasures(Engine& e, Seat seat, int count);

// Step 5 of scoring, rules 13.2: the treasures for the monsters still there. Its Score frame's share of State::picks
// are those that are turned up and not yet taken, which lie in their deck until then; pc counts those taken.
void turnUpTreasures(Engine& e, Frame& f);
/// True when a seat must choose one; otherwise all have been taken.
bool stepTreasures(Engine& e, Frame& f);
void askTreasures(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerTreasures(Engine& e, Choice choice);

} // namespace core::smashup
