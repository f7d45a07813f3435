#include "core/smashup/rules/machine.h"

#include "core/smashup/rules/monsters.h"
#include "core/smashup/table/titans.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/table/zones.h"

#include <algorithm>

// Verbs done to minions and other cards in play, and what a seat gains: extra plays and points.

namespace core::smashup {

namespace {

constexpr int kMostCounters = 100; // on one minion, far above what a match can place

void boost(State& s, CardId card, int amount, Until until, Seat seat)
{
    for (Modifier& each : s.modifiers) {
        if (each.card == card && each.until == until && (until == Until::EndOfTurn || each.seat == seat)) {
            each.amount = static_cast<std::int8_t>(std::clamp(each.amount + amount, -100, 100));
            return;
        }
    }
    pushIfRoom(s, s.modifiers, { card, until, seat, static_cast<std::int8_t>(amount) });
}

void returnToHand(Engine& e, CardId card)
{
    const bool buried = e.s.at(card).zone == Zone::Buried;
    const SeatMask audience
        = buried ? static_cast<SeatMask>(e.s.at(card).known | maskOf(e.s.at(card).owner)) : kEveryone;
    e.report(EventKind::Returned, e.s.at(card).owner, card, slotOf(e.s, card), 0, 0xFF, audience);
    toHand(e, card);
}

/// The name a token demands, as PlayToken::like has it.
std::uint8_t nameForExtra(const State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    if (op.a.kind == OperandKind::None)
        return kAnyName;
    if (op.a.kind != OperandKind::All)
        return valueOf(s, op.a, contextOf(s, f));
    if (lib.selector(op.a.selector).where == Where::Here)
        return kNameThere;
    std::uint8_t group = kNameInPlay; // tokens of one grant keep to one name, those of another to another
    for (const PlayToken& token : s.tokens)
        if (token.like >= group && token.like < kNameThere)
            group = std::min<std::uint8_t>(token.like + 1, kNameThere - 1);
    return group;
}

/// The base where an op's `to` or `at` is.
Slot secondPlace(const Engine& e, const Frame& f, const Op& op)
{
    return op.b.kind == OperandKind::Here ? f.slot : placeOf(e.s, e.lib, f, op.b);
}

void mark(Engine& e, const Frame& f, const Op& op)
{
    Found found;
    targets(e.s, e.lib, f, op.a, found);
    for (const std::uint8_t each : found)
        pushIfRoom(e.s, e.s.picks, each);
}

void returnCards(Engine& e, const Frame& f, const Op& op)
{
    Found found;
    targets(e.s, e.lib, f, op.a, found);
    for (const CardId card : found)
        if (inPlay(e.s, card) && reaches(e, f, card))
            returnToHand(e, card);
}

void destroy(Engine& e, Frame& f, const Op& op)
{
    State& s = e.s;
    Found found;
    targets(s, e.lib, f, op.a, found);
    // Whoever carries it out is credited with it: rules 11.4.
    const Seat seat = op.by.kind == OperandKind::None ? f.seat : seatFor(s, op.by, f);
    if (op.reg != kNoReg)
        f.reg[op.reg] = 0;
    pushDestroy(s, f.source, seat, depthOf(s, f));
    for (const CardId card : found)
        pushIfRoom(s, s.picks, card);
}

void move(Engine& e, const Frame& f, const Op& op)
{
    State& s = e.s;
    Found found;
    targets(s, e.lib, f, op.a, found);
    const Slot to = secondPlace(e, f, op);
    const Seat mover = op.by.kind == OperandKind::None ? f.seat : seatFor(s, op.by, f);
    for (const CardId card : found) {
        if (s.at(card).zone == Zone::Titans && to != kNoSlot && s.at(card).where != to) {
            moveTitan(e, card, to);
            e.report(EventKind::Moved, s.at(card).controller, card, to);
        }
        if (to == kNoSlot || mover == Seat::None || !mayMove(s, e.lib, mover, to) || s.at(card).zone != Zone::Minions
            || s.at(card).where == to || !reaches(e, f, card))
            continue;
        moveMinion(e, card, to);
        dropForbiddenAttachments(e);
        e.report(EventKind::Moved, s.at(card).controller, card, to);
    }
}

void boostMinions(Engine& e, const Frame& f, const Op& op)
{
    State& s = e.s;
    Found found;
    targets(s, e.lib, f, op.a, found);
    const int amount = valueOf(s, e.lib, f, op.amount);
    for (const CardId card : found) {
        if (amount == 0 || s.at(card).zone != Zone::Minions || !reaches(e, f, card))
            continue;
        boost(s, card, amount, op.until, f.seat);
        e.report(EventKind::Boosted, f.seat, card, s.at(card).where, amount);
    }
}

void addCounters(Engine& e, const Frame& f, const Op& op)
{
    State& s = e.s;
    Found found;
    targets(s, e.lib, f, op.a, found);
    const int amount = valueOf(s, e.lib, f, op.amount);
    for (const CardId card : found) {
        if (amount <= 0 || (s.at(card).zone != Zone::Minions && s.at(card).zone != Zone::Titans)
            || !reaches(e, f, card))
            continue;
        s.at(card).counters = static_cast<std::uint8_t>(std::min(s.at(card).counters + amount, kMostCounters));
        e.report(EventKind::CountersAdded, f.seat, card, s.at(card).where, amount);
    }
}

void buryCards(Engine& e, const Frame& f, const Op& op)
{
    State& s = e.s;
    Found found;
    targets(s, e.lib, f, op.a, found);
    const Slot at = secondPlace(e, f, op);
    for (const CardId card : found) {
        if (at == kNoSlot || !reaches(e, f, card))
            continue;
        const SeatMask audience = static_cast<SeatMask>(s.at(card).known | maskOf(f.seat));
        e.report(EventKind::Buried, f.seat, card, at, 0, 0xFF, audience);
        bury(e, card, at, f.seat);
    }
}

void playMonster(Engine& e, const Frame& f, const Op& op)
{
    if (const Slot at = secondPlace(e, f, op); at != kNoSlot)
        pushMonsters(e, at, 1);
}

void takeControl(Engine& e, const Frame& f, const Op& op)
{
    State& s = e.s;
    Found found;
    targets(s, e.lib, f, op.a, found);
    for (const CardId card : found) {
        if (s.at(card).zone != Zone::Minions || s.at(card).controller == f.seat || !reaches(e, f, card))
            continue;
        s.at(card).controller = f.seat;
        e.report(EventKind::TookControl, f.seat, card, s.at(card).where);
    }
}

void giveExtraPlays(Engine& e, const Frame& f, const Op& op)
{
    State& s = e.s;
    PlayToken token { op.play, seatFor(s, op.by, f) };
    token.like = nameForExtra(s, e.lib, f, op);
    if (op.amount >= 0)
        token.powerAtMost = static_cast<std::uint8_t>(valueOf(s, e.lib, f, op.amount));
    if (op.b.kind == OperandKind::All)
        token.slot = kWithoutYours;
    else if (op.b.kind != OperandKind::None)
        token.slot = secondPlace(e, f, op);
    const bool nowhere = op.b.kind != OperandKind::None && op.b.kind != OperandKind::All && token.slot == kNoSlot;
    if (nowhere || token.seat == Seat::None)
        return;
    const PlayTime time = op.must ? PlayTime::Must : op.now ? PlayTime::Now : PlayTime::Free;
    for (int left = op.times < 0 ? 1 : valueOf(s, e.lib, f, op.times); left > 0; --left)
        grantExtra(e, token, time, op.fromHand);
}

void gainVp(Engine& e, const Frame& f, const Op& op)
{
    const Seat seat = seatFor(e.s, op.by, f);
    const int amount = valueOf(e.s, e.lib, f, op.amount);
    if (seat == Seat::None || amount == 0)
        return;
    e.s.of(seat).vp = static_cast<std::int16_t>(e.s.of(seat).vp + amount);
    e.report(EventKind::VpGained, seat, f.source, f.slot, amount);
}

} // namespace

bool executeOnCards(Engine& e, Frame& f, const Op& op)
{
    switch (op.code) {
    case OpCode::Mark:
        mark(e, f, op);
        return true;
    case OpCode::Return:
        returnCards(e, f, op);
        return true;
    case OpCode::Destroy:
        destroy(e, f, op);
        return true;
    case OpCode::Move:
        move(e, f, op);
        return true;
    case OpCode::Boost:
        boostMinions(e, f, op);
        return true;
    case OpCode::AddCounters:
        addCounters(e, f, op);
        return true;
    case OpCode::Bury:
        buryCards(e, f, op);
        return true;
    case OpCode::PlayMonster:
        playMonster(e, f, op);
        return true;
    case OpCode::TakeControl:
        takeControl(e, f, op);
        return true;
    case OpCode::Extra:
        giveExtraPlays(e, f, op);
        return true;
    case OpCode::GainVp:
        gainVp(e, f, op);
        return true;
    default:
        return false;
    }
}

} // namespace core::smashup
