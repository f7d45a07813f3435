#pragma once

#include "core/ai/arena/rating.h"

#include <array>
#include <string>
#include <vector>

namespace core {

/// What came of one player against another at tables of one side of the first and `sides` - 1 of the second.
struct Meeting {
    std::array<std::string, 2> players;
    int sides = 2;
    GroupSums sums; ///< shares of the first
};

/// Where a player stands on a scale on which the weakest has nought.
struct Rating {
    std::string player;
    double elo = 0;
    Interval interval; ///< 95 %, of the difference from the weakest; of no width for that one
    int groups = 0; ///< that the player had part in
};

/// All players of the meetings on one Elo scale, the weakest first: the differences at which the shares come nearest to
/// those that were seen, each difference weighed by its standard error over groups (least squares by Gauss and Newton,
/// with shareFromElo() for what is expected). Intervals are +- 1.96 standard deviations, from the inverse of the
/// information at that point. Shares are cut to half a match from either end, as in strengthOf(). Empty where some
/// players never met, not even by way of others, or a meeting has no groups.
std::vector<Rating> ratingsOf(const std::vector<Meeting>& meetings);

} // namespace core
