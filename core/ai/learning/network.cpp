#include "core/ai/learning/network.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>

namespace core {

namespace {

// A loop over the units of a row within one over rows is taken apart by compilers before they make vectors of it. These
// types of GCC and Clang, of sixteen bytes each, say what is meant.
using Eight [[gnu::vector_size(16)]] = std::int16_t;
using Four [[gnu::vector_size(16)]] = float;
using FourWhole [[gnu::vector_size(16)]] = std::int32_t;
constexpr std::size_t kEights = kUnits / 8;
constexpr std::size_t kFours = kUnits / 4;
using Sums = std::array<Four, kFours>; ///< of all units

template <typename Lanes, typename Item>
Lanes lanesAt(const Item* from)
{
    Lanes lanes;
    std::memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

/// How many rows may be added up, whichever they are, without leaving sixteen bits.
std::size_t blockOf(const std::vector<NetworkRow>& rows)
{
    int most = 1;
    for (const NetworkRow& row : rows)
        for (const std::int16_t weight : row)
            most = std::max(most, std::abs(static_cast<int>(weight)));
    return static_cast<std::size_t>(std::max(1, std::numeric_limits<std::int16_t>::max() / most));
}

NetworkSums parts(const NetworkRow& row, double divisor)
{
    NetworkSums all {};
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        all[unit] = static_cast<float>(row[unit] / divisor);
    return all;
}

}

Network::Network(NetworkWeights weights)
    : m_weights(std::move(weights))
    , m_block(blockOf(m_weights.sparse))
{
    assert(m_weights.scales.size() == m_weights.numbers.size());
    for (std::size_t i = 0; i < m_weights.numbers.size(); ++i)
        m_numbers.push_back(parts(m_weights.numbers[i], m_weights.scales[i]));
    m_bias = parts(m_weights.bias, 1);
    for (std::size_t i = 0; i < kHeads; ++i) {
        m_heads[i] = parts(m_weights.heads[i].weights, kUnitOne * kHeadOne);
        m_linear[i] = std::exchange(m_heads[i][0], 0.0F);
    }
}

template <typename Lanes>
Lanes Network::sums(std::span<const float> numbers, std::span<const std::uint16_t> present) const
{
    assert(numbers.size() == m_numbers.size());
    // Two sums for every second number each, for a sum waits for the one before it.
    Lanes sums;
    Lanes others {};
    for (std::size_t k = 0; k < kFours; ++k)
        sums[k] = lanesAt<Four>(&m_bias[4 * k]);
    for (std::size_t i = 1; i < numbers.size(); i += 2)
        for (std::size_t k = 0; k < kFours; ++k) {
            sums[k] += numbers[i - 1] * lanesAt<Four>(&m_numbers[i - 1][4 * k]);
            others[k] += numbers[i] * lanesAt<Four>(&m_numbers[i][4 * k]);
        }
    if (numbers.size() % 2 == 1)
        for (std::size_t k = 0; k < kFours; ++k)
            sums[k] += numbers.back() * lanesAt<Four>(&m_numbers.back()[4 * k]);
    for (std::size_t begin = 0; begin < present.size(); begin += m_block) {
        const std::size_t end = std::min(present.size(), begin + m_block);
        std::array<Eight, kEights> block {};
        for (std::size_t i = begin; i < end; ++i)
            for (std::size_t k = 0; k < kEights; ++k)
                block[k] += lanesAt<Eight>(&m_weights.sparse[present[i]][8 * k]);
        for (std::size_t k = 0; k < kFours; ++k) {
            const Eight& half = block[k / 2];
            const std::size_t first = 4 * (k % 2);
            sums[k] += __builtin_convertvector(
                FourWhole { half[first], half[first + 1], half[first + 2], half[first + 3] }, Four);
        }
    }
    for (std::size_t k = 0; k < kFours; ++k)
        sums[k] += others[k];
    return sums;
}

double Network::logit(std::span<const float> numbers, std::span<const std::uint16_t> present, int seats) const
{
    const Sums all = sums<Sums>(numbers, present);
    const auto which = static_cast<std::size_t>(std::clamp(seats - kFewestSeats, 0, static_cast<int>(kHeads) - 1));
    Four hidden {};
    for (std::size_t k = 0; k < kFours; ++k)
        hidden += (all[k] > 0 ? all[k] : Four {}) * lanesAt<Four>(&m_heads[which][4 * k]);
    const float linear = all[0][0] * m_linear[which];
    const float logit = linear + ((hidden[0] + hidden[1]) + (hidden[2] + hidden[3]));
    return m_weights.heads[which].bias / kUnitOne + static_cast<double>(logit);
}

NetworkSums Network::units(std::span<const float> numbers, std::span<const std::uint16_t> present) const
{
    const Sums all = sums<Sums>(numbers, present);
    NetworkSums units {};
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        const float sum = all[unit / 4][unit % 4];
        units[unit] = unit == 0 ? sum : std::max(0.0F, sum);
    }
    return units;
}

} // namespace core
