#pragma once

#include "core/ai/learning/training_record.h"
#include "core/game/game.h"

#include <array>

namespace core {

/// What a learned evaluation says of a decided match, beyond all that it says of others: a shared win is less.
double decidedValue(const Outcome& outcome, Seat seat);

/// A learned evaluation: weighted features, as logits of the win chance times kPointsALogit. In a decided match a value
/// beyond all of those.
class LinearEvaluator final : public Evaluator {
public:
    /// Null, with `problems` at `where`, when the weights are of another list of features.
    static std::unique_ptr<LinearEvaluator> make(
        const Features& features, const LinearWeights& weights, const std::string& where, Problems& problems);

    /// With all weights 0. `features` must outlive the evaluator.
    explicit LinearEvaluator(const Features& features);

    double value(const Match& match, Seat seat) const override;

private:
    const Features& m_features;
    std::size_t m_count;
    double m_intercept = 0; ///< points
    std::array<double, kMaxFeatures> m_points {}; ///< for one of a feature
};

} // namespace core
