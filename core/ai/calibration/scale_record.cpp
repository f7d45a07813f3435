#include "core/ai/calibration/scale_record.h"

#include "core/ai/learning/learned_json.h"
#include "core/ai/learning/rounded.h"
#include "core/json/json_reader.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

namespace core {

namespace {

using nlohmann::ordered_json;

constexpr std::int64_t kMostGroups = 100'000'000;
constexpr double kMostElo = 10'000;

void readTerms(const JsonReader& root, const char* engine, MeetingTerms& terms)
{
    terms.game = root.text("game");
    terms.set = root.text("set");
    terms.setHash = root.text("set_hash");
    terms.engineVersion = root.text(engine);
    terms.seats = static_cast<int>(root.child("seats").asInteger(2, kMaxSeats));
    terms.pairs = root.text("pairs");
}

}

std::optional<Meeting> readMeeting(const SourceFile& file, MeetingTerms& terms, Problems& problems)
{
    Meeting meeting;
    Problems faults;
    nlohmann::json parsed;
    if (parseJson(file.text, parsed, faults)) {
        const JsonReader root(parsed, "", faults);
        readTerms(root, "engine", terms);
        meeting.sides = terms.seats;
        std::size_t player = 0;
        root.child("players").eachItem(2, 2, [&](const JsonReader& item) {
            if (player < meeting.players.size())
                meeting.players[player++] = item.asText();
        });
        root.child("outcomes").eachItem(1, 1000, [&](const JsonReader& item) {
            const double share = item.child("won").asNumber(0, terms.seats) / terms.seats;
            for (std::int64_t groups = item.child("groups").asInteger(1, kMostGroups); groups > 0; --groups)
                meeting.sums.add(share);
        });
        for (const char* other : { "teams", "options" })
            if (root.isObject() && parsed.contains(other))
                root.child(other).fault(say(House::NotOnAScale), say(House::NoTeamsOrOptions));
    }
    if (!handOn(std::move(faults), file.path, problems))
        return std::nullopt;
    return meeting;
}

std::optional<Scale> scaleOf(const std::vector<SourceFile>& runs, Problems& problems)
{
    Scale scale;
    std::vector<Meeting> meetings;
    const std::size_t before = problems.size();
    for (const SourceFile& file : runs) {
        MeetingTerms terms;
        std::optional<Meeting> meeting = readMeeting(file, terms, problems);
        if (!meeting)
            continue;
        if (meetings.empty())
            scale.terms = terms;
        else if (!(terms == scale.terms))
            problems.push_back({ file.path, say(House::OtherTerms), say(House::SameTerms) });
        meetings.push_back(std::move(*meeting));
    }
    if (problems.size() > before)
        return std::nullopt;
    scale.ratings = ratingsOf(meetings);
    if (!scale.ratings.empty())
        return scale;
    problems.push_back({ "", say(House::NotAllMet), say(House::AddMeetings) });
    return std::nullopt;
}

std::string toJson(const Scale& scale)
{
    ordered_json root;
    root["game"] = scale.terms.game;
    root["set"] = scale.terms.set;
    root["set_hash"] = scale.terms.setHash;
    root["engine_version"] = scale.terms.engineVersion;
    root["seats"] = scale.terms.seats;
    root["pairs"] = scale.terms.pairs;
    root["command"] = scale.command;
    root["ratings"] = ordered_json::array();
    for (const Rating& each : scale.ratings)
        root["ratings"].push_back(
            { { "player", each.player }, { "elo", rounded(each.elo) }, { "low", rounded(each.interval.low) },
                { "high", rounded(each.interval.high) }, { "groups", each.groups } });
    return root.dump(1) + '\n';
}

bool readScale(std::string_view text, const std::string& where, Scale& scale, Problems& problems)
{
    Problems faults;
    nlohmann::json parsed;
    if (parseJson(text, parsed, faults)) {
        const JsonReader root(parsed, "", faults);
        root.only({ "game", "set", "set_hash", "engine_version", "seats", "pairs", "command", "ratings" });
        readTerms(root, "engine_version", scale.terms);
        scale.command = root.text("command");
        scale.ratings.clear();
        root.child("ratings").eachItem(2, 1000, [&](const JsonReader& item) {
            item.only({ "player", "elo", "low", "high", "groups" });
            scale.ratings.push_back({ item.text("player"), item.child("elo").asNumber(0, kMostElo),
                { item.child("low").asNumber(-kMostElo, kMostElo), item.child("high").asNumber(-kMostElo, kMostElo) },
                static_cast<int>(item.child("groups").asInteger(1, kMostGroups)) });
        });
    }
    return handOn(std::move(faults), where, problems);
}

bool isScale(const SourceFile& file)
{
    return file.path.ends_with("/scale.json");
}

bool readRated(const SourceFile& file, std::string_view game, std::vector<RatedPlayer>& rated, Problems& problems)
{
    Scale scale;
    if (!readScale(file.text, file.path, scale, problems))
        return false;
    if (scale.terms.game != game) {
        problems.push_back({ file.path, say(House::ScaleOfOtherGame, { scale.terms.game, std::string(game) }),
            say(House::RateThatGame) });
        return false;
    }
    for (const Rating& each : scale.ratings)
        rated.push_back({ each.player, each.elo, each.interval.low, each.interval.high });
    return true;
}

} // namespace core
