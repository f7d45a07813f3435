#include "core/smashup/scenario/runner.h"

#include "core/json/json_reader.h"
#include "core/json/scenario_file.h"
#include "core/language/house.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/scenario/expect.h"
#include "core/smashup/scenario/json.h"
#include "core/smashup/scenario/position.h"
#include "core/smashup/scenario/steps.h"

#include <nlohmann/json.hpp>

#include <set>

namespace core::smashup {

namespace {

using Json = nlohmann::json;

/// Finds what only another printing than the scenario's has.
class OtherPrintings {
public:
    OtherPrintings(const Libraries& libraries, const CardLibrary& own)
        : m_libraries(libraries)
        , m_own(own)
    {
    }

    /// A fault at the first such name in the scenario.
    void check(const Json& json, const std::string& where) const
    {
        // What is for the reader, what names seats, and what is checked by itself.
        static const std::set<std::string> kNoNames { "id", "note", "source_id", "confidence", "game", "printing" };
        if (json.is_string()) {
            name(json.get_ref<const std::string&>(), where);
        } else if (json.is_object()) {
            for (const auto& [key, value] : json.items()) {
                name(key, below(where, key));
                if (!kNoNames.contains(key))
                    check(value, below(where, key));
            }
        } else if (json.is_array()) {
            for (std::size_t i = 0; i < json.size(); ++i)
                check(json[i], below(where, i));
        }
    }

private:
    static bool has(const CardLibrary& library, const std::string& name)
    {
        return library.find(name) >= 0 || library.faction(name) != nullptr;
    }
    void name(const std::string& name, const std::string& where) const
    {
        if (has(m_own, name))
            return;
        for (const auto& each : m_libraries)
            if (has(*each, name))
                failAt(where,
                    say(Fault::OtherPrintingHas,
                        { m_own.printing(), name, each->printing(), "\"printing\": \"" + each->printing() + '"' }));
    }

    const Libraries& m_libraries;
    const CardLibrary& m_own;
};

void checkHead(const Libraries& libraries, const Json& scenario)
{
    if (textAt(need(scenario, "id", ""), "id").empty())
        failAt("id", say(House::IsEmpty));
    if (const std::string named = textOr(scenario, "game", "", kGameId); named != kGameId)
        failAt("game", say(House::NotBuiltHere, { kGameId, named }));
    if (const auto library = libraries.find(textOr(scenario, "printing", "", {})); library != nullptr)
        OtherPrintings(libraries, *library).check(scenario, "");
}

std::string faultOf(ScenarioTable& table, const Json& step)
{
    if (!step.is_object() || !step.contains("expect"))
        return table.make(step);
    return step.size() == 1 ? checkExpectation(table, step["expect"]) : placed("expect", say(Fault::StandsAlone));
}

void run(const Libraries& libraries, const Json& scenario)
{
    checkHead(libraries, scenario);
    Position position = buildPosition(libraries, scenario);
    if (!position.error.empty())
        throw ScenarioFault { position.error };
    const Json& steps = listAt(need(scenario, "steps", ""), "steps");
    ScenarioTable table(*position.match, position.ids);
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (const std::string fault = faultOf(table, steps[i]); !fault.empty())
            failAt({}, say(House::AtStep, { static_cast<int>(i) + 1, fault }));
}

std::string whyItFails(const Libraries& libraries, const Json& scenario)
{
    try {
        run(libraries, objectAt(scenario, ""));
    } catch (const ScenarioFault& fault) {
        return fault.text;
    }
    return {};
}

} // namespace

std::vector<ScenarioResult> runScenarios(
    const Libraries& libraries, const std::string& fileName, std::string_view text, Problems& problems)
{
    return runScenarioFile(
        fileName, text, problems, [&](const Json& scenario) { return whyItFails(libraries, scenario); });
}

} // namespace core::smashup
