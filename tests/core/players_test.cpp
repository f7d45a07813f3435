#include "core/ai/players/greedy_player.h"
#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"
#include "tests/support/fake_game.h"
#include "tests/support/fake_match.h"
#include "tests/support/suite.h"

#include <QTest>

#include <chrono>
#include <set>
#include <thread>

namespace {

using core::Problems;

using tests::kGame;

core::SimulationTotals simulated(const std::vector<std::string>& players, int matches, int threads = 1)
{
    core::SimulationRequest request;
    request.setup = tests::fakeSetup(static_cast<int>(players.size()), 400);
    request.players = players;
    request.matches = matches;
    request.threads = threads;
    Problems problems;
    return core::simulate(kGame, request, problems).value_or(core::SimulationTotals {});
}

/// Matches at points of random play where `seat` is asked.
std::vector<std::unique_ptr<core::Match>> positions(core::Seat seat, int count)
{
    std::vector<std::unique_ptr<core::Match>> found;
    core::Rng rng(12);
    for (std::uint64_t seed = 1; static_cast<int>(found.size()) < count; ++seed) {
        Problems problems;
        const auto match = kGame.newMatch(tests::fakeSetup(2, seed), problems);
        while (!match->outcome().decided) {
            const core::Prompt prompt = match->prompt();
            if (prompt.seat == seat && rng.below(6) == 0)
                found.push_back(match->clone());
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
    }
    return found;
}

}

namespace {

/// A game whose positions take so long to judge that every level runs out of its milliseconds.
class SlowGame final : public tests::FakeGame {
public:
    const core::Evaluator& evaluator() const override { return m_slow; }

private:
    class Slow final : public core::Evaluator {
    public:
        double value(const core::Match& match, core::Seat seat) const override
        {
            std::this_thread::sleep_for(std::chrono::microseconds(500));
            return kGame.evaluator().value(match, seat);
        }
    };
    Slow m_slow;
};

/// The evaluation of the game, that many times over.
class Times final : public core::Evaluator {
public:
    explicit Times(double factor, double slip = 1)
        : m_factor(factor)
        , m_slip(slip)
    {
    }
    double value(const core::Match& match, core::Seat seat) const override
    {
        return m_factor * kGame.evaluator().value(match, seat);
    }
    double slip() const override { return m_slip; }

private:
    double m_factor;
    double m_slip;
};

/// A game in which one answer sits still.
class SitsStill final : public tests::FakeGame {
public:
    core::TurnEnd turnEnd(const core::Match&, core::Choice choice) const override
    {
        return choice == still ? core::TurnEnd::HeldBack : core::TurnEnd::No;
    }
    core::Choice still;
};

std::uint64_t linesOf(core::Player& player, const core::Match& match)
{
    player.choose(core::SeatView(match, match.prompt()), {});
    std::uint64_t lines = 0;
    for (const core::Expectation& each : player.expectation())
        lines += each.playouts;
    return lines;
}

}

class PlayersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A person's opponent answers in time; in a measurement the clock has no part.
    void aMeasuredLevelLooksAtNoClock()
    {
        const SlowGame slow;
        const auto match = std::move(positions(core::Seat::First, 1).front());
        Problems problems;
        const auto person = core::makePlayer("level:4", slow, 1, problems);
        const auto measured = core::makeMeasuredPlayer("level:4", slow, 1, *match, problems);
        QVERIFY(problems.empty());
        QVERIFY(match->prompt().choices.size() > 1);
        // 150 ms are time for 300 ways at most, and the level has 580; a few end before they come to an answer.
        QVERIFY(linesOf(*person, *match) < 350);
        QVERIFY(linesOf(*measured, *match) > 450);
        const auto timed = core::makeMeasuredPlayer("ismcts:iterations=300,ms=20,turns=3", slow, 1, *match, problems);
        QVERIFY(linesOf(*timed, *match) < 50); // 20 ms are time for 40
    }

