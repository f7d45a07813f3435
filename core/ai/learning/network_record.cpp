#include "core/ai/learning/network_record.h"

#include "core/ai/learning/learned_json.h"
#include "core/ai/learning/rounded.h"
#include "core/game/minds.h"
#include "core/json/json_reader.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace core {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t kLongestRow = 200; ///< bytes

/// "12 -3 0": a line for each row keeps files small and fit to be compared.
std::string inWords(const NetworkRow& row)
{
    std::string words;
    for (const std::int16_t weight : row) {
        if (!words.empty())
            words += ' ';
        words += std::to_string(weight);
    }
    return words;
}

NetworkRow readRow(const JsonReader& reader)
{
    const std::string words = reader.asText(kLongestRow);
    NetworkRow row {};
    const char* at = words.data();
    const char* const end = at + words.size();
    for (std::int16_t& weight : row) {
        at += at != end && *at == ' ' ? 1 : 0;
        const auto [next, error] = std::from_chars(at, end, weight);
        if (error != std::errc()) {
            reader.fault(say(House::RowExpected, { static_cast<int>(kUnits) }));
            return {};
        }
        at = next;
    }
    if (at != end)
        reader.fault(say(House::RowExpected, { static_cast<int>(kUnits) }));
    return row;
}

}

void nameInputs(NetworkRecord& record, const NetworkWeights& weights, const Features& features)
{
    record.numbers.clear();
    for (std::size_t i = 0; i < weights.numbers.size(); ++i)
        record.numbers.push_back({ features.name(i), rounded(weights.scales[i]), weights.numbers[i] });
    record.sparse.clear();
    for (std::size_t i = 0; i < weights.sparse.size(); ++i)
        if (weights.sparse[i] != NetworkRow {})
            record.sparse[features.sparseName(i)] = weights.sparse[i];
    record.bias = weights.bias;
    record.heads = weights.heads;
}

std::string toJson(const NetworkRecord& record)
{
    ordered_json root;
    write(root, record);
    root["numbers"] = ordered_json::array();
    for (const NetworkRecord::Number& each : record.numbers)
        root["numbers"].push_back(
            { { "feature", each.feature }, { "scale", rounded(each.scale) }, { "row", inWords(each.row) } });
    root["sparse"] = ordered_json::object();
    for (const auto& [name, row] : record.sparse)
        root["sparse"][name] = inWords(row);
    root["bias"] = inWords(record.bias);
    root["heads"] = ordered_json::array();
    for (std::size_t i = 0; i < kHeads; ++i) {
        const NetworkHead& head = record.heads[i];
        root["heads"].push_back({ { "row", inWords(head.weights) }, { "bias", head.bias } });
        if (const std::optional<TaughtHead>& taught = record.taught[i]) {
            ordered_json& how = root["heads"].back()["taught"];
            write(how, *taught);
            writeHeldOut(how, *taught);
            how["held_out"]["log_loss_before"] = rounded(taught->logLossBefore);
        }
    }
    writeHeldOut(root, record);
    root["held_out"]["log_loss_linear"] = rounded(record.logLossLinear);
    return root.dump(1) + '\n';
}

std::string toJson(const TaughtNetwork& record)
{
    NetworkRecord network = record.network;
    network.taught[static_cast<std::size_t>(record.seats - kFewestSeats)] = record;
    return toJson(network);
}

bool readNetwork(std::string_view text, const std::string& where, NetworkRecord& record, Problems& problems)
{
    Problems faults;
    nlohmann::json parsed;
    if (parseJson(text, parsed, faults)) {
        const JsonReader root(parsed, "", faults);
        root.only({ "game", "use", "command", "seed", "seats", "matches", "set", "set_hash", "engine_version",
            "numbers", "sparse", "bias", "heads", "held_out", "reliability" });
        read(root, record);
        if (record.use != kNetworkUse)
            root.child("use").fault(say(House::WordExpected, { kNetworkUse }));
        record.numbers.clear();
        root.child("numbers").eachItem(0, kMaxFeatures, [&](const JsonReader& item) {
            record.numbers.push_back(
                { item.text("feature"), item.child("scale").asNumber(1e-9, 1e9), readRow(item.child("row")) });
        });
        record.sparse.clear();
        root.child("sparse").eachMember(
            [&](const std::string& name, const JsonReader& row) { record.sparse[name] = readRow(row); });
        record.bias = readRow(root.child("bias"));
        std::size_t head = 0;
        root.child("heads").eachItem(kHeads, kHeads, [&](const JsonReader& item) {
            record.heads[head] = { readRow(item.child("row")),
                static_cast<std::int16_t>(item.child("bias").asInteger(-32768, 32767)) };
            record.taught[head].reset();
            if (item.has("taught")) {
                const JsonReader how = item.child("taught");
                read(how, record.taught[head].emplace());
                readHeldOut(how, *record.taught[head]);
                record.taught[head]->logLossBefore = how.child("held_out").child("log_loss_before").asNumber(0, 1e6);
            }
            ++head;
        });
        readHeldOut(root, record);
        record.logLossLinear = root.child("held_out").child("log_loss_linear").asNumber(0, 1e6);
    }
    return handOn(std::move(faults), where, problems);
}

} // namespace core
