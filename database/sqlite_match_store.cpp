#include "database/sqlite_match_store.h"

#include "database/clock.h"
#include "database/failure.h"
#include "database/match_rows.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace database {

namespace {

core::StoreResult unknownMatch(std::int64_t id)
{
    return { "There is no match " + std::to_string(id)
        + ": see the list of matches (`matches list`) for those there are." };
}

/// What must be known of a match before it is written to.
struct Stored {
    int choices = 0;
    core::MatchStatus status = core::MatchStatus::Running;
};

core::StoreResult findMatch(Connection& connection, std::int64_t id, Stored& stored)
{
    Statement row(connection, "SELECT choices, status FROM matches WHERE id = ?");
    row.bind(id).run();
    if (row.next()) {
        stored = { row.as<int>(0), statusOf(row.text(1)) };
        return {};
    }
    return row.result().ok() ? unknownMatch(id) : row.result();
}

core::StoreResult setChoices(Connection& connection, std::int64_t id, int choices)
{
    Statement row(connection, "UPDATE matches SET choices = ? WHERE id = ?");
    row.bind(choices).bind(id).run();
    return row.result();
}

core::StoreResult setProgress(
    Connection& connection, std::int64_t id, int choices, core::MatchStatus status, int turns, const std::string& end)
{
    Statement row(connection, "UPDATE matches SET choices = ?, status = ?, turns = ?, finished_at = ? WHERE id = ?");
    row.bind(choices).bind(std::string(statusWord(status))).bind(turns).bind(end).bind(id);
    row.run();
    return row.result();
}

/// The newest standing of a match: what its list entry says while it runs.
core::StoreResult lastStanding(Connection& connection, std::int64_t id, core::TurnStanding& standing)
{
    Statement row(connection,
        "SELECT turn, score_0, score_1, score_2, score_3 FROM standings WHERE match_id = ? ORDER BY turn DESC LIMIT 1");
    row.bind(id).run();
    if (row.next()) {
        standing.turn = row.as<int>(0);
        for (int seat = 0; seat < core::kMaxSeats; ++seat)
            standing.score[static_cast<std::size_t>(seat)] = row.as<std::int16_t>(seat + 1);
    }
    return row.result();
}

/// After choices came or went: the match runs, and its list entry says where it stands.
core::StoreResult runOn(Connection& connection, std::int64_t id, int choices)
{
    core::TurnStanding last;
    core::StoreResult result = lastStanding(connection, id, last);
    if (result.ok())
        result = writeScore(connection, id, last.score, 0);
    if (result.ok())
        result = setProgress(connection, id, choices, core::MatchStatus::Running, last.turn, {});
    return result;
}

core::MatchSummary summaryFrom(const Statement& row)
{
    core::MatchSummary summary;
    summary.id = row.number(0);
    summary.game = row.text(1);
    summary.set = row.text(2);
    summary.status = statusOf(row.text(3));
    summary.turns = row.as<int>(4);
    summary.choices = row.as<int>(5);
    summary.startedAt = row.text(6);
    summary.finishedAt = row.text(7);
    return summary;
}

void addSeat(core::MatchSummary& summary, const Statement& row)
{
    const auto seat = row.as<std::size_t>(1);
    // Numbered without a gap by whoever wrote them; a file that was edited by hand does not lead astray.
    if (seat != summary.seats.size() || seat >= summary.score.size())
        return;
    summary.seats.push_back({ row.text(2), row.text(3), {} });
    summary.score[seat] = row.as<std::int16_t>(4);
    if (row.number(5) != 0)
        summary.winners |= core::maskOf(core::seatAt(static_cast<int>(seat)));
}

void addFaction(core::MatchSummary& summary, const Statement& row)
{
    const auto seat = row.as<std::size_t>(1);
    if (seat < summary.seats.size())
        summary.seats[seat].factions.push_back(row.text(2));
}

} // namespace

SqliteMatchStore::SqliteMatchStore(Connection& connection)
    : m_connection(connection)
{
}

core::StoreResult SqliteMatchStore::begin(const core::MatchRecord& record, std::int64_t& id)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();

    // A record that comes with choices, or is over already, is stored as it is: so a match is imported.
    const core::MatchSummary& summary = record.summary;
    Statement row(m_connection,
        "INSERT INTO matches (game, card_set, set_hash, engine, seed, status, turns, choices, started_at, finished_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    row.bind(summary.game).bind(summary.set).bind(record.setHash).bind(record.engineVersion).bind(record.seed);
    row.bind(std::string(statusWord(summary.status))).bind(summary.turns).bind(record.choices.size());
    row.bind(summary.startedAt.empty() ? timestamp() : summary.startedAt).bind(summary.finishedAt);
    if (!row.run())
        return row.result();
    const std::int64_t match = row.insertedId();

    core::StoreResult result = writeSeats(m_connection, match, summary);
    if (result.ok())
        result = writeOptions(m_connection, match, record.options);
    if (result.ok())
        result = writeChoices(m_connection, match, 0, record.choices);
    if (result.ok())
        result = writeStandings(m_connection, match, record.standings);
    if (result.ok())
        result = writeScorings(m_connection, match, record.scorings);
    if (result.ok())
        result = transaction.commit();
    if (result.ok())
        id = match;
    return result;
}

