#include "core/smashup/ai/styles.h"

#include "core/smashup/ai/base_standing.h"
#include "core/smashup/ai/evaluator.h"
#include "core/smashup/rules/smash_up_match.h"

#include <algorithm>

namespace core::smashup {

namespace {

// Victory points. Measured to cost no strength: core/ai/README.md, Characters.
constexpr double kKeptCard = 0.5;
constexpr double kFarPower = 0.2; ///< for one of power where nothing of the breakpoint is reached
constexpr double kNearPower = 0.16; ///< for one of power where the breakpoint is reached
constexpr double kPresence = 0.5; ///< for a base
constexpr double kOthersMinion = 0.25;
constexpr double kLead = 0.3; ///< for a point of worth that the leader is ahead
constexpr double kLeadersPlace = 0.3; ///< for a victory point that a base with its breakpoint reached would pay it

/// Every base with how the seats stand there: visit(slot, standing).
template <typename Visit>
void forEachBase(const SmashUpMatch& match, Visit visit)
{
    const State& s = match.state();
    const Powers powers(s, match.library());
    for (Slot slot = 0; slot < s.slots; ++slot)
        if (s.slot[slot].base != kNoCard)
            visit(slot, standingAt(s, match.library(), powers, slot));
}

/// What passing changes give to the power of the seat's minions there.
int passingPower(const State& s, Slot slot, Seat seat)
{
    int power = 0;
    for (const Modifier& modifier : s.modifiers) {
        const CardInstance& card = s.at(modifier.card);
        const bool counts
            = modifier.until == Until::OthersTurns ? modifier.seat != s.current : modifier.until != Until::Named;
        if (counts && card.zone == Zone::Minions && card.where == slot && card.controller == seat)
            power += modifier.amount;
    }
    return power;
}

/// Who has the most points, or the most worth of those; `seat` itself where nothing tells them apart.
std::size_t leaderOf(const State& s, const EachSeat<double>& worth, std::size_t seat)
{
    std::size_t leader = seat;
    for (std::size_t i = 0; i < s.seats; ++i)
        if (s.seat[i].vp > s.seat[leader].vp || (s.seat[i].vp == s.seat[leader].vp && worth[i] > worth[leader]))
            leader = i;
    return leader;
}

} // namespace

double PatientStyle::bias(const Match& match, Seat seat) const
{
    const auto& own = static_cast<const SmashUpMatch&>(match);
    const State& s = own.state();
    if (s.decided != 0)
        return 0;
    const auto me = static_cast<std::size_t>(indexOf(seat));
    double bias = kKeptCard * std::min<int>(s.of(seat).hand.count, kHandLimit);
    forEachBase(own, [&](Slot slot, const BaseStanding& base) {
        const int lasting = std::max(0, base.power[me] - passingPower(s, slot, seat));
        bias += kFarPower * (1.0 - base.reached()) * lasting;
    });
    return bias;
}

double AggressiveStyle::bias(const Match& match, Seat seat) const
{
    const auto& own = static_cast<const SmashUpMatch&>(match);
    const State& s = own.state();
    if (s.decided != 0)
        return 0;
    const auto me = static_cast<std::size_t>(indexOf(seat));
    double bias = 0;
    forEachBase(own, [&](Slot, const BaseStanding& base) {
        const double reached = base.reached();
        bias += kNearPower * reached * reached * base.power[me] + (base.present[me] ? kPresence : 0.0);
        for (std::size_t i = 0; i < s.seats; ++i)
            bias -= i == me ? 0.0 : kOthersMinion * base.minions[i];
    });
    return bias;
}

double LeaderHunterStyle::bias(const Match& match, Seat seat) const
{
    const auto& own = static_cast<const SmashUpMatch&>(match);
    const State& s = own.state();
    if (s.decided != 0)
        return 0;
    const auto me = static_cast<std::size_t>(indexOf(seat));
    const EachSeat<double> worth = worthOf(own);
    const std::size_t leader = leaderOf(s, worth, me);
    if (leader == me)
        return 0;
    double bias = kLead * std::min(0.0, worth[me] - worth[leader]);
    forEachBase(own, [&](Slot, const BaseStanding& base) {
        bias -= kLeadersPlace * base.reached() * base.prizeOf(leader, s.seats);
    });
    return bias;
}

} // namespace core::smashup
