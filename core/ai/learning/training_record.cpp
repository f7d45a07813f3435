#include "core/ai/learning/training_record.h"

#include "core/ai/learning/learned_json.h"
#include "core/ai/learning/rounded.h"
#include "core/json/json_reader.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace core {

namespace {

using nlohmann::ordered_json;

constexpr std::int64_t kMostPositions = std::numeric_limits<std::int64_t>::max();

}

std::string toJson(const TrainingRecord& record)
{
    ordered_json root;
    write(root, record);
    root["intercept"] = rounded(record.weights.intercept);
    root["weights"] = ordered_json::array();
    for (const LinearWeights::Weight& each : record.weights.weights)
        root["weights"].push_back(
            { { "feature", each.feature }, { "scale", rounded(each.scale) }, { "weight", rounded(each.weight) } });
    root["held_out"] = { { "positions", record.positions }, { "log_loss", rounded(record.logLoss) },
        { "log_loss_by_hand", rounded(record.logLossByHand) },
        { "calibration_error", rounded(record.calibrationError) } };
    root["reliability"] = ordered_json::array();
    for (const ReliabilityBin& bin : record.reliability)
        root["reliability"].push_back(
            { { "positions", bin.positions }, { "predicted", rounded(bin.predicted) }, { "seen", rounded(bin.seen) } });
    return root.dump(1) + '\n';
}

bool readTraining(std::string_view text, const std::string& where, TrainingRecord& record, Problems& problems)
{
    Problems faults;
    nlohmann::json parsed;
    if (parseJson(text, parsed, faults)) {
        const JsonReader root(parsed, "", faults);
        root.only({ "game", "use", "command", "seed", "seats", "matches", "set", "set_hash", "engine_version",
            "intercept", "weights", "held_out", "reliability" });
        read(root, record);
        if (record.use != "plays" && record.use != "leaves" && record.use != "lines")
            root.child("use").fault(say(House::WordExpected,
                { language::Saying::list(language::Between::Or, { "plays", "leaves", "lines" }) }));
        record.weights.intercept = root.child("intercept").asNumber(-1e6, 1e6);
        record.weights.weights.clear();
        root.child("weights").eachItem(1, 1000, [&](const JsonReader& item) {
            record.weights.weights.push_back({ item.text("feature"), item.child("scale").asNumber(1e-9, 1e9),
                item.child("weight").asNumber(-1e6, 1e6) });
        });
        const JsonReader held = root.child("held_out");
        record.positions = held.child("positions").asInteger(0, kMostPositions);
        record.logLoss = held.child("log_loss").asNumber(0, 1e6);
        record.logLossByHand = held.child("log_loss_by_hand").asNumber(0, 1e6);
        record.calibrationError = held.child("calibration_error").asNumber(0, 1);
        record.reliability.clear();
        root.child("reliability").eachItem(10, 10, [&](const JsonReader& item) {
            record.reliability.push_back({ item.child("positions").asInteger(0, kMostPositions),
                item.child("predicted").asNumber(0, 1), item.child("seen").asNumber(0, 1) });
        });
    }
    return handOn(std::move(faults), where, problems);
}

} // namespace core
