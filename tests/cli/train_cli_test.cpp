#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

namespace {

using tests::kFake;

}

/// `train` over the fake game.
class TrainCliTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    tests::CommandRun run(const QByteArray& line) const
    {
        QStringList arguments = QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        arguments << QStringLiteral("--db") << path("matches.db");
        return tests::runCommand(kFake, arguments);
    }

private Q_SLOTS:
    void writesWeightsThatAreTheSameAgain()
    {
        const QByteArray train = "train --use leaves --matches 80 --seed 3 --out " + path("one.json").toUtf8();
        const tests::CommandRun first = run(train + " --threads 2");
        QVERIFY2(first.status == 0, first.err.constData());
        QVERIFY(first.out.contains("calibration error"));
        QVERIFY2(first.err.contains("Written to " + path("one.json").toUtf8() + ".\n"), first.err.constData());
        QVERIFY(first.err.contains("Again: breakpoint-cli train --game fake --set plain --use leaves --seats 2 "
                                   "--matches 80 --seed 3 --out FILE"));
        QFile file(path("one.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        const QJsonObject record = QJsonDocument::fromJson(text).object();
        QCOMPARE(record[QStringLiteral("weights")].toArray().size(), 4);
        QCOMPARE(record[QStringLiteral("reliability")].toArray().size(), 10);
        QCOMPARE(record[QStringLiteral("engine_version")].toString(), QStringLiteral("fake-1"));
        const tests::CommandRun again = run(train + " --threads 1 --json");
        QCOMPARE(again.status, 0);
        QCOMPARE(again.out, text);

        QCOMPARE(run("train --use leaves --matches 80").status, 2);
        const tests::CommandRun wrong = run("train --use dreams --out " + path("two.json").toUtf8());
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.err.contains("choose plays, leaves, network, choices or lines"), wrong.err.constData());
        QVERIFY(!QFile::exists(path("two.json")));
    }

    void writesANetworkThatIsTheSameAgain()
    {
        const QByteArray train = "train --use network --matches 80 --seed 3 --out " + path("network.json").toUtf8();
        const tests::CommandRun first = run(train + " --threads 2");
        QVERIFY2(first.status == 0, first.err.constData());
        QVERIFY2(first.out.contains("by weights of the numbers alone"), first.out.constData());
        QVERIFY(first.err.contains("Again: breakpoint-cli train --game fake --set plain --use network --seats 2 "
                                   "--matches 80 --seed 3 --out FILE"));
        QFile file(path("network.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const tests::CommandRun again = run(train + " --threads 1 --json");
        QCOMPARE(again.out, file.readAll());

        // The same network, taught to play three.
        const QByteArray more = "train --use network --seats 3 --matches 80 --seed 5 --onto "
            + path("network.json").toUtf8() + " --out " + path("more.json").toUtf8();
        const tests::CommandRun taught = run(more);
        QVERIFY2(taught.status == 0, taught.err.constData());
        QVERIFY2(taught.out.contains(", before "), taught.out.constData());
        QVERIFY2(taught.err.contains("--use network --onto "), taught.err.constData());
        QVERIFY(QFile::exists(path("more.json")));
        const tests::CommandRun missing
            = run("train --use network --onto " + path("none.json").toUtf8() + " --out " + path("two.json").toUtf8());
        QCOMPARE(missing.status, 2);
        QVERIFY2(missing.err.contains("none.json"), missing.err.constData());
        QCOMPARE(
            run("train --use leaves --onto " + path("network.json").toUtf8() + " --out " + path("two.json").toUtf8())
                .status,
            2);
        QVERIFY(!QFile::exists(path("two.json")));
    }

    void writesAPolicy()
    {
        const QByteArray out = " --out " + path("choices.json").toUtf8();
        const QByteArray train = "train --use choices --teacher ismcts:iterations=30 --matches 10 --seed 3" + out;
        const tests::CommandRun first = run(train + " --threads 2");
        QVERIFY2(first.status == 0, first.err.constData());
        QVERIFY(first.out.contains("the teacher's answer in"));
        QVERIFY(first.err.contains("Again: breakpoint-cli train --game fake --set plain --use choices --teacher "
                                   "ismcts:iterations=30 --seats 2 --matches 10 --seed 3 --out FILE"));
        const tests::CommandRun again = run(train + " --threads 1 --json");
        QFile file(path("choices.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(again.out, file.readAll());

        const tests::CommandRun timed = run("train --use choices --minutes 1" + out);
        QCOMPARE(timed.status, 2);
        QVERIFY(timed.err.contains("give --matches"));
        QCOMPARE(run("train --use leaves --teacher random" + out).status, 2);
        const tests::CommandRun few = run("train --use leaves --matches 63" + out);
        QCOMPARE(few.status, 2);
        QVERIFY(few.err.contains("give at least 64"));
        const tests::CommandRun none = run("train --use choices --matches 9" + out);
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("none is held out, give at least 10"), none.err.constData());
        const tests::CommandRun silent = run("train --use choices --teacher random --matches 10" + out);
        QVERIFY2(silent.err.contains("does not say what it expects"), silent.err.constData());
    }

    /// What learns it is tried on a game that has something to read lines by: LineReaderTest.
    void linesAreOfferedAndRefusedAsAllElse()
    {
        const QByteArray out = " --out " + path("lines.json").toUtf8();
        const tests::CommandRun bare = run("train --use lines --matches 10" + out);
        QCOMPARE(bare.status, 2);
        QVERIFY2(bare.err.contains("has nothing that lines could be read by"), bare.err.constData());
        QCOMPARE(run("train --use lines --minutes 1" + out).status, 2);
        const tests::CommandRun stray = run("train --use leaves --lines 3" + out);
        QCOMPARE(stray.status, 2);
        QVERIFY2(stray.err.contains("only --use lines plays any"), stray.err.constData());
    }

    void stoppedItSaysWhatBecameOfIt()
    {
        if (!tests::hasTerminals())
            QSKIP("this machine has no pseudo-terminals (/dev/pts)");
        const auto train = [&](const QString& options, const char* name) {
            return tests::stopCommand(kFake,
                QStringLiteral("train --matches 1000000 --out %1 %2").arg(path(name), options).split(u' '),
                [](const QByteArray& err) { return err.contains(" matches"); });
        };
        const tests::CommandRun some = train(QStringLiteral("--use leaves"), "some.json");
        QCOMPARE(some.status, 1);
        QFile file(path("some.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const int matches = QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("matches")].toInt();
        QVERIFY(matches >= 64 && matches < 1'000'000);
        QVERIFY2(some.err.contains("Stopped after " + QLocale(QLocale::English).toString(matches).toUtf8()
                     + " matches; what they taught is written to " + path("some.json").toUtf8() + ".\n"),
            some.err.constData());
        const tests::CommandRun none
            = train(QStringLiteral("--use choices --teacher ismcts:iterations=10"), "unlearned.json");
        QCOMPARE(none.status, 1);
        QVERIFY2(none.err.contains("Stopped before there was enough to learn from; " + path("unlearned.json").toUtf8()
                     + " is not written.\n"),
            none.err.constData());
        QVERIFY(!QFile::exists(path("unlearned.json")));
    }

    void explainsItsFigures()
    {
        const QByteArray help = run("train --help").out;
        for (const char* told : { "log loss  ", "by hand  ", "calibration error  ", "resources/ai/GAME/USE.json" })
            QVERIFY2(help.contains(told), told);
    }
};

REGISTER_TEST(TrainCliTest)
#include "train_cli_test.moc"
