#include "database/match_rows.h"

#include "database/pair_key.h"
#include "database/statement.h"

#include <cassert>

namespace database {

namespace {

static_assert(core::kMaxSeats == 4, "standings and scorings have one column a seat");

Statement& bindEach(Statement& statement, const core::PerSeat<std::int16_t>& values)
{
    for (const std::int16_t value : values)
        statement.bind(value);
    return statement;
}

core::PerSeat<std::int16_t> eachFrom(const Statement& statement, int column)
{
    core::PerSeat<std::int16_t> values {};
    for (std::int16_t& value : values)
        value = statement.as<std::int16_t>(column++);
    return values;
}

} // namespace

std::string_view statusWord(core::MatchStatus status)
{
    switch (status) {
    case core::MatchStatus::Running:
        return "running";
    case core::MatchStatus::Finished:
        return "finished";
    case core::MatchStatus::Abandoned:
        return "abandoned";
    }
    assert(false);
    return "running";
}

core::MatchStatus statusOf(std::string_view word)
{
    if (word == "finished")
        return core::MatchStatus::Finished;
    return word == "abandoned" ? core::MatchStatus::Abandoned : core::MatchStatus::Running;
}

core::StoreResult writeSeats(Connection& connection, std::int64_t match, const core::MatchSummary& summary)
{
    Statement seatRow(connection,
        "INSERT INTO seats (match_id, seat, name, player, pair_key, score, won) VALUES (?, ?, ?, ?, ?, ?, ?)");
    Statement factionRow(
        connection, "INSERT INTO seat_factions (match_id, seat, position, faction) VALUES (?, ?, ?, ?)");
    for (std::size_t index = 0; index < summary.seats.size(); ++index) {
        const core::RecordedSeat& seat = summary.seats[index];
        const bool won = core::contains(summary.winners, core::seatAt(static_cast<int>(index)));
        seatRow.bind(match).bind(index).bind(seat.name).bind(seat.player).bind(pairKey(seat.factions));
        seatRow.bind(index < summary.score.size() ? summary.score[index] : 0).bind(won);
        if (!seatRow.run())
            return seatRow.result();
        for (std::size_t position = 0; position < seat.factions.size(); ++position) {
            factionRow.bind(match).bind(index).bind(position).bind(seat.factions[position]);
            if (!factionRow.run())
                return factionRow.result();
        }
    }
    return {};
}

core::StoreResult writeOptions(
    Connection& connection, std::int64_t match, const std::map<std::string, std::string>& options)
{
    Statement row(connection, "INSERT INTO match_options (match_id, name, value) VALUES (?, ?, ?)");
    for (const auto& [name, value] : options)
        if (!row.bind(match).bind(name).bind(value).run())
            return row.result();
    return {};
}

core::StoreResult writeChoices(
    Connection& connection, std::int64_t match, int first, const std::vector<core::RecordedChoice>& choices)
{
    Statement row(connection, "INSERT INTO choices (match_id, number, seat, words) VALUES (?, ?, ?, ?)");
    for (const core::RecordedChoice& choice : choices)
        if (!row.bind(match).bind(first++).bind(choice.seat).bind(choice.words).run())
            return row.result();
    return {};
}

core::StoreResult writeStandings(
    Connection& connection, std::int64_t match, const std::vector<core::TurnStanding>& standings)
{
    Statement row(connection,
        "INSERT INTO standings (match_id, turn, current, choice, score_0, score_1, score_2, score_3) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    for (const core::TurnStanding& standing : standings) {
        row.bind(match).bind(standing.turn).bind(standing.current).bind(standing.choice);
        if (!bindEach(row, standing.score).run())
            return row.result();
    }
    return {};
}

core::StoreResult writeScorings(
    Connection& connection, std::int64_t match, const std::vector<core::ScoringEvent>& scorings)
{
    Statement count(connection, "SELECT count(*) FROM scorings WHERE match_id = ?");
    if (!count.bind(match).run() || !count.next())
        return count.result();
    auto number = count.number(0);
    Statement row(connection,
        "INSERT INTO scorings (match_id, number, turn, choice, base, points_0, points_1, points_2, points_3) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const core::ScoringEvent& scoring : scorings) {
        row.bind(match).bind(number++).bind(scoring.turn).bind(scoring.choice).bind(scoring.base);
        if (!bindEach(row, scoring.points).run())
            return row.result();
    }
    return {};
}

core::StoreResult writeScore(
    Connection& connection, std::int64_t match, const core::PerSeat<std::int16_t>& score, core::SeatMask winners)
{
    Statement row(connection, "UPDATE seats SET score = ?, won = ? WHERE match_id = ? AND seat = ?");
    for (int seat = 0; seat < core::kMaxSeats; ++seat) {
        // Seats that the match does not have find no row.
        row.bind(score[static_cast<std::size_t>(seat)]).bind(core::contains(winners, core::seatAt(seat)));
        if (!row.bind(match).bind(seat).run())
            return row.result();
    }
    return {};
}

core::StoreResult readOptions(Connection& connection, std::int64_t match, std::map<std::string, std::string>& options)
{
    Statement row(connection, "SELECT name, value FROM match_options WHERE match_id = ?");
    row.bind(match).run();
    while (row.next())
        options[row.text(0)] = row.text(1);
    return row.result();
}

core::StoreResult readChoices(Connection& connection, std::int64_t match, std::vector<core::RecordedChoice>& choices)
{
    Statement row(connection, "SELECT seat, words FROM choices WHERE match_id = ? ORDER BY number");
    row.bind(match).run();
    while (row.next())
        choices.push_back({ row.seat(0), row.text(1) });
    return row.result();
}

core::StoreResult readStandings(Connection& connection, std::int64_t match, std::vector<core::TurnStanding>& standings)
{
    Statement row(connection,
        "SELECT turn, current, choice, score_0, score_1, score_2, score_3 FROM standings WHERE match_id = ? "
        "ORDER BY turn");
    row.bind(match).run();
    while (row.next())
        standings.push_back({ row.as<int>(0), row.seat(1), eachFrom(row, 3), row.as<int>(2) });
    return row.result();
}

core::StoreResult readScorings(Connection& connection, std::int64_t match, std::vector<core::ScoringEvent>& scorings)
{
    Statement row(connection,
        "SELECT turn, choice, base, points_0, points_1, points_2, points_3 FROM scorings WHERE match_id = ? "
        "ORDER BY number");
    row.bind(match).run();
    while (row.next())
        scorings.push_back({ row.as<int>(0), row.as<int>(1), row.text(2), eachFrom(row, 3) });
    return row.result();
}

} // namespace database
