#include "core/ai/arena/rating.h"

#include <algorithm>
#include <cmath>

namespace core {

double eloFromShare(double share, int sides)
{
    return 400 * std::log10((sides - 1) * share / (1 - share));
}

double shareFromElo(double elo, int sides)
{
    const double strength = std::pow(10.0, elo / 400);
    return strength / (strength + sides - 1);
}

void GroupSums::add(double share)
{
    ++m_groups;
    const double before = share - m_mean;
    m_mean += before / m_groups;
    m_deviations += before * (share - m_mean);
}

double GroupSums::mean() const
{
    return m_mean;
}

double GroupSums::variance() const
{
    if (m_groups == 0)
        return 0;
    const double sample = m_groups > 1 ? m_deviations / (m_groups - 1) : 0;
    return std::max(sample, outliers() / (m_groups + 2));
}

double GroupSums::guardedVariance() const
{
    return (m_deviations + outliers()) / (m_groups + 1);
}

/// What one group all lost and one all won would add to the deviations.
double GroupSums::outliers() const
{
    return m_mean * m_mean + (1 - m_mean) * (1 - m_mean);
}

double GroupSums::standardError() const
{
    return m_groups == 0 ? 0 : std::sqrt(variance() / m_groups);
}

Strength strengthOf(const GroupSums& sums, int sides)
{
    Strength strength;
    if (sums.groups() == 0)
        return strength;
    const double half = 0.5 / (static_cast<double>(sums.groups()) * sides);
    const auto elo = [&](double share) { return eloFromShare(std::clamp(share, half, 1 - half), sides); };
    const double margin = kNormal95 * sums.standardError();
    strength.share = sums.mean();
    strength.shareInterval = { std::max(0.0, sums.mean() - margin), std::min(1.0, sums.mean() + margin) };
    strength.elo = elo(strength.share);
    strength.eloInterval = { elo(strength.shareInterval.low), elo(strength.shareInterval.high) };
    return strength;
}

double logLikelihoodRatio(const Sprt& sprt, const GroupSums& sums, int sides)
{
    if (sums.groups() == 0)
        return 0;
    const double s0 = shareFromElo(sprt.elo0, sides);
    const double s1 = shareFromElo(sprt.elo1, sides);
    return sums.groups() * (s1 - s0) * (2 * sums.mean() - s0 - s1) / (2 * sums.guardedVariance());
}

Interval sprtBounds(const Sprt& sprt)
{
    return { std::log(sprt.beta / (1 - sprt.alpha)), std::log((1 - sprt.beta) / sprt.alpha) };
}

Verdict verdictOf(const Sprt& sprt, const GroupSums& sums, int sides)
{
    const double ratio = logLikelihoodRatio(sprt, sums, sides);
    const Interval bounds = sprtBounds(sprt);
    return ratio >= bounds.high ? Verdict::H1 : ratio <= bounds.low ? Verdict::H0 : Verdict::Undecided;
}

} // namespace core
