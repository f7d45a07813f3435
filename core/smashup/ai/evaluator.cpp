#include "core/smashup/ai/evaluator.h"

#include "core/smashup/ending.h"
#include "core/smashup/power.h"
#include "core/smashup/smash_up_match.h"

#include <algorithm>

namespace core::smashup {

namespace {

// Set by hand: worth in victory points.
constexpr double kCardInHand = 0.25;
constexpr double kPowerInPlay = 0.06;
constexpr double kFarShare = 0.25; ///< of a base's prize when nothing of its breakpoint is reached yet
constexpr double kMadness = 0.4; ///< what one Madness card costs, be it in the end or for being played away
constexpr double kWin = 100.0;

/// What the base would pay each seat if it scored as it stands.
PerSeat<double> prizes(const State& s, const CardDef& base, const PerSeat<int>& power, const PerSeat<bool>& present)
{
    PerSeat<double> prize {};
    for (std::size_t i = 0; i < s.seats; ++i) {
        if (!present[i])
            continue;
        std::size_t above = 0;
        for (std::size_t j = 0; j < s.seats; ++j)
            above += present[j] && power[j] > power[i] ? 1U : 0U;
        if (above < 3)
            prize[i] = base.vp[above];
    }
    return prize;
}

} // namespace

double SmashUpEvaluator::value(const Match& match, Seat seat) const
{
    const auto& own = static_cast<const SmashUpMatch&>(match);
    const State& s = own.state();
    PerSeat<double> worth {};
    for (std::size_t i = 0; i < s.seats; ++i) {
        worth[i] = s.seat[i].vp;
        const Seat each = seatAt(static_cast<int>(i));
        if (s.decided == 0)
            worth[i] += kCardInHand * std::min<int>(s.seat[i].hand.count, kHandLimit)
                - kMadness * madnessOf(s, own.library(), each);
        else if (contains(s.winners, each))
            worth[i] += kWin;
    }
    if (s.decided == 0) {
        const Powers powers(s, own.library());
        for (Slot slot = 0; slot < s.slots; ++slot) {
            if (s.slot[slot].base == kNoCard)
                continue;
            PerSeat<int> power {};
            PerSeat<bool> present {};
            int total = 0;
            for (const CardId id : cardsOf(s, s.slot[slot].minions)) {
                if (s.at(id).controller == Seat::None)
                    continue; // a monster is in the breakpoint
                const auto i = static_cast<std::size_t>(indexOf(s.at(id).controller));
                const int each = powers.of(id);
                power[i] += each;
                present[i] = true;
                total += each;
            }
            for (std::size_t i = 0; s.options.extras && i < s.seats; ++i) {
                const int titan = powers.ofTitans(slot, seatAt(static_cast<int>(i)));
                power[i] += titan;
                present[i] = present[i] || titan > 0;
                total += titan;
            }
            const double reached = std::min(1.0, static_cast<double>(total) / std::max(1, powers.breakpoint(slot)));
            const double share = kFarShare + (1.0 - kFarShare) * reached * reached;
            const PerSeat<double> prize = prizes(s, own.library().def(s.at(s.slot[slot].base).def), power, present);
            for (std::size_t i = 0; i < s.seats; ++i)
                worth[i] += share * prize[i] * 0.8 + kPowerInPlay * power[i];
        }
    }
    double best = -1e9;
    for (std::size_t i = 0; i < s.seats; ++i)
        if (seatAt(static_cast<int>(i)) != seat)
            best = std::max(best, worth[i]);
    return worth[static_cast<std::size_t>(indexOf(seat))] - best;
}

} // namespace core::smashup
