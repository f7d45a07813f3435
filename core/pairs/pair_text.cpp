#include "core/pairs/pair_text.h"

#include "core/json/json_reader.h"
#include "core/language/house.h"
#include "core/pairs/parts.h"
#include "core/text/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kHead = "Breakpoint pair";
constexpr const char* kFormat = "breakpoint-pairs";
constexpr int kVersion = 1;
constexpr std::size_t kMostPairs = 10'000;
constexpr std::size_t kMostTags = 100;
constexpr std::size_t kLongestNotes = 20'000; // bytes
constexpr std::size_t kLongestWord = 400;

std::string joined(const std::vector<std::string>& factions)
{
    std::string text;
    for (const std::string& faction : factions)
        text += (text.empty() ? "" : " + ") + faction;
    return text;
}

Problem at(House part, const language::Saying& what, const language::Saying& hint = {})
{
    return { say(part).words(), what, hint };
}

/// The rest of what a pair must be, once its set is known.
void readFactionsOf(const Game& game, const std::vector<std::string>& names, const std::string& where, SavedPair& pair,
    Problems& problems)
{
    const std::size_t before = problems.size();
    pair.factions = readFactions(game, pair.set, names, where, problems);
    const int wanted = game.factionsPerSeat();
    if (problems.size() == before && static_cast<int>(pair.factions.size()) != wanted)
        problems.push_back({ where, say(House::FactionsOfAPair, { wanted, static_cast<int>(pair.factions.size()) }),
            say(House::JoinByPlus) });
}

std::string readWord(const JsonReader& value, std::size_t longest)
{
    const std::string word = value.asText();
    if (const Problem fault = nameFault(word, longest); !fault.what.empty())
        value.fault(fault.what, fault.hint);
    return word;
}

SavedPair readPair(const Game& game, const JsonReader& item, const std::string& where, Problems& problems)
{
    SavedPair pair;
    item.only({ "name", "game", "set", "factions", "notes", "tags" });
    pair.name = readWord(item.child("name"), kLongestPairName);
    pair.game = readWord(item.child("game"), kLongestWord);
    const std::string set = readWord(item.child("set"), kLongestWord);
    std::vector<std::string> factions;
    item.child("factions").eachItem(1, 8, [&](const JsonReader& faction) {
        factions.push_back(readWord(faction, kLongestWord));
    });
    pair.notes = item.child("notes").asText();
    if (pair.notes.size() > kLongestNotes)
        item.child("notes").fault(say(House::ShorterTextExpected, { static_cast<int>(kLongestNotes) }));
    item.child("tags").eachItem(
        0, kMostTags, [&](const JsonReader& tag) { pair.tags.push_back(readWord(tag, kLongestPairName)); });
    if (pair.game != game.id() || !problems.empty())
        return pair;
    pair.set = readSet(game, set, where + "/set", problems);
    if (!pair.set.empty())
        readFactionsOf(game, factions, where + "/factions", pair, problems);
    return pair;
}

} // namespace

std::string toLine(const SavedPair& pair)
{
    return std::string(kHead) + ' ' + std::to_string(kVersion) + " | " + pair.game + " | " + pair.set + " | "
        + joined(pair.factions) + " | " + pair.name;
}

std::optional<SavedPair> pairFromLine(const Game& game, std::string_view text, Problems& problems)
{
    const std::optional<LineOfParts> line = readParts(text, kHead, 4);
    if (!line.has_value()) {
        problems.push_back({ {}, say(House::NoPairLine), say(House::CopyTheLine, { kHead }) });
        return std::nullopt;
    }
    if (line->version > kVersion) {
        problems.push_back({ {}, say(House::NewerVersion, { line->version }), say(House::ReadsUpTo, { kVersion }) });
        return std::nullopt;
    }
    const std::size_t before = problems.size();
    constexpr House kParts[] { House::PartGame, House::PartPrinting, House::PartFactions, House::PartName };
    for (std::size_t i = 0; i < std::size(kParts); ++i)
        if (i >= line->parts.size() || line->parts[i].empty())
            problems.push_back(at(kParts[i], say(House::PartMissing), say(House::CopyTheLine, { kHead })));
    if (problems.size() != before)
        return std::nullopt;
    SavedPair pair;
    pair.game = game.id();
    if (!sameLetters(line->parts[0], game.id())) {
        problems.push_back(at(
            House::PartGame, say(House::PairOfOtherGame, { line->parts[0], game.id() }), say(House::ChooseThatGame)));
        return std::nullopt;
    }
    pair.set = readSet(game, line->parts[1], say(House::PartPrinting).words(), problems);
    if (!pair.set.empty())
        readFactionsOf(game, partsBetween(line->parts[2], '+'), say(House::PartFactions).words(), pair, problems);
    pair.name = line->parts[3];
    if (const Problem fault = nameFault(pair.name, kLongestPairName); !fault.what.empty())
        problems.push_back({ say(House::PartName).words(), fault.what, fault.hint });
    return problems.size() == before ? std::optional(pair) : std::nullopt;
}

std::string toJson(const std::vector<SavedPair>& pairs)
{
    Json list = Json::array();
    for (const SavedPair& pair : pairs)
        list.push_back({ { "name", pair.name }, { "game", pair.game }, { "set", pair.set },
            { "factions", pair.factions }, { "notes", pair.notes }, { "tags", pair.tags } });
    const Json file { { "format", kFormat }, { "version", kVersion }, { "pairs", std::move(list) } };
    return file.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::optional<std::vector<SavedPair>> pairsFromJson(const Game& game, std::string_view text, Problems& problems)
{
    nlohmann::json parsed;
    if (!parseJson(text, parsed, problems))
        return std::nullopt;
    const std::size_t before = problems.size();
    if (!parsed.is_object() || !parsed.contains("format") || parsed["format"] != kFormat) {
        problems.push_back({ {}, say(House::NoPairFile), say(House::ExportPairs) });
        return std::nullopt;
    }
    Problems faults;
    const JsonReader file(parsed, {}, faults);
    if (const auto version = file.child("version").asInteger(1, 1'000'000); version > kVersion) {
        problems.push_back({ "/version", say(House::NewerVersion, { static_cast<int>(version) }),
            say(House::ReadsUpTo, { kVersion }) });
        return std::nullopt;
    }
    file.only({ "format", "version", "pairs" });
    std::vector<SavedPair> pairs;
    int index = 0;
    file.child("pairs").eachItem(0, kMostPairs, [&](const JsonReader& item) {
        SavedPair pair = readPair(game, item, "/pairs/" + std::to_string(index++), faults);
        if (pair.game == game.id())
            pairs.push_back(std::move(pair));
    });
    problems.insert(problems.end(), faults.begin(), faults.end());
    return problems.size() == before ? std::optional(std::move(pairs)) : std::nullopt;
}

} // namespace core
