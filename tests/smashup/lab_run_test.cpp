#include "core/ai/players/match_runner.h"
#include "core/game/outcome.h"
#include "core/lab/lab_runner.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

namespace {

core::LabTable labOf(const std::string& player, std::vector<core::FactionPair> pairs)
{
    core::LabTerms terms;
    terms.game = tests::smashUp().id();
    terms.set = tests::smashUp().setNames().front();
    terms.player = player;
    terms.pairs = core::inOrder(std::move(pairs));
    return core::LabTable::of(std::move(terms));
}

core::LabTable played(const std::string& player, std::vector<core::FactionPair> pairs, int threads, int matches = 24)
{
    core::LabTable table = labOf(player, std::move(pairs));
    core::Problems problems;
    const std::atomic<bool> stop { false };
    const bool whole = core::runLab(
        tests::smashUp(), { .matches = matches }, threads, table, stop, [](const auto&) { return true; }, problems);
    return whole ? table : core::LabTable {};
}

const core::FactionPair kAliens { "Aliens", "Pirates" };
const core::FactionPair kRobots { "Robots", "Zombies" };
const core::FactionPair kNinjas { "Ninjas", "Wizards" };

}

/// Labs that are played.
class LabRunTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyNumberOfThreadsPlaysTheSame_data()
    {
        QTest::addColumn<QString>("player");
        QTest::addColumn<int>("matches"); // of each of three cells
        for (const char* player : { "random", "policy", "policy:sharpness=1" })
            QTest::newRow(player) << QString::fromLatin1(player) << 24;
        QTest::newRow("level:2") << QStringLiteral("level:2") << 8;
    }

    void anyNumberOfThreadsPlaysTheSame()
    {
        QFETCH(QString, player);
        QFETCH(int, matches);
        const core::LabTable one = played(player.toStdString(), { kAliens, kRobots, kNinjas }, 1, matches);
        QCOMPARE(one.matches(), std::int64_t { 3 } * matches);
        QVERIFY(played(player.toStdString(), { kNinjas, kRobots, kAliens }, 3, matches) == one);
    }

    void aCellIsTheSameWhateverOtherPairsThereAre()
    {
        const core::LabTable three = played("random", { kAliens, kRobots, kNinjas }, 2);
        const core::LabTable two = played("random", { kAliens, kRobots }, 2);
        QCOMPARE(two.cells.size(), std::size_t { 1 });
        QCOMPARE(two.cells[0].won, three.find(0, 2)->won); // Aliens+Pirates, Ninjas+Wizards, Robots+Zombies
    }

    void matchesHangOnPairsDealAndSeedAlone()
    {
        core::LabTable lab = labOf("random", { kAliens, kRobots, kNinjas });
        const core::MatchSetup first = core::labSetup(lab.terms, lab.cells[0], 0);
        QCOMPARE(first.seats[0].factions, kAliens);
        QCOMPARE(first.seats[1].factions, kNinjas);
        QVERIFY(core::labSetup(lab.terms, lab.cells[0], 1).seed != first.seed);
        QVERIFY(core::labSetup(lab.terms, lab.cells[1], 0).seed != first.seed);
        lab.terms.seed = 2;
        QVERIFY(core::labSetup(lab.terms, lab.cells[0], 0).seed != first.seed);
    }

    void aStoppedLabHasWholeBlocks()
    {
        core::LabTable table = labOf("random", { kAliens, kRobots });
        core::Problems problems;
        const std::atomic<bool> stop { false };
        std::int64_t told = 0;
        const auto listener = [&](const std::vector<core::LabBlock>& blocks) {
            told += static_cast<std::int64_t>(blocks.size());
            return told < 3;
        };
        QVERIFY(core::runLab(tests::smashUp(), { .matches = 800'000 }, 2, table, stop, listener, problems));
        QVERIFY(told >= 3 && table.matches() == told * core::kMatchesOfBlock);
        QVERIFY(table.cells[0].wins() <= table.matches() * core::kPartsOfMatch);
    }

    void thePolicyPlaysBetterThanChance()
    {
        core::SimulationRequest request;
        request.setup.seats = { { "Ann", kAliens }, { "Ben", kNinjas } };
        request.matches = 50;
        core::Problems problems;
        std::int64_t won = 0;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            request.players = { "random", "random" };
            request.players[seat] = "policy";
            const auto totals = core::simulate(tests::smashUp(), request, problems);
            QVERIFY(totals.has_value());
            QCOMPARE(totals->parts[0] + totals->parts[1], std::int64_t { 50 } * core::kPartsOfMatch);
            won += totals->parts[seat];
        }
        QVERIFY(won > 70 * core::kPartsOfMatch); // of a hundred; by chance four deviations from even
    }

    void whatCannotBePlayedIsTold()
    {
        const auto says = [](const core::LabTable& table) {
            const core::Problems problems = core::checkLab(tests::smashUp(), table.terms);
            return problems.empty() ? QString() : QString::fromStdString(problems.front().text());
        };
        QVERIFY(says(labOf("random", { kAliens, kRobots })).isEmpty());
        QVERIFY(says(labOf("nobody", { kAliens, kRobots })).contains(QLatin1String("there is no player")));
        QVERIFY(says(labOf("human", { kAliens, kRobots })).contains(QLatin1String("person")));
        QVERIFY(says(labOf("random", { kAliens, { "Aliens", "Robots" } })).contains(QLatin1String("do not go round")));
        QVERIFY(says(labOf("random", { kAliens, { "Robots", "Toasters" } })).contains(QLatin1String("Toasters")));
    }
};

REGISTER_TEST(LabRunTest)

#include "lab_run_test.moc"
