#include "core/ai/players/ismcts_player.h"
#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/search/rollout.h"
#include "core/ai/search/root_halving.h"
#include "core/ai/search/search_tree.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>
#include <set>
#include <thread>

namespace {

using core::Choice;
using core::IsmctsPlayer;
using core::IsmctsSettings;
using core::Match;
using core::Prompt;
using core::Seat;
using core::seatAt;
using core::SeatView;

using tests::kGame;

/// Positions of random play in which somebody has a choice.
std::vector<std::unique_ptr<Match>> positions(int seats, int count)
{
    std::vector<std::unique_ptr<Match>> found;
    core::Rng rng(31);
    for (std::uint64_t seed = 1; static_cast<int>(found.size()) < count; ++seed) {
        core::Problems problems;
        const auto match = kGame.newMatch(tests::fakeSetup(seats, seed), problems);
        while (!match->outcome().decided) {
            const Prompt prompt = match->prompt();
            if (prompt.choices.size() > 1 && rng.below(9) == 0)
                found.push_back(match->clone());
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
    }
    return found;
}

Seat askedIn(const Match& match)
{
    return match.prompt().seat;
}

IsmctsSettings withIterations(std::uint64_t iterations)
{
    IsmctsSettings settings;
    settings.iterations = iterations;
    return settings;
}

Prompt promptOf(Seat seat, int choices)
{
    Prompt prompt;
    prompt.seat = seat;
    for (int i = 0; i < choices; ++i)
        prompt.choices.push({ 1, static_cast<std::uint8_t>(i), 0xFF, 0xFF });
    return prompt;
}

}

class IsmctsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTreeTriesEveryChoiceBeforeOneTwice()
    {
        core::SearchTree tree(100);
        core::Rng rng(1);
        const Prompt prompt = promptOf(seatAt(1), 7);
        std::set<std::uint32_t> tried;
        for (int i = 0; i < 7; ++i) {
            const auto step = tree.follow(tree.root(), prompt, 1.0, rng);
            QVERIFY(step.isLeaf);
            tree.visit(step.node, { 0, step.choice.a == 3 ? 1.0 : 0.0 });
            tried.insert(step.choice.bits());
        }
        QCOMPARE(tried.size(), std::size_t { 7 });
        // All have been on offer and tried as often, so the best goes first.
        const auto step = tree.follow(tree.root(), prompt, 1.0, rng);
        QVERIFY(!step.isLeaf);
        QCOMPARE(int { step.choice.a }, 3);
    }

    void aChoiceNotOnOfferIsNeitherMadeNorCounted()
    {
        core::SearchTree tree(100);
        core::Rng rng(1);
        for (int i = 0; i < 2; ++i)
            tree.visit(tree.follow(tree.root(), promptOf(seatAt(0), 2), 1.0, rng).node, { 1.0 });
        Prompt second = promptOf(seatAt(0), 2);
        second.choices.erase(0);
        for (int i = 0; i < 10; ++i)
            QCOMPARE(int { tree.follow(tree.root(), second, 1.0, rng).choice.a }, 1);
        const Prompt both = promptOf(seatAt(0), 2);
        const auto first = tree.find(tree.root(), both.choices[0], seatAt(0));
        const auto other = tree.find(tree.root(), both.choices[1], seatAt(0));
        QVERIFY(tree.at(other).offered >= tree.at(first).offered + 10);
        // The same answer of another seat is another node.
        QVERIFY(tree.follow(tree.root(), promptOf(seatAt(1), 2), 1.0, rng).isLeaf);
    }

    /// With C = 0.5, and 1 / 3.5 and 2.5 / 3.5 as what a policy says, bounds are the mean plus 1 / 7 sqrt(n) / (1 +
    /// visits) times 1 and 2.5.
    void aTreeByThePolicyTriesWhatIsLikelyFirst()
    {
        core::SearchTree tree(100);
        const Prompt prompt = promptOf(seatAt(0), 2);
        const std::array<float, 2> weights { 1.0F, 2.5F };
        const auto follow = [&] { return tree.followPolicy(tree.root(), prompt, weights, 0.5); };
        const auto first = follow(); // 0.143 against 0.357
        QVERIFY(first.isLeaf);
        QCOMPARE(int { first.choice.a }, 1);
        tree.visit(first.node, { 0.0 });
        const auto again = follow(); // 0.143 against 0.179
        QVERIFY(!again.isLeaf);
        QCOMPARE(int { again.choice.a }, 1);
        tree.visit(again.node, { 0.0 });
        const auto other = follow(); // 0.202 against 0.168
        QVERIFY(other.isLeaf);
        QCOMPARE(int { other.choice.a }, 0);
        tree.visit(other.node, { 1.0 });
        for (int i = 0; i < 3; ++i) { // 1 and more against 0.31 at most
            const auto step = follow();
            QCOMPARE(int { step.choice.a }, 0);
            tree.visit(step.node, { 1.0 });
        }
    }

