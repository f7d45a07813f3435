#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "tests/support/fake_game.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"

#include <QTest>

using core::MatchSession;

namespace {

using tests::kGame;

/// A match that is over and stored, between these players.
core::MatchRecord played(tests::MemoryMatchStore& store, const std::vector<std::string>& players)
{
    core::Problems problems;
    const auto session = MatchSession::start(kGame, tests::fakeSetup(2, 5), players, &store, problems);
    core::Rng rng(8);
    while (!session->match().outcome().decided) {
        const core::Prompt prompt = session->match().prompt();
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return session->record();
}

} // namespace

/// A match that is played on from a move of another.
class BranchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsWhereTheOtherStood()
    {
        tests::MemoryMatchStore store;
        const core::MatchRecord from = played(store, { "human", "greedy" });
        const int choices = static_cast<int>(from.choices.size()) / 2;
        core::Problems problems;
        const auto branch = MatchSession::branch(kGame, from, choices, &store, problems);
        QVERIFY2(branch != nullptr, problems.empty() ? "" : problems.front().text().c_str());
        core::Problems none;
        const auto original = MatchSession::resume(kGame, from, nullptr, none);
        QCOMPARE(branch->match().hash(), original->matchAt(choices)->hash());
        const core::MatchSummary& summary = branch->record().summary;
        QVERIFY(summary.id != 0 && summary.id != from.summary.id);
        QCOMPARE(summary.origin, (core::MatchOrigin { from.summary.id, choices }));
        QCOMPARE(summary.status, core::MatchStatus::Running);
        QCOMPARE(summary.seats[1].player, "greedy");
        QVERIFY(summary.finishedAt.empty());
        QVERIFY(!summary.startedAt.empty());
        core::MatchRecord stored;
        QVERIFY(store.load(summary.id, stored).ok());
        QCOMPARE(stored.choices.size(), static_cast<std::size_t>(choices));
        QCOMPARE(stored.summary.origin, summary.origin);
    }

    void goesItsOwnWay()
    {
        tests::MemoryMatchStore store;
        const core::MatchRecord from = played(store, { "human", "greedy" });
        core::Problems problems;
        const auto branch = MatchSession::branch(kGame, from, 6, &store, problems);
        core::Rng rng(99);
        while (!branch->match().outcome().decided) {
            const core::Prompt prompt = branch->match().prompt();
            QVERIFY(branch->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]).ok());
        }
        core::MatchRecord stored;
        QVERIFY(store.load(branch->record().summary.id, stored).ok());
        QVERIFY(core::replay(kGame, stored).ok());
        core::MatchRecord original;
        QVERIFY(store.load(from.summary.id, original).ok());
        QCOMPARE(original.choices.size(), from.choices.size());
        QCOMPARE(original.summary.status, core::MatchStatus::Finished);
    }

    void aPersonTakesASeatWhereOnlyComputersPlayed()
    {
        tests::MemoryMatchStore store;
        const core::MatchRecord from = played(store, { "greedy", "random" });
        core::Problems problems;
        const auto branch = MatchSession::branch(kGame, from, 9, &store, problems);
        const auto asked = static_cast<std::size_t>(core::indexOf(branch->match().prompt().seat));
        QCOMPARE(branch->record().summary.seats[asked].player, "human");
        QVERIFY(branch->record().summary.seats[1 - asked].player != "human");
    }

    void startsOverFromTheFirstMove()
    {
        tests::MemoryMatchStore store;
        core::Problems problems;
        const auto branch = MatchSession::branch(kGame, played(store, { "human", "greedy" }), 0, &store, problems);
        QVERIFY(branch != nullptr);
        QCOMPARE(branch->record().choices.size(), 0U);
        QCOMPARE(branch->record().standings.size(), 1U);
    }

    void nothingFollowsTheEnd()
    {
        tests::MemoryMatchStore store;
        const core::MatchRecord from = played(store, { "human", "greedy" });
        core::Problems problems;
        const int all = static_cast<int>(from.choices.size());
        QVERIFY(MatchSession::branch(kGame, from, all, &store, problems) == nullptr);
        QVERIFY(problems.at(0).text().find("is over after choice") != std::string::npos);
        std::vector<core::MatchSummary> matches;
        store.list(matches);
        QCOMPARE(matches.size(), 1U);
    }

    void saysWhatDoesNotReplay()
    {
        tests::MemoryMatchStore store;
        core::MatchRecord from = played(store, { "human", "greedy" });
        from.choices[3].words = "do what nobody can";
        core::Problems problems;
        QVERIFY(MatchSession::branch(kGame, from, 3, &store, problems) != nullptr); // before that
        QVERIFY(MatchSession::branch(kGame, from, 5, &store, problems) == nullptr);
        QVERIFY(!problems.empty());
    }
};

REGISTER_TEST(BranchTest)
#include "branch_test.moc"
