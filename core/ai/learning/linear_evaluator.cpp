#include "core/ai/learning/linear_evaluator.h"

#include "core/ai/search/rollout.h"
#include "core/language/house.h"

#include <bit>
#include <cassert>

namespace core {

namespace {

constexpr double kDecided = 100.0; // points; a win chance of 1 to fourteen digits

}

double decidedValue(const Outcome& outcome, Seat seat)
{
    return contains(outcome.winners, seat) ? kDecided / std::popcount(outcome.winners) : -kDecided;
}

LinearEvaluator::LinearEvaluator(const Features& features)
    : m_features(features)
    , m_count(features.count())
{
    assert(m_count <= kMaxFeatures);
}

std::unique_ptr<LinearEvaluator> LinearEvaluator::make(
    const Features& features, const LinearWeights& weights, const std::string& where, Problems& problems)
{
    const language::Saying hint = say(House::TrainAgain, { "breakpoint-cli train" });
    auto made = std::make_unique<LinearEvaluator>(features);
    if (weights.weights.size() != made->m_count) {
        problems.push_back({ where,
            say(House::OtherFeatures, { std::to_string(weights.weights.size()), std::to_string(made->m_count) }),
            hint });
        return nullptr;
    }
    made->m_intercept = kPointsALogit * weights.intercept;
    for (std::size_t i = 0; i < made->m_count; ++i) {
        const LinearWeights::Weight& weight = weights.weights[i];
        if (weight.feature != features.name(i)) {
            problems.push_back(
                { where, say(House::OtherFeature, { std::to_string(i + 1), weight.feature, features.name(i) }), hint });
            return nullptr;
        }
        made->m_points[i] = kPointsALogit * weight.weight / weight.scale;
    }
    return made;
}

double LinearEvaluator::value(const Match& match, Seat seat) const
{
    if (const Outcome outcome = match.outcome(); outcome.decided)
        return decidedValue(outcome, seat);
    std::array<float, kMaxFeatures> values;
    m_features.read(match, seat, { values.data(), m_count });
    double sum = m_intercept;
    for (std::size_t i = 0; i < m_count; ++i)
        sum += m_points[i] * static_cast<double>(values[i]);
    return sum;
}

} // namespace core
