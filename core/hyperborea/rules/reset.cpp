#include "core/hyperborea/rules/effects.h"
#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/rules/turn.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

// A reset, rule 12: one question for each continuous technology with cubes on it, then the rest.

namespace core::hyperborea {

namespace {

/// All cubes but those that were left on continuous technologies, to the bag.
void collect(Engine& e)
{
    State& s = e.s;
    SeatState& own = s.own();
    for (std::size_t i = 0; i < kColours; ++i) {
        own.bag[i] = static_cast<std::uint8_t>(own.bag[i] + own.unused[i]);
        own.unused[i] = 0;
    }
    eachSet(s, s.current, [&](SetId set) {
        if (!e.lib.set(set).continuous())
            emptySet(s, s.current, set);
    });
    own.powerUsed = 0;
    fire(e, Trigger::Reset);
}

} // namespace

void beginReset(Engine& e)
{
    e.report(EventKind::Reset, e.s.current);
    comeOut(e, e.s.current);
    pushFrame(e.s, FrameKind::Keep, 0);
}

Step stepKeep(Engine& e)
{
    State& s = e.s;
    Frame& frame = s.top();
    for (; frame.a < kMaxTechnologies; ++frame.a)
        if ((s.own().owned & bitOfCard(frame.a)) != 0 && e.lib.set(setOf(frame.a)).continuous()
            && !isEmpty(s.card[frame.a]))
            return Step::Ask;
    popFrame(s);
    collect(e);
    if (!(s.pool == Pool {}))
        pushFrame(s, FrameKind::Reset);
    return Step::Done;
}

void askKeep(const State& s, const Library& /*lib*/, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Keep);
    prompt.source = setOf(s.top().a);
    offer(prompt, make(Verb::Yes));
    offer(prompt, make(Verb::No));
}

void answerKeep(Engine& e, Choice choice)
{
    const CardId card = e.s.top().a++;
    if (verbOf(choice) == Verb::No)
        emptySet(e.s, e.s.current, setOf(card));
}

/// Nothing left to use ends it, as nothing else can be done in it.
Step stepReset(Engine& e)
{
    if (!(e.s.pool == Pool {}))
        return Step::Ask;
    popFrame(e.s);
    return Step::Done;
}

} // namespace core::hyperborea
