// Data files of Hyperborea: bytes as they come, or changes to a file the program comes with. What the checker lets
// through must build, be told in sentences, listed, and played.

#include "core/hyperborea/ability/checker.h"
#include "core/hyperborea/hyperborea_game.h"
#include "tests/fuzz/changed_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::Bytes bytes(data, size);
    const bool raw = bytes.next() % 4 == 0;
    const fuzz::Source& source = fuzz::drawn("hyperborea", bytes);
    const core::SourceFile file { source.path, raw ? bytes.rest() : fuzz::changed("hyperborea", source, bytes).dump() };
    std::vector<core::SourceFile> files;
    for (const core::SourceFile& each : fuzz::content("hyperborea"))
        if (each.path != file.path)
            files.push_back(each);
    if (!core::hyperborea::checkCardFile(file, files).empty())
        return 0;
    files.push_back(file);
    core::Problems problems;
    const auto game = core::hyperborea::HyperboreaGame::make(files, problems);
    if (game == nullptr)
        fuzz::fail("sound for the checker, not for the game: " + problems.front().text());
    for (const core::CardInfo& card : game->cardsIn(core::language::Language::English))
        if (game->explain(card.id, card.set).empty())
            fuzz::fail("nothing to list: " + card.id);
    core::MatchSetup setup;
    setup.seed = bytes.next();
    setup.options["mode"] = bytes.next() % 2 == 0 ? "invasion" : "race-war";
    const std::size_t seats = 2 + bytes.below(5);
    for (std::size_t i = 0; i < seats; ++i)
        setup.seats.push_back({ "Seat " + std::to_string(i + 1), {} });
    const auto match = game->newMatch(setup, problems);
    if (match == nullptr)
        fuzz::fail("no match: " + problems.front().text());
    fuzz::play(*match, bytes);
    return 0;
}
