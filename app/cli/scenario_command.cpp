#include "app/cli/scenario_command.h"

#include "app/cli/files.h"
#include "app/composition.h"
#include "app/terminal_text.h"
#include "core/json/json_text.h"
#include "core/registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

using Status = core::ScenarioResult::Status;

/// The game of a file's first scenario, where it names one that exists; each game tells its own faults of the rest.
std::string gameOf(const core::SourceFile& file)
{
    core::JsonFault broken; // told by the game that runs it
    const nlohmann::json parsed = core::parseJson(file.text, core::kAnyJson, broken);
    if (!parsed.is_array() || parsed.empty() || !parsed.front().is_object())
        return {};
    const auto game = parsed.front().find("game");
    if (game == parsed.front().end() || !game->is_string())
        return {};
    const std::string id = game->get<std::string>();
    return core::findGame(id) == nullptr ? std::string() : id;
}

/// As JSON has it.
const char* wordOf(Status status)
{
    switch (status) {
    case Status::Passed:
        return "ok";
    case Status::Failed:
        return "failed";
    case Status::Skipped:
        return "skipped";
    }
    return "";
}

QString textOf(Status status)
{
    switch (status) {
    case Status::Passed:
        return CliWords::tr("ok");
    case Status::Failed:
        return CliWords::tr("FAILED");
    case Status::Skipped:
        return CliWords::tr("skipped");
    }
    return {};
}

void printText(const std::vector<core::ScenarioResult>& results, std::ostream& out)
{
    int counts[3] = {};
    for (const core::ScenarioResult& result : results) {
        ++counts[static_cast<int>(result.status)];
        const std::string why = result.status == Status::Passed ? std::string() : ": " + result.message;
        out << textOf(result.status) << ' ' << printable(result.id + why) << '\n';
    }
    out << (counts[2] > 0 ? CliWords::tr("%1 passed, %2 failed, %3 skipped")
                                .arg(amount(counts[0]), amount(counts[1]), amount(counts[2]))
                          : CliWords::tr("%1 passed, %2 failed").arg(amount(counts[0]), amount(counts[1])))
        << '\n';
}

void printJson(const std::vector<core::ScenarioResult>& results, std::ostream& out)
{
    auto list = nlohmann::ordered_json::array();
    for (const core::ScenarioResult& result : results) {
        nlohmann::ordered_json entry { { "id", result.id }, { "status", wordOf(result.status) } };
        if (!result.message.empty())
            entry["message"] = result.message;
        list.push_back(std::move(entry));
    }
    out << list.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

}

void ScenarioCommand::declare(Parser& parser)
{
    parser.texts(CliWords::tr("PATH").toStdString(), m_paths, CliWords::tr("scenario files, or folders of them"), true);
    parser.text("--game", m_game, CliWords::tr("the game of scenarios that name none"));
}

ExitStatus ScenarioCommand::run(Context& context)
{
    core::Problems problems;
    const std::vector<core::SourceFile> files = readAll(m_paths, problems);
    std::vector<core::ScenarioResult> results;
    for (const core::SourceFile& file : files) {
        const std::string named = gameOf(file);
        const core::Game* const game = context.game(named.empty() ? m_game : named);
        if (game == nullptr)
            return Wrong;
        std::vector<core::ScenarioResult> some = game->runScenarios(file.path, file.text, problems);
        if (named.empty() && m_game.empty() && core::gameEntries().size() > 1
            && std::any_of(some.begin(), some.end(), [](const auto& each) { return each.status == Status::Failed; }))
            context.err << CliWords::tr("%1 names no game and was run as %2; --game says which it is of: %3.")
                               .arg(QString::fromStdString(file.path), QString::fromStdString(game->name()),
                                   Composition::gameIds())
                        << '\n';
        std::move(some.begin(), some.end(), std::back_inserter(results));
    }
    if (context.json)
        printJson(results, context.out);
    else if (!files.empty() || problems.empty())
        printText(results, context.out);
    if (!problems.empty())
        return context.fail(problems);
    for (const core::ScenarioResult& result : results)
        if (result.status == Status::Failed)
            return No;
    return Done;
}

} // namespace app::cli
