#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "database/connection.h"
#include "tests/database/samples.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"
#include "tests/support/tower_game.h"

#include <bit>

using core::MatchRecord;
using core::MatchSession;
using core::MatchStatus;
using core::Problems;

/// Matches as they are really played: what the session says of its match is what the file holds.
class SessionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsEveryStepOfAMatch_data();
    void holdsEveryStepOfAMatch();
    void goesOnAfterAnotherStart();
    void keepsAnAbandonedMatch();
    void mendsWhatAFullDiskLeft();
    void aSecondSessionChangesNothingItHasNotSeen();
    void aSecondSessionDoesNotGoOnFromAnotherChoice();
};

namespace {

const tests::FakeGame kGame;

std::unique_ptr<MatchSession> begun(core::MatchStore& store, int seats, std::uint64_t seed)
{
    Problems problems;
    return MatchSession::start(kGame, tests::fakeSetup(seats, seed), { "human", "greedy" }, &store, problems);
}

core::Choice any(const core::Match& match, core::Rng& rng)
{
    const core::Prompt prompt = match.prompt();
    return prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
}

void mustHold(core::MatchStore& store, const MatchRecord& played)
{
    MatchRecord held;
    DONE(store.load(played.summary.id, held));
    QCOMPARE(held.summary.status, played.summary.status);
    QCOMPARE(held.summary.choices, played.summary.choices);
    QCOMPARE(held.summary.winners, played.summary.winners);
    QCOMPARE(held.summary.startedAt, played.summary.startedAt);
    QCOMPARE(held.summary.finishedAt.empty(), played.summary.finishedAt.empty());
    QCOMPARE(held.summary.options, played.summary.options);
    QCOMPARE(held.seed, played.seed);
    QCOMPARE(held.choices.size(), played.choices.size());
    for (std::size_t i = 0; i < held.choices.size(); ++i) {
        QCOMPARE(held.choices[i].seat, played.choices[i].seat);
        QCOMPARE(held.choices[i].words, played.choices[i].words);
    }
    QCOMPARE(held.standings.size(), played.standings.size());
    for (std::size_t i = 0; i < held.standings.size(); ++i) {
        QCOMPARE(held.standings[i].turn, played.standings[i].turn);
        QCOMPARE(held.standings[i].current, played.standings[i].current);
        QCOMPARE(held.standings[i].choice, played.standings[i].choice);
        QCOMPARE(held.standings[i].score, played.standings[i].score);
    }
    QCOMPARE(held.marks.size(), played.marks.size());
    for (std::size_t i = 0; i < held.marks.size(); ++i) {
        QCOMPARE(held.marks[i].turn, played.marks[i].turn);
        QCOMPARE(held.marks[i].choice, played.marks[i].choice);
        QCOMPARE(held.marks[i].what, played.marks[i].what);
        QCOMPARE(held.marks[i].points, played.marks[i].points);
    }
    QCOMPARE(held.summary.turns, played.summary.turns);
    if (played.summary.status == MatchStatus::Finished) {
        QCOMPARE(held.summary.score, played.summary.score);
    }
}

} // namespace

void SessionTest::holdsEveryStepOfAMatch_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("seed");
    QTest::addColumn<QString>("teams");
    QTest::addColumn<QString>("turns");
    for (int seats = 2; seats <= 4; ++seats)
        for (int seed = 1; seed <= 4; ++seed)
            QTest::addRow("%d seats, seed %d", seats, seed) << seats << seed << QString() << QString();
    QTest::addRow("towers, 5 seats") << 5 << 1 << QStringLiteral("none") << QStringLiteral("single");
    QTest::addRow("towers, 6 seats, teams") << 6 << 2 << QStringLiteral("two") << QStringLiteral("single");
    QTest::addRow("towers, 5 seats, turns of two") << 5 << 3 << QStringLiteral("none") << QStringLiteral("shared");
    QTest::addRow("towers, 6 seats, teams, turns of two")
        << 6 << 4 << QStringLiteral("two") << QStringLiteral("shared");
}

