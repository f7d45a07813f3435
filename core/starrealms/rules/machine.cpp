#include "core/starrealms/rules/machine.h"

#include "core/starrealms/rules/acquire.h"
#include "core/starrealms/rules/attack.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/rules/plays.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/table/zones.h"

// Runs abilities step by step: rules 4.1. What is asked on the way is found in questions.cpp.

namespace core::starrealms {

namespace {

void goOn(Frame& frame)
{
    ++frame.pc;
    frame.entered = 0;
}

void gain(Engine& e, const Frame& frame, EventKind what, std::int16_t& pool, const Amount& amount)
{
    const int gained = valueOf(e.s, frame, amount);
    if (gained == 0)
        return;
    pool = static_cast<std::int16_t>(pool + gained);
    e.report(what, frame.seat, frame.card, gained);
}

void wait(Engine& e, const Frame& frame, const Op& op)
{
    SeatState& of = e.s.of(frame.seat);
    const bool ship = op.kinds == kShips;
    ++(ship ? of.nextShips : of.nextBases);
    e.report(EventKind::Waits, frame.seat, frame.card, 0, static_cast<std::uint8_t>(ship ? Kind::Ship : Kind::Base));
}

void comeBackLater(Engine& e, const Frame& frame)
{
    CardInstance& card = e.s.at(frame.card);
    if (card.zone != Zone::Heap || (card.used & kComesBack) != 0)
        return;
    card.used |= kComesBack;
    ++e.s.of(frame.seat).comingBack;
}

/// A step that asks: whether anything is left of it.
Step stepQuestion(Engine& e, Frame& frame, const Op& op)
{
    if (frame.entered == 0) {
        frame.entered = 1;
        if (op.code == OpCode::Scrap || op.code == OpCode::Discard)
            frame.count = 0;
    }
    if (op.code == OpCode::Discard && !op.may && op.most > 1) {
        const int left = op.most - frame.count;
        if (e.s.of(frame.seat).hand.count <= left) {
            frame.count = static_cast<std::uint8_t>(frame.count + e.s.of(frame.seat).hand.count);
            const Seat seat = frame.seat;
            goOn(frame);
            discardHand(e, seat);
            return Step::Done;
        }
    }
    e.prompt.clear();
    askAbility(e.s, e.lib, e.prompt);
    if (!e.prompt.choices.empty())
        return Step::Asked;
    goOn(frame);
    return Step::Done;
}

} // namespace

const Op& opOf(const CardLibrary& lib, const Frame& frame)
{
    return lib.program(frame.def, frame.slot)[frame.pc];
}

int valueOf(const State& s, const Frame& frame, const Amount& amount)
{
    switch (amount.of) {
    case Amount::Of::Number:
        return amount.times;
    case Amount::Of::Picked:
        return amount.times * frame.count;
    case Amount::Of::CostOfScrapped:
        return frame.count == 0 ? 0 : amount.times * frame.cost;
    case Amount::Of::ScrapsThisTurn:
        return amount.times * s.of(frame.seat).scraps;
    case Amount::Of::BlobCardsPlayed:
        return amount.times * s.of(frame.seat).blobs;
    }
    return 0;
}

Step stepAbility(Engine& e)
{
    State& s = e.s;
    Frame& frame = s.top();
    const Program& program = e.lib.program(frame.def, frame.slot);
    SeatState& of = s.of(frame.seat);
    while (frame.pc < program.size()) {
        const Op& op = program[frame.pc];
        switch (op.code) {
        case OpCode::Trade:
            gain(e, frame, EventKind::GainedTrade, of.trade, op.amount);
            goOn(frame);
            break;
        case OpCode::Combat:
            gain(e, frame, EventKind::GainedCombat, of.combat, op.amount);
            goOn(frame);
            break;
        case OpCode::Authority:
            gain(e, frame, EventKind::GainedAuthority, s.of(scoreOf(s, frame.seat)).authority, op.amount);
            goOn(frame);
            break;
        case OpCode::Draw:
            draw(e, frame.seat, valueOf(s, frame, op.amount));
            goOn(frame);
            break;
        case OpCode::If:
            if (of.bases < op.number)
                frame.pc = op.jump;
            else
                goOn(frame);
            break;
        case OpCode::Jump:
            frame.pc = op.jump;
            break;
        case OpCode::JumpUnlessPicked:
            if (frame.count == 0)
                frame.pc = op.jump;
            else
                goOn(frame);
            break;
        case OpCode::Next:
            wait(e, frame, op);
            goOn(frame);
            break;
        case OpCode::AtTurnEnd:
            comeBackLater(e, frame);
            goOn(frame);
            break;
        default:
            return stepQuestion(e, frame, op);
        }
    }
    popFrame(s);
    return Step::Done;
}

namespace {

void scrapPicked(Engine& e, Frame& frame, Choice choice)
{
    State& s = e.s;
    const auto zone = static_cast<Zone>(choice.b);
    const bool row = zone == Zone::Row;
    const Pile& pile = zone == Zone::Hand ? s.of(frame.seat).hand : s.of(frame.seat).discard;
    const CardId card = row ? s.row[rowSlotOf(s, choice.a)] : firstOf(s, pile, choice.a);
    frame.cost = e.facts(card).cost;
    toHeap(e, card);
    e.report(row ? EventKind::ScrappedFromRow : EventKind::ScrappedOwn, frame.seat, card);
    if (row)
        fillRow(e);
    else
        ++s.of(frame.seat).scraps;
}

void discardPicked(Engine& e, const Frame& frame, Choice choice)
{
    const CardId card = firstOf(e.s, e.s.of(frame.seat).hand, choice.a);
    toDiscard(e, card, frame.seat);
    e.report(EventKind::Discarded, frame.seat, card);
}

void putOnDeck(Engine& e, const Frame& frame, Choice choice)
{
    const CardId card = firstOf(e.s, e.s.of(frame.seat).discard, choice.a);
    toDeckTop(e, card, frame.seat);
    e.report(EventKind::PutOnDeck, frame.seat, card);
}

} // namespace

void answerAbility(Engine& e, Choice choice)
{
    State& s = e.s;
    Frame& frame = s.top();
    const Op& op = opOf(e.lib, frame);
    if (verbOf(choice) == Verb::Pass) {
        goOn(frame);
        return;
    }
    if (op.code == OpCode::Scrap || op.code == OpCode::Discard) {
        if (op.code == OpCode::Scrap)
            scrapPicked(e, frame, choice);
        else
            discardPicked(e, frame, choice);
        if (++frame.count == op.most)
            goOn(frame);
        return;
    }
    const Frame asked = frame; // what follows may push others above it
    if (op.code == OpCode::Choose) {
        for (int way = 1; way <= op.number; ++way)
            if (const Op& mode = e.lib.program(frame.def, frame.slot)[frame.pc + static_cast<std::size_t>(way)];
                mode.number == choice.a) {
                frame.pc = mode.jump;
                frame.entered = 0;
                return;
            }
        return;
    }
    goOn(frame);
    switch (op.code) {
    case OpCode::OpponentDiscards:
    case OpCode::PlayerDiscards:
        pushDiscard(e, seatAt(choice.a), op.most, asked.seat, asked.card);
        break;
    case OpCode::Destroy:
        destroyBase(e, asked.seat, inPlayOf(s, seatAt(choice.c), choice.a, choice.b));
        break;
    case OpCode::Acquire:
        acquire(e, asked.seat, offeredOf(s, e.lib, choice.a), op.to, true);
        break;
    case OpCode::PutOnDeck:
        putOnDeck(e, asked, choice);
        break;
    case OpCode::Copy:
        copyShip(e, asked.seat, asked.card, choice.a);
        break;
    default:
        break;
    }
}

} // namespace core::starrealms
