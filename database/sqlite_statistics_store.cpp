#include "database/sqlite_statistics_store.h"

#include "core/analysis/analysis_record.h"
#include "core/analysis/ledger.h"
#include "core/results/statistics_tally.h"
#include "database/statement.h"
#include "database/transaction.h"

namespace database {

namespace {

constexpr std::int64_t kReadAtOnce = 1000; // matches that are read at once

double shareOfWin(std::int64_t millionths)
{
    return static_cast<double>(millionths) / core::kCertain;
}

} // namespace

SqliteStatisticsStore::SqliteStatisticsStore(Connection& connection)
    : m_connection(connection)
{
}

core::StoreResult SqliteStatisticsStore::statistics(const core::StatisticsFilter& filter,
    const std::vector<core::RatedPlayer>& rated, core::Statistics& statistics) const
{
    statistics = {};
    Transaction transaction(m_connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::StatisticsTally tally(filter, rated);
    std::int64_t last = 0;
    {
        Statement row(m_connection, "SELECT max(match_id) FROM match_results");
        row.run();
        if (row.next())
            last = row.number(0);
        if (!row.result().ok())
            return row.result();
    }
    // One value of many lines is read many times as fast as a row a match; as bytes, for a text would be made wide.
    Statement part(m_connection,
        "SELECT CAST(group_concat(facts, char(10)) AS BLOB) FROM match_results "
        "WHERE match_id BETWEEN ? AND ? AND game = ?");
    for (std::int64_t first = 1; first <= last; first += kReadAtOnce) {
        part.bind(first).bind(first + kReadAtOnce - 1).bind(filter.game).run();
        if (part.next())
            tally.add(part.bytes(0));
        if (!part.result().ok())
            return part.result();
    }
    if (core::StoreResult result = addAnalyses(tally); !result.ok())
        return result;
    statistics = tally.sums();
    return {};
}

core::StoreResult SqliteStatisticsStore::addAnalyses(core::StatisticsTally& tally) const
{
    Statement figures(m_connection, "SELECT match_id, seat, luck, errors FROM analysis_figures");
    figures.run();
    while (figures.next())
        tally.addAnalysed(
            figures.number(0), figures.as<int>(1), shareOfWin(figures.number(2)), shareOfWin(figures.number(3)));
    if (!figures.result().ok())
        return figures.result();
    // Those that were made before figures were kept beside them. One that cannot be read is told of where it is shown.
    Statement older(m_connection,
        "SELECT match_id, text FROM analyses "
        "WHERE NOT EXISTS (SELECT 1 FROM analysis_figures WHERE analysis_figures.match_id = analyses.match_id)");
    older.run();
    while (older.next()) {
        core::Problems problems;
        const std::optional<core::Analysis> analysis = core::analysisFrom(older.text(1), problems);
        for (int seat = 0; analysis && seat < analysis->seats; ++seat) {
            const core::Ledger ledger = core::ledgerOf(*analysis, core::seatAt(seat));
            tally.addAnalysed(older.number(0), seat, shareOfWin(ledger.luck.amount),
                shareOfWin(ledger.errors[static_cast<std::size_t>(seat)].amount));
        }
    }
    return older.result();
}

} // namespace database
