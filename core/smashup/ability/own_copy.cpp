#include "core/json/json_edit.h"
#include "core/json/json_place.h"
#include "core/json/json_text.h"
#include "core/smashup/ability/own_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

// A printed faction as one of a player's own: all that its file takes over from another printing is written out.

namespace core::smashup {

namespace {

struct CopiedFile {
    std::string_view text;
    nlohmann::json json;
};

/// A piece of text as it is written there.
std::string_view written(std::string_view text, const std::string& pointer)
{
    const JsonPlace place = placeIn(text, pointer);
    return text.substr(place.at, place.length);
}

std::string itemOf(const char* list, std::size_t index)
{
    return std::string("/") + list + "/" + std::to_string(index);
}

CopiedFile cardFileOf(const std::vector<SourceFile>& files, std::string_view printing, std::string_view id)
{
    for (const SourceFile& each : files) {
        JsonFault broken;
        nlohmann::json json = parseJson(each.text, kCardFile, broken);
        if (textIn(json, "printing") == printing && textIn(json, "id") == id)
            return { each.text, std::move(json) };
    }
    return {};
}

/// The lender's text with what the file says itself in the place of that.
std::string fileWritten(const CopiedFile& file, const CopiedFile& lender)
{
    std::string text(lender.text);
    for (const auto& [key, value] : file.json.items()) {
        if (key == "as" || key == "id")
            continue;
        const std::string_view own = written(file.text, "/" + key);
        (lender.json.contains(key) ? withValue(text, "/" + key, own) : withMember(text, "", key, own)).applyTo(text);
    }
    return text;
}

} // namespace

std::string copyOfPrinted(
    const OwnGround& ground, const CardLibrary& library, const std::string& faction, const std::string& name)
{
    const std::vector<FactionDef>& printed = library.factions();
    const auto found = std::find_if(
        printed.begin(), printed.end(), [&faction](const FactionDef& each) { return each.name == faction; });
    if (found == printed.end())
        return {};
    const CopiedFile file = cardFileOf(ground.cards, library.printing(), found->id);
    if (!file.json.is_object())
        return {};
    std::string text(file.text);
    if (const std::string from = textIn(file.json, "as"); !from.empty())
        text = fileWritten(file, cardFileOf(ground.cards, from, found->id));
    JsonFault broken;
    const nlohmann::json whole = parseJson(text, kCardFile, broken);
    for (const char* list : { "cards", "bases" })
        for (std::size_t i = 0; whole.contains(list) && i < whole[list].size(); ++i) {
            const std::string from = textIn(whole[list][i], "as");
            const CopiedFile lender = from.empty() ? CopiedFile() : cardFileOf(ground.cards, from, found->id);
            for (std::size_t j = 0; lender.json.contains(list) && j < lender.json[list].size(); ++j)
                if (lender.json[list][j]["id"] == whole[list][i]["id"])
                    withValue(text, itemOf(list, i), written(lender.text, itemOf(list, j))).applyTo(text);
            without(text, itemOf(list, i) + "/otherNames").applyTo(text); // those stay with the printed card
        }
    withValue(text, "/set", quotedJson(name)).applyTo(text); // it lies in no box that can be bought
    return renamedOwn(text, name);
}

} // namespace core::smashup
