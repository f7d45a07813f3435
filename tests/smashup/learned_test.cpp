#include "core/ai/learning/linear_evaluator.h"
#include "core/ai/learning/policy_record.h"
#include "core/registry.h"
#include "resources/content.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>
#include <set>

namespace {

std::vector<float> read(const core::Match& match, core::Seat seat)
{
    const core::Features& features = *tests::smashUp().features();
    std::vector<float> values(features.count(), NAN);
    features.read(match, seat, values);
    return values;
}

/// Cards and rules change more often than weights are learned, and each change does little.
void sayWhetherOlder(const core::LearnedRecord& record, const QByteArray& train)
{
    if (record.setHash != tests::smashUp().setHash(record.set)
        || record.engineVersion != tests::smashUp().engineVersion())
        qWarning("learned of older cards or rules: %s", train.constData());
}

}

/// The features of Smash Up, and the weights that the program comes with.
class LearnedTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void featuresShowNothingHidden()
    {
        int compared = 0;
        for (int seats = 2; seats <= 4; ++seats) {
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                core::Problems problems;
                const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(seats, seed), problems);
                const auto world = match->clone();
                core::Rng rng(seed);
                while (!match->outcome().decided) {
                    if (rng.below(8) == 0) {
                        for (int seat = 0; seat < seats; ++seat) {
                            world->assign(*match);
                            world->conceal(core::seatAt(seat), rng);
                            QCOMPARE(read(*world, core::seatAt(seat)), read(*match, core::seatAt(seat)));
                            ++compared;
                        }
                    }
                    const core::Prompt& prompt = match->prompt();
                    match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
                }
            }
        }
        QVERIFY(compared > 500);
    }

    void everyFeatureHasItsNameAndIsFinite()
    {
        const core::Features& features = *tests::smashUp().features();
        std::set<std::string> names;
        for (std::size_t i = 0; i < features.count(); ++i)
            names.insert(features.name(i));
        QCOMPARE(names.size(), features.count());
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(tests::smashUpSetup(3, 7), problems);
        for (const float value : read(*match, core::seatAt(1)))
            QVERIFY(std::isfinite(value));
    }

    void weightsOfAnotherListOfFeaturesStopTheGame()
    {
        std::vector<core::SourceFile> files = resources::filesBelow(QStringLiteral("cards/smashup"));
        files.push_back({ "ai/smashup/plays.json", "{}" });
        core::Problems problems;
        QVERIFY(core::findGame("smashup")->make(files, problems) == nullptr);
        QCOMPARE(problems.front().where, std::string("ai/smashup/plays.json /game"));
    }

    /// New rules make old weights worse without anybody seeing it.
    void weightsCanBeTrusted()
    {
        const auto files = resources::filesBelow(QStringLiteral("ai/smashup"));
        QCOMPARE(files.size(), 3U);
        for (const core::SourceFile& file : files) {
            if (file.path.ends_with("/choices.json"))
                continue; // below
            core::TrainingRecord record;
            core::Problems problems;
            QVERIFY2(core::readTraining(file.text, file.path, record, problems), file.path.c_str());
            QCOMPARE("ai/smashup/" + record.use + ".json", file.path);
            const QByteArray train = QByteArray::fromStdString(file.path + "; train them again: " + record.command);
            QVERIFY2(record.logLoss < record.logLossByHand, "the hand-set evaluation foretells better: " + train);
            QVERIFY2(record.calibrationError < 0.05, "the win chances are not to be trusted: " + train);
            sayWhetherOlder(record, train);
        }
    }

    void thePolicyCanBeTrusted()
    {
        const core::Game& game = tests::smashUp();
        QVERIFY(game.policy() != nullptr);
        for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("ai/smashup"))) {
            if (!file.path.ends_with("/choices.json"))
                continue;
            core::PolicyRecord record;
            core::Problems problems;
            QVERIFY2(core::readPolicy(file.text, file.path, record, problems), file.path.c_str());
            const QByteArray train = QByteArray::fromStdString("train it again: " + record.command);
            QVERIFY2(record.logLoss < record.logLossEven, "any choice is as good a guess: " + train);
            QVERIFY2(record.agreement > 1.5 * record.agreementEven, "the teacher plays otherwise: " + train);
            sayWhetherOlder(record, train);
        }
    }

    void everyTraitHasItsName()
    {
        const core::ChoiceTraits& traits = *tests::smashUp().choiceTraits();
        std::set<std::string> names;
        for (std::size_t trait = 0; trait < traits.count(); ++trait)
            names.insert(traits.name(trait));
        QCOMPARE(names.size(), traits.count());
        for (const char* name :
            { "play Invader", "answer choose one card", "answer to Cannon card", "from choose one hand" })
            QVERIFY2(names.contains(name), name);
    }

    void traitsShowNothingHidden()
    {
        const core::ChoiceTraits& traits = *tests::smashUp().choiceTraits();
        std::vector<core::ChoiceTraits::Row> rows;
        std::vector<core::ChoiceTraits::Row> dealt;
        std::set<std::uint16_t> seen;
        for (int seats = 2; seats <= 4; ++seats) {
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                core::Problems problems;
                const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(seats, seed), problems);
                const auto world = match->clone();
                core::Rng rng(seed);
                while (!match->outcome().decided) {
                    const core::Prompt& prompt = match->prompt();
                    rows.resize(prompt.choices.size());
                    dealt.resize(prompt.choices.size());
                    traits.read(*match, prompt, rows);
                    for (const core::ChoiceTraits::Row& row : rows)
                        seen.insert(row.begin(), row.end());
                    world->assign(*match);
                    world->conceal(prompt.seat, rng);
                    QCOMPARE(world->prompt().choices.size(), prompt.choices.size());
                    traits.read(*world, world->prompt(), dealt);
                    QVERIFY(dealt == rows);
                    match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
                }
            }
        }
        QVERIFY(*seen.rbegin() < traits.count());
        QVERIFY(seen.size() > 1000);
    }
};

REGISTER_TEST(LearnedTest)
#include "learned_test.moc"
