#pragma once

#include "core/ai/learning/learned_record.h"
#include "core/game/problem.h"

#include <nlohmann/json_fwd.hpp>

namespace core {

class JsonReader;

/// The members of a file that say so, and back again.
void write(nlohmann::ordered_json& root, const LearnedRecord& record);
void read(const JsonReader& root, LearnedRecord& record);
void writeHeldOut(nlohmann::ordered_json& root, const HeldOut& held);
void readHeldOut(const JsonReader& root, HeldOut& held);

/// Hands on the faults of a file with its name. True where there are none.
bool handOn(Problems faults, const std::string& where, Problems& problems);

} // namespace core
