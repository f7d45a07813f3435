#include "database/sqlite_arena_store.h"

#include "database/clock.h"
#include "database/failure.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <QCoreApplication>

#include <algorithm>
#include <sstream>

namespace database {

namespace {

struct Clock {
    std::string name;
    core::Durations core::ThinkTimes::*times;
};

const Clock kClocks[] = { { "wall", &core::ThinkTimes::wall }, { "cpu", &core::ThinkTimes::cpu } };

core::StoreResult unknownRun(std::int64_t id)
{
    return refused([id] {
        return QCoreApplication::translate(
            "Database", "There is no arena run %1: see the list of runs (`arena --list`) for those there are.")
            .arg(id);
    });
}

/// Follows the signature of a run that is played again, so that it has a key of its own beside the run of its terms.
constexpr char kAgain = '+';

std::string signatureOf(const core::ArenaTerms& terms)
{
    return terms.again ? terms.signature + kAgain : terms.signature;
}

/// "teams=two", a line each. The names and values are those that a game offers, so none has a line's end in it.
std::string optionsText(const std::map<std::string, std::string>& options)
{
    std::string text;
    for (const auto& [name, value] : options)
        text += (text.empty() ? "" : "\n") + name + '=' + value;
    return text;
}

std::map<std::string, std::string> optionsIn(const std::string& text)
{
    std::map<std::string, std::string> options;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (const std::size_t equals = line.find('='); equals != std::string::npos)
            options[line.substr(0, equals)] = line.substr(equals + 1);
    return options;
}

/// All by which a run is found; its teams follow from them.
void bindTerms(Statement& row, const core::ArenaTerms& terms)
{
    row.bind(terms.game).bind(terms.set).bind(terms.setHash).bind(terms.engineVersion).bind(signatureOf(terms));
    row.bind(terms.players[0]).bind(terms.players[1]).bind(terms.seats).bind(optionsText(terms.options));
    row.bind(terms.pairs).bind(terms.seed).bind(terms.milliseconds).bind(terms.iterations);
}

/// What lists runs, or those that `rest` says.
std::string head(const char* rest)
{
    std::string sql
        = "SELECT id, game, card_set, set_hash, engine, signature, player_a, player_b, seats, options, pairs, seed, "
          "milliseconds, iterations, teams, started_at, "
          "(SELECT count(*) FROM arena_matches WHERE run_id = arena_runs.id) / seats FROM arena_runs ";
    sql += rest;
    return sql;
}

/// A row of what head() selects.
core::ArenaRun runOf(const Statement& row)
{
    core::ArenaRun run;
    run.id = row.number(0);
    run.terms.game = row.text(1);
    run.terms.set = row.text(2);
    run.terms.setHash = row.text(3);
    run.terms.engineVersion = row.text(4);
    run.terms.signature = row.text(5);
    run.terms.again = run.terms.signature.ends_with(kAgain);
    if (run.terms.again)
        run.terms.signature.pop_back();
    run.terms.players = { row.text(6), row.text(7) };
    run.terms.seats = row.as<int>(8);
    run.terms.options = optionsIn(row.text(9));
    run.terms.pairs = row.text(10);
    run.terms.seed = row.as<std::uint64_t>(11);
    run.terms.milliseconds = row.as<int>(12);
    run.terms.iterations = row.as<int>(13);
    run.terms.teams = row.as<int>(14);
    run.startedAt = row.text(15);
    run.played = row.as<int>(16);
    return run;
}

} // namespace

SqliteArenaStore::SqliteArenaStore(Connection& connection)
    : m_connection(connection)
{
}

core::StoreResult SqliteArenaStore::find(const core::ArenaTerms& terms, std::int64_t& id) const
{
    id = 0;
    Statement row(m_connection,
        "SELECT id FROM arena_runs WHERE game = ? AND card_set = ? AND set_hash = ? AND engine = ? AND signature = ? "
        "AND player_a = ? AND player_b = ? AND seats = ? AND options = ? AND pairs = ? AND seed = ? AND milliseconds = "
        "? "
        "AND iterations = ?");
    bindTerms(row, terms);
    row.run();
    if (row.next())
        id = row.number(0);
    return row.result();
}

core::StoreResult SqliteArenaStore::begin(const core::ArenaTerms& terms, std::int64_t& id)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::StoreResult result = find(terms, id);
    if (!result.ok() || id != 0)
        return result;
    Statement row(m_connection,
        "INSERT INTO arena_runs (game, card_set, set_hash, engine, signature, player_a, player_b, seats, options, "
        "pairs, seed, milliseconds, iterations, teams, started_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    bindTerms(row, terms);
    if (!row.bind(terms.teams).bind(timestamp()).run())
        return row.result();
    const std::int64_t begun = row.insertedId();
    result = transaction.commit();
    if (result.ok())
        id = begun;
    return result;
}

core::StoreResult SqliteArenaStore::add(std::int64_t id, const core::ArenaGroup& group)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    {
        Statement known(m_connection, "SELECT 1 FROM arena_runs WHERE id = ?");
        known.bind(id).run();
        if (!known.next())
            return known.result().ok() ? unknownRun(id) : known.result();
        Statement there(m_connection, "SELECT 1 FROM arena_matches WHERE run_id = ? AND deal = ? AND seat_of_a = 0");
        there.bind(id).bind(group.number).run();
        if (there.next() || !there.result().ok())
            return there.result();
    }
    Statement row(m_connection,
        "INSERT INTO arena_matches (run_id, deal, seat_of_a, winners, turns, choices) VALUES (?, ?, ?, ?, ?, ?)");
    Statement score(
        m_connection, "INSERT INTO arena_scores (run_id, deal, seat_of_a, seat, score) VALUES (?, ?, ?, ?, ?)");
    for (std::size_t seatOfA = 0; seatOfA < group.matches.size(); ++seatOfA) {
        const core::ArenaMatch& match = group.matches[seatOfA];
        row.bind(id).bind(group.number).bind(seatOfA).bind(match.winners);
        if (!row.bind(match.turns).bind(match.choices).run())
            return row.result();
        // A sits once in each.
        for (std::size_t seat = 0; seat < std::min(group.matches.size(), match.score.size()); ++seat)
            if (!score.bind(id).bind(group.number).bind(seatOfA).bind(seat).bind(match.score[seat]).run())
                return score.result();
    }
    for (int player = 0; player < 2; ++player)
        for (const auto& [clock, times] : kClocks)
            if (core::StoreResult result
                = addDurations(id, player, clock, group.think[static_cast<std::size_t>(player)].*times);
                !result.ok())
                return result;
    return transaction.commit();
}

