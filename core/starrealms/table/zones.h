#pragma once

#include "core/starrealms/table/engine.h"

namespace core::starrealms {

// The only code that moves a card. What a card remembers of its time in play ends when it leaves play, and whoever
// comes to see a card that was hidden is noted.

/// A new card of the match, in no pile yet: whoever makes it says where it goes at once.
CardId addCard(State& s, DefId def, Seat owner);

void toHand(Engine& e, CardId card, Seat seat);
void toDiscard(Engine& e, CardId card, Seat seat);
void toDeckTop(Engine& e, CardId card, Seat seat);
void toInPlay(Engine& e, CardId card, Seat seat);
/// To the scrap heap, or the pile of Explorers.
void toHeap(Engine& e, CardId card);
void toExplorers(Engine& e, CardId card);
void toAside(Engine& e, CardId card);
/// Out of the game.
void toBox(Engine& e, CardId card);
/// To one of the boss's piles: on top of its discard pile and what lies face down, at the end of the others.
void toBoss(Engine& e, CardId card, Zone zone);
/// From the seat's hand on top of its deck, so that nobody comes to see it.
void hideOnDeck(Engine& e, CardId card, Seat seat);
void toTradeDeckBottom(Engine& e, CardId card);
void toDeckBottom(Engine& e, CardId card, Seat seat);
void toRow(Engine& e, CardId card, std::size_t slot);

/// Fills the empty slots of the trade row as far as the trade deck goes.
void fillRow(Engine& e);
/// Draws as many cards as there are, up to `count`, with a new deck from the discard pile in between.
void draw(Engine& e, Seat seat, int count);
/// Puts the pile in an order that nobody knows.
void shuffle(State& s, Pile& pile, Zone zone);

/// Cards of a seat's hand, discard pile or bases in play go to its discard pile, all of them.
void discardHand(Engine& e, Seat seat);
void discardShips(Engine& e, Seat seat);

} // namespace core::starrealms
