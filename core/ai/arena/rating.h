#pragma once

#include <cstdint>

namespace core {

/// So many standard deviations to either side of a mean hold 95 %.
inline constexpr double kNormal95 = 1.96;

/// Two ends, low <= high.
struct Interval {
    double low = 0;
    double high = 0;
};

/// The Elo difference of player A over one player B, from A's share of the wins at a table of one A and `sides` - 1 B.
/// Where there are teams a side is one of them: A's with all that it wins, against others that are all B's.
/// With two sides 400 * log10(s / (1 - s)) (Elo, "The Rating of Chessplayers", 1978); with more the same for the odds
/// against one of the others, as each wins in proportion to its strength (Luce, "Individual Choice Behavior", 1959):
/// 400 * log10((sides - 1) * s / (1 - s)). Zero at 1 / sides. `share` in (0, 1), exclusive.
double eloFromShare(double share, int sides);
/// The other way; in (0, 1).
double shareFromElo(double elo, int sides);

/// Shares of what can be won, one figure in [0, 1] a group: the mean over the matches of a group that share one deal,
/// in each of which A sits somewhere else. Those matches are not independent of one another; groups are.
class GroupSums {
public:
    void add(double share);

    int groups() const { return m_groups; }
    /// 0 without groups.
    double mean() const;
    /// Of one group: the sample variance (n - 1), but at least what these many groups would have if they were all alike
    /// but for two more, one all lost and one all won. A few that happen to be alike say little of those to come. Where
    /// groups differ as they do among players of some likeness, that is from ten groups on the sample variance itself.
    double variance() const;
    /// The sample variance with those two more groups among them, which comes to the same with many groups. For the
    /// test, which looks after every group and would else end too often at the moment when a few happen to be alike.
    double guardedVariance() const;
    /// Of the mean. 0 without groups.
    double standardError() const;

private:
    double outliers() const;

    int m_groups = 0;
    double m_mean = 0; ///< mean and deviations as Welford has them ("Note on a method…", Technometrics 4, 1962)
    double m_deviations = 0;
};

/// How strong A is against B, with 95 % intervals: mean +- 1.96 standard errors over the groups, converted at both
/// ends. Shares are cut to [0, 1]; before they become Elo they are cut to half a match from either end (one
/// a side in each group), so that a player who never lost has a finite figure.
struct Strength {
    double share = 0; ///< 0 without groups
    Interval shareInterval { 0, 1 };
    double elo = 0; ///< 0 without groups
    Interval eloInterval;
};

Strength strengthOf(const GroupSums& sums, int sides);

/// A sequential test of "A is elo0 better" (H0) against "A is elo1 better" (H1), elo0 < elo1.
struct Sprt {
    double elo0 = 0;
    double elo1 = 0;
    double alpha = 0.05; ///< chance to say H1 where H0 is true
    double beta = 0.05; ///< chance to say H0 where H1 is true

    friend bool operator==(const Sprt&, const Sprt&) = default;
};

/// The logarithm of the likelihood ratio of H1 over H0 after N groups of mean m and variance v, as the normal
/// approximation of the pentanomial test has it: N * (s1 - s0) * (2m - s0 - s1) / (2v), s0 and s1 the shares that elo0
/// and elo1 stand for (Michel Van den Bergh, "The generalized sequential probability ratio test", as fishtest uses it).
/// v is guardedVariance(). 0 without groups.
double logLikelihoodRatio(const Sprt& sprt, const GroupSums& sums, int sides);

/// Wald's bounds ("Sequential Analysis", 1947): at or below `low` H0 is taken, at or above `high` H1.
Interval sprtBounds(const Sprt& sprt);

enum class Verdict : std::uint8_t { Undecided, H0, H1 };

Verdict verdictOf(const Sprt& sprt, const GroupSums& sums, int sides);

} // namespace core
