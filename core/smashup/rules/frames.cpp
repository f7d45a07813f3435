#include "core/smashup/rules/frames.h"

#include "core/game/in_order.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/table/zones.h"

#include <algorithm>

namespace core::smashup {

Frame& pushFrame(State& s, FrameKind kind, Seat seat, CardId source)
{
    Frame frame;
    frame.kind = kind;
    frame.seat = seat;
    frame.source = source;
    frame.mark = static_cast<std::uint8_t>(s.pending.size());
    frame.firstPick = static_cast<std::uint8_t>(s.picks.size());
    s.frames.push(frame);
    return s.frames.back();
}

void popFrame(State& s)
{
    const Frame& f = s.top();
    s.picks.resize(std::min<std::size_t>(s.picks.size(), f.kind == FrameKind::Ability ? firstShown(f) : f.firstPick));
    s.frames.pop();
    if (!s.departed.empty())
        forgetDeparted(s);
    while (!s.shielded.empty() && s.shielded.back().depth >= s.frames.size())
        s.shielded.pop();
}

void pushAbility(Engine& e, CardId source, std::uint8_t ability, Seat seat, Slot here, CardId it, Seat by)
{
    if (e.s.frames.size() >= kDeepestAbility)
        return;
    Frame& frame = pushFrame(e.s, FrameKind::Ability, seat, source);
    frame.ability = ability;
    frame.slot = here;
    frame.subject = it;
    frame.stage = static_cast<std::uint8_t>(by);
    frame.mark = frame.firstPick; // nothing has been shown yet
    frame.reg.fill(0xFF);
}

void pushTriggers(State& s, std::uint8_t mark)
{
    pushFrame(s, FrameKind::Triggers, s.current).mark = mark;
}

void pushUnit(Engine& e, CardId source, std::uint8_t ability, Seat seat, Slot here, CardId it, Seat by)
{
    if (e.s.frames.size() >= kDeepestAbility)
        return;
    pushTriggers(e.s, static_cast<std::uint8_t>(e.s.pending.size()));
    pushAbility(e, source, ability, seat, here, it, by);
}

void collectTriggers(Engine& e, Trigger trigger, CardId subject, Slot slot, Seat by, PlayedHow how)
{
    State& s = e.s;
    const bool watched = s.any(trigger);
    const bool own = subject != kNoCard && e.def(subject).listensTo(trigger);
    if (!watched && !own)
        return;
    const auto consider = [&](CardId id, Slot at, Seat seat) {
        for (const Ability& each : e.def(id).abilities) {
            if (each.timing != Timing::Trigger || each.trigger != trigger)
                continue;
            if (each.onlySelf && id != subject)
                continue;
            if (each.yourTurn && seat != s.current)
                continue;
            if ((each.firstPlayed && !how.first) || (each.playedFromHand && !how.fromHand))
                continue;
            if (each.where == Where::Here && at != slot)
                continue;
            if (each.subject >= 0) {
                const Powers powers(s, e.lib);
                const Context context { seat, id, at, subject, nullptr, 0, by };
                if (!matches(
                        s, e.lib, powers, e.lib.selector(static_cast<std::size_t>(each.subject)), context, subject))
                    continue;
            }
            const Slot place = slot == kNoSlot ? at : slot; // a turn begins everywhere
            pushIfRoom(s, s.pending, { id, each.index, seat, subject, place, by, 0 });
        }
    };
    const Slot home = own ? slotOf(s, subject) : kNoSlot;
    if (!watched) {
        consider(subject, home, actingFor(s, s.at(subject).controller));
        return;
    }
    for (Slot at = 0; at < s.slots; ++at) {
        if (!s.anyAt(at, trigger) && at != home)
            continue;
        const BaseSlot& place = s.slot[at];
        if (place.base != kNoCard && e.def(place.base).listensTo(trigger) && baseWorks(s, e.lib, at))
            consider(place.base, at, s.current);
        for (const Pile* pile : { &place.minions, &place.actions, &place.attached })
            for (const CardId id : cardsOf(s, *pile))
                if (e.def(id).listensTo(trigger))
                    consider(id, at, actingFor(s, s.at(id).controller));
    }
}

/// "You may do this and play an extra minion": both or neither (rules 9.4), so there must be one to play. The card
/// itself may be the one, where it returns to its owner's hand first.
static bool couldPlayAfter(const State& s, const CardLibrary& lib, const Ability& used, const Context& context)
{
    bool returned = false;
    for (const Op& op : used.ops) {
        returned = returned || (op.code == OpCode::Return && op.a.kind == OperandKind::This);
        if (op.code != OpCode::Extra || !op.now || op.play != PlayKind::Minion)
            continue;
        const auto fits = [&](CardId id) {
            if (lib.def(s.at(id).def).kind != CardKind::Minion)
                return false;
            Found found;
            playTargets(s, lib, id, context.you, false, op.b.kind == OperandKind::Here ? context.here : kNoSlot, found);
            return !found.empty();
        };
        bool any = returned && s.at(context.source).owner == context.you && fits(context.source);
        for (const CardId id : cardsOf(s, s.of(context.you).hand))
            any = any || fits(id);
        if (!any)
            return false;
    }
    return true;
}

bool canBegin(const State& s, const CardLibrary& lib, CardId source, std::uint8_t ability, Seat seat, Slot here)
{
    return canBegin(s, lib, lib.def(s.at(source).def).abilities[ability], { seat, source, here, kNoCard, nullptr });
}

static const Op& firstOf(const Ability& ability)
{
    return ability.ops.front().code == OpCode::LoopStart ? ability.ops[1] : ability.ops.front();
}

bool beginsInHand(const State& s, const CardLibrary& lib, const Ability& ability, const Context& context)
{
    const Op& op = firstOf(ability);
    return (op.code == OpCode::Choose || op.code == OpCode::ChooseEach)
        && lib.selector(op.a.selector).domain == Domain::Hand && s.of(context.you).hand.count != 0;
}

bool canBegin(const State& s, const CardLibrary& lib, const Ability& used, Context context)
{
    const Op& op = firstOf(used);
    std::array<std::uint8_t, kRegisters> none;
    none.fill(0xFF);
    context.reg = none.data();
    if (used.condition >= 0) {
        const Powers powers(s, lib);
        if (!holds(s, lib, powers, lib.condition(static_cast<std::size_t>(used.condition)), context))
            return false;
    }
    if ((used.timing == Timing::PlayPhase || used.timing == Timing::Talent) && !couldPlayAfter(s, lib, used, context))
        return false;
    if (op.code == OpCode::Move && op.b.kind == OperandKind::Here && context.here != kNoSlot
        && !mayMove(s, lib, context.you, context.here))
        return false;
    // A Special that costs Madness is not offered where there is none.
    if (op.code == OpCode::DrawMadness && used.may && used.timing != Timing::Talent && s.madness.count == 0)
        return false;
    if (op.code != OpCode::Choose && op.code != OpCode::ChooseEach)
        return true;
    Found found;
    const Powers powers(s, lib);
    select(s, lib, powers, lib.selector(op.a.selector), context, found, 1);
    return !found.empty();
}

namespace {

/// What each kind of frame does, by FrameKind.
struct FrameRules {
    FrameKind kind;
    bool (*step)(Engine&);
    void (*ask)(const State&, const CardLibrary&, Prompt&);
    void (*answer)(Engine&, Choice);
};

constexpr std::array kFrameRules {
    FrameRules { FrameKind::Setup, stepSetup, askSetup, answerSetup },
    FrameRules { FrameKind::Turn, stepTurn, askTurn, answerTurn },
    FrameRules { FrameKind::Score, stepScore, askScore, answerScore },
    FrameRules { FrameKind::Window, stepResponses, askResponses, answerResponses },
    FrameRules { FrameKind::Triggers, stepResponses, askResponses, answerResponses },
    FrameRules { FrameKind::Play, stepPlay, askPlay, answerPlay },
    FrameRules { FrameKind::PlayNow, stepPlayNow, askPlayNow, answerPlayNow },
    FrameRules { FrameKind::Ability, stepAbility, askAbility, answerAbility },
    FrameRules { FrameKind::Destroy, stepDestroy, askDestroy, answerDestroy },
};

static_assert(standsInOrder(kFrameRules, &FrameRules::kind));

const FrameRules& rulesOf(const Frame& frame)
{
    return kFrameRules[static_cast<std::size_t>(frame.kind)];
}

} // namespace

void advance(Engine& e)
{
    while (e.s.decided == 0 && !rulesOf(e.s.top()).step(e)) { }
}

void ask(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    if (s.decided == 0)
        rulesOf(s.top()).ask(s, lib, prompt);
}

void answer(Engine& e, Choice choice)
{
    rulesOf(e.s.top()).answer(e, choice);
    advance(e);
}

bool answer(Engine& e, Choice choice, std::size_t depth)
{
    rulesOf(e.s.top()).answer(e, choice);
    while (e.s.decided == 0 && e.s.frames.size() > depth)
        if (rulesOf(e.s.top()).step(e))
            return false;
    return e.s.decided == 0;
}

} // namespace core::smashup
