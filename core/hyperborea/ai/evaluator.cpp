#include "core/hyperborea/ai/evaluator.h"

#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/hyperborea/table/query.h"

#include <algorithm>

namespace core::hyperborea {

namespace {

// Set by hand: worth in points.
constexpr double kLevel = 0.2; ///< of a development row
constexpr double kOnMap = 0.3; ///< of a miniature
constexpr double kOnSpace = 0.25; ///< of a cube on a set that is begun
constexpr double kToken = 1.0; ///< that was kept
constexpr double kMoving = 0.1; ///< of a point to move that is left
constexpr double kStriking = 0.3;
constexpr double kPlacing = 0.3;
constexpr double kTaking = 1.5; ///< a technology
constexpr double kWin = 100.0;

double poolWorth(const Pool& pool)
{
    return kMoving * (pool.move + pool.fly) + kStriking * (pool.attack + pool.ranged)
        + kPlacing * (pool.miniature + pool.clone + pool.develop + pool.toDraw()) + kTaking * pool.technology;
}

double seatWorth(const State& s, const Points& points, Seat seat)
{
    const SeatState& own = s.of(seat);
    double worth = points.total();
    for (const std::uint8_t level : own.level)
        worth += kLevel * level;
    worth += kOnMap * (kMiniatures - own.reserve) + (own.stored != kNone ? kToken : 0);
    eachSet(s, seat, [&](SetId set) {
        for (const std::uint8_t cube : s.on(seat, set))
            worth += cube != kNone ? kOnSpace : 0;
    });
    return worth + (seat == s.current ? poolWorth(s.pool) : 0);
}

} // namespace

double HyperboreaEvaluator::value(const Match& match, Seat seat) const
{
    const auto& m = static_cast<const HyperboreaMatch&>(match);
    const State& s = m.state();
    const PerSeat<Points> points = pointsOfAll(s, m.library());
    const auto worth = [&](int i) { return seatWorth(s, points[static_cast<std::size_t>(i)], seatAt(i)); };
    double best = -kWin;
    for (int i = 0; i < s.seats; ++i)
        if (seatAt(i) != seat)
            best = std::max(best, worth(i));
    const double value = worth(indexOf(seat)) - best;
    if (s.decided == Ended::No)
        return value;
    return value + (contains(s.winners, seat) ? kWin : -kWin);
}

} // namespace core::hyperborea
