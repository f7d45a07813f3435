#pragma once

#include "core/ai/learning/policy_record.h"
#include "core/game/game.h"

#include <memory>
#include <vector>

namespace core {

/// A policy that knows each answer by its traits: e to the sum of their weights.
class SoftmaxPolicy final : public Policy {
public:
    /// Null, with `problems` at `where`, when a weight is of a trait that is not on the list. A trait without a weight
    /// weighs 0. `traits` must outlive the policy.
    static std::unique_ptr<SoftmaxPolicy> make(
        const ChoiceTraits& traits, const TraitWeights& weights, const std::string& where, Problems& problems);

    /// `weights` are by trait, that of trait 0 is 0.
    SoftmaxPolicy(const ChoiceTraits& traits, std::vector<float> weights);
    void weigh(const Match& match, const Prompt& prompt, double sharpness, std::span<float> weights) const override;

private:
    const ChoiceTraits& m_traits;
    std::vector<float> m_weights;
};

} // namespace core
