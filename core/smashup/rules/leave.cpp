#include "core/smashup/rules/leave.h"

#include "core/smashup/table/whereabouts.h"

// Leave to ignore a base's ability is a seat's own to use, each time the base would do something (rules 7.7, 11.10):
// - what the base forbids does not bind the seat (bans.cpp), and what it offers the seat may decline anyhow;
// - points, extra plays and a choice that the base gives the seat it has: that never harms it;
// - before the base does anything else to the seat or to what is its own, it is asked, once for each time;
// - what gives power has no such moment: the seat is asked when the card that gives the leave arrives (plays.cpp).
//
// What was said is kept in State::shielded at the ability's depth: with the base where the seat ignores it, with no
// card where it does not.

namespace core::smashup {

namespace {

std::size_t depthOf(const State& s)
{
    return s.frames.size() - 1;
}

bool hasSaid(const State& s, Seat seat)
{
    for (const Shielded& each : s.shielded)
        if (each.depth == depthOf(s) && each.seat == seat)
            return true;
    return false;
}

SeatMask maskOfSeat(std::uint8_t seat)
{
    return seat == 0xFF ? SeatMask { 0 } : maskOf(seatAt(seat));
}

SeatMask ownersOf(const State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    SeatMask mask = 0;
    Found found;
    targets(s, lib, f, op.a, found);
    for (const CardId card : found)
        mask |= maskOfSeat(static_cast<std::uint8_t>(inPlay(s, card) ? s.at(card).controller : s.at(card).owner));
    return mask;
}

enum class Concerned : std::uint8_t { Nobody, Doer, Owners, Seat };

/// As the table of verbs has it.
Concerned concernedBy(OpCode code)
{
    switch (code) {
#define OP(code, verb, operands, doer, concerned, purpose, does, manual)                                               \
    case OpCode::code:                                                                                                 \
        return Concerned::concerned;
#include "core/smashup/cards/ops.def"
#undef OP
    default:
        return Concerned::Nobody;
    }
}

/// The seats to which, or to whose cards, the op does something that they might do without.
SeatMask concerned(const State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    if ((op.code == OpCode::DrawMadness && s.madness.count == 0) || (op.code == OpCode::DiscardCards && op.may)
        || (op.code == OpCode::Boost && valueOf(s, lib, f, op.amount) >= 0))
        return 0;
    switch (concernedBy(op.code)) {
    case Concerned::Nobody:
        return 0;
    case Concerned::Doer:
        return maskOfSeat(static_cast<std::uint8_t>(seatFor(s, op.by, f)));
    case Concerned::Owners:
        return ownersOf(s, lib, f, op);
    case Concerned::Seat:
        return maskOfSeat(valueOf(s, op.a, contextOf(s, f)));
    }
    return 0;
}

void say(State& s, const Frame& f, Seat seat, bool ignores)
{
    pushIfRoom(s, s.shielded, { static_cast<std::uint8_t>(depthOf(s)), ignores ? f.source : kNoCard, seat });
}

} // namespace

Seat whoMayIgnoreBase(const State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    const Slot slot = slotOf(s, f.source);
    if (slot == kNoSlot || !s.anyAt(slot, Static::Kind::IgnoreBase))
        return Seat::None;
    const SeatMask mask = concerned(s, lib, f, op);
    Seat seat = s.current;
    for (int i = 0; i < s.seats; ++i, seat = s.after(seat)) {
        const bool itself = abilityOf(s, lib, f).may && seat == f.seat; // it uses the ability because it wants to
        if (contains(mask, seat) && !itself && mayIgnoreBase(s, lib, slot, seat) && !hasSaid(s, seat))
            return seat;
    }
    return Seat::None;
}

void askToIgnore(CardId base, Seat seat, Prompt& prompt)
{
    prompt.seat = seat;
    prompt.reason = static_cast<std::uint8_t>(Reason::MayIgnore);
    prompt.source = base;
    prompt.choices.push(make(Verb::Yes));
    prompt.choices.push(make(Verb::Pass));
}

void answerToIgnore(State& s, const Frame& f, Seat seat, Choice choice)
{
    say(s, f, seat, verbOf(choice) == Verb::Yes);
}

void noteWanted(State& s, const CardLibrary& lib, const Frame& f, Seat seat)
{
    if (isBase(f.source) && seat != Seat::None && mayIgnoreBase(s, lib, slotOf(s, f.source), seat) && !hasSaid(s, seat))
        say(s, f, seat, false);
}

} // namespace core::smashup
