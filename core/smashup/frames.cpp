#include "core/smashup/frames.h"

#include "core/smashup/zones.h"

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
    s.picks.resize(std::min<std::size_t>(s.picks.size(), s.top().firstPick));
    s.frames.pop();
    while (!s.shielded.empty() && s.shielded.back().depth >= s.frames.size())
        s.shielded.pop();
}

void pushAbility(Engine& e, CardId source, std::uint8_t ability, Seat seat, Slot here, CardId it)
{
    if (e.s.frames.size() >= kDeepestAbility)
        return;
    Frame& frame = pushFrame(e.s, FrameKind::Ability, seat, source);
    frame.ability = ability;
    frame.slot = here;
    frame.subject = it;
    frame.reg.fill(0xFF);
}

void pushTriggers(State& s, std::uint8_t mark)
{
    pushFrame(s, FrameKind::Triggers, s.current).mark = mark;
}

void pushUnit(Engine& e, CardId source, std::uint8_t ability, Seat seat, Slot here, CardId it)
{
    if (e.s.frames.size() >= kDeepestAbility)
        return;
    pushTriggers(e.s, static_cast<std::uint8_t>(e.s.pending.size()));
    pushAbility(e, source, ability, seat, here, it);
}

void collectTriggers(Engine& e, Trigger trigger, CardId subject, Slot slot)
{
    State& s = e.s;
    const auto consider = [&](CardId id, Slot at, Seat seat) {
        const CardDef& def = e.def(id);
        if (!def.listensTo(trigger))
            return;
        for (const Ability& each : def.abilities) {
            if (each.timing != Timing::Trigger || each.trigger != trigger || s.pending.full())
                continue;
            if (each.onlySelf && id != subject)
                continue;
            if (each.where == Where::Here && at != slot)
                continue;
            if (each.subject >= 0) {
                const Powers powers(s, e.lib);
                const Context context { seat, id, at, subject, nullptr };
                if (!matches(
                        s, e.lib, powers, e.lib.selector(static_cast<std::size_t>(each.subject)), context, subject))
                    continue;
            }
            s.pending.push({ id, each.index, seat, subject, slot, 0 });
        }
    };
    for (Slot at = 0; at < s.slots; ++at) {
        const BaseSlot& place = s.slot[at];
        if (place.base != kNoCard && e.def(place.base).triggers != 0 && baseWorks(s, e.lib, at))
            consider(place.base, at, s.current);
        for (const Pile* pile : { &place.minions, &place.actions, &place.attached })
            for (const CardId id : cardsOf(s, *pile))
                consider(id, at, s.at(id).controller);
    }
}

bool usable(const State& s, const CardLibrary& lib, CardId source, std::uint8_t ability, Seat seat, Slot here)
{
    const Op& first = lib.def(s.at(source).def).abilities[ability].ops.front();
    const Op& op = first.code == OpCode::LoopStart ? lib.def(s.at(source).def).abilities[ability].ops[1] : first;
    if (op.code != OpCode::Choose && op.code != OpCode::ChooseEach)
        return true;
    Found found;
    const Powers powers(s, lib);
    std::array<std::uint8_t, kRegisters> none;
    none.fill(0xFF);
    find(s, lib, powers, lib.selector(op.a.selector), { seat, source, here, kNoCard, none.data() }, found);
    return !found.empty();
}

void advance(Engine& e)
{
    State& s = e.s;
    while (s.decided == 0) {
        bool waits = false;
        switch (s.top().kind) {
        case FrameKind::Setup:
            waits = stepSetup(e);
            break;
        case FrameKind::Turn:
            waits = stepTurn(e);
            break;
        case FrameKind::Score:
            waits = stepScore(e);
            break;
        case FrameKind::Window:
        case FrameKind::Triggers:
            waits = stepResponses(e);
            break;
        case FrameKind::Play:
            waits = stepPlay(e);
            break;
        case FrameKind::PlayNow:
            waits = stepPlayNow(e);
            break;
        case FrameKind::Ability:
            waits = stepAbility(e);
            break;
        case FrameKind::Destroy:
            waits = stepDestroy(e);
            break;
        }
        if (waits)
            return;
    }
}

void ask(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    if (s.decided != 0)
        return;
    switch (s.top().kind) {
    case FrameKind::Setup:
        askSetup(s, lib, prompt);
        break;
    case FrameKind::Turn:
        askTurn(s, lib, prompt);
        break;
    case FrameKind::Window:
    case FrameKind::Triggers:
        askResponses(s, lib, prompt);
        break;
    case FrameKind::Play:
        askPlay(s, lib, prompt);
        break;
    case FrameKind::PlayNow:
        askPlayNow(s, lib, prompt);
        break;
    case FrameKind::Ability:
        askAbility(s, lib, prompt);
        break;
    case FrameKind::Score:
    case FrameKind::Destroy:
        assert(false);
        break; // they never wait
    }
}

void answer(Engine& e, Choice choice)
{
    switch (e.s.top().kind) {
    case FrameKind::Setup:
        answerSetup(e, choice);
        break;
    case FrameKind::Turn:
        answerTurn(e, choice);
        break;
    case FrameKind::Window:
    case FrameKind::Triggers:
        answerResponses(e, choice);
        break;
    case FrameKind::Play:
        answerPlay(e, choice);
        break;
    case FrameKind::PlayNow:
        answerPlayNow(e, choice);
        break;
    case FrameKind::Ability:
        answerAbility(e, choice);
        break;
    case FrameKind::Score:
    case FrameKind::Destroy:
        assert(false);
        break;
    }
    advance(e);
}

} // namespace core::smashup
