#include "core/ai/arena/durations.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace core {

namespace {

constexpr int kClassBits = 6;

/// Durations below 64 ns have a class each; above, the six bits after the highest one and its place.
int classOf(std::int64_t nanoseconds)
{
    const auto value = static_cast<std::uint64_t>(std::max<std::int64_t>(0, nanoseconds));
    const int shift = std::max(0, static_cast<int>(std::bit_width(value)) - kClassBits - 1);
    return static_cast<int>(value >> static_cast<unsigned>(shift)) + (shift << kClassBits);
}

/// The longest duration of a class.
double upperEnd(int number)
{
    if (number < (2 << kClassBits))
        return number;
    const int shift = (number >> kClassBits) - 1;
    return std::ldexp(number - (shift << kClassBits) + 1, shift) - 1;
}

}

void Durations::add(std::int64_t nanoseconds)
{
    ++count;
    total += nanoseconds;
    longest = std::max(longest, nanoseconds);
    ++classes[classOf(nanoseconds)];
}

void Durations::add(const Durations& other)
{
    count += other.count;
    total += other.total;
    longest = std::max(longest, other.longest);
    for (const auto& [number, many] : other.classes)
        classes[number] += many;
}

double Durations::mean() const
{
    return count == 0 ? 0 : static_cast<double>(total) / static_cast<double>(count);
}

double Durations::quantile(double part) const
{
    const auto wanted = static_cast<std::int64_t>(std::ceil(part * static_cast<double>(count)));
    std::int64_t seen = 0;
    for (const auto& [number, many] : classes) {
        seen += many;
        if (seen >= wanted)
            return std::min(upperEnd(number), static_cast<double>(longest));
    }
    return 0;
}

} // namespace core
