#pragma once

#include "core/smashup/table/engine.h"

namespace core::smashup {

// The only code that moves a card. Every function keeps the piles whole, drops what must not stay (attachments,
// modifiers, counters, waiting abilities) and notes who knows where a card lies.

/// The pile a card lies in, or null in the box, while it resolves and in the base slots.
Pile* pileOf(State& s, CardId card);

void toHand(Engine& e, CardId card); ///< its owner's; open, so everybody knows it
void toDiscard(Engine& e, CardId card); ///< its owner's
void toDeckTop(Engine& e, CardId card, SeatMask known);
void toDeckBottom(Engine& e, CardId card, SeatMask known);
void toBox(Engine& e, CardId card); ///< out of the game for good, for all to see; it stays its owner's
void toResolving(Engine& e, CardId card, Seat controller); ///< on the table, not at a base
void toBase(Engine& e, CardId minion, Slot slot, Seat controller); ///< a minion comes into play
void toBaseActions(Engine& e, CardId action, Slot slot, Seat controller);
void toTitans(Engine& e, CardId titan, Slot slot, Seat controller); ///< a titan comes into play
void moveTitan(Engine& e, CardId titan, Slot slot); ///< it stays in play
/// Puts a card face down at a base; its controller may look at it. One that has piles of its own goes there instead.
void bury(Engine& e, CardId card, Slot slot, Seat controller);
void attach(Engine& e, CardId action, CardId host, Seat controller);
/// A minion and its attachments go to another base; it stays in play.
void moveMinion(Engine& e, CardId minion, Slot slot);

/// Takes a card of the Madness deck into the seat's hand, where it is the seat's own: rules 15.4. Everybody sees it
/// taken. False when the deck is empty.
bool drawMadness(Engine& e, Seat seat);
/// Puts a Madness card back into the Madness deck, where it is nobody's.
void toMadnessDeck(Engine& e, CardId card);

/// Puts a Madness card into another seat's hand, where it is that seat's. Everybody can tell what was given.
void giveToHand(Engine& e, CardId card, Seat seat);

/// Sees to it that so many monsters or treasures are in their deck, as far as there are any out of play.
void fillMonsters(Engine& e, int cards);
void fillTreasures(Engine& e, int cards);
/// Puts a treasure into a seat's hand, where it is the seat's own. Everybody sees it taken.
void takeTreasure(Engine& e, CardId treasure, Seat seat);
/// Puts a monster or a treasure that lies nowhere into its deck.
void toSupply(Engine& e, CardId card);
void shuffleSupplies(Engine& e); ///< both decks
/// What is buried at a base goes to its owners' discard piles.
void discardBuried(Engine& e, Slot slot);

void shuffleDeck(Engine& e, Seat seat);
/// Makes the discard pile the deck when the deck is empty. False when both are.
bool renewDeck(Engine& e, Seat seat);
/// Makes sure of so many cards in the deck, with the discard pile shuffled under it if need be. Rules 12.8.
void fillDeck(Engine& e, Seat seat, int cards);
/// The top card, renewed deck or not, goes to the hand; kNoCard when there is none.
CardId draw(Engine& e, Seat seat);

/// Puts the base into the slot, or takes it away to the discard pile or the deck.
void baseToSlot(Engine& e, CardId base, Slot slot);
void baseToDiscard(Engine& e, Slot slot);
void baseToDeck(Engine& e, CardId base); ///< on top; the caller shuffles
void shuffleBaseDeck(Engine& e);
void fillBaseDeck(Engine& e, int bases);
/// The top base of the base deck, which is renewed from its discard pile when empty; kNoCard when there is none.
CardId topBase(Engine& e);

/// Who sees where a card in play goes if it leaves it: those who know it, if it is buried.
SeatMask whoSees(const State& s, CardId card);
/// The action, in play, names that faction.
void nameFaction(State& s, CardId action, FactionId faction);

/// Of what has left play only what is still among State::picks is remembered: called when that has become less.
void forgetDeparted(State& s);

} // namespace core::smashup
