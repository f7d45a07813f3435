#include "tests/conformance/conformance.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <QTest>

/// The suite itself, proven on a game small enough to be right.
class FakeConformanceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheContract_data()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 4; ++seats)
            QTest::addRow("%d seats", seats) << seats;
    }

    void keepsTheContract()
    {
        QFETCH(int, seats);
        const tests::FakeGame game;
        const tests::Conformance suite { game, tests::fakeSetup(seats, 1000), 60 };
        QCOMPARE(suite.declarations(), QStringList());
        QCOMPARE(suite.randomMatches(), QStringList());
        QCOMPARE(suite.concealedWorlds(), QStringList());
        QCOMPARE(suite.sessions(), QStringList());
        QCOMPARE(suite.players({ QStringLiteral("random"), QStringLiteral("greedy") }), QStringList());
    }
};

REGISTER_TEST(FakeConformanceTest)
#include "fake_conformance_test.moc"
