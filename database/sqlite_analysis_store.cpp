#include "database/sqlite_analysis_store.h"

#include "core/analysis/analysis_record.h"
#include "core/analysis/ledger.h"
#include "database/clock.h"
#include "database/failure.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <QCoreApplication>

namespace database {

SqliteAnalysisStore::SqliteAnalysisStore(Connection& connection)
    : m_connection(connection)
{
}

core::StoreResult SqliteAnalysisStore::store(std::int64_t match, const core::Analysis& analysis)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    {
        Statement over(m_connection, "SELECT 1 FROM matches WHERE id = ? AND status <> 'running' AND removed_at = ''");
        over.bind(match).run();
        if (!over.next())
            return over.result().ok() ? refused([match] {
                return QCoreApplication::translate("Database", "There is no match %1 that is over.").arg(match);
            })
                                      : over.result();
    }
    Statement row(m_connection,
        "INSERT INTO analyses (match_id, engine, set_hash, turns, table_deals, deals, made_at, text) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match_id) DO UPDATE SET engine = excluded.engine, "
        "set_hash = excluded.set_hash, turns = excluded.turns, table_deals = excluded.table_deals, "
        "deals = excluded.deals, made_at = excluded.made_at, text = excluded.text");
    const core::AnalysisTerms& terms = analysis.terms;
    row.bind(match).bind(terms.engineVersion).bind(terms.setHash).bind(terms.turns).bind(terms.tableDeals);
    if (!row.bind(terms.deals).bind(timestamp()).bind(core::toJson(analysis)).run())
        return row.result();
    Statement figures(
        m_connection, "INSERT OR REPLACE INTO analysis_figures (match_id, seat, luck, errors) VALUES (?, ?, ?, ?)");
    for (int seat = 0; seat < analysis.seats; ++seat) {
        const core::Ledger ledger = core::ledgerOf(analysis, core::seatAt(seat));
        figures.bind(match).bind(seat).bind(ledger.luck.amount);
        if (!figures.bind(ledger.errors[static_cast<std::size_t>(seat)].amount).run())
            return figures.result();
    }
    return transaction.commit();
}

core::StoreResult SqliteAnalysisStore::load(std::int64_t match, std::optional<core::Analysis>& analysis) const
{
    analysis.reset();
    Statement row(m_connection, "SELECT text FROM analyses WHERE match_id = ?");
    row.bind(match).run();
    if (!row.next())
        return row.result();
    core::Problems problems;
    analysis = core::analysisFrom(row.text(0), problems);
    if (!analysis)
        return refused([match] {
            return QCoreApplication::translate(
                "Database", "The stored analysis of match %1 cannot be read; analyse it again.")
                .arg(match);
        });
    return {};
}

} // namespace database
