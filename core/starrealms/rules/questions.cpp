#include "core/starrealms/rules/attack.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/rules/machine.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/reach.h"

#include <limits>

// What a step of an ability asks of its seat. Without an answer it is passed by, so a question that may be declined has
// "pass" only beside another.

namespace core::starrealms {

namespace {

void offerScrap(const State& s, const Frame& frame, const Op& op, Prompt& prompt)
{
    const SeatState& of = s.of(frame.seat);
    if ((op.from & kFromHand) != 0)
        offerPile(s, of.hand, Verb::Card, Zone::Hand, prompt);
    if ((op.from & kFromDiscard) != 0)
        offerPile(s, of.discard, Verb::Card, Zone::Discard, prompt);
    if ((op.from & kFromRow) == 0)
        return;
    DefSet met;
    for (const CardId id : s.row)
        if (id != kNoCard && met.add(s.at(id).def))
            offer(prompt, make(Verb::Card, s.at(id).def, static_cast<std::uint8_t>(Zone::Row)));
}

void offerBases(const State& s, const CardLibrary& lib, Seat seat, Prompt& prompt)
{
    for (const CardId id : cardsOf(s, s.of(seat).inPlay))
        if (!lib.facts(s.at(id).def).isShip())
            offer(prompt, make(Verb::Base, s.at(id).def, ordinalOf(s, id), static_cast<std::uint8_t>(seat)));
    offerEnemyBases(s, lib, seat, std::numeric_limits<int>::max(), static_cast<std::uint8_t>(Verb::Base), prompt);
}

void offerAcquired(const State& s, const CardLibrary& lib, const Op& op, Prompt& prompt)
{
    DefSet met;
    const auto fits
        = [&](const Facts& facts) { return (op.kinds & kindBit(facts.kind)) != 0 && facts.cost <= op.costAtMost; };
    for (const CardId id : s.row)
        if (id != kNoCard && fits(lib.facts(s.at(id).def)) && met.add(s.at(id).def))
            offer(prompt, make(Verb::Card, s.at(id).def, static_cast<std::uint8_t>(Zone::Row)));
    if (!s.explorers.empty() && fits(lib.facts(lib.explorer())) && met.add(lib.explorer()))
        offer(prompt, make(Verb::Card, lib.explorer(), static_cast<std::uint8_t>(Zone::Explorers)));
}

void offerBasesOfPile(const State& s, const CardLibrary& lib, const Pile& pile, Prompt& prompt)
{
    DefSet met;
    for (const CardId id : cardsOf(s, pile))
        if (const DefId def = s.at(id).def; !lib.facts(def).isShip() && met.add(def))
            offer(prompt, make(Verb::Card, def, static_cast<std::uint8_t>(Zone::Discard)));
}

void offerModes(const CardLibrary& lib, const Frame& frame, const Op& op, Prompt& prompt)
{
    const Program& program = lib.program(frame.def, frame.slot);
    for (std::size_t way = 1; way <= op.number; ++way)
        offer(prompt, make(Verb::Mode, program[frame.pc + way].number));
}

void offerSeats(SeatMask seats, Prompt& prompt)
{
    for (const Seat seat : seatsOf(seats))
        offer(prompt, make(Verb::Seat, static_cast<std::uint8_t>(seat)));
}

/// A ship that copies copies nothing of itself: what another one like it copies was played, too.
void offerCopies(const State& s, const CardLibrary& lib, Seat seat, Prompt& prompt)
{
    for (std::size_t def = 0; def < lib.size(); ++def)
        if (s.of(seat).shipsPlayed.contains(static_cast<DefId>(def)) && !lib.facts(static_cast<DefId>(def)).copies)
            offer(prompt, make(Verb::Copy, static_cast<DefId>(def)));
}

} // namespace

void askAbility(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Frame& frame = s.top();
    const Op& op = opOf(lib, frame);
    Reason reason = Reason::None;
    switch (op.code) {
    case OpCode::Scrap:
        reason = Reason::Scrap;
        offerScrap(s, frame, op, prompt);
        break;
    case OpCode::Discard:
        reason = Reason::Discard;
        offerPile(s, s.of(frame.seat).hand, Verb::Card, Zone::Hand, prompt);
        break;
    case OpCode::OpponentDiscards:
        reason = Reason::WhoDiscards;
        offerSeats(preyOf(s, frame.seat), prompt);
        break;
    case OpCode::PlayerDiscards:
        reason = Reason::WhoDiscards;
        offerSeats(static_cast<SeatMask>(preyOf(s, frame.seat) | (sideOf(s, frame.seat) & s.living())), prompt);
        break;
    case OpCode::Destroy:
        reason = Reason::Destroy;
        offerBases(s, lib, frame.seat, prompt);
        break;
    case OpCode::Acquire:
        reason = Reason::Acquire;
        offerAcquired(s, lib, op, prompt);
        break;
    case OpCode::PutOnDeck:
        reason = Reason::PutOnDeck;
        offerBasesOfPile(s, lib, s.of(frame.seat).discard, prompt);
        break;
    case OpCode::Choose:
        reason = Reason::Mode;
        offerModes(lib, frame, op, prompt);
        break;
    case OpCode::Copy:
        reason = Reason::Copy;
        offerCopies(s, lib, frame.seat, prompt);
        break;
    default:
        break;
    }
    if (op.may && !prompt.choices.empty())
        offer(prompt, make(Verb::Pass));
    prompt.seat = frame.seat;
    prompt.reason = static_cast<std::uint8_t>(reason);
    prompt.source = frame.card;
    prompt.detail = op.most == kAnyNumber ? kAnyNumber : static_cast<std::uint8_t>(op.most - frame.count);
}

} // namespace core::starrealms
