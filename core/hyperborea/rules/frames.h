#pragma once

#include "core/hyperborea/table/engine.h"
#include "core/hyperborea/table/prompt_ids.h"

namespace core::hyperborea {

// Whatever is half done is a frame. Each kind has a step, which does what it can, a question and an answer; the kinds
// are listed in frames.cpp.

/// What a step came to.
enum class Step : std::uint8_t {
    Done, ///< go on with whatever is on top now
    Ask, ///< a seat must answer
};

Frame& pushFrame(State& s, FrameKind kind, std::uint8_t a = kNone, std::uint8_t b = kNone);
void popFrame(State& s);

// One trio a frame kind, as far as it needs one.
Step stepSetup(Engine& e); ///< setup.cpp
void askSetup(const State& s, const Library& lib, Prompt& prompt);
void answerSetup(Engine& e, Choice choice);
Step stepTurn(Engine& e); ///< turn.cpp
void askTurn(const State& s, const Library& lib, Prompt& prompt); ///< act.cpp
void answerTurn(Engine& e, Choice choice);
void askPlace(const State& s, const Library& lib, Prompt& prompt); ///< cubes.cpp
void answerPlace(Engine& e, Choice choice);
void askCube(const State& s, const Library& lib, Prompt& prompt);
void answerCube(Engine& e, Choice choice);
void askCorrupt(const State& s, const Library& lib, Prompt& prompt);
void answerCorrupt(Engine& e, Choice choice);
void askWalk(const State& s, const Library& lib, Prompt& prompt); ///< walk.cpp
void answerWalk(Engine& e, Choice choice);
void askStrike(const State& s, const Library& lib, Prompt& prompt); ///< strike.cpp
void answerStrike(Engine& e, Choice choice);
void askRaze(const State& s, const Library& lib, Prompt& prompt);
void answerRaze(Engine& e, Choice choice);
void askHere(const State& s, const Library& lib, Prompt& prompt);
void answerHere(Engine& e, Choice choice);
void askWay(const State& s, const Library& lib, Prompt& prompt); ///< effects.cpp
void answerWay(Engine& e, Choice choice);
void askCopy(const State& s, const Library& lib, Prompt& prompt); ///< others.cpp
void answerCopy(Engine& e, Choice choice);
void askSetBack(const State& s, const Library& lib, Prompt& prompt);
void answerSetBack(Engine& e, Choice choice);
void askToken(const State& s, const Library& lib, Prompt& prompt); ///< sites.cpp
void answerToken(Engine& e, Choice choice);
Step stepKeep(Engine& e); ///< reset.cpp
void askKeep(const State& s, const Library& lib, Prompt& prompt);
void answerKeep(Engine& e, Choice choice);
Step stepReset(Engine& e);
void askReset(const State& s, const Library& lib, Prompt& prompt); ///< act.cpp
void answerReset(Engine& e, Choice choice);

/// Goes on until a seat must answer, which is in `e.prompt` then, or the match is decided.
void advance(Engine& e);
/// What is asked now; no choices once the match is decided.
void ask(const State& s, const Library& lib, Prompt& prompt);
void answer(Engine& e, Choice choice);

/// The most answers that any question has: an act is asked in two parts where there could be more.
inline constexpr std::size_t kMostAnswers = 160;

inline void offer(Prompt& prompt, Choice choice)
{
    if (!prompt.choices.full())
        prompt.choices.push(choice);
}

} // namespace core::hyperborea
