#include "tests/database/samples.h"
#include "tests/support/suite.h"

#include <set>

using core::MatchStatus;
using core::Seat;

/// The matches of a database: all of them, part by part, those that run and those whose end nobody has counted.
class MatchListTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsTheNewestFirst();
    void listsWhatLoadGives();
    void listsPartByPart();
    void findsTheRunningOnes();
    void findsMatchesThatNobodyHasCounted();
    void saysThatAnotherProgramChangedThem();

private:
    core::MatchStore& store() { return m_database->matches(); }
    std::int64_t begin(const core::MatchRecord& record) { return samples::begin(store(), record); }

    std::unique_ptr<database::Database> m_database;
};

void MatchListTest::init()
{
    m_database = samples::open(":memory:");
    QVERIFY(m_database != nullptr);
}

/// By another connection, as the command line has one while the window is open.
void MatchListTest::saysThatAnotherProgramChangedThem()
{
    const samples::Place place;
    const auto here = samples::open(place.file());
    const auto there = samples::open(place.file());
    QVERIFY(here != nullptr && there != nullptr);
    std::set<std::int64_t> stamps { here->stampOfMatches() };
    const std::int64_t id = samples::begin(there->matches(), samples::record());
    QVERIFY(stamps.insert(here->stampOfMatches()).second);
    DONE(there->matches().append(id, { 0 }, samples::choices(0, 1), {}, {}));
    QVERIFY(!stamps.insert(here->stampOfMatches()).second); // a choice changes no list
    DONE(there->matches().finish(id, { 1 }, samples::ended(0b01, { 15, 2 }, 12)));
    QVERIFY(stamps.insert(here->stampOfMatches()).second);
    const std::int64_t other = samples::begin(there->matches(), samples::record());
    QVERIFY(other != 0 && stamps.insert(here->stampOfMatches()).second);
    DONE(there->matches().remove(id));
    QVERIFY(stamps.insert(here->stampOfMatches()).second);
}

void MatchListTest::listsTheNewestFirst()
{
    core::MatchRecord record = samples::record();
    record.summary.startedAt = "2026-03-01T10:00:00Z";
    const std::int64_t first = begin(record);
    record.summary.startedAt = "2026-02-01T10:00:00Z"; // stored later, played earlier
    const std::int64_t older = begin(record);
    record.summary.startedAt = "2026-03-01T10:00:00Z"; // the same second
    const std::int64_t second = begin(record);
    std::vector<core::MatchSummary> matches(3); // what was there before goes
    DONE(store().list(matches));
    QCOMPARE(matches.size(), 3U);
    QCOMPARE(matches[0].id, second);
    QCOMPARE(matches[1].id, first);
    QCOMPARE(matches[2].id, older);
}

void MatchListTest::listsWhatLoadGives()
{
    core::MatchRecord four = samples::record();
    four.summary.seats.push_back({ "Cy", "random", {} }); // a game without pairs has seats without factions
    four.summary.seats.push_back({ "Di", "random", { "Ninjas", "Pirates" } });
    const std::int64_t big = begin(four);
    DONE(store().append(
        big, { 0 }, samples::choices(0, 5), { { 1, core::maskOf(Seat::First), { 1, 2, 3, 4 }, 5 } }, {}));
    DONE(store().finish(big, { 5 }, samples::ended(0b1001, { 15, 2, 3, 15 }, 12)));
    const std::int64_t small = begin(samples::record());

    std::vector<core::MatchSummary> matches;
    DONE(store().list(matches));
    QCOMPARE(matches.size(), 2U);
    for (const core::MatchSummary& listed : matches) {
        core::MatchRecord loaded;
        DONE(store().load(listed.id, loaded));
        QCOMPARE(listed.game, loaded.summary.game);
        QCOMPARE(listed.set, loaded.summary.set);
        QCOMPARE(listed.status, loaded.summary.status);
        QCOMPARE(listed.turns, loaded.summary.turns);
        QCOMPARE(listed.choices, loaded.summary.choices);
        QCOMPARE(listed.winners, loaded.summary.winners);
        QCOMPARE(listed.score, loaded.summary.score);
        QCOMPARE(listed.startedAt, loaded.summary.startedAt);
        QCOMPARE(listed.finishedAt, loaded.summary.finishedAt);
        QCOMPARE(listed.seats.size(), loaded.summary.seats.size());
        for (std::size_t seat = 0; seat < listed.seats.size(); ++seat) {
            QCOMPARE(listed.seats[seat].name, loaded.summary.seats[seat].name);
            QCOMPARE(listed.seats[seat].player, loaded.summary.seats[seat].player);
            QCOMPARE(listed.seats[seat].factions, loaded.summary.seats[seat].factions);
        }
    }
    QCOMPARE(matches[0].id, small);
    QCOMPARE(matches[1].seats.size(), 4U);
    QCOMPARE(matches[1].seats[3].factions, (std::vector<std::string> { "Ninjas", "Pirates" }));
    QCOMPARE(matches[1].winners, 0b1001);
    QCOMPARE(matches[1].score, (core::PerSeat<std::int16_t> { 15, 2, 3, 15 }));
    QCOMPARE(matches[1].turns, 12);
    QCOMPARE(matches[1].choices, 5);
}

