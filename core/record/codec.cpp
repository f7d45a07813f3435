#include "core/record/codec.h"

#include "core/json/json_reader.h"
#include "core/json/json_text.h"
#include "core/language/house.h"
#include "core/record/old_words.h"
#include "core/text/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "breakpoint-match";
/// A record is written as the oldest version but the first that can hold it, so that older programs read what they can.
/// Version 1 knew no marks but the bases that scored; version 2 no turn of several seats, no table games, and nothing
/// that people say of a match; version 3 no factions that players wrote; version 4 no practice; version 6 no seats that
/// win together or not at all. Up to version 5 a person without a name was written as one with an English name
/// (withoutOldWords()), so that nobody could be called so.
constexpr int kVersion = 7;
constexpr int kBeforeTogether = 6;
constexpr int kBeforeUnnamed = 5;
constexpr int kBeforePractice = 4;
constexpr int kBeforeOwnFactions = 3;
constexpr int kOneSeatATurn = 2;
constexpr const char* kPlayed = "played";
constexpr const char* kTable = "table";
constexpr std::size_t kMaxChoicesInRecord = 100'000; // as long as a match may last
constexpr std::size_t kLongestPlayer = 300; // a player with all its settings
constexpr std::size_t kLongestFaction = 400; // as card files have it
constexpr int kMaxTurns = 1'000'000;
constexpr std::size_t kMaxTags = 100;
constexpr std::size_t kLongestNotes = 100'000;
constexpr std::size_t kMostOwnFactions = 16;

const char* statusWord(MatchStatus status)
{
    switch (status) {
    case MatchStatus::Running:
        return "running";
    case MatchStatus::Finished:
        return "finished";
    case MatchStatus::Abandoned:
        return "abandoned";
    }
    return "running";
}

Json scoreJson(const PerSeat<std::int16_t>& score, std::size_t seats)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < seats; ++i)
        list.push_back(score[i]);
    return list;
}

Json seatsJson(SeatMask mask, std::size_t seats)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < seats; ++i)
        if (contains(mask, seatAt(static_cast<int>(i))))
            list.push_back(i);
    return list;
}

Json seatJson(Seat seat)
{
    return seat == Seat::None ? Json(nullptr) : Json(indexOf(seat));
}

std::string readName(const JsonReader& value, std::size_t longest)
{
    const std::string name = value.asText();
    if (const Problem fault = nameFault(name, longest); !fault.what.empty())
        value.fault(fault.what, fault.hint);
    return name;
}

void readSeats(const JsonReader& list, std::int64_t version, MatchRecord& record)
{
    list.eachItem(1, kMaxSeats, [&](const JsonReader& item) {
        RecordedSeat seat;
        if (version > kBeforeUnnamed && item.has("unnamed")) {
            item.only({ "unnamed", "player", "factions" });
            seat.name = language::unnamed(static_cast<int>(item.child("unnamed").asInteger(0, language::kMostUnnamed)));
        } else {
            item.only({ "name", "player", "factions" });
            seat.name = readName(item.child("name"), kLongestSeatName);
        }
        seat.player = readName(item.child("player"), kLongestPlayer);
        item.child("factions").eachItem(0, 8, [&](const JsonReader& faction) {
            seat.factions.push_back(readName(faction, kLongestFaction));
        });
        record.summary.seats.push_back(std::move(seat));
    });
}

/// Whether older versions would take no name for another.
bool namesFitOldWords(const MatchSummary& summary)
{
    MatchSummary old = summary;
    for (RecordedSeat& seat : old.seats)
        seat.name = oldWordOf(seat.name);
    withoutOldWords(old);
    return std::equal(summary.seats.begin(), summary.seats.end(), old.seats.begin(), old.seats.end(),
        [](const RecordedSeat& a, const RecordedSeat& b) { return a.name == b.name; });
}

Json seatJson(const RecordedSeat& seat, int version)
{
    Json json;
    if (const std::optional<int> number = language::unnamedNumber(seat.name); number && version > kBeforeUnnamed)
        json["unnamed"] = *number;
    else
        json["name"] = oldWordOf(seat.name);
    json["player"] = seat.player;
    json["factions"] = seat.factions;
    return json;
}

