#include "tests/database/samples.h"
#include "tests/support/suite.h"

#include <QDateTime>

using core::MatchStatus;
using core::Seat;

namespace {

constexpr Seat kSecond = core::seatAt(1);

} // namespace

/// One match in the database: written, played on, taken back, ended, read again. Lists of them stand in
/// match_list_test.
class MatchStoreTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void givesBackWhatWasBegun();
    void givesBackWhatWasAppended();
    void keepsSixSeatsATeamAndATurnOfTwo();
    void keepsTimesInUtc();
    void refusesChoicesThatDoNotFollow();
    void refusesChoicesAfterTheEnd();
    void refusesWhatTheCallerHasNotSeen();
    void keepsWhatTheEndTookOff();
    void goesOnWithAnAbandonedMatch();
    void takesChoicesBack();
    void takesStandingsOfOneCallBackOneByOne();
    void runsAgainWhenTheLastChoiceIsTakenBack();
    void storesAFinishedMatchAtOnce();
    void removesAllOfAMatch();
    void writesAMatchOfATableAnew();
    void namesAMatchThatIsNotThere();
    void storesNothingOfARefusedMatch();

private:
    core::MatchStore& store() { return m_database->matches(); }
    std::int64_t begin(const core::MatchRecord& record) { return samples::begin(store(), record); }

    std::unique_ptr<database::Database> m_database;
};

void MatchStoreTest::init()
{
    m_database = samples::open(":memory:");
    QVERIFY(m_database != nullptr);
}

void MatchStoreTest::givesBackWhatWasBegun()
{
    const core::MatchRecord record = samples::record();
    const std::int64_t id = begin(record);
    QVERIFY(id > 0);

    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.id, id);
    QCOMPARE(loaded.summary.game, "towers");
    QCOMPARE(loaded.summary.set, "first");
    QCOMPARE(loaded.summary.status, MatchStatus::Running);
    QCOMPARE(loaded.summary.choices, 0);
    QCOMPARE(loaded.summary.winners, 0);
    QCOMPARE(loaded.summary.finishedAt, "");
    QCOMPARE(loaded.setHash, record.setHash);
    QCOMPARE(loaded.engineVersion, "1");
    QCOMPARE(loaded.seed, 0xFEDCBA9876543210ULL); // above what a signed number holds
    QCOMPARE(loaded.summary.options, record.summary.options);
    QCOMPARE(loaded.summary.seats.size(), 2U);
    QCOMPARE(loaded.summary.seats[0].name, "Ann");
    QCOMPARE(loaded.summary.seats[0].player, "human");
    QCOMPARE(loaded.summary.seats[0].factions, (std::vector<std::string> { "Aliens", "Robots" }));
    QCOMPARE(loaded.summary.seats[1].name, "Bo");
    QCOMPARE(loaded.summary.seats[1].factions, (std::vector<std::string> { "Zombies", "Wizards" }));
    QVERIFY(loaded.choices.empty() && loaded.standings.empty() && loaded.marks.empty());
}

