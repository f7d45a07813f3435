#include "core/hyperborea/rules/others.h"

#include "core/hyperborea/rules/effects.h"
#include "core/hyperborea/rules/frames.h"

namespace core::hyperborea {

namespace {

/// Rule 7.17: instant ones of opponents that do not copy themselves, and whose corruption can be met.
bool isCopied(const State& s, const Library& lib, SetId set)
{
    const SetDef& def = lib.set(set);
    return !def.continuous() && !def.program.has(OpCode::Espionage)
        && (!def.corrupts || canCorrupt(s, lib, set, kNone, kNone));
}

template <typename Act>
void eachCopied(const State& s, const Library& lib, Act act)
{
    for (int i = 0; i < s.seats; ++i)
        if (i != s.at())
            eachCard(s.seat[static_cast<std::size_t>(i)].owned, [&](CardId card) {
                if (isCopied(s, lib, setOf(card)))
                    act(setOf(card));
            });
}

bool mayBeSetBack(const State& s, int seat)
{
    return seat != s.at() && (s.pool.setBack > 0 || s.pool.setBackOf[static_cast<std::size_t>(seat)] > 0);
}

template <typename Act>
void eachRowBack(const State& s, Act act)
{
    for (int i = 0; i < s.seats; ++i)
        if (mayBeSetBack(s, i))
            for (std::uint8_t row = 0; row < kRows; ++row)
                if (s.seat[static_cast<std::size_t>(i)].level[row] > 0)
                    act(static_cast<std::uint8_t>(i), row);
}

} // namespace

bool canCopy(const State& s, const Library& lib)
{
    bool can = false;
    eachCopied(s, lib, [&](SetId) { can = true; });
    return can;
}

bool canSetBack(const State& s)
{
    bool can = false;
    eachRowBack(s, [&](std::uint8_t, std::uint8_t) { can = true; });
    return can;
}

void askCopy(const State& s, const Library& lib, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Copy);
    eachCopied(s, lib, [&](SetId set) { offer(prompt, make(Verb::Copy, set)); });
}

void answerCopy(Engine& e, Choice choice)
{
    popFrame(e.s);
    --e.s.pool.espionage;
    e.report(EventKind::Copied, e.s.current, { .card = choice.a });
    begin(e, Source::Copied, choice.a);
}

void askSetBack(const State& s, const Library& /*lib*/, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::SetBack);
    eachRowBack(s, [&](std::uint8_t seat, std::uint8_t row) { offer(prompt, make(Verb::RowOf, seat, row)); });
}

void answerSetBack(Engine& e, Choice choice)
{
    popFrame(e.s);
    std::uint8_t& own = e.s.pool.setBackOf[choice.a];
    --(own > 0 ? own : e.s.pool.setBack);
    const std::uint8_t level = --e.s.seat[choice.a].level[choice.b];
    e.report(EventKind::SetBack, seatAt(choice.a), { .other = choice.b, .amount = level });
}

} // namespace core::hyperborea