int versionFor(const MatchRecord& record)
{
    const bool together = std::any_of(record.standings.begin(), record.standings.end(),
        [](const TurnStanding& each) { return std::popcount(each.current) > 1; });
    const MatchSummary& summary = record.summary;
    const bool told = summary.kind == MatchKind::Table || !summary.place.empty() || !summary.tags.empty()
        || !summary.notes.empty() || summary.origin.match != 0;
    if (summary.together)
        return kVersion;
    if (!namesFitOldWords(summary))
        return kBeforeTogether;
    if (summary.practice)
        return kBeforeUnnamed;
    if (!record.own.empty())
        return kBeforePractice;
    return together || told ? kBeforeOwnFactions : kOneSeatATurn;
}

Seat readSeat(const JsonReader& value, std::size_t seats)
{
    if (value.isNull())
        return Seat::None;
    return seatAt(static_cast<int>(value.asInteger(0, static_cast<std::int64_t>(seats) - 1)));
}

SeatMask readMask(const JsonReader& list, std::size_t seats)
{
    SeatMask mask = 0;
    list.eachItem(0, seats, [&](const JsonReader& item) {
        const Seat seat = readSeat(item, seats);
        if (seat != Seat::None)
            mask |= maskOf(seat);
    });
    return mask;
}

PerSeat<std::int16_t> readScore(const JsonReader& list, std::size_t seats)
{
    PerSeat<std::int16_t> score {};
    std::size_t next = 0;
    list.eachItem(seats, seats, [&](const JsonReader& item) {
        if (next < score.size())
            score[next++] = static_cast<std::int16_t>(item.asInteger(INT16_MIN, INT16_MAX));
    });
    return score;
}

void readStatus(const JsonReader& root, MatchSummary& summary)
{
    const std::string word = root.text("status");
    for (const MatchStatus status : { MatchStatus::Running, MatchStatus::Finished, MatchStatus::Abandoned }) {
        if (word == statusWord(status)) {
            summary.status = status;
            return;
        }
    }
    std::vector<language::Saying> known;
    for (const MatchStatus status : { MatchStatus::Running, MatchStatus::Finished, MatchStatus::Abandoned })
        known.push_back(say(House::Quoted, { statusWord(status) }));
    root.child("status").fault(say(House::UnknownStatus, { word }),
        say(House::OneOfQuoted, { language::Saying::list(language::Between::Comma, known) }));
}

/// What people say of a match, and how it came to be kept; all of it since version 3, practice since version 5,
/// together since 7.
void readAbout(const JsonReader& root, const nlohmann::json& parsed, MatchSummary& summary)
{
    if (parsed.contains("kind")) {
        const std::string kind = root.text("kind");
        if (kind == kTable)
            summary.kind = MatchKind::Table;
        else if (kind != kPlayed)
            root.child("kind").fault(say(House::UnknownKind, { kind }),
                say(House::OneOfQuoted,
                    { language::Saying::list(language::Between::Comma,
                        { say(House::Quoted, { kPlayed }), say(House::Quoted, { kTable }) }) }));
    }
    if (parsed.contains("practice"))
        summary.practice = root.child("practice").asBoolean();
    if (parsed.contains("together"))
        summary.together = root.child("together").asBoolean();
    if (parsed.contains("place"))
        summary.place = readName(root.child("place"), kLongestPlace);
    if (parsed.contains("tags"))
        root.child("tags").eachItem(
            0, kMaxTags, [&](const JsonReader& item) { summary.tags.push_back(readName(item, kLongestTag)); });
    if (parsed.contains("notes"))
        summary.notes = root.text("notes");
    if (summary.notes.size() > kLongestNotes)
        root.child("notes").fault(say(House::NotesTooLong, { static_cast<int>(kLongestNotes) }), {});
    if (parsed.contains("from")) {
        const JsonReader from = root.child("from");
        from.only({ "match", "choice" });
        summary.origin.match = from.child("match").asInteger(1, INT64_MAX);
        summary.origin.choice = static_cast<int>(from.child("choice").asInteger(0, kMaxChoicesInRecord));
    }
}

