#include "core/starrealms/rules/frames.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/zones.h"

#include <algorithm>

// Cards that a seat must discard because another says so: rules 4.6.

namespace core::starrealms {

void pushDiscard(Engine& e, Seat seat, int count, Seat by, CardId card)
{
    SeatState& of = e.s.of(seat);
    if (e.s.options.laterDiscards) {
        of.owes = static_cast<std::uint8_t>(std::min(of.owes + count, 255));
        e.report(EventKind::Owes, seat, card, count, static_cast<std::uint8_t>(by));
        return;
    }
    Frame& frame = pushFrame(e.s, FrameKind::Discard, seat, card);
    frame.count = static_cast<std::uint8_t>(count);
    e.report(EventKind::MustDiscard, seat, card, count, static_cast<std::uint8_t>(by));
}

Step stepDiscard(Engine& e)
{
    const Frame frame = e.s.top();
    const Pile& hand = e.s.of(frame.seat).hand;
    if (frame.count == 0 || hand.empty()) {
        popFrame(e.s);
        return Step::Done;
    }
    if (frame.count > 1 && hand.count <= frame.count) {
        popFrame(e.s);
        discardHand(e, frame.seat);
        return Step::Done;
    }
    return Step::Ask;
}

void askDiscard(const State& s, const CardLibrary& /*lib*/, Prompt& prompt)
{
    const Frame& frame = s.top();
    prompt.seat = frame.seat;
    prompt.reason = static_cast<std::uint8_t>(Reason::MustDiscard);
    prompt.source = frame.card;
    prompt.detail = frame.count;
    offerPile(s, s.of(frame.seat).hand, Verb::Card, Zone::Hand, prompt);
}

void answerDiscard(Engine& e, Choice choice)
{
    Frame& frame = e.s.top();
    --frame.count;
    const Seat seat = frame.seat;
    const CardId card = firstOf(e.s, e.s.of(seat).hand, choice.a);
    toDiscard(e, card, seat);
    e.report(EventKind::Discarded, seat, card);
}

} // namespace core::starrealms
