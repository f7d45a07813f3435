#include "tests/conformance/conformance.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

/// Matches for each one of the ordinary run: ten in the long run, and a tenth of one under the sanitizers. The longest
/// runs are matches_test's.
static int scaled(int matches)
{
    if (qEnvironmentVariableIsSet("BREAKPOINT_LONG"))
        matches *= 10;
    return tests::kSanitized ? std::max(1, matches / 10) : matches;
}

class SmashUpConformanceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void declaresWhatItHas()
    {
        QCOMPARE(suite(3, QStringLiteral("in-play-first"), 5, 1).declarations(), QStringList());
    }

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
        // Other pairs every five matches, so that each faction meets each other.
        constexpr int kSamePairs = 5;
        for (int played = 0; played < scaled(matches); played += kSamePairs) {
            const tests::Conformance conformance
                = suite(seats, responses, kSamePairs, static_cast<std::uint64_t>(1000 + played));
            const QStringList faults = conformance.randomMatches();
            QVERIFY2(faults.isEmpty(), qPrintable(pairsOf(conformance.setup) + faults.join(QLatin1Char(0x0A))));
        }
    }

    void concealedWorldsTellNothing_data() { seatNumbers(); }

    void concealedWorldsTellNothing()
    {
        QFETCH(int, seats);
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const tests::Conformance conformance = suite(seats, QStringLiteral("in-play-first"), scaled(5), seed);
            const QStringList faults = conformance.concealedWorlds();
            QVERIFY2(faults.isEmpty(), qPrintable(pairsOf(conformance.setup) + faults.join(QLatin1Char(0x0A))));
        }
    }

    void sessionsTakeBackAndGoOn_data() { seatNumbers(); }

    void sessionsTakeBackAndGoOn()
    {
        QFETCH(int, seats);
        QCOMPARE(suite(seats, QStringLiteral("in-play-first"), scaled(10), 1).sessions(), QStringList());
    }

    void playersPlayToTheEnd_data() { seatNumbers(); }

    void playersPlayToTheEnd()
    {
        QFETCH(int, seats);
        const tests::Conformance conformance = suite(seats, QStringLiteral("in-play-first"), 2, 7);
        QCOMPARE(conformance.players({ QStringLiteral("random"), QStringLiteral("greedy") }), QStringList());
    }

private:
    static void seatNumbers()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 4; ++seats)
            QTest::addRow("%d seats", seats) << seats;
    }

    static tests::Conformance suite(int seats, const QString& responses, int matches, std::uint64_t seed)
    {
        const std::vector<std::string> sets = tests::smashUp().setNames();
        core::MatchSetup setup = tests::smashUpDrawnSetup(seats, seed, sets[seed % sets.size()]);
        setup.options["responses"] = responses.toStdString();
        return { tests::smashUp(), setup, matches };
    }

    static QString pairsOf(const core::MatchSetup& setup)
    {
        QString text = QStringLiteral("seed %1, %2").arg(setup.seed).arg(QString::fromStdString(setup.set));
        for (const core::SeatSetup& seat : setup.seats)
            text += QStringLiteral(", %1+%2").arg(
                QString::fromStdString(seat.factions[0]), QString::fromStdString(seat.factions[1]));
        return text + QLatin1Char(0x0A);
    }
};

REGISTER_TEST(SmashUpConformanceTest)
#include "smash_up_conformance_test.moc"