FinalCount readCount(const JsonReader& json, std::size_t seats)
{
    json.only({ "for", "taken", "why" });
    FinalCount count;
    count.what = json.text("for");
    count.taken = readScore(json.child("taken"), seats);
    count.why = json.text("why");
    return count;
}

void readPlay(const JsonReader& root, std::int64_t version, MatchRecord& record)
{
    const std::size_t seats = record.summary.seats.size();
    root.child("choices").eachItem(0, kMaxChoicesInRecord, [&](const JsonReader& item) {
        item.only({ "seat", "words" });
        record.choices.push_back({ readSeat(item.child("seat"), seats), item.text("words") });
    });
    const auto choices = static_cast<std::int64_t>(record.choices.size());
    const char* const whose = version > kOneSeatATurn ? "seats" : "seat";
    root.child("standings").eachItem(0, kMaxChoicesInRecord, [&](const JsonReader& item) {
        item.only({ "turn", whose, "score", "choice" });
        TurnStanding standing;
        standing.turn = static_cast<int>(item.child("turn").asInteger(0, kMaxTurns));
        if (version > kOneSeatATurn)
            standing.current = readMask(item.child(whose), seats);
        else if (const Seat current = readSeat(item.child(whose), seats); current != Seat::None)
            standing.current = maskOf(current);
        standing.score = readScore(item.child("score"), seats);
        standing.choice = static_cast<int>(item.child("choice").asInteger(0, choices));
        record.standings.push_back(standing);
    });
    const char* const what = version == 1 ? "base" : "what";
    root.child(version == 1 ? "scorings" : "marks").eachItem(0, kMaxChoicesInRecord, [&](const JsonReader& item) {
        item.only({ "turn", what, "points", "choice" });
        RecordedMark mark;
        mark.turn = static_cast<int>(item.child("turn").asInteger(0, kMaxTurns));
        mark.what = item.text(what);
        mark.points = readScore(item.child("points"), seats);
        mark.choice = static_cast<int>(item.child("choice").asInteger(0, choices));
        record.marks.push_back(std::move(mark));
    });
}

/// Complete where there are no faults.
std::optional<MatchRecord> readRecord(std::string_view text, Problems& faults)
{
    nlohmann::json parsed;
    if (!parseJson(text, parsed, faults))
        return std::nullopt;
    const JsonReader root(parsed, "", faults);
    if (!root.isObject()) {
        root.fault(say(House::RecordIsObject), say(House::ExportOne));
        return std::nullopt;
    }
    if (!parsed.contains("format")) {
        root.fault(say(House::NoMatchRecord), say(House::ExportOne));
        return std::nullopt;
    }
    // The version comes first: of a newer one nothing else is known.
    if (root.text("format") != kFormat) {
        root.child("format").fault(say(House::NoMatchRecord), say(House::FormatWouldBe, { kFormat }));
        return std::nullopt;
    }
    const std::int64_t version = root.child("version").asInteger(1, INT32_MAX);
    if (version > kVersion) {
        root.child("version").fault(
            say(House::NewerVersion, { std::to_string(version) }), say(House::ReadsUpTo, { kVersion }));
        return std::nullopt;
    }

    root.only({ "format", "version", "game", "set", "set_hash", "engine_version", "options", "seed", "seats", "status",
        "turns", "winners", "score", "started_at", "finished_at", "choices", "standings",
        version == 1 ? "scorings" : "marks", "count", "kind", "practice", "together", "place", "tags", "notes", "from",
        "own_factions" });
    MatchRecord record;
    MatchSummary& summary = record.summary;
    summary.game = root.text("game");
    summary.set = root.text("set");
    record.setHash = root.text("set_hash");
    record.engineVersion = root.text("engine_version");
    root.child("options").eachMember(
        [&](const std::string& name, const JsonReader& value) { record.summary.options[name] = value.asText(); });
    if (parsed.contains("own_factions"))
        root.child("own_factions").eachItem(1, kMostOwnFactions, [&](const JsonReader& item) {
            record.own.push_back(item.asText(kCardFile.bytes));
        });
    readSeats(root.child("seats"), version, record);
    const std::size_t seats = summary.seats.size();
    if (seats == 0) // told above; every score and choice would only repeat it
        return std::nullopt;
    readStatus(root, summary);
    if (summary.status == MatchStatus::Running && !parsed.contains("seed"))
        root.fault(say(House::SeedLeftOut), say(House::ExportWithSeed));
    else
        record.seed = root.child("seed").asUnsigned();
    summary.turns = static_cast<int>(root.child("turns").asInteger(0, kMaxTurns));
    summary.winners = readMask(root.child("winners"), seats);
    summary.score = readScore(root.child("score"), seats);
    if (summary.status == MatchStatus::Finished && parsed.contains("count"))
        summary.count = readCount(root.child("count"), seats);
    summary.startedAt = root.text("started_at");
    summary.finishedAt = root.text("finished_at");
    readAbout(root, parsed, summary);
    if (version <= kBeforeUnnamed)
        withoutOldWords(summary);
    readPlay(root, version, record);
    summary.choices = static_cast<int>(record.choices.size());
    return record;
}

}

