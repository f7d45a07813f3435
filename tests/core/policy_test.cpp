#include "core/ai/learning/policy_trainer.h"
#include "core/ai/learning/softmax_policy.h"
#include "core/ai/learning/softmax_regression.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/search/rollout.h"
#include "tests/support/fake_game.h"
#include "tests/support/no_pairs.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>
#include <utility>

namespace {

using tests::kGame;
using tests::kNoPairs;

core::TaughtQuestion question(std::uint16_t first, std::uint16_t second, float chanceOfFirst)
{
    return { { core::ChoiceTraits::Row { first }, core::ChoiceTraits::Row { second } },
        { chanceOfFirst, 1.0F - chanceOfFirst } };
}

std::vector<const core::TaughtQuestion*> pointersTo(const std::vector<core::TaughtQuestion>& questions)
{
    std::vector<const core::TaughtQuestion*> pointers;
    for (const core::TaughtQuestion& each : questions)
        pointers.push_back(&each);
    return pointers;
}

/// Gives the first answer nine times as often as each other, and counts how often it is asked.
class FirstPolicy final : public core::Policy {
public:
    void weigh(const core::Match&, const core::Prompt&, double, std::span<float> weights) const override
    {
        ++m_asked;
        std::fill(weights.begin(), weights.end(), 1.0F);
        weights[0] = 9.0F;
    }
    int asked() const { return std::exchange(m_asked, 0); }

private:
    mutable int m_asked = 0;
};

class SkilledGame final : public tests::FakeGame {
public:
    const core::Policy* policy() const override { return &first; }
    FirstPolicy first;
};

/// Where two answers are open.
std::unique_ptr<core::Match> matchWithAChoice(const core::Game& game)
{
    core::Problems problems;
    auto match = game.newMatch(tests::fakeSetup(2, 1), problems);
    while (match->prompt().choices.size() < 2 || !match->quiet())
        match->apply(match->prompt().choices[0]);
    return match;
}

std::optional<core::PolicyRecord> taught(const std::string& teacher, int threads, core::Problems& problems)
{
    core::PolicyRequest request;
    request.set = "plain";
    request.teacher = teacher;
    request.seed = 7;
    request.matches = 10;
    request.threads = threads;
    const std::atomic<bool> stop { false };
    return core::trainPolicy(kGame, request, kNoPairs, stop, {}, problems);
}

}

class PolicyTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Of two answers of which one is given three times as often, the weights differ by the logarithm of three.
    void regressionFindsTheChancesItIsTaught()
    {
        std::vector<core::TaughtQuestion> questions;
        for (int i = 0; i < 3000; ++i) {
            questions.push_back(question(1, 2, 0.75F));
            questions.push_back(question(2, 3, 0.5F));
        }
        const std::vector<float> weights = core::fitSoftmax(pointersTo(questions), 5, 1);
        QCOMPARE(weights[0], 0.0F);
        QCOMPARE(weights[4], 0.0F); // never seen
        QVERIFY(std::abs(weights[1] - weights[2] - std::log(3.0F)) < 0.05F);
        QVERIFY(std::abs(weights[2] - weights[3]) < 0.05F);

        const core::SoftmaxQuality quality = core::qualityOf(pointersTo(questions), weights);
        const double ofThree = -(0.75 * std::log(0.75) + 0.25 * std::log(0.25));
        QVERIFY(std::abs(quality.logLossEven - std::log(2.0)) < 1e-9);
        QVERIFY(std::abs(quality.logLossTeacher - (ofThree + std::log(2.0)) / 2) < 1e-6);
        QVERIFY(std::abs(quality.logLoss - quality.logLossTeacher) < 0.001);
        QCOMPARE(quality.agreementEven, 0.5);
    }

    void weightsAreSharpenedAsAsked()
    {
        const auto match = matchWithAChoice(kGame);
        const core::Prompt& prompt = match->prompt();
        std::vector<core::ChoiceTraits::Row> rows(prompt.choices.size());
        kGame.choiceTraits()->read(*match, prompt, rows);
        const std::size_t last = rows.size() - 1;
        QVERIFY(rows[0][0] != rows[last][0]); // to play a card, and to end the turn
        core::Problems problems;
        const auto policy = core::SoftmaxPolicy::make(
            *kGame.choiceTraits(), { { kGame.choiceTraits()->name(rows[last][0]), std::log(2.0) } }, "w", problems);
        QVERIFY(policy);
        std::vector<float> weights(rows.size());
        const auto ratio = [&](double sharpness) {
            policy->weigh(*match, prompt, sharpness, weights);
            return weights[last] / weights[0];
        };
        QVERIFY(std::abs(ratio(1) - 2.0F) < 1e-4F);
        QVERIFY(std::abs(ratio(3) - 8.0F) < 1e-3F);
        QCOMPARE(ratio(0), 1.0F);
        QVERIFY(ratio(1000) > 1e6F);
        QVERIFY(weights[0] > 0.0F);

        QVERIFY(!core::SoftmaxPolicy::make(*kGame.choiceTraits(), { { "weather", 1.0 } }, "w", problems));
        QVERIFY(problems.front().text().find("no choices with the trait \"weather\"") != std::string::npos);
    }

    void linesFollowThePolicy()
    {
        const SkilledGame game;
        const auto match = matchWithAChoice(game);
        core::IsmctsSettings settings;
        settings.length = 1; // one choice of the line, so that where it came to says which
        settings.policy = &game.first;
        const core::Rollout rollout(game.evaluator(), settings);
        const auto after = match->clone();
        after->apply(match->prompt().choices[0]);
        const std::uint64_t first = after->hash();
        core::Rng rng(1);
        int drawn = 0;
        constexpr int kLines = 3000;
        for (int i = 0; i < kLines; ++i) {
            after->assign(*match);
            rollout.judge(*after, 1000, rng);
            drawn += after->hash() == first ? 1 : 0;
        }
        const double expected = 9.0 / (8.0 + static_cast<double>(match->prompt().choices.size()));
        QVERIFY(std::abs(drawn - kLines * expected) < 4 * std::sqrt(kLines * expected * (1 - expected)));
    }

    void playersTakeThePolicyWhereTheyAreTold()
    {
        const SkilledGame game;
        const auto match = matchWithAChoice(game);
        core::Problems problems;
        const auto choose = [&](const char* spec, const core::Game& of) {
            const core::Prompt& prompt = match->prompt();
            const auto player = core::makePlayer(spec, of, 1, problems);
            return prompt.accepts(player->choose(core::SeatView(*match, prompt), {}));
        };
        QVERIFY(choose("ismcts:iterations=20,policy=1", game));
        QVERIFY(game.first.asked() > 0);
        QVERIFY(choose("ismcts:iterations=20", game));
        QCOMPARE(game.first.asked(), 0);
        QVERIFY(choose("ismcts:iterations=20,policy=1", kGame)); // which has learned none
    }

    void theNumberOfThreadsChangesNothing()
    {
        core::Problems problems;
        const auto one = taught("ismcts:iterations=30", 1, problems);
        const auto two = taught("ismcts:iterations=30", 2, problems);
        QVERIFY(one && two);
        QCOMPARE(core::toJson(*two), core::toJson(*one));
        QVERIFY(one->questions > 10);
        QVERIFY(one->logLoss < one->logLossEven);
        QVERIFY(one->logLossTeacher < one->logLoss);

        core::PolicyRecord read;
        QVERIFY(core::readPolicy(core::toJson(*one), "choices.json", read, problems));
        QCOMPARE(core::toJson(read), core::toJson(*one));
        QVERIFY(!core::readPolicy(R"({"use": "plays"})", "choices.json", read, problems));
        QCOMPARE(problems.front().where, std::string("choices.json /game"));
    }

    void faultsAreValues()
    {
        core::Problems problems;
        QVERIFY(!taught("random", 1, problems));
        QVERIFY(problems.back().text().find("does not say what it expects") != std::string::npos);
        QVERIFY(!taught("human", 1, problems));
        QVERIFY(problems.back().text().find("a person cannot teach") != std::string::npos);
        QVERIFY(!taught("nobody", 1, problems));
        QVERIFY(problems.back().text().find("no player \"nobody\"") != std::string::npos);

        class Blind final : public tests::FakeGame {
            const core::ChoiceTraits* choiceTraits() const override { return nullptr; }
        };
        core::PolicyRequest request;
        request.set = "plain";
        request.teacher = "ismcts:iterations=20";
        const std::atomic<bool> stopped { true };
        QVERIFY(!core::trainPolicy(Blind(), request, kNoPairs, stopped, {}, problems));
        QVERIFY(problems.back().text().find("no choice traits") != std::string::npos);
        QVERIFY(!core::trainPolicy(kGame, request, kNoPairs, stopped, {}, problems));
        QVERIFY(problems.back().text().find("stopped before") != std::string::npos);
    }
};

REGISTER_TEST(PolicyTest)
#include "policy_test.moc"