core::StoreResult SqliteArenaStore::addDurations(
    std::int64_t id, int player, const std::string& clock, const core::Durations& times)
{
    Statement sums(m_connection,
        "INSERT INTO arena_clocks (run_id, player, clock, total, longest) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (run_id, player, clock) DO UPDATE SET total = total + excluded.total, "
        "longest = max(longest, excluded.longest)");
    if (!sums.bind(id).bind(player).bind(clock).bind(times.total).bind(times.longest).run())
        return sums.result();
    Statement row(m_connection,
        "INSERT INTO arena_durations (run_id, player, clock, class, choices) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (run_id, player, clock, class) DO UPDATE SET choices = choices + excluded.choices");
    for (const auto& [number, choices] : times.classes)
        if (!row.bind(id).bind(player).bind(clock).bind(number).bind(choices).run())
            return row.result();
    return {};
}

core::StoreResult SqliteArenaStore::replace(std::int64_t id)
{
    Transaction transaction(m_connection, Transaction::Kind::Write);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::ArenaRun run;
    std::int64_t replaced = 0;
    core::StoreResult result = loadHead(id, run);
    if (!result.ok() || !run.terms.again)
        return result;
    run.terms.again = false;
    result = find(run.terms, replaced);
    if (result.ok() && replaced != 0)
        result = remove(replaced);
    if (!result.ok())
        return result;
    Statement row(m_connection, "UPDATE arena_runs SET signature = ? WHERE id = ?");
    if (!row.bind(signatureOf(run.terms)).bind(id).run())
        return row.result();
    return transaction.commit();
}

