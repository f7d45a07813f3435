#include "core/statistics/glicko.h"

#include <cmath>
#include <numbers>

namespace core {

namespace {

constexpr double kGlickoScale = 173.7178; // Elo points of one unit of Glicko-2
constexpr double kEnough = 0.000001;

/// The paper's step 5, by the Illinois algorithm: `change` is the improvement that the results alone say, Δ.
double volatilityAfter(double volatility, double deviation, double variance, double change, double constraint)
{
    const double a = std::log(volatility * volatility);
    const auto f = [&](double x) {
        const double power = std::exp(x);
        const double sum = deviation * deviation + variance + power;
        return power * (change * change - sum) / (2 * sum * sum) - (x - a) / (constraint * constraint);
    };
    double low = a;
    double high = 0;
    if (change * change > deviation * deviation + variance) {
        high = std::log(change * change - deviation * deviation - variance);
    } else {
        int steps = 1;
        while (f(a - steps * constraint) < 0)
            ++steps;
        high = a - steps * constraint;
    }
    double atLow = f(low);
    double atHigh = f(high);
    while (std::abs(high - low) > kEnough) {
        const double between = low + (low - high) * atLow / (atHigh - atLow);
        const double atBetween = f(between);
        if (atBetween * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = between;
        atHigh = atBetween;
    }
    return std::exp(low / 2);
}

} // namespace

Estimate GlickoRating::estimate() const
{
    return { rating, rating - kDeviations95 * deviation, rating + kDeviations95 * deviation };
}

GlickoRating afterPeriod(const GlickoRating& before, std::span<const GlickoResult> results, double constraint)
{
    const double deviation = before.deviation / kGlickoScale;
    GlickoRating after = before;
    if (results.empty()) {
        after.deviation = kGlickoScale * std::hypot(deviation, before.volatility);
        return after;
    }
    double information = 0;
    double surprise = 0;
    for (const GlickoResult& result : results) {
        const double theirs = result.deviation / kGlickoScale;
        const double g = 1 / std::sqrt(1 + 3 * theirs * theirs / (std::numbers::pi * std::numbers::pi));
        const double expected = 1 / (1 + std::exp(-g * (before.rating - result.rating) / kGlickoScale));
        information += g * g * expected * (1 - expected);
        surprise += g * (result.score - expected);
    }
    const double variance = 1 / information;
    after.volatility = volatilityAfter(before.volatility, deviation, variance, variance * surprise, constraint);
    const double drifted = std::hypot(deviation, after.volatility);
    const double sure = 1 / std::sqrt(1 / (drifted * drifted) + information);
    after.rating = before.rating + kGlickoScale * sure * sure * surprise;
    after.deviation = kGlickoScale * sure;
    return after;
}

} // namespace core
