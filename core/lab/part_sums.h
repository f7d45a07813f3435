#pragma once

#include "core/ai/arena/arena_tally.h"
#include "core/statistics/estimate.h"

#include <algorithm>
#include <cmath>

namespace core {

/// Adds up parts of wins, in kPartsOfMatch, or differences between them, one a deal.
struct PartSums {
    int deals = 0;
    double sum = 0;
    double squares = 0;

    void add(double value)
    {
        ++deals;
        sum += value;
        squares += value * value;
    }

    /// The mean of shares, by Wilson's interval.
    Estimate share() const
    {
        return wilson(deals == 0 ? 0.5 : sum / deals / kPartsOfMatch, static_cast<std::uint64_t>(deals));
    }

    /// The mean of differences, with its interval by their spread.
    Estimate difference() const
    {
        if (deals == 0)
            return { 0, -1, 1 };
        const double mean = sum / deals;
        const double variance = std::max(0.0, squares / deals - mean * mean);
        const double half = deals < 2 ? kPartsOfMatch : kDeviations95 * std::sqrt(variance / (deals - 1));
        return { mean / kPartsOfMatch, (mean - half) / kPartsOfMatch, (mean + half) / kPartsOfMatch };
    }
};

} // namespace core
