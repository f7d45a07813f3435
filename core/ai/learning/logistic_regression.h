#pragma once

#include "core/ai/learning/training_record.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// Examples for a regression: `width` features each, and what came of them.
struct Examples {
    std::size_t width = 0;
    std::vector<float> features; ///< width for each example
    std::vector<float> shares; ///< of the win, 0..1

    std::size_t size() const { return shares.size(); }
    std::span<const float> at(std::size_t index) const { return { features.data() + index * width, width }; }
    void add(std::span<const float> values, float share);
};

/// The standard deviation of each feature; 1 for one that never changes.
std::vector<double> scalesOf(const Examples& examples);

struct LogisticFit {
    double intercept = 0;
    std::vector<double> scales; ///< standard deviation of each feature; 1 for one that never changes
    std::vector<double> weights; ///< for a feature divided by its scale

    double chance(std::span<const float> features) const; ///< 0..1
};

/// Weights that make the shares most likely, less `penalty` / 2 times their squares for each example: L2-regularised
/// logistic regression by Newton's method (Bishop, "Pattern Recognition and Machine Learning", 4.3.3), each step halved
/// until it does not make things worse. Sums run in the order of the examples, so equal examples give equal weights.
/// The first `free` features go without a penalty. All 0 without examples.
LogisticFit fitLogistic(const Examples& examples, double penalty, std::size_t free = 0);

/// How far predictions of shares can be trusted.
struct Calibration {
    std::vector<ReliabilityBin> bins { 10 };
    double error = 0; ///< mean of |predicted - seen| over the bins, weighted by their examples
    double logLoss = 0; ///< nats an example
};

/// `chances` and `shares`, 0..1, are of equal length.
Calibration calibrationOf(std::span<const float> chances, std::span<const float> shares);

} // namespace core