void MatchStoreTest::givesBackWhatWasAppended()
{
    const std::int64_t id = begin(samples::record());
    DONE(store().append(id, { 0 }, { { Seat::First, "mulligan – nein, \"behalten\" 'x'" } }, { { 0, 0, {}, 0 } }, {}));
    DONE(store().append(id, { 1 }, { { kSecond, "pass" }, { Seat::None, "deal" } },
        { { 1, core::maskOf(Seat::First), { 5, -1 }, 2 } },
        { { 1, 2, "Harbour", { 4, 2 } }, { 1, 2, "Tower", { 1, 0 } } }));

    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.choices, 3);
    QCOMPARE(loaded.choices.size(), 3U);
    QCOMPARE(loaded.choices[0].words, "mulligan – nein, \"behalten\" 'x'");
    QCOMPARE(loaded.choices[0].seat, Seat::First);
    QCOMPARE(loaded.choices[1].seat, kSecond);
    QCOMPARE(loaded.choices[2].seat, Seat::None);
    QCOMPARE(loaded.standings.size(), 2U);
    QCOMPARE(loaded.standings[0].current, 0);
    QCOMPARE(loaded.standings[1].turn, 1);
    QCOMPARE(loaded.standings[1].current, core::maskOf(Seat::First));
    QCOMPARE(loaded.standings[1].choice, 2);
    QCOMPARE(loaded.standings[1].score, (core::PerSeat<std::int16_t> { 5, -1, 0, 0 }));
    QCOMPARE(loaded.marks.size(), 2U);
    QCOMPARE(loaded.marks[0].what, "Harbour");
    QCOMPARE(loaded.marks[0].points, (core::PerSeat<std::int16_t> { 4, 2, 0, 0 }));
    QCOMPARE(loaded.marks[1].what, "Tower");
    QCOMPARE(loaded.marks[1].turn, 1);
    QCOMPARE(loaded.marks[1].choice, 2);
    // While it runs, the entry shows the last standing.
    QCOMPARE(loaded.summary.turns, 1);
    QCOMPARE(loaded.summary.score, (core::PerSeat<std::int16_t> { 5, -1, 0, 0 }));
}

void MatchStoreTest::keepsSixSeatsATeamAndATurnOfTwo()
{
    core::MatchRecord six = samples::record();
    six.summary.together = true; // of any match: the store keeps what it is told
    for (const char* name : { "Cy", "Di", "Ed", "Flo" })
        six.summary.seats.push_back({ name, "human", {} });
    const std::int64_t id = begin(six);
    const Seat last = core::seatAt(5);
    const core::SeatMask together = core::maskOf(last) | core::maskOf(core::seatAt(2));
    DONE(store().append(id, { 0 }, { { last, "aim" } }, { { 1, together, { 9, 8, 7, 6, 5, 4 }, 1 } },
        { { 1, 1, "Tower", { 0, 0, 0, 0, 0, -4 } } }));
    std::vector<core::MatchSummary> running;
    DONE(store().running("towers", 1, running));
    QCOMPARE(running[0].score, (core::PerSeat<std::int16_t> { 9, 8, 7, 6, 5, 4 }));
    const core::SeatMask odd = 0b101010;
    DONE(store().finish(id, { 1 }, samples::ended(odd, { 0, 3, 0, 2, 0, 1 }, 7)));
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.seats.size(), 6U);
    QCOMPARE(loaded.summary.seats[5].name, "Flo");
    QCOMPARE(loaded.summary.winners, odd);
    QVERIFY(loaded.summary.together);
    QVERIFY(!loaded.summary.isDraw());
    QCOMPARE(loaded.summary.score, (core::PerSeat<std::int16_t> { 0, 3, 0, 2, 0, 1 }));
    QCOMPARE(loaded.choices[0].seat, last);
    QCOMPARE(loaded.standings[0].current, together);
    QCOMPARE(loaded.standings[0].score, (core::PerSeat<std::int16_t> { 9, 8, 7, 6, 5, 4 }));
    QCOMPARE(loaded.marks[0].points[5], -4);
}

void MatchStoreTest::keepsTimesInUtc()
{
    const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-1);
    const std::int64_t id = begin(samples::record());
    DONE(store().finish(id, {}, samples::ended(1, { 15, 3 }, 9)));
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    for (const std::string& text : { loaded.summary.startedAt, loaded.summary.finishedAt }) {
        const QDateTime time = QDateTime::fromString(QString::fromStdString(text), Qt::ISODate);
        QVERIFY2(time.isValid(), text.c_str());
        QCOMPARE(time.timeSpec(), Qt::UTC);
        QVERIFY(time >= before && time <= QDateTime::currentDateTimeUtc());
    }
    core::MatchRecord given = samples::record();
    given.summary.startedAt = "2020-02-29T12:00:00Z";
    DONE(store().load(begin(given), loaded));
    QCOMPARE(loaded.summary.startedAt, "2020-02-29T12:00:00Z");
    // Began long ago, and nobody has played since: that is known from the first choice on, also where it ends no turn.
    QCOMPARE(loaded.summary.playedAt, "");
    DONE(store().append(loaded.summary.id, { 0 }, { { Seat::First, "aim" } }, {}, {}));
    DONE(store().load(loaded.summary.id, loaded));
    const QDateTime played = QDateTime::fromString(QString::fromStdString(loaded.summary.playedAt), Qt::ISODate);
    QVERIFY2(played >= before && played <= QDateTime::currentDateTimeUtc(), loaded.summary.playedAt.c_str());
}

