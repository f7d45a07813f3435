#include "core/game/rng.h"
#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

class PairStoreTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsByName();
    void refusesANameThatIsTaken();
    void refusesAnEmptyName();
    void refusesTheSameFactionTwice();
    void renames();
    void removes();
    void countsFinishedMatches();
    void countsAPairAgainstItselfOnce();
    void countsRightAfterEveryChange();
    void tellsHowAPersonFared();
    void countsNoPractice();
    void keepsNotesAndTags();

private:
    core::PairStore& store() { return m_database->pairs(); }
    std::int64_t add(const std::string& name, std::vector<std::string> factions, const std::string& game = "towers",
        const std::string& set = "first");
    void play(std::vector<std::string> first, std::vector<std::string> second, core::SeatMask winners,
        core::MatchStatus status = core::MatchStatus::Finished, bool practice = false);

    std::unique_ptr<database::Database> m_database;
};

void PairStoreTest::init()
{
    m_database = samples::open(":memory:");
    QVERIFY(m_database != nullptr);
}

std::int64_t PairStoreTest::add(
    const std::string& name, std::vector<std::string> factions, const std::string& game, const std::string& set)
{
    core::SavedPair pair;
    pair.name = name;
    pair.game = game;
    pair.set = set;
    pair.factions = std::move(factions);
    std::int64_t id = 0;
    const core::StoreResult result = store().add(pair, id);
    return result.ok() ? id : 0;
}

void PairStoreTest::play(std::vector<std::string> first, std::vector<std::string> second, core::SeatMask winners,
    core::MatchStatus status, bool practice)
{
    core::MatchRecord record = samples::record(std::move(first));
    record.summary.seats[1].factions = std::move(second);
    record.summary.practice = practice;
    std::int64_t id = 0;
    DONE(m_database->matches().begin(record, id));
    if (status != core::MatchStatus::Running)
        DONE(m_database->matches().finish(id, {}, samples::ended(winners, { 15, 10 }, 5, status)));
}

void PairStoreTest::listsByName()
{
    const std::int64_t zombies = add("Undead rising", { "Zombies", "Wizards" });
    const std::int64_t aliens = add("beam and board", { "Pirates", "Aliens" });
    std::vector<core::SavedPair> pairs(2);
    DONE(store().list(pairs));
    QCOMPARE(pairs.size(), 2U);
    QCOMPARE(pairs[0].id, aliens);
    QCOMPARE(pairs[0].name, "beam and board");
    QCOMPARE(pairs[0].game, "towers");
    QCOMPARE(pairs[0].set, "first");
    QCOMPARE(pairs[0].factions, (std::vector<std::string> { "Pirates", "Aliens" })); // in the order given
    QCOMPARE(pairs[0].played, 0);
    QCOMPARE(pairs[0].won, 0);
    QCOMPARE(pairs[1].id, zombies);
}

void PairStoreTest::refusesANameThatIsTaken()
{
    core::SavedPair pair;
    pair.name = "Fleet";
    pair.factions = { "Pirates", "Aliens" };
    std::int64_t id = 0;
    DONE(store().add(pair, id));
    const std::int64_t first = id;
    pair.factions = { "Zombies", "Wizards" };
    REFUSED(store().add(pair, id), "already a pair called \"Fleet\"");
    pair.name = "FLEET";
    REFUSED(store().add(pair, id), "already a pair called");
    QCOMPARE(id, first);
    std::vector<core::SavedPair> pairs;
    DONE(store().list(pairs));
    QCOMPARE(pairs.size(), 1U);
    QCOMPARE(pairs[0].factions, (std::vector<std::string> { "Pirates", "Aliens" }));
}

void PairStoreTest::refusesAnEmptyName()
{
    core::SavedPair pair;
    std::int64_t id = 0;
    REFUSED(store().add(pair, id), "needs a name");
    pair.name = " \t";
    REFUSED(store().add(pair, id), "needs a name");
    id = add("Fleet", { "Pirates", "Aliens" });
    REFUSED(store().rename(id, ""), "needs a name");
}

void PairStoreTest::refusesTheSameFactionTwice()
{
    core::SavedPair pair;
    pair.name = "Twins";
    pair.factions = { "Aliens", "Aliens" };
    std::int64_t id = 0;
    REFUSED(store().add(pair, id), "same faction twice");
    std::vector<core::SavedPair> pairs;
    DONE(store().list(pairs));
    QVERIFY(pairs.empty());
}

void PairStoreTest::renames()
{
    const std::int64_t fleet = add("Fleet", { "Pirates", "Aliens" });
    const std::int64_t other = add("Graveyard", { "Zombies", "Wizards" });
    REFUSED(store().rename(other, "fleet"), "already a pair called");
    DONE(store().rename(fleet, "FLEET")); // its own name in capitals is free
    DONE(store().rename(other, "Armada"));
    REFUSED(store().rename(999, "Nobody"), "no saved pair 999");
    std::vector<core::SavedPair> pairs;
    DONE(store().list(pairs));
    QCOMPARE(pairs[0].name, "Armada");
    QCOMPARE(pairs[1].name, "FLEET");
}

