#include "core/smashup/ending.h"

#include <algorithm>

namespace core::smashup {

namespace {

/// After this many turns nobody will end the match any more; it is then counted as it stands.
constexpr int kLongestMatch = 900;

struct Leaders {
    SeatMask seats = 0;
    int count = 0;
    int score = 0;
};

template <typename ScoreOf>
Leaders leadersAmong(const State& s, SeatMask among, ScoreOf scoreOf)
{
    Leaders best;
    for (int i = 0; i < s.seats; ++i) {
        const Seat seat = seatAt(i);
        if (!contains(among, seat))
            continue;
        const int score = scoreOf(seat);
        if (best.count == 0 || score > best.score)
            best = { 0, 0, score };
        if (score < best.score)
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
    PerSeat<int> cards {};
    for (int i = 0; i < s.seats; ++i) {
        const Seat seat = seatAt(i);
        cards[static_cast<std::size_t>(i)] = madnessOf(s, e.lib, seat);
        const int cost = madnessCost(s, e.lib, seat);
        if (cost == 0)
            continue;
        s.of(seat).vp = static_cast<std::int16_t>(s.of(seat).vp - cost);
        e.tell(EventKind::MadnessCounted, seat, kNoCard, kNoSlot, cost);
    }
    const Leaders most = leadersAmong(s, kEverySeat, [&](Seat seat) { return s.of(seat).vp; });
    return leadersAmong(s, most.seats, [&](Seat seat) {
        return -cards[static_cast<std::size_t>(indexOf(seat))];
    }).seats;
}

} // namespace

void checkEnd(Engine& e)
{
    State& s = e.s;
    const Leaders most = leadersAmong(s, kEverySeat, [&](Seat seat) { return s.of(seat).vp; });
    const bool stuck = s.idleTurns >= 2 * s.seats || s.turn >= kLongestMatch;
    // Whether Madness settles a tie at the top before it is played off is open: rules 15.7.
    const bool settled = most.count == 1 || (s.options.madness && s.options.madnessTie == MadnessTie::Count);
    if (!(most.score >= kPointsToWin && settled) && !stuck)
        return;
    s.winners = s.options.madness ? countMadness(e) : most.seats;
    s.decided = 1;
    e.tell(EventKind::MatchEnded, Seat::None, kNoCard, kNoSlot, s.winners);
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