void MatchStoreTest::refusesChoicesThatDoNotFollow()
{
    const std::int64_t id = begin(samples::record());
    DONE(store().append(id, { 0 }, samples::choices(0, 3), {}, {}));
    REFUSED(store().append(id, { 2 }, samples::choices(2, 2), { { 1, core::maskOf(Seat::First), {}, 4 } }, {}),
        "3 choices stored");
    REFUSED(store().append(id, { 4 }, samples::choices(4, 1), {}, { { 1, 5, "Tower", {} } }), "3 choices stored");
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.choices.size(), 3U);
    QCOMPARE(loaded.summary.choices, 3);
    QVERIFY(loaded.standings.empty() && loaded.marks.empty());
    DONE(store().append(id, { 3 }, samples::choices(3, 1), {}, {}));
}

void MatchStoreTest::refusesChoicesAfterTheEnd()
{
    const std::int64_t id = begin(samples::record());
    DONE(store().append(id, { 0 }, samples::choices(0, 1), {}, {}));
    DONE(store().finish(id, { 1 }, samples::ended(2, { 3, 15 }, 4)));
    REFUSED(store().append(id, { 1, 1 }, samples::choices(1, 1), {}, {}), "is finished");
}

void MatchStoreTest::refusesWhatTheCallerHasNotSeen()
{
    const std::int64_t id = begin(samples::record());
    DONE(store().append(id, { 0 }, samples::choices(0, 4), {}, {}));
    // Somebody who has seen one choice of four.
    for (const core::StoreResult& answer :
        { store().truncate(id, { 1 }, 0), store().finish(id, { 1 }, samples::ended(0, {}, 0, MatchStatus::Abandoned)),
            store().append(id, { 1 }, samples::choices(1, 1), {}, {}) }) {
        REFUSED(answer, "has 4 choices stored");
        QCOMPARE(answer.refusal, core::Refusal::Outdated);
    }
    // Taken back and chosen otherwise it has as many as before, and is another match.
    DONE(store().truncate(id, { 4 }, 3));
    DONE(store().append(id, { 3, 1 }, { { Seat::First, "otherwise" } }, {}, {}));
    REFUSED(store().append(id, { 4 }, samples::choices(4, 1), {}, {}), "another program");
    REFUSED(store().truncate(id, { 4 }, 3), "another program");
    REFUSED(store().finish(id, { 4 }, samples::ended(1, {}, 1)), "another program");
    // Given up behind somebody's back.
    DONE(store().finish(id, { 4, 1 }, samples::ended(0, {}, 0, MatchStatus::Abandoned)));
    REFUSED(store().append(id, { 4, 1 }, samples::choices(4, 1), {}, {}), "another program");
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.status, MatchStatus::Abandoned);
    QCOMPARE(loaded.summary.edits, 2);
    QCOMPARE(loaded.choices.size(), 4U);
    QCOMPARE(loaded.choices.back().words, "otherwise");
}

