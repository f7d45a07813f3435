#include "tests/support/star_realms.h"

#include "core/starrealms/ability/library_builder.h"
#include "core/starrealms/star_realms_game.h"
#include "resources/content.h"

#include <QString>

namespace tests {

const std::vector<core::SourceFile>& starRealmsFiles()
{
    static const std::vector<core::SourceFile> files = resources::filesBelow(QStringLiteral("cards/starrealms"));
    return files;
}

std::shared_ptr<const core::starrealms::CardLibrary> starRealmsCards()
{
    static const auto library = [] {
        core::Problems problems;
        auto made = core::starrealms::buildLibrary(starRealmsFiles(), problems);
        for (const core::Problem& problem : problems)
            qFatal("%s", problem.text().c_str());
        return made;
    }();
    return library;
}

const core::Game& starRealms()
{
    static const std::unique_ptr<core::Game> game = [] {
        std::vector<core::SourceFile> files = starRealmsFiles();
        for (core::SourceFile& file : resources::filesBelow(QStringLiteral("ai/starrealms")))
            files.push_back(std::move(file));
        core::Problems problems;
        auto made = core::starrealms::StarRealmsGame::make(files, problems);
        for (const core::Problem& problem : problems)
            qFatal("%s", problem.text().c_str());
        return made;
    }();
    return *game;
}

core::MatchSetup starRealmsSetup(int seats, const std::string& format, std::uint64_t seed)
{
    core::MatchSetup setup;
    setup.seed = seed;
    // "challenge nemesis-beast": which one it is
    const std::size_t space = format.find(' ');
    setup.options["format"] = format.substr(0, space);
    if (space != std::string::npos)
        setup.options["challenge"] = format.substr(space + 1);
    for (int i = 0; i < seats; ++i)
        setup.seats.push_back({ "Seat " + std::to_string(i + 1), {} });
    return setup;
}

} // namespace tests
