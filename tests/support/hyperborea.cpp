#include "tests/support/hyperborea.h"

#include "core/hyperborea/ability/library_builder.h"
#include "core/hyperborea/hyperborea_game.h"
#include "resources/content.h"

#include <QString>

namespace tests {

const std::vector<core::SourceFile>& hyperboreaFiles()
{
    static const std::vector<core::SourceFile> files = resources::filesBelow(QStringLiteral("cards/hyperborea"));
    return files;
}

std::shared_ptr<const core::hyperborea::Library> hyperboreaLibrary()
{
    static const auto library = [] {
        core::Problems problems;
        auto made = core::hyperborea::buildLibrary(hyperboreaFiles(), problems);
        for (const core::Problem& problem : problems)
            qFatal("%s", problem.text().c_str());
        return made;
    }();
    return library;
}

const core::Game& hyperborea()
{
    static const std::unique_ptr<core::Game> game = [] {
        std::vector<core::SourceFile> files = hyperboreaFiles();
        for (core::SourceFile& file : resources::filesBelow(QStringLiteral("ai/hyperborea")))
            files.push_back(std::move(file));
        core::Problems problems;
        auto made = core::hyperborea::HyperboreaGame::make(files, problems);
        for (const core::Problem& problem : problems)
            qFatal("%s", problem.text().c_str());
        return made;
    }();
    return *game;
}

core::MatchSetup hyperboreaSetup(int seats, std::uint64_t seed)
{
    core::MatchSetup setup;
    setup.seed = seed;
    for (int i = 0; i < seats; ++i)
        setup.seats.push_back({ "Seat " + std::to_string(i + 1), {} });
    return setup;
}

} // namespace tests