void MatchStoreTest::keepsWhatTheEndTookOff()
{
    const std::int64_t id = begin(samples::record());
    DONE(store().append(id, { 0 }, samples::choices(0, 2), {}, {}));
    core::MatchSummary end = samples::ended(1, { 14, 9 }, 3);
    end.count = core::FinalCount { "Debts", { 3, 0 }, "Ada owes less." };
    end.finishedAt = "2026-03-01T10:30:00Z";
    DONE(store().finish(id, { 2 }, end));
    std::vector<core::MatchSummary> matches;
    DONE(store().list(matches));
    QCOMPARE(matches[0].finishedAt, "2026-03-01T10:30:00Z"); // the time of whoever ended it
    QVERIFY(matches[0].count.has_value());
    QCOMPARE(matches[0].count->what, "Debts");
    QCOMPARE(matches[0].count->taken, (core::PerSeat<std::int16_t> { 3, 0 }));
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.count->what, "Debts");
    QCOMPARE(loaded.summary.count->why, "Ada owes less.");
    DONE(store().truncate(id, { 2, 1 }, 1));
    DONE(store().load(id, loaded));
    QVERIFY(!loaded.summary.count.has_value());

    core::MatchRecord whole = samples::record();
    whole.summary = end;
    whole.summary.game = "towers";
    whole.summary.seats = samples::record().summary.seats;
    DONE(store().load(begin(whole), loaded));
    QCOMPARE(loaded.summary.count->taken, (core::PerSeat<std::int16_t> { 3, 0 }));
}

void MatchStoreTest::goesOnWithAnAbandonedMatch()
{
    const std::int64_t id = begin(samples::record());
    DONE(store().append(id, { 0 }, samples::choices(0, 2), { { 1, core::maskOf(Seat::First), { 2, 1 }, 2 } }, {}));
    DONE(store().finish(id, { 2 }, samples::ended(0, {}, 2, MatchStatus::Abandoned)));
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.status, MatchStatus::Abandoned);
    QVERIFY(!loaded.summary.finishedAt.empty());

    DONE(store().append(id, { 2, 1 }, samples::choices(2, 1), {}, {}));
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.status, MatchStatus::Running);
    QCOMPARE(loaded.summary.finishedAt, "");
    QCOMPARE(loaded.summary.score, (core::PerSeat<std::int16_t> { 2, 1, 0, 0 }));
}

void MatchStoreTest::takesChoicesBack()
{
    const std::int64_t id = begin(samples::record());
    for (int number = 0; number < 6; ++number) {
        const bool endsTurn = number % 2 == 1;
        std::vector<core::TurnStanding> standings;
        std::vector<core::RecordedMark> marks;
        if (endsTurn) {
            const auto score = static_cast<std::int16_t>(number);
            standings.push_back({ number / 2 + 1, core::maskOf(Seat::First), { score }, number + 1 });
            marks.push_back({ number / 2 + 1, number + 1, "Tower", { 1 } });
        }
        DONE(store().append(id, { number }, samples::choices(number, 1), standings, marks));
    }
    REFUSED(store().truncate(id, { 6 }, 7), "6 choices stored");
    REFUSED(store().truncate(id, { 6 }, -1), "6 choices stored");
    REFUSED(store().truncate(id, { 6 }, 6), "6 choices stored"); // there is nothing to take back
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.choices.size(), 6U);
    QCOMPARE(loaded.standings.size(), 3U);

    DONE(store().truncate(id, { 6 }, 3));
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.choices.size(), 3U);
    QCOMPARE(loaded.choices.back().words, "play card 2");
    QCOMPARE(loaded.summary.choices, 3);
    QCOMPARE(loaded.standings.size(), 1U); // made by the second choice
    QCOMPARE(loaded.marks.size(), 1U);
    QCOMPARE(loaded.summary.turns, 1);
    QCOMPARE(loaded.summary.score, (core::PerSeat<std::int16_t> { 1, 0, 0, 0 }));

    // What follows takes the places of what went.
    DONE(store().append(id, { 3, 1 }, { { kSecond, "another" } }, { { 2, core::maskOf(Seat::First), { 7 }, 4 } },
        { { 2, 4, "Tower", { 6 } } }));
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.choices[3].words, "another");
    QCOMPARE(loaded.marks[1].points[0], 6);
    DONE(store().truncate(id, { 4, 1 }, 0));
    DONE(store().load(id, loaded));
    QVERIFY(loaded.choices.empty() && loaded.standings.empty() && loaded.marks.empty());
}

