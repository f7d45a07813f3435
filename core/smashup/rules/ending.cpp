#include "core/smashup/rules/ending.h"

#include "core/smashup/rules/turn_stage.h"

#include <algorithm>
#include <array>

namespace core::smashup {

namespace {

template <typename ScoreOf>
Leading leadersAmong(const State& s, SeatMask among, ScoreOf scoreOf)
{
    Leading best;
    for (int i = 0; i < s.seats; ++i) {
        const Seat seat = seatAt(i);
        if (!contains(among, seat))
            continue;
        const int score = scoreOf(seat);
        if (best.count == 0 || score > best.vp)
            best = { 0, 0, score };
        if (score < best.vp)
            continue;
        best.seats |= maskOf(seat);
        ++best.count;
    }
    return best;
}

/// Takes off what Madness costs and tells who wins then: rules 15.6.
SeatMask countMadness(Engine& e)
{
    State& s = e.s;
    EachSeat<int> cards {};
    for (int i = 0; i < s.seats; ++i) {
        const Seat seat = seatAt(i);
        cards[static_cast<std::size_t>(i)] = madnessOf(s, e.lib, seat);
        const int cost = madnessCost(s, e.lib, seat);
        if (cost == 0)
            continue;
        s.of(seat).vp = static_cast<std::int16_t>(s.of(seat).vp - cost);
        e.report(EventKind::MadnessCounted, seat, kNoCard, kNoSlot, cost);
    }
    const Leading most = leading(s);
    return leadersAmong(s, most.seats, [&](Seat seat) {
        return -cards[static_cast<std::size_t>(indexOf(seat))];
    }).seats;
}

constexpr std::array kEndsOfItself { Ended::Stuck, Ended::Idle, Ended::Long };

/// After how many more turns the match ends for that reason, if they are as the last ones; a turn that has not ended is
/// one of them.
int turnsUntil(const State& s, Ended why)
{
    const Frame& turn = s.frames[0];
    const bool ended = turn.stage == TurnStage::Ended;
    const bool done = !ended && turn.reg[TurnReg::Acted] != 0;
    switch (why) {
    case Ended::Stuck:
        return kStuckRounds * s.seats
            - (done || (!ended && turn.reg[TurnReg::CouldAct] != 0) ? 0 : turn.reg[TurnReg::StuckTurns]);
    case Ended::Idle:
        return kIdleRounds * s.seats - (done ? 0 : s.idleTurns);
    default:
        return kLongestMatch - s.turn + (ended ? 0 : 1);
    }
}

void decide(Engine& e, Ended why)
{
    State& s = e.s;
    s.decided = static_cast<std::uint8_t>(why);
    if (isDraw(s))
        s.winners = static_cast<SeatMask>((1U << s.seats) - 1);
    else if (s.options.madness)
        s.winners = countMadness(e);
    else
        s.winners = leading(s).seats;
    e.report(EventKind::MatchEnded, Seat::None, kNoCard, kNoSlot, s.winners);
}

} // namespace

bool isDraw(const State& s)
{
    switch (static_cast<Ended>(s.decided)) {
    case Ended::No:
    case Ended::Won:
        return false;
    case Ended::Stuck:
        return s.options.idle == IdleEnd::Draw;
    case Ended::Idle:
    case Ended::Long:
    case Ended::Agreed:
        break;
    }
    return true;
}

EndsBy endsBy(const State& s)
{
    EndsBy soonest { Ended::No, s.seats + 1 };
    if (s.frames.empty() || s.frames[0].kind != FrameKind::Turn)
        return soonest;
    for (const Ended why : kEndsOfItself)
        if (const int turns = turnsUntil(s, why); turns < soonest.turns)
            soonest = { why, turns };
    return soonest;
}

void checkEnd(Engine& e)
{
    State& s = e.s;
    const Leading most = leading(s);
    // Whether Madness settles a tie at the top before it is played off is open: rules 15.7.
    const bool settled = most.count == 1 || (s.options.madness && s.options.madnessTie == MadnessTie::Count);
    if (most.vp >= kPointsToWin && settled)
        return decide(e, Ended::Won);
    static_assert(kStuckRounds > 1 && kIdleRounds > 1);
    if (s.idleTurns == 0 && s.frames[0].reg[TurnReg::StuckTurns] == 0 && s.turn < kLongestMatch - s.seats - 1)
        return; // not even near, as nearly always
    const EndsBy end = endsBy(s);
    if (end.why == Ended::No)
        return;
    if (end.turns <= 0)
        return decide(e, end.why);
    for (const Ended why : kEndsOfItself) // each once, a round before
        if (turnsUntil(s, why) == s.seats)
            e.report(EventKind::EndIsNear, Seat::None, kNoCard, kNoSlot, s.seats, static_cast<std::uint8_t>(why));
}

void endByAgreement(Engine& e)
{
    decide(e, Ended::Agreed);
}

Leading leading(const State& s)
{
    return leadersAmong(s, kEveryone, [&](Seat seat) { return s.of(seat).vp; });
}

int madnessOf(const State& s, const CardLibrary& lib, Seat seat)
{
    if (!s.options.madness)
        return 0;
    const DefId madness = lib.madness()->card;
    return static_cast<int>(std::count_if(s.cards().begin(), s.cards().end(),
        [&](const CardInstance& each) { return each.def == madness && each.owner == seat && each.zone != Zone::Box; }));
}

int madnessCost(const State& s, const CardLibrary& lib, Seat seat)
{
    return madnessOf(s, lib, seat) / 2;
}

} // namespace core::smashup
