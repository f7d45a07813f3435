#include "core/json/scenario_file.h"

#include "core/json/json_reader.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

namespace core {

std::vector<ScenarioResult> runScenarioFile(const std::string& fileName, std::string_view text, Problems& problems,
    const std::function<std::string(const nlohmann::json& scenario)>& faultOf)
{
    nlohmann::json scenarios;
    Problems faults;
    if (parseJson(text, scenarios, faults) && !scenarios.is_array())
        faults.push_back({ "", say(House::NoScenarioList), say(House::Write, { "[ { … } ]" }) });
    for (Problem& fault : faults)
        problems.push_back({ fileName + (fault.where.empty() ? "" : ' ' + fault.where), fault.what, fault.hint });
    std::vector<ScenarioResult> results;
    if (!faults.empty())
        return results;
    for (const nlohmann::json& scenario : scenarios) {
        ScenarioResult& result = results.emplace_back();
        const bool named = scenario.is_object() && scenario.contains("id") && scenario["id"].is_string();
        result.id = named ? scenario["id"].get<std::string>() : say(House::WithoutId).words();
        result.message = faultOf(scenario);
        if (!result.message.empty())
            result.status = ScenarioResult::Status::Failed;
    }
    return results;
}

void checkScenarioHead(const JsonReader& scenario, const std::string& game)
{
    if (scenario.text("id").empty())
        scenario.child("id").fault(say(House::IsEmpty));
    if (!scenario.has("game"))
        return;
    if (const std::string named = scenario.text("game"); named != game)
        scenario.child("game").fault(say(House::NotBuiltHere, { game, named }));
}

} // namespace core
