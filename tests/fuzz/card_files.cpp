// Card files: bytes as they come, or changes to a file the program comes with. What the checker lets through must
// build, be told in sentences, listed, and played.

#include "core/smashup/ability/checker.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/library_builder.h"
#include "core/smashup/cards/card_library.h"
#include "core/smashup/smash_up_game.h"
#include "tests/fuzz/changed_file.h"
#include "tests/fuzz/fuzz.h"

namespace {

/// The changed faction with three untouched ones, two pairs in all.
void playWith(const core::SourceFile& file, const std::string& faction, const std::string& set, fuzz::Bytes& bytes)
{
    std::vector<core::SourceFile> files;
    for (const core::SourceFile& each : fuzz::content("smashup"))
        if (each.path != file.path)
            files.push_back(each);
    files.push_back(file);
    core::Problems problems;
    const auto game = core::smashup::SmashUpGame::make(files, problems);
    if (game == nullptr)
        return; // a name that another faction has
    std::vector<std::string> others;
    for (const core::FactionInfo& each : game->factions())
        if (each.set == set && each.name != faction)
            others.push_back(each.name);
    if (others.size() < 3)
        return; // a printing that is not whole
    core::MatchSetup setup;
    setup.set = set;
    setup.seed = bytes.next();
    setup.seats = { { "North", { faction, others.at(0) } }, { "South", { others.at(1), others.at(2) } } };
    const auto match = game->newMatch(setup, problems);
    if (match == nullptr)
        fuzz::fail("no match: " + problems.front().text());
    fuzz::play(*match, bytes);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::Bytes bytes(data, size);
    const bool raw = bytes.next() % 4 == 0;
    const fuzz::Source& source = fuzz::drawn("smashup", bytes);
    const core::SourceFile file { source.path, raw ? bytes.rest() : fuzz::changed("smashup", source, bytes).dump() };
    // What it takes over from another printing comes from the files as they are.
    const auto folder = [](const std::string& path) { return path.substr(0, path.rfind('/')); };
    std::vector<core::SourceFile> files;
    for (const core::SourceFile& each : fuzz::content("smashup"))
        if (folder(each.path) != folder(file.path))
            files.push_back(each);
    if (!core::smashup::checkCardFile(file, files).empty())
        return 0;
    const fuzz::Json json = fuzz::Json::parse(file.text);
    const auto set = json.at("printing").get<std::string>();
    if (set != source.json.value("printing", std::string()))
        return 0; // beside files of its new printing it may stand twice
    core::Problems problems;
    files.push_back(file);
    const auto library = core::smashup::buildLibrary(set, files, problems);
    if (library == nullptr)
        fuzz::fail("sound for the checker, not for the library: " + problems.front().text());
    for (std::size_t i = 0; i < library->size(); ++i) {
        const auto& card = library->def(static_cast<core::smashup::DefId>(i));
        if (core::smashup::listing(*library, card).empty())
            fuzz::fail("nothing to list: " + card.name);
    }
    if (!library->factions().empty()) // else it is the Madness deck
        playWith(file, library->factions().front().name, set, bytes);
    return 0;
}
