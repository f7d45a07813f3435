#include "tests/mutation/witnesses.h"

#include <QDir>
#include <QFile>

#include <sys/wait.h>
#include <unistd.h>

namespace tests {

namespace {

constexpr unsigned kLongestSeconds = 120; // for all scenarios with one change

} // namespace

Witnesses::Witnesses(const std::string& game)
    : m_ofOnePrinting(game == "smashup")
{
    const QDir folder(QStringLiteral(TESTS_SOURCE_DIR "/scenarios/") + QString::fromStdString(game));
    for (const QString& name : folder.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        m_files.push_back({ name.toStdString(), file.readAll().toStdString() });
        for (const nlohmann::json& scenario : nlohmann::json::parse(m_files.back().text))
            m_scenarios.push_back(scenario);
    }
}

core::SourceFile Witnesses::naming(const std::vector<std::string>& names, const std::string& printing) const
{
    nlohmann::json found = nlohmann::json::array();
    for (const nlohmann::json& scenario : m_scenarios) {
        if (m_ofOnePrinting && scenario.value("printing", "first") != printing)
            continue;
        nlohmann::json played = scenario;
        for (const char* prose : { "id", "note", "source_id" })
            played.erase(prose);
        const std::string text = played.dump();
        for (const std::string& name : names)
            if (text.find(nlohmann::json(name).dump()) != std::string::npos) {
                found.push_back(scenario);
                break;
            }
    }
    return { names.front(), found.dump() };
}

bool hold(const core::Game& game, const std::vector<core::SourceFile>& files)
{
    for (const core::SourceFile& file : files) {
        core::Problems problems;
        for (const core::ScenarioResult& each : game.runScenarios(file.path, file.text, problems))
            if (each.status == core::ScenarioResult::Status::Failed)
                return false;
        if (!problems.empty())
            return false;
    }
    return true;
}

bool noticed(const core::Game& game, const std::vector<core::SourceFile>& files)
{
    const pid_t child = fork();
    if (child == 0) {
        alarm(kLongestSeconds);
        // An assertion that a broken ability trips is expected; its words are not wanted here.
        if (freopen("/dev/null", "w", stderr) == nullptr)
            _exit(1);
        _exit(hold(game, files) ? 0 : 1);
    }
    int status = 1;
    waitpid(child, &status, 0);
    return !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

std::vector<std::string> namesOf(const nlohmann::ordered_json& card)
{
    std::vector<std::string> names { card.at("name").get<std::string>() };
    if (card.contains("otherNames"))
        for (const auto& each : card.at("otherNames"))
            names.push_back(each.get<std::string>());
    return names;
}

} // namespace tests
