#include "tests/conformance/conformance.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <QTest>

/// The second game keeps the contract, in every format.
class StarRealmsConformanceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void declaresWhatItHas() { QCOMPARE(suite(2, "standard", 5, 1).declarations(), QStringList()); }

    void randomMatchesKeepTheContract_data() { formats(); }
    void randomMatchesKeepTheContract()
    {
        QFETCH(int, seats);
        QFETCH(QString, format);
        QCOMPARE(suite(seats, format.toStdString(), scaled(2), 1).randomMatches(), QStringList());
    }

    void concealedWorldsTellNothing_data() { formats(); }
    void concealedWorldsTellNothing()
    {
        QFETCH(int, seats);
        QFETCH(QString, format);
        QCOMPARE(suite(seats, format.toStdString(), 1, 3).concealedWorlds(), QStringList());
    }

    /// The record is read back after every choice, which takes long in long matches: these two are short ones.
    void sessionsTakeBackAndGoOn_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("format");
        QTest::addColumn<quint64>("seed");
        QTest::newRow("standard, 2 seats") << 2 << QStringLiteral("standard") << quint64 { 275 };
        QTest::newRow("hydra, 4 seats") << 4 << QStringLiteral("hydra") << quint64 { 285 };
    }
    void sessionsTakeBackAndGoOn()
    {
        QFETCH(int, seats);
        QFETCH(QString, format);
        QFETCH(quint64, seed);
        QCOMPARE(suite(seats, format.toStdString(), scaled(1), seed).sessions(), QStringList());
    }

    void playersPlayToTheEnd()
    {
        QCOMPARE(
            suite(2, "standard", 1, 7).players({ QStringLiteral("random"), QStringLiteral("greedy") }), QStringList());
    }

private:
    static bool isLong() { return qEnvironmentVariableIsSet("BREAKPOINT_LONG"); }
    static int scaled(int matches) { return isLong() ? 20 * matches : matches; }

    static void formats()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("format");
        const auto row = [](int seats, const char* format) {
            QTest::addRow("%s, %d seats", format, seats) << seats << QString::fromUtf8(format);
        };
        row(2, "standard");
        row(3, "free-for-all");
        row(3, "hunter");
        row(4, "first-blood");
        row(4, "hydra");
        row(6, "emperor");
        row(3, "raid");
        row(1, "challenge nemesis-beast");
        row(3, "challenge nemesis-beast");
        row(2, "challenge automatons");
        row(3, "challenge pirates");
        row(2, "challenge blob-assault");
        row(2, "challenge dimensional-horror");
    }

    static tests::Conformance suite(int seats, const std::string& format, int matches, std::uint64_t seed)
    {
        return { tests::starRealms(), tests::starRealmsSetup(seats, format, seed), matches, 20'000 };
    }
};

REGISTER_TEST(StarRealmsConformanceTest)
#include "star_realms_conformance_test.moc"
