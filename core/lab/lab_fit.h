#pragma once

#include "core/lab/lab_table.h"

namespace core {

/// What the counts of a lab say of what wins, in logits of a share of the wins (0.04 is about a point of a hundred):
///
///   logit of the first pair's share = strengths of its factions + its fit - the same of the other pair
///                                     + the meeting +- the first seat
///
/// (Bradley and Terry, "Rank analysis of incomplete block designs", 1952, of pairs that are sums.) Fits and meetings
/// are taken for normal around nought, as widely spread as the counts make likeliest; so what few matches say of one
/// counts little. Without any match everything is even. What a
/// pair and a faction are worth is then told among those that there are: strengths of pairs come nearest to the cells'
/// and strengths of factions nearest to the pairs', by least squares.
struct LabFit {
    struct Figure {
        double value = 0;
        double deviation = 0; ///< standard deviation

        Estimate estimate() const
        {
            return { value, value - kDeviations95 * deviation, value + kDeviations95 * deviation };
        }
    };

    std::vector<std::string> names; ///< of factions, as factionsOf() has them
    std::vector<Figure> factions; ///< by their names; their mean is nought
    std::vector<Figure> fits; ///< of pairs, as the terms have them: what a pair is more than its factions
    std::vector<Figure> pairs; ///< of pairs: strengths and fit together; their mean is nought
    std::vector<Figure> meetings; ///< of cells, of the first pair: what it is more than the two pairs for themselves
    std::vector<Figure> cells; ///< the logit of the first pair's share, half of the matches in either seat
    Figure firstSeat;
    double spreadOfFits = 0; ///< standard deviations, from the counts
    double spreadOfMeetings = 0;

    /// The first pair's share in a cell.
    Estimate shareIn(std::size_t cell) const;
    /// Share of a pair: the mean over the others that it can meet.
    double shareOf(const LabTable& table, std::size_t pair) const;
};

LabFit fitOf(const LabTable& table);

/// A share of the wins in the even half and what changes it; the sum of all is what was counted.
struct LabParts {
    double factions = 0; ///< the four for themselves
    double fit = 0; ///< how well the two of each pair fit
    double meeting = 0; ///< this meeting in particular
    double chance = 0; ///< what so few matches do not prove; nought where none were played
};

LabParts partsOf(const LabTable& table, const LabFit& fit, std::size_t cell);

/// What a difference in logits is worth in shares of the wins against an opponent who is even without it.
double shareOfLogit(double logit);

} // namespace core
