#pragma once

#include "core/smashup/rules/frames.h"

// What machine.cpp shares with the files of verbs, and nobody else includes.

namespace core::smashup {

inline const Ability& abilityOf(const State& s, const CardLibrary& lib, const Frame& f)
{
    return lib.def(s.at(f.source).def).abilities[f.ability];
}

Context contextOf(const State& s, const Frame& f);
int valueOf(const State& s, const CardLibrary& lib, const Frame& f, std::int16_t amount);
Seat seatFor(const State& s, const Operand& by, const Frame& f);
bool picked(const State& s, const Frame& f, std::uint8_t what);
/// The base that an operand names, or that of the card it names; kNoSlot for none.
Slot placeOf(const State& s, const CardLibrary& lib, const Frame& f, const Operand& operand);
/// Which of the frames it is.
inline std::uint8_t depthOf(const State& s, const Frame& f)
{
    return static_cast<std::uint8_t>(&f - s.frames.begin());
}
/// Whether the ability in `f` can do something to the card. It spends a shield that the card has against it.
inline bool reaches(Engine& e, const Frame& f, CardId card)
{
    return affect(e, card, f.source, f.seat, depthOf(e.s, f));
}
/// The cards an operand names, one or many.
void targets(const State& s, const CardLibrary& lib, const Frame& f, const Operand& operand, Found& found);
/// Of cards that are equal and lie in the same hand or pile, the first.
void keepOneOfEach(const State& s, Found& found);

/// What works once a turn has not worked where its first question was declined or could not be asked.
void takeBackUse(State& s, const CardLibrary& lib, const Frame& f);

/// Verbs done to cards in play, extra plays and points; false when the op is another one.
bool executeOnCards(Engine& e, Frame& f, const Op& op);
/// Verbs done to hands, decks and discard piles; false when the op is another one.
bool executeOnPiles(Engine& e, Frame& f, const Op& op);
/// Puts cards in play under their owners' decks, in this order; what it may not affect stays, or is discarded.
void putUnderDecks(Engine& e, const Frame& f, const Op& op, const Found& cards);
/// Verbs done to bases and to what seats may do; false when the op is another one.
bool executeOnTable(Engine& e, const Frame& f, const Op& op);

// Leave to ignore what a base's ability does; `f` is the top frame.
bool hasIgnored(const State& s, const Frame& f, Seat seat);
/// True when the seat has said that the ability does nothing for it and nothing to it.
inline bool ignored(const State& s, const Frame& f, Seat seat)
{
    return !s.shielded.empty() && hasIgnored(s, f, seat);
}
/// The seat that must say, before the op is done, whether it ignores the ability; Seat::None for nobody.
Seat whoMayIgnoreBase(const State& s, const CardLibrary& lib, const Frame& f, const Op& op);
inline Seat whoMayIgnore(const State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    // Asked before every op, and nearly never true.
    return s.any(Static::Kind::IgnoreBase) && isBase(f.source) ? whoMayIgnoreBase(s, lib, f, op) : Seat::None;
}
void askToIgnore(CardId base, Seat seat, Prompt& prompt);
void answerToIgnore(State& s, const Frame& f, Seat seat, Choice choice);
/// The seat has agreed to something that it could have declined, so it does not ignore the ability.
void noteWanted(State& s, const CardLibrary& lib, const Frame& f, Seat seat);

// Ops that ask, other than those that choose what a selector finds.
inline bool isQuestion(const Op& op)
{
    return op.code == OpCode::Mode || op.code == OpCode::PutBack || op.code == OpCode::DiscardCards
        || op.code == OpCode::PlayAtEach || (op.code == OpCode::DeckBottom && op.a.kind == OperandKind::All);
}
/// True when a seat must answer; otherwise the op is done or has pushed a frame.
bool stepQuestion(Engine& e, Frame& f, const Op& op);
void askQuestion(const State& s, const CardLibrary& lib, const Op& op, Prompt& prompt);
void answerQuestion(Engine& e, Frame& f, const Op& op, Choice choice);

} // namespace core::smashup
