#include "core/ai/learning/learned_json.h"

#include "core/ai/learning/rounded.h"
#include "core/json/json_reader.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace core {

namespace {

constexpr std::int64_t kMostPositions = std::numeric_limits<std::int64_t>::max();

}

void write(nlohmann::ordered_json& root, const LearnedRecord& record)
{
    root["game"] = record.game;
    root["use"] = record.use;
    root["command"] = record.command;
    root["seed"] = record.seed;
    root["seats"] = record.seats;
    root["matches"] = record.matches;
    root["set"] = record.set;
    root["set_hash"] = record.setHash;
    root["engine_version"] = record.engineVersion;
}

void read(const JsonReader& root, LearnedRecord& record)
{
    record.game = root.text("game");
    record.use = root.text("use");
    record.command = root.text("command");
    record.seed = root.child("seed").asUnsigned();
    record.seats = static_cast<int>(root.child("seats").asInteger(2, 4));
    record.matches = static_cast<int>(root.child("matches").asInteger(1, std::numeric_limits<int>::max()));
    record.set = root.text("set");
    record.setHash = root.text("set_hash");
    record.engineVersion = root.text("engine_version");
}

void writeHeldOut(nlohmann::ordered_json& root, const HeldOut& held)
{
    root["held_out"] = { { "positions", held.positions }, { "log_loss", rounded(held.logLoss) },
        { "log_loss_by_hand", rounded(held.logLossByHand) }, { "calibration_error", rounded(held.calibrationError) } };
    root["reliability"] = nlohmann::ordered_json::array();
    for (const ReliabilityBin& bin : held.reliability)
        root["reliability"].push_back(
            { { "positions", bin.positions }, { "predicted", rounded(bin.predicted) }, { "seen", rounded(bin.seen) } });
}

void readHeldOut(const JsonReader& root, HeldOut& held)
{
    const JsonReader quality = root.child("held_out");
    held.positions = quality.child("positions").asInteger(0, kMostPositions);
    held.logLoss = quality.child("log_loss").asNumber(0, 1e6);
    held.logLossByHand = quality.child("log_loss_by_hand").asNumber(0, 1e6);
    held.calibrationError = quality.child("calibration_error").asNumber(0, 1);
    held.reliability.clear();
    root.child("reliability").eachItem(10, 10, [&](const JsonReader& item) {
        held.reliability.push_back({ item.child("positions").asInteger(0, kMostPositions),
            item.child("predicted").asNumber(0, 1), item.child("seen").asNumber(0, 1) });
    });
}

bool handOn(Problems faults, const std::string& where, Problems& problems)
{
    for (Problem& fault : faults) {
        fault.where = where + (fault.where.empty() ? "" : ' ' + fault.where);
        problems.push_back(std::move(fault));
    }
    return faults.empty();
}

} // namespace core
