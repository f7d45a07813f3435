#include "core/ai/learning/softmax_policy.h"

#include "core/language/house.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <unordered_map>

namespace core {

SoftmaxPolicy::SoftmaxPolicy(const ChoiceTraits& traits, std::vector<float> weights)
    : m_traits(traits)
    , m_weights(std::move(weights))
{
    assert(m_weights.size() == traits.count());
}

std::unique_ptr<SoftmaxPolicy> SoftmaxPolicy::make(
    const ChoiceTraits& traits, const TraitWeights& weights, const std::string& where, Problems& problems)
{
    std::unordered_map<std::string, std::size_t> numbers;
    for (std::size_t trait = 1; trait < traits.count(); ++trait)
        numbers.emplace(traits.name(trait), trait);
    std::vector<float> byTrait(traits.count());
    for (const auto& [name, weight] : weights) {
        const auto found = numbers.find(name);
        if (found == numbers.end()) {
            problems.push_back({ where, say(House::UnknownTrait, { name }),
                say(House::TrainAgain, { "breakpoint-cli train --use choices" }) });
            return nullptr;
        }
        byTrait[found->second] = static_cast<float>(weight);
    }
    return std::make_unique<SoftmaxPolicy>(traits, std::move(byTrait));
}

void SoftmaxPolicy::weigh(const Match& match, const Prompt& prompt, double sharpness, std::span<float> weights) const
{
    std::array<ChoiceTraits::Row, kMaxChoices> rows;
    m_traits.read(match, prompt, { rows.data(), weights.size() });
    float most = -1e9F;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        float sum = 0;
        for (const std::uint16_t trait : rows[i])
            sum += m_weights[trait];
        weights[i] = sum;
        most = std::max(most, sum);
    }
    // Less than 1 for the likeliest never overflows; what comes to nothing keeps a trace of a chance.
    constexpr float kLeast = -30.0F;
    for (float& weight : weights)
        weight = std::exp(std::max(kLeast, static_cast<float>(sharpness) * (weight - most)));
}

} // namespace core
