#pragma once

#include "core/ai/line.h"
#include "core/ai/search/rollout.h"
#include "core/statistics/estimate.h"

#include <atomic>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// A mean over deals and the variance of that mean.
struct Measured {
    double mean = 0;
    double variance = 0;

    /// Its 95 % interval, as of a normal distribution.
    Estimate estimate() const;
};

/// A line of play to be valued. After `choice` the seat goes on with `then`, through quiet points too, as long as it is
/// asked, offered that, and in the same turn; after that everybody plays by the game's policy.
struct ValuedLine {
    std::optional<Choice> choice {};
    std::span<const Choice> then {};
};

/// Where lines are judged: at the first quiet point from turn `turn` on, counted as Standing::turn. Two of them are two
/// judgements of the same line. kToTheEnd plays it out.
inline constexpr int kToTheEnd = 1 << 20;

/// What lines are worth to each seat. All are played in the same worlds by the game's policy and judged by its network
/// (or what evaluation it has), so that the luck of the deal is not in their differences.
class LineValues {
public:
    /// Makes world number `deal` of the question out of `rng`, into `world`.
    using Deal = std::function<void(Match& world, Rng& rng, int deal)>;

    /// `game` must outlive the values.
    explicit LineValues(const Game& game);

    /// Plays every line in `deals` worlds, each judged at all `horizons`. The same question gives the same values. With
    /// `stop` true it ends early, and what it has is worth nothing.
    void play(const Match& like, const Deal& deal, std::uint64_t seed, int deals, std::span<const ValuedLine> lines,
        std::span<const int> horizons, const std::atomic<bool>& stop);

    /// A sum of values of the seat, 0..1 each: `weights` are of the lines, of each line all horizons.
    Measured sum(std::span<const double> weights, Seat seat) const;
    /// The value of one line at one of the horizons.
    Measured value(std::size_t line, std::size_t horizon, Seat seat) const;
    /// How much more the one is worth than the other, at the first horizon.
    Measured lead(std::size_t line, std::size_t over, Seat seat) const;
    int deals() const { return m_deals; }

private:
    Rollout m_whole;
    Rollout m_cut;
    std::size_t m_columns = 0;
    std::size_t m_horizons = 0;
    std::size_t m_seats = 0;
    int m_deals = 0;
    std::vector<float> m_shares; ///< of each deal all columns, of each column all seats
};

} // namespace core