    /// In whatever points a game reckons, a player errs as often as it says.
    void noiseCountsInSlips()
    {
        const Times ones(1);
        const Times eights(8, 8);
        const Times eightsInOnes(8);
        core::GreedySettings settings;
        settings.noise = 3;
        int alike = 0;
        int unlike = 0;
        const auto matches = positions(core::Seat::First, 60);
        for (const auto& match : matches) {
            const auto chosenBy = [&](const core::Evaluator& evaluator) {
                return core::GreedyPlayer(evaluator, 1, settings).choose(core::SeatView(*match, core::Seat::First), {});
            };
            const core::Choice choice = chosenBy(ones);
            alike += choice == chosenBy(eights) ? 1 : 0;
            unlike += choice != chosenBy(eightsInOnes) ? 1 : 0;
        }
        QCOMPARE(alike, static_cast<int>(matches.size()));
        QVERIFY(unlike > 0);
    }

    void greedyBeatsRandomFromEitherSeat()
    {
        const auto first = simulated({ "greedy", "random" }, 100);
        const auto second = simulated({ "random", "greedy" }, 100);
        QVERIFY2(first.wins[0] + second.wins[1] >= 160, qPrintable(QString::number(first.wins[0] + second.wins[1])));
    }

    /// A player that looked at hidden cards would answer otherwise in some of the worlds its seat cannot tell apart.
    void playersDoNotSeeWhatTheirSeatCannot()
    {
        for (const char* spec : { "greedy", "ismcts:iterations=60", "ismcts:iterations=20,cut=none,threads=2" }) {
            for (const auto& match : positions(core::seatAt(1), 60)) {
                Problems problems;
                const auto player = core::makePlayer(spec, kGame, 5, problems);
                const core::Choice here = player->choose(core::SeatView(*match, core::seatAt(1)), {});
                core::Rng rng(match->hash());
                for (int world = 0; world < 4; ++world) {
                    const auto other = match->clone();
                    other->conceal(core::seatAt(1), rng);
                    player->forget();
                    QVERIFY(player->choose(core::SeatView(*other, core::seatAt(1)), {}) == here);
                }
            }
        }
    }

    /// Where all else is as good it plays on; where sitting still is better by far it does that.
    void greedySitsStillOnlyForMore()
    {
        const Times nothing(0);
        const Times far(1e6);
        int best = 0;
        for (const auto& match : positions(core::seatAt(0), 40)) {
            const core::SeatView view(*match, core::seatAt(0));
            if (view.prompt().choices.size() < 2)
                continue;
            SitsStill game;
            core::GreedySettings settings;
            settings.game = &game;
            game.still = view.prompt().choices[0];
            std::set<std::uint32_t> answers;
            for (std::uint64_t seed = 1; seed <= 8; ++seed) {
                QVERIFY(core::GreedyPlayer(nothing, seed, settings).choose(view, {}) != game.still);
                answers.insert(core::GreedyPlayer(far, seed).choose(view, {}).bits());
            }
            if (answers.size() != 1)
                continue; // several are as good
            for (const core::Choice choice : view.prompt().choices)
                if (choice.bits() == *answers.begin())
                    game.still = choice;
            QVERIFY(core::GreedyPlayer(far, 1, settings).choose(view, {}) == game.still);
            ++best;
        }
        QVERIFY(best > 5);
    }

    void anAnswerDependsOnSeedAndViewAlone()
    {
        for (const auto& match : positions(core::seatAt(0), 40)) {
            core::GreedyPlayer first(kGame.evaluator(), 9);
            core::GreedyPlayer second(kGame.evaluator(), 9);
            const core::SeatView view(*match, core::seatAt(0));
            const core::Choice answer = first.choose(view, {});
            QVERIFY(second.choose(view, {}) == answer);
            first.forget();
            QVERIFY(first.choose(view, {}) == answer);
        }
    }

