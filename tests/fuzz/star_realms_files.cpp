// Card files of Star Realms: bytes as they come, or changes to a file the program comes with. What the checker lets
// through must build, be told in sentences, listed, and played.

#include "core/starrealms/ability/checker.h"
#include "core/starrealms/star_realms_game.h"
#include "tests/fuzz/changed_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::Bytes bytes(data, size);
    const bool raw = bytes.next() % 4 == 0;
    const fuzz::Source& source = fuzz::drawn("starrealms", bytes);
    const core::SourceFile file { source.path, raw ? bytes.rest() : fuzz::changed("starrealms", source, bytes).dump() };
    std::vector<core::SourceFile> files;
    for (const core::SourceFile& each : fuzz::content("starrealms"))
        if (each.path != file.path)
            files.push_back(each);
    if (!core::starrealms::checkCardFile(file, files).empty())
        return 0;
    files.push_back(file);
    core::Problems problems;
    const auto game = core::starrealms::StarRealmsGame::make(files, problems);
    if (game == nullptr && problems.front().where == "cards/starrealms")
        return 0; // each file is sound, and the cards that all sets need are not among them any more
    if (game == nullptr)
        fuzz::fail("sound for the checker, not for the game: " + problems.front().text());
    for (const core::CardInfo& card : game->cardsIn(core::language::Language::English))
        if (game->explain(card.name, card.set).empty())
            fuzz::fail("nothing to list: " + card.name);
    core::MatchSetup setup;
    setup.set = source.json.value("set", std::string());
    setup.seed = bytes.next();
    setup.seats = { { "North", {} }, { "South", {} } };
    if (!game->check(setup).empty())
        return 0; // a set that is not whole
    const auto match = game->newMatch(setup, problems);
    if (match == nullptr)
        fuzz::fail("no match: " + problems.front().text());
    fuzz::play(*match, bytes);
    return 0;
}
