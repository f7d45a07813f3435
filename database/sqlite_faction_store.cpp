#include "database/sqlite_faction_store.h"

#include "database/clock.h"
#include "database/failure.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <QCoreApplication>

namespace database {

namespace {

core::StoreResult unknownFaction(std::int64_t id)
{
    return refused([id] {
        return QCoreApplication::translate(
            "Database", "There is no own faction %1: see the list of own factions for those there are.")
            .arg(id);
    });
}

} // namespace

SqliteFactionStore::SqliteFactionStore(Connection& connection)
    : m_connection(connection)
{
}

core::StoreResult SqliteFactionStore::list(const std::string& game, std::vector<core::StoredFaction>& factions) const
{
    factions.clear();
    Statement row(
        m_connection, "SELECT id, game, name, text, sound, changed_at FROM own_factions WHERE game = ? ORDER BY name");
    row.bind(game).run();
    while (row.next())
        factions.push_back({ row.number(0), row.text(1), row.text(2), row.text(3), row.as<int>(4) != 0, row.text(5) });
    return row.result();
}

core::StoreResult SqliteFactionStore::add(core::StoredFaction& faction)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::StoreResult result = checkName(faction);
    if (!result.ok())
        return result;
    const std::string now = timestamp();
    Statement row(m_connection,
        "INSERT INTO own_factions (id, game, name, text, sound, changed_at) VALUES (nullif(?, 0), ?, ?, ?, ?, ?)");
    if (!row.bind(faction.id)
             .bind(faction.game)
             .bind(faction.name)
             .bind(faction.text)
             .bind(faction.sound ? 1 : 0)
             .bind(now)
             .run())
        return row.result();
    const std::int64_t added = row.insertedId();
    result = transaction.commit();
    if (result.ok()) {
        faction.id = added;
        faction.changedAt = now;
    }
    return result;
}

core::StoreResult SqliteFactionStore::change(core::StoredFaction& faction)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::StoreResult result = checkName(faction);
    if (!result.ok())
        return result;
    const std::string now = timestamp();
    Statement row(m_connection, "UPDATE own_factions SET name = ?, text = ?, sound = ?, changed_at = ? WHERE id = ?");
    if (!row.bind(faction.name).bind(faction.text).bind(faction.sound ? 1 : 0).bind(now).bind(faction.id).run())
        return row.result();
    if (row.changedRows() == 0)
        return unknownFaction(faction.id);
    result = transaction.commit();
    if (result.ok())
        faction.changedAt = now;
    return result;
}

core::StoreResult SqliteFactionStore::remove(std::int64_t id)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection, "DELETE FROM own_factions WHERE id = ?");
    if (!row.bind(id).run())
        return row.result();
    return row.changedRows() == 0 ? unknownFaction(id) : transaction.commit();
}

core::StoreResult SqliteFactionStore::checkName(const core::StoredFaction& faction) const
{
    if (faction.name.find_first_not_of(" \t\r\n") == std::string::npos)
        return refused([] { return QCoreApplication::translate("Database", "A faction needs a name: write one."); });
    Statement row(m_connection, "SELECT id FROM own_factions WHERE game = ? AND name = ?");
    row.bind(faction.game).bind(faction.name).run();
    if (row.next() && row.number(0) != faction.id)
        return refused([name = faction.name] {
            return QCoreApplication::translate(
                "Database", "There is already an own faction called \"%1\": choose another name.")
                .arg(QString::fromStdString(name));
        });
    return row.result();
}

} // namespace database