    /// What nobody has tried is worth what the others were: an unlikely answer is not tried while they win.
    void aTreeByThePolicyLeavesTheUnlikelyAlone()
    {
        core::SearchTree tree(100);
        const Prompt prompt = promptOf(seatAt(0), 2);
        const std::array<float, 2> weights { 0.001F, 1.0F };
        for (int i = 0; i < 50; ++i) {
            const auto step = tree.followPolicy(tree.root(), prompt, weights, 0.5);
            QCOMPARE(int { step.choice.a }, 1);
            tree.visit(step.node, { 1.0 });
        }
        core::SearchTree none(0);
        QVERIFY(prompt.accepts(none.followPolicy(none.root(), prompt, weights, 0.5).choice));
    }

    void aFullTreeStillAnswers()
    {
        core::SearchTree tree(3);
        core::Rng rng(1);
        const Prompt prompt = promptOf(seatAt(0), 9);
        for (int i = 0; i < 30; ++i) {
            const auto step = tree.follow(tree.root(), prompt, 1.0, rng);
            QVERIFY(prompt.accepts(step.choice));
            if (step.node != core::SearchTree::kNone)
                tree.visit(step.node, { 1.0 });
        }
        core::SearchTree none(0);
        QVERIFY(prompt.accepts(none.follow(none.root(), prompt, 1.0, rng).choice));
    }

    void theRootMovesToAKnownChoiceOnly()
    {
        core::SearchTree tree(100);
        core::Rng rng(1);
        const Prompt prompt = promptOf(seatAt(0), 1);
        const auto step = tree.follow(tree.root(), prompt, 1.0, rng);
        tree.visit(step.node, { 1.0 });
        QVERIFY(tree.moveRoot(step.choice, seatAt(0)));
        QCOMPARE(tree.root(), step.node);
        QVERIFY(!tree.moveRoot(step.choice, seatAt(0)));
        QCOMPARE(tree.find(tree.root(), step.choice, seatAt(0)), core::SearchTree::kNone);
    }

    void halvingVisitsThoseThatAreLeftAlike()
    {
        const auto match = positions(2, 1).front()->clone();
        core::SearchTree tree(100);
        core::Rng rng(1);
        const Prompt prompt = promptOf(seatAt(0), 8);
        core::RootHalving halving;
        halving.begin(*match, prompt, nullptr, 0, rng);
        std::array<int, 8> visits {};
        constexpr int kAll = 96; // three rounds: 4 visits for each of 8, 8 for 4, 16 for 2
        for (int i = 0; i < kAll; ++i) {
            const Choice next = halving.next();
            QVERIFY(halving.isLeft(next));
            tree.visit(tree.take(prompt, next).node, { 0.1 * next.a });
            ++visits[next.a];
            halving.halve(tree, (i + 1) / double { kAll });
        }
        QCOMPARE(visits, (std::array<int, 8> { 4, 4, 4, 4, 12, 12, 28, 28 }));
        for (const Choice each : prompt.choices)
            QCOMPARE(halving.isLeft(each), each.a >= 6);
    }

