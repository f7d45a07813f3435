#include "core/ai/learning/policy_record.h"

#include "core/ai/learning/learned_json.h"
#include "core/ai/learning/rounded.h"
#include "core/json/json_reader.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace core {

namespace {

constexpr std::int64_t kMostQuestions = std::numeric_limits<std::int64_t>::max();
constexpr const char* kUse = "choices";
constexpr double kMostLoss = 1e6;
constexpr double kMostWeight = 1e3;

}

std::string toJson(const PolicyRecord& record)
{
    nlohmann::ordered_json root;
    write(root, record);
    root["teacher"] = record.teacher;
    root["weights"] = nlohmann::ordered_json::object();
    for (const auto& [trait, weight] : record.weights)
        root["weights"][trait] = rounded(weight, 3);
    root["held_out"] = { { "questions", record.questions }, { "log_loss", rounded(record.logLoss) },
        { "log_loss_even", rounded(record.logLossEven) }, { "log_loss_teacher", rounded(record.logLossTeacher) },
        { "agreement", rounded(record.agreement) }, { "agreement_even", rounded(record.agreementEven) } };
    return root.dump(1) + '\n';
}

bool readPolicy(std::string_view text, const std::string& where, PolicyRecord& record, Problems& problems)
{
    Problems faults;
    nlohmann::json parsed;
    if (parseJson(text, parsed, faults)) {
        const JsonReader root(parsed, "", faults);
        root.only({ "game", "use", "command", "teacher", "seed", "seats", "matches", "set", "set_hash",
            "engine_version", "weights", "held_out" });
        read(root, record);
        if (record.use != kUse)
            root.child("use").fault(say(House::WordExpected, { kUse }));
        record.teacher = root.text("teacher");
        record.weights.clear();
        root.child("weights").eachMember([&](const std::string& trait, const JsonReader& weight) {
            record.weights[trait] = weight.asNumber(-kMostWeight, kMostWeight);
        });
        const JsonReader held = root.child("held_out");
        record.questions = held.child("questions").asInteger(0, kMostQuestions);
        record.logLoss = held.child("log_loss").asNumber(0, kMostLoss);
        record.logLossEven = held.child("log_loss_even").asNumber(0, kMostLoss);
        record.logLossTeacher = held.child("log_loss_teacher").asNumber(0, kMostLoss);
        record.agreement = held.child("agreement").asNumber(0, 1);
        record.agreementEven = held.child("agreement_even").asNumber(0, 1);
    }
    return handOn(std::move(faults), where, problems);
}

} // namespace core
