#pragma once

#include "core/ai/learning/learned_record.h"
#include "core/game/problem.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A win chance as the logistic of weighted features: 1 / (1 + e^-(intercept + sum of weight · feature / scale)).
struct LinearWeights {
    struct Weight {
        std::string feature; ///< by name, see Features
        double scale = 1; ///< the feature's standard deviation in training, above 0
        double weight = 0; ///< logits a `scale` of the feature is worth
    };
    double intercept = 0;
    std::vector<Weight> weights; ///< in the order of the features
};

/// What was predicted and what came, of the predictions in one tenth of 0..1.
struct ReliabilityBin {
    std::int64_t positions = 0;
    double predicted = 0; ///< mean win chance
    double seen = 0; ///< mean share of the win
};

/// Weights, where they come from and how far they can be trusted: the file that training writes.
struct TrainingRecord : LearnedRecord {
    LinearWeights weights;
    std::int64_t positions = 0; ///< held out: of matches that were not learned from
    double logLoss = 0; ///< on those, nats a position
    double logLossByHand = 0; ///< of the game's own evaluator on the same
    double calibrationError = 0; ///< mean of |predicted - seen| over the bins, weighted by positions
    std::vector<ReliabilityBin> reliability; ///< ten bins of the held-out positions
};

/// JSON, ending with a line feed; numbers in six digits. Equal records give equal bytes.
std::string toJson(const TrainingRecord& record);

/// Reads what toJson() wrote. False, with `problems` at `where`, when it is something else.
bool readTraining(std::string_view text, const std::string& where, TrainingRecord& record, Problems& problems);

} // namespace core