core::StoreResult SqliteMatchStore::append(std::int64_t id, int firstChoice,
    const std::vector<core::RecordedChoice>& choices, const std::vector<core::TurnStanding>& standings,
    const std::vector<core::ScoringEvent>& scorings)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Stored stored;
    core::StoreResult result = findMatch(m_connection, id, stored);
    if (!result.ok())
        return result;
    if (stored.choices != firstChoice)
        return { "Match " + std::to_string(id) + " has " + std::to_string(stored.choices) + " choices stored and not "
            + std::to_string(firstChoice)
            + ", so another program has played it on: open it again from the list of matches." };
    if (stored.status == core::MatchStatus::Finished)
        return { "Match " + std::to_string(id)
            + " is finished, so nothing can be added to it: take its last choice "
              "back first, or start a new match." };

    result = writeChoices(m_connection, id, firstChoice, choices);
    if (result.ok())
        result = writeStandings(m_connection, id, standings);
    if (result.ok())
        result = writeScorings(m_connection, id, scorings);
    const int count = firstChoice + static_cast<int>(choices.size());
    // Most choices end no turn, and then the list entry changes by their number alone.
    const bool entryMoves = !standings.empty() || stored.status != core::MatchStatus::Running;
    if (result.ok())
        result = entryMoves ? runOn(m_connection, id, count) : setChoices(m_connection, id, count);
    if (result.ok())
        result = transaction.commit();
    return result;
}

core::StoreResult SqliteMatchStore::truncate(std::int64_t id, int choices)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Stored stored;
    core::StoreResult result = findMatch(m_connection, id, stored);
    if (!result.ok())
        return result;
    if (choices < 0 || choices > stored.choices)
        return { "Match " + std::to_string(id) + " has " + std::to_string(stored.choices)
            + " choices stored, so it cannot be taken back to " + std::to_string(choices)
            + ": open it again from the list of matches." };
    if (choices == stored.choices)
        return {};

    for (const char* sql : { "DELETE FROM choices WHERE match_id = ? AND number >= ?",
             "DELETE FROM standings WHERE match_id = ? AND choice > ?",
             "DELETE FROM scorings WHERE match_id = ? AND choice > ?" }) {
        Statement row(m_connection, sql);
        if (!row.bind(id).bind(choices).run())
            return row.result();
    }
    result = runOn(m_connection, id, choices);
    if (result.ok())
        result = transaction.commit();
    return result;
}

core::StoreResult SqliteMatchStore::finish(
    std::int64_t id, core::MatchStatus status, const core::Outcome& outcome, int turns)
{
    assert(status != core::MatchStatus::Running);
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Stored stored;
    core::StoreResult result = findMatch(m_connection, id, stored);
    if (result.ok())
        result = writeScore(m_connection, id, outcome.score, outcome.winners);
    if (result.ok())
        result = setProgress(m_connection, id, stored.choices, status, turns, timestamp());
    if (result.ok())
        result = transaction.commit();
    return result;
}

core::StoreResult SqliteMatchStore::list(std::vector<core::MatchSummary>& matches) const
{
    matches.clear();
    Transaction transaction(m_connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection,
        "SELECT id, game, card_set, status, turns, choices, started_at, finished_at FROM matches "
        "ORDER BY started_at DESC, id DESC");
    std::unordered_map<std::int64_t, std::size_t> places;
    row.run();
    while (row.next()) {
        places[row.number(0)] = matches.size();
        matches.push_back(summaryFrom(row));
    }
    if (!row.result().ok())
        return row.result();

    Statement seat(m_connection, "SELECT match_id, seat, name, player, score, won FROM seats ORDER BY match_id, seat");
    seat.run();
    while (seat.next())
        if (const auto place = places.find(seat.number(0)); place != places.end())
            addSeat(matches[place->second], seat);
    if (!seat.result().ok())
        return seat.result();

    Statement faction(
        m_connection, "SELECT match_id, seat, faction FROM seat_factions ORDER BY match_id, seat, position");
    faction.run();
    while (faction.next())
        if (const auto place = places.find(faction.number(0)); place != places.end())
            addFaction(matches[place->second], faction);
    return faction.result();
}

core::StoreResult SqliteMatchStore::load(std::int64_t id, core::MatchRecord& record) const
{
    record = {};
    Transaction transaction(m_connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection,
        "SELECT id, game, card_set, status, turns, choices, started_at, finished_at, set_hash, engine, seed "
        "FROM matches WHERE id = ?");
    row.bind(id).run();
    if (!row.next())
        return row.result().ok() ? unknownMatch(id) : row.result();
    record.summary = summaryFrom(row);
    record.setHash = row.text(8);
    record.engineVersion = row.text(9);
    record.seed = row.as<std::uint64_t>(10);

    Statement seat(
        m_connection, "SELECT match_id, seat, name, player, score, won FROM seats WHERE match_id = ? ORDER BY seat");
    seat.bind(id).run();
    while (seat.next())
        addSeat(record.summary, seat);
    if (!seat.result().ok())
        return seat.result();
    Statement faction(
        m_connection, "SELECT match_id, seat, faction FROM seat_factions WHERE match_id = ? ORDER BY seat, position");
    faction.bind(id).run();
    while (faction.next())
        addFaction(record.summary, faction);
    core::StoreResult result = faction.result();

    if (result.ok())
        result = readOptions(m_connection, id, record.options);
    if (result.ok())
        result = readChoices(m_connection, id, record.choices);
    if (result.ok())
        result = readStandings(m_connection, id, record.standings);
    if (result.ok())
        result = readScorings(m_connection, id, record.scorings);
    return result;
}

core::StoreResult SqliteMatchStore::remove(std::int64_t id)
{
    // The rows below it go by their foreign keys.
    Statement row(m_connection, "DELETE FROM matches WHERE id = ?");
    if (!row.bind(id).run())
        return row.result();
    return row.changedRows() == 0 ? unknownMatch(id) : core::StoreResult {};
}

} // namespace database
