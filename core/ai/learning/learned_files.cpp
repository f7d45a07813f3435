#include "core/ai/learning/learned_files.h"

#include "core/ai/learning/learned_line_reader.h"
#include "core/ai/learning/linear_evaluator.h"
#include "core/ai/learning/network_evaluator.h"
#include "core/ai/learning/softmax_policy.h"

#include <algorithm>

namespace core {

namespace {

constexpr const char* kNetworkFile = "/network.json";
constexpr const char* kPolicyFile = "/choices.json";
constexpr const char* kLinesUse = "lines";

}

bool LearnedFiles::read(const About& about, const SourceFile& file, Problems& problems)
{
    if (file.path.ends_with(kPolicyFile)) {
        PolicyRecord record;
        if (readPolicy(file.text, file.path, record, problems))
            m_policy = SoftmaxPolicy::make(about.traits, record.weights, file.path, problems);
        return m_policy != nullptr;
    }
    if (file.path.ends_with(kNetworkFile)) {
        NetworkRecord record;
        if (readNetwork(file.text, file.path, record, problems))
            m_network = NetworkEvaluator::make(about.features, record, file.path, problems);
        return m_network != nullptr;
    }
    TrainingRecord record;
    if (!readTraining(file.text, file.path, record, problems))
        return false;
    if (record.use == kLinesUse && about.origins != nullptr) {
        auto reader = LearnedLineReader::make(*about.origins, record.weights, file.path, problems);
        const bool made = reader != nullptr;
        m_lineReaders[static_cast<std::size_t>(std::clamp(record.seats, 1, kMaxSeats)) - 1] = std::move(reader);
        return made;
    }
    auto evaluator = LinearEvaluator::make(about.features, record.weights, file.path, problems);
    const bool made = evaluator != nullptr;
    const LearnedFor use = record.use == "plays" ? LearnedFor::Plays : LearnedFor::Leaves;
    m_evaluators[static_cast<std::size_t>(use)] = std::move(evaluator);
    return made;
}

} // namespace core