void PairStoreTest::removes()
{
    const std::int64_t fleet = add("Fleet", { "Pirates", "Aliens" });
    DONE(store().remove(fleet));
    REFUSED(store().remove(fleet), "no saved pair");
    QVERIFY(add("Fleet", { "Zombies", "Wizards" }) > 0); // its name is free again
    std::vector<core::SavedPair> pairs;
    DONE(store().list(pairs));
    QCOMPARE(pairs.size(), 1U);
    QCOMPARE(pairs[0].factions, (std::vector<std::string> { "Zombies", "Wizards" }));
}

void PairStoreTest::countsFinishedMatches()
{
    add("A", { "Aliens", "Pirates" });
    add("B", { "Robots", "Zombies" });
    add("C", { "Aliens", "Robots" });
    add("D", { "Aliens", "Pirates" }, "another game");
    add("E", { "Aliens", "Pirates" }, "towers", "current");
    play({ "Aliens", "Pirates" }, { "Robots", "Zombies" }, 0b01);
    play({ "Pirates", "Aliens" }, { "Zombies", "Robots" }, 0b10); // the same two the other way round
    play({ "Robots", "Zombies" }, { "Pirates", "Aliens" }, 0b11); // a shared win is a win
    play({ "Aliens", "Pirates" }, { "Robots", "Zombies" }, 0b01, core::MatchStatus::Abandoned);
    play({ "Aliens", "Pirates" }, { "Robots", "Zombies" }, 0, core::MatchStatus::Running);
    std::vector<core::SavedPair> pairs;
    DONE(store().list(pairs));
    QCOMPARE(pairs.size(), 5U);
    QCOMPARE(pairs[0].played, 3);
    QCOMPARE(pairs[0].won, 2);
    QCOMPARE(pairs[1].played, 3);
    QCOMPARE(pairs[1].won, 2);
    QCOMPARE(pairs[2].played, 0);
    QCOMPARE(pairs[3].played, 0);
    QCOMPARE(pairs[4].played, 0); // all were of the first printing
}

void PairStoreTest::countsAPairAgainstItselfOnce()
{
    add("A", { "Aliens", "Pirates" });
    play({ "Aliens", "Pirates" }, { "Pirates", "Aliens" }, 0b01);
    std::vector<core::SavedPair> pairs;
    DONE(store().list(pairs));
    QCOMPARE(pairs[0].played, 1);
    QCOMPARE(pairs[0].won, 1);
}

void PairStoreTest::countsRightAfterEveryChange()
{
    // What the matches themselves say, counted anew.
    const std::string recount
        = "SELECT game, card_set, pair_key, count(*), sum(won) FROM (SELECT matches.game, matches.card_set, "
          "seats.pair_key, max(seats.won) AS won FROM matches JOIN seats ON seats.match_id = matches.id "
          "WHERE matches.status = 'finished' AND matches.removed_at = '' GROUP BY matches.id, seats.pair_key) "
          "GROUP BY game, card_set, pair_key ORDER BY game, card_set, pair_key";
    const std::string kept = "SELECT game, card_set, pair_key, played, won FROM pair_results WHERE played <> 0 "
                             "ORDER BY game, card_set, pair_key";
    const std::vector<std::vector<std::string>> factions { { "Aliens", "Pirates" }, { "Robots", "Zombies" },
        { "Pirates", "Aliens" }, { "Ninjas", "Wizards" } };
    core::MatchStore& matches = m_database->matches();
    core::Rng rng(11);
    for (int step = 0; step < 300; ++step) {
        std::vector<core::MatchSummary> all;
        DONE(matches.list(all));
        core::MatchSummary match;
        if (!all.empty())
            match = all[rng.below(static_cast<std::uint32_t>(all.size()))];
        const core::MatchState state { match.choices, match.edits };
        const auto winners = static_cast<core::SeatMask>(rng.below(4));
        std::int64_t id = 0;
        switch (all.size() < 5 ? 0 : rng.below(5)) {
        case 0: {
            core::MatchRecord record = samples::record(factions[rng.below(4)]);
            record.summary.seats[1].factions = factions[rng.below(4)];
            record.summary.set = rng.below(2) == 0 ? "first" : "current";
            record.summary.status = rng.below(2) == 0 ? core::MatchStatus::Finished : core::MatchStatus::Running;
            record.summary.winners = winners;
            record.choices = samples::choices(0, 3);
            DONE(matches.begin(record, id));
            break;
        }
        case 1:
            DONE(matches.finish(match.id, state, samples::ended(winners, { 15, 9 }, 4)));
            break;
        case 2:
            DONE(matches.finish(match.id, state, samples::ended(0, {}, 4, core::MatchStatus::Abandoned)));
            break;
        case 3:
            if (match.choices > 0)
                DONE(matches.truncate(match.id, state, match.choices - 1));
            break;
        default:
            DONE(matches.remove(match.id));
            break;
        }
        QCOMPARE(samples::rows(*m_database, kept), samples::rows(*m_database, recount));
    }
}

