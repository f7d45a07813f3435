#include "database/match_rows.h"

#include "core/language/saying.h"
#include "database/failure.h"
#include "database/pair_key.h"
#include "database/statement.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>

namespace database {

namespace {

/// How many seats a stored match has.
core::StoreResult countSeats(Connection& connection, std::int64_t match, std::size_t& seats)
{
    Statement row(connection, "SELECT count(*) FROM seats WHERE match_id = ?");
    if (row.bind(match).run() && row.next())
        seats = std::min(row.as<std::size_t>(0), core::PerSeat<std::int16_t> {}.size());
    return row.result();
}

/// Runs `row`, whose columns are a number, a seat and points in the order of the numbers, and puts the points into the
/// entry that has that number. Rows of no entry and no seat, which only an edited file has, are passed over.
template <typename Entry>
core::StoreResult readPoints(Statement& row, const std::vector<int>& numbers, std::vector<Entry>& entries,
    core::PerSeat<std::int16_t> Entry::*points)
{
    row.run();
    for (std::size_t of = 0; row.next();) {
        while (of < numbers.size() && numbers[of] != row.as<int>(0))
            ++of;
        if (const auto seat = row.as<std::size_t>(1); of < numbers.size() && seat < (entries[of].*points).size())
            (entries[of].*points)[seat] = row.as<std::int16_t>(2);
    }
    return row.result();
}

} // namespace

core::StoreResult unknownMatch(std::int64_t id)
{
    return refused(
        [id] {
            return QCoreApplication::translate(
                "Database", "There is no match %1: see the list of matches (`matches list`) for those there are.")
                .arg(id);
        },
        core::Refusal::Outdated);
}

core::StoreResult checkThere(Connection& connection, std::int64_t id)
{
    Statement row(connection, "SELECT 1 FROM matches WHERE id = ? AND removed_at = ''");
    row.bind(id).run();
    return row.next() || !row.result().ok() ? row.result() : unknownMatch(id);
}

core::MatchSummary summaryFrom(const Statement& row)
{
    core::MatchSummary summary;
    summary.id = row.number(0);
    summary.game = row.text(1);
    summary.set = row.text(2);
    summary.status = statusOf(row.text(3));
    summary.turns = row.as<int>(4);
    summary.choices = row.as<int>(5);
    summary.startedAt = row.text(6);
    summary.finishedAt = row.text(7);
    summary.edits = row.as<int>(8);
    if (!row.isNull(9))
        summary.count = core::FinalCount { row.text(9), {}, row.text(10) };
    summary.kind = row.text(11) == kindWord(core::MatchKind::Table) ? core::MatchKind::Table : core::MatchKind::Played;
    summary.place = row.text(12);
    summary.notes = row.text(13);
    if (!row.isNull(14))
        summary.origin = { row.number(14), row.as<int>(15) };
    summary.practice = row.number(16) != 0;
    summary.playedAt = row.text(17);
    summary.together = row.number(18) != 0;
    return summary;
}

core::StoreResult readBelowHead(Connection& connection, core::MatchSummary& summary)
{
    if (core::StoreResult result = readSeats(connection, summary); !result.ok())
        return result;
    if (core::StoreResult result = readOptions(connection, summary.id, summary.options); !result.ok())
        return result;
    Statement tag(connection, "SELECT tag FROM match_tags WHERE match_id = ? ORDER BY tag");
    tag.bind(summary.id).run();
    while (tag.next())
        summary.tags.push_back(tag.text(0));
    return tag.result();
}

core::StoreResult readList(Connection& connection, Statement& row, std::vector<core::MatchSummary>& matches)
{
    row.run();
    while (row.next())
        matches.push_back(summaryFrom(row));
    core::StoreResult result = row.result();
    for (core::MatchSummary& match : matches)
        if (result.ok())
            result = readBelowHead(connection, match);
    return result;
}

std::string_view kindWord(core::MatchKind kind)
{
    return kind == core::MatchKind::Table ? "table" : "played";
}

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
        "INSERT INTO seats (match_id, seat, name, unnamed, player, pair_key, score, won, taken) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    Statement factionRow(
        connection, "INSERT INTO seat_factions (match_id, seat, position, faction) VALUES (?, ?, ?, ?)");
    for (std::size_t index = 0; index < summary.seats.size(); ++index) {
        const core::RecordedSeat& seat = summary.seats[index];
        const bool won = core::contains(summary.winners, core::seatAt(static_cast<int>(index)));
        const std::optional<int> unnamed = core::language::unnamedNumber(seat.name);
        seatRow.bind(match).bind(index).bind(unnamed ? std::string() : seat.name);
        if (unnamed)
            seatRow.bind(*unnamed);
        else
            seatRow.bindNothing();
        seatRow.bind(seat.player).bind(pairKey(seat.factions));
        seatRow.bind(index < summary.score.size() ? summary.score[index] : 0).bind(won);
        seatRow.bind(summary.count && index < summary.score.size() ? summary.count->taken[index] : 0);
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

core::StoreResult writeOwn(Connection& connection, std::int64_t match, const std::vector<std::string>& texts)
{
    Statement row(connection, "INSERT INTO match_own_factions (match_id, position, text) VALUES (?, ?, ?)");
    for (std::size_t position = 0; position < texts.size(); ++position)
        if (!row.bind(match).bind(position).bind(texts[position]).run())
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
    if (standings.empty())
        return {};
    std::size_t seats = 0;
    if (core::StoreResult counted = countSeats(connection, match, seats); !counted.ok())
        return counted;
    Statement row(connection, "INSERT INTO standings (match_id, turn, current_seats, choice) VALUES (?, ?, ?, ?)");
    Statement score(connection, "INSERT INTO standing_scores (match_id, turn, seat, score) VALUES (?, ?, ?, ?)");
    for (const core::TurnStanding& standing : standings) {
        if (!row.bind(match).bind(standing.turn).bind(standing.current).bind(standing.choice).run())
            return row.result();
        for (std::size_t seat = 0; seat < seats; ++seat)
            if (!score.bind(match).bind(standing.turn).bind(seat).bind(standing.score[seat]).run())
                return score.result();
    }
    return {};
}

core::StoreResult writeMarks(Connection& connection, std::int64_t match, const std::vector<core::RecordedMark>& marks)
{
    if (marks.empty())
        return {};
    std::size_t seats = 0;
    if (core::StoreResult counted = countSeats(connection, match, seats); !counted.ok())
        return counted;
    Statement count(connection, "SELECT count(*) FROM marks WHERE match_id = ?");
    if (!count.bind(match).run() || !count.next())
        return count.result();
    auto number = count.number(0);
    Statement row(connection, "INSERT INTO marks (match_id, number, turn, choice, what) VALUES (?, ?, ?, ?, ?)");
    Statement points(connection, "INSERT INTO mark_points (match_id, number, seat, points) VALUES (?, ?, ?, ?)");
    for (const core::RecordedMark& mark : marks) {
        if (!row.bind(match).bind(number).bind(mark.turn).bind(mark.choice).bind(mark.what).run())
            return row.result();
        for (std::size_t seat = 0; seat < seats; ++seat)
            if (!points.bind(match).bind(number).bind(seat).bind(mark.points[seat]).run())
                return points.result();
        ++number;
    }
    return {};
}

core::StoreResult writeScore(Connection& connection, std::int64_t match, const core::MatchSummary& summary)
{
    Statement row(connection, "UPDATE seats SET score = ?, won = ?, taken = ? WHERE match_id = ? AND seat = ?");
    for (int seat = 0; seat < core::kMaxSeats; ++seat) {
        // Seats that the match does not have find no row.
        const auto index = static_cast<std::size_t>(seat);
        row.bind(summary.score[index]).bind(core::contains(summary.winners, core::seatAt(seat)));
        row.bind(summary.count ? summary.count->taken[index] : 0);
        if (!row.bind(match).bind(seat).run())
            return row.result();
    }
    return {};
}

core::StoreResult writeTags(Connection& connection, std::int64_t match, const std::vector<std::string>& tags)
{
    Statement row(connection, "INSERT OR IGNORE INTO match_tags (match_id, tag) VALUES (?, ?)");
    for (const std::string& tag : tags)
        if (const QString plain = QString::fromStdString(tag).simplified(); !plain.isEmpty())
            if (!row.bind(match).bind(plain.toStdString()).run())
                return row.result();
    return {};
}

core::StoreResult takeTags(Connection& connection, std::int64_t match, const std::vector<std::string>& tags)
{
    Statement row(connection, "DELETE FROM match_tags WHERE match_id = ? AND tag = ?");
    for (const std::string& tag : tags)
        if (!row.bind(match).bind(tag).run())
            return row.result();
    return {};
}

core::StoreResult tally(Connection& connection, std::int64_t match, int times)
{
    Statement row(connection,
        "INSERT INTO pair_results (game, card_set, pair_key, played, won) "
        "SELECT matches.game, matches.card_set, seats.pair_key, ?, ? * max(seats.won) "
        "FROM matches JOIN seats ON seats.match_id = matches.id "
        "WHERE matches.id = ? AND matches.status = 'finished' AND matches.practice = 0 GROUP BY seats.pair_key "
        "ON CONFLICT (game, card_set, pair_key) DO UPDATE "
        "SET played = played + excluded.played, won = won + excluded.won");
    row.bind(times).bind(times).bind(match).run();
    return row.result();
}

core::StoreResult readSeats(Connection& connection, core::MatchSummary& summary)
{
    Statement seat(connection,
        "SELECT seat, name, player, score, won, taken, unnamed FROM seats WHERE match_id = ? ORDER BY seat");
    seat.bind(summary.id).run();
    while (seat.next()) {
        const auto index = seat.as<std::size_t>(0);
        // Numbered without a gap by whoever wrote them; a file that was edited by hand does not lead astray.
        if (index != summary.seats.size() || index >= summary.score.size())
            continue;
        summary.seats.push_back(
            { seat.isNull(6) ? seat.text(1) : core::language::unnamed(seat.as<int>(6)), seat.text(2), {} });
        summary.score[index] = seat.as<std::int16_t>(3);
        if (seat.number(4) != 0)
            summary.winners |= core::maskOf(core::seatAt(static_cast<int>(index)));
        if (summary.count)
            summary.count->taken[index] = seat.as<std::int16_t>(5);
    }
    if (!seat.result().ok())
        return seat.result();
    Statement faction(connection, "SELECT seat, faction FROM seat_factions WHERE match_id = ? ORDER BY seat, position");
    faction.bind(summary.id).run();
    while (faction.next())
        if (const auto index = faction.as<std::size_t>(0); index < summary.seats.size())
            summary.seats[index].factions.push_back(faction.text(1));
    return faction.result();
}

core::StoreResult readOptions(Connection& connection, std::int64_t match, std::map<std::string, std::string>& options)
{
    Statement row(connection, "SELECT name, value FROM match_options WHERE match_id = ?");
    row.bind(match).run();
    while (row.next())
        options[row.text(0)] = row.text(1);
    return row.result();
}

core::StoreResult readOwn(Connection& connection, std::int64_t match, std::vector<std::string>& texts)
{
    Statement row(connection, "SELECT text FROM match_own_factions WHERE match_id = ? ORDER BY position");
    row.bind(match).run();
    while (row.next())
        texts.push_back(row.text(0));
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
    std::vector<int> turns;
    Statement row(connection, "SELECT turn, current_seats, choice FROM standings WHERE match_id = ? ORDER BY turn");
    row.bind(match).run();
    while (row.next()) {
        turns.push_back(row.as<int>(0));
        standings.push_back({ turns.back(), row.as<core::SeatMask>(1), {}, row.as<int>(2) });
    }
    if (!row.result().ok())
        return row.result();
    Statement score(connection, "SELECT turn, seat, score FROM standing_scores WHERE match_id = ? ORDER BY turn, seat");
    return readPoints(score.bind(match), turns, standings, &core::TurnStanding::score);
}

core::StoreResult readMarks(Connection& connection, std::int64_t match, std::vector<core::RecordedMark>& marks)
{
    std::vector<int> numbers;
    Statement row(connection, "SELECT number, turn, choice, what FROM marks WHERE match_id = ? ORDER BY number");
    row.bind(match).run();
    while (row.next()) {
        numbers.push_back(row.as<int>(0));
        marks.push_back({ row.as<int>(1), row.as<int>(2), row.text(3), {} });
    }
    if (!row.result().ok())
        return row.result();
    Statement points(
        connection, "SELECT number, seat, points FROM mark_points WHERE match_id = ? ORDER BY number, seat");
    return readPoints(points.bind(match), numbers, marks, &core::RecordedMark::points);
}

} // namespace database
