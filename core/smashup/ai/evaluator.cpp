#include "core/smashup/ai/evaluator.h"

#include "core/smashup/ai/base_standing.h"
#include "core/smashup/rules/ending.h"
#include "core/smashup/rules/smash_up_match.h"

#include <algorithm>

namespace core::smashup {

namespace {

// Set by hand: worth in victory points.
constexpr double kCardInHand = 0.25;
constexpr double kPowerInPlay = 0.06;
constexpr double kMadness = 0.4; ///< what one Madness card costs, be it in the end or for being played away
constexpr double kWin = 100.0;

} // namespace

EachSeat<double> worthOf(const SmashUpMatch& match)
{
    const State& s = match.state();
    EachSeat<double> worth {};
    for (std::size_t i = 0; i < s.seats; ++i) {
        worth[i] = s.seat[i].vp;
        const Seat each = seatAt(static_cast<int>(i));
        if (s.decided == 0)
            worth[i] += kCardInHand * std::min<int>(s.seat[i].hand.count, kHandLimit)
                - kMadness * madnessOf(s, match.library(), each);
        else if (contains(s.winners, each))
            worth[i] += kWin;
    }
    if (s.decided == 0) {
        const Powers powers(s, match.library());
        for (Slot slot = 0; slot < s.slots; ++slot) {
            if (s.slot[slot].base == kNoCard)
                continue;
            const BaseStanding base = standingAt(s, match.library(), powers, slot);
            const double share = base.shareOfPrize();
            for (std::size_t i = 0; i < s.seats; ++i)
                worth[i] += share * base.prizeOf(i, s.seats) * 0.8 + kPowerInPlay * base.power[i];
        }
    }
    return worth;
}

double SmashUpEvaluator::value(const Match& match, Seat seat) const
{
    const auto& own = static_cast<const SmashUpMatch&>(match);
    const EachSeat<double> worth = worthOf(own);
    double best = -1e9;
    for (std::size_t i = 0; i < own.state().seats; ++i)
        if (seatAt(static_cast<int>(i)) != seat)
            best = std::max(best, worth[i]);
    return worth[static_cast<std::size_t>(indexOf(seat))] - best;
}

} // namespace core::smashup
