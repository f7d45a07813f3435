#include "core/ai/learning/network_evaluator.h"
#include "core/ai/learning/network_regression.h"
#include "core/ai/learning/trainer.h"
#include "core/ai/search/rollout.h"
#include "tests/support/fake_game.h"
#include "tests/support/no_pairs.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace {

using tests::kNoPairs;

/// A game whose sparse inputs say whose turn it is: the seat's own, or another's.
class PlacedFeatures final : public core::Features {
public:
    explicit PlacedFeatures(const core::Features& numbers)
        : m_numbers(numbers)
    {
    }
    std::size_t count() const override { return m_numbers.count(); }
    std::string name(std::size_t index) const override { return m_numbers.name(index); }
    void read(const core::Match& match, core::Seat seat, std::span<float> values) const override
    {
        m_numbers.read(match, seat, values);
    }
    std::size_t sparseCount() const override { return 2; }
    std::string sparseName(std::size_t index) const override { return index == 0 ? "own turn" : "other turn"; }
    void readAll(
        const core::Match& match, core::Seat seat, std::span<float> values, core::PresentInputs& present) const override
    {
        read(match, seat, values);
        present.clear();
        present.push(core::contains(match.standing().current, seat) ? 0 : 1);
    }

private:
    const core::Features& m_numbers;
};

class PlacedGame final : public tests::FakeGame {
public:
    const core::Features* features() const override { return &m_placed; }

private:
    PlacedFeatures m_placed { *tests::FakeGame::features() };
};

core::TrainingRequest requested(int seats, int threads)
{
    core::TrainingRequest request;
    request.set = "plain";
    request.seats = seats;
    request.seed = 7;
    request.matches = 2000;
    request.threads = threads;
    request.use = core::LearnedFor::Leaves;
    return request;
}

std::optional<core::NetworkRecord> trained(const core::Game& game, int threads, core::Problems& problems)
{
    const std::atomic<bool> stop { false };
    return core::trainNetwork(game, requested(2, threads), kNoPairs, stop, {}, problems);
}

std::int16_t drawn(core::Rng& rng, int most)
{
    return static_cast<std::int16_t>(static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * most + 1))) - most);
}

core::NetworkRow drawnRow(core::Rng& rng, int most)
{
    core::NetworkRow row {};
    for (std::int16_t& weight : row)
        weight = drawn(rng, most);
    return row;
}

constexpr int kNumbers = 25;

core::NetworkWeights drawnWeights(core::Rng& rng, int most)
{
    core::NetworkWeights weights;
    for (int i = 0; i < kNumbers; ++i) {
        weights.scales.push_back(0.5 + rng.unit());
        weights.numbers.push_back(drawnRow(rng, most));
    }
    for (int i = 0; i < 300; ++i)
        weights.sparse.push_back(drawnRow(rng, most));
    weights.bias = drawnRow(rng, most);
    for (core::NetworkHead& head : weights.heads)
        head = { drawnRow(rng, 8192), drawn(rng, 1024) };
    return weights;
}

std::vector<float> drawnNumbers(core::Rng& rng, double most)
{
    std::vector<float> numbers;
    for (int i = 0; i < kNumbers; ++i)
        numbers.push_back(static_cast<float>(most * (2 * rng.unit() - 1)));
    return numbers;
}

/// The same network in double precision, and by how much single precision may be off: each rounding by 2^-24 of what is
/// rounded, of which no sum has more than all its terms together, as often as there are terms, a few for the terms
/// themselves. Whole numbers of sixteen bits are added up without any.
struct Reference {
    double logit = 0;
    double bound = 0;
};

