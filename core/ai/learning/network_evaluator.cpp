#include "core/ai/learning/network_evaluator.h"

#include "core/ai/learning/linear_evaluator.h"
#include "core/ai/search/rollout.h"
#include "core/language/house.h"

#include <cassert>
#include <unordered_map>

namespace core {

NetworkEvaluator::NetworkEvaluator(const Features& features, NetworkWeights weights)
    : m_features(features)
    , m_network(std::move(weights))
{
    assert(m_network.weights().numbers.size() == features.count());
    assert(m_network.weights().sparse.size() == features.sparseCount());
}

std::unique_ptr<NetworkEvaluator> NetworkEvaluator::make(
    const Features& features, const NetworkRecord& record, const std::string& where, Problems& problems)
{
    const language::Saying hint = say(House::TrainAgain, { "breakpoint-cli train --use network" });
    if (record.numbers.size() != features.count()) {
        problems.push_back({ where,
            say(House::OtherFeatures, { std::to_string(record.numbers.size()), std::to_string(features.count()) }),
            hint });
        return nullptr;
    }
    NetworkWeights weights;
    for (std::size_t i = 0; i < record.numbers.size(); ++i) {
        const NetworkRecord::Number& number = record.numbers[i];
        if (number.feature != features.name(i)) {
            problems.push_back(
                { where, say(House::OtherFeature, { std::to_string(i + 1), number.feature, features.name(i) }), hint });
            return nullptr;
        }
        weights.scales.push_back(number.scale);
        weights.numbers.push_back(number.row);
    }
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < features.sparseCount(); ++i)
        places.emplace(features.sparseName(i), i);
    weights.sparse.resize(features.sparseCount());
    for (const auto& [name, row] : record.sparse) {
        const auto found = places.find(name);
        if (found == places.end()) {
            problems.push_back({ where, say(House::UnknownInput, { name }), hint });
            return nullptr;
        }
        weights.sparse[found->second] = row;
    }
    weights.bias = record.bias;
    weights.heads = record.heads;
    return std::make_unique<NetworkEvaluator>(features, std::move(weights));
}

double NetworkEvaluator::value(const Match& match, Seat seat) const
{
    if (const Outcome outcome = match.outcome(); outcome.decided)
        return decidedValue(outcome, seat);
    std::array<float, kMaxFeatures> values;
    PresentInputs present;
    const std::span<float> numbers(values.data(), m_network.weights().numbers.size());
    m_features.readAll(match, seat, numbers, present);
    return kPointsALogit * m_network.logit(numbers, { present.begin(), present.size() }, match.seatCount());
}

} // namespace core
