#include "database/sqlite_pair_store.h"

#include "core/record/match_record.h"
#include "database/failure.h"
#include "database/pair_key.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <QCoreApplication>

#include <set>

namespace database {

namespace {

core::StoreResult unknownPair(std::int64_t id)
{
    return refused([id] {
        return QCoreApplication::translate(
            "Database", "There is no saved pair %1: see the list of pairs for those there are.")
            .arg(id);
    });
}

} // namespace

SqlitePairStore::SqlitePairStore(Connection& connection)
    : m_connection(connection)
{
}

core::StoreResult SqlitePairStore::list(std::vector<core::SavedPair>& pairs) const
{
    pairs.clear();
    Transaction transaction(m_connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection,
        "SELECT id, name, pairs.game, pairs.card_set, played, won, notes FROM pairs LEFT JOIN pair_results "
        "ON pair_results.game = pairs.game AND pair_results.card_set = pairs.card_set "
        "AND pair_results.pair_key = pairs.pair_key ORDER BY name");
    Statement faction(m_connection, "SELECT faction FROM pair_factions WHERE pair_id = ? ORDER BY position");
    Statement tag(m_connection, "SELECT tag FROM pair_tags WHERE pair_id = ? ORDER BY tag");
    row.run();
    while (row.next()) {
        core::SavedPair pair;
        pair.id = row.number(0);
        pair.name = row.text(1);
        pair.game = row.text(2);
        pair.set = row.text(3);
        pair.played = row.as<int>(4);
        pair.won = row.as<int>(5);
        faction.bind(pair.id).run();
        while (faction.next())
            pair.factions.push_back(faction.text(0));
        if (!faction.result().ok())
            return faction.result();
        pair.notes = row.text(6);
        tag.bind(pair.id).run();
        while (tag.next())
            pair.tags.push_back(tag.text(0));
        if (!tag.result().ok())
            return tag.result();
        pairs.push_back(std::move(pair));
    }
    return row.result();
}

core::StoreResult SqlitePairStore::add(const core::SavedPair& pair, std::int64_t& id)
{
    if (std::set<std::string>(pair.factions.begin(), pair.factions.end()).size() != pair.factions.size())
        return refused([] {
            return QCoreApplication::translate(
                "Database", "A pair cannot have the same faction twice: choose another second faction.");
        });
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::StoreResult result = checkName(pair.name, 0);
    if (!result.ok())
        return result;
    Statement row(m_connection, "INSERT INTO pairs (name, game, card_set, pair_key, notes) VALUES (?, ?, ?, ?, ?)");
    if (!row.bind(pair.name).bind(pair.game).bind(pair.set).bind(pairKey(pair.factions)).bind(pair.notes).run())
        return row.result();
    const std::int64_t added = row.insertedId();
    Statement faction(m_connection, "INSERT INTO pair_factions (pair_id, position, faction) VALUES (?, ?, ?)");
    for (std::size_t position = 0; position < pair.factions.size(); ++position)
        if (!faction.bind(added).bind(position).bind(pair.factions[position]).run())
            return faction.result();
    result = addTags(added, pair.tags);
    if (result.ok())
        result = transaction.commit();
    if (result.ok())
        id = added;
    return result;
}

core::StoreResult SqlitePairStore::rename(std::int64_t id, const std::string& name)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    const core::StoreResult result = checkName(name, id);
    if (!result.ok())
        return result;
    Statement row(m_connection, "UPDATE pairs SET name = ? WHERE id = ?");
    if (!row.bind(name).bind(id).run())
        return row.result();
    return row.changedRows() == 0 ? unknownPair(id) : transaction.commit();
}

core::StoreResult SqlitePairStore::remove(std::int64_t id)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection, "DELETE FROM pairs WHERE id = ?");
    if (!row.bind(id).run())
        return row.result();
    return row.changedRows() == 0 ? unknownPair(id) : transaction.commit();
}

core::StoreResult SqlitePairStore::describe(
    std::int64_t id, const std::string& notes, const std::vector<std::string>& tags)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection, "UPDATE pairs SET notes = ? WHERE id = ?");
    if (!row.bind(notes).bind(id).run())
        return row.result();
    if (row.changedRows() == 0)
        return unknownPair(id);
    Statement drop(m_connection, "DELETE FROM pair_tags WHERE pair_id = ?");
    if (!drop.bind(id).run())
        return drop.result();
    const core::StoreResult result = addTags(id, tags);
    return result.ok() ? transaction.commit() : result;
}

core::StoreResult SqlitePairStore::addTags(std::int64_t id, const std::vector<std::string>& tags)
{
    // What differs by capitals alone is one tag: the first one stays.
    Statement row(m_connection, "INSERT OR IGNORE INTO pair_tags (pair_id, tag) VALUES (?, ?)");
    for (const std::string& tag : tags)
        if (!row.bind(id).bind(tag).run())
            return row.result();
    return {};
}

namespace {

// CROSS: the pair first. Left to itself SQLite goes through every finished match. How it ended for the person is in the
// entry, where a draw is no win.
constexpr const char* kFared = "SELECT count(*), coalesce(sum(entry.result = ?), 0) FROM seats "
                               "CROSS JOIN matches ON matches.id = seats.match_id "
                               "CROSS JOIN match_entries AS entry ON entry.match_id = matches.id "
                               "WHERE seats.pair_key = ? AND matches.game = ? AND matches.card_set = ? "
                               "AND matches.status = 'finished' AND matches.practice = 0 AND matches.removed_at = '' "
                               "AND seats.seat = (SELECT min(seat) FROM seats AS person "
                               "WHERE person.match_id = matches.id AND person.player = 'human')";
constexpr const char* kAgainst
    = " AND EXISTS (SELECT 1 FROM seats AS theirs "
      "WHERE theirs.match_id = matches.id AND theirs.seat <> seats.seat AND theirs.pair_key = ?)";

void bindPair(Statement& row, const core::SavedPair& pair)
{
    row.bind(static_cast<int>(core::PersonResult::Won)).bind(pairKey(pair.factions)).bind(pair.game).bind(pair.set);
}

core::StoreResult readFared(Statement& row, core::PairRecord& record)
{
    record = {};
    row.run();
    if (row.next())
        record = { row.as<int>(0), row.as<int>(1) };
    return row.result();
}

} // namespace

core::StoreResult SqlitePairStore::record(const core::SavedPair& pair, core::PairRecord& record) const
{
    Statement row(m_connection, kFared);
    bindPair(row, pair);
    return readFared(row, record);
}

core::StoreResult SqlitePairStore::meetings(
    const core::SavedPair& pair, const core::SavedPair& other, core::PairRecord& record) const
{
    Statement row(m_connection, std::string(kFared) + kAgainst);
    bindPair(row, pair);
    row.bind(pairKey(other.factions));
    return readFared(row, record);
}

core::StoreResult SqlitePairStore::checkName(const std::string& name, std::int64_t self) const
{
    if (name.find_first_not_of(" \t\r\n") == std::string::npos)
        return refused([] { return QCoreApplication::translate("Database", "A saved pair needs a name: type one."); });
    Statement row(m_connection, "SELECT id FROM pairs WHERE name = ?");
    row.bind(name).run();
    if (row.next() && row.number(0) != self)
        return refused([name] {
            return QCoreApplication::translate(
                "Database", "There is already a pair called \"%1\": choose another name.")
                .arg(QString::fromStdString(name));
        });
    return row.result();
}

} // namespace database
