#pragma once

#include "core/ai/learning/training_record.h"
#include "core/game/game.h"

#include <array>
#include <memory>

namespace core {

/// The name of the first input of a line reader, before the game's origins: the logit of the share that the lines had.
inline constexpr const char* kLogitOfLines = "logit of the lines";

/// That input, held away from the infinite.
double logitOfLines(double share);

/// Reads lines by weights that were learned: for each seat the logistic of their sum, divided by the sum over the
/// teams.
class LearnedLineReader final : public LineReader {
public:
    /// Null, with `problems` at `where`, when a weight is of something that is no origin of the game, or more lines
    /// won mean a smaller chance. An origin without a weight weighs 0. `origins` must outlive the reader.
    static std::unique_ptr<LearnedLineReader> make(
        const Features& origins, const LinearWeights& weights, const std::string& where, Problems& problems);

    PerSeat<double> chances(const Match& match, const PerSeat<double>& shares) const override;

private:
    explicit LearnedLineReader(const Features& origins);

    const Features& m_origins;
    double m_intercept = 0;
    double m_slope = 0; ///< logits a logit of the lines is worth
    std::array<double, kMaxFeatures> m_logits {}; ///< for one of an origin
};

} // namespace core
