#include "core/statistics/estimate.h"

#include <algorithm>
#include <cmath>

namespace core {

Estimate wilson(double mean, std::uint64_t count)
{
    if (count == 0)
        return { mean, 0, 1 };
    constexpr double z = kDeviations95;
    const auto n = static_cast<double>(count);
    const double middle = (mean + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return { mean, std::max(0.0, middle - half), std::min(1.0, middle + half) };
}

} // namespace core