/// The first seat is a person's, the second the computer's.
void PairStoreTest::tellsHowAPersonFared()
{
    play({ "Aliens", "Pirates" }, { "Robots", "Zombies" }, 0b01);
    play({ "Pirates", "Aliens" }, { "Zombies", "Robots" }, 0b10);
    play({ "Pirates", "Aliens" }, { "Ninjas", "Wizards" }, 0b11);
    play({ "Robots", "Zombies" }, { "Pirates", "Aliens" }, 0b10); // the computer's win
    play({ "Aliens", "Pirates" }, { "Robots", "Zombies" }, 0b01, core::MatchStatus::Abandoned);
    play({ "Aliens", "Pirates" }, { "Robots", "Zombies" }, 0, core::MatchStatus::Running);
    play({ "Aliens", "Pirates" }, { "Robots", "Zombies" }, 0b01);
    std::vector<core::MatchSummary> all;
    DONE(m_database->matches().list(all));
    DONE(m_database->matches().remove(all.front().id)); // what is in the bin does not count
    core::SavedPair pair;
    pair.game = "towers";
    pair.set = "first";
    pair.factions = { "Aliens", "Pirates" };
    core::SavedPair other = pair;
    other.factions = { "Zombies", "Robots" };
    core::PairRecord record;
    DONE(store().record(pair, record));
    QCOMPARE(record, (core::PairRecord { 3, 1 })); // the draw is none
    DONE(store().record(other, record));
    QCOMPARE(record, (core::PairRecord { 1, 0 }));
    DONE(store().meetings(pair, other, record));
    QCOMPARE(record, (core::PairRecord { 2, 1 }));
    DONE(store().meetings(pair, pair, record));
    QCOMPARE(record, core::PairRecord {});
    pair.set = "current";
    DONE(store().record(pair, record));
    QCOMPARE(record, core::PairRecord {});
}

void PairStoreTest::countsNoPractice()
{
    add("A", { "Aliens", "Pirates" });
    play({ "Aliens", "Pirates" }, { "Robots", "Zombies" }, 0b01);
    play({ "Aliens", "Pirates" }, { "Robots", "Zombies" }, 0b01, core::MatchStatus::Finished, true);
    std::vector<core::SavedPair> pairs;
    DONE(store().list(pairs));
    QCOMPARE(pairs[0].played, 1);
    QCOMPARE(pairs[0].won, 1);
    core::PairRecord record;
    DONE(store().record(pairs[0], record));
    QCOMPARE(record, (core::PairRecord { 1, 1 }));
    std::vector<core::MatchSummary> all;
    DONE(m_database->matches().list(all));
    for (const core::MatchSummary& match : all) {
        core::MatchRecord whole;
        DONE(m_database->matches().load(match.id, whole));
        QCOMPARE(whole.summary.practice, match.practice);
        DONE(m_database->matches().remove(match.id));
    }
    DONE(store().list(pairs));
    QCOMPARE(pairs[0].played, 0); // the bin takes off what it had counted, and no more
}

void PairStoreTest::keepsNotesAndTags()
{
    const std::int64_t id = add("A", { "Aliens", "Pirates" });
    add("B", { "Robots", "Zombies" });
    DONE(store().describe(id, "Move late.", { "sea", "Quick", "SEA" }));
    std::vector<core::SavedPair> pairs;
    DONE(store().list(pairs));
    QCOMPARE(pairs[0].notes, std::string("Move late."));
    QCOMPARE(pairs[0].tags, (std::vector<std::string> { "Quick", "sea" })); // by name, capitals or not
    QVERIFY(pairs[1].notes.empty() && pairs[1].tags.empty());
    DONE(store().describe(id, "", { "calm" }));
    DONE(store().list(pairs));
    QCOMPARE(pairs[0].tags, std::vector<std::string> { "calm" });
    QVERIFY(pairs[0].notes.empty());
    const core::StoreResult result = store().describe(99, "x", {});
    QVERIFY(!result.ok());
    QVERIFY(result.error.find("99") != std::string::npos);

    // What was deleted comes back with all that was said of it.
    core::SavedPair kept = pairs[0];
    kept.notes = "Again.";
    DONE(store().remove(id));
    std::int64_t again = 0;
    DONE(store().add(kept, again));
    DONE(store().list(pairs));
    QCOMPARE(pairs[0].notes, std::string("Again."));
    QCOMPARE(pairs[0].tags, std::vector<std::string> { "calm" });
}

REGISTER_TEST(PairStoreTest)
#include "pair_store_test.moc"