Reference referenceOf(const core::NetworkWeights& weights, const std::vector<float>& numbers,
    const std::vector<std::uint16_t>& present, std::size_t head)
{
    constexpr double kRounding = 1.0 / (1 << 24);
    constexpr double kOfTerms = 4;
    Reference reference;
    reference.logit = weights.heads[head].bias / core::kUnitOne;
    double terms = 0;
    for (std::size_t unit = 0; unit < core::kUnits; ++unit) {
        double sum = 0;
        double all = 0;
        const auto add = [&](double term) {
            sum += term;
            all += std::abs(term);
        };
        add(weights.bias[unit] / core::kUnitOne);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            add(static_cast<double>(numbers[i]) / weights.scales[i] * weights.numbers[i][unit] / core::kUnitOne);
        for (const std::uint16_t input : present)
            add(weights.sparse[input][unit] / core::kUnitOne);
        const double counts = weights.heads[head].weights[unit] / core::kHeadOne;
        reference.logit += counts * (unit == 0 ? sum : std::max(0.0, sum));
        const double roundings = static_cast<double>(numbers.size() + present.size()) + kOfTerms;
        reference.bound += std::abs(counts) * all * roundings * kRounding;
        terms += std::abs(counts) * all;
    }
    reference.bound += terms * (core::kUnits + kOfTerms) * kRounding;
    return reference;
}

/// Examples of two inputs that are worth something when exactly one of them is there.
core::SparseExamples eitherButNotBoth(int count, std::uint64_t seed)
{
    core::SparseExamples examples;
    core::Rng rng(seed);
    for (int i = 0; i < count; ++i) {
        const std::uint32_t which = rng.below(4);
        std::vector<std::uint16_t> present;
        for (std::uint16_t input = 0; input < 2; ++input)
            if ((which & (1U << input)) != 0)
                present.push_back(input);
        examples.add({}, present, 2, which == 1 || which == 2 ? 1.0F : 0.0F);
    }
    return examples;
}

}

