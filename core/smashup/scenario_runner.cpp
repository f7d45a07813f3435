#include "core/smashup/scenario_runner.h"

#include "core/smashup/cards/card_library.h"
#include "core/smashup/scenario_expect.h"
#include "core/smashup/scenario_position.h"
#include "core/smashup/scenario_steps.h"
#include "core/smashup/smash_up_game.h"

#include <nlohmann/json.hpp>

#include <set>

namespace core::smashup {

namespace {

using Json = nlohmann::json;

/// The first name anywhere in the scenario that is not built; empty when there is none.
std::string unbuiltIn(const SmashUpGame& game, const CardLibrary& library, const Json& json)
{
    static const std::set<std::string> kProse { "id", "note", "source_id", "confidence", "factions", "name" };
    if (json.is_string()) {
        const std::string& name = json.get_ref<const std::string&>();
        return library.find(name) < 0 && library.faction(name) == nullptr && game.isUnbuilt(name) ? name
                                                                                                  : std::string();
    }
    if (json.is_object()) {
        for (const auto& [key, value] : json.items()) {
            if (library.find(key) < 0 && game.isUnbuilt(key))
                return key;
            if (kProse.contains(key) && !(key == "name" && json.contains("minions")))
                continue;
            if (std::string found = unbuiltIn(game, library, value); !found.empty())
                return found;
        }
    }
    if (json.is_array())
        for (const Json& each : json)
            if (std::string found = unbuiltIn(game, library, each); !found.empty())
                return found;
    return {};
}

ScenarioResult runOne(const SmashUpGame& game, const Json& scenario)
{
    ScenarioResult result;
    result.id = scenario.is_object() && scenario.contains("id") && scenario["id"].is_string()
        ? scenario["id"].get<std::string>()
        : "(without id)";
    const auto skip = [&](const std::string& what) {
        result.status = ScenarioResult::Status::Skipped;
        result.message = what + " is not built";
        return result;
    };
    const auto fail = [&](const std::string& why) {
        result.status = ScenarioResult::Status::Failed;
        result.message = why;
        return result;
    };
    if (!scenario.is_object())
        return fail("is no object");
    const auto library = game.library(scenario.contains("printing") && scenario["printing"].is_string()
            ? scenario["printing"].get<std::string>()
            : "first");
    if (library != nullptr)
        if (const std::string name = unbuiltIn(game, *library, scenario); !name.empty())
            return skip(name);
    Position position = buildPosition(game, scenario);
    if (!position.skipped.empty())
        return skip(position.skipped);
    if (!position.error.empty())
        return fail(position.error);
    if (!scenario.contains("steps") || !scenario["steps"].is_array())
        return fail("steps: expected a list");

    ScenarioTable table(*position.match, position.ids);
    int number = 0;
    for (const Json& step : scenario["steps"]) {
        ++number;
        std::string fault;
        try {
            if (step.is_object() && step.contains("expect")) {
                if (step.size() != 1)
                    fault = "expect: stands alone in its step";
                else
                    fault = checkExpectation(game, table, step["expect"]);
            } else {
                fault = table.make(step);
            }
        } catch (const Json::exception& wrong) {
            fault = std::string("wrong kind of value: ") + wrong.what();
        }
        if (!fault.empty())
            return fail("step " + std::to_string(number) + ": " + fault);
    }
    return result;
}

} // namespace

std::vector<ScenarioResult> runScenarios(
    const SmashUpGame& game, const std::string& fileName, std::string_view text, Problems& problems)
{
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_array()) {
        problems.push_back(
            { fileName, json.is_discarded() ? "is no JSON" : "is no list of scenarios", "write [ { … } ]" });
        return {};
    }
    std::vector<ScenarioResult> results;
    for (const Json& scenario : json) {
        if (scenario.is_object() && scenario.contains("game") && scenario["game"] != "smashup")
            continue; // another game's
        results.push_back(runOne(game, scenario));
    }
    return results;
}

} // namespace core::smashup
