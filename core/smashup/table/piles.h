#pragma once

#include "core/smashup/table/engine.h"

// What zones.cpp, supplies.cpp and departures.cpp share, and nobody else includes.

namespace core::smashup {

void pushBack(State& s, Pile& pile, CardId card);
void pushFront(State& s, Pile& pile, CardId card);
void removeFrom(State& s, Pile& pile, CardId card);
void shufflePile(State& s, Pile& pile);
/// Shuffles `from` and puts it under `to`.
void appendShuffled(State& s, Pile& to, Pile& from, Zone zone);
/// Takes a card out of wherever it lies. Leaves it in the box, in the caller's hands.
void takeOut(Engine& e, CardId card);
/// Takes a card out of wherever it lies and makes it lie in `zone`; the caller puts it into its pile there.
CardInstance& lay(Engine& e, CardId card, Zone zone, Seat controller, SeatMask known);
/// The same for a card that everybody sees come into play, in its pile: `where` is a slot, or the minion it is attached
/// to.
void layInPlay(Engine& e, CardId card, Zone zone, std::uint8_t where, Seat controller);
/// Keep State::kindsInPlay: called once the card lies at the place, or lies there no more.
void noteCame(Engine& e, CardId card, Slot slot);
void noteGone(Engine& e, CardId card, Slot slot);
/// What speaks of a card that leaves play remembers that it has left.
void noteDeparture(Engine& e, CardId card);
/// A card that has left play leaves the pile it went to: whatever waits for it knows it no more.
void forgetSubject(State& s, CardId card);
/// A card that has left play comes back, as another object.
void noteReturn(State& s, CardId card);
/// Sends a card that has piles of its own there, whatever pile it was to go to. False for any other card.
bool goesHome(Engine& e, CardId card);

} // namespace core::smashup
