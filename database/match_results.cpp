#include "database/match_results.h"

#include "core/results/match_facts.h"
#include "database/match_rows.h"
#include "database/statement.h"

namespace database {

core::StoreResult writeResult(Connection& connection, const core::MatchSummary& match)
{
    if (!core::counts(match))
        return {};
    std::vector<core::TurnStanding> first;
    {
        Statement turn(connection, "SELECT current_seats FROM standings WHERE match_id = ? AND turn = 1");
        turn.bind(match.id).run();
        if (turn.next())
            first.push_back({ 1, turn.as<core::SeatMask>(0), {}, 0 });
        if (!turn.result().ok())
            return turn.result();
    }
    std::vector<core::RecordedMark> marks;
    if (core::StoreResult result = readMarks(connection, match.id, marks); !result.ok())
        return result;
    Statement row(connection, "INSERT OR REPLACE INTO match_results (match_id, game, facts) VALUES (?, ?, ?)");
    row.bind(match.id).bind(match.game).bind(core::factsLine(match, first, marks)).run();
    return row.result();
}

} // namespace database
