#include "core/starrealms/scenario/runner.h"

#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/scenario/expect.h"
#include "core/starrealms/scenario/position.h"
#include "core/starrealms/scenario/steps.h"

#include <nlohmann/json.hpp>

namespace core::starrealms {

namespace {

using Json = nlohmann::json;
using language::Saying;

constexpr std::size_t kMostSteps = 10'000;

void checkHead(const JsonReader& scenario)
{
    if (scenario.text("id").empty())
        scenario.child("id").fault(say(Fault::IsEmpty));
    if (!scenario.has("game"))
        return;
    if (const std::string game = scenario.text("game"); game != kGameId)
        scenario.child("game").fault(say(Fault::NotBuiltHere, { kGameId, game }));
}

Saying madeOf(ScenarioTable& table, const JsonReader& step)
{
    if (!step.has("expect"))
        return table.perform(step);
    step.only({ "expect" });
    return checkExpectation(table, step.child("expect"));
}

/// Why the scenario fails, or nothing; what makes no sense is in `problems`.
Saying run(const std::shared_ptr<const CardLibrary>& library, const JsonReader& scenario, Problems& problems)
{
    checkHead(scenario);
    Position position;
    if (problems.empty())
        position = buildPosition(library, scenario, problems);
    if (!problems.empty())
        return {};
    ScenarioTable table(*position.match, position.ids, problems);
    Saying fault;
    int number = 0;
    scenario.child("steps").eachItem(0, kMostSteps, [&](const JsonReader& step) {
        ++number;
        if (!fault.empty() || !problems.empty())
            return;
        if (const Saying wrong = madeOf(table, step); !wrong.empty())
            fault = say(Fault::AtStep, { number, wrong });
    });
    return fault;
}

ScenarioResult resultOf(const std::shared_ptr<const CardLibrary>& library, const Json& json)
{
    ScenarioResult result;
    const bool named = json.is_object() && json.contains("id") && json["id"].is_string();
    result.id = named ? json["id"].get<std::string>() : say(Fault::WithoutId).words();
    Problems problems;
    const Saying fault = run(library, JsonReader(json, "", problems), problems);
    if (problems.empty() && fault.empty())
        return result;
    result.status = ScenarioResult::Status::Failed;
    result.message = problems.empty() ? fault.words() : problems.front().text();
    return result;
}

} // namespace

std::vector<ScenarioResult> runScenarios(const std::shared_ptr<const CardLibrary>& library, const std::string& fileName,
    std::string_view text, Problems& problems)
{
    Json json;
    Problems faults;
    if (parseJson(text, json, faults) && !json.is_array())
        faults.push_back({ "", say(Fault::NoScenarioList), say(Fault::Write, { "[ { … } ]" }) });
    for (Problem& fault : faults)
        problems.push_back({ fileName + (fault.where.empty() ? "" : ' ' + fault.where), fault.what, fault.hint });
    std::vector<ScenarioResult> results;
    if (faults.empty())
        for (const Json& scenario : json)
            results.push_back(resultOf(library, scenario));
    return results;
}

} // namespace core::starrealms
