#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// A draw that people at the terminal agree on, over the fake game.
class DrawCliTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    tests::CommandRun run(const QByteArray& line, const QByteArray& input = {}) const
    {
        QStringList arguments = QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        arguments << QStringLiteral("--db") << m_folder.filePath(QStringLiteral("matches.db"));
        return tests::runCommand(QStringLiteral(FAKE_CLI), arguments, input);
    }

private Q_SLOTS:
    /// Seed 2 deals both a hand to keep, so the first question is that of a turn.
    void bothAgree()
    {
        tests::CommandRun done = run("play --record --seat human --seat human --seed 2", "\nd\ny\n");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.out.contains("d to offer a draw, q to stop: "), done.out.constData());
        QVERIFY2(done.out.contains("Player 2: Player 1 offers a draw. Do you agree?"), done.out.constData());
        QCOMPARE(done.out.count(" draw\n"), 2); // both rows of the result
        QVERIFY2(done.out.contains("1 turn, 1 choice, stored as match 1"), done.out.constData());
        done = run("matches show 1");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.out.contains("finished"), done.out.constData());
        QVERIFY2(done.out.contains("\nA draw\n"), done.out.constData());
        QVERIFY2(done.out.contains("1. Player 1: agree to a draw"), done.out.constData());
        QCOMPARE(run("matches verify 1").status, 0);
        const QJsonObject match = run("matches list --json").json().array()[0].toObject();
        QCOMPARE(match[QStringLiteral("status")].toString(), QStringLiteral("finished"));
    }

    void oneDeclines()
    {
        const tests::CommandRun done = run("play --seat human --seat human --seed 2", "\nd\nn\n\nq\n");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.out.contains("Player 2 declines the draw."), done.out.constData());
        // Nobody has read the other's hand meanwhile, and the question comes again.
        QCOMPARE(done.out.count("Press Enter, Player 1: "), 2);
        QVERIFY(done.out.contains("The match was not recorded, so it ends here."));
    }

    /// Against computers alone nobody else would ask whether it is meant.
    void oneWhoIsAloneIsAskedFirst()
    {
        tests::CommandRun done = run("play --seat human --seat random --seed 2", "d\nn\nq\n");
        QVERIFY2(done.out.contains("It is over when the others agree. y offers the draw: "), done.out.constData());
        QVERIFY(!done.out.contains("declines"));
        done = run("play --seat human --seat random --seed 2", "d\ny\nq\n");
        QVERIFY2(done.out.contains("Random 2 declines the draw and plays on to win."), done.out.constData());
    }

    void nothingIsOfferedBeforeATurn()
    {
        // Seed 3 asks the first seat for a new hand.
        const tests::CommandRun done = run("play --seat human --seat random --seed 3", "d\nq\n");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.out.contains("A draw can be offered where a turn is yours to play on."), done.out.constData());
        QVERIFY(!done.out.contains("d to offer a draw"));
    }
};

REGISTER_TEST(DrawCliTest)
#include "draw_cli_test.moc"
