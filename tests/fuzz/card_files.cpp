// Card files: bytes as they come, or changes to a file the program comes with. What the checker lets through must
// build, be told in sentences, listed, and played.

#include "core/smashup/ability/checker.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/library_builder.h"
#include "core/smashup/cards/card_library.h"
#include "core/smashup/smash_up_game.h"
#include "tests/fuzz/fuzz.h"

#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::ordered_json;

struct Place {
    Json::json_pointer at;
    std::string key; ///< its own, or that of the list it stands in
};

void collect(const Json& json, const Json::json_pointer& at, const std::string& key, std::vector<Place>& places)
{
    if (!at.empty())
        places.push_back({ at, key });
    if (json.is_object())
        for (const auto& [name, value] : json.items())
            collect(value, at / name, name, places);
    else if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i)
            collect(json[i], at / i, key, places);
}

struct Source {
    std::string path;
    Json json;
    std::vector<Place> places;
};

const std::vector<Source>& sources()
{
    static const std::vector<Source> all = [] {
        std::vector<Source> found;
        for (const core::SourceFile& file : fuzz::content()) {
            Source source { file.path, Json::parse(file.text), {} };
            if (!source.json.contains("id"))
                continue;
            collect(source.json, Json::json_pointer(), std::string(), source.places);
            found.push_back(std::move(source));
        }
        return found;
    }();
    return all;
}

/// A value from somewhere in the files, of the same key wherever the first tries find one.
const Json& donor(const std::string& key, fuzz::Bytes& bytes)
{
    const Json* value = nullptr;
    for (int tries = 0; tries < 4; ++tries) {
        const Source& from = sources()[bytes.below(sources().size())];
        const Place& place = from.places[bytes.below(from.places.size())];
        value = &from.json.at(place.at);
        if (place.key == key)
            break;
    }
    return *value;
}

/// A few changes: a value taken out, put in another's place, or a number moved.
Json changed(const Source& source, fuzz::Bytes& bytes)
{
    Json json = source.json;
    for (int left = 1 + static_cast<int>(bytes.below(6)); left > 0; --left) {
        const Place& place = source.places[bytes.below(source.places.size())];
        if (!json.contains(place.at))
            continue;
        Json& value = json.at(place.at);
        switch (bytes.below(3)) {
        case 0:
            value = donor(place.key, bytes);
            break;
        case 1:
            if (value.is_number_integer())
                value = value.get<int>() + static_cast<int>(bytes.below(9)) - 4;
            else if (value.is_array())
                value.push_back(donor(place.key, bytes));
            else if (value.is_object())
                value["may"] = true;
            break;
        default: {
            Json& parent = json.at(place.at.parent_pointer());
            if (parent.is_array())
                parent.erase(std::stoul(place.at.back()));
            else
                parent.erase(place.at.back());
        }
        }
    }
    return json;
}

/// The changed faction with three untouched ones, two pairs in all.
void playWith(const core::SourceFile& file, const std::string& faction, const std::string& set, fuzz::Bytes& bytes)
{
    std::vector<core::SourceFile> files;
    for (const core::SourceFile& each : fuzz::content())
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
    const Source& source = sources()[bytes.below(sources().size())];
    const core::SourceFile file { source.path, raw ? bytes.rest() : changed(source, bytes).dump() };
    // What it takes over from another printing comes from the files as they are.
    const auto folder = [](const std::string& path) { return path.substr(0, path.rfind('/')); };
    std::vector<core::SourceFile> files;
    for (const core::SourceFile& each : fuzz::content())
        if (folder(each.path) != folder(file.path))
            files.push_back(each);
    if (!core::smashup::checkCardFile(file, files).empty())
        return 0;
    const Json json = Json::parse(file.text);
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
