#include "core/smashup/ability/own_text.h"

#include "core/json/json_place.h"
#include "core/json/json_text.h"
#include "core/smashup/ability/compiler_words.h"
#include "core/smashup/ability/library_builder.h"
#include "core/smashup/ability/manual.h"
#include "core/smashup/ability/own_remarks.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/sayings/sayings.h"
#include "core/text/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core::smashup {

namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::size_t kDeckOfFaction = 20;
constexpr const char* kNobodysWord = "\x01"; ///< no file knows it

int numberOf(const nlohmann::json& object, const char* key, int fallback)
{
    constexpr int kMost = 1000;
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_integer() || *found < 0 || *found > kMost)
        return fallback;
    return found->get<int>();
}

/// Null where it is no JSON.
nlohmann::json parsed(std::string_view text)
{
    JsonFault broken;
    return parseJson(text, kCardFile, broken);
}

TextSpot spotAt(std::string_view text, std::size_t at, std::size_t length)
{
    return { lineOf(text, at), at, length };
}

/// What only the program's own files may say, or may leave to others.
void ownHead(std::string_view text, const nlohmann::json& json, const Libraries& libraries, Problems& problems)
{
    const auto fault = [&](const char* key, const language::Saying& what, const language::Saying& hint) {
        const JsonPlace place = placeIn(text, std::string("/") + key);
        const TextSpot spot = json.contains(key) ? spotAt(text, place.keyAt, place.keyLength) : TextSpot { 1, 0, 0 };
        problems.push_back({ ":" + std::to_string(spot.line) + " /" + key, what, hint, spot });
    };
    for (const char* key : { "supply", "as" })
        if (json.contains(key))
            fault(key, say(Fault::UnknownKey, { key }), say(Fault::LeaveItOut));
    const std::string printing = textIn(json, "printing");
    if (printing.empty() || libraries.find(printing) != nullptr)
        return;
    const std::vector<std::string> names = libraries.names();
    const Remedy remedy = didYouMean(printing, { names.begin(), names.end() });
    fault("printing", say(Fault::UnknownPrinting, { shortened(printing) }), remedy);
    Problem& told = problems.back();
    told.spot = spotOfValue(text, "/printing");
    if (told.spot.length == printing.size() + 2 && !remedy.nearest.empty()) {
        told.spot = { told.spot.line, told.spot.at + 1, printing.size() };
        told.instead = remedy.nearest;
    }
    told.among = names;
}

void entriesOf(std::string_view text, const nlohmann::json& json, FactionCheck& check)
{
    for (const char* list : { "cards", "bases" }) {
        const bool base = list[0] == 'b';
        const auto found = json.find(list);
        if (found == json.end() || !found->is_array())
            continue;
        for (std::size_t i = 0; i < found->size(); ++i) {
            const nlohmann::json& entry = (*found)[i];
            FactionCheck::Entry made;
            made.place = base;
            made.pointer = std::string("/") + list + "/" + std::to_string(i);
            made.spot = spotOfValue(text, made.pointer);
            if (entry.is_object()) {
                made.name = textIn(entry, "name");
                made.kind = base ? "base" : textIn(entry, "kind");
                made.copies = base ? 1 : numberOf(entry, "copies", 1);
                if (const char* figure = base ? "breakpoint" : "power"; entry.contains(figure))
                    made.figures = { { figure, { numberOf(entry, figure, 0) } } };
            }
            check.cards += base || made.kind == "titan" ? 0 : made.copies;
            check.entries.push_back(std::move(made));
        }
    }
}

bool isIn(const TextSpot& spot, const TextSpot& whole)
{
    return spot.line != 0 && spot.at >= whole.at && spot.at < whole.at + whole.length;
}

/// "Old Mill Folk" is "old_mill_folk".
std::string idOf(const std::string& name)
{
    std::string id;
    for (const char c : name) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            id += c;
        else if (c >= 'A' && c <= 'Z')
            id += static_cast<char>(c - 'A' + 'a');
        else if (!id.empty() && id.back() != '_')
            id += '_';
    }
    while (!id.empty() && id.back() == '_')
        id.pop_back();
    return id.empty() ? "own" : "own_" + id;
}

