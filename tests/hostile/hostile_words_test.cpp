#include "tests/hostile/hostile.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace {

using tests::kFake;
using tests::kProgram;

/// Where a word may stand in a command line of each program, at WORD.
constexpr const char* kFakeLines[] = { "WORD", "--WORD", "matches WORD", "matches show WORD", "matches show 1 WORD",
    "matches import WORD", "matches delete WORD", "play --seat WORD --seat random",
    "simulate --seat WORD --seat random", "simulate --seat level:1,style=WORD --seat random",
    "simulate --seat ismcts:WORD=1 --seat random", "simulate --option WORD --seat random --seat random",
    "simulate --option WORD=WORD --seat random --seat random", "simulate --set WORD --seat random --seat random",
    "simulate --seed WORD", "simulate --matches WORD", "simulate --game WORD",
    "arena --player random --player random --sprt WORD --matches 2",
    "arena --player random --player random --pairs WORD --matches 2", "explain WORD", "scenario WORD", "check WORD",
    "train --use WORD --out x.json", "train --out WORD/x.json --use plays", "perft --seat WORD" };
constexpr const char* kLines[] = { "pairs add WORD Aliens+Pirates", "pairs add Two WORD", "pairs remove WORD",
    "pairs list --set WORD", "pairs add -- WORD Aliens+Pirates", "cards --faction WORD", "rules WORD",
    "play --seat WORD:random --seat Aliens+Pirates:random" };

}

/// Names and words from anywhere: whatever they hold, they are told on one line, and as text.
class HostileWordsTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString database(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    /// Through a shell, for what is no UTF-8 does not pass a QString.
    tests::CommandRun run(const QString& program, const QByteArray& line, const QByteArray& word, const char* db) const
    {
        QByteArray arguments;
        for (QByteArray part : line.split(' ')) {
            part.replace("WORD", word);
            arguments += " '" + part.replace("'", "'\\''") + '\'';
        }
        const QByteArray script
            = "exec '" + program.toUtf8() + '\'' + arguments + " --db '" + database(db).toUtf8() + '\'';
        return tests::runCommand(QStringLiteral("/bin/sh"), {}, script + " < /dev/null\n");
    }

private Q_SLOTS:
    void anArgumentIsTextAndNothingElse_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("word");
        int trial = 0;
        const auto rows = [&](const QString& program, const char* line, int ordinary) {
            const QList<QByteArray> words = tests::hostileWords();
            for (int i = 0; i < words.size(); ++i)
                if (trial++ % tests::every(ordinary) == 0)
                    QTest::addRow("%s, word %d", line, i) << program << QByteArray(line) << words[i];
        };
        for (const char* line : kFakeLines)
            rows(kFake, line, 5);
        for (const char* line : kLines)
            rows(kProgram, line, 7);
    }

    void anArgumentIsTextAndNothingElse()
    {
        QFETCH(QString, program);
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, word);
        const tests::CommandRun done = run(program, line, word, "arguments.db");
        const QByteArray harm = tests::harmOf(done);
        QVERIFY2(harm.isEmpty(), harm.constData());
        QVERIFY2(done.status != 0 || !done.err.contains("all is well\n") || done.err.contains("\\u000a"),
            "a line is forged");
    }

    /// A record of somebody else's may not bring in what a person could not have typed.
    void aNameIsLimitedAtImport_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("longest") << QString(40, u'n') << QByteArray();
        QTest::newRow("longest in letters") << QString(40, u'é') << QByteArray();
        QTest::newRow("too long") << QString(41, u'n')
                                  << QByteArray("/seats/0/name: the name is longer than 40 letters, shorten it");
        QTest::newRow("escape") << QStringLiteral("a\033]0;x\a")
                                << QByteArray("/seats/0/name: the name holds a control");
        QTest::newRow("line") << QStringLiteral("a\nb") << QByteArray("/seats/0/name: the name holds a control");
        QTest::newRow("turned") << QStringLiteral("a\u202Eb") << QByteArray("/seats/0/name: the name holds a control");
        QTest::newRow("unseen") << QStringLiteral("\u200B\uFEFF\u3164 ")
                                << QByteArray("/seats/0/name: the name shows nothing, write letters");
        QTest::newRow("a smile") << QStringLiteral("👩‍🚀 Ada") << QByteArray();
    }

    void aNameIsLimitedAtImport()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, says);
        QVERIFY(run(kFake, "play --record --seat random --seat random --seed 5", {}, "names.db").status == 0);
        QJsonObject match = run(kFake, "matches export 1", {}, "names.db").json().object();
        QJsonArray seats = match[QStringLiteral("seats")].toArray();
        QJsonObject seat = seats[0].toObject();
        seat[QStringLiteral("name")] = name;
        seats[0] = seat;
        match[QStringLiteral("seats")] = seats;
        QFile file(m_folder.filePath(QStringLiteral("named.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(match).toJson());
        file.close();
        const tests::CommandRun done = tests::runCommand(kFake,
            { QStringLiteral("matches"), QStringLiteral("import"), QStringLiteral("--again"), file.fileName(),
                QStringLiteral("--db"), database("names.db") });
        QCOMPARE(done.status, says.isEmpty() ? 0 : 2);
        QVERIFY2(done.err.contains(says), done.err.constData());
    }

    /// What an older program took is shown as text.
    void aStoredNameIsTextAndNothingElse()
    {
        QVERIFY(run(kFake, "play --record --seat human --seat random --seed 5", {}, "stored.db").status == 0);
        const QList<QByteArray> words = tests::hostileWords();
        for (int i = 0; i < words.size(); i += tests::every(4)) {
            {
                QSqlDatabase stored = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("stored"));
                stored.setDatabaseName(database("stored.db"));
                QVERIFY(stored.open());
                QSqlQuery query(stored);
                QVERIFY(query.prepare(QStringLiteral("UPDATE seats SET name = ?")));
                query.addBindValue(QString::fromUtf8(words[i]));
                QVERIFY2(query.exec(), qPrintable(query.lastError().text()));
                stored.close();
            }
            QSqlDatabase::removeDatabase(QStringLiteral("stored"));
            for (const char* line : { "matches list", "matches show 1", "matches show 1 --json", "matches list --json",
                     "matches verify 1", "play --resume 1" }) {
                const tests::CommandRun done = run(kFake, line, {}, "stored.db");
                const QByteArray harm = tests::harmOf(done);
                QVERIFY2(harm.isEmpty(), (QByteArray(line) + ": " + harm).constData());
                if (QByteArray(line).endsWith("json"))
                    QVERIFY2(!done.json().isNull(), done.out.constData());
                for (const QByteArray& each : done.out.split('\n'))
                    QVERIFY2(QByteArray(line) != "matches list" || QString::fromUtf8(each).size() < 500,
                        "a name pads the table");
            }
        }
    }
};

REGISTER_TEST(HostileWordsTest)
#include "hostile_words_test.moc"
