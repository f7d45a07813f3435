#include "core/ai/learning/learned_json.h"

#include "core/json/json_reader.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace core {

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

bool handOn(Problems faults, const std::string& where, Problems& problems)
{
    for (Problem& fault : faults) {
        fault.where = where + (fault.where.empty() ? "" : ' ' + fault.where);
        problems.push_back(std::move(fault));
    }
    return faults.empty();
}

} // namespace core