    void halvingThinksOfWhatThePolicyThinksAsLongAsItKnowsLittle()
    {
        class Likes3 final : public core::Policy {
        public:
            void weigh(const Match&, const Prompt& prompt, double, std::span<float> weights) const override
            {
                for (std::size_t i = 0; i < weights.size(); ++i)
                    weights[i] = prompt.choices[i].a == 3 ? 1.0F : 0.1F;
            }
        };
        const auto match = positions(2, 1).front()->clone();
        core::Rng rng(1);
        const Prompt prompt = promptOf(seatAt(0), 5);
        core::RootHalving halving;
        halving.begin(*match, prompt, std::make_unique<Likes3>().get(), 2, rng);
        const auto lead = [&](double visits) {
            return halving.worth(prompt.choices[3], 0.5, visits) - halving.worth(prompt.choices[0], 0.5, visits);
        };
        // A logit of ln 10, twice, among 20 visits more than there are.
        QVERIFY(std::abs(lead(0) - 2 * std::log(10.0) / 20) < 1e-6);
        QVERIFY(std::abs(lead(180) - 2 * std::log(10.0) / 200) < 1e-6);
        halving.begin(*match, prompt, nullptr, 2, rng);
        QCOMPARE(lead(0), 0.0);
    }

    void halvingHoldsPlaysBackOnlyForMore()
    {
        class Holds3 : public tests::FakeGame {
        public:
            core::TurnEnd turnEnd(const Match&, Choice choice) const override
            {
                return choice.a == 3 ? core::TurnEnd::HeldBack : core::TurnEnd::Done;
            }
        };
        const auto match = positions(2, 1).front()->clone();
        core::Rng rng(1);
        const Prompt prompt = promptOf(seatAt(0), 5);
        const Holds3 game;
        core::RootHalving halving;
        halving.begin(*match, prompt, nullptr, 0, rng, &game);
        QCOMPARE(halving.worth(prompt.choices[3], 0.5, 100), 0.5 - core::RootHalving::kHeldBack);
        QCOMPARE(halving.worth(prompt.choices[0], 0.5, 100), 0.5);
        halving.begin(*match, prompt, nullptr, 0, rng);
        QCOMPARE(halving.worth(prompt.choices[3], 0.5, 100), 0.5);
    }

    void aSearchThatHalvesAnswersWithOneOfThoseItVisitedToTheEnd()
    {
        IsmctsSettings settings = withIterations(200);
        settings.root = core::Root::Halving;
        for (const auto& match : positions(3, 20)) {
            const Prompt prompt = match->prompt();
            IsmctsPlayer player(kGame.evaluator(), 7, settings);
            const Choice choice = player.choose(SeatView(*match, prompt), {});
            QVERIFY(prompt.accepts(choice));
            QCOMPARE(player.expectation().front().choice.bits(), choice.bits());
            std::uint64_t all = 0;
            std::uint64_t most = 0;
            for (const core::Expectation& each : player.expectation()) {
                all += each.playouts;
                most = std::max(most, each.playouts);
            }
            QCOMPARE(all, std::uint64_t { 200 });
            QVERIFY(player.expectation().front().playouts + 1 >= most);
            IsmctsPlayer again(kGame.evaluator(), 7, settings);
            QCOMPARE(again.choose(SeatView(*match, prompt), {}).bits(), choice.bits());
        }
    }

    void rewardsAreSharesOfOneWin()
    {
        const auto drawn = positions(4, 1).front()->clone();
        drawn->apply(core::kAgreeToEnd);
        QCOMPARE(core::sharesOf(*drawn), (core::PerSeat<double> { 0.25, 0.25, 0.25, 0.25 }));
        for (int seats = 2; seats <= 4; ++seats) {
            for (const auto& match : positions(seats, 20)) {
                double sum = 0;
                for (const double each : core::chancesOf(*match, kGame.evaluator(), 3.0)) {
                    QVERIFY(each >= 0 && each <= 1);
                    sum += each;
                }
                QVERIFY(std::abs(sum - 1) < 1e-9);
            }
        }
    }

    /// Where ending the turn wins, whatever is done before must not lose that win.
    void aWinAtHandIsTaken()
    {
        int seen = 0;
        for (const auto& position : positions(2, 4000)) {
            const Seat seat = askedIn(*position);
            const Prompt prompt = position->prompt();
            const auto ended = position->clone();
            ended->apply(prompt.choices.back());
            if (!position->quiet() || !ended->outcome().decided || ended->outcome().winners != core::maskOf(seat))
                continue;
            ++seen;
            IsmctsPlayer player(kGame.evaluator(), 1, withIterations(200));
            const int turn = position->standing().turn;
            while (!position->outcome().decided && position->standing().turn == turn && askedIn(*position) == seat)
                position->apply(player.choose(SeatView(*position, seat), {}));
            if (!position->outcome().decided && askedIn(*position) != seat)
                continue; // another seat has a say before
            QVERIFY(position->outcome().decided);
            QVERIFY(position->outcome().winners == core::maskOf(seat));
        }
        QVERIFY2(seen >= 10, qPrintable(QString::number(seen)));
    }

