#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

/// Which of the stored matches statistics are of, and how they are read.
class StatisticsStoreTest final : public QObject {
    Q_OBJECT

private:
    /// A finished match that Ann won.
    std::int64_t stored()
    {
        core::MatchRecord record = samples::record();
        record.summary.status = core::MatchStatus::Finished;
        record.summary.winners = core::maskOf(core::Seat::First);
        record.standings = { { 0, 0, {}, 0 }, { 1, core::maskOf(core::seatAt(1)), {}, 1 } };
        record.marks = { { 1, 1, "Tower", { 3, 2 } } };
        return samples::begin(m_database->matches(), record);
    }
    core::Statistics found(const core::StatisticsFilter& filter = { "towers" })
    {
        core::Statistics statistics;
        if (!m_database->statistics().statistics(filter, {}, statistics).ok())
            statistics.all.played = -1;
        return statistics;
    }
    core::MatchState stateOf(std::int64_t id)
    {
        core::MatchRecord record;
        return m_database->matches().load(id, record).ok()
            ? core::MatchState { record.summary.choices, record.summary.edits }
            : core::MatchState {};
    }

    std::unique_ptr<database::Database> m_database;

private Q_SLOTS:
    void init()
    {
        m_database = samples::open(":memory:");
        QVERIFY(m_database != nullptr);
    }

    void areOfFinishedMatches()
    {
        QCOMPARE(found().all.played, 0);
        stored();
        samples::begin(m_database->matches(), samples::record()); // runs
        const core::Statistics statistics = found();
        QCOMPARE(statistics.all, (core::Tally { 1, 60, 30 }));
        QCOMPARE(statistics.pairs.at(0).factions, (std::vector<std::string> { "Aliens", "Robots" }));
        QCOMPARE(statistics.seats.at(0).place, 1);
        QCOMPARE(statistics.bases.at(0).base, std::string("Tower"));
        QCOMPARE(statistics.bases.at(0).own, 3.0);
        QCOMPARE(statistics.opponents.at(0).opponent.player, std::string("greedy"));
        QCOMPARE(found({ "piers" }).all.played, 0);
        QCOMPARE(found({ "towers", "Bo" }).all, (core::Tally { 1, 0, 30 }));
    }

    void countAMatchWhenItEnds()
    {
        const std::int64_t id = samples::begin(m_database->matches(), samples::record());
        DONE(m_database->matches().append(id, {}, samples::choices(0, 2), {}, { { 1, 2, "Tower", { 1, 2 } } }));
        QCOMPARE(found().all.played, 0);
        DONE(m_database->matches().finish(id, { 2, 0 }, samples::ended(2, { 3, 15 }, 8)));
        QCOMPARE(found().all, (core::Tally { 1, 0, 30 }));
        QCOMPARE(found().bases.at(0).others, 2.0);
        DONE(m_database->matches().truncate(id, stateOf(id), 1));
        QCOMPARE(found().all.played, 0); // it goes on
    }

    void leaveOutWhatLiesInTheBin()
    {
        const std::int64_t id = stored();
        DONE(m_database->matches().remove(id));
        QCOMPARE(found().all.played, 0);
        DONE(m_database->matches().restore({ id }));
        QCOMPARE(found().all.played, 1);
    }

    void leaveOutPractice()
    {
        core::MatchRecord record = samples::record();
        record.summary.status = core::MatchStatus::Finished;
        record.summary.practice = true;
        samples::begin(m_database->matches(), record);
        QCOMPARE(found().all.played, 0);
    }

    void leaveOutWhatGoesOnFromAnother()
    {
        core::MatchRecord record = samples::record();
        record.summary.status = core::MatchStatus::Finished;
        record.summary.origin = { samples::begin(m_database->matches(), record), 3 };
        QCOMPARE(found().all.played, 1);
        samples::begin(m_database->matches(), record);
        QCOMPARE(found().all.played, 1);
    }

    void countTableGames()
    {
        core::MatchRecord record = samples::record();
        record.summary.kind = core::MatchKind::Table;
        record.summary.status = core::MatchStatus::Finished;
        record.summary.winners = core::maskOf(core::Seat::First);
        record.summary.seats[1].player = "human";
        const std::int64_t id = samples::begin(m_database->matches(), record);
        QCOMPARE(found().all, (core::Tally { 1, 60, 30 }));
        record.summary.winners = core::maskOf(core::seatAt(1));
        DONE(m_database->matches().rewrite(id, stateOf(id), record));
        QCOMPARE(found().all, (core::Tally { 1, 0, 30 }));
    }

