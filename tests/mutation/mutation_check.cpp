// mutation_check SEED...: breaks sixty abilities for each seed, one at a time, and asks whether a scenario notices.
// mutation_check FACTION...: makes every change there is to the file of that faction: mutation_check innsmouth.
// A change that the checker refuses, or that compiles to the same program, is no change and another one is drawn.
// Says which changes went unnoticed; ends with 1 when more than one in twenty did, with 2 on wrong usage.

#include "core/game/rng.h"
#include "core/smashup/smash_up_game.h"
#include "resources/content.h"
#include "tests/mutation/mutations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTextStream>

#include <sys/wait.h>
#include <unistd.h>

namespace {

using Json = nlohmann::ordered_json;

constexpr int kDrawn = 60;
constexpr unsigned kLongestSeconds = 120; // for all scenarios with one change

struct Site {
    std::size_t file = 0;
    tests::Mutation mutation;
};

struct Scenarios {
    std::vector<core::SourceFile> files;

    /// True when every scenario holds for this game.
    bool hold(const core::Game& game) const
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
};

/// In a process of its own, for a broken ability may also trip an assertion or never be done.
bool noticed(const core::Game& game, const Scenarios& scenarios)
{
    const pid_t child = fork();
    if (child == 0) {
        alarm(kLongestSeconds);
        // An assertion that a broken ability trips is expected; its words are not wanted here.
        if (freopen("/dev/null", "w", stderr) == nullptr)
            _exit(1);
        _exit(scenarios.hold(game) ? 0 : 1);
    }
    int status = 1;
    waitpid(child, &status, 0);
    return !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

std::vector<core::SourceFile> scenarioFiles()
{
    std::vector<core::SourceFile> files;
    const QDir folder(QStringLiteral(TESTS_SOURCE_DIR "/scenarios/smashup"));
    for (const QString& name : folder.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.push_back({ name.toStdString(), file.readAll().toStdString() });
    }
    return files;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    QTextStream out(stdout);
    QStringList seeds = QCoreApplication::arguments().mid(1);
    if (seeds.isEmpty()) {
        QTextStream(stderr) << "usage: mutation_check SEED|FACTION...\n";
        return 2;
    }

    const std::vector<core::SourceFile> content = resources::filesBelow(QStringLiteral("cards/smashup"));
    core::Problems problems;
    const auto whole = core::smashup::SmashUpGame::make(content, problems);
    const Scenarios scenarios { scenarioFiles() };
    if (whole == nullptr || scenarios.files.empty() || !scenarios.hold(*whole)) {
        QTextStream(stderr) << "The scenarios must hold before anything is broken.\n";
        return 2;
    }

    std::vector<Site> sites;
    std::vector<Json> parsed(content.size());
    for (std::size_t i = 0; i < content.size(); ++i) {
        parsed[i] = Json::parse(content[i].text);
        if (parsed[i].is_object() && parsed[i].contains("cards"))
            for (tests::Mutation& each : tests::mutationsOf(parsed[i]))
                sites.push_back({ i, std::move(each) });
    }

    bool enough = true;
    for (const QString& seed : seeds) {
        bool isSeed = false;
        const auto number = seed.toULongLong(&isSeed);
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < sites.size(); ++i)
            if (isSeed || content[sites[i].file].path.find("/" + seed.toStdString() + ".json") != std::string::npos)
                order.push_back(i);
        core::Rng rng(number);
        if (isSeed)
            rng.shuffle(order);
        int drawn = 0;
        int caught = 0;
        for (const std::size_t index : order) {
            if (isSeed && drawn == kDrawn)
                break;
            const Site& site = sites[index];
            std::vector<core::SourceFile> broken = content;
            broken[site.file].text = tests::mutated(parsed[site.file], site.mutation).dump();
            core::Problems refused;
            const auto game = core::smashup::SmashUpGame::make(broken, refused);
            if (game == nullptr || game->explain(site.mutation.card) == whole->explain(site.mutation.card))
                continue;
            ++drawn;
            if (noticed(*game, scenarios))
                ++caught;
            else
                out << "unnoticed: " << QString::fromStdString(content[site.file].path) << " "
                    << QString::fromStdString(site.mutation.card) << ": "
                    << QString::fromStdString(site.mutation.change) << Qt::endl;
        }
        out << (isSeed ? "seed " : "") << seed << ": " << caught << " of " << drawn << " noticed" << Qt::endl;
        enough = enough && caught * 20 >= drawn * 19;
    }
    return enough ? 0 : 1;
}