    void itBeatsChance()
    {
        core::SimulationRequest request;
        request.setup = tests::fakeSetup(2, 70);
        request.matches = 40;
        core::Problems problems;
        request.players = { "ismcts:iterations=60", "random" };
        const int first = core::simulate(kGame, request, problems).value_or(core::SimulationTotals {}).wins[0];
        request.players = { "random", "ismcts:iterations=60" };
        const int second = core::simulate(kGame, request, problems).value_or(core::SimulationTotals {}).wins[1];
        QVERIFY2(first + second >= 68, qPrintable(QString::number(first + second)));
    }

    void everyAnswerOfWholeMatchesIsLegal_data()
    {
        QTest::addColumn<QString>("settings");
        QTest::addRow("quiet points") << "iterations=30";
        QTest::addRow("to the end") << "iterations=20,cut=none";
        QTest::addRow("two threads") << "iterations=30,threads=2";
        QTest::addRow("the tree kept") << "iterations=30,keep=yes,turns=0";
    }

    void everyAnswerOfWholeMatchesIsLegal()
    {
        QFETCH(QString, settings);
        for (int seats = 2; seats <= 4; ++seats) {
            core::SimulationRequest request;
            request.setup = tests::fakeSetup(seats, 5);
            request.players.assign(static_cast<std::size_t>(seats), "ismcts:" + settings.toStdString());
            request.players.back() = "random";
            request.matches = 3;
            request.check = true;
            core::Problems problems;
            const auto totals = core::simulate(kGame, request, problems);
            QVERIFY(totals.has_value());
            QVERIFY2(!totals->breach, totals->breach ? totals->breach->what.c_str() : "");
            QCOMPARE(totals->matches, 3);
        }
    }

    void anAnswerDependsOnSeedAndViewAlone()
    {
        for (const int threads : { 1, 2 }) {
            IsmctsSettings settings = withIterations(80);
            settings.threads = threads;
            for (const auto& match : positions(3, 30)) {
                const SeatView view(*match, askedIn(*match));
                IsmctsPlayer first(kGame.evaluator(), 9, settings);
                IsmctsPlayer second(kGame.evaluator(), 9, settings);
                const Choice answer = first.choose(view, {});
                QVERIFY(second.choose(view, {}) == answer);
                QCOMPARE(first.expectation().size(), second.expectation().size());
                for (std::size_t i = 0; i < first.expectation().size(); ++i)
                    QCOMPARE(first.expectation()[i].playouts, second.expectation()[i].playouts);
                first.forget();
                QVERIFY(first.choose(view, {}) == answer);
            }
        }
    }

    void theSmallerLimitHolds()
    {
        const auto match = std::move(positions(2, 1).front());
        const SeatView view(*match, askedIn(*match));
        IsmctsPlayer player(kGame.evaluator(), 9, withIterations(80));
        const auto isWithin = [](const IsmctsPlayer& asked, std::uint64_t limit) {
            return asked.iterations() > limit / 2 && asked.iterations() <= limit;
        };
        player.choose(view, {});
        QVERIFY(isWithin(player, 80));
        player.choose(view, { std::chrono::milliseconds(0), 30, nullptr });
        QVERIFY(isWithin(player, 30));
        player.choose(view, { std::chrono::milliseconds(0), 300, nullptr });
        QVERIFY(isWithin(player, 80));
        IsmctsPlayer unlimited(kGame.evaluator(), 9, {});
        unlimited.choose(view, {});
        QVERIFY(isWithin(unlimited, core::kUsualIterations));
    }

    /// It ends before its limit where no other answer could be visited more often any more, and only there.
    void aSearchEndsWhereItsAnswerIsSure()
    {
        constexpr std::uint64_t kLimit = 1000;
        IsmctsSettings whole = withIterations(kLimit);
        whole.whole = true;
        int early = 0;
        for (const auto& match : positions(2, 20)) {
            const SeatView view(*match, askedIn(*match));
            IsmctsPlayer toTheEnd(kGame.evaluator(), 9, whole);
            const Choice answer = toTheEnd.choose(view, {});
            QCOMPARE(toTheEnd.iterations(), kLimit);
            IsmctsPlayer player(kGame.evaluator(), 9, withIterations(kLimit));
            QVERIFY(player.choose(view, {}) == answer);
            const auto& expected = player.expectation();
            if (player.iterations() == kLimit)
                continue;
            QVERIFY(expected[0].playouts - expected[1].playouts > kLimit - player.iterations());
            ++early;
        }
        QVERIFY(early > 0);
    }

