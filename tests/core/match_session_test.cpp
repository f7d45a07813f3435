#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "tests/support/fake_game.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

namespace {

using core::MatchRecord;
using core::MatchSession;
using core::Problems;

using tests::kGame;

core::Choice nth(const core::Match& match, core::Rng& rng)
{
    const core::Prompt prompt = match.prompt();
    return prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
}

std::unique_ptr<MatchSession> begun(core::MatchStore* store, std::uint64_t seed = 3)
{
    Problems problems;
    return MatchSession::start(kGame, tests::fakeSetup(2, seed), { "human", "greedy" }, store, problems);
}

void playToTheEnd(MatchSession& session, std::uint64_t seed = 8)
{
    core::Rng rng(seed);
    while (!session.match().outcome().decided)
        session.choose(nth(session.match(), rng));
}

MatchRecord stored(const tests::MemoryMatchStore& store, std::int64_t id = 1)
{
    MatchRecord record;
    store.load(id, record);
    return record;
}

}

class MatchSessionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyChoiceIsStoredBeforeItAnswers()
    {
        tests::MemoryMatchStore store;
        const auto session = begun(&store);
        core::Rng rng(1);
        for (int i = 1; i <= 30; ++i) {
            QVERIFY(session->choose(nth(session->match(), rng)).ok());
            QCOMPARE(stored(store).choices.size(), static_cast<std::size_t>(i));
        }
        Problems problems;
        const auto resumed = MatchSession::resume(kGame, stored(store), &store, problems);
        QVERIFY(resumed != nullptr);
        QVERIFY(problems.empty());
        QCOMPARE(resumed->match().hash(), session->match().hash());
        playToTheEnd(*resumed);
        QVERIFY(stored(store).summary.status == core::MatchStatus::Finished);
    }

    void aChartBeginsAtTurnZeroAndEndsWithTheFinalScore()
    {
        tests::MemoryMatchStore store;
        const auto session = begun(&store);
        playToTheEnd(*session);
        const MatchRecord record = stored(store);
        QCOMPARE(record.standings.front().turn, 0);
        QCOMPARE(record.standings.back().score, session->match().outcome().score);
        QCOMPARE(record.standings.back().turn, record.summary.turns);
        // One standing a turn, and the points of the marks are the points of the match.
        QCOMPARE(record.standings.size(), static_cast<std::size_t>(record.summary.turns) + 1);
        core::PerSeat<std::int16_t> sum {};
        for (const core::RecordedMark& scoring : record.marks)
            for (std::size_t seat = 0; seat < sum.size(); ++seat)
                sum[seat] = static_cast<std::int16_t>(sum[seat] + scoring.points[seat]);
        QCOMPARE(sum, session->match().outcome().score);
    }

    void aFullDiskStopsThePlayAndLosesNothing()
    {
        tests::MemoryMatchStore store;
        const auto session = begun(&store);
        core::Rng rng(1);
        for (int i = 0; i < 10; ++i)
            session->choose(nth(session->match(), rng));
        store.full = true;
        QVERIFY(!session->choose(nth(session->match(), rng)).ok());
        QCOMPARE(session->record().choices.size(), 11U);
        QVERIFY(!session->pendingError().empty());
        const std::uint64_t hash = session->match().hash();
        QVERIFY(!session->choose(nth(session->match(), rng)).ok());
        QCOMPARE(session->match().hash(), hash);

        store.full = false;
        QVERIFY(session->retry().ok());
        QVERIFY(session->pendingError().empty());
        QCOMPARE(stored(store).choices.size(), 11U);
    }

    void aFullDiskAtAnyWriteIsMendedByRetry()
    {
        for (int writes = 0; writes < 60; ++writes) {
            tests::MemoryMatchStore store;
            store.failAfter = writes;
            const auto session = begun(&store);
            core::Rng rng(5);
            while (!session->match().outcome().decided) {
                if (!session->pendingError().empty()) {
                    store.full = false;
                    store.failAfter = -1;
                    QVERIFY(session->retry().ok());
                }
                session->choose(nth(session->match(), rng));
            }
            QVERIFY(session->retry().ok());
            QCOMPARE(core::toJson(stored(store)).size() > 0, true);
            QCOMPARE(stored(store).choices.size(), session->record().choices.size());
            QCOMPARE(stored(store).standings.size(), session->record().standings.size());
            QCOMPARE(stored(store).marks.size(), session->record().marks.size());
        }
    }

    void takingBackGoesToTheStoreToo()
    {
        tests::MemoryMatchStore store;
        const auto session = begun(&store);
        core::Rng rng(2);
        int taken = 0;
        for (int i = 0; i < 120 && !session->match().outcome().decided; ++i) {
            const core::Seat seat = session->match().prompt().seat;
            const std::uint64_t before = session->match().hash();
            session->choose(nth(session->match(), rng));
            if (session->undoable(seat) == 0)
                continue;
            QVERIFY(session->undo().ok());
            ++taken;
            QCOMPARE(session->match().hash(), before);
            QCOMPARE(stored(store).choices.size(), session->record().choices.size());
            QCOMPARE(stored(store).standings.size(), session->record().standings.size());
        }
        QVERIFY(taken > 0);
    }

    /// Goes on until the last two choices, at least, can be taken back by the seat that made them.
    static core::Seat playToTwoOfOne(MatchSession& session, core::Rng& rng)
    {
        while (!session.match().outcome().decided) {
            const core::Seat seat = session.match().prompt().seat;
            session.choose(nth(session.match(), rng));
            if (session.undoable(seat) > 1)
                return seat;
        }
        return core::Seat::None;
    }

    void whatWasTakenBackIsMadeAgainStepByStep()
    {
        tests::MemoryMatchStore store;
        const auto session = begun(&store);
        core::Rng rng(2);
        const core::Seat seat = playToTwoOfOne(*session, rng);
        QVERIFY(seat != core::Seat::None);
        QVERIFY(!session->takenBack(seat));
        const MatchRecord before = session->record();
        const std::uint64_t hash = session->match().hash();
        QVERIFY(session->undo().ok());
        QVERIFY(session->undo().ok());
        for (int left = 2; left > 0; --left) {
            QVERIFY(!session->takenBack(core::seatAt(1 - core::indexOf(seat))));
            const auto again = session->takenBack(seat);
            QVERIFY(again && session->match().prompt().accepts(*again));
            QVERIFY(session->choose(*again).ok());
        }
        QVERIFY(!session->takenBack(seat));
        QCOMPARE(session->match().hash(), hash);
        QCOMPARE(core::toJson(session->record()), core::toJson(before));
        QCOMPARE(stored(store).choices.size(), before.choices.size());
    }

    void anotherChoiceForgetsWhatWasTakenBack()
    {
        const auto session = begun(nullptr);
        core::Rng rng(2);
        core::Seat seat = playToTwoOfOne(*session, rng);
        while (seat != core::Seat::None
            && session->matchAt(session->record().summary.choices - 2)->prompt().choices.size() < 2)
            seat = playToTwoOfOne(*session, rng);
        QVERIFY(seat != core::Seat::None);
        session->undo();
        session->undo();
        const core::Choice again = session->takenBack(seat).value();
        const core::Prompt prompt = session->match().prompt();
        session->choose(prompt.choices[0] == again ? prompt.choices[1] : prompt.choices[0]);
        QVERIFY(!session->takenBack(seat));
        QVERIFY(!session->takenBack(core::seatAt(1 - core::indexOf(seat))));
    }

    void nobodyTakesBackAnothersChoiceNorOneAfterADraw()
    {
        const auto session = begun(nullptr);
        core::Rng rng(4);
        while (session->match().standing().turn < 3)
            session->choose(nth(session->match(), rng));
        // The turn before has just ended with its draw.
        QCOMPARE(session->undoable(core::seatAt(0)), 0);
        QCOMPARE(session->undoable(core::seatAt(1)), 0);
    }

    void eachStepOfAMatchCanBeSeenAgain()
    {
        const auto session = begun(nullptr);
        core::Rng rng(6);
        std::vector<std::uint64_t> hashes { session->match().hash() };
        while (!session->match().outcome().decided) {
            session->choose(nth(session->match(), rng));
            hashes.push_back(session->match().hash());
        }
        for (std::size_t i = 0; i < hashes.size(); ++i)
            QCOMPARE(session->matchAt(static_cast<int>(i))->hash(), hashes[i]);
    }

    /// A session that has come to a question of the person, with a few turns behind it.
    static std::unique_ptr<MatchSession> atAQuestion(core::MatchStore* store)
    {
        auto session = begun(store);
        core::Rng rng(4);
        while (session->match().standing().turn < 4 || session->match().prompt().seat != core::Seat::First)
            session->choose(nth(session->match(), rng));
        return session;
    }

    void whatIsTriedOutLeavesTheMatchAlone()
    {
        tests::MemoryMatchStore store;
        const auto session = atAQuestion(&store);
        const std::string before = core::toJson(session->record());
        const std::string kept = core::toJson(stored(store));
        const std::uint64_t hash = session->match().hash();
        core::Rng dealt(1);
        const auto line = MatchSession::tryOut(*session, core::Seat::First, dealt, "greedy");
        QVERIFY(line->isFree());
        QVERIFY(!session->isFree());
        QVERIFY(line->record().choices.empty());
        playToTheEnd(*line);
        QCOMPARE(core::toJson(session->record()), before);
        QCOMPARE(session->match().hash(), hash);
        QCOMPARE(core::toJson(stored(store)), kept);
        std::vector<core::MatchSummary> matches;
        store.list(matches);
        QCOMPARE(matches.size(), 1U);
    }

    void whatIsTriedOutIsDealtFromWhatTheSeatKnows()
    {
        const auto session = atAQuestion(nullptr);
        std::set<std::uint64_t> worlds;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            core::Rng dealt(seed);
            const auto line = MatchSession::tryOut(*session, core::Seat::First, dealt, "greedy");
            QCOMPARE(line->match().viewHash(core::Seat::First), session->match().viewHash(core::Seat::First));
            worlds.insert(line->match().hash());
        }
        QVERIFY(worlds.size() > 1);
    }

    void othersAreStoodInForWhereALineIsTriedOut()
    {
        Problems problems;
        const auto session
            = MatchSession::start(kGame, tests::fakeSetup(3, 3), { "human", "human", "random" }, nullptr, problems);
        core::Rng dealt(1);
        const auto line = MatchSession::tryOut(*session, core::seatAt(1), dealt, "greedy");
        const std::vector<core::RecordedSeat>& seats = line->record().summary.seats;
        QCOMPARE(seats[0].player, std::string("greedy"));
        QCOMPARE(seats[1].player, std::string("human"));
        QCOMPARE(seats[2].player, std::string("random"));
    }

    /// Past draws and the choices of others, to the first choice of the person and on again.
    static void takesBackAndMakesAgain(MatchSession& session)
    {
        core::Rng rng(4);
        const std::size_t from = session.record().choices.size();
        std::vector<std::uint64_t> hashes { session.match().hash() };
        const std::uint32_t seen = session.match().disclosures();
        for (int i = 0; i < 40 && !session.match().outcome().decided; ++i) {
            session.choose(nth(session.match(), rng));
            hashes.push_back(session.match().hash());
        }
        QVERIFY(session.match().disclosures() != seen);
        QVERIFY(session.undoable(core::Seat::First) >= static_cast<int>(hashes.size()) - 1);
        for (std::size_t i = hashes.size(); i-- > 1;) {
            QVERIFY(session.undo().ok());
            QCOMPARE(session.match().hash(), hashes[i - 1]);
        }
        QCOMPARE(session.record().choices.size(), from);
        for (std::size_t i = 1; i < hashes.size(); ++i) {
            const auto again = session.takenBack(session.match().prompt().seat);
            QVERIFY(again.has_value());
            QVERIFY(session.choose(*again).ok());
            QCOMPARE(session.match().hash(), hashes[i]);
        }
    }

    void whatWasTriedOutIsTakenBackWhateverWasSeen()
    {
        core::Rng dealt(1);
        const auto line = MatchSession::tryOut(*atAQuestion(nullptr), core::Seat::First, dealt, "greedy");
        QCOMPARE(line->undoable(core::Seat::First), 0);
        takesBackAndMakesAgain(*line);
    }

    void everythingIsTakenBackInPracticeAndNothingInEarnest()
    {
        for (const bool practice : { true, false }) {
            tests::MemoryMatchStore store;
            Problems problems;
            const auto session
                = MatchSession::start(kGame, tests::fakeSetup(2, 3), { "human", "greedy" }, &store, problems, practice);
            QCOMPARE(session->isFree(), practice);
            core::Rng rng(4);
            while (session->record().choices.empty() || session->match().standing().turn < 4)
                session->choose(nth(session->match(), rng));
            if (!practice) {
                QCOMPARE(session->undoable(core::Seat::First), 0); // a turn has just ended with its draw
                continue;
            }
            takesBackAndMakesAgain(*session);
            // Another program goes on with it as freely.
            const auto resumed = MatchSession::resume(kGame, stored(store), &store, problems);
            QVERIFY(resumed != nullptr && resumed->isFree());
            takesBackAndMakesAgain(*resumed);
            QCOMPARE(stored(store).choices.size(), resumed->record().choices.size());
        }
    }

    void nobodyWinsInPractice()
    {
        core::MatchRecord record;
        record.summary.seats = { { "Ann", "human", {} }, { "Ben", "random", {} } };
        record.summary.practice = true;
        QVERIFY(core::resultForPerson(record.summary) == core::PersonResult::Running);
        record.summary.status = core::MatchStatus::Finished;
        record.summary.winners = 1;
        QVERIFY(core::resultForPerson(record.summary) == core::PersonResult::Practice);
        record.summary.practice = false;
        QVERIFY(core::resultForPerson(record.summary) == core::PersonResult::Won);
    }

    void seatsThatAreOneSideWinOrLoseTogether()
    {
        core::MatchRecord record;
        core::MatchSummary& summary = record.summary;
        summary.seats = { { "Ann", "human", {} }, { "Ben", "random", {} } };
        summary.status = core::MatchStatus::Finished;
        summary.winners = 3;
        QVERIFY(summary.isDraw());
        QVERIFY(core::resultForPerson(summary) == core::PersonResult::Drawn);
        summary.together = true;
        QVERIFY(!summary.isDraw());
        QVERIFY(core::resultForPerson(summary) == core::PersonResult::Won);
        summary.winners = 0;
        QVERIFY(core::resultForPerson(summary) == core::PersonResult::Lost);
        const std::string text = core::toJson(record);
        QVERIFY(text.find("\"version\": 7") != std::string::npos);
        Problems problems;
        const auto read = core::fromJson(text, problems);
        QVERIFY(read && read->summary.together);
    }

    void aRecordSaysThatItIsForPractice()
    {
        Problems problems;
        const auto session
            = MatchSession::start(kGame, tests::fakeSetup(2, 3), { "human", "greedy" }, nullptr, problems, true);
        const std::string text = core::toJson(session->record());
        const auto read = core::fromJson(text, problems);
        QVERIFY(read && read->summary.practice);
        QCOMPARE(core::toJson(*read), text);
        // Older programs read what they can keep.
        QVERIFY(text.find("\"version\": 5") != std::string::npos);
        QVERIFY(core::toJson(begun(nullptr)->record()).find("\"version\": 2") != std::string::npos);
        std::string wrong = text;
        wrong.replace(wrong.find("\"practice\": true"), 16, "\"practice\": 1");
        QVERIFY(!core::fromJson(wrong, problems));
        QCOMPARE(problems.back().where, std::string("/practice"));
    }

    void anAbandonedMatchIsOver()
    {
        tests::MemoryMatchStore store;
        const auto session = begun(&store);
        core::Rng rng(6);
        session->choose(nth(session->match(), rng));
        QVERIFY(session->abandon().ok());
        QVERIFY(stored(store).summary.status == core::MatchStatus::Abandoned);
        QVERIFY(!session->choose(nth(session->match(), rng)).ok());
        QCOMPARE(session->undoable(core::seatAt(0)), 0);
    }

    void aMatchThatEndedWithoutBeingClosedIsClosedOnResuming()
    {
        tests::MemoryMatchStore store;
        const auto session = begun(&store);
        playToTheEnd(*session);
        MatchRecord open = stored(store);
        open.summary.status = core::MatchStatus::Running; // as a crash leaves it before the end is written
        std::int64_t id = 0;
        QVERIFY(store.begin(open, id).ok());
        Problems problems;
        const auto resumed = MatchSession::resume(kGame, stored(store, id), &store, problems);
        QVERIFY(resumed != nullptr);
        QVERIFY(stored(store, id).summary.status == core::MatchStatus::Finished);
    }

    void aSetupWithFaultsBeginsNothing()
    {
        tests::MemoryMatchStore store;
        Problems problems;
        QVERIFY(MatchSession::start(kGame, tests::fakeSetup(5, 1), {}, &store, problems) == nullptr);
        QCOMPARE(problems.size(), 1U);
        std::vector<core::MatchSummary> matches;
        store.list(matches);
        QVERIFY(matches.empty());
    }
};

REGISTER_TEST(MatchSessionTest)
#include "match_session_test.moc"