std::string quoted(const std::string& text)
{
    return OrderedJson(text).dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

/// Puts a text in the place of the one at a pointer, where there is one.
void replaceText(std::string& text, const std::string& pointer, const std::string& by)
{
    const JsonPlace place = placeIn(text, pointer);
    if (place.keyLength != 0 && place.at < text.size() && text[place.at] == '"')
        text.replace(place.at, place.length, quoted(by));
}

/// The text up to a place, with a word there that no file knows, and all that is open closed again.
std::string brokenOff(std::string_view text, const JsonPosition& here)
{
    std::string made(text.substr(0, here.at - (here.quoted ? 1 : 0)));
    made += quoted(kNobodysWord);
    if (here.isKey)
        made += ": 0";
    std::string closing;
    bool inside = false;
    for (std::size_t i = 0; i < made.size(); ++i) {
        const char sign = made[i];
        if (inside && sign == '\\')
            ++i;
        else if (sign == '"')
            inside = !inside;
        else if (!inside && (sign == '{' || sign == '['))
            closing.push_back(sign == '{' ? '}' : ']');
        else if (!inside && (sign == '}' || sign == ']') && !closing.empty())
            closing.pop_back();
    }
    return made.append(closing.rbegin(), closing.rend());
}

/// What may stand at a place, but for the keys that are there. Where these are all verbs, each with what it does.
std::vector<FactionWords::Word> offered(const std::vector<std::string>& among, const std::vector<std::string>& there)
{
    const bool steps = std::equal(among.begin(), among.end(), verbs().begin(), verbs().end(),
        [](const std::string& word, const Verb& verb) { return word == verb.word; });
    std::vector<FactionWords::Word> words;
    for (std::size_t i = 0; i < among.size(); ++i)
        if (among[i] != "note" && std::find(there.begin(), there.end(), among[i]) == there.end())
            words.push_back({ among[i], steps ? inShort(verbs()[i]) : std::string(), inWords(among[i]) });
    return words;
}

/// What tells a faction from the one that it is copied of, where that is all: the old mark, which may be none, and the
/// new one. Else none.
std::pair<std::string, std::string> changedMark(const std::string& was, const std::string& name)
{
    const auto [stem, mark] = splitMark(name);
    const auto [stemBefore, markBefore] = splitMark(was);
    if (stem == was)
        return { {}, mark };
    return stem == stemBefore ? std::pair(markBefore, mark) : std::pair<std::string, std::string>();
}

} // namespace

OwnHead headOfOwn(std::string_view text)
{
    const nlohmann::json json = parsed(text);
    return { textIn(json, "name"), textIn(json, "printing") };
}

std::shared_ptr<const CardLibrary> withOwn(
    const OwnGround& ground, const CardLibrary& library, const std::string& text, Problems& problems)
{
    const std::size_t before = problems.size();
    const nlohmann::json json = parsed(text);
    if (json.is_object())
        ownHead(text, json, ground.libraries, problems);
    if (problems.size() > before)
        return nullptr;
    std::shared_ptr<const CardLibrary> wider
        = withFaction(library, ground.cards, { textIn(json, "name"), text }, problems);
    return problems.size() > before ? nullptr : wider;
}

FactionCheck checkOwn(const OwnGround& ground, const CardLibrary& library, std::string_view text)
{
    FactionCheck found;
    found.cardsWanted = kDeckOfFaction;
    const nlohmann::json json = parsed(text);
    if (json.is_object()) {
        found.name = textIn(json, "name");
        found.set = textIn(json, "printing");
        entriesOf(text, json, found);
        ownHead(text, json, ground.libraries, found.faults);
    }
    if (!found.faults.empty())
        return found;
    const auto wider = withFaction(library, ground.cards, { "", std::string(text) }, found.faults);
    if (const auto usual = ground.libraries.find(found.set); json.is_object() && usual != nullptr)
        found.remarks = remarksOn({ *usual, *wider, library.size() }, text, found);
    return found;
}

std::vector<CardInfo> cardsOfOwn(const OwnGround& ground, std::string_view text, language::Language language)
{
    FactionCheck found;
    const nlohmann::json json = parsed(text);
    if (!json.is_object() || json.contains("supply") || json.contains("as"))
        return {};
    entriesOf(text, json, found);
    std::vector<CardInfo> infos(found.entries.size());
    const auto base = ground.libraries.find(textIn(json, "printing"));
    if (base == nullptr)
        return infos;
    const std::unique_ptr<CardLibrary> library
        = withFaction(*base, ground.cards, { "", std::string(text) }, found.faults);
    for (std::size_t i = 0; i < infos.size(); ++i) {
        const FactionCheck::Entry& entry = found.entries[i];
        const bool faulty = std::any_of(
            found.faults.begin(), found.faults.end(), [&](const Problem& each) { return isIn(each.spot, entry.spot); });
        const int def = entry.name.empty() || faulty ? -1 : library->find(entry.name);
        if (def < static_cast<int>(base->size()))
            continue;
        CardDef card = library->def(static_cast<DefId>(def));
        tell(*library, card);
        if (library->factions().size() > base->factions().size()) {
            infos[i] = infoOf(*library, card, language);
        } else { // the faction itself has faults and is not there
            card.faction = kNoFaction;
            infos[i] = infoOf(*library, card, language);
            infos[i].group = textIn(json, "name");
        }
    }
    return infos;
}

FactionInfo infoOfOwn(std::string_view text)
{
    FactionInfo info;
    info.own = true;
    const nlohmann::json json = parsed(text);
    info.name = textIn(json, "name");
    info.set = textIn(json, "printing");
    info.box = textIn(json, "set");
    info.theme = textIn(json, "theme");
    info.colour = textIn(json, "colour");
    info.emblem = textIn(json, "emblem");
    if (json.is_object())
        info.complexity = std::clamp(numberOf(json, "complexity", 1), 1, 3);
    return info;
}

