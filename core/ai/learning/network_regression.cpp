#include "core/ai/learning/network_regression.h"

#include "core/game/rng.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace core {

namespace {

constexpr std::size_t kBatch = 512; ///< examples of a step
constexpr float kFirstMoment = 0.9F;
constexpr float kSecondMoment = 0.999F;
constexpr double kSteady = 0.7; ///< part of the steps after which the rate falls to nought
constexpr int kWarmUp = 100; ///< steps in which it rises
constexpr float kSparseSpread = 0.08F; ///< weights of hidden units begin within so much of nought
constexpr float kSpread = 0.17F;

using Row = std::array<float, kUnits>;

float logistic(float logit)
{
    return 1.0F / (1.0F + std::exp(-logit));
}

/// A row of weights with what Adam remembers of it, and the gradient of a step.
struct Learned {
    Row weights {};
    Row first {};
    Row second {};
    Row gradient {};
    bool touched = false; ///< by an example of this step
    bool seen = false; ///< in any step

    void add(const Row& errors, float times)
    {
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            gradient[unit] += errors[unit] * times;
    }

    /// `rate` has the corrections of the moments in it.
    void step(float share, float rate, float decay)
    {
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            const float slope = gradient[unit] * share;
            first[unit] = kFirstMoment * first[unit] + (1 - kFirstMoment) * slope;
            second[unit] = kSecondMoment * second[unit] + (1 - kSecondMoment) * slope * slope;
            weights[unit] -= rate * first[unit] / (std::sqrt(second[unit]) + 1e-8F) + decay * weights[unit];
        }
        gradient.fill(0);
        touched = false;
        seen = true;
    }
};

std::int16_t whole(double value, double one)
{
    return static_cast<std::int16_t>(std::lrint(std::clamp(value * one, -32767.0, 32767.0)));
}

NetworkRow whole(const Row& row, double one)
{
    NetworkRow all {};
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        all[unit] = whole(static_cast<double>(row[unit]), one);
    return all;
}

class Fitting {
public:
    Fitting(const SparseExamples& examples, std::size_t sparseCount, const NetworkSettings& settings)
        : m_examples(examples)
        , m_settings(settings)
        , m_rng(settings.seed)
        , m_scales(scalesOf(examples.numbers))
        , m_numbers(examples.numbers.width)
        , m_sparse(sparseCount)
        , m_order(examples.size())
    {
        for (Learned& row : m_numbers)
            begin(row, kSpread);
        for (Learned& row : m_sparse)
            begin(row, kSparseSpread);
        for (Learned& head : m_heads) {
            begin(head, kSpread);
            head.weights[0] = 1;
        }
        // All heads begin alike, so that hidden units come to mean the same to each.
        std::fill(m_heads.begin() + 1, m_heads.end(), m_heads.front());
        std::iota(m_order.begin(), m_order.end(), std::size_t { 0 });
        const std::size_t batches = (m_order.size() + kBatch - 1) / kBatch;
        m_steps = std::max<double>(1, static_cast<double>(settings.rounds) * static_cast<double>(batches));
    }

    void round()
    {
        m_rng.shuffle(std::span(m_order));
        for (std::size_t begin = 0; begin < m_order.size(); begin += kBatch)
            learn(std::span(m_order).subspan(begin, std::min(kBatch, m_order.size() - begin)));
    }

    NetworkWeights weights() const
    {
        NetworkWeights all;
        all.scales = m_scales;
        for (const Learned& row : m_numbers)
            all.numbers.push_back(whole(row.weights, kUnitOne));
        for (const Learned& row : m_sparse)
            all.sparse.push_back(row.seen ? whole(row.weights, kUnitOne) : NetworkRow {});
        all.bias = whole(m_bias.weights, kUnitOne);
        std::size_t last = kHeads;
        for (std::size_t i = 0; i < kHeads; ++i)
            last = last == kHeads && m_taught[i] ? i : last;
        for (std::size_t i = 0; i < kHeads; ++i) {
            const std::size_t from = m_taught[i] ? i : last;
            all.heads[i] = { whole(m_heads[from].weights, kHeadOne),
                whole(static_cast<double>(m_headBias[from].weights[0]), kUnitOne) };
        }
        return all;
    }

private:
    void begin(Learned& row, float spread)
    {
        for (std::size_t unit = 1; unit < kUnits; ++unit)
            row.weights[unit] = spread * (2 * static_cast<float>(m_rng.unit()) - 1);
    }

    void learn(std::span<const std::size_t> batch)
    {
        for (const std::size_t example : batch)
            learnOne(example);
        ++m_step;
        const double gone = m_step / m_steps;
        const double fall = gone < kSteady ? 1.0 : std::max(0.0, (1 - gone) / (1 - kSteady));
        const double rate = m_settings.rate * fall * std::min(1.0, m_step / kWarmUp);
        const auto corrected
            = static_cast<float>(rate * std::sqrt(1 - std::pow(static_cast<double>(kSecondMoment), m_step))
                / (1 - std::pow(static_cast<double>(kFirstMoment), m_step)));
        const auto decay = static_cast<float>(rate * m_settings.penalty);
        const float share = 1.0F / static_cast<float>(batch.size());
        for (const std::uint16_t input : m_touched)
            m_sparse[input].step(share, corrected, decay);
        m_touched.clear();
        for (Learned& row : m_numbers)
            row.step(share, corrected, decay);
        m_bias.step(share, corrected, 0);
        for (std::size_t i = 0; i < kHeads; ++i) {
            m_heads[i].step(share, corrected, 0);
            m_headBias[i].step(share, corrected, 0);
        }
    }