    /// Two of a kind play the same seat; one is interrupted at each question, before it can think and after it
    /// answered.
    void aCancelledThoughtLeavesNoTrace()
    {
        for (const char* spec : { "random", "greedy:worlds=1,nodes=40,noise=1.5", "ismcts:iterations=80",
                 "ismcts:iterations=80,keep=yes", "ismcts:iterations=60,threads=2" }) {
            Problems problems;
            const auto match = kGame.newMatch(tests::fakeSetup(2, 77), problems);
            const auto calm = core::makePlayer(spec, kGame, 5, problems);
            const auto disturbed = core::makePlayer(spec, kGame, 5, problems);
            const std::atomic<bool> cancelled { true };
            int asked = 0;
            for (; !match->outcome().decided; ++asked) {
                const core::SeatView view(*match, match->prompt().seat);
                disturbed->choose(view, { std::chrono::milliseconds(0), 0, &cancelled });
                disturbed->choose(view, {});
                disturbed->takeBack();
                disturbed->takeBack(); // once more is no more
                const core::Choice answer = calm->choose(view, {});
                QVERIFY2(disturbed->choose(view, {}) == answer, spec);
                match->apply(answer);
            }
            QVERIFY(asked > 20);
        }
    }

    /// Whoever comes back to a view again and again must in the end try every way out.
    void nobodyGoesRoundForEver()
    {
        for (const char* spec : { "random", "greedy", "ismcts" }) {
            for (const auto& match : positions(core::seatAt(0), 20)) {
                Problems problems;
                const auto player = core::makePlayer(spec, kGame, 5, problems);
                const core::SeatView view(*match, core::seatAt(0));
                std::set<std::uint32_t> answers;
                for (int i = 0; i < 200; ++i)
                    answers.insert(player->choose(view, { std::chrono::milliseconds(0), 50, nullptr }).bits());
                QCOMPARE(answers.size(), view.prompt().choices.size());
            }
        }
    }

    void aBudgetOfAlmostNothingStillGivesALegalAnswer()
    {
        const std::atomic<bool> cancelled { true };
        for (const auto& match : positions(core::seatAt(0), 20)) {
            core::GreedyPlayer player(kGame.evaluator(), 1);
            const core::SeatView view(*match, core::seatAt(0));
            QVERIFY(view.prompt().accepts(player.choose(view, { std::chrono::milliseconds(0), 1, nullptr })));
            QVERIFY(view.prompt().accepts(player.choose(view, { std::chrono::milliseconds(0), 0, &cancelled })));
        }
    }

    void theNumberOfThreadsChangesNothing()
    {
        const auto one = simulated({ "greedy", "random", "random" }, 40, 1);
        const auto three = simulated({ "greedy", "random", "random" }, 40, 3);
        QCOMPARE(three.matches, 40);
        QCOMPARE(three.decisions, one.decisions);
        QCOMPARE(three.turns, one.turns);
        QCOMPARE(three.wins, one.wins);
        QCOMPARE(three.score, one.score);
    }

    void aStopLeavesWhatIsFinished()
    {
        core::SimulationRequest request;
        request.setup = tests::fakeSetup(2, 400);
        request.players = { "greedy", "random" };
        request.matches = 100'000;
        Problems problems;
        std::atomic<bool> stop { false };
        const auto totals = core::simulate(
            kGame, request, problems, [&](int done) { stop = done == 7; }, &stop);
        QVERIFY(totals.has_value());
        QCOMPARE(totals->matches, 7);
        const core::SimulationTotals seven = simulated(request.players, 7);
        QCOMPARE(totals->decisions, seven.decisions);
        QCOMPARE(totals->wins, seven.wins);
    }

    void unknownPlayersAreToldWhatThereIs()
    {
        Problems problems;
        QVERIFY(core::makePlayer("gready", kGame, 1, problems) == nullptr);
        QCOMPARE(QString::fromStdString(problems.front().text()),
            QStringLiteral("player: there is no player \"gready\", choose one of: human, level:0, level:1, "
                           "level:2, level:3, level:4, level:5, random, policy, greedy, ismcts"));
        problems.clear();
        QVERIFY(core::makePlayer("human", kGame, 1, problems) == nullptr);
        QVERIFY(problems.empty());
    }

    void faultsOfARequestAreValues()
    {
        core::SimulationRequest request;
        request.setup = tests::fakeSetup(2, 1);
        request.players = { "human", "clever" };
        Problems problems;
        QVERIFY(!core::simulate(kGame, request, problems));
        QCOMPARE(problems.size(), 2U);
        QCOMPARE(QString::fromStdString(problems[0].where), QStringLiteral("seat 1"));
    }
};

REGISTER_TEST(PlayersTest)
#include "players_test.moc"
