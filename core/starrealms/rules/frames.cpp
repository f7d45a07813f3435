#include "core/starrealms/rules/frames.h"

#include "core/game/in_order.h"

#include <array>

namespace core::starrealms {

Frame& pushFrame(State& s, FrameKind kind, Seat seat, CardId card)
{
    if (s.frames.full()) {
        s.overflowed = 1;
        s.frames.pop();
    }
    Frame frame;
    frame.kind = kind;
    frame.seat = seat;
    frame.card = card;
    s.frames.push(frame);
    return s.frames.back();
}

void popFrame(State& s)
{
    s.frames.pop();
}

void pushAbility(Engine& e, Seat seat, CardId card, DefId def, Slot slot)
{
    Frame& frame = pushFrame(e.s, FrameKind::Ability, seat, card);
    frame.def = def;
    frame.slot = slot;
}

void offerPile(const State& s, const Pile& pile, Verb verb, Zone zone, Prompt& prompt)
{
    DefSet met;
    for (const CardId id : cardsOf(s, pile))
        if (const DefId def = s.at(id).def; met.add(def))
            offer(prompt, make(verb, def, static_cast<std::uint8_t>(zone)));
}

namespace {

/// What each kind of frame does, by FrameKind.
struct FrameRules {
    FrameKind kind;
    Step (*step)(Engine&);
    void (*ask)(const State&, const CardLibrary&, Prompt&);
    void (*answer)(Engine&, Choice);
};

constexpr std::array kFrameRules {
    FrameRules { FrameKind::Turn, stepTurn, askTurn, answerTurn },
    FrameRules { FrameKind::Ability, stepAbility, askAbility, answerAbility },
    FrameRules { FrameKind::Discard, stepDiscard, askDiscard, answerDiscard },
    FrameRules { FrameKind::Acquire, stepAcquire, askAcquire, answerAcquire },
    FrameRules { FrameKind::Amount, stepAmount, askAmount, answerAmount },
    FrameRules { FrameKind::Boss, stepBoss, askBoss, answerBoss },
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
        if (step == Step::Done)
            continue;
        if (step == Step::Ask) {
            e.prompt.clear();
            rules.ask(e.s, e.lib, e.prompt);
        }
        // A question with a single answer is none; but nobody's turn ends by itself.
        if (e.prompt.choices.size() != 1 || rules.kind == FrameKind::Turn || e.s.options.askForced)
            return;
        const Choice only = e.prompt.choices[0];
        rules.answer(e, only);
    }
    e.prompt.clear();
}

void ask(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    prompt.clear();
    if (s.decided == Ended::No)
        frameRulesOf(s.top()).ask(s, lib, prompt);
}

void answer(Engine& e, Choice choice)
{
    const Frame& asks = e.s.top();
    e.s.answering = asks.kind == FrameKind::Turn ? e.s.current : asks.seat;
    frameRulesOf(asks).answer(e, choice);
    advance(e);
}

} // namespace core::starrealms
