#include "core/hyperborea/rules/walk.h"

#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

// One step of one miniature, rules 7.1, 7.2 and 9.2.

namespace core::hyperborea {

namespace {

bool canGo(const State& s, const Library& lib, HexId from, HexId to, Gait gait)
{
    if (to == kNone || !s.hex[to].up())
        return false;
    return gait == Gait::Step ? costOf(s, lib, from, to, s.current) <= s.pool.move : s.pool.fly > 0;
}

} // namespace

bool canLeave(const State& s, const Library& lib, HexId from, Gait gait)
{
    const auto at = static_cast<std::size_t>(s.at());
    const Hex& hex = s.hex[from];
    if ((gait == Gait::FlyHalted ? hex.halted[at] : hex.free[at]) == 0)
        return false;
    for (const HexId to : lib.layout(s.seats).spots[from].beside)
        if (canGo(s, lib, from, to, gait))
            return true;
    return false;
}

void askWalk(const State& s, const Library& lib, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Walk);
    const Frame& frame = s.top();
    prompt.source = frame.a;
    prompt.detail = frame.b;
    for (const HexId to : lib.layout(s.seats).spots[frame.a].beside)
        if (canGo(s, lib, frame.a, to, static_cast<Gait>(frame.b)))
            offer(prompt, make(Verb::To, to));
}

void answerWalk(Engine& e, Choice choice)
{
    State& s = e.s;
    const HexId from = s.top().a;
    const auto gait = static_cast<Gait>(s.top().b);
    const HexId to = choice.a;
    popFrame(s);
    const auto at = static_cast<std::size_t>(s.at());
    --(gait == Gait::FlyHalted ? s.hex[from].halted[at] : s.hex[from].free[at]);
    if (gait == Gait::Step)
        s.pool.move = static_cast<std::uint8_t>(s.pool.move - costOf(s, e.lib, from, to, s.current));
    else
        --s.pool.fly;
    const bool halts = gait == Gait::Step && hasOpenEnemy(s, to, s.current);
    ++(halts ? s.hex[to].halted[at] : s.hex[to].free[at]);
    e.report(gait == Gait::Step ? EventKind::Stepped : EventKind::Flew, s.current, { .place = to, .other = from });
    if (halts)
        e.report(EventKind::Halted, s.current, { .place = to });
    turnUpBeside(e, to);
}

} // namespace core::hyperborea
