#include "tests/conformance/conformance.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

/// The third game keeps the contract.
class HyperboreaConformanceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void declaresWhatItHas() { QCOMPARE(suite(2, "invasion", 3, 1).declarations(), QStringList()); }

    void randomMatchesKeepTheContract_data() { modes(); }
    void randomMatchesKeepTheContract()
    {
        QFETCH(int, seats);
        QFETCH(QString, mode);
        QCOMPARE(suite(seats, mode.toStdString(), scaled(1), 1).randomMatches(), QStringList());
    }

    void concealedWorldsTellNothing_data() { modes(); }
    void concealedWorldsTellNothing()
    {
        QFETCH(int, seats);
        QFETCH(QString, mode);
        QCOMPARE(suite(seats, mode.toStdString(), 1, 3).concealedWorlds(), QStringList());
    }

    void sessionsTakeBackAndGoOn() { QCOMPARE(suite(2, "invasion", 1, 5).sessions(), QStringList()); }

    void playersPlayToTheEnd()
    {
        QCOMPARE(
            suite(2, "invasion", 1, 7).players({ QStringLiteral("random"), QStringLiteral("greedy") }), QStringList());
    }

private:
    static int scaled(int matches) { return qEnvironmentVariableIsSet("BREAKPOINT_LONG") ? 20 * matches : matches; }

    static void modes()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("mode");
        QTest::newRow("invasion, 2 seats") << 2 << QStringLiteral("invasion");
        QTest::newRow("race war, 3 seats") << 3 << QStringLiteral("race-war");
    }

    static tests::Conformance suite(int seats, const std::string& mode, int matches, std::uint64_t seed)
    {
        core::MatchSetup setup = tests::hyperboreaSetup(seats, seed);
        setup.options["mode"] = mode;
        setup.options["length"] = "short"; // random matches are long
        return { tests::hyperborea(), setup, matches, 100'000, tests::kSanitized ? 200 : 40 };
    }
};

REGISTER_TEST(HyperboreaConformanceTest)
#include "hyperborea_conformance_test.moc"