std::string ownDraft(const std::string& name, const std::string& set)
{
    const std::string id = idOf(name);
    // Lines as long as an editor beside other things shows whole.
    std::string text = "{\n  \"id\": " + quoted(id) + ", \"name\": " + quoted(name) + ",\n  \"set\": " + quoted(name)
        + ", \"printing\": " + quoted(set) + ",\n" + "  \"theme\": " + quoted(say(Say::DraftTheme).words()) + R"(,
  "colour": "#4f8f4a", "emblem": "unknown", "complexity": 1,
  "cards": [
)";
    const auto card = [&](const char* part, Say title, const std::string& rest, bool last = false) {
        text += "    { \"id\": " + quoted(id + "." + part) + ", \"name\": " + quoted(say(title, { name }).words())
            + ",\n      " + rest + (last ? " }\n" : " },\n");
    };
    card("chief", Say::DraftChief, R"("kind": "minion", "power": 5,
      "talent": [ { "draw": 1 } ])");
    card("guard", Say::DraftGuard, R"("kind": "minion", "power": 4, "copies": 2)");
    card("raider", Say::DraftRaider, R"("kind": "minion", "power": 3, "copies": 3,
      "play": [ { "choose": "m", "may": true,
          "from": { "minions": "here", "powerAtMost": 2 },
          "then": [ { "destroy": "$m" } ] } ])");
    card("scout", Say::DraftScout, R"("kind": "minion", "power": 2, "copies": 4,
      "play": [ { "draw": 1 } ])");
    card("plan", Say::DraftPlan, R"("kind": "action", "copies": 4,
      "play": [ { "draw": 2 } ])");
    card("call", Say::DraftCall, R"("kind": "action", "copies": 3,
      "play": [ { "extra": "minion" } ])");
    card("cheer", Say::DraftCheer, R"("kind": "action", "copies": 3,
      "play": [ { "boost": { "minions": "anywhere", "of": "you" },
          "by": 1, "until": "endOfTurn" } ])",
        true);
    text += "  ],\n  \"bases\": [\n";
    card("camp", Say::DraftCamp, R"("breakpoint": 18, "vp": [4, 2, 1],
      "landscape": "green hills")");
    card("field", Say::DraftField, R"("breakpoint": 22, "vp": [5, 3, 2],
      "landscape": "olive huts")",
        true);
    return text + "  ]\n}\n";
}

std::string renamedOwn(std::string_view text, const std::string& name)
{
    std::string made(text);
    const nlohmann::json json = parsed(text);
    if (!json.is_object())
        return made;
    const std::string id = idOf(name);
    const std::string owner = textIn(json, "name");
    const auto [before, mark] = changedMark(owner, name);
    for (const char* list : { "cards", "bases" }) {
        const auto found = json.find(list);
        for (std::size_t i = 0; found != json.end() && found->is_array() && i < found->size(); ++i) {
            const std::string at = std::string("/") + list + "/" + std::to_string(i);
            const std::string was = textIn((*found)[i], "name");
            const std::string old = textIn((*found)[i], "id");
            // Cards are told apart by their names, so each needs one of its own, too.
            const bool bears = !owner.empty() && was.starts_with(owner);
            replaceText(made, at + "/name",
                bears              ? name + was.substr(owner.size())
                    : mark.empty() ? was + " (" + name + ")"
                                   : was.substr(0, was.size() - (was.ends_with(before) ? before.size() : 0)) + mark);
            replaceText(made, at + "/id", id + "." + old.substr(old.find('.') + 1));
        }
    }
    replaceText(made, "/id", id);
    replaceText(made, "/name", name);
    return made;
}

FactionWords wordsInOwn(const OwnGround& ground, std::string_view text, std::size_t byte)
{
    const JsonPosition here = positionIn(text, byte);
    FactionWords found;
    found.key = here.isKey;
    found.at = here.at - (here.quoted ? 1 : 0);
    std::size_t end = std::min(byte, text.size());
    constexpr std::string_view kEndsWord = " \t\r\n{}[],:\"";
    while (!here.word.empty() && end < text.size() && kEndsWord.find(text[end]) == std::string_view::npos)
        ++end;
    if (here.quoted && end < text.size() && text[end] == '"')
        ++end;
    found.length = end - found.at;
    const std::string asked = brokenOff(text, here);
    Problems faults;
    const nlohmann::json json = parsed(asked);
    if (!json.is_object())
        return found;
    ownHead(asked, json, ground.libraries, faults);
    const auto library = ground.libraries.find(textIn(json, "printing"));
    withFaction(library == nullptr ? **ground.libraries.begin() : *library, ground.cards, { "", asked }, faults);
    for (const Problem& each : faults)
        if (each.what.words().find(kNobodysWord) != std::string::npos && found.words.empty())
            found.words = offered(each.among, here.keys);
    std::stable_partition(found.words.begin(), found.words.end(),
        [&](const FactionWords::Word& each) { return each.word.starts_with(here.word); });
    return found;
}

} // namespace core::smashup
