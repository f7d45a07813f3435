#include "core/smashup/rules/machine.h"

#include "core/smashup/rules/monsters.h"
#include "core/smashup/table/titans.h"
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
    e.tell(EventKind::Returned, e.s.at(card).owner, card, slotOf(e.s, card), 0, 0xFF, audience);
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

} // namespace

bool executeOnCards(Engine& e, Frame& f, const Op& op)
{
    State& s = e.s;
    const auto depth = static_cast<std::uint8_t>(s.frames.size() - 1);
    const auto value = [&](std::int16_t index) { return valueOf(s, e.lib, f, index); };
    Found found;
    switch (op.code) {
    case OpCode::Mark:
        targets(s, e.lib, f, op.a, found);
        for (const std::uint8_t each : found)
            pushIfRoom(s, s.picks, each);
        return true;
    case OpCode::Return:
        targets(s, e.lib, f, op.a, found);
        for (const CardId card : found)
            if (inPlay(s, card) && affect(e, card, f.source, f.seat, depth))
                returnToHand(e, card);
        return true;
    case OpCode::Destroy: {
        targets(s, e.lib, f, op.a, found);
        const CardId source = f.source;
        // Whoever carries it out is credited with it: rules 11.4.
        const Seat seat = op.by.kind == OperandKind::None ? f.seat : seatFor(s, op.by, f);
        if (op.reg != kNoReg)
            f.reg[op.reg] = 0;
        pushDestroy(s, source, seat, depth);
        for (const CardId card : found)
            pushIfRoom(s, s.picks, card);
        return true;
    }
    case OpCode::Move: {
        targets(s, e.lib, f, op.a, found);
        const Slot to = op.b.kind == OperandKind::Here ? f.slot : placeOf(s, e.lib, f, op.b);
        const Seat mover = op.by.kind == OperandKind::None ? f.seat : seatFor(s, op.by, f);
        for (const CardId card : found) {
            if (s.at(card).zone == Zone::Titans && to != kNoSlot && s.at(card).where != to) {
                moveTitan(e, card, to);
                e.tell(EventKind::Moved, s.at(card).controller, card, to);
            }
            if (to == kNoSlot || mover == Seat::None || !mayMove(s, e.lib, mover, to)
                || s.at(card).zone != Zone::Minions || s.at(card).where == to
                || !affect(e, card, f.source, f.seat, depth))
                continue;
            moveMinion(e, card, to);
            dropForbiddenAttachments(e);
            e.tell(EventKind::Moved, s.at(card).controller, card, to);
        }
        return true;
    }
    case OpCode::Boost: {
        targets(s, e.lib, f, op.a, found);
        const int amount = value(op.amount);
        for (const CardId card : found) {
            if (amount == 0 || s.at(card).zone != Zone::Minions || !affect(e, card, f.source, f.seat, depth))
                continue;
            boost(s, card, amount, op.until, f.seat);
            e.tell(EventKind::Boosted, f.seat, card, s.at(card).where, amount);
        }
        return true;
    }
    case OpCode::AddCounters: {
        targets(s, e.lib, f, op.a, found);
        const int amount = value(op.amount);
        for (const CardId card : found) {
            if (amount <= 0 || (s.at(card).zone != Zone::Minions && s.at(card).zone != Zone::Titans)
                || !affect(e, card, f.source, f.seat, depth))
                continue;
            s.at(card).counters = static_cast<std::uint8_t>(std::min(s.at(card).counters + amount, kMostCounters));
            e.tell(EventKind::CountersAdded, f.seat, card, s.at(card).where, amount);
        }
        return true;
    }
    case OpCode::Bury: {
        targets(s, e.lib, f, op.a, found);
        const Slot at = op.b.kind == OperandKind::Here ? f.slot : placeOf(s, e.lib, f, op.b);
        for (const CardId card : found) {
            if (at == kNoSlot || !affect(e, card, f.source, f.seat, depth))
                continue;
            const SeatMask audience = static_cast<SeatMask>(s.at(card).known | maskOf(f.seat));
            e.tell(EventKind::Buried, f.seat, card, at, 0, 0xFF, audience);
            bury(e, card, at, f.seat);
        }
        return true;
    }
    case OpCode::PlayMonster: {
        const Slot at = op.b.kind == OperandKind::Here ? f.slot : placeOf(s, e.lib, f, op.b);
        if (at != kNoSlot)
            pushMonsters(e, at, 1);
        return true;
    }
    case OpCode::TakeControl:
        targets(s, e.lib, f, op.a, found);
        for (const CardId card : found) {
            if (s.at(card).zone != Zone::Minions || s.at(card).controller == f.seat
                || !affect(e, card, f.source, f.seat, depth))
                continue;
            s.at(card).controller = f.seat;
            e.tell(EventKind::TookControl, f.seat, card, s.at(card).where);
        }
        return true;
    case OpCode::Extra: {
        PlayToken token { op.play, seatFor(s, op.by, f) };
        token.like = nameForExtra(s, e.lib, f, op);
        if (op.amount >= 0)
            token.powerAtMost = static_cast<std::uint8_t>(value(op.amount));
        if (op.b.kind == OperandKind::All)
            token.slot = kWithoutYours;
        else if (op.b.kind != OperandKind::None)
            token.slot = op.b.kind == OperandKind::Here ? f.slot : placeOf(s, e.lib, f, op.b);
        const bool nowhere = op.b.kind != OperandKind::None && op.b.kind != OperandKind::All && token.slot == kNoSlot;
        if (nowhere || token.seat == Seat::None)
            return true;
        const PlayTime time = op.must ? PlayTime::Must : op.now ? PlayTime::Now : PlayTime::Free;
        for (int left = op.times < 0 ? 1 : value(op.times); left > 0; --left)
            grantExtra(e, token, time, op.fromHand);
        return true;
    }
    case OpCode::GainVp: {
        const Seat seat = seatFor(s, op.by, f);
        const int amount = value(op.amount);
        if (seat != Seat::None && amount != 0) {
            s.of(seat).vp = static_cast<std::int16_t>(s.of(seat).vp + amount);
            e.tell(EventKind::VpGained, seat, f.source, f.slot, amount);
        }
        return true;
    }
    default:
        return false;
    }
}

} // namespace core::smashup