void MatchStoreTest::takesStandingsOfOneCallBackOneByOne()
{
    const std::int64_t id = begin(samples::record());
    DONE(store().append(id, { 0 }, samples::choices(0, 4),
        { { 0, 0, {}, 0 }, { 1, core::maskOf(Seat::First), { 1 }, 2 }, { 2, core::maskOf(kSecond), { 1, 1 }, 4 } },
        { { 1, 2, "Tower", { 1 } }, { 2, 4, "Harbour", { 0, 1 } } }));
    DONE(store().truncate(id, { 4 }, 2));
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.standings.size(), 2U);
    QCOMPARE(loaded.standings.back().turn, 1);
    QCOMPARE(loaded.marks.size(), 1U);
    QCOMPARE(loaded.marks.back().what, "Tower");
}

void MatchStoreTest::runsAgainWhenTheLastChoiceIsTakenBack()
{
    const std::int64_t id = begin(samples::record());
    DONE(store().append(id, { 0 }, samples::choices(0, 2), { { 1, core::maskOf(Seat::First), { 15, 2 }, 2 } }, {}));
    DONE(store().finish(id, { 2 }, samples::ended(1, { 15, 2 }, 1)));
    DONE(store().truncate(id, { 2, 1 }, 1));
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.status, MatchStatus::Running);
    QCOMPARE(loaded.summary.finishedAt, "");
    QCOMPARE(loaded.summary.winners, 0);
    QCOMPARE(loaded.summary.score, (core::PerSeat<std::int16_t> {}));
}

void MatchStoreTest::storesAFinishedMatchAtOnce()
{
    core::MatchRecord record = samples::record();
    record.summary.status = MatchStatus::Finished;
    record.summary.winners = 2;
    record.summary.score = { 4, 16 };
    record.summary.turns = 8;
    record.summary.startedAt = "2026-03-01T10:00:00Z";
    record.summary.finishedAt = "2026-03-01T10:30:00Z";
    record.choices = samples::choices(0, 10);
    record.standings = { { 1, core::maskOf(Seat::First), { 1 }, 4 }, { 2, core::maskOf(kSecond), { 4, 16 }, 10 } };
    record.marks = { { 2, 10, "Tower", { 3, 16 } } };
    core::MatchRecord loaded;
    DONE(store().load(begin(record), loaded));
    QCOMPARE(loaded.summary.status, MatchStatus::Finished);
    QCOMPARE(loaded.summary.winners, 2);
    QCOMPARE(loaded.summary.score, record.summary.score);
    QCOMPARE(loaded.summary.turns, 8);
    QCOMPARE(loaded.summary.finishedAt, "2026-03-01T10:30:00Z");
    QCOMPARE(loaded.summary.choices, 10);
    QCOMPARE(loaded.choices.size(), 10U);
    QCOMPARE(loaded.standings.size(), 2U);
    QCOMPARE(loaded.marks.size(), 1U);
}

void MatchStoreTest::removesAllOfAMatch()
{
    const std::int64_t kept = begin(samples::record());
    const std::int64_t gone = begin(samples::record());
    DONE(store().append(
        gone, { 0 }, samples::choices(0, 2), { { 1, core::maskOf(Seat::First), {}, 2 } }, { { 1, 2, "Tower", {} } }));
    DONE(store().remove(gone));
    std::vector<core::MatchSummary> matches;
    DONE(store().list(matches));
    QCOMPARE(matches.size(), 1U);
    QCOMPARE(matches[0].id, kept);
    QVERIFY(begin(samples::record()) > gone); // an id is never given twice
}

