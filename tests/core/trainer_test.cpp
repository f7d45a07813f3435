#include "core/ai/learning/linear_evaluator.h"
#include "core/ai/learning/logistic_regression.h"
#include "core/ai/learning/trainer.h"
#include "core/ai/players/player_factory.h"
#include "tests/support/fake_game.h"
#include "tests/support/no_pairs.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>
#include <utility>

namespace {

using tests::kGame;
using tests::kNoPairs;

std::optional<core::TrainingRecord> trained(
    int matches, int threads, core::Problems& problems, core::LearnedFor use = core::LearnedFor::Leaves)
{
    core::TrainingRequest request;
    request.set = "plain";
    request.seed = 7;
    request.matches = matches;
    request.threads = threads;
    request.use = use;
    const std::atomic<bool> stop { false };
    return core::train(kGame, request, kNoPairs, stop, {}, problems);
}

/// A game that has nothing to learn from.
class BlindGame final : public tests::FakeGame {
public:
    const core::Features* features() const override { return nullptr; }
};

/// Counts how often it is asked.
class CountingEvaluator final : public core::Evaluator {
public:
    double value(const core::Match&, core::Seat) const override { return ++m_asked; }
    int asked() const { return std::exchange(m_asked, 0); }

private:
    mutable int m_asked = 0;
};

class TaughtGame final : public tests::FakeGame {
public:
    const core::Evaluator* learned(core::LearnedFor use) const override
    {
        return use == core::LearnedFor::Plays ? &plays : &leaves;
    }
    CountingEvaluator plays;
    CountingEvaluator leaves;
};

class NetworkedGame final : public tests::FakeGame {
public:
    const core::Evaluator* learned(core::LearnedFor) const override { return &weights; }
    const core::Evaluator* network() const override { return &net; }
    CountingEvaluator weights;
    CountingEvaluator net;
};

/// Has that player answer the first question of a match with two answers or more; whether the answer is one of them.
bool chooses(const char* spec, const core::Game& game, core::Problems& problems)
{
    const auto match = game.newMatch(tests::fakeSetup(2, 1), problems);
    while (match->prompt().choices.size() < 2 || !match->quiet())
        match->apply(match->prompt().choices[0]);
    const auto player = core::makePlayer(spec, game, 1, problems);
    const core::Prompt& prompt = match->prompt();
    return player != nullptr && prompt.accepts(player->choose(core::SeatView(*match, prompt), {}));
}

}

class TrainerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void regressionFindsTheWeightsThatMadeTheExamples()
    {
        core::Examples examples;
        examples.width = 3;
        core::Rng rng(5);
        for (int i = 0; i < 4000; ++i) {
            const std::array<float, 3> x { static_cast<float>(4 * rng.unit() - 2), static_cast<float>(rng.unit()), 1 };
            const double logit = 1.5 * static_cast<double>(x[0]) - 2.0 * static_cast<double>(x[1]) + 0.5;
            examples.add(x, static_cast<float>(1 / (1 + std::exp(-logit)))); // the chance itself, so nothing is noise
        }
        const core::LogisticFit fit = core::fitLogistic(examples, 0);
        QVERIFY(std::abs(fit.weights[0] / fit.scales[0] - 1.5) < 0.001);
        QVERIFY(std::abs(fit.weights[1] / fit.scales[1] + 2.0) < 0.001);
        QCOMPARE(fit.scales[2], 1.0); // it never changes
        QVERIFY(std::abs(fit.chance(examples.at(0)) - static_cast<double>(examples.shares[0])) < 0.001);
        const core::LogisticFit held = core::fitLogistic(examples, 1.0);
        QVERIFY(std::abs(held.weights[0]) < std::abs(fit.weights[0]) / 2);
    }

    void calibrationIsCountedByBins()
    {
        const std::vector<float> chances { 0.25F, 0.25F, 0.75F, 1.0F };
        const std::vector<float> shares { 0.0F, 0.5F, 1.0F, 1.0F };
        const core::Calibration calibration = core::calibrationOf(chances, shares);
        QCOMPARE(calibration.bins[2].positions, 2);
        QCOMPARE(calibration.bins[2].seen, 0.25);
        QCOMPARE(calibration.bins[7].predicted, 0.75);
        QCOMPARE(calibration.bins[9].positions, 1); // a chance of 1 is in the last
        QCOMPARE(calibration.error, 0.25 / 4);
        QVERIFY(std::isfinite(calibration.logLoss));
    }

    /// Points win this game, so they must be worth something, and what was learned must foretell matches not seen.
    void theObviousIsLearned()
    {
        core::Problems problems;
        const auto record = trained(400, 2, problems);
        QVERIFY(record);
        QCOMPARE(record->weights.weights[0].feature, std::string("score"));
        QVERIFY(record->weights.weights[0].weight > 0.3);
        QVERIFY(record->positions > 300);
        QVERIFY2(record->logLoss < 0.67, qPrintable(QString::number(record->logLoss))); // of a coin: 0.693
    }

    void theNumberOfThreadsChangesNothing()
    {
        core::Problems problems;
        const auto one = trained(90, 1, problems, core::LearnedFor::Plays);
        const auto two = trained(90, 2, problems, core::LearnedFor::Plays);
        QVERIFY(one && two);
        QCOMPARE(core::toJson(*two), core::toJson(*one));
        QVERIFY(one->positions > 0);
    }

    void aRunThatWasStoppedSaysHowFarItCame()
    {
        core::TrainingRequest request;
        request.set = "plain";
        request.matches = 1'000'000;
        std::atomic<bool> stop { false };
        core::Problems problems;
        const auto stopped = core::train(
            kGame, request, kNoPairs, stop, [&](int matches, int) { stop = matches > 70; }, problems);
        QVERIFY(stopped);
        QVERIFY(stopped->matches < 1000);
        request.matches = stopped->matches;
        stop = false;
        const auto again = core::train(kGame, request, kNoPairs, stop, {}, problems);
        QVERIFY(again);
        QCOMPARE(core::toJson(*again), core::toJson(*stopped));
    }

    void faultsAreValues()
    {
        core::Problems problems;
        const std::atomic<bool> stop { true };
        core::TrainingRequest request;
        request.set = "plain";
        QVERIFY(!core::train(BlindGame(), request, kNoPairs, stop, {}, problems));
        QVERIFY(problems.front().what.words().find("no features") != std::string::npos);
        problems.clear();
        QVERIFY(!core::train(kGame, request, kNoPairs, stop, {}, problems));
        QVERIFY(problems.front().what.words().find("there was time for 0 matches") != std::string::npos);
    }

    void aRecordTravels()
    {
        core::Problems problems;
        const auto record = trained(64, 1, problems);
        QVERIFY(record);
        const std::string text = core::toJson(*record);
        core::TrainingRecord read;
        QVERIFY(core::readTraining(text, "weights.json", read, problems));
        QCOMPARE(core::toJson(read), text);
        QVERIFY(!core::readTraining(R"({"use": "both"})", "weights.json", read, problems));
        QCOMPARE(problems.front().where, std::string("weights.json /game"));
    }

    void weightsOfOtherFeaturesAreRefused()
    {
        core::LinearWeights weights;
        for (std::size_t i = 0; i < kGame.features()->count(); ++i)
            weights.weights.push_back({ kGame.features()->name(i), 2.0, i == 0 ? 1.0 : 0.0 });
        core::Problems problems;
        const auto evaluator = core::LinearEvaluator::make(*kGame.features(), weights, "w", problems);
        QVERIFY(evaluator);
        const auto match = kGame.newMatch(tests::fakeSetup(2, 1), problems);
        QCOMPARE(evaluator->value(*match, core::seatAt(0)), 0.0); // nobody has scored yet

        weights.weights[1].feature = "weather";
        QVERIFY(!core::LinearEvaluator::make(*kGame.features(), weights, "w", problems));
        QVERIFY(
            problems.back().text().find("\"weather\", and the game's feature is \"strength\"") != std::string::npos);
        weights.weights.pop_back();
        QVERIFY(!core::LinearEvaluator::make(*kGame.features(), weights, "w", problems));
        QVERIFY(problems.back().text().find("of 3 features, and the game has 4") != std::string::npos);
    }

    void playersJudgeByWhatWasLearnedForTheirUse()
    {
        const TaughtGame game;
        core::Problems problems;
        QVERIFY(chooses("greedy:eval=learned", game, problems));
        QVERIFY(game.plays.asked() > 0);
        QCOMPARE(game.leaves.asked(), 0);
        QVERIFY(chooses("ismcts:iterations=20,eval=learned", game, problems));
        QCOMPARE(game.plays.asked(), 0);
        QVERIFY(game.leaves.asked() > 0);
        QVERIFY(chooses("greedy:eval=hand", game, problems));
        QVERIFY(chooses("ismcts:iterations=20", game, problems));
        QCOMPARE(game.plays.asked() + game.leaves.asked(), 0);
        QVERIFY(chooses("greedy:eval=learned", kGame, problems)); // which has learned nothing
        QVERIFY(problems.empty());
        QVERIFY(!core::checkPlayer("greedy:eval=felt", kGame).empty());
    }

    void levelsJudgeByTheNetworkAndByWeightsWithoutOne()
    {
        core::Problems problems;
        const NetworkedGame both;
        const TaughtGame weightsAlone;
        for (const char* level : { "level:2", "level:3", "level:4" }) {
            QVERIFY(chooses(level, both, problems));
            QVERIFY(both.net.asked() > 0);
            QCOMPARE(both.weights.asked(), 0);
            QVERIFY(chooses(level, weightsAlone, problems));
            QVERIFY(weightsAlone.plays.asked() + weightsAlone.leaves.asked() > 0);
            QVERIFY(chooses(level, kGame, problems)); // which has learned nothing
        }
        QVERIFY(chooses("greedy:eval=learned", both, problems));
        QCOMPARE(both.net.asked(), 0);
        QVERIFY(both.weights.asked() > 0);
        QVERIFY(problems.empty());
    }

    void aDecidedMatchIsBeyondEveryPosition()
    {
        core::Problems problems;
        const auto match = kGame.newMatch(tests::fakeSetup(2, 3), problems);
        core::Rng rng(1);
        while (!match->outcome().decided) {
            const core::Prompt& prompt = match->prompt();
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        const core::LinearEvaluator evaluator(*kGame.features());
        for (int seat = 0; seat < 2; ++seat) {
            const bool won = core::contains(match->outcome().winners, core::seatAt(seat));
            QVERIFY(won ? evaluator.value(*match, core::seatAt(seat)) >= 50
                        : evaluator.value(*match, core::seatAt(seat)) <= -50);
        }
    }
};

REGISTER_TEST(TrainerTest)
#include "trainer_test.moc"
