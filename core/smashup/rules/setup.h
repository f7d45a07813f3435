#pragma once

#include "core/game/game.h"
#include "core/smashup/table/engine.h"

namespace core::smashup {

/// Every fault of the setup, by rules 1.1, 4.1 and 4.2.
Problems checkSetup(const CardLibrary& library, const MatchSetup& setup);
/// The options as the state keeps them; checkSetup() must have found no fault.
Options optionsOf(const CardLibrary& library, const MatchSetup& setup);
/// An empty table for so many seats: no cards yet, as many slots as rules 4.6 say.
State emptyTable(int seats, std::uint64_t seed);
/// Adds a card to the match, in the box; kNoCard when there is no room for more.
CardId addCard(const Engine& e, DefId def, Seat owner);
/// Adds a base as the state's options have it read; kNoCard when there is no room for more.
CardId addBase(const Engine& e, DefId def);
/// Lays out a Madness deck of so many cards; false when there is no room for them.
bool addMadness(Engine& e, int copies);
/// Lays out the monsters and the treasures; false when there is no room for them.
bool addSupplies(Engine& e);
/// Deals a new match and runs it to its first question. Rules 4.
State deal(const CardLibrary& library, const MatchSetup& setup);

} // namespace core::smashup
