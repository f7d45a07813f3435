#include "core/ai/learning/logistic_regression.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

namespace {

constexpr int kMostSteps = 30;
constexpr int kMostHalvings = 12;
constexpr double kSmallStep = 1e-7;
constexpr double kSurest = 1e-6; ///< chances are held away from 0 and 1 by this much, so that no loss is infinite

double logistic(double logit)
{
    return 1.0 / (1.0 + std::exp(-logit));
}

double lossOf(double chance, double share)
{
    const double p = std::clamp(chance, kSurest, 1 - kSurest);
    return -share * std::log(p) - (1 - share) * std::log(1 - p);
}

/// One Newton step's equations: gradient and Hessian of the loss, the intercept last.
class Equations {
public:
    explicit Equations(std::size_t size)
        : m_size(size)
        , m_gradient(size)
        , m_hessian(size * size)
    {
    }

    void add(const std::vector<double>& x, double error, double curvature)
    {
        for (std::size_t i = 0; i < m_size; ++i) {
            m_gradient[i] += error * x[i];
            const double scaled = curvature * x[i];
            for (std::size_t j = 0; j <= i; ++j)
                m_hessian[i * m_size + j] += scaled * x[j];
        }
    }

    /// All but the first `free` ones and the intercept.
    void penalise(const std::vector<double>& weights, double penalty, std::size_t free)
    {
        for (std::size_t i = free; i + 1 < m_size; ++i) {
            m_gradient[i] += penalty * weights[i];
            m_hessian[i * m_size + i] += penalty;
        }
        m_hessian[m_size * m_size - 1] += 1e-9; // where all chances are sure
    }

    /// Cholesky's decomposition, in place, and two substitutions.
    std::vector<double> solved()
    {
        std::vector<double> x = m_gradient;
        for (std::size_t i = 0; i < m_size; ++i) {
            for (std::size_t j = 0; j <= i; ++j) {
                double sum = m_hessian[i * m_size + j];
                for (std::size_t k = 0; k < j; ++k)
                    sum -= m_hessian[i * m_size + k] * m_hessian[j * m_size + k];
                m_hessian[i * m_size + j] = i == j ? std::sqrt(std::max(sum, 1e-12)) : sum / m_hessian[j * m_size + j];
            }
        }
        for (std::size_t i = 0; i < m_size; ++i) {
            for (std::size_t k = 0; k < i; ++k)
                x[i] -= m_hessian[i * m_size + k] * x[k];
            x[i] /= m_hessian[i * m_size + i];
        }
        for (std::size_t i = m_size; i-- > 0;) {
            for (std::size_t k = i + 1; k < m_size; ++k)
                x[i] -= m_hessian[k * m_size + i] * x[k];
            x[i] /= m_hessian[i * m_size + i];
        }
        return x;
    }

private:
    std::size_t m_size;
    std::vector<double> m_gradient;
    std::vector<double> m_hessian;
};

class Regression {
public:
    Regression(const Examples& examples, double penalty, std::size_t free)
        : m_examples(examples)
        , m_penalty(penalty * static_cast<double>(examples.size()))
        , m_free(free)
        , m_scales(scalesOf(examples))
        , m_x(examples.width + 1)
    {
    }

    LogisticFit fit()
    {
        std::vector<double> weights(m_examples.width + 1);
        double loss = lossWith(weights);
        for (int step = 0; step < kMostSteps; ++step) {
            std::vector<double> change = newtonStep(weights);
            double largest = 0;
            for (const double each : change)
                largest = std::max(largest, std::abs(each));
            std::vector<double> next = weights;
            double nextLoss = loss;
            for (int halving = 0; halving < kMostHalvings; ++halving) {
                for (std::size_t i = 0; i < weights.size(); ++i)
                    next[i] = weights[i] - change[i];
                nextLoss = lossWith(next);
                if (nextLoss <= loss)
                    break;
                for (double& each : change)
                    each /= 2;
            }
            if (nextLoss > loss)
                break;
            weights = next;
            loss = nextLoss;
            if (largest < kSmallStep)
                break;
        }
        LogisticFit fit;
        fit.intercept = weights.back();
        weights.pop_back();
        fit.weights = std::move(weights);
        fit.scales = m_scales;
        return fit;
    }

private:
    /// Puts example `row` into m_x, scaled and with a 1 for the intercept; gives its logit.
    double load(std::size_t row, const std::vector<double>& weights)
    {
        const auto features = m_examples.at(row);
        double logit = weights.back();
        for (std::size_t i = 0; i < features.size(); ++i) {
            m_x[i] = static_cast<double>(features[i]) / m_scales[i];
            logit += weights[i] * m_x[i];
        }
        m_x.back() = 1;
        return logit;
    }

