#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

using tests::kFake;

}

/// What is told of a match that is not over, and what becomes of one that goes elsewhere.
class RunningMatchCliTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    tests::CommandRun run(const QByteArray& line, const QByteArray& input = {}, const char* db = "one.db") const
    {
        QStringList arguments = QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        return tests::runCommand(kFake, arguments << QStringLiteral("--db") << path(db), input);
    }
    QString write(const char* name, const QByteArray& text) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        return file.fileName();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(run("play --record --seat human --seat random --seed 4711", "1\nq\n").status, 0);
    }

    void itsSeedIsToldWhenItIsOver()
    {
        for (const char* line :
            { "matches show 1", "matches show 1 --json", "matches export 1", "matches list --json" }) {
            const tests::CommandRun done = run(line);
            QCOMPARE(done.status, 0);
            QVERIFY2(!done.out.contains("4711"), line);
        }
        QCOMPARE(run("play --resume 1", QByteArray("1\n").repeated(2000)).status, 0);
        QVERIFY(run("matches show 1").out.contains("seed 4711"));
        QCOMPARE(run("matches export 1").json().object()[QStringLiteral("seed")].toInt(), 4711);
    }

    void aPersonIsToldTheSeedAtTheEnd()
    {
        const tests::CommandRun stopped = run("play --record --seat human --seat random", "q\n");
        QVERIFY2(!stopped.err.contains("Seed "), stopped.err.constData());
        const tests::CommandRun unrecorded = run("play --seat human --seat random", "q\n");
        QVERIFY2(unrecorded.err.contains("deals the same again"), unrecorded.err.constData());
        const tests::CommandRun whole
            = run("play --record --seat human --seat random", QByteArray("1\n").repeated(2000));
        QVERIFY2(whole.err.contains("deals the same again"), whole.err.constData());
        QVERIFY(run("play --seat random --seat random").err.startsWith("Seed "));
    }

    void itTravelsWithItsSeedAlone()
    {
        const QByteArray file = write("without.json", run("matches export 1").out).toUtf8();
        const tests::CommandRun refused = run("matches import " + file, {}, "two.db");
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("still running when it was exported") && refused.err.contains("--with-seed"),
            refused.err.constData());
        const QByteArray whole = path("with.json").toUtf8();
        QCOMPARE(run("matches export 1 --with-seed --out " + whole).status, 0);
        QCOMPARE(run("matches import " + whole, {}, "two.db").status, 0);
        QCOMPARE(run("play --resume 1", QByteArray("1\n").repeated(2000), "two.db").status, 0);
        QCOMPARE(run("matches verify 1", {}, "two.db").status, 0);
    }

    void aPlayerWhoIsNotThereIsNoPartOfIt()
    {
        QByteArray text = run("matches export 1 --with-seed").out;
        text.replace("\"random\"", "\"clairvoyant\"");
        const tests::CommandRun refused = run("matches import " + write("stranger.json", text).toUtf8(), {}, "two.db");
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("/seats/1/player: there is no player \"clairvoyant\", and the match is not over, "
                                      "choose one of: human, level:0"),
            refused.err.constData());
        QVERIFY(run("matches list --json", {}, "two.db").json().array().isEmpty());
        QCOMPARE(run("play --resume 1", QByteArray("1\n").repeated(2000)).status, 0);
        text = run("matches export 1").out;
        text.replace("\"random\"", "\"clairvoyant\"");
        QCOMPARE(run("matches import " + write("over.json", text).toUtf8(), {}, "two.db").status, 0);
    }

    void aPersonCannotAnswerInJson()
    {
        for (const char* line : { "play --record --json --seat human --seat random", "play --resume 1 --json" }) {
            const tests::CommandRun done = run(line);
            QCOMPARE(done.status, 2);
            QVERIFY2(done.err.contains("--json is for matches without people"), done.err.constData());
        }
        QCOMPARE(run("matches list --json").json().array().size(), 1);
    }
};

REGISTER_TEST(RunningMatchCliTest)
#include "running_match_cli_test.moc"
