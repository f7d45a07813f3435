#include "tests/hostile/hostile.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace {

using tests::kFake;
using tests::kProgram;

struct Reader {
    const char* name;
    QString program;
    QStringList verb; ///< the file follows
};

QList<Reader> readers()
{
    return { { "match", kFake, { QStringLiteral("matches"), QStringLiteral("import") } },
        { "database", kFake, { QStringLiteral("matches"), QStringLiteral("list"), QStringLiteral("--db") } },
        { "scenario", kProgram, { QStringLiteral("scenario") } }, { "cards", kProgram, { QStringLiteral("check") } } };
}

}

/// Every kind of file the program reads, damaged: it says so in its own words, ends with 1 or 2 or takes what is left,
/// needs no more memory than a file may fill, and nothing that was stored is lost.
class DamagedFilesTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QHash<QString, QByteArray> m_sound; ///< by the name of the reader

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return file.fileName();
    }
    static QByteArray bytesOf(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    tests::CommandRun read(const Reader& reader, const QString& file) const
    {
        QStringList arguments = reader.verb;
        arguments << file;
        if (!reader.verb.contains(QStringLiteral("--db")))
            arguments << QStringLiteral("--db") << path(QStringLiteral("own.db"));
        return tests::runCommand(reader.program, arguments);
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString db = path(QStringLiteral("own.db"));
        const tests::CommandRun played = tests::runCommand(
            kFake, QStringLiteral("play --record --seat random --seat random --seed 5 --db").split(u' ') << db);
        QCOMPARE(played.status, 0);
        m_sound[QStringLiteral("match")]
            = tests::runCommand(kFake, QStringLiteral("matches export 1 --db").split(u' ') << db).out;
        m_sound[QStringLiteral("database")] = bytesOf(db);
        m_sound[QStringLiteral("scenario")] = R"([{"id":"x","game":"smashup","phase":"play","seats":[
 {"name":"Ada","factions":["Aliens","Pirates"],"hand":["Invader"]},{"name":"Ben","factions":["Robots","Dinosaurs"]}],
 "bases":[{"name":"Tortuga","minions":[{"card":"Scout","seat":"Ada","id":"s"}]}],
 "steps":[{"seat":"Ada","play":"Invader","at":"Tortuga"},{"expect":{"vp":{"Ada":1}}}]}])";
        m_sound[QStringLiteral("cards")]
            = bytesOf(QStringLiteral(TESTS_SOURCE_DIR "/../resources/cards/smashup/first/aliens.json"));
        for (const Reader& each : readers())
            QVERIFY2(!m_sound[QLatin1String(each.name)].isEmpty(), each.name);
    }

    void damageIsToldOf_data()
    {
        QTest::addColumn<int>("reader");
        QTest::addColumn<QByteArray>("bytes");
        for (int reader = 0; reader < readers().size(); ++reader) {
            const char* const name = readers()[reader].name;
            const QByteArray sound = m_sound[QLatin1String(name)];
            const auto row = [&](const char* damage, const QByteArray& bytes) {
                QTest::addRow("%s, %s", name, damage) << reader << bytes;
            };
            row("empty", {});
            row("one byte", "{");
            row("nothing but zeros", QByteArray(5'000, '\0'));
            row("another encoding", "\xff\xfe{\0}\0");
            row("no UTF-8", QByteArray(sound).replace("Scout", "\xff\xfe"));
            row("a list in each other", QByteArray(200'000, '['));
            row("objects in each other", QByteArray("{\"a\":").repeated(50'000));
            row("empty lists", "[" + QByteArray("[],").repeated(1'000'000) + "[]]");
            row("a long key", "{\"" + QByteArray(300'000, 'k') + "\":1}");
            row("a long text", "[\"" + QByteArray(3'000'000, 't') + "\"]");
            row("a large number", "{\"version\":1e999,\"seed\":" + QByteArray(5'000, '9') + "}");
            row("control characters", QByteArray(sound).replace("\"id\"", "\"\\u001b]0;x\\u0007\""));
            row("twice", sound + sound);
            const qsizetype step = std::max<qsizetype>(sound.size() / 40, 1);
            for (int i = 1; i < 40; i += tests::every(8))
                row(qPrintable(QStringLiteral("cut at %1").arg(i * step)), sound.left(i * step));
            for (int i = 0; i < 400; i += tests::every(40)) {
                QByteArray changed = sound;
                const qsizetype at = static_cast<qsizetype>(i) * 2'654'435'761LL % sound.size();
                changed[at] = static_cast<char>(changed[at] ^ (1 << i % 8));
                row(qPrintable(QStringLiteral("a bit at %1").arg(at)), changed);
            }
        }
    }

    void damageIsToldOf()
    {
        QFETCH(int, reader);
        QFETCH(QByteArray, bytes);
        const tests::CommandRun run
            = read(readers()[reader], write(QStringLiteral("damaged%1.json").arg(reader), bytes));
        const QByteArray harm = tests::harmOf(run);
        QVERIFY2(harm.isEmpty(), harm.constData());
        QVERIFY2(run.err.size() < 20'000, "more is told than anybody reads");
    }

    void whatIsNoFileIsToldOf_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("nothing") << path(QStringLiteral("nothing.json")) << QByteArray("there is no such file");
        QTest::newRow("no end") << QStringLiteral("/dev/zero") << QByteArray("longer than 64 MB");
        QTest::newRow("a folder in the way") << path(QStringLiteral("own.db/x.json")) << QByteArray("cannot be read");
    }

    void whatIsNoFileIsToldOf()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, says);
        for (const Reader& each : readers()) {
            if (qstrcmp(each.name, "database") == 0)
                continue; // a database that is not there is made
            const tests::CommandRun run = read(each, file);
            QCOMPARE(run.status, 2);
            QVERIFY2(run.err.contains(says), run.err.constData());
            QCOMPARE(tests::harmOf(run), QByteArray());
        }
    }

    void aPipeIsReadAsFarAsAFile()
    {
        for (const Reader& each : readers()) {
            if (qstrcmp(each.name, "database") == 0)
                continue;
            QStringList arguments = each.verb;
            arguments << QStringLiteral("/dev/stdin") << QStringLiteral("--db") << path(QStringLiteral("pipe.db"));
            const tests::CommandRun run = tests::runCommand(each.program, arguments, QByteArray(68'000'000, ' '));
            QCOMPARE(run.status, 2);
            QVERIFY2(run.err.contains("longer than 64 MB"), run.err.constData());
        }
    }

    /// What is refused takes about as much memory as the file is long.
    void memoryIsBounded_data()
    {
        QTest::addColumn<int>("reader");
        for (int reader = 0; reader < readers().size(); ++reader)
            QTest::newRow(readers()[reader].name) << reader;
    }

    void memoryIsBounded()
    {
        if (tests::kSanitized)
            QSKIP("the sanitizer takes memory of its own");
        QFETCH(int, reader);
        const QString file
            = write(QStringLiteral("large%1.json").arg(reader), "[" + QByteArray("[],").repeated(20'000'000) + "[]]");
        QStringList arguments { QStringLiteral("-c"), QStringLiteral("ulimit -v 700000; exec \"$@\""),
            QStringLiteral("sh"), readers()[reader].program };
        arguments += readers()[reader].verb;
        arguments << file;
        const tests::CommandRun run = tests::runCommand(QStringLiteral("/bin/sh"), arguments);
        QVERIFY(QFile::remove(file));
        QVERIFY2(run.status == 1 || run.status == 2, run.err.constData());
        QVERIFY2(!run.err.contains("memory"), run.err.constData());
        QCOMPARE(tests::harmOf(run), QByteArray());
    }

    void nothingWasLost()
    {
        const tests::CommandRun run = tests::runCommand(
            kFake, QStringLiteral("matches verify 1 --db").split(u' ') << path(QStringLiteral("own.db")));
        QVERIFY2(run.status == 0, run.err.constData());
    }
};

REGISTER_TEST(DamagedFilesTest)
#include "damaged_files_test.moc"
