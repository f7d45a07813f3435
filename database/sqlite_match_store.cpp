#include "database/sqlite_match_store.h"

#include "database/clock.h"
#include "database/failure.h"
#include "database/match_bin.h"
#include "database/match_entries.h"
#include "database/match_finding.h"
#include "database/match_rows.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <QCoreApplication>

#include <cassert>
#include <limits>

namespace database {

namespace {

/// What must be known of a match before it is written to.
struct Stored {
    core::MatchState state;
    core::MatchStatus status = core::MatchStatus::Running;
    bool atTable = false;
};

/// Finds a match that is still as the caller knows it.
core::StoreResult findMatch(Connection& connection, std::int64_t id, const core::MatchState& known, Stored& stored)
{
    Statement row(connection, "SELECT choices, edits, status, kind FROM matches WHERE id = ? AND removed_at = ''");
    row.bind(id).run();
    if (!row.next())
        return row.result().ok() ? unknownMatch(id) : row.result();
    stored = { { row.as<int>(0), row.as<int>(1) }, statusOf(row.text(2)),
        row.text(3) == kindWord(core::MatchKind::Table) };
    if (stored.state.choices == known.choices && stored.state.edits == known.edits)
        return {};
    return refused(
        [id, known, stored] {
            return QCoreApplication::translate("Database",
                "Match %1 has %2 choices stored and is not as it was opened here with %3, so another program has "
                "played it on or taken something back: open it again from the list of matches.")
                .arg(id)
                .arg(stored.state.choices)
                .arg(known.choices);
        },
        core::Refusal::Outdated);
}

core::StoreResult setChoices(Connection& connection, std::int64_t id, int choices)
{
    Statement row(connection, "UPDATE matches SET choices = ?, played_at = ? WHERE id = ?");
    row.bind(choices).bind(timestamp()).bind(id).run();
    return row.result();
}

void bindCount(Statement& row, const std::optional<core::FinalCount>& count)
{
    if (count)
        row.bind(count->what);
    else
        row.bindNothing();
    row.bind(count ? count->why.words(core::language::Language::English) : std::string());
}

/// The list entry of a match: all of `summary` that changes while it is played.
core::StoreResult setProgress(Connection& connection, const core::MatchSummary& summary)
{
    Statement row(connection,
        "UPDATE matches SET choices = ?, status = ?, turns = ?, finished_at = ?, edits = ?, counted_for = ?, "
        "settled = ?, played_at = ? WHERE id = ?");
    row.bind(summary.choices).bind(std::string(statusWord(summary.status))).bind(summary.turns);
    row.bind(summary.finishedAt).bind(summary.edits);
    bindCount(row, summary.count);
    if (!row.bind(timestamp()).bind(summary.id).run())
        return row.result();
    core::StoreResult result = writeScore(connection, summary.id, summary);
    return result.ok() ? writeEntry(connection, summary.id) : result;
}

/// The newest standing of a match: what its list entry says while it runs.
core::StoreResult lastStanding(Connection& connection, std::int64_t id, core::MatchSummary& entry)
{
    Statement row(connection,
        "SELECT turn, seat, score FROM standing_scores WHERE match_id = ? "
        "AND turn = (SELECT max(turn) FROM standings WHERE match_id = ?)");
    row.bind(id).bind(id).run();
    while (row.next()) {
        entry.turns = row.as<int>(0);
        if (const auto seat = row.as<std::size_t>(1); seat < entry.score.size())
            entry.score[seat] = row.as<std::int16_t>(2);
    }
    return row.result();
}

/// After choices came or went: the match runs, and its list entry says where it stands.
core::StoreResult runOn(Connection& connection, std::int64_t id, const core::MatchState& state)
{
    core::MatchSummary entry;
    entry.id = id;
    entry.choices = state.choices;
    entry.edits = state.edits;
    core::StoreResult result = lastStanding(connection, id, entry);
    return result.ok() ? setProgress(connection, entry) : result;
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
        "INSERT INTO matches (game, card_set, set_hash, engine, seed, status, turns, choices, started_at, finished_at, "
        "counted_for, settled, kind, place, notes, from_match, from_choice, practice, "
        "together) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    row.bind(summary.game).bind(summary.set).bind(record.setHash).bind(record.engineVersion).bind(record.seed);
    row.bind(std::string(statusWord(summary.status))).bind(summary.turns).bind(record.choices.size());
    row.bind(summary.startedAt.empty() ? timestamp() : summary.startedAt).bind(summary.finishedAt);
    bindCount(row, summary.count);
    row.bind(std::string(kindWord(summary.kind))).bind(summary.place).bind(summary.notes);
    if (summary.origin.match != 0)
        row.bind(summary.origin.match);
    else
        row.bindNothing();
    row.bind(summary.origin.choice).bind(summary.practice).bind(summary.together);
    if (!row.run())
        return row.result();
    const std::int64_t match = row.insertedId();

    core::StoreResult result = writeSeats(m_connection, match, summary);
    if (result.ok())
        result = writeOptions(m_connection, match, record.summary.options);
    if (result.ok())
        result = writeOwn(m_connection, match, record.own);
    if (result.ok())
        result = writeChoices(m_connection, match, 0, record.choices);
    if (result.ok())
        result = writeStandings(m_connection, match, record.standings);
    if (result.ok())
        result = writeMarks(m_connection, match, record.marks);
    if (result.ok())
        result = writeTags(m_connection, match, summary.tags);
    if (result.ok())
        result = writeEntry(m_connection, match);
    if (result.ok())
        result = tally(m_connection, match, 1);
    if (result.ok())
        result = transaction.commit();
    if (result.ok())
        id = match;
    return result;
}

core::StoreResult SqliteMatchStore::append(std::int64_t id, const core::MatchState& known,
    const std::vector<core::RecordedChoice>& choices, const std::vector<core::TurnStanding>& standings,
    const std::vector<core::RecordedMark>& marks)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Stored stored;
    core::StoreResult result = findMatch(m_connection, id, known, stored);
    if (!result.ok())
        return result;
    if (stored.status == core::MatchStatus::Finished)
        return refused([id] {
            return QCoreApplication::translate("Database",
                "Match %1 is finished, so nothing can be added to it: take its last choice back first, or start a new "
                "match.")
                .arg(id);
        });

