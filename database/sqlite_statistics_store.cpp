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

core::StoreResult SqliteStatisticsStore::statistics(
    const core::StatisticsFilter& filter, const core::StatisticsGame& game, core::Statistics& statistics) const
{
    statistics = {};
    Transaction transaction(m_connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::StatisticsTally tally(filter, game);
    core::StoreResult result = addLines("SELECT CAST(group_concat(facts, char(10)) AS BLOB) FROM match_results "
                                        "WHERE match_id BETWEEN ? AND ? AND game = ?",
        filter.game, [&](const std::string& lines) { tally.add(lines); });
    if (result.ok() && filter.cards)
        result = addLines("SELECT CAST(group_concat(cards, char(10)) AS BLOB) FROM match_cards "
                          "WHERE match_id BETWEEN ? AND ? AND match_id IN (SELECT match_id FROM match_results "
                          "WHERE match_results.match_id = match_cards.match_id AND game = ?)",
            filter.game, [&](const std::string& lines) { tally.addCards(lines); });
    if (result.ok())
        result = addAnalyses(tally);
    if (result.ok())
        statistics = tally.sums();
    return result;
}

/// One value of many lines is read many times as fast as a row a match; as bytes, for a text would be made wide. The
/// statement binds the first and the last match of a part, and the game.
core::StoreResult SqliteStatisticsStore::addLines(
    const std::string& sql, const std::string& game, const std::function<void(const std::string&)>& add) const
{
    std::int64_t last = 0;
    {
        Statement row(m_connection, "SELECT max(match_id) FROM match_results");
        row.run();
        if (row.next())
            last = row.number(0);
        if (!row.result().ok())
            return row.result();
    }
    Statement part(m_connection, sql);
    for (std::int64_t first = 1; first <= last; first += kReadAtOnce) {
        part.bind(first).bind(first + kReadAtOnce - 1).bind(game).run();
        if (part.next())
            add(part.bytes(0));
        if (!part.result().ok())
            return part.result();
    }
    return {};
}

core::StoreResult SqliteStatisticsStore::withoutCards(
    const std::string& game, const std::string& signature, int most, std::vector<std::int64_t>& matches) const
{
    matches.clear();
    Statement row(m_connection,
        "SELECT match_id FROM match_results WHERE game = ? "
        "AND NOT EXISTS (SELECT 1 FROM match_cards "
        "WHERE match_cards.match_id = match_results.match_id AND signature = ?) "
        "AND EXISTS (SELECT 1 FROM matches WHERE id = match_results.match_id AND kind = 'played') "
        "ORDER BY match_id DESC LIMIT ?");
    row.bind(game).bind(signature).bind(most).run();
    while (row.next())
        matches.push_back(row.number(0));
    return row.result();
}

core::StoreResult SqliteStatisticsStore::storeCards(
    std::int64_t match, const std::string& signature, const std::string& line)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    Statement row(m_connection,
        "INSERT OR REPLACE INTO match_cards (match_id, signature, cards) "
        "SELECT match_id, ?, ? FROM match_results WHERE match_id = ?");
    if (!row.bind(signature).bind(line).bind(match).run())
        return row.result();
    return transaction.commit();
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
