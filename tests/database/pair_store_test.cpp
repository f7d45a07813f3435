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

private:
    core::PairStore& store() { return m_database->pairs(); }
    std::int64_t add(const std::string& name, std::vector<std::string> factions, const std::string& game = "towers",
        const std::string& set = "first");
    void play(std::vector<std::string> first, std::vector<std::string> second, core::SeatMask winners,
        core::MatchStatus status = core::MatchStatus::Finished);

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

void PairStoreTest::play(
    std::vector<std::string> first, std::vector<std::string> second, core::SeatMask winners, core::MatchStatus status)
{
    core::MatchRecord record = samples::record(std::move(first));
    record.summary.seats[1].factions = std::move(second);
    std::int64_t id = 0;
    DONE(m_database->matches().begin(record, id));
    if (status != core::MatchStatus::Running)
        DONE(m_database->matches().finish(id, status, samples::outcome(winners, { 15, 10 }), 5));
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

REGISTER_TEST(PairStoreTest)
#include "pair_store_test.moc"
