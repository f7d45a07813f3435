#pragma once

#include "core/statistics/estimate.h"

#include <span>

namespace core {

/// How strong somebody is, on an Elo scale, and how surely that is known.
struct GlickoRating {
    double rating = 1500;
    double deviation = 350; ///< standard deviation of the rating
    double volatility = 0.06; ///< how much the strength itself goes up and down

    /// The rating and its 95 % interval.
    Estimate estimate() const;
};

/// One result against an opponent whose strength is known: 1 won, 0 lost, 0.5 drawn.
struct GlickoResult {
    double rating = 0;
    double deviation = 0;
    double score = 0;
};

/// How little volatility changes; Glickman has 0.3 to 1.2.
inline constexpr double kGlickoConstraint = 0.5;

/// The rating after a period with these results: Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2022).
/// Without any, it is less sure than before. The middle of the scale does not matter to it.
GlickoRating afterPeriod(
    const GlickoRating& before, std::span<const GlickoResult> results, double constraint = kGlickoConstraint);

} // namespace core
