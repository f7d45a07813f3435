#include "core/record/match_import.h"

#include "core/language/house.h"
#include "core/record/codec.h"
#include "core/record/replayer.h"

namespace core {

namespace {

/// What makes a match the match it is: not what was said of it since, nor where it lay before.
std::string essence(MatchRecord record)
{
    MatchSummary& summary = record.summary;
    summary.id = 0;
    summary.count.reset(); // files of before have none
    summary.origin = {};
    summary.tags.clear();
    summary.notes.clear();
    return toJson(record);
}

/// The id of the stored match that is `record`, choice by choice; 0 when none is.
std::int64_t storedAs(const MatchStore& store, const MatchRecord& record)
{
    MatchFilter same; // all that began in that second
    same.games = { record.summary.game };
    same.from = record.summary.startedAt;
    same.before = record.summary.startedAt + "~";
    std::vector<std::int64_t> ids;
    store.findIds(same, {}, 0, 1000, ids);
    const std::string wanted = essence(record);
    for (const std::int64_t id : ids)
        if (MatchRecord other; store.load(id, other).ok() && essence(std::move(other)) == wanted)
            return id;
    return 0;
}

} // namespace

ImportedMatch importMatch(
    std::string_view text, const Shelf& games, MatchStore& store, bool again, const PlayerCheck& players)
{
    ImportedMatch result;
    std::optional<MatchRecord> record = fromJson(text, result.faults);
    if (!record)
        return result;
    const Game* game = games.find(record->summary.game);
    if (game == nullptr) {
        result.faults.push_back({ "/game", say(House::GameNotHere, { record->summary.game }), "" });
        return result;
    }
    result.sound = true;
    if (players)
        result.faults = players(*record, *game);
    if (!result.faults.empty())
        return result;
    record->summary.origin = {}; // it names a match of the database it comes from
    ReplayReport report = replay(*game, *record);
    result.notes = std::move(report.notes);
    if (!report.faults.empty()) {
        result.faults = std::move(report.faults);
        return result;
    }
    if (report.match != nullptr && record->summary.status == MatchStatus::Finished)
        record->summary.count = game->finalCount(*report.match);
    if (report.match != nullptr) { // an older one does not say which role was drawn
        const MatchSetup settled = game->settled(record->setup());
        for (std::size_t seat = 0; seat < settled.seats.size(); ++seat)
            record->summary.seats[seat].factions = settled.seats[seat].factions;
    }
    result.known = again ? 0 : storedAs(store, *record);
    if (result.known != 0)
        return result;
    if (const StoreResult stored = store.begin(*record, result.id); !stored.ok()) {
        result.id = 0;
        result.faults.push_back({ "", stored.error, "" });
    }
    return result;
}

} // namespace core
