#include "tests/support/smash_up.h"

#include "core/game/rng.h"
#include "core/registry.h"
#include "resources/content.h"

#include <QString>

namespace tests {

const core::Game& smashUp()
{
    static const std::unique_ptr<core::Game> game = [] {
        const core::GameEntry* entry = core::findGame("smashup");
        core::Problems problems;
        std::vector<core::SourceFile> files = resources::filesBelow(QStringLiteral("cards/smashup"));
        for (core::SourceFile& file : resources::filesBelow(QStringLiteral("ai/smashup")))
            files.push_back(std::move(file));
        auto made = entry->make(files, problems);
        for (const core::Problem& problem : problems)
            qFatal("%s", problem.text().c_str());
        return made;
    }();
    return *game;
}

core::MatchSetup smashUpSetup(int seats, std::uint64_t seed)
{
    static const std::vector<std::vector<std::string>> kPairs { { "Aliens", "Robots" }, { "Dinosaurs", "Pirates" },
        { "Aliens", "Pirates" }, { "Robots", "Dinosaurs" } };
    core::MatchSetup setup;
    setup.seed = seed;
    if (seats > 2)
        setup.options["shared_factions"] = "yes";
    for (int i = 0; i < seats; ++i)
        setup.seats.push_back({ "Seat " + std::to_string(i + 1), kPairs[static_cast<std::size_t>(i)] });
    return setup;
}

core::MatchSetup smashUpDrawnSetup(int seats, std::uint64_t seed, const std::string& printing)
{
    std::vector<std::string> names;
    for (const core::FactionInfo& each : smashUp().factions())
        if (each.set == (printing.empty() ? smashUp().setNames().front() : printing))
            names.push_back(each.name);
    core::Rng rng(seed);
    rng.shuffle(names);
    core::MatchSetup setup;
    setup.set = printing;
    setup.seed = seed;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
        setup.seats.push_back({ "Seat " + std::to_string(i + 1), { names[2 * i], names[2 * i + 1] } });
    return setup;
}

} // namespace tests