/// Networks, on made-up examples and games.
class NetworkTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theKernelAgreesWithTheReference()
    {
        core::Rng rng(3);
        // Small weights, of which many are added up in sixteen bits, and the greatest, of which none can be.
        for (const int most : { 300, 3000, 32767 }) {
            for (int trial = 0; trial < 50; ++trial) {
                const core::Network network(drawnWeights(rng, most));
                const std::vector<float> numbers = drawnNumbers(rng, 10);
                std::vector<std::uint16_t> present;
                for (std::size_t i = 0; i < core::kMostPresent; ++i)
                    present.push_back(static_cast<std::uint16_t>(rng.below(300)));
                for (int seats = 2; seats <= 4; ++seats) {
                    const Reference reference
                        = referenceOf(network.weights(), numbers, present, static_cast<std::size_t>(seats) - 2);
                    const double off = network.logit(numbers, present, seats) - reference.logit;
                    QVERIFY2(std::abs(off) <= reference.bound,
                        qPrintable(QStringLiteral("off by %1 of %2").arg(off).arg(reference.bound)));
                }
            }
        }
    }

    /// No weights of the two inputs by themselves foretell it better than a coin.
    void whatNoWeightsCanSayIsLearned()
    {
        const core::SparseExamples examples = eitherButNotBoth(8000, 1);
        const core::SparseExamples held = eitherButNotBoth(1000, 2);
        const core::NetworkFit fit = core::fitNetwork(examples, held, 2, { .rounds = 30, .rate = 0.01, .penalty = 0 });
        const double learned
            = core::calibrationOf(core::chancesOf(core::Network(fit.weights), held), held.numbers.shares).logLoss;
        QVERIFY2(learned < 0.05, qPrintable(QString::number(learned)));

        core::Examples numbers;
        numbers.width = 2;
        for (std::size_t i = 0; i < examples.size(); ++i) {
            std::array<float, 2> there {};
            for (const std::uint16_t input : examples.presentAt(i))
                there[input] = 1;
            numbers.add(there, examples.numbers.shares[i]);
        }
        const core::LogisticFit linear = core::fitLogistic(numbers, 0);
        std::vector<float> chances;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            chances.push_back(static_cast<float>(linear.chance(numbers.at(i))));
        QVERIFY(core::calibrationOf(chances, numbers.shares).logLoss > 0.69);
    }

    void headsOfSeatsThatWereNotPlayedAreThoseOfTheFewest()
    {
        core::SparseExamples examples;
        for (int i = 0; i < 600; ++i)
            examples.add({}, {}, 3, i % 3 == 0 ? 1.0F : 0.0F);
        const core::NetworkFit fit = core::fitNetwork(examples, examples, 0, { .rounds = 200, .rate = 0.05 });
        const core::Network network(fit.weights);
        const double chance = 1 / (1 + std::exp(-network.logit({}, {}, 3)));
        QVERIFY2(std::abs(chance - 1.0 / 3) < 0.02, qPrintable(QString::number(chance)));
        QCOMPARE(network.logit({}, {}, 2), network.logit({}, {}, 3));
        QCOMPARE(network.logit({}, {}, 4), network.logit({}, {}, 3));
    }

    void aHeadIsTaughtOverTheUnitsAsTheyAre()
    {
        core::Rng rng(5);
        const core::Network network(drawnWeights(rng, 300));
        core::SparseExamples examples;
        examples.numbers.width = kNumbers;
        for (int i = 0; i < 400; ++i) {
            const std::vector<float> numbers = drawnNumbers(rng, 2);
            const core::NetworkSums units = network.units(numbers, {});
            // What is to be found: 2 logits for each part of the third unit, one less where nothing is.
            const double logit = 2 * static_cast<double>(units[2]) / core::kUnitOne - 1;
            examples.add(numbers, {}, 3, static_cast<float>(1 / (1 + std::exp(-logit))));
        }
        core::NetworkWeights taught = network.weights();
        taught.heads[1] = core::fitHead(network, examples, 0);
        const core::Network after(taught);
        for (std::size_t i = 0; i < examples.size(); ++i) {
            const std::span<const float> numbers = examples.numbers.at(i);
            const double chance = 1 / (1 + std::exp(-after.logit(numbers, {}, 3)));
            QVERIFY(std::abs(chance - static_cast<double>(examples.numbers.shares[i])) < 0.01);
            QCOMPARE(after.logit(numbers, {}, 2), network.logit(numbers, {}, 2));
            QCOMPARE(after.logit(numbers, {}, 4), network.logit(numbers, {}, 4));
        }
    }

    void theNumberOfThreadsChangesNothing()
    {
        const PlacedGame game;
        core::Problems problems;
        const auto one = trained(game, 1, problems);
        const auto three = trained(game, 3, problems);
        QVERIFY(one && three);
        QCOMPARE(core::toJson(*three), core::toJson(*one));
        QVERIFY(one->positions > 0);
        QVERIFY2(one->logLoss < 0.69, qPrintable(QString::number(one->logLoss))); // of a coin: 0.693
        QCOMPARE(one->sparse.size(), 2U);
    }

    void aGameWithoutSparseInputsLearnsOfItsNumbers()
    {
        const tests::FakeGame game;
        core::Problems problems;
        const auto record = trained(game, 1, problems);
        QVERIFY(record);
        QVERIFY(record->sparse.empty());
        QVERIFY2(record->logLoss < 0.69, qPrintable(QString::number(record->logLoss)));
    }

    void chancesOfTheSeatsSumToOne()
    {
        core::Rng rng(8);
        const PlacedGame game;
        core::NetworkWeights weights = drawnWeights(rng, 400);
        weights.scales.resize(game.features()->count());
        weights.numbers.resize(game.features()->count());
        weights.sparse.resize(game.features()->sparseCount());
        const core::NetworkEvaluator evaluator(*game.features(), weights);
        for (int seats = 2; seats <= 4; ++seats) {
            core::Problems problems;
            const auto match = game.newMatch(tests::fakeSetup(seats, 4), problems);
            QVERIFY(match);
            for (int choices = 0; !match->outcome().decided; ++choices) {
                double sum = 0;
                for (const double chance : core::chancesOf(*match, evaluator, core::kPointsALogit))
                    sum += chance;
                QVERIFY(std::abs(sum - 1) < 1e-9);
                const core::Prompt& prompt = match->prompt();
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
            const bool won = core::contains(match->outcome().winners, core::seatAt(0));
            QVERIFY(won == (evaluator.value(*match, core::seatAt(0)) > 20));
        }
    }

    void aRecordTravels()
    {
        const PlacedGame game;
        core::Problems problems;
        const auto record = trained(game, 1, problems);
        QVERIFY(record);
        const std::string text = core::toJson(*record);
        core::NetworkRecord read;
        QVERIFY2(core::readNetwork(text, "network.json", read, problems),
            problems.empty() ? "" : problems.front().text().c_str());
        QCOMPARE(core::toJson(read), text);
        QVERIFY(core::NetworkEvaluator::make(*game.features(), read, "n", problems) != nullptr);

        std::string damaged = text;
        const std::string row = "\"bias\": \"";
        damaged.insert(damaged.find(row) + row.size(), "many ");
        QVERIFY(!core::readNetwork(damaged, "network.json", read, problems));
        QCOMPARE(problems.front().where, std::string("network.json /bias"));
        QVERIFY(problems.front().text().find("a row of 16 whole numbers is expected") != std::string::npos);
    }

    void aNetworkIsTaughtSeatsThatItHasNotPlayed()
    {
        const PlacedGame game;
        core::Problems problems;
        const auto two = trained(game, 1, problems);
        QVERIFY(two);
        const core::LineUps ofThree({ {} }, 3);
        const std::atomic<bool> stop { false };
        const auto taught = [&](int threads) {
            return core::trainHead(game, requested(3, threads), *two, "n", ofThree, stop, {}, problems);
        };
        const auto three = taught(1);
        QVERIFY(three);
        // One of three wins: what was learned of two expects too much.
        QVERIFY2(three->logLoss < three->logLossBefore, qPrintable(QString::number(three->logLossBefore)));
        QVERIFY2(three->calibrationError < 0.05, qPrintable(QString::number(three->calibrationError)));
        QCOMPARE(three->seats, 3);
        const std::string text = core::toJson(*three);
        QCOMPARE(core::toJson(*taught(3)), text);

        core::NetworkRecord read;
        QVERIFY2(core::readNetwork(text, "network.json", read, problems),
            problems.empty() ? "" : problems.front().text().c_str());
        QCOMPARE(core::toJson(read), text);
        QVERIFY(read.taught[1] && !read.taught[0] && !read.taught[2]);
        QCOMPARE(read.taught[1]->matches, 2000);
        QVERIFY(read.heads[1].weights != two->heads[1].weights);
        QCOMPARE(read.heads[0].weights, two->heads[0].weights);
        QCOMPARE(read.heads[2].weights, two->heads[2].weights);
        QCOMPARE(read.numbers.front().row, two->numbers.front().row);

        core::NetworkRecord other = *two;
        other.numbers.pop_back();
        QVERIFY(!core::trainHead(game, requested(3, 1), other, "n", ofThree, stop, {}, problems));
        QCOMPARE(problems.back().where, std::string("n"));
    }

    void networksOfOtherInputsAreRefused()
    {
        const PlacedGame game;
        core::Problems problems;
        const auto record = trained(game, 1, problems);
        QVERIFY(record);
        const auto refusal = [&](const core::NetworkRecord& other) {
            core::Problems faults;
            return core::NetworkEvaluator::make(*game.features(), other, "n", faults) == nullptr ? faults.front().text()
                                                                                                 : std::string();
        };
        core::NetworkRecord other = *record;
        other.sparse["weather"] = {};
        QVERIFY(refusal(other).find("the game knows no input \"weather\"") != std::string::npos);
        other = *record;
        other.numbers[1].feature = "weather";
        QVERIFY(refusal(other).find("\"weather\", and the game's feature is \"strength\"") != std::string::npos);
        other.numbers.pop_back();
        QVERIFY(refusal(other).find("of 3 features, and the game has 4") != std::string::npos);
        // An input that the file does not have counts for nothing.
        other = *record;
        other.sparse.clear();
        QCOMPARE(refusal(other), std::string());
    }
};

REGISTER_TEST(NetworkTest)
#include "network_test.moc"