    /// Ann's luck is 0.3 of a win, Bo's error cost him 0.1, as the ledgers have it.
    void haveWhatAnalysesFound()
    {
        const std::int64_t id = stored();
        core::Analysis analysis;
        analysis.seats = 2;
        analysis.changes = { { core::Cause::Luck, 1, core::Seat::None, { 300'000, -300'000 }, {} } };
        core::ChoiceWorth choice;
        choice.choice = 1;
        choice.seat = core::seatAt(1);
        choice.answers = { { 0, { 0.6, 0.5, 0.7 }, 9 }, { 1, { 0.5, 0.4, 0.6 }, 9 } };
        choice.played = 1;
        choice.loss = { 0.1, 0.09, 0.11 };
        choice.cost = { -100'000, 100'000 };
        analysis.choices = { choice };
        analysis.changes.push_back({ core::Cause::Choice, 1, core::seatAt(1), { 100'000, -100'000 }, {} });
        DONE(m_database->analyses().store(id, analysis));
        const auto compare = [this] {
            const core::LuckAndPlay luck = found().luck;
            QCOMPARE(luck.matches, 1);
            QCOMPARE(luck.luck.mean, 0.3);
            QCOMPARE(luck.own.mean, 0.0);
            QCOMPARE(luck.theirs.mean, 0.1);
        };
        compare();
        samples::rows(*m_database, "DELETE FROM analysis_figures RETURNING 1"); // as an older version left it
        compare();
        samples::rows(*m_database, "DELETE FROM analyses RETURNING 1");
        QCOMPARE(found().luck.matches, 0);
    }

    void keepWhatBecameOfCards()
    {
        const std::int64_t id = stored();
        std::vector<std::int64_t> unread;
        DONE(m_database->statistics().withoutCards("towers", "rules 1", 9, unread));
        QCOMPARE(unread, (std::vector<std::int64_t> { id }));
        DONE(m_database->statistics().storeCards(id, "rules 1", std::to_string(id) + "\t0\tScout\t7"));
        DONE(m_database->statistics().withoutCards("towers", "rules 1", 9, unread));
        QVERIFY(unread.empty());
        DONE(m_database->statistics().withoutCards("towers", "rules 2", 9, unread));
        QCOMPARE(unread.size(), std::size_t { 1 }); // to be looked at anew
        core::StatisticsFilter filter { "towers" };
        QVERIFY(found(filter).cards.empty());
        filter.cards = true;
        QCOMPARE(found(filter).cards.at(0).played, (core::Tally { 1, 60, 30 }));
        DONE(m_database->matches().setNotes(id, "A close one."));
        QCOMPARE(found(filter).cards.size(), std::size_t { 1 });
        DONE(m_database->matches().finish(id, stateOf(id), samples::ended(2, {}, 3)));
        QVERIFY(found(filter).cards.empty()); // it ended otherwise
        filter.game = "piers";
        QVERIFY(found(filter).cards.empty());
    }

    void areReadBesideTheWindow()
    {
        const samples::Place place;
        m_database = samples::open(place.file());
        stored();
        core::StoreResult result;
        const auto elsewhere = m_database->statisticsElsewhere()(result);
        QVERIFY2(elsewhere != nullptr, result.error.c_str());
        core::Statistics statistics;
        DONE(elsewhere->statistics({ "towers" }, {}, statistics));
        QCOMPARE(statistics.all.played, 1);
    }

    void olderMatchesAreThere()
    {
        const samples::Place place;
        {
            const auto steps = database::migrations().first(21);
            core::StoreResult result;
            auto older = database::Database::open(place.file(), { 1000, steps }, result);
            QVERIFY2(older != nullptr, result.error.c_str());
            DONE(older->connection().execute("INSERT INTO matches (id, game, card_set, set_hash, engine, seed, status, "
                                             "turns, choices, started_at, finished_at) VALUES (1, 'towers', 'first', "
                                             "'', '1', 1, 'finished', 8, 0, '2026-06-01T20:00:00Z', '')"));
            DONE(older->connection().execute(
                "INSERT INTO seats (match_id, seat, name, player, pair_key, score, won, taken) VALUES "
                "(1, 0, 'Ann', 'human', '', 15, 1, 0), (1, 1, 'Bo', 'level:2', '', 3, 0, 0)"));
            DONE(older->connection().execute(
                "INSERT INTO match_entries (match_id, game, card_set, kind, running, seats, begun, result, level, "
                "points, turns, opponents, words, practice) VALUES (1, 'towers', 'first', 'played', 0, 2, "
                "'2026-06-01T20:00:00Z', 2, 2, 15, 8, 'bo', 'ann bo', 0)"));
            DONE(older->connection().execute("INSERT INTO match_options (match_id, name, value) VALUES "
                                             "(1, 'mode', 'war')"));
        }
        QVERIFY(database::Database::isBehind(place.file()));
        m_database = samples::open(place.file());
        QVERIFY(m_database != nullptr);
        QCOMPARE(found().all, (core::Tally { 1, 60, 30 }));
        QCOMPARE(found().options.at(0).value, std::string("war"));
        QCOMPARE(found({ .game = "towers", .options = { { "mode", "peace", true } } }).all.played, 0);
    }
};

REGISTER_TEST(StatisticsStoreTest)

#include "statistics_store_test.moc"