    std::vector<double> newtonStep(const std::vector<double>& weights)
    {
        Equations equations(weights.size());
        for (std::size_t row = 0; row < m_examples.size(); ++row) {
            const double chance = logistic(load(row, weights));
            equations.add(m_x, chance - static_cast<double>(m_examples.shares[row]), chance * (1 - chance));
        }
        equations.penalise(weights, m_penalty, m_free);
        return equations.solved();
    }

    double lossWith(const std::vector<double>& weights)
    {
        double loss = 0;
        for (std::size_t row = 0; row < m_examples.size(); ++row)
            loss += lossOf(logistic(load(row, weights)), static_cast<double>(m_examples.shares[row]));
        for (std::size_t i = m_free; i + 1 < weights.size(); ++i)
            loss += m_penalty / 2 * weights[i] * weights[i];
        return loss;
    }

    const Examples& m_examples;
    double m_penalty; ///< for all examples together
    std::size_t m_free;
    std::vector<double> m_scales;
    std::vector<double> m_x;
};

}

void Examples::add(std::span<const float> values, float share)
{
    assert(values.size() == width);
    features.insert(features.end(), values.begin(), values.end());
    shares.push_back(share);
}

std::vector<double> scalesOf(const Examples& examples)
{
    std::vector<double> scales(examples.width, 1.0);
    const auto n = static_cast<double>(examples.size());
    for (std::size_t i = 0; i < examples.width; ++i) {
        double sum = 0;
        double squares = 0;
        for (std::size_t row = 0; row < examples.size(); ++row) {
            const auto value = static_cast<double>(examples.at(row)[i]);
            sum += value;
            squares += value * value;
        }
        const double variance = squares / n - sum / n * (sum / n);
        if (variance > 1e-9)
            scales[i] = std::sqrt(variance);
    }
    return scales;
}

double LogisticFit::chance(std::span<const float> features) const
{
    double logit = intercept;
    for (std::size_t i = 0; i < features.size(); ++i)
        logit += weights[i] * static_cast<double>(features[i]) / scales[i];
    return logistic(logit);
}

LogisticFit fitLogistic(const Examples& examples, double penalty, std::size_t free)
{
    if (examples.size() == 0)
        return { 0, std::vector<double>(examples.width, 1.0), std::vector<double>(examples.width) };
    return Regression(examples, penalty, free).fit();
}

Calibration calibrationOf(std::span<const float> chances, std::span<const float> shares)
{
    assert(chances.size() == shares.size());
    Calibration calibration;
    if (chances.empty())
        return calibration;
    std::vector<ReliabilityBin>& bins = calibration.bins;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const auto chance = static_cast<double>(chances[i]);
        const auto share = static_cast<double>(shares[i]);
        const auto last = static_cast<double>(bins.size() - 1);
        ReliabilityBin& bin
            = bins[static_cast<std::size_t>(std::clamp(chance * static_cast<double>(bins.size()), 0.0, last))];
        ++bin.positions;
        bin.predicted += chance;
        bin.seen += share;
        calibration.logLoss += lossOf(chance, share);
    }
    const auto all = static_cast<double>(chances.size());
    calibration.logLoss /= all;
    for (ReliabilityBin& bin : bins) {
        if (bin.positions == 0)
            continue;
        calibration.error += std::abs(bin.predicted - bin.seen) / all;
        bin.predicted /= static_cast<double>(bin.positions);
        bin.seen /= static_cast<double>(bin.positions);
    }
    return calibration;
}

} // namespace core
