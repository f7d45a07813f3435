#include "core/record/points_account.h"

#include "core/game/rng.h"
#include "core/record/match_session.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <numeric>

using core::PointsSource;

namespace {

std::unique_ptr<core::MatchSession> played(const core::MatchSetup& setup, std::uint64_t seed)
{
    core::Problems problems;
    auto session = core::MatchSession::start(tests::smashUp(), setup, {}, nullptr, problems);
    if (session == nullptr)
        qFatal("%s", problems.front().text().c_str());
    core::Rng rng(seed);
    while (!session->match().outcome().decided) {
        const core::Prompt prompt = session->match().prompt();
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return session;
}

}

/// Where the points of a match came from.
class PointsAccountTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In every printing each point of each seat has a source that was told, and what was told is all there is.
    void theSourcesAddUpToTheScore()
    {
        std::map<PointsSource::Kind, int> seen;
        for (const std::string& set : tests::smashUp().setNames()) {
            const auto factions = tests::smashUp().factions();
            const auto of = std::count_if(
                factions.begin(), factions.end(), [&](const core::FactionInfo& each) { return each.set == set; });
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                const int seats = 2 + static_cast<int>(seed % 3);
                if (of < 2 * seats)
                    continue;
                const auto session = played(tests::smashUpDrawnSetup(seats, seed, set), seed);
                const core::PointsAccount account = core::pointsAccount(tests::smashUp(), session->record());
                QCOMPARE(account.score, session->match().outcome().score);
                core::PerSeat<int> sum {};
                std::map<std::string, core::PerSeat<int>> marked;
                for (const PointsSource& each : account.sources) {
                    ++seen[each.kind];
                    for (std::size_t i = 0; i < sum.size(); ++i)
                        sum[i] += each.points[i];
                    if (each.kind == PointsSource::Kind::Mark)
                        for (std::size_t i = 0; i < sum.size(); ++i)
                            marked[each.what][i] += each.points[i];
                    const bool timed = each.kind == PointsSource::Kind::Mark || each.kind == PointsSource::Kind::Gain;
                    QCOMPARE(each.turns.empty(), !timed);
                    QVERIFY(std::is_sorted(each.turns.begin(), each.turns.end()));
                }
                for (std::size_t i = 0; i < sum.size(); ++i)
                    QCOMPARE(sum[i], static_cast<int>(session->match().outcome().score[i]));
                // The record has noted each base as it scored.
                for (const core::RecordedMark& mark : session->record().marks)
                    for (std::size_t i = 0; i < sum.size(); ++i)
                        marked[mark.what][i] -= mark.points[i];
                for (const auto& [what, left] : marked)
                    QVERIFY2(std::all_of(left.begin(), left.end(), [](int each) { return each == 0; }), what.c_str());
            }
        }
        QCOMPARE(seen[PointsSource::Kind::Other], 0);
        QVERIFY(seen[PointsSource::Kind::Mark] > 20);
        QVERIFY(seen[PointsSource::Kind::Gain] > 5);
        QVERIFY(seen[PointsSource::Kind::Count] > 0);
    }

    void aMatchThatDoesNotReplayHasNoAccount()
    {
        core::MatchRecord record = played(tests::smashUpSetup(2, 3), 3)->record();
        record.choices[2].words = "nothing of the kind";
        QVERIFY(core::pointsAccount(tests::smashUp(), record).sources.empty());
    }

    /// Ben leads, Ada catches up and stays in front.
    void theCourseIsReadFromTheStandings()
    {
        core::MatchRecord record;
        record.summary.seats = { { "Ada", "human", {} }, { "Ben", "greedy", {} } };
        record.summary.winners = core::maskOf(core::seatAt(0));
        record.standings = { { 0, 0, { 0, 0 }, 0 }, { 1, 1, { 2, 0 }, 4 }, { 2, 2, { 2, 6 }, 8 },
            { 3, 1, { 6, 6 }, 12 }, { 4, 2, { 9, 7 }, 16 }, { 5, 1, { 15, 7 }, 20 } };
        record.marks = { { 2, 7, "Tortuga", { 0, 4 } }, { 3, 11, "The Homeworld", { 4, 2 } },
            { 5, 19, "Jungle Oasis", { 6, 0 } } };
        core::CourseFacts facts = core::courseFacts(record);
        QCOMPARE(facts.ledSince, 4);
        QCOMPARE(facts.leadChanges, 2); // Ada, Ben, level, Ada
        QCOMPARE(facts.mostBehind, 4);
        QCOMPARE(facts.behindAfter, 2);
        QCOMPARE(facts.best, 2);
        QCOMPARE(facts.bestFor, core::seatAt(0));
        QCOMPARE(facts.turning, -1); // nothing scored in the turn in which Ada came to lead
        record.marks.insert(
            record.marks.begin() + 2, { { 4, 15, "Ninja Dojo", { 0, 1 } }, { 4, 16, "The Mothership", { 3, 0 } } });
        facts = core::courseFacts(record);
        QCOMPARE(facts.turning, 3);
        QCOMPARE(facts.turnedBy, core::seatAt(0));
        record.summary.winners = core::maskOf(core::seatAt(0)) | core::maskOf(core::seatAt(1));
        facts = core::courseFacts(record);
        QCOMPARE(facts.ledSince, 0); // nobody won alone
    }
};

REGISTER_TEST(PointsAccountTest)
#include "points_account_test.moc"
