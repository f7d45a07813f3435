#pragma once

#include <cstdint>

namespace core {

/// The one source of chance: a 64-bit SplitMix generator (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014). It lies in the state, so a seed means the same match on every machine.
class Rng {
public:
    constexpr Rng() = default;
    constexpr explicit Rng(std::uint64_t seed)
        : m_state(seed)
    {
    }

    constexpr std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    /// Uniform in [0, bound), bound at least 1. Multiply and shift on 32 bits; the bias, below bound / 2^32, is far
    /// under what any match or statistic here can see.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    /// Uniform in [0, 1).
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    /// A generator of its own, so that one consumer's draws never shift another's.
    constexpr Rng split() { return Rng(next() ^ 0xD1B54A32D192ED03ULL); }

    template <typename Range>
    constexpr void shuffle(Range&& items)
    {
        auto first = items.begin();
        for (auto left = static_cast<std::uint32_t>(items.end() - first); left > 1; --left) {
            const std::uint32_t pick = below(left);
            const auto swapped = first[pick];
            first[pick] = first[left - 1];
            first[left - 1] = swapped;
        }
    }

    friend constexpr bool operator==(const Rng&, const Rng&) = default;

private:
    std::uint64_t m_state = 0;
};

} // namespace core
