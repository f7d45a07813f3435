#pragma once

#include "core/game/game.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// A question with the traits of its answers and how often each was, or should be, given.
struct TaughtQuestion {
    std::vector<ChoiceTraits::Row> rows;
    std::vector<float> chances; ///< one a row, summing to 1
};

/// Weights, one for each of `count` traits (that of trait 0 is 0), by which softmax chances come near the taught ones:
/// multinomial logistic regression by stochastic gradients with a step of its own for each weight (AdaGrad: Duchi,
/// Hazan and Singer, "Adaptive Subgradient Methods", 2011). Questions are gone through in the same order each time the
/// seed is the same, so equal questions give equal weights.
std::vector<float> fitSoftmax(std::span<const TaughtQuestion* const> questions, std::size_t count, std::uint64_t seed);

/// How near a policy comes to what was taught; means over the questions, all 0 where there are none.
struct SoftmaxQuality {
    double logLoss = 0; ///< nats a question
    double logLossEven = 0; ///< of chances that are all alike
    double logLossTeacher = 0; ///< of the taught chances themselves
    double agreement = 0; ///< share of questions where the likeliest answer is the one taught most
    double agreementEven = 0; ///< of an answer drawn at random
};
SoftmaxQuality qualityOf(std::span<const TaughtQuestion* const> questions, std::span<const float> weights);

} // namespace core