    result = writeChoices(m_connection, id, known.choices, choices);
    if (result.ok())
        result = writeStandings(m_connection, id, standings);
    if (result.ok())
        result = writeMarks(m_connection, id, marks);
    const int count = known.choices + static_cast<int>(choices.size());
    // Most choices end no turn, and then the list entry changes by their number alone.
    const bool entryMoves = !standings.empty() || stored.status != core::MatchStatus::Running;
    if (result.ok())
        result = entryMoves ? runOn(m_connection, id, { count, known.edits }) : setChoices(m_connection, id, count);
    if (result.ok())
        result = transaction.commit();
    return result;
}

core::StoreResult SqliteMatchStore::truncate(std::int64_t id, const core::MatchState& known, int choices)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Stored stored;
    core::StoreResult result = findMatch(m_connection, id, known, stored);
    if (!result.ok())
        return result;
    if (choices < 0 || choices >= known.choices)
        return refused([id, known, choices] {
            return QCoreApplication::translate("Database",
                "Match %1 has %2 choices stored, so it cannot be taken back to %3: open it again from the list of "
                "matches.")
                .arg(id)
                .arg(known.choices)
                .arg(choices);
        });

    result = tally(m_connection, id, -1);
    if (!result.ok())
        return result;
    for (const char* sql : { "DELETE FROM choices WHERE match_id = ? AND number >= ?",
             "DELETE FROM standings WHERE match_id = ? AND choice > ?",
             "DELETE FROM marks WHERE match_id = ? AND choice > ?" }) {
        Statement row(m_connection, sql);
        if (!row.bind(id).bind(choices).run())
            return row.result();
    }
    result = runOn(m_connection, id, { choices, known.edits + 1 });
    if (result.ok())
        result = transaction.commit();
    return result;
}

core::StoreResult SqliteMatchStore::finish(
    std::int64_t id, const core::MatchState& known, const core::MatchSummary& end)
{
    assert(end.status != core::MatchStatus::Running);
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Stored stored;
    core::StoreResult result = findMatch(m_connection, id, known, stored);
    if (result.ok())
        result = tally(m_connection, id, -1);
    core::MatchSummary entry = end;
    entry.id = id;
    entry.choices = known.choices;
    entry.edits = known.edits + 1;
    if (entry.finishedAt.empty())
        entry.finishedAt = timestamp();
    if (result.ok())
        result = setProgress(m_connection, entry);
    if (result.ok())
        result = tally(m_connection, id, 1);
    if (result.ok())
        result = transaction.commit();
    return result;
}

