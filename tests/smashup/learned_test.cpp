#include "core/ai/learning/linear_evaluator.h"
#include "core/ai/learning/network_record.h"
#include "core/ai/learning/policy_record.h"
#include "core/registry.h"
#include "resources/content.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace {

/// The features, behind them the origins, and the sparse inputs that are there.
std::vector<float> read(const core::Match& match, core::Seat seat)
{
    const core::Features& features = *tests::smashUp().features();
    const core::Features& origins = *tests::smashUp().origins();
    std::vector<float> values(features.count() + origins.count(), NAN);
    const std::span<float> all(values);
    core::PresentInputs present;
    features.readAll(match, seat, all.first(features.count()), present);
    origins.read(match, seat, all.last(origins.count()));
    std::sort(present.begin(), present.end()); // hidden cards lie in any order
    values.insert(values.end(), present.begin(), present.end());
    return values;
}

/// "lines-3.json" for lines where three seats play, else "plays.json".
std::string fileOf(const core::TrainingRecord& record)
{
    return "ai/smashup/" + record.use + (record.use == "lines" ? "-" + std::to_string(record.seats) : "") + ".json";
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
        const core::Features& origins = *tests::smashUp().origins();
        for (std::size_t i = 0; i < origins.count(); ++i)
            names.insert(origins.name(i));
        QCOMPARE(names.size(), features.count() + origins.count());
        for (std::size_t i = 0; i < features.sparseCount(); ++i)
            names.insert(features.sparseName(i));
        QCOMPARE(names.size(), features.count() + origins.count() + features.sparseCount());
        for (const char* name : { "held Invader", "in play own Invader minion at nearness 3", "discarded other Invader",
                 "faction other Aliens stretch 4", "base The Homeworld relation 1 nearness 0" })
            QVERIFY2(names.contains(name), name);
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
        QCOMPARE(files.size(), 8U);
        for (const core::SourceFile& file : files) {
            if (file.path.ends_with("/choices.json") || file.path.ends_with("/scale.json")
                || file.path.ends_with("/network.json"))
                continue; // below
            core::TrainingRecord record;
            core::Problems problems;
            QVERIFY2(core::readTraining(file.text, file.path, record, problems), file.path.c_str());
            QCOMPARE(fileOf(record), file.path);
            const QByteArray train = QByteArray::fromStdString(file.path + "; train them again: " + record.command);
            QVERIFY2(record.logLoss < record.logLossByHand, "the hand-set evaluation foretells better: " + train);
            QVERIFY2(record.calibrationError < 0.05, "the win chances are not to be trusted: " + train);
            sayWhetherOlder(record, train);
        }
    }

    void theNetworkCanBeTrusted()
    {
        for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("ai/smashup"))) {
            if (!file.path.ends_with("/network.json"))
                continue;
            core::NetworkRecord record;
            core::Problems problems;
            QVERIFY2(core::readNetwork(file.text, file.path, record, problems), file.path.c_str());
            const QByteArray train = QByteArray::fromStdString(file.path + "; train it again: " + record.command);
            QVERIFY2(record.logLoss < record.logLossLinear, "weights of the numbers alone foretell better: " + train);
            QVERIFY2(record.calibrationError < 0.05, "the win chances are not to be trusted: " + train);
            sayWhetherOlder(record, train);
        }
        QVERIFY(tests::smashUp().network() != nullptr);
    }

    /// Readings of both kinds say the same of the numbers, and what is told of a position is what lies there.
    void whatLiesWhereIsTold()
    {
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, 7), problems);
        while (match->prompt().choices.size() < 2 || !match->quiet())
            match->apply(match->prompt().choices[0]);
        const core::Features& features = *tests::smashUp().features();
        std::vector<float> plain(features.count());
        std::vector<float> beside(features.count());
        core::PresentInputs present;
        features.read(*match, core::seatAt(0), plain);
        features.readAll(*match, core::seatAt(0), beside, present);
        QCOMPARE(beside, plain);
        const auto beginning = [&](const char* words) {
            return std::count_if(present.begin(), present.end(),
                [&](std::uint16_t input) { return features.sparseName(input).starts_with(words); });
        };
        QCOMPARE(beginning("held "), 5); // an opening hand
        QCOMPARE(beginning("faction own "), 2);
        QCOMPARE(beginning("faction other "), 2);
        QCOMPARE(beginning("base "), 3); // one more than there are seats
        QCOMPARE(beginning("power "), 3);
        QCOMPARE(beginning("points "), 2);
        QCOMPARE(beginning("in play "), 0);
        QCOMPARE(beginning("discarded "), 0);
    }

    void originsAreTheFactionsAndFade()
    {
        const core::Features& origins = *tests::smashUp().origins();
        core::Problems problems;
        const core::MatchSetup setup = tests::smashUpDrawnSetup(3, 4);
        const auto match = tests::smashUp().newMatch(setup, problems);
        const auto expected = [&](std::size_t seat, const std::string& faction) {
            for (std::size_t i = 0; i < setup.seats.size(); ++i)
                if (const auto& own = setup.seats[i].factions; std::find(own.begin(), own.end(), faction) != own.end())
                    return i == seat ? 1.0F : -0.5F;
            return 0.0F;
        };
        std::vector<float> values(origins.count());
        const auto compare = [&](std::size_t seat, float ahead) {
            origins.read(*match, core::seatAt(static_cast<int>(seat)), values);
            for (std::size_t i = 0; i < values.size(); ++i)
                QVERIFY(std::abs(values[i] - ahead * expected(seat, origins.name(i))) < 1e-5F);
        };
        for (std::size_t seat = 0; seat < 3; ++seat)
            compare(seat, 1);
        core::Rng rng(4);
        const auto most = [&] {
            const core::PerSeat<std::int16_t> score = match->standing().score;
            return *std::max_element(score.begin(), score.end());
        };
        while (most() < 6) {
            const core::Prompt& prompt = match->prompt();
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        compare(1, 1 - static_cast<float>(most()) / 15);
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

    /// What people are told of how strong the levels are.
    void theLevelsAreOnOneScaleInTheirOrder()
    {
        const std::vector<core::RatedPlayer> rated = tests::smashUp().ratedPlayers();
        QCOMPARE(rated.size(), 6U);
        for (std::size_t level = 0; level < rated.size(); ++level) {
            QCOMPARE(rated[level].player, "level:" + std::to_string(level));
            QVERIFY(rated[level].low <= rated[level].elo && rated[level].elo <= rated[level].high);
            QVERIFY(level == 0 ? rated[level].elo == 0 : rated[level].low > rated[level - 1].elo);
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