    void learnOne(std::size_t example)
    {
        const std::span<const float> numbers = m_examples.numbers.at(example);
        const std::span<const std::uint16_t> present = m_examples.presentAt(example);
        Row sums = m_bias.weights;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const float value = scaled(numbers[i], i);
            for (std::size_t unit = 0; unit < kUnits; ++unit)
                sums[unit] += value * m_numbers[i].weights[unit];
        }
        for (const std::uint16_t input : present)
            for (std::size_t unit = 0; unit < kUnits; ++unit)
                sums[unit] += m_sparse[input].weights[unit];

        const auto which = static_cast<std::size_t>(m_examples.seats[example]) - kFewestSeats;
        m_taught[which] = true;
        Learned& head = m_heads[which];
        Row units = sums; // what they give
        for (std::size_t unit = 1; unit < kUnits; ++unit)
            units[unit] = std::max(0.0F, sums[unit]);
        float logit = m_headBias[which].weights[0];
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            logit += head.weights[unit] * units[unit];
        const float error = logistic(logit) - m_examples.numbers.shares[example];

        m_headBias[which].gradient[0] += error;
        head.add(units, error);
        Row errors {};
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            errors[unit] = unit == 0 || sums[unit] > 0 ? error * head.weights[unit] : 0;
        m_bias.add(errors, 1);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            m_numbers[i].add(errors, scaled(numbers[i], i));
        for (const std::uint16_t input : present) {
            Learned& row = m_sparse[input];
            if (!row.touched)
                m_touched.push_back(input);
            row.touched = true;
            row.add(errors, 1);
        }
    }

    float scaled(float number, std::size_t which) const { return number / static_cast<float>(m_scales[which]); }

    const SparseExamples& m_examples;
    const NetworkSettings& m_settings;
    Rng m_rng;
    std::vector<double> m_scales;
    std::vector<Learned> m_numbers;
    std::vector<Learned> m_sparse;
    Learned m_bias;
    std::array<Learned, kHeads> m_heads;
    std::array<Learned, kHeads> m_headBias; ///< the first of each
    std::array<bool, kHeads> m_taught {};
    std::vector<std::size_t> m_order;
    std::vector<std::uint16_t> m_touched; ///< inputs of the step, each once
    double m_step = 0; ///< steps made
    double m_steps = 1; ///< in all rounds
};

}

void SparseExamples::add(
    std::span<const float> values, std::span<const std::uint16_t> inputs, int seatCount, float share)
{
    numbers.add(values, share);
    present.insert(present.end(), inputs.begin(), inputs.end());
    ends.push_back(present.size());
    seats.push_back(static_cast<std::uint8_t>(seatCount));
}

void SparseExamples::add(const SparseExamples& others, std::size_t index)
{
    add(others.numbers.at(index), others.presentAt(index), others.seats[index], others.numbers.shares[index]);
}

NetworkFit fitNetwork(const SparseExamples& examples, const SparseExamples& heldOut, std::size_t sparseCount,
    const NetworkSettings& settings)
{
    assert(examples.size() > 0 && heldOut.size() > 0);
    Fitting fitting(examples, sparseCount, settings);
    NetworkFit fit;
    double best = 0;
    for (int round = 0; round < settings.rounds; ++round) {
        fitting.round();
        NetworkWeights weights = fitting.weights();
        const double logLoss = calibrationOf(chancesOf(Network(weights), heldOut), heldOut.numbers.shares).logLoss;
        if (round == 0 || logLoss < best) {
            best = logLoss;
            fit.weights = std::move(weights);
        }
        fit.logLosses.push_back(logLoss);
    }
    return fit;
}

NetworkHead fitHead(const Network& network, const SparseExamples& examples, double penalty)
{
    Examples units;
    units.width = kUnits;
    for (std::size_t i = 0; i < examples.size(); ++i)
        units.add(network.units(examples.numbers.at(i), examples.presentAt(i)), examples.numbers.shares[i]);
    const LogisticFit fit = fitLogistic(units, penalty);
    NetworkHead head;
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        head.weights[unit] = whole(fit.weights[unit] / fit.scales[unit] * kUnitOne, kHeadOne);
    head.bias = whole(fit.intercept, kUnitOne);
    return head;
}

std::vector<float> chancesOf(const Network& network, const SparseExamples& examples)
{
    std::vector<float> chances;
    chances.reserve(examples.size());
    for (std::size_t i = 0; i < examples.size(); ++i)
        chances.push_back(logistic(
            static_cast<float>(network.logit(examples.numbers.at(i), examples.presentAt(i), examples.seats[i]))));
    return chances;
}

} // namespace core
