#pragma once

#include <cstdint>

namespace core {

/// 95 % of a normal distribution lie within so many standard deviations of its mean.
inline constexpr double kDeviations95 = 1.959964;

/// A mean and its 95 % interval.
struct Estimate {
    double mean = 0;
    double low = 0;
    double high = 0;
};

/// Of `count` values in 0..1 with that mean, by Wilson's interval: their variance is at most that of a yes or no of the
/// same mean. All of 0..1 where there is none.
Estimate wilson(double mean, std::uint64_t count);

/// The share of `won` in `played`, in the same way.
inline Estimate shareOf(int won, int played)
{
    const int count = played < 0 ? 0 : played;
    return wilson(count == 0 ? 0.5 : static_cast<double>(won) / count, static_cast<std::uint64_t>(count));
}

} // namespace core
