#include "core/starrealms/scenario/runner.h"

#include "core/json/scenario_file.h"
#include "core/language/house.h"
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
    checkScenarioHead(scenario, kGameId);
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
            fault = say(House::AtStep, { number, wrong });
    });
    return fault;
}

std::string faultOf(const std::shared_ptr<const CardLibrary>& library, const Json& scenario)
{
    Problems problems;
    const Saying fault = run(library, JsonReader(scenario, "", problems), problems);
    return problems.empty() ? fault.words() : problems.front().text();
}

} // namespace

std::vector<ScenarioResult> runScenarios(const std::shared_ptr<const CardLibrary>& library, const std::string& fileName,
    std::string_view text, Problems& problems)
{
    return runScenarioFile(fileName, text, problems, [&](const Json& scenario) { return faultOf(library, scenario); });
}

} // namespace core::starrealms
