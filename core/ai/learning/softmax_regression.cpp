#include "core/ai/learning/softmax_regression.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr int kRounds = 6;
constexpr float kStep = 0.15F;
constexpr float kPenalty = 1e-6F; ///< on the squares of the weights
constexpr float kSoftening = 1e-3F; ///< of the first steps

void setChances(const TaughtQuestion& question, std::span<const float> weights, std::vector<float>& chances)
{
    chances.assign(question.rows.size(), 0.0F);
    for (std::size_t i = 0; i < chances.size(); ++i)
        for (const std::uint16_t trait : question.rows[i])
            chances[i] += weights[trait];
    const float most = *std::max_element(chances.begin(), chances.end());
    float sum = 0;
    for (float& chance : chances) {
        chance = std::exp(chance - most);
        sum += chance;
    }
    for (float& chance : chances)
        chance /= sum;
}

std::ptrdiff_t likeliest(const std::vector<float>& chances)
{
    return std::max_element(chances.begin(), chances.end()) - chances.begin();
}

}

std::vector<float> fitSoftmax(std::span<const TaughtQuestion* const> questions, std::size_t count, std::uint64_t seed)
{
    std::vector<float> weights(count);
    std::vector<float> squares(count, kSoftening);
    std::vector<const TaughtQuestion*> order(questions.begin(), questions.end());
    std::vector<float> chances;
    Rng rng(seed);
    for (int round = 0; round < kRounds; ++round) {
        rng.shuffle(order);
        const float step = kStep / (1.0F + 0.5F * static_cast<float>(round));
        for (const TaughtQuestion* question : order) {
            setChances(*question, weights, chances);
            for (std::size_t i = 0; i < chances.size(); ++i) {
                const float excess = chances[i] - question->chances[i];
                for (const std::uint16_t trait : question->rows[i]) {
                    if (trait == 0)
                        continue;
                    const float slope = excess + kPenalty * weights[trait];
                    squares[trait] += slope * slope;
                    weights[trait] -= step * slope / std::sqrt(squares[trait]);
                }
            }
        }
    }
    return weights;
}

SoftmaxQuality qualityOf(std::span<const TaughtQuestion* const> questions, std::span<const float> weights)
{
    SoftmaxQuality quality;
    std::vector<float> chances;
    for (const TaughtQuestion* question : questions) {
        setChances(*question, weights, chances);
        for (std::size_t i = 0; i < chances.size(); ++i) {
            const auto taught = static_cast<double>(question->chances[i]);
            if (taught <= 0)
                continue;
            quality.logLoss -= taught * std::log(std::max(1e-9, static_cast<double>(chances[i])));
            quality.logLossTeacher -= taught * std::log(taught);
        }
        const auto answers = static_cast<double>(chances.size());
        quality.logLossEven += std::log(answers);
        quality.agreement += likeliest(chances) == likeliest(question->chances) ? 1.0 : 0.0;
        quality.agreementEven += 1.0 / answers;
    }
    const auto all = std::max(1.0, static_cast<double>(questions.size()));
    for (double* each :
        { &quality.logLoss, &quality.logLossEven, &quality.logLossTeacher, &quality.agreement, &quality.agreementEven })
        *each /= all;
    return quality;
}

} // namespace core