core::StoreResult SqliteArenaStore::list(std::vector<core::ArenaRun>& runs) const
{
    runs.clear();
    Statement row(m_connection, head("ORDER BY id DESC"));
    row.run();
    while (row.next())
        runs.push_back(runOf(row));
    return row.result();
}

core::StoreResult SqliteArenaStore::load(std::int64_t id, core::ArenaRun& run) const
{
    Transaction transaction(m_connection, Transaction::Kind::Read);
    if (!transaction.begun().ok())
        return transaction.begun();
    core::ArenaRun loaded;
    core::StoreResult result = loadHead(id, loaded);
    if (result.ok())
        result = loadGroups(loaded);
    for (int player = 0; player < 2; ++player)
        for (const auto& [clock, times] : kClocks)
            if (result.ok())
                result = loadDurations(id, player, clock, loaded.think[static_cast<std::size_t>(player)].*times);
    if (result.ok())
        run = std::move(loaded);
    return result;
}

core::StoreResult SqliteArenaStore::loadHead(std::int64_t id, core::ArenaRun& run) const
{
    Statement row(m_connection, head("WHERE id = ?"));
    row.bind(id).run();
    if (!row.next())
        return row.result().ok() ? unknownRun(id) : row.result();
    run = runOf(row);
    return {};
}

core::StoreResult SqliteArenaStore::loadGroups(core::ArenaRun& run) const
{
    Statement row(m_connection,
        "SELECT deal, seat_of_a, winners, turns, choices, seat, score FROM arena_matches "
        "LEFT JOIN arena_scores USING (run_id, deal, seat_of_a) WHERE run_id = ? ORDER BY deal, seat_of_a, seat");
    row.bind(run.id).run();
    int seatOfA = -1;
    while (row.next()) {
        const int number = row.as<int>(0);
        if (run.groups.empty() || run.groups.back().number != number) {
            run.groups.emplace_back().number = number;
            seatOfA = -1;
        }
        std::vector<core::ArenaMatch>& matches = run.groups.back().matches;
        if (seatOfA != row.as<int>(1)) {
            seatOfA = row.as<int>(1);
            core::ArenaMatch& match = matches.emplace_back();
            match.winners = row.as<core::SeatMask>(2);
            match.turns = row.as<int>(3);
            match.choices = row.as<int>(4);
        }
        if (const auto seat = row.as<std::size_t>(5); !row.isNull(5) && seat < matches.back().score.size())
            matches.back().score[seat] = row.as<std::int16_t>(6);
    }
    return row.result();
}

core::StoreResult SqliteArenaStore::loadDurations(
    std::int64_t id, int player, const std::string& clock, core::Durations& times) const
{
    {
        Statement sums(
            m_connection, "SELECT total, longest FROM arena_clocks WHERE run_id = ? AND player = ? AND clock = ?");
        sums.bind(id).bind(player).bind(clock).run();
        if (!sums.next())
            return sums.result();
        times.total = sums.number(0);
        times.longest = sums.number(1);
    }
    Statement row(m_connection,
        "SELECT class, choices FROM arena_durations WHERE run_id = ? AND player = ? AND clock = ? ORDER BY class");
    row.bind(id).bind(player).bind(clock).run();
    while (row.next()) {
        times.classes[row.as<int>(0)] = row.number(1);
        times.count += row.number(1);
    }
    return row.result();
}

core::StoreResult SqliteArenaStore::remove(std::int64_t id)
{
    Statement row(m_connection, "DELETE FROM arena_runs WHERE id = ?");
    if (!row.bind(id).run())
        return row.result();
    return row.changedRows() == 0 ? unknownRun(id) : core::StoreResult {};
}

} // namespace database
