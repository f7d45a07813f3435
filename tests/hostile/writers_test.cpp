#include "core/text/text_file.h"
#include "tests/hostile/hostile.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace {

using tests::kFake;

/// What writes to a file that is named after it.
constexpr const char* kWriters[] = { "matches export 1 --out",
    "arena --player random --player random --matches 2 --export", "train --use leaves --matches 64 --out" };

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}

/// Every writer of the program, led astray: it writes where it was told to, the whole file or nothing, and never a
/// database.
class WritersTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    tests::CommandRun run(const char* line, const QString& file) const
    {
        return tests::runCommand(
            kFake, QString::fromLatin1(line).split(u' ') << file << QStringLiteral("--db") << path("x.db"));
    }
    void write(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static void everyWriter()
    {
        QTest::addColumn<QByteArray>("writer");
        for (const char* writer : kWriters)
            QTest::newRow(writer) << QByteArray(writer);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(run("play --record --seat random --seat random --seed", QStringLiteral("5")).status, 0);
    }

    void aDatabaseIsNeverWritten_data()
    {
        QTest::addColumn<QByteArray>("writer");
        QTest::addColumn<QByteArray>("file");
        for (const char* writer : kWriters)
            for (const char* file : { "x.db", "./x.db", "link", "link2", "hard", "x.db-wal", "x.db-shm", "x.db-journal",
                     "log", "other.db" })
                QTest::addRow("%s %s", writer, file) << QByteArray(writer) << QByteArray(file);
    }

    void aDatabaseIsNeverWritten()
    {
        QFETCH(QByteArray, writer);
        QFETCH(QByteArray, file);
        QVERIFY(QFile::link(QStringLiteral("x.db"), path("link")));
        QVERIFY(QFile::link(QStringLiteral("link"), path("link2")));
        QVERIFY(QFile::link(QStringLiteral("x.db-wal"), path("log")));
        QCOMPARE(::link(QFile::encodeName(path("x.db")), QFile::encodeName(path("hard"))), 0);
        QVERIFY(QFile::copy(path("x.db"), path("other.db")));
        const QByteArray other = bytesOf(path("other.db"));
        const tests::CommandRun done = run(writer.constData(), path(file.constData()));
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("database") && done.err.contains("name another file"), done.err.constData());
        QCOMPARE(run("matches verify", QStringLiteral("1")).status, 0);
        QCOMPARE(bytesOf(path("other.db")), other);
    }

    void nothingElseIsTouched_data() { everyWriter(); }

    void nothingElseIsTouched()
    {
        QFETCH(QByteArray, writer);
        write("victim", "precious");
        write("out.json", "old");
        QVERIFY(QFile::setPermissions(path("out.json"), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
        QVERIFY(QFile::link(QStringLiteral("victim"), path("out.json.part")));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("kept.json.part")));
        write("other.json.part", "mine");
        QVERIFY(QFile::link(QStringLiteral("target.json"), path("linked.json")));
        for (const char* name : { "out.json", "kept.json", "other.json", "linked.json" }) {
            const tests::CommandRun done = run(writer.constData(), path(name));
            QVERIFY2(done.status == 0, done.err.constData());
            QVERIFY2(bytesOf(path(name)).startsWith('{'), name);
        }
        QCOMPARE(bytesOf(path("victim")), QByteArray("precious"));
        QCOMPARE(bytesOf(path("other.json.part")), QByteArray("mine"));
        QVERIFY(QFileInfo(path("kept.json.part")).isDir());
        QVERIFY(QFileInfo(path("linked.json")).isSymLink());
        QVERIFY(bytesOf(path("target.json")).startsWith('{'));
        QCOMPARE(QFile::permissions(path("out.json")) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup),
            QFile::Permissions(QFile::ReadGroup));
        const QStringList left
            = QDir(m_folder->path()).entryList({ QStringLiteral(".breakpoint-*") }, QDir::Files | QDir::Hidden);
        QCOMPARE(left, QStringList());
    }

    void whatCannotBeWrittenIsToldOf_data()
    {
        QTest::addColumn<QByteArray>("writer");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("says");
        for (const char* writer : kWriters) {
            const auto row = [&](const char* name, const QString& file, const char* says) {
                QTest::addRow("%s %s", writer, name) << QByteArray(writer) << file << QByteArray(says);
            };
            row("folder", QStringLiteral("."), "this is a folder, not a file");
            row("no folder", QStringLiteral("nowhere/x.json"), "cannot be written: No such file or directory");
            row("read-only", QStringLiteral("fixed.json"), "it is read-only");
            row("full", QStringLiteral("/dev/full"), "No space left on device");
            row("a ring of links", QStringLiteral("ring"), "cannot be written");
        }
    }

    void whatCannotBeWrittenIsToldOf()
    {
        QFETCH(QByteArray, writer);
        QFETCH(QString, file);
        QFETCH(QByteArray, says);
        write("fixed.json", "fixed");
        QVERIFY(QFile::setPermissions(path("fixed.json"), QFile::ReadOwner));
        QVERIFY(QFile::link(QStringLiteral("ring"), path("ring")));
        const tests::CommandRun done = run(writer.constData(), QDir(m_folder->path()).filePath(file));
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains(says), done.err.constData());
        QCOMPARE(bytesOf(path("fixed.json")), QByteArray("fixed"));
    }

    void aPipeTakesItAsItIs()
    {
        QStringList arguments
            = { QStringLiteral("-c"), QStringLiteral("\"$0\" matches export 1 --out /dev/stdout --db \"$1\" | cat") };
        const tests::CommandRun done = tests::runCommand(QStringLiteral("/bin/sh"), arguments << kFake << path("x.db"));
        QVERIFY2(done.out.startsWith('{') && done.out.contains("breakpoint-match"), done.out.constData());
    }
};

REGISTER_TEST(WritersTest)
#include "writers_test.moc"