    void timeEndsASearchThatHasNoOtherEnd()
    {
        const auto match = std::move(positions(2, 1).front());
        const SeatView view(*match, askedIn(*match));
        IsmctsSettings settings;
        settings.milliseconds = 3;
        IsmctsPlayer player(kGame.evaluator(), 9, settings);
        QVERIFY(view.prompt().accepts(player.choose(view, {})));
        QVERIFY(player.iterations() >= settings.minimum);
    }

    void cancellingEndsASearch()
    {
        const auto match = std::move(positions(2, 1).front());
        const SeatView view(*match, askedIn(*match));
        for (const int threads : { 1, 2 }) {
            constexpr std::uint64_t kForHours = 10'000'000'000;
            IsmctsSettings settings = withIterations(kForHours);
            settings.threads = threads;
            IsmctsPlayer player(kGame.evaluator(), 9, settings);
            std::atomic<bool> cancelled { false };
            const std::jthread other([&cancelled] {
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
                cancelled = true;
            });
            QVERIFY(view.prompt().accepts(player.choose(view, { std::chrono::milliseconds(0), 0, &cancelled })));
            QVERIFY(player.iterations() < kForHours);
            // Cancelled before it began, it still has an answer.
            QVERIFY(view.prompt().accepts(player.choose(view, { std::chrono::milliseconds(0), 0, &cancelled })));
            QCOMPARE(player.iterations(), std::uint64_t { 0 });
        }
    }

    void aSingleChoiceNeedsNoThought()
    {
        core::Problems problems;
        const auto match = kGame.newMatch(tests::fakeSetup(2, 3), problems);
        core::Rng rng(1);
        int seen = 0;
        while (!match->outcome().decided) {
            const Prompt prompt = match->prompt();
            if (prompt.choices.size() == 1) {
                IsmctsPlayer player(kGame.evaluator(), 9, withIterations(50));
                QVERIFY(player.choose(SeatView(*match, prompt.seat), {}) == prompt.choices[0]);
                QCOMPARE(player.iterations(), std::uint64_t { 0 });
                QVERIFY(player.expectation().empty());
                ++seen;
            }
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        QVERIFY(seen > 0);
    }

    void itSaysWhatItExpects()
    {
        for (const auto& match : positions(4, 20)) {
            const SeatView view(*match, askedIn(*match));
            IsmctsPlayer player(kGame.evaluator(), 9, withIterations(100));
            const Choice answer = player.choose(view, {});
            const auto& expected = player.expectation();
            QVERIFY(expected.front().choice == answer);
            std::uint64_t playouts = 0;
            for (const core::Expectation& each : expected) {
                QVERIFY(view.prompt().accepts(each.choice));
                QVERIFY(0 <= each.low && each.low <= each.winChance);
                QVERIFY(each.winChance <= each.high && each.high <= 1);
                playouts += each.playouts;
            }
            QCOMPARE(playouts, player.iterations());
        }
    }

    /// The tree of the last answer serves the next question only where nothing new has come to light.
    void aTreeIsKeptForTheQuestionItExpected()
    {
        int kept = 0;
        for (const auto& match : positions(2, 60)) {
            const Seat seat = askedIn(*match);
            IsmctsSettings settings = withIterations(100);
            settings.keep = true;
            IsmctsPlayer player(kGame.evaluator(), 9, settings);
            match->apply(player.choose(SeatView(*match, seat), {}));
            if (match->outcome().decided || askedIn(*match) != seat || match->prompt().choices.size() == 1)
                continue;
            const SeatView view(*match, seat);
            QVERIFY(view.prompt().accepts(player.choose(view, {})));
            std::uint64_t playouts = 0;
            for (const core::Expectation& each : player.expectation())
                playouts += each.playouts;
            QVERIFY(playouts >= player.iterations());
            kept += playouts > player.iterations() ? 1 : 0;
        }
        QVERIFY(kept > 5);
    }

    void nobodyPlaysWithXrayButToMeasure()
    {
        core::Problems problems;
        QVERIFY(core::makePlayer("xray:iterations=5", kGame, 1, problems) == nullptr);
        QCOMPARE(QString::fromStdString(problems.front().text()),
            QStringLiteral("player: xray sees hidden cards and is there to be measured alone, use `simulate` or "
                           "`arena`, or choose another player"));
        core::SimulationRequest request;
        request.setup = tests::fakeSetup(2, 70);
        request.players = { "xray:iterations=40", "greedy" };
        request.matches = 4;
        request.check = true;
        problems.clear();
        const auto totals = core::simulate(kGame, request, problems);
        QVERIFY(totals && !totals->breach);
        QVERIFY(totals->wins[0] + totals->wins[1] >= 4);
    }

    void settingsThatAreNoneAreTold_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<QString>("told");
        QTest::addRow("unknown") << "ismcts:depth=3"
                                 << "player: ismcts has no setting \"depth\", choose one of: iterations, ms, c,";
        QTest::addRow("no number") << "ismcts:ms=fast"
                                   << "player: \"fast\" is no ms of ismcts, choose a whole number from 1 to 600000";
        QTest::addRow("broken") << "ismcts:iterations=1.5"
                                << "player: \"1.5\" is no iterations of ismcts, choose a whole number from 1 to 1e+09";
        QTest::addRow("out of range") << "ismcts:threads=0"
                                      << "player: \"0\" is no threads of ismcts, choose a whole number from 1 to 64";
        QTest::addRow("no word") << "ismcts:cut=deep"
                                 << "player: \"deep\" is no cut of ismcts, choose one of: none, quiet";
        QTest::addRow("twice") << "ismcts:c=1,c=2"
                               << "player: ismcts has c twice, leave one of them out";
        QTest::addRow("no value") << "ismcts:ms"
                                  << "player: \"ms\" in ismcts:ms is no setting, write NAME=VALUE";
        QTest::addRow("nothing") << "ismcts:"
                                 << "player: \"\" in ismcts: is no setting, write NAME=VALUE";
        QTest::addRow("none there are") << "random:c=1"
                                        << "player: random has no setting \"c\", leave it out";
        QTest::addRow("no level") << "level:6"
                                  << "player: there is no player \"level:6\", choose one of: human, level:0";
    }

