#include "core/starrealms/rules/acquire.h"

#include "core/starrealms/rules/frames.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/zones.h"

namespace core::starrealms {

namespace {

void putAway(Engine& e, Seat seat, CardId card, To to, bool free)
{
    switch (to) {
    case To::Discard:
        toDiscard(e, card, seat);
        break;
    case To::DeckTop:
        toDeckTop(e, card, seat);
        break;
    case To::Hand:
        toHand(e, card, seat);
        break;
    }
    e.report(EventKind::Acquired, seat, card, free ? 1 : 0, static_cast<std::uint8_t>(to));
}

/// One effect that waited for such a card is used, or all of them: a match option. True where there was one.
bool takeWaiting(std::uint8_t& waiting, bool one)
{
    if (waiting == 0)
        return false;
    waiting = one ? static_cast<std::uint8_t>(waiting - 1) : std::uint8_t { 0 };
    return true;
}

} // namespace

CardId offeredOf(const State& s, const CardLibrary& lib, DefId def)
{
    if (const std::size_t slot = rowSlotOf(s, def); slot < kRowSlots)
        return s.row[slot];
    return lib.facts(def).explorer ? firstOf(s, s.explorers, def) : kNoCard;
}

void acquire(Engine& e, Seat seat, CardId card, To to, bool free)
{
    const Facts& facts = e.facts(card);
    SeatState& of = e.s.of(seat);
    const bool one = e.s.options.oneEffectEach;
    const bool mayGoOnTop = facts.isShip() && takeWaiting(of.nextShips, one) && to == To::Discard;
    if (!facts.isShip() && takeWaiting(of.nextBases, one))
        to = To::DeckTop;
    if (!mayGoOnTop) {
        putAway(e, seat, card, to, free);
        fillRow(e);
        return;
    }
    toAside(e, card);
    fillRow(e);
    Frame& frame = pushFrame(e.s, FrameKind::Acquire, seat, card);
    frame.stage = free ? 1 : 0;
}

Step stepAcquire(Engine& /*e*/)
{
    return Step::Ask;
}

void askAcquire(const State& s, const CardLibrary& /*lib*/, Prompt& prompt)
{
    const Frame& frame = s.top();
    prompt.seat = frame.seat;
    prompt.reason = static_cast<std::uint8_t>(Reason::OnTop);
    prompt.source = frame.card;
    offer(prompt, make(Verb::Yes));
    offer(prompt, make(Verb::Pass));
}

void answerAcquire(Engine& e, Choice choice)
{
    const Frame frame = e.s.top();
    popFrame(e.s);
    putAway(e, frame.seat, frame.card, verbOf(choice) == Verb::Yes ? To::DeckTop : To::Discard, frame.stage == 1);
}

} // namespace core::starrealms