void MatchStoreTest::writesAMatchOfATableAnew()
{
    core::PairStore& pairs = m_database->pairs();
    std::int64_t pair = 0;
    DONE(pairs.add({ 0, "Bots", "towers", "first", { "Aliens", "Robots" } }, pair));
    const auto won = [&] {
        std::vector<core::SavedPair> saved;
        return pairs.list(saved).ok() && saved.size() == 1 ? QList<int> { saved[0].played, saved[0].won }
                                                           : QList<int>();
    };
    core::MatchRecord record = samples::record();
    record.summary.kind = core::MatchKind::Table;
    record.summary.status = MatchStatus::Finished;
    record.summary.winners = core::maskOf(Seat::First);
    record.summary.score = { 15, 9 };
    record.summary.finishedAt = "2026-11-20T18:00:00Z";
    record.summary.tags = { "club" };
    record.standings = { { 0, 0, {}, 0 }, { 1, 0, { 15, 9 }, 0 } };
    record.marks = { { 1, 0, "Harbour", { 15, 9 } } };
    const std::int64_t id = begin(record);
    QCOMPARE(won(), (QList<int> { 1, 1 }));

    core::MatchRecord mended = record;
    mended.summary.tags = {};
    mended.summary.seats.push_back({ "Cleo", "human", { "Ninjas", "Pirates" } });
    mended.summary.winners = core::maskOf(kSecond);
    mended.summary.score = { 9, 16, 2 };
    mended.summary.place = "Kitchen";
    mended.summary.notes = "It was Bo who won.";
    mended.standings = { { 0, 0, {}, 0 }, { 1, 0, { 9, 12, 0 }, 0 }, { 2, 0, { 9, 16, 2 }, 0 } };
    mended.marks = { { 1, 0, "Harbour", { 9, 12, 0 } }, { 2, 0, "Tower", { 0, 4, 2 } } };
    QCOMPARE(store().rewrite(id, { 0, 1 }, mended).refusal, core::Refusal::Outdated);
    DONE(store().rewrite(id, { 0, 0 }, mended));
    core::MatchRecord loaded;
    DONE(store().load(id, loaded));
    QCOMPARE(loaded.summary.edits, 1);
    QCOMPARE(loaded.summary.tags, record.summary.tags);
    QCOMPARE(loaded.summary.seats.size(), 3U);
    QCOMPARE(loaded.summary.seats[2].factions, mended.summary.seats[2].factions);
    QCOMPARE(loaded.summary.winners, core::maskOf(kSecond));
    QCOMPARE(loaded.summary.score, mended.summary.score);
    QCOMPARE(loaded.summary.place, "Kitchen");
    QCOMPARE(loaded.summary.notes, mended.summary.notes);
    QCOMPARE(loaded.standings.size(), 3U);
    QCOMPARE(loaded.marks.size(), 2U);
    QCOMPARE(loaded.marks[1].what, "Tower");
    QCOMPARE(won(), (QList<int> { 1, 0 }));
    // In lists, too.
    std::vector<core::MatchEntry> found;
    core::MatchFilter filter;
    filter.player = "Cleo";
    DONE(store().find(filter, {}, 0, 9, found));
    QCOMPARE(found.size(), 1U);

    // What happened in a match that was played here is not for anybody to write.
    const std::int64_t played = begin(samples::record());
    QVERIFY(!store().rewrite(played, { 0, 0 }, mended).ok());
    DONE(store().load(played, loaded));
    QCOMPARE(loaded.summary.seats.size(), 2U);
}

void MatchStoreTest::namesAMatchThatIsNotThere()
{
    core::MatchRecord loaded;
    REFUSED(store().load(41, loaded), "no match 41");
    REFUSED(store().append(41, { 0 }, samples::choices(0, 1), {}, {}), "no match 41");
    REFUSED(store().truncate(41, {}, 0), "no match 41");
    REFUSED(store().finish(41, {}, samples::ended(0, {}, 1)), "no match 41");
    REFUSED(store().remove(41), "no match 41");
}

void MatchStoreTest::storesNothingOfARefusedMatch()
{
    core::MatchRecord nine = samples::record();
    nine.summary.seats.resize(9); // one more than a table has
    std::int64_t id = -7;
    REFUSED(store().begin(nine, id), "nothing was saved");
    QCOMPARE(id, -7);
    std::vector<core::MatchSummary> matches;
    DONE(store().list(matches));
    QVERIFY(matches.empty());
}

REGISTER_TEST(MatchStoreTest)
#include "match_store_test.moc"
