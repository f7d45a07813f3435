#include "database/match_bin.h"

#include "database/match_entries.h"
#include "database/match_rows.h"
#include "database/statement.h"

namespace database {

core::StoreResult putIntoBin(Connection& connection, const std::vector<std::int64_t>& matches, const std::string& now)
{
    Statement mark(connection, "UPDATE matches SET removed_at = ? WHERE id = ? AND removed_at = ''");
    Statement entry(connection, "DELETE FROM match_entries WHERE match_id = ?");
    for (const std::int64_t match : matches) {
        if (core::StoreResult result = tally(connection, match, -1); !result.ok())
            return result;
        if (!mark.bind(now).bind(match).run())
            return mark.result();
        if (mark.changedRows() == 0)
            return unknownMatch(match);
        if (!entry.bind(match).run())
            return entry.result();
    }
    return {};
}

core::StoreResult takeFromBin(Connection& connection, const std::vector<std::int64_t>& matches)
{
    Statement mark(connection, "UPDATE matches SET removed_at = '' WHERE id = ? AND removed_at <> ''");
    for (const std::int64_t match : matches) {
        if (!mark.bind(match).run())
            return mark.result();
        if (mark.changedRows() == 0)
            return unknownMatch(match);
        core::StoreResult result = writeEntry(connection, match);
        if (result.ok())
            result = tally(connection, match, 1);
        if (!result.ok())
            return result;
    }
    return {};
}

core::StoreResult listBin(Connection& connection, int most, std::vector<core::RemovedMatch>& matches)
{
    Statement row(connection,
        std::string("SELECT ") + kMatchHead
            + ", removed_at FROM matches WHERE removed_at <> '' AND removed_at > '' ORDER BY removed_at DESC, id DESC "
              "LIMIT ?");
    row.bind(most).run();
    while (row.next())
        matches.push_back({ summaryFrom(row), row.text(kMatchHeadColumns) });
    core::StoreResult result = row.result();
    for (core::RemovedMatch& match : matches)
        if (result.ok())
            result = readBelowHead(connection, match.summary);
    return result;
}

core::StoreResult removeForGood(Connection& connection, const std::vector<std::int64_t>& matches)
{
    Statement row(connection, "DELETE FROM matches WHERE id = ? AND removed_at <> ''");
    for (const std::int64_t match : matches) {
        if (!row.bind(match).run())
            return row.result();
        if (row.changedRows() == 0)
            return unknownMatch(match);
    }
    return {};
}

core::StoreResult removeOld(Connection& connection, const std::string& before, int most, int& removed)
{
    // The rows below a match go by their foreign keys.
    Statement row(connection,
        "DELETE FROM matches WHERE id IN (SELECT id FROM matches WHERE removed_at <> '' AND removed_at < ? "
        "ORDER BY removed_at, id LIMIT ?)");
    removed = row.bind(before).bind(most).run() ? row.changedRows() : 0;
    return row.result();
}

} // namespace database
