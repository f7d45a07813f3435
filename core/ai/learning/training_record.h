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

/// Weights, where they come from and how far they can be trusted: the file that training writes.
struct TrainingRecord : LearnedRecord, HeldOut {
    LinearWeights weights;
};

/// JSON, ending with a line feed; numbers in six digits. Equal records give equal bytes.
std::string toJson(const TrainingRecord& record);

/// Reads what toJson() wrote. False, with `problems` at `where`, when it is something else.
bool readTraining(std::string_view text, const std::string& where, TrainingRecord& record, Problems& problems);

} // namespace core
