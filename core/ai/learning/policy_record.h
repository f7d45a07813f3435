#pragma once

#include "core/ai/learning/learned_record.h"
#include "core/game/problem.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace core {

/// What each trait of a choice adds to the logarithm of its chance, by the trait's name; see ChoiceTraits.
using TraitWeights = std::map<std::string, double>;

/// A policy, where it comes from and what it is worth: the file that training writes.
struct PolicyRecord : LearnedRecord {
    std::string teacher; ///< the player whose choices were learned from
    TraitWeights weights;
    std::int64_t questions = 0; ///< held out: of matches that were not learned from
    double logLoss = 0; ///< on those, nats a question
    double logLossEven = 0; ///< of chances that are all alike
    double logLossTeacher = 0; ///< of the teacher's own chances: no policy has less
    double agreement = 0; ///< share of questions where the likeliest answer is the teacher's
    double agreementEven = 0; ///< of an answer drawn at random
};

/// JSON, ending with a line feed; numbers in six digits, weights in three. Equal records give equal bytes.
std::string toJson(const PolicyRecord& record);

/// Reads what toJson() wrote. False, with `problems` at `where`, when it is something else.
bool readPolicy(std::string_view text, const std::string& where, PolicyRecord& record, Problems& problems);

} // namespace core
