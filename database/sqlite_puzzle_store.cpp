#include "database/sqlite_puzzle_store.h"

#include "database/clock.h"
#include "database/failure.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <QCoreApplication>

namespace database {

namespace {

/// Of a puzzle that does not come back.
constexpr std::int64_t kNever = -1;

}

SqlitePuzzleStore::SqlitePuzzleStore(Connection& connection)
    : m_connection(connection)
{
}

core::StoreResult SqlitePuzzleStore::keep(const core::Puzzle& puzzle)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection,
        "INSERT INTO puzzles (key, game, made_at, text) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (key) DO UPDATE SET game = excluded.game, made_at = excluded.made_at, text = excluded.text");
    row.bind(puzzle.key).bind(puzzle.record.summary.game).bind(timestamp());
    if (!row.bind(core::toJson(std::vector<core::Puzzle> { puzzle })).run())
        return row.result();
    return transaction.commit();
}

core::StoreResult SqlitePuzzleStore::list(const std::string& game, std::vector<core::Puzzle>& puzzles) const
{
    puzzles.clear();
    Statement rows(m_connection, "SELECT key, text FROM puzzles WHERE game = ? ORDER BY id");
    rows.bind(game).run();
    while (rows.next()) {
        core::Problems problems;
        std::optional<std::vector<core::Puzzle>> read = core::puzzlesFrom(rows.text(1), problems);
        if (!read || read->size() != 1)
            return refused([key = rows.text(0)] {
                return QCoreApplication::translate("Database", "The stored puzzle \"%1\" cannot be read; remove it.")
                    .arg(QString::fromStdString(key));
            });
        puzzles.push_back(std::move(read->front()));
    }
    return rows.result();
}

core::StoreResult SqlitePuzzleStore::remove(const std::string& key)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement there(m_connection, "SELECT 1 FROM puzzles WHERE key = ?");
    there.bind(key).run();
    if (!there.next())
        return there.result().ok() ? refused([key] {
            return QCoreApplication::translate("Database", "There is no puzzle \"%1\" of your own.")
                .arg(QString::fromStdString(key));
        })
                                   : there.result();
    for (const char* sql : { "DELETE FROM puzzles WHERE key = ?", "DELETE FROM puzzle_progress WHERE key = ?" })
        if (Statement row(m_connection, sql); !row.bind(key).run())
            return row.result();
    return transaction.commit();
}

core::StoreResult SqlitePuzzleStore::note(const std::string& key, const core::PuzzleProgress& progress)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection,
        "INSERT INTO puzzle_progress (key, step, due, tries, solved) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (key) DO UPDATE SET step = excluded.step, due = excluded.due, tries = excluded.tries, "
        "solved = excluded.solved");
    const std::int64_t due = progress.due ? progress.due->time_since_epoch().count() : kNever;
    if (!row.bind(key).bind(progress.step).bind(due).bind(progress.tries).bind(progress.solved).run())
        return row.result();
    return transaction.commit();
}

core::StoreResult SqlitePuzzleStore::progress(std::map<std::string, core::PuzzleProgress>& all) const
{
    all.clear();
    Statement rows(m_connection, "SELECT key, step, due, tries, solved FROM puzzle_progress");
    rows.run();
    while (rows.next()) {
        core::PuzzleProgress& of = all[rows.text(0)];
        of.step = rows.as<int>(1);
        if (const std::int64_t due = rows.number(2); due != kNever)
            of.due = std::chrono::sys_days(std::chrono::days(due));
        of.tries = rows.as<int>(3);
        of.solved = rows.as<int>(4);
    }
    return rows.result();
}

} // namespace database
