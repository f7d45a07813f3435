#pragma once

#include "core/starrealms/table/engine.h"
#include "core/starrealms/table/prompt_ids.h"

namespace core::starrealms {

// Whatever is half done is a frame. Each kind has a step, which does what it can, a question and an answer; the kinds
// are listed in frames.cpp.

/// What a step came to.
enum class Step : std::uint8_t {
    Done, ///< go on with whatever is on top now
    Ask, ///< a seat must answer
    Asked, ///< the same, and what is asked is in Engine::prompt
};

Frame& pushFrame(State& s, FrameKind kind, Seat seat, CardId card = kNoCard);
void popFrame(State& s);
/// Runs an ability of `def` for the seat; `card` is what has it.
void pushAbility(Engine& e, Seat seat, CardId card, DefId def, Slot slot);
/// Makes a seat discard, now or when its turn begins, as the match has it.
void pushDiscard(Engine& e, Seat seat, int count, Seat by, CardId card);

// One trio a frame kind.
Step stepTurn(Engine& e); ///< turn.cpp
void askTurn(const State& s, const CardLibrary& lib, Prompt& prompt); ///< main_phase.cpp
void answerTurn(Engine& e, Choice choice);
Step stepAbility(Engine& e); ///< machine.cpp
void askAbility(const State& s, const CardLibrary& lib, Prompt& prompt); ///< questions.cpp
void answerAbility(Engine& e, Choice choice);
Step stepDiscard(Engine& e); ///< discards.cpp
void askDiscard(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerDiscard(Engine& e, Choice choice);
Step stepAcquire(Engine& e); ///< acquire.cpp
void askAcquire(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerAcquire(Engine& e, Choice choice);
Step stepAmount(Engine& e); ///< attack.cpp
void askAmount(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerAmount(Engine& e, Choice choice);
Step stepBoss(Engine& e); ///< boss_turn.cpp
void askBoss(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerBoss(Engine& e, Choice choice);

/// Goes on until a seat must answer, which is in `e.prompt` then, or the match is decided.
void advance(Engine& e);
/// What is asked now; no choices once the match is decided.
void ask(const State& s, const CardLibrary& lib, Prompt& prompt);
void answer(Engine& e, Choice choice);

/// Adds an answer; what finds no room is left out, which no hand and table come near.
inline void offer(Prompt& prompt, Choice choice)
{
    if (!prompt.choices.full())
        prompt.choices.push(choice);
}

/// Adds the cards of a pile as answers, equal ones once.
void offerPile(const State& s, const Pile& pile, Verb verb, Zone zone, Prompt& prompt);

} // namespace core::starrealms