core::StoreResult SqliteMatchStore::rewrite(
    std::int64_t id, const core::MatchState& known, const core::MatchRecord& record)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Stored stored;
    core::StoreResult result = findMatch(m_connection, id, known, stored);
    if (!result.ok())
        return result;
    if (!stored.atTable || record.summary.kind != core::MatchKind::Table)
        return refused([id] {
            return QCoreApplication::translate("Database",
                "Match %1 was played with this program, so what happened in it cannot be written anew: change its "
                "notes "
                "and tags instead.")
                .arg(id);
        });
    result = tally(m_connection, id, -1);
    if (!result.ok())
        return result;
    const core::MatchSummary& summary = record.summary;
    Statement head(m_connection,
        "UPDATE matches SET card_set = ?, set_hash = ?, engine = ?, started_at = ?, place = ?, notes = ? WHERE id = ?");
    head.bind(summary.set).bind(record.setHash).bind(record.engineVersion).bind(summary.startedAt);
    if (!head.bind(summary.place).bind(summary.notes).bind(id).run())
        return head.result();
    for (const char* sql : { "DELETE FROM seats WHERE match_id = ?", "DELETE FROM seat_factions WHERE match_id = ?",
             "DELETE FROM standings WHERE match_id = ?", "DELETE FROM marks WHERE match_id = ?" }) {
        Statement row(m_connection, sql);
        if (!row.bind(id).run())
            return row.result();
    }
    core::MatchSummary entry = summary;
    entry.id = id;
    entry.choices = known.choices;
    entry.edits = known.edits + 1;
    result = writeSeats(m_connection, id, summary);
    if (result.ok())
        result = writeStandings(m_connection, id, record.standings);
    if (result.ok())
        result = writeMarks(m_connection, id, record.marks);
    if (result.ok())
        result = setProgress(m_connection, entry);
    if (result.ok())
        result = tally(m_connection, id, 1);
    if (result.ok())
        result = transaction.commit();
    return result;
}

core::StoreResult SqliteMatchStore::list(std::vector<core::MatchSummary>& matches) const
{
    return listAfter(nullptr, std::numeric_limits<int>::max(), matches);
}

core::StoreResult SqliteMatchStore::listAfter(
    const core::MatchSummary* last, int most, std::vector<core::MatchSummary>& matches) const
{
    matches.clear();
    Transaction transaction(m_connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    if (last == nullptr) {
        Statement row(m_connection,
            std::string("SELECT ") + kMatchHead
                + " FROM matches WHERE removed_at = '' ORDER BY started_at DESC, id DESC LIMIT ?");
        row.bind(most);
        return readList(m_connection, row, matches);
    }
    Statement row(m_connection,
        std::string("SELECT ") + kMatchHead
            + " FROM matches WHERE removed_at = '' AND (started_at, id) < (?, ?) ORDER BY started_at DESC, id DESC "
              "LIMIT ?");
    row.bind(last->startedAt).bind(last->id).bind(most);
    return readList(m_connection, row, matches);
}

core::StoreResult SqliteMatchStore::running(
    const std::string& game, int most, std::vector<core::MatchSummary>& matches) const
{
    matches.clear();
    Transaction transaction(m_connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection,
        std::string("SELECT ") + kMatchHead
            + " FROM matches INDEXED BY matches_left WHERE game = ? AND status = 'running' AND removed_at = '' "
              "ORDER BY max(played_at, started_at) DESC, id DESC LIMIT ?");
    row.bind(game).bind(most);
    return readList(m_connection, row, matches);
}

core::StoreResult SqliteMatchStore::total(const std::string& game, core::MatchTotals& totals) const
{
    totals = {};
    Statement row(
        m_connection, "SELECT status, count(*) FROM matches WHERE game = ? AND removed_at = '' GROUP BY status");
    row.bind(game).run();
    while (row.next()) {
        totals.all += row.as<int>(1);
        if (statusOf(row.text(0)) == core::MatchStatus::Running)
            totals.running = row.as<int>(1);
    }
    if (!row.result().ok())
        return row.result();
    Statement bin(m_connection, "SELECT count(*) FROM matches WHERE game = ? AND removed_at > ''");
    if (bin.bind(game).run() && bin.next())
        totals.inBin = bin.as<int>(0);
    return bin.result();
}

core::StoreResult SqliteMatchStore::uncounted(const std::string& game, int most, std::vector<std::int64_t>& ids) const
{
    ids.clear();
    Statement row(m_connection,
        // Said outright: the index by status looks as good to SQLite, and leads through every finished match.
        "SELECT id FROM matches INDEXED BY matches_uncounted "
        "WHERE game = ? AND status = 'finished' AND counted_for IS NULL AND removed_at = '' "
        "ORDER BY started_at DESC, id DESC LIMIT ?");
    row.bind(game).bind(most).run();
    while (row.next())
        ids.push_back(row.number(0));
    return row.result();
}

core::StoreResult SqliteMatchStore::storeCounts(const std::map<std::int64_t, core::FinalCount>& counts)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement match(m_connection,
        "UPDATE matches SET counted_for = ?, settled = ? WHERE id = ? AND status = 'finished' AND counted_for IS NULL");
    Statement seat(m_connection, "UPDATE seats SET taken = ? WHERE match_id = ? AND seat = ?");
    for (const auto& [id, count] : counts) {
        if (!match.bind(count.what).bind(count.why.words(core::language::Language::English)).bind(id).run())
            return match.result();
        const bool wanted = match.changedRows() > 0;
        for (std::size_t index = 0; wanted && index < count.taken.size(); ++index)
            if (!seat.bind(count.taken[index]).bind(id).bind(index).run())
                return seat.result();
    }
    return transaction.commit();
}

