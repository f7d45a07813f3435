#include "tests/conformance/conformance.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

// The sanitizers make it ten times slower; they see a fifth of the matches.
#ifdef __SANITIZE_ADDRESS__
constexpr int kEvery = 5;
#else
constexpr int kEvery = 1;
#endif

class SmashUpConformanceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomMatchesKeepTheContract_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("responses");
        QTest::addColumn<int>("matches");
        QTest::addRow("2 seats") << 2 << QStringLiteral("in-play-first") << 900;
        QTest::addRow("3 seats") << 3 << QStringLiteral("in-play-first") << 400;
        QTest::addRow("4 seats") << 4 << QStringLiteral("in-play-first") << 300;
        QTest::addRow("2 seats, rounds") << 2 << QStringLiteral("rounds") << 250;
        QTest::addRow("4 seats, rounds") << 4 << QStringLiteral("rounds") << 150;
    }

    void randomMatchesKeepTheContract()
    {
        QFETCH(int, seats);
        QFETCH(QString, responses);
        QFETCH(int, matches);
        QCOMPARE(suite(seats, responses, matches / kEvery).randomMatches(), QStringList());
    }

    void concealedWorldsTellNothing_data() { seatNumbers(); }

    void concealedWorldsTellNothing()
    {
        QFETCH(int, seats);
        const QStringList faults = suite(seats, QStringLiteral("in-play-first"), 40 / kEvery).concealedWorlds();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char(0x0A))));
    }

    void sessionsTakeBackAndGoOn_data() { seatNumbers(); }

    void sessionsTakeBackAndGoOn()
    {
        QFETCH(int, seats);
        QCOMPARE(suite(seats, QStringLiteral("in-play-first"), 10 / kEvery).sessions(), QStringList());
    }

    void playersPlayToTheEnd_data() { seatNumbers(); }

    void playersPlayToTheEnd()
    {
        QFETCH(int, seats);
        const tests::Conformance conformance = suite(seats, QStringLiteral("in-play-first"), 2);
        QCOMPARE(conformance.players({ QStringLiteral("random"), QStringLiteral("greedy") }), QStringList());
    }

private:
    static void seatNumbers()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 4; ++seats)
            QTest::addRow("%d seats", seats) << seats;
    }

    static tests::Conformance suite(int seats, const QString& responses, int matches)
    {
        core::MatchSetup setup = tests::smashUpSetup(seats, 1);
        setup.options["responses"] = responses.toStdString();
        return { tests::smashUp(), setup, matches };
    }
};

REGISTER_TEST(SmashUpConformanceTest)
#include "smash_up_conformance_test.moc"
