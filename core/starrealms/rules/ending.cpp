#include "core/starrealms/rules/ending.h"

#include "core/starrealms/table/reach.h"
#include "core/starrealms/table/zones.h"

#include <algorithm>
#include <bit>

namespace core::starrealms {

namespace {

/// All that a fallen seat has leaves the game: what it bought to the scrap heap. Rules 5.1 and 8.13.
void leaveCards(Engine& e, Seat seat)
{
    State& s = e.s;
    const SeatState& of = s.of(seat);
    for (const Pile* pile : { &of.hand, &of.deck, &of.discard, &of.inPlay })
        while (!pile->empty()) {
            const CardId card = pile->head;
            if (e.facts(card).starting && !e.facts(card).explorer)
                toBox(e, card);
            else
                toHeap(e, card);
        }
}

void fall(Engine& e, Seat seat)
{
    State& s = e.s;
    s.out |= maskOf(seat);
    SeatState& of = s.of(seat);
    of.trade = 0;
    of.combat = 0;
    of.owes = 0;
    of.comingBack = 0;
    e.report(EventKind::Fell, seat);
    leaveCards(e, seat);
}

/// Who has won now that `fallen` are out; nobody while it goes on.
SeatMask winnersNow(const State& s, Seat fallen)
{
    const SeatMask others = static_cast<SeatMask>(s.everybody() & ~sideOf(s, fallen));
    switch (s.format) {
    case Format::FirstBlood:
        return maskOf(previousLiving(s, fallen));
    case Format::Emperor:
        return contains(s.leaders, fallen) ? others : SeatMask { 0 };
    case Format::Hydra:
        return others;
    case Format::Raid:
        return (sideOf(s, fallen) & s.living()) == 0 ? others : SeatMask { 0 };
    case Format::ChallengeTeam:
    case Format::ChallengePooled:
    case Format::ChallengeEach:
        return 0; // the boss, if anybody
    case Format::Standard:
    case Format::FreeForAll:
    case Format::Hunter:
        break;
    }
    return std::popcount(s.living()) == 1 ? s.living() : SeatMask { 0 };
}

} // namespace

void loseAuthority(Engine& e, Seat seat, int amount)
{
    State& s = e.s;
    SeatState& score = s.of(scoreOf(s, seat));
    score.authority = static_cast<std::int16_t>(std::max(0, score.authority - amount));
    if (score.authority > 0)
        return;
    const SeatMask fallen = rulesOf(s.format).sharedScore ? sideOf(s, seat) : maskOf(seat);
    for (const Seat each : seatsOf(fallen))
        fall(e, each);
    if (s.hasBoss()) {
        if (s.living() == 0)
            decide(e, Ended::Lost, 0);
        return;
    }
    if (const SeatMask winners = winnersNow(s, seat); winners != 0)
        decide(e, Ended::Won, winners);
}

void decide(Engine& e, Ended why, SeatMask winners)
{
    e.s.decided = why;
    e.s.winners = winners;
    e.report(EventKind::MatchEnded, Seat::None, kNoCard, 0, winners);
}

} // namespace core::starrealms
