#include "core/hyperborea/rules/frames.h"

#include "core/game/in_order.h"
#include "core/hyperborea/rules/ending.h"

#include <array>

namespace core::hyperborea {

Frame& pushFrame(State& s, FrameKind kind, std::uint8_t a, std::uint8_t b)
{
    if (s.frames.full()) {
        s.overflowed = 1;
        s.frames.pop();
    }
    s.frames.push({ kind, 0, a, b });
    return s.frames.back();
}

void popFrame(State& s)
{
    s.frames.pop();
}

namespace {

/// Of a frame that only waits for its answer.
Step stepAsking(Engine& /*e*/)
{
    return Step::Ask;
}

/// What each kind of frame does, by FrameKind.
struct FrameRules {
    FrameKind kind;
    Step (*step)(Engine&);
    void (*ask)(const State&, const Library&, Prompt&);
    void (*answer)(Engine&, Choice);
};

constexpr std::array kFrameRules {
    FrameRules { FrameKind::Setup, stepSetup, askSetup, answerSetup },
    FrameRules { FrameKind::Turn, stepTurn, askTurn, answerTurn },
    FrameRules { FrameKind::Place, stepAsking, askPlace, answerPlace },
    FrameRules { FrameKind::Walk, stepAsking, askWalk, answerWalk },
    FrameRules { FrameKind::Strike, stepAsking, askStrike, answerStrike },
    FrameRules { FrameKind::Raze, stepAsking, askRaze, answerRaze },
    FrameRules { FrameKind::Cube, stepAsking, askCube, answerCube },
    FrameRules { FrameKind::Corrupt, stepAsking, askCorrupt, answerCorrupt },
    FrameRules { FrameKind::Way, stepAsking, askWay, answerWay },
    FrameRules { FrameKind::Copy, stepAsking, askCopy, answerCopy },
    FrameRules { FrameKind::SetBack, stepAsking, askSetBack, answerSetBack },
    FrameRules { FrameKind::Token, stepAsking, askToken, answerToken },
    FrameRules { FrameKind::Here, stepAsking, askHere, answerHere },
    FrameRules { FrameKind::Keep, stepKeep, askKeep, answerKeep },
    FrameRules { FrameKind::Reset, stepReset, askReset, answerReset },
};

static_assert(standsInOrder(kFrameRules, &FrameRules::kind));

const FrameRules& frameRulesOf(const Frame& frame)
{
    return kFrameRules[static_cast<std::size_t>(frame.kind)];
}

} // namespace

void advance(Engine& e)
{
    while (e.s.decided == Ended::No) {
        const FrameRules& rules = frameRulesOf(e.s.top());
        const Step step = rules.step(e);
        lookForEnds(e);
        if (step == Step::Done)
            continue;
        e.prompt.clear();
        rules.ask(e.s, e.lib, e.prompt);
        // A question with a single answer is none; but nobody's turn ends by itself.
        if (e.prompt.choices.size() != 1 || rules.kind == FrameKind::Turn || e.s.options.askForced)
            return;
        const Choice only = e.prompt.choices[0];
        rules.answer(e, only);
    }
    e.prompt.clear();
}

void ask(const State& s, const Library& lib, Prompt& prompt)
{
    prompt.clear();
    if (s.decided == Ended::No)
        frameRulesOf(s.top()).ask(s, lib, prompt);
}

void answer(Engine& e, Choice choice)
{
    frameRulesOf(e.s.top()).answer(e, choice);
    lookForEnds(e);
    advance(e);
}

} // namespace core::hyperborea