core::StoreResult SqliteMatchStore::load(std::int64_t id, core::MatchRecord& record) const
{
    record = {};
    Transaction transaction(m_connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection,
        std::string("SELECT ") + kMatchHead + ", set_hash, engine, seed FROM matches WHERE id = ? AND removed_at = ''");
    row.bind(id).run();
    if (!row.next())
        return row.result().ok() ? unknownMatch(id) : row.result();
    record.summary = summaryFrom(row);
    record.setHash = row.text(kMatchHeadColumns);
    record.engineVersion = row.text(kMatchHeadColumns + 1);
    record.seed = row.as<std::uint64_t>(kMatchHeadColumns + 2);
    core::StoreResult result = readBelowHead(m_connection, record.summary);
    if (result.ok())
        result = readOptions(m_connection, id, record.summary.options);
    if (result.ok())
        result = readOwn(m_connection, id, record.own);
    if (result.ok())
        result = readChoices(m_connection, id, record.choices);
    if (result.ok())
        result = readStandings(m_connection, id, record.standings);
    if (result.ok())
        result = readMarks(m_connection, id, record.marks);
    return result;
}

core::StoreResult SqliteMatchStore::find(const core::MatchFilter& filter, const core::MatchOrder& order, int skipped,
    int most, std::vector<core::MatchEntry>& matches) const
{
    return findEntries(m_connection, filter, order, skipped, most, matches);
}

core::StoreResult SqliteMatchStore::findIds(const core::MatchFilter& filter, const core::MatchOrder& order, int skipped,
    int most, std::vector<std::int64_t>& ids) const
{
    return findEntryIds(m_connection, filter, order, skipped, most, ids);
}

core::StoreResult SqliteMatchStore::count(const core::MatchFilter& filter, int& matches) const
{
    return countEntries(m_connection, filter, matches);
}

core::StoreResult SqliteMatchStore::facets(core::MatchFacets& facets) const
{
    return readFacets(m_connection, facets);
}

core::StoreResult SqliteMatchStore::setNotes(std::int64_t id, const std::string& notes)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection, "UPDATE matches SET notes = ? WHERE id = ? AND removed_at = ''");
    if (!row.bind(notes).bind(id).run())
        return row.result();
    if (row.changedRows() == 0)
        return unknownMatch(id);
    const core::StoreResult result = writeEntry(m_connection, id);
    return result.ok() ? transaction.commit() : result;
}

core::StoreResult SqliteMatchStore::changeTags(
    const std::vector<std::int64_t>& ids, const std::vector<std::string>& add, const std::vector<std::string>& take)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    for (const std::int64_t id : ids) {
        core::StoreResult result = checkThere(m_connection, id);
        if (result.ok())
            result = takeTags(m_connection, id, take);
        if (result.ok())
            result = writeTags(m_connection, id, add);
        if (result.ok())
            result = writeEntry(m_connection, id);
        if (!result.ok())
            return result;
    }
    return transaction.commit();
}

core::StoreResult SqliteMatchStore::remove(const std::vector<std::int64_t>& ids)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    const core::StoreResult result = putIntoBin(m_connection, ids, timestamp());
    return result.ok() ? transaction.commit() : result;
}

core::StoreResult SqliteMatchStore::restore(const std::vector<std::int64_t>& ids)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    const core::StoreResult result = takeFromBin(m_connection, ids);
    return result.ok() ? transaction.commit() : result;
}

core::StoreResult SqliteMatchStore::inBin(int most, std::vector<core::RemovedMatch>& matches) const
{
    matches.clear();
    Transaction transaction(m_connection, Transaction::Kind::Read);
    return transaction.begun().ok() ? listBin(m_connection, most, matches) : transaction.begun();
}

core::StoreResult SqliteMatchStore::removeForGood(const std::vector<std::int64_t>& ids)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    const core::StoreResult result = database::removeForGood(m_connection, ids);
    return result.ok() ? transaction.commit() : result;
}

core::StoreResult SqliteMatchStore::emptyBin(const std::string& before, int most, int& removed)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    const core::StoreResult result = removeOld(m_connection, before, most, removed);
    return result.ok() ? transaction.commit() : result;
}

} // namespace database