void MatchListTest::listsPartByPart()
{
    core::MatchRecord record = samples::record();
    for (const char* day : { "02", "01", "02", "03", "01" }) { // two times the same second
        record.summary.startedAt = std::string("2026-03-") + day + "T10:00:00Z";
        begin(record);
    }
    std::vector<core::MatchSummary> all;
    DONE(store().list(all));
    QCOMPARE(all.size(), 5U);
    std::vector<core::MatchSummary> part;
    DONE(store().listAfter(nullptr, 2, part));
    std::size_t at = 0;
    while (!part.empty()) {
        QVERIFY(part.size() <= 2 && at + part.size() <= all.size());
        for (const core::MatchSummary& each : part) {
            QCOMPARE(each.id, all[at].id);
            QCOMPARE(each.seats.size(), 2U);
            QCOMPARE(each.seats[1].factions, (std::vector<std::string> { "Zombies", "Wizards" }));
            ++at;
        }
        DONE(store().listAfter(&all[at - 1], 2, part));
    }
    QCOMPARE(at, all.size());
}

void MatchListTest::findsTheRunningOnes()
{
    core::MatchRecord record = samples::record();
    record.summary.startedAt = "2026-03-01T10:00:00Z";
    const std::int64_t first = begin(record);
    record.summary.startedAt = "2026-03-02T10:00:00Z";
    const std::int64_t second = begin(record);
    const std::int64_t over = begin(record);
    DONE(store().finish(over, {}, samples::ended(1, { 15, 3 }, 9)));
    record.summary.game = "rivers";
    begin(record);
    std::vector<core::MatchSummary> running;
    DONE(store().running("towers", 5, running));
    QCOMPARE(running.size(), 2U);
    QCOMPARE(running[0].id, second);
    QCOMPARE(running[1].id, first);
    QCOMPARE(running[1].seats.size(), 2U);
    DONE(store().running("towers", 1, running));
    QCOMPARE(running.size(), 1U);
    core::MatchTotals totals;
    DONE(store().total("towers", totals));
    QCOMPARE(totals.all, 3);
    QCOMPARE(totals.running, 2);
    // Whoever played on with the older one goes on with that.
    DONE(store().append(first, { 0 }, samples::choices(0, 1), {}, {}));
    DONE(store().running("towers", 1, running));
    QCOMPARE(running.at(0).id, first);
}

void MatchListTest::findsMatchesThatNobodyHasCounted()
{
    core::MatchRecord over = samples::record();
    over.summary.status = MatchStatus::Finished;
    over.summary.startedAt = "2026-03-01T10:00:00Z";
    const std::int64_t older = begin(over);
    over.summary.startedAt = "2026-03-02T10:00:00Z";
    const std::int64_t newer = begin(over);
    over.summary.count = core::FinalCount {};
    begin(over);
    begin(samples::record()); // runs
    std::vector<std::int64_t> ids;
    DONE(store().uncounted("towers", 10, ids));
    QCOMPARE(ids, (std::vector<std::int64_t> { newer, older }));
    DONE(store().uncounted("towers", 1, ids));
    QCOMPARE(ids, (std::vector<std::int64_t> { newer }));
    DONE(store().uncounted("rivers", 10, ids));
    QVERIFY(ids.empty());

    DONE(store().storeCounts({ { newer, { "Debts", { 0, 2 }, "Ben owes less." } }, { older, {} } }));
    DONE(store().uncounted("towers", 10, ids));
    QVERIFY(ids.empty());
    DONE(store().storeCounts({ { newer, { "Other", { 7, 7 } } } })); // what is written stays
    core::MatchRecord loaded;
    DONE(store().load(newer, loaded));
    QCOMPARE(loaded.summary.count->what, "Debts");
    QCOMPARE(loaded.summary.count->taken, (core::PerSeat<std::int16_t> { 0, 2 }));
    QCOMPARE(loaded.summary.count->why, "Ben owes less.");
    DONE(store().load(older, loaded));
    QCOMPARE(loaded.summary.count->what, "");
}

REGISTER_TEST(MatchListTest)
#include "match_list_test.moc"
