#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

#include <set>

class ArenaStoreTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findsARunByItsTermsAlone();
    void anyOtherTermIsAnotherRun();
    void keepsGroupsAsTheyWere();
    void addsThinkTimesUp();
    void keepsAGroupOnce();
    void aGroupIsStoredWholeOrNotAtAll();
    void listsTheNewestFirst();
    void removesARunWithAllOfIt();
    void aRunPlayedAgainTakesThePlaceOfTheOther();
    void isThereAfterwards();

private:
    core::ArenaStore& store() { return m_database->arena(); }

    std::unique_ptr<database::Database> m_database;
};

namespace {

core::ArenaTerms terms()
{
    core::ArenaTerms terms;
    terms.game = "towers";
    terms.set = "first";
    terms.setHash = "0123456789abcdef";
    terms.engineVersion = "1";
    terms.signature = "fedcba9876543210";
    terms.players = { "level:4", "greedy" };
    terms.seats = 3;
    terms.teams = 2;
    terms.options = { { "teams", "uneven" }, { "turns", "a=b" } };
    terms.pairs = "all";
    terms.seed = 0xFEDCBA9876543210ULL;
    terms.milliseconds = 150;
    terms.iterations = 4000;
    return terms;
}

core::ArenaGroup group(int number, int seats = 3)
{
    core::ArenaGroup made;
    made.number = number;
    for (int seat = 0; seat < seats; ++seat)
        made.matches.push_back({ static_cast<core::SeatMask>(1 + seat), { 15, static_cast<std::int16_t>(seat), -2 },
            30 + number, 200 + seat });
    for (std::size_t player = 0; player < 2; ++player)
        for (int i = 1; i <= 5; ++i) {
            made.think[player].wall.add(std::int64_t { number + i } * 1'000'000);
            made.think[player].cpu.add(static_cast<std::int64_t>(player + 1) * i * 900'000);
        }
    return made;
}

} // namespace

void ArenaStoreTest::init()
{
    m_database = samples::open(":memory:");
    QVERIFY(m_database != nullptr);
}

void ArenaStoreTest::findsARunByItsTermsAlone()
{
    std::int64_t id = 7;
    DONE(store().find(terms(), id));
    QCOMPARE(id, 0);
    std::int64_t begun = 0;
    DONE(store().begin(terms(), begun));
    QVERIFY(begun > 0);
    DONE(store().find(terms(), id));
    QCOMPARE(id, begun);
    DONE(store().begin(terms(), id)); // there already
    QCOMPARE(id, begun);
    core::ArenaRun run;
    DONE(store().load(id, run));
    QCOMPARE(run.terms, terms());
    QCOMPARE(run.id, begun);
    QCOMPARE(run.played, 0);
    QVERIFY(!run.startedAt.empty());
}

void ArenaStoreTest::anyOtherTermIsAnotherRun()
{
    std::vector<core::ArenaTerms> others(16, terms());
    others[0].game = "x";
    others[1].set = "x";
    others[2].setHash = "x";
    others[3].engineVersion = "x";
    others[4].signature = "";
    others[5].players[0] = "x";
    others[6].players[1] = "x";
    others[7].seats = 2;
    others[8].pairs = "x";
    others[9].seed = 1;
    others[10].milliseconds = 0;
    others[11].iterations = 0;
    others[12].again = true;
    others[13].options.erase("turns");
    others[14].options["teams"] = "two";
    std::int64_t id = 0;
    std::set<std::int64_t> ids;
    for (const core::ArenaTerms& each : others) { // the last is unchanged
        DONE(store().begin(each, id));
        ids.insert(id);
    }
    QCOMPARE(ids.size(), others.size());
}

void ArenaStoreTest::keepsGroupsAsTheyWere()
{
    std::int64_t id = 0;
    DONE(store().begin(terms(), id));
    for (const int number : { 4, 0, 1'999'999 }) // in any order
        DONE(store().add(id, group(number)));
    core::ArenaRun run;
    DONE(store().load(id, run));
    QCOMPARE(run.played, 3);
    QCOMPARE(run.groups.size(), 3U);
    QCOMPARE(run.groups[0].number, 0);
    QCOMPARE(run.groups[1].number, 4);
    QCOMPARE(run.groups[2].number, 1'999'999);
    for (const core::ArenaGroup& each : run.groups)
        QCOMPARE(each.matches, group(each.number).matches);
    REFUSED(store().load(id + 1, run), "no arena run");
    QCOMPARE(run.played, 3); // as it was
}

void ArenaStoreTest::addsThinkTimesUp()
{
    std::int64_t id = 0;
    DONE(store().begin(terms(), id));
    std::array<core::ThinkTimes, 2> wanted;
    for (const int number : { 0, 1, 7 }) {
        DONE(store().add(id, group(number)));
        for (std::size_t player = 0; player < 2; ++player)
            wanted[player].add(group(number).think[player]);
    }
    core::ArenaRun run;
    DONE(store().load(id, run));
    for (std::size_t player = 0; player < 2; ++player) {
        QVERIFY(run.think[player].wall == wanted[player].wall);
        QVERIFY(run.think[player].cpu == wanted[player].cpu);
    }
    QCOMPARE(run.think[0].wall.count, 15);
    QCOMPARE(run.think[0].wall.longest, 12'000'000);
}

void ArenaStoreTest::keepsAGroupOnce()
{
    std::int64_t id = 0;
    DONE(store().begin(terms(), id));
    DONE(store().add(id, group(3)));
    core::ArenaGroup other = group(3); // from another program that plays the same
    other.matches[0].turns = 99;
    DONE(store().add(id, other));
    core::ArenaRun run;
    DONE(store().load(id, run));
    QCOMPARE(run.played, 1);
    QCOMPARE(run.groups[0].matches, group(3).matches);
    QCOMPARE(run.think[0].wall.count, 5);
    REFUSED(store().add(id + 1, group(3)), "no arena run");
}

void ArenaStoreTest::aGroupIsStoredWholeOrNotAtAll()
{
    std::int64_t id = 0;
    DONE(store().begin(terms(), id));
    // A ninth seat is refused by the table, when eight rows are in.
    QVERIFY(!store().add(id, group(0, 9)).ok());
    QCOMPARE(samples::rows(*m_database, "SELECT count(*) FROM arena_matches"), QByteArray("0"));
    DONE(store().add(id, group(0)));
}

void ArenaStoreTest::listsTheNewestFirst()
{
    core::ArenaTerms second = terms();
    second.players[0] = "random";
    std::int64_t first = 0;
    std::int64_t other = 0;
    DONE(store().begin(terms(), first));
    DONE(store().begin(second, other));
    DONE(store().add(first, group(0)));
    DONE(store().add(first, group(2)));
    std::vector<core::ArenaRun> runs;
    DONE(store().list(runs));
    QCOMPARE(runs.size(), 2U);
    QCOMPARE(runs[0].id, other);
    QCOMPARE(runs[0].terms, second);
    QCOMPARE(runs[0].played, 0);
    QCOMPARE(runs[1].played, 2);
    QVERIFY(runs[1].groups.empty());
}

void ArenaStoreTest::removesARunWithAllOfIt()
{
    std::int64_t id = 0;
    DONE(store().begin(terms(), id));
    DONE(store().add(id, group(0)));
    DONE(store().remove(id));
    for (const char* table : { "arena_runs", "arena_matches", "arena_clocks", "arena_durations" })
        QVERIFY2(samples::rows(*m_database, std::string("SELECT count(*) FROM ") + table) == "0", table);
    REFUSED(store().remove(id), "no arena run");
    std::int64_t next = 0;
    DONE(store().begin(terms(), next));
    QVERIFY(next > id); // a number is never given twice
}

void ArenaStoreTest::aRunPlayedAgainTakesThePlaceOfTheOther()
{
    for (const char* signature : { "fedcba9876543210", "" }) {
        core::ArenaTerms again = terms();
        again.signature = signature;
        core::ArenaTerms plain = again;
        again.again = true;
        std::int64_t first = 0;
        std::int64_t second = 0;
        DONE(store().begin(plain, first));
        DONE(store().add(first, group(0)));
        DONE(store().begin(again, second));
        QVERIFY(second != first);
        DONE(store().add(second, group(1)));
        core::ArenaRun run;
        DONE(store().load(second, run));
        QCOMPARE(run.terms, again);

        DONE(store().replace(second));
        DONE(store().load(second, run));
        QCOMPARE(run.terms, plain);
        QCOMPARE(run.groups.front().number, 1);
        REFUSED(store().load(first, run), "no arena run");
        std::int64_t id = 0;
        DONE(store().find(plain, id));
        QCOMPARE(id, second);
        DONE(store().replace(second)); // it has taken its place already
        DONE(store().load(second, run));

        DONE(store().begin(again, id));
        DONE(store().remove(second));
        DONE(store().replace(id)); // there is none to replace
        DONE(store().find(plain, second));
        QCOMPARE(second, id);
    }
    REFUSED(store().replace(4711), "no arena run");
}

void ArenaStoreTest::isThereAfterwards()
{
    const samples::Place place;
    std::int64_t id = 0;
    {
        const auto database = samples::open(place.file());
        DONE(database->arena().begin(terms(), id));
        DONE(database->arena().add(id, group(5)));
    }
    const auto database = samples::open(place.file());
    core::ArenaRun run;
    DONE(database->arena().load(id, run));
    QCOMPARE(run.terms, terms());
    QCOMPARE(run.groups.front().matches, group(5).matches);
}

REGISTER_TEST(ArenaStoreTest)
#include "arena_store_test.moc"
