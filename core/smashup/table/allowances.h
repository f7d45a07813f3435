#pragma once

#include "core/smashup/cards/card_library.h"
#include "core/smashup/table/ways.h"
#include "core/smashup/table/whereabouts.h"

#include <span>

namespace core::smashup {

// The plays that a seat has in its play phase, and which of them the cards it plays use up. Each is a token, and nobody
// says which token a card takes: a card may be played as long as the tokens can be shared out among all cards that were
// played, each token to one card that it allowed when it was played. Where it makes no difference the token is used up
// at once; else the card leaves an OpenPlay behind, until what is played later settles it. Rules 6.7.

/// True when the token lets its seat play such a card at `slot`, or anywhere if that is kNoSlot.
bool allows(const State& s, const CardLibrary& lib, const PlayToken& token, const CardDef& def, Slot slot);
/// Whether `slot` is where a play is allowed that keeps to `only`, as PlayToken::slot does.
inline bool isThere(const State& s, Slot only, Seat seat, Slot slot)
{
    return only == kNoSlot || only == slot || (only == kWithoutYours && !hasMinion(s, slot, seat));
}

/// How `seat` could play the card at `slot` as that kind. A standard action is played anywhere: kNoSlot.
Ways waysToPlay(const State& s, const CardLibrary& lib, CardId card, PlayKind kind, Seat seat, Slot slot);
/// True when one of these ways is left, whatever was played with the others.
bool isLeft(const State& s, const CardLibrary& lib, const Ways& ways);
/// The same of all ways to play the card there, found with less ado.
bool isPlayLeft(const State& s, const CardLibrary& lib, CardId card, PlayKind kind, Seat seat, Slot slot);
/// A card is played in one of these ways, of which one is left; called before it lies on the table.
void usePlay(State& s, const CardLibrary& lib, const Ways& ways);

/// Adds a token. Where there is no room a card whose play is open takes the narrowest of its plays for good.
void addToken(State& s, const CardLibrary& lib, const PlayToken& token);
/// The play phase ends, and what is left is lost: rules 5.3.3.
void endPlays(State& s);
/// The base at `slot` leaves play, and nothing more is played there with plays given for it: rules 12.5.
void closePlaysAt(State& s, const CardLibrary& lib, Slot slot);
/// An action that lets minions of the discard pile be played leaves play.
void closeOpening(State& s, const CardLibrary& lib, CardId action);

/// True when `seat` may play a minion of its discard pile at `slot` with a token, because a card there lets it.
bool opensDiscard(const State& s, const CardLibrary& lib, Seat seat, Slot slot);
/// The current seat plays one there with a play that is no token.
void useDiscardAt(State& s, const CardLibrary& lib, Slot slot);

/// What plays a seat has left for one kind of card: Free is one for any card of it at any base.
enum class Plays : std::uint8_t { None, Bound, Free };
struct PlaysLeft {
    Plays minions = Plays::None;
    Plays actions = Plays::None;

    Plays of(PlayKind kind) const { return kind == PlayKind::Minion ? minions : actions; }
};
/// Tokens alone; a card's own right to come from the discard pile is none.
PlaysLeft playsLeft(const State& s, const CardLibrary& lib, Seat seat);
/// How many tokens of a kind the seat has left, bound ones included.
int countPlaysLeft(const State& s, const CardLibrary& lib, Seat seat, PlayKind kind);
/// Bits of the tokens that can still be played with, of one kind, and of those that allow any card at any base.
std::uint32_t tokensOf(const State& s, Seat seat, PlayKind kind);
std::uint32_t freeTokensOf(const State& s, Seat seat, PlayKind kind);
/// True when of each of these sets of tokens one may be left, together, and with them the own right (bits of
/// CardDef::fromDiscard) of cards to come from the discard pile.
bool mayBeLeft(const State& s, const CardLibrary& lib, std::span<const std::uint32_t> sets, std::uint8_t ownRights);
/// Bits of CardDef::fromDiscard that an open play may have used.
std::uint8_t rightsInQuestion(const State& s, const CardLibrary& lib);

} // namespace core::smashup
