#pragma once

#include "core/ai/learning/logistic_regression.h"
#include "core/ai/learning/network.h"

namespace core {

/// Examples whose inputs are numbers and sparse ones.
struct SparseExamples {
    Examples numbers;
    std::vector<std::uint16_t> present; ///< of one example after another
    std::vector<std::size_t> ends; ///< of each example in `present`
    std::vector<std::uint8_t> seats; ///< of the match that each example is from

    std::size_t size() const { return ends.size(); }
    std::span<const std::uint16_t> presentAt(std::size_t index) const
    {
        const std::size_t begin = index == 0 ? 0 : ends[index - 1];
        return { present.data() + begin, ends[index] - begin };
    }
    void add(std::span<const float> values, std::span<const std::uint16_t> inputs, int seatCount, float share);
    void add(const SparseExamples& others, std::size_t index);
};

/// How a network is fitted.
struct NetworkSettings {
    int rounds = 4; ///< over all examples, at most
    double rate = 0.002; ///< of learning at first
    double penalty = 0.1; ///< what a weight loses of itself in a step, in parts of the rate
    std::uint64_t seed = 1; ///< of where the weights begin and in which order the examples come
};

/// What a network learns of, and how many there are of each kind.
struct NetworkFit {
    NetworkWeights weights;
    std::vector<double> logLosses; ///< on the held-out examples after each round, nats
};

/// Weights that make the shares likely: a network learned by Adam (Kingma and Ba, 2015) with decoupled decay
/// (Loshchilov and Hutter, 2019), each step changing only the rows of inputs that its examples have; then rounded. Of
/// all rounds that after which the held-out examples were foretold best. Equal examples give equal weights. There is at
/// least one example, and one held out.
NetworkFit fitNetwork(const SparseExamples& examples, const SparseExamples& heldOut, std::size_t sparseCount,
    const NetworkSettings& settings);

/// The head for the examples' number of seats over the units of a network as it is, by logistic regression.
NetworkHead fitHead(const Network& network, const SparseExamples& examples, double penalty);

/// Win chances of the examples.
std::vector<float> chancesOf(const Network& network, const SparseExamples& examples);

} // namespace core
