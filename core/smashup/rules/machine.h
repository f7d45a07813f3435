#pragma once

#include "core/smashup/rules/leave.h"
#include "core/smashup/table/protection.h"

// What machine.cpp shares with the files of verbs, and nobody else includes.

namespace core::smashup {

/// Whether the ability in `f` can do something to the card. It spends a shield that the card has against it.
inline bool reaches(Engine& e, const Frame& f, CardId card)
{
    return affect(e, card, f.source, f.seat, depthOf(e.s, f));
}

/// Verbs done to cards in play, extra plays and points; false when the op is another one.
bool executeOnCards(Engine& e, Frame& f, const Op& op);
/// Verbs done to hands, decks and discard piles; false when the op is another one.
bool executeOnPiles(Engine& e, Frame& f, const Op& op);
/// Puts cards in play under their owners' decks, in this order; what it may not affect stays, or is discarded.
void putUnderDecks(Engine& e, const Frame& f, const Op& op, const Found& cards);
/// Verbs done to bases and to what seats may do; false when the op is another one.
bool executeOnTable(Engine& e, const Frame& f, const Op& op);

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
