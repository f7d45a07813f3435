#include "core/ai/arena/arena.h"
#include "core/ai/arena/play_signature.h"
#include "core/ai/players/player_factory.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

namespace {

using tests::kGame;

core::ArenaRequest request(std::string a, std::string b, int seats, int groups, int threads = 1)
{
    core::ArenaRequest request;
    request.terms.game = "fake";
    request.terms.set = "plain";
    request.terms.players = { std::move(a), std::move(b) };
    request.terms.seats = seats;
    request.terms.seed = 40;
    request.groups = groups;
    request.threads = threads;
    return request;
}

struct Played {
    std::map<int, core::ArenaGroup> groups;
    core::ArenaReport report;
};

/// Goes on from `before`, as one who finds those groups stored; stops after `most` more.
Played played(const core::ArenaRequest& request, std::optional<core::Sprt> sprt = {},
    const std::map<int, core::ArenaGroup>& before = {}, int most = 1'000'000)
{
    core::ArenaTally tally(request.terms.seats, request.groups, sprt);
    for (const auto& [number, group] : before)
        tally.add(group);
    Played result { before, {} };
    core::Problems problems;
    const std::atomic<bool> stop { false };
    core::runArena(
        kGame, request, core::LineUps({ {} }, request.terms.seats), tally, stop,
        [&](const core::ArenaGroup& group) {
            result.groups.emplace(group.number, group);
            return --most > 0;
        },
        problems);
    for (const core::Problem& problem : problems)
        qWarning("%s", problem.text().c_str());
    result.report = tally.report();
    return result;
}

void compareReports(const core::ArenaReport& one, const core::ArenaReport& other)
{
    QCOMPARE(other.groups, one.groups);
    QCOMPARE(other.matches, one.matches);
    QCOMPARE(other.turns, one.turns);
    QCOMPARE(other.choices, one.choices);
    QCOMPARE(other.strength.share, one.strength.share);
    QCOMPARE(other.strength.eloInterval.low, one.strength.eloInterval.low);
    QCOMPARE(other.shareBySeat, one.shareBySeat);
    QCOMPARE(other.outcomes, one.outcomes);
    QCOMPARE(other.logLikelihoodRatio, one.logLikelihoodRatio);
    QCOMPARE(other.verdict, one.verdict);
    QCOMPARE(other.complete, one.complete);
}

void compareGroups(const Played& one, const Played& other)
{
    for (const auto& [number, group] : one.groups) {
        QVERIFY(other.groups.contains(number));
        QCOMPARE(other.groups.at(number).matches, group.matches);
    }
}

}

class ArenaTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDealIsPlayedOnceWithAInEachSeat()
    {
        // The same players everywhere: the matches of a group are one and the same, so A has exactly its even share.
        for (int seats = 2; seats <= 4; ++seats) {
            const Played done = played(request("random", "random", seats, 12));
            QCOMPARE(done.groups.size(), 12U);
            std::set<int> lengths;
            for (const auto& [number, group] : done.groups) {
                QCOMPARE(group.matches.size(), static_cast<std::size_t>(seats));
                for (const core::ArenaMatch& match : group.matches)
                    QCOMPARE(match, group.matches.front());
                QVERIFY(std::abs(group.share() - 1.0 / seats) < 1e-12);
                lengths.insert(group.matches.front().choices);
            }
            QVERIFY(lengths.size() > 3); // each group has a deal of its own
            QCOMPARE(done.report.matches, 12 * seats);
            QVERIFY(done.report.complete);
        }
    }

    void whatAWinsBLoses()
    {
        const Played there = played(request("greedy", "random", 2, 30));
        const Played back = played(request("random", "greedy", 2, 30));
        for (const auto& [number, group] : there.groups)
            QCOMPARE(group.share() + back.groups.at(number).share(), 1.0);
        QCOMPARE(there.report.strength.share + back.report.strength.share, 1.0);
        QVERIFY2(there.report.strength.share > 0.75, qPrintable(QString::number(there.report.strength.share)));
        QCOMPARE(there.report.shareBySeat[0] + there.report.shareBySeat[1], 2 * there.report.strength.share);
    }

    void aSharedWinIsDivided()
    {
        core::ArenaGroup group;
        group.matches.resize(3);
        group.matches[0].winners = 0b101; // A and the third seat
        group.matches[1].winners = 0b001; // not A, who sits second
        group.matches[2].winners = 0b111;
        QVERIFY(std::abs(group.share() - (0.5 + 0 + 1.0 / 3) / 3) < 1e-12);
        core::ArenaTally tally(3, 5, {});
        tally.add(group);
        tally.add(group); // once only
        QCOMPARE(tally.report().groups, 1);
        QCOMPARE(tally.report().outcomes, (std::map<int, int> { { 50, 1 } })); // 5/6 of a match
    }

    /// What five seats share is told from what four share.
    void anyNumberOfWinnersIsToldApart()
    {
        core::ArenaTally tally(6, 5, {});
        for (int number = 0; number < 5; ++number) {
            core::ArenaGroup group;
            group.number = number;
            group.matches.resize(6);
            group.matches[0].winners = core::firstSeats(2 + number);
            tally.add(group);
        }
        QCOMPARE(
            tally.report().outcomes, (std::map<int, int> { { 30, 1 }, { 20, 1 }, { 15, 1 }, { 12, 1 }, { 10, 1 } }));
    }

    void theNumberOfThreadsChangesNothing()
    {
        for (const int seats : { 2, 3 }) {
            const Played one = played(request("greedy", "random", seats, 16, 1));
            const Played three = played(request("greedy", "random", seats, 16, 3));
            compareReports(one.report, three.report);
            compareGroups(one, three);
        }
    }

    void aBrokenOffRunGoesOnToTheSameEnd()
    {
        const Played whole = played(request("greedy", "random", 2, 20));
        Played broken;
        int runs = 0;
        do {
            broken = played(request("greedy", "random", 2, 20, 1 + runs % 3), {}, broken.groups, 3);
            ++runs;
        } while (!broken.report.complete && runs < 100);
        QVERIFY(runs >= 3);
        compareReports(whole.report, broken.report);
        compareGroups(whole, broken);
    }

    void groupsAreKeptWhateverTheirOrder()
    {
        const Played whole = played(request("greedy", "random", 2, 10));
        std::map<int, core::ArenaGroup> some;
        for (const int number : { 1, 4, 9 })
            some.emplace(number, whole.groups.at(number));
        core::ArenaTally tally(2, 10, {});
        for (const auto& [number, group] : some)
            tally.add(group);
        QCOMPARE(tally.played(), 3);
        QCOMPARE(tally.report().groups, 0); // nothing is said of them while the first one is missing
        const Played resumed = played(request("greedy", "random", 2, 10), {}, some);
        compareReports(whole.report, resumed.report);
    }

    /// The test decides at one and the same deal, though other threads are further by then.
    void theTestEndsTheRun()
    {
        const core::Sprt sprt { 0, 100 };
        const Played one = played(request("greedy", "random", 2, 400, 1), sprt);
        QCOMPARE(one.report.verdict, core::Verdict::H1);
        QVERIFY(one.report.complete);
        QVERIFY(one.report.groups < 100);
        const Played three = played(request("greedy", "random", 2, 400, 3), sprt);
        compareReports(one.report, three.report);
        // Found again from what is stored, without another match.
        const Played again = played(request("greedy", "random", 2, 400, 3), sprt, three.groups);
        compareReports(one.report, again.report);
        QCOMPARE(again.groups.size(), three.groups.size());
        QCOMPARE(played(request("random", "greedy", 2, 400), sprt).report.verdict, core::Verdict::H0);
    }

    void aStopLeavesTheRestForLater()
    {
        core::ArenaTally tally(2, 50, {});
        core::Problems problems;
        const std::atomic<bool> stop { true };
        int told = 0;
        QVERIFY(core::runArena(
            kGame, request("random", "random", 2, 50), core::LineUps({ {} }, 2), tally, stop,
            [&](const core::ArenaGroup&) {
                ++told;
                return true;
            },
            problems));
        QCOMPARE(told, tally.played());
        QVERIFY(tally.played() < 50);
        QVERIFY(!tally.report().complete);
    }

    /// Others that play have another one, whatever they are called and whatever budget the run has.
    void theSignatureTellsPlayersApart()
    {
        const core::LineUps lineUps({ {} }, 2);
        core::ArenaTerms terms = request("greedy", "random", 2, 1).terms;
        const std::string signature = core::playSignature(kGame, terms, lineUps);
        QCOMPARE(signature.size(), 16U);
        QCOMPARE(core::playSignature(kGame, terms, lineUps), signature);
        terms.milliseconds = 20;
        terms.signature = "0";
        QCOMPARE(core::playSignature(kGame, terms, lineUps), signature);
        terms.players = { "random", "random" };
        QVERIFY(core::playSignature(kGame, terms, lineUps) != signature);
        // Also where only the budget of a run would show it, as what a level makes of its time.
        terms.players = { "ismcts:iterations=1000", "random" };
        const std::string shorter = core::playSignature(kGame, terms, lineUps);
        terms.players = { "ismcts:iterations=2000", "random" };
        QVERIFY(core::playSignature(kGame, terms, lineUps) != shorter);
        const std::string meant = core::standsFor("level:3,style=patient");
        QVERIFY(meant.starts_with("ismcts:"));
        QVERIFY(meant.ends_with(",style=patient"));
        QCOMPARE(core::standsFor("greedy:worlds=1"), std::string("greedy:worlds=1"));
    }

    void choicesAreTimed()
    {
        const Played done = played(request("greedy", "random", 2, 4));
        std::int64_t choices = 0;
        std::array<core::ThinkTimes, 2> think;
        for (const auto& [number, group] : done.groups)
            for (std::size_t i = 0; i < think.size(); ++i)
                think[i].add(group.think[i]);
        for (const core::ThinkTimes& each : think) {
            choices += each.wall.count;
            QCOMPARE(each.cpu.count, each.wall.count);
            QVERIFY(each.wall.total > 0 && each.wall.longest <= each.wall.total);
        }
        QCOMPARE(choices, done.report.choices);
        QVERIFY(think[0].cpu.mean() > think[1].cpu.mean()); // greedy looks, random does not
    }

    void durationsAreFoundWithinTheirClass()
    {
        core::Durations odd;
        core::Durations all;
        for (int i = 1; i <= 100'000; i += 2)
            odd.add(i * 1000);
        for (int i = 2; i <= 100'000; i += 2)
            all.add(i * 1000);
        all.add(odd);
        QCOMPARE(all.count, 100'000);
        QCOMPARE(all.longest, 100'000'000);
        QCOMPARE(all.mean(), 50'000'500.0);
        for (const double part : { 0.01, 0.5, 0.99 }) {
            const double wanted = part * 1e8;
            QVERIFY2(all.quantile(part) >= wanted && all.quantile(part) <= wanted * 1.016,
                qPrintable(QString::number(all.quantile(part))));
        }
        QCOMPARE(all.quantile(1), 1e8);
        QCOMPARE(core::Durations().quantile(0.99), 0.0);
        core::Durations few;
        for (int i = 0; i < 100; ++i)
            few.add(i);
        QCOMPARE(few.quantile(0.5), 49.0); // short ones exactly
    }

    void faultsAreValues()
    {
        core::ArenaRequest wrong = request("human", "clever", 2, 4);
        core::ArenaTally tally(2, 4, {});
        core::Problems problems;
        const std::atomic<bool> stop { false };
        const auto nobody = [](const core::ArenaGroup&) { return true; };
        QVERIFY(!core::runArena(kGame, wrong, core::LineUps({ {} }, 2), tally, stop, nobody, problems));
        QCOMPARE(problems.size(), 2U);
        QCOMPARE(problems[0].where, "player A");
        QCOMPARE(problems[1].where, "player B");
        problems.clear();
        wrong = request("random", "random", 5, 4);
        QVERIFY(!core::runArena(kGame, wrong, core::LineUps({ {} }, 5), tally, stop, nobody, problems));
        QCOMPARE(problems.front().where, "seats");
        QCOMPARE(tally.played(), 0);
    }
};

REGISTER_TEST(ArenaTest)
#include "arena_test.moc"
