#include "database/sqlite_lab_store.h"

#include "core/lab/lab_record.h"
#include "database/clock.h"
#include "database/failure.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <QCoreApplication>

namespace database {

namespace {

core::StoreResult unknownLab(std::int64_t id)
{
    return refused([id] {
        return QCoreApplication::translate(
            "Database", "There is no lab %1: see the list of labs (`lab list`) for those there are.")
            .arg(id);
    });
}

core::StoreResult unreadableLab(std::int64_t id)
{
    return refused([id] {
        return QCoreApplication::translate("Database", "The stored lab %1 cannot be read; delete it.").arg(id);
    });
}

} // namespace

SqliteLabStore::SqliteLabStore(Connection& connection)
    : m_connection(connection)
{
}

core::StoreResult SqliteLabStore::find(const core::LabTerms& terms, std::int64_t& id) const
{
    id = 0;
    Statement row(m_connection, "SELECT id FROM labs WHERE terms = ?");
    row.bind(core::toJson(terms)).run();
    if (row.next())
        id = row.number(0);
    return row.result();
}

core::StoreResult SqliteLabStore::begin(const core::LabTerms& terms, std::int64_t& id)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::StoreResult result = find(terms, id);
    if (!result.ok() || id != 0)
        return result;
    Statement row(m_connection, "INSERT INTO labs (terms, started_at) VALUES (?, ?)");
    if (!row.bind(core::toJson(terms)).bind(timestamp()).run())
        return row.result();
    const std::int64_t begun = row.insertedId();
    result = transaction.commit();
    if (result.ok())
        id = begun;
    return result;
}

core::StoreResult SqliteLabStore::add(std::int64_t id, const core::LabTable& played)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::LabTable stored;
    if (core::StoreResult result = read(id, stored); !result.ok())
        return result;
    if (stored.terms != played.terms)
        return unknownLab(id);
    Statement row(m_connection,
        "INSERT INTO lab_cells (lab_id, first, second, matches, blocks, won_first, won_second) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (lab_id, first, second) DO UPDATE SET matches = excluded.matches, "
        "blocks = excluded.blocks, won_first = excluded.won_first, won_second = excluded.won_second");
    for (std::size_t number = 0; number < played.cells.size(); ++number) {
        core::LabCell& cell = stored.cells[number];
        const core::LabCell& more = played.cells[number];
        if (more.blocks.count() == 0 || cell.blocks.firstCommon(more.blocks) >= 0)
            continue;
        cell.add(more);
        row.bind(id).bind(cell.first).bind(cell.second).bind(cell.matches()).bind(cell.blocks.words());
        if (!row.bind(cell.won[0]).bind(cell.won[1]).run())
            return row.result();
    }
    return transaction.commit();
}

core::StoreResult SqliteLabStore::list(std::vector<core::LabSummary>& labs) const
{
    labs.clear();
    Statement row(m_connection,
        "SELECT id, terms, started_at, (SELECT total(matches) FROM lab_cells WHERE lab_id = labs.id) FROM labs "
        "ORDER BY id DESC");
    row.run();
    while (row.next()) {
        core::Problems none;
        std::optional<core::LabTerms> terms = core::labTermsFrom(row.text(1), none);
        if (!terms)
            return unreadableLab(row.number(0));
        labs.push_back({ row.number(0), row.text(2), std::move(*terms), row.number(3) });
    }
    return row.result();
}

core::StoreResult SqliteLabStore::load(std::int64_t id, core::LabTable& table) const
{
    Transaction transaction(m_connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    return read(id, table);
}

core::StoreResult SqliteLabStore::read(std::int64_t id, core::LabTable& table) const
{
    core::LabTable loaded;
    {
        Statement head(m_connection, "SELECT terms FROM labs WHERE id = ?");
        head.bind(id).run();
        if (!head.next())
            return head.result().ok() ? unknownLab(id) : head.result();
        core::Problems none;
        std::optional<core::LabTerms> terms = core::labTermsFrom(head.text(0), none);
        if (!terms)
            return unreadableLab(id);
        loaded = core::LabTable::of(std::move(*terms));
    }
    Statement row(m_connection, "SELECT first, second, blocks, won_first, won_second FROM lab_cells WHERE lab_id = ?");
    row.bind(id).run();
    while (row.next()) {
        const core::LabCell* const found = loaded.find(row.as<std::size_t>(0), row.as<std::size_t>(1));
        const std::optional<core::BlockSet> blocks = core::BlockSet::read(row.text(2));
        if (found == nullptr || !blocks)
            return unreadableLab(id);
        core::LabCell& cell = loaded.cells[static_cast<std::size_t>(found - loaded.cells.data())];
        cell.blocks = *blocks;
        cell.won = { row.number(3), row.number(4) };
    }
    if (row.result().ok())
        table = std::move(loaded);
    return row.result();
}

core::StoreResult SqliteLabStore::remove(std::int64_t id)
{
    Statement row(m_connection, "DELETE FROM labs WHERE id = ?");
    if (!row.bind(id).run())
        return row.result();
    return row.changedRows() == 0 ? unknownLab(id) : core::StoreResult {};
}

} // namespace database