std::string toJson(const MatchRecord& record, Telling telling)
{
    const MatchSummary& summary = record.summary;
    const std::size_t seats = summary.seats.size();
    Json root;
    root["format"] = kFormat;
    const int version = versionFor(record);
    root["version"] = version;
    root["game"] = summary.game;
    root["set"] = summary.set;
    root["set_hash"] = record.setHash;
    root["engine_version"] = record.engineVersion;
    root["options"] = Json::object();
    for (const auto& [name, value] : record.summary.options)
        root["options"][name] = value;
    if (!record.own.empty())
        root["own_factions"] = record.own;
    if (telling == Telling::Everything || summary.status != MatchStatus::Running)
        root["seed"] = record.seed;
    root["seats"] = Json::array();
    for (const RecordedSeat& seat : summary.seats)
        root["seats"].push_back(seatJson(seat, version));
    if (summary.kind == MatchKind::Table)
        root["kind"] = kTable;
    if (summary.practice)
        root["practice"] = true;
    if (summary.together)
        root["together"] = true;
    if (!summary.place.empty())
        root["place"] = summary.place;
    if (!summary.tags.empty())
        root["tags"] = summary.tags;
    if (!summary.notes.empty())
        root["notes"] = summary.notes;
    if (summary.origin.match != 0)
        root["from"] = Json { { "match", summary.origin.match }, { "choice", summary.origin.choice } };
    root["status"] = statusWord(summary.status);
    root["turns"] = summary.turns;
    root["winners"] = seatsJson(summary.winners, seats);
    root["score"] = scoreJson(summary.score, seats);
    if (summary.count)
        root["count"] = Json { { "for", summary.count->what }, { "taken", scoreJson(summary.count->taken, seats) },
            { "why", summary.count->why.words(language::Language::English) } };
    root["started_at"] = summary.startedAt;
    root["finished_at"] = summary.finishedAt;
    root["choices"] = Json::array();
    for (const RecordedChoice& choice : record.choices)
        root["choices"].push_back(Json { { "seat", seatJson(choice.seat) }, { "words", choice.words } });
    root["standings"] = Json::array();
    for (const TurnStanding& each : record.standings) {
        Json standing { { "turn", each.turn } };
        Json whose = seatsJson(each.current, seats);
        if (version > kOneSeatATurn)
            standing["seats"] = std::move(whose);
        else
            standing["seat"] = whose.empty() ? Json() : whose.front();
        standing["score"] = scoreJson(each.score, seats);
        standing["choice"] = each.choice;
        root["standings"].push_back(std::move(standing));
    }
    root["marks"] = Json::array();
    for (const RecordedMark& each : record.marks)
        root["marks"].push_back(Json { { "turn", each.turn }, { "what", each.what },
            { "points", scoreJson(each.points, seats) }, { "choice", each.choice } });
    // Names come from people's keyboards and files; a stray byte becomes U+FFFD instead of an exception.
    return root.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::optional<MatchRecord> fromJson(std::string_view text, Problems& problems)
{
    Problems faults;
    std::optional<MatchRecord> record = readRecord(text, faults);
    problems.insert(problems.end(), faults.begin(), faults.end());
    return faults.empty() ? std::move(record) : std::nullopt;
}
} // namespace core
