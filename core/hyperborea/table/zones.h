#pragma once

#include "core/hyperborea/table/engine.h"

namespace core::hyperborea {

// The only code that moves pieces and draws on chance. Nothing lies in an order before it is drawn.

/// A new number below `bound`, of which somebody learns.
std::uint32_t drawNumber(State& s, std::size_t rng, std::uint32_t bound);

/// Draws up to so many cubes from the seat's bag into its available area.
int drawCubes(Engine& e, Seat seat, int count);
/// From the reserve to the bag; false where there is none.
bool generate(Engine& e, Seat seat, Colour colour);

/// An open card joins the seat's technologies; what lies on it goes to the bag or, where it is spared, to the reserve.
void takeCard(Engine& e, Seat seat, CardId card, bool spareGrey);
/// Puts an open card under its deck; the next one gets what lay on it.
void changeCard(Engine& e, CardId card);
bool hasMore(const State& s, int deck); ///< cards to come
void fillOpenCards(Engine& e);

/// Turns up what still lies face down beside a hex, with its tokens and ghosts.
void turnUpBeside(Engine& e, HexId hex);
void turnUp(Engine& e, HexId hex);

/// A miniature from the reserve, in the open. False where there is none.
bool bringOn(Engine& e, Seat seat, HexId hex);
/// Those of the seat that are halted there walk on.
void freeHalted(State& s, HexId hex, Seat seat);
void clearHalts(State& s, Seat seat);
/// One of the seat's in the open goes inside; a halted one where there is one.
void goInside(Engine& e, Seat seat, HexId hex, std::size_t site);
/// All of the seat's come out again.
void comeOut(Engine& e, Seat seat);

/// The top token of a ruin comes up.
TokenId drawToken(Engine& e, HexId hex, std::size_t site);

/// All cubes on a set go to the bag.
void emptySet(State& s, Seat seat, SetId set);
void gainGems(Engine& e, Seat seat, int count);
void loseGems(Engine& e, Seat seat, int count);

} // namespace core::hyperborea
