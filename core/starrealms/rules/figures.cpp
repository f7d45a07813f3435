#include "core/starrealms/rules/figures.h"

#include "core/starrealms/table/reach.h"

#include <algorithm>

namespace core::starrealms {

namespace {

constexpr int kAuthority = 50;
constexpr int kEmperorAuthority = 60;
constexpr int kSmallTeamAuthority = 75;
constexpr int kLargeTeamAuthority = 100;

struct BossFigures {
    int authority;
    int hand;
};

BossFigures bossAgainst(int raiders)
{
    constexpr std::array<BossFigures, 4> kFigures { { { 50, 5 }, { 70, 5 }, { 70, 6 }, { 90, 6 } } };
    return kFigures[static_cast<std::size_t>(std::clamp(raiders, 2, 5) - 2)];
}

} // namespace

int startingAuthority(const State& s, Seat seat)
{
    switch (s.format) {
    case Format::Hydra:
        return s.seats > 4 ? kLargeTeamAuthority : kSmallTeamAuthority;
    case Format::Emperor:
        return contains(s.leaders, seat) ? kEmperorAuthority : kAuthority;
    case Format::Raid:
        return contains(s.leaders, seat) ? bossAgainst(s.seats - 1).authority : kAuthority;
    case Format::ChallengeTeam:
        return rulesOf(s.boss.challenge).authority * s.seats;
    case Format::ChallengePooled:
    case Format::ChallengeEach:
        return rulesOf(s.boss.challenge).authority;
    default:
        return kAuthority;
    }
}

int openingHandOf(const State& s, Seat seat, Seat first)
{
    constexpr int kFirst = 3;
    if (s.hasBoss())
        return s.boss.level == Level::Expert ? kHand : kFirst;
    if (s.format == Format::Raid)
        return contains(s.leaders, seat) ? bossAgainst(s.seats - 1).hand : kHand;
    if (rulesOf(s.format).sharedTurn)
        return contains(sideOf(s, first), seat) ? kFirst : kHand;
    const int behind = (indexOf(seat) - indexOf(first) + s.seats) % s.seats;
    return s.seats == 2 ? (behind == 0 ? kFirst : kHand) : std::min(kFirst + behind, kHand);
}

} // namespace core::starrealms
