#pragma once

#include "core/game/game.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

class JsonReader;

/// Runs every scenario of a file's text, of whichever game. `faultOf` says why one of them fails, or nothing. What is
/// no list of scenarios gives `problems`, with the file's name before the place, and no results.
std::vector<ScenarioResult> runScenarioFile(const std::string& fileName, std::string_view text, Problems& problems,
    const std::function<std::string(const nlohmann::json& scenario)>& faultOf);

/// A fault of a scenario without an id, or one of another game.
void checkScenarioHead(const JsonReader& scenario, const std::string& game);

} // namespace core