void SessionTest::holdsEveryStepOfAMatch()
{
    QFETCH(int, seats);
    QFETCH(int, seed);
    QFETCH(QString, teams);
    QFETCH(QString, turns);
    const auto database = samples::open(":memory:");
    const tests::TowerGame towers;
    core::MatchSetup setup = tests::towerSetup(seats, static_cast<std::uint64_t>(seed));
    setup.options = { { "teams", teams.toStdString() }, { "turns", turns.toStdString() } };
    Problems problems;
    const auto session = teams.isEmpty()
        ? begun(database->matches(), seats, static_cast<std::uint64_t>(seed))
        : MatchSession::start(towers, setup, { "human", "greedy" }, &database->matches(), problems);
    QVERIFY(session != nullptr);
    core::Rng rng(static_cast<std::uint64_t>(seed));
    int undone = 0;
    while (!session->match().outcome().decided) {
        DONE(session->choose(any(session->match(), rng)));
        mustHold(database->matches(), session->record());
        const core::Seat last = session->record().choices.back().seat;
        if (session->undoable(last) > 0 && rng.below(4) == 0) {
            DONE(session->undo());
            ++undone;
            mustHold(database->matches(), session->record());
        }
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(undone > 0);
    const MatchRecord& played = session->record();
    QCOMPARE(played.summary.status, MatchStatus::Finished);
    QCOMPARE(std::popcount(played.standings.back().current), turns == QLatin1String("shared") ? 2 : 1);
    MatchRecord held;
    DONE(database->matches().load(played.summary.id, held));
    const core::Game& game = teams.isEmpty() ? static_cast<const core::Game&>(kGame) : towers;
    const core::ReplayReport report = core::replay(game, held);
    QVERIFY2(report.ok(), report.ok() ? "" : report.faults.front().text().c_str());
}

void SessionTest::goesOnAfterAnotherStart()
{
    const samples::Place place;
    core::Rng rng(5);
    std::uint64_t hash = 0;
    {
        const auto database = samples::open(place.file());
        const auto session = begun(database->matches(), 2, 6);
        for (int count = 0; count < 25; ++count)
            DONE(session->choose(any(session->match(), rng)));
        hash = session->match().hash();
    }
    const auto database = samples::open(place.file());
    std::vector<core::MatchSummary> matches;
    DONE(database->matches().list(matches));
    QCOMPARE(matches.size(), 1U);
    QCOMPARE(matches[0].status, MatchStatus::Running);
    MatchRecord record;
    DONE(database->matches().load(matches[0].id, record));
    Problems problems;
    const auto session = MatchSession::resume(kGame, std::move(record), &database->matches(), problems);
    QVERIFY(session != nullptr);
    QVERIFY(problems.empty());
    QCOMPARE(session->match().hash(), hash);
    while (!session->match().outcome().decided)
        DONE(session->choose(any(session->match(), rng)));
    mustHold(database->matches(), session->record());
}

void SessionTest::keepsAnAbandonedMatch()
{
    const auto database = samples::open(":memory:");
    const auto session = begun(database->matches(), 3, 9);
    core::Rng rng(2);
    for (int count = 0; count < 10; ++count)
        DONE(session->choose(any(session->match(), rng)));
    DONE(session->abandon());
    mustHold(database->matches(), session->record());
    QCOMPARE(session->record().summary.status, MatchStatus::Abandoned);
}

void SessionTest::mendsWhatAFullDiskLeft()
{
    const auto database = samples::open(":memory:");
    DONE(database->connection().execute("VACUUM")); // gives back the pages that its migrations left free
    core::Rng rng(3);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto session = begun(database->matches(), 2, seed);
        DONE(session->choose(any(session->match(), rng)));
        DONE(database->connection().execute("PRAGMA max_page_count = 1")); // as many as there are
        core::StoreResult result;
        while (result.ok() && !session->match().outcome().decided)
            result = session->choose(any(session->match(), rng));
        if (result.ok()) {
            DONE(database->connection().execute("PRAGMA max_page_count = 1000000"));
            continue; // it fitted into the room that the last page had left
        }
        QVERIFY2(result.error.find("is full") != std::string::npos, result.error.c_str());
        MatchRecord held;
        DONE(database->matches().load(session->record().summary.id, held));
        QCOMPARE(held.choices.size() + 1, session->record().choices.size());
        DONE(database->connection().execute("PRAGMA max_page_count = 1000000"));
        DONE(session->retry());
        mustHold(database->matches(), session->record());
        while (!session->match().outcome().decided)
            DONE(session->choose(any(session->match(), rng)));
        mustHold(database->matches(), session->record());
        return;
    }
    QFAIL("ten matches needed no further page");
}

namespace {

/// The match as a second program opens it.
std::unique_ptr<MatchSession> resumed(core::MatchStore& store, std::int64_t id)
{
    MatchRecord record;
    Problems problems;
    return store.load(id, record).ok() ? MatchSession::resume(kGame, std::move(record), &store, problems) : nullptr;
}

/// A match whose newest choice its seat may take back.
std::unique_ptr<MatchSession> begunWithAChoiceToTakeBack(core::MatchStore& store, core::Rng& rng)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto session = begun(store, 2, seed);
        for (int count = 0; count < 40 && !session->match().outcome().decided; ++count) {
            session->choose(any(session->match(), rng));
            if (session->undoable(session->record().choices.back().seat) > 0 && !session->match().outcome().decided)
                return session;
        }
    }
    return nullptr;
}

} // namespace

void SessionTest::aSecondSessionChangesNothingItHasNotSeen()
{
    const samples::Place place;
    const auto here = samples::open(place.file());
    const auto there = samples::open(place.file());
    core::Rng rng(4);
    for (const bool takesBack : { true, false }) {
        const auto first = begunWithAChoiceToTakeBack(here->matches(), rng);
        QVERIFY(first != nullptr);
        const auto second = resumed(there->matches(), first->record().summary.id);
        QVERIFY(second != nullptr);
        for (int count = 0; count < 3 && !first->match().outcome().decided; ++count)
            DONE(first->choose(any(first->match(), rng)));
        if (takesBack)
            REFUSED(second->undo(), "another program");
        else
            REFUSED(second->abandon(), "another program");
        QCOMPARE(second->pending().refusal, core::Refusal::Outdated);
        REFUSED(second->retry(), "another program");
        mustHold(here->matches(), first->record());
        if (!first->match().outcome().decided)
            DONE(first->choose(any(first->match(), rng))); // the first goes on as if nothing had been
        mustHold(here->matches(), first->record());
    }
}

void SessionTest::aSecondSessionDoesNotGoOnFromAnotherChoice()
{
    const auto database = samples::open(":memory:");
    core::Rng rng(9);
    const auto first = begunWithAChoiceToTakeBack(database->matches(), rng);
    QVERIFY(first != nullptr);
    const auto second = resumed(database->matches(), first->record().summary.id);
    QVERIFY(second != nullptr);
    // Taken back and chosen anew: there are as many choices as the second knows of.
    DONE(first->undo());
    DONE(first->choose(any(first->match(), rng)));
    REFUSED(second->choose(any(second->match(), rng)), "another program");
    mustHold(database->matches(), first->record());
    const auto third = resumed(database->matches(), first->record().summary.id);
    QVERIFY(third != nullptr);
    DONE(third->choose(any(third->match(), rng)));
}

REGISTER_TEST(SessionTest)
#include "session_test.moc"