    void settingsThatAreNoneAreTold()
    {
        QFETCH(QString, spec);
        QFETCH(QString, told);
        const core::Problems problems = core::checkPlayer(spec.toStdString(), kGame);
        QVERIFY(!problems.empty());
        const QString text = QString::fromStdString(problems.front().text());
        QVERIFY2(text.startsWith(told), qPrintable(text));
    }

    void levelsTellTheIterationsTheyHave_data()
    {
        QTest::addColumn<QString>("level");
        for (const char* level : { "level:3", "level:4", "level:5" })
            QTest::newRow(level) << level;
    }
    void levelsTellTheIterationsTheyHave()
    {
        QFETCH(QString, level);
        const QString player = QString::fromStdString(core::standsFor(level.toStdString()));
        const QString iterations = player.section(QStringLiteral("iterations="), 1).section(QLatin1Char(','), 0, 0);
        QVERIFY(iterations.toInt() > 0);
        for (const core::PlayerKind& kind : core::playerKinds())
            if (kind.spec == level.toStdString())
                QVERIFY2(QString::fromStdString(kind.meaning).split(QLatin1Char(' ')).contains(iterations),
                    kind.meaning.c_str());
    }

    void everyKindOnOfferCanPlay()
    {
        const auto match = std::move(positions(2, 1).front());
        const SeatView view(*match, askedIn(*match));
        int levels = 0;
        for (const core::PlayerKind& kind : core::playerKinds()) {
            core::Problems problems;
            const auto player = core::makePlayer(kind.spec, kGame, 1, problems);
            QVERIFY(problems.empty());
            QVERIFY(!kind.meaning.empty());
            if (kind.spec == core::kHumanPlayer)
                continue;
            ++levels;
            QVERIFY(view.prompt().accepts(player->choose(view, { std::chrono::milliseconds(2), 0, nullptr })));
        }
        QCOMPARE(levels, 6);
    }
};

REGISTER_TEST(IsmctsTest)
#include "ismcts_test.moc"
