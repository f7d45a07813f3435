#include "core/ai/learning/training_record.h"

#include "core/ai/learning/learned_json.h"
#include "core/ai/learning/rounded.h"
#include "core/json/json_reader.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

namespace core {

namespace {

using nlohmann::ordered_json;

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
    writeHeldOut(root, record);
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
        readHeldOut(root, record);
    }
    return handOn(std::move(faults), where, problems);
}

} // namespace core
