#include "tests/conformance/conformance.h"
#include "tests/support/suite.h"
#include "tests/support/tower_game.h"

#include <QTest>

/// The suite over a game that has nothing of the real one: six seats, teams, seats that drop out, shared turns.
class TowerConformanceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheContract_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("teams");
        QTest::addColumn<QString>("turns");
        const auto row = [](int seats, const char* set, const char* teams, const char* turns) {
            QTest::addRow("%d seats, %s, teams %s, turns %s", seats, set, teams, turns)
                << seats << QString::fromLatin1(set) << QString::fromLatin1(teams) << QString::fromLatin1(turns);
        };
        for (int seats = 2; seats <= core::kMaxSeats; ++seats)
            row(seats, seats % 2 == 0 ? "stone" : "wood", "none", "single");
        row(4, "wood", "two", "single");
        row(6, "stone", "two", "single");
        row(4, "stone", "two", "shared");
        row(6, "wood", "two", "shared");
        row(5, "stone", "none", "shared");
    }

    void keepsTheContract()
    {
        QFETCH(int, seats);
        QFETCH(QString, set);
        QFETCH(QString, teams);
        QFETCH(QString, turns);
        core::MatchSetup setup = tests::towerSetup(seats, 3000);
        setup.set = set.toStdString();
        setup.options = { { "teams", teams.toStdString() }, { "turns", turns.toStdString() } };
        const tests::TowerGame game;
        const tests::Conformance suite { game, setup, tests::kSanitized ? 8 : 40 };
        QCOMPARE(suite.declarations(), QStringList());
        QCOMPARE(suite.randomMatches(), QStringList());
        QCOMPARE(suite.concealedWorlds(), QStringList());
        QCOMPARE(suite.sessions(), QStringList());
        const tests::Conformance few { game, setup, 2 };
        QCOMPARE(few.players({ QStringLiteral("random"), QStringLiteral("greedy:worlds=1,nodes=40"),
                     QStringLiteral("ismcts:iterations=30") }),
            QStringList());
    }
};

REGISTER_TEST(TowerConformanceTest)
#include "tower_conformance_test.moc"
