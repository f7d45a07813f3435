#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace core {

inline constexpr std::size_t kUnits = 16; ///< of a network: the first is linear, the others are hidden ones
inline constexpr int kFewestSeats = 2; ///< that a head may be for
inline constexpr std::size_t kHeads = 3; ///< for two, three and four seats

/// A weight for each unit, in parts of kUnitOne.
using NetworkRow = std::array<std::int16_t, kUnits>;

inline constexpr double kUnitOne = 1024; ///< what a weight of 1 and a unit's sum of 1 are
inline constexpr double kHeadOne = 4096; ///< what a unit counts for that counts as it is

/// How the units of a network are added up in matches of so many seats.
struct NetworkHead {
    NetworkRow weights {}; ///< in parts of kHeadOne
    std::int16_t bias = 0; ///< logits, in parts of kUnitOne
};

/// What units come to, in parts of kUnitOne.
using NetworkSums = std::array<float, kUnits>;

/// A small network over the inputs of one seat. Each unit is the sum of its bias, of the numbers by their weights and
/// of the rows of the sparse inputs that are there; hidden units below nought are nought. Its weights are whole numbers
/// of sixteen bits, and the rows, of which there are many, are added up as such.
struct NetworkWeights {
    std::vector<double> scales; ///< of each number: its standard deviation in training, above 0
    std::vector<NetworkRow> numbers; ///< by number
    std::vector<NetworkRow> sparse; ///< by sparse input
    NetworkRow bias {};
    /// By seats less kFewestSeats; one that was not learned is that of the fewest seats that were.
    std::array<NetworkHead, kHeads> heads {};
};

class Network {
public:
    explicit Network(NetworkWeights weights);

    /// The logit of the seat's win chance. `numbers` are as many as the weights have, `present` are below the number of
    /// sparse rows and may be any in number. Allocates nothing.
    double logit(std::span<const float> numbers, std::span<const std::uint16_t> present, int seats) const;
    /// What the units give to any head: hidden ones at least nought. Else as logit().
    NetworkSums units(std::span<const float> numbers, std::span<const std::uint16_t> present) const;
    const NetworkWeights& weights() const { return m_weights; }

private:
    template <typename Lanes>
    Lanes sums(std::span<const float> numbers, std::span<const std::uint16_t> present) const;

    NetworkWeights m_weights;
    std::vector<NetworkSums> m_numbers; ///< by number, what one of it gives
    NetworkSums m_bias {};
    std::array<NetworkSums, kHeads> m_heads {}; ///< logits for a part of a hidden unit
    std::array<float, kHeads> m_linear {}; ///< and of the linear one
    std::size_t m_block; ///< so many rows of sparse inputs are added up without leaving sixteen bits
};

} // namespace core
