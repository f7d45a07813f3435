#include "core/handbook/edition_reader.h"

#include "core/json/json_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace core {

namespace {

void readNames(const JsonReader& reader, language::EditionNames& names, const Problems& told)
{
    reader.only({ "names" });
    reader.child("names").eachMember([&](const std::string& kept, const JsonReader& value) {
        const std::size_t before = told.size();
        const std::string shown = value.asText();
        if (told.size() > before)
            return; // it is no text
        if (shown.empty())
            return value.fault("a name is empty", "leave the line out where the edition has no other name");
        const auto same
            = std::find_if(names.begin(), names.end(), [&](const auto& each) { return each.second == shown; });
        if (same != names.end() && same->first != kept)
            value.fault('"' + shown + "\" is the name of \"" + same->first + "\", too", "give each its own name");
        else if (!names.emplace(kept, shown).second)
            value.fault('"' + kept + "\" has a name in another file, too", "take one of them out");
    });
}

} // namespace

language::EditionNames readEditionNames(const std::vector<SourceFile>& files, Problems& problems)
{
    language::EditionNames names;
    for (const SourceFile& file : files) {
        nlohmann::json json;
        Problems found;
        if (parseJson(file.text, json, found))
            readNames(JsonReader(json, file.path, problems), names, problems);
        for (Problem& problem : found) {
            problem.where = file.path + (problem.where.empty() ? "" : " " + problem.where);
            problems.push_back(std::move(problem));
        }
    }
    return names;
}

std::vector<std::string> strangersAmong(const language::EditionNames& names, const Game& game)
{
    std::set<std::string, std::less<>> known;
    for (const CardInfo& card : game.cards())
        known.insert(card.name);
    for (const FactionInfo& faction : game.factions())
        known.insert(faction.name);
    std::vector<std::string> strangers;
    for (const auto& [kept, shown] : names)
        if (!known.contains(kept))
            strangers.push_back(kept);
    return strangers;
}

} // namespace core
