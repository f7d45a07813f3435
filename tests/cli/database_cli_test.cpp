#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// A match at a terminal that somebody sits at; over the fake game. Ends with this object.
class Terminal {
public:
    explicit Terminal(const QStringList& arguments) { m_process.start(QStringLiteral(FAKE_CLI), arguments); }
    ~Terminal()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    /// Waits until a question was put after the last answer.
    bool isAsked()
    {
        QElapsedTimer time;
        time.start();
        while (!m_said.contains("q to stop: ") && time.elapsed() < 20'000) {
            m_process.waitForReadyRead(100);
            m_said += m_process.readAllStandardOutput();
        }
        return m_said.contains("q to stop: ");
    }
    void answer(const QByteArray& lines)
    {
        m_said.clear();
        m_process.write(lines);
        m_process.waitForBytesWritten();
    }
    int status()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished(20'000);
        return m_process.exitCode();
    }
    QByteArray errors() { return m_process.readAllStandardError(); }

private:
    QProcess m_process;
    QByteArray m_said;
};

}

/// What the command line does with its database when others are at it, too, or something happened to it.
class DatabaseCliTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name = "matches.db") const { return m_folder->filePath(QString::fromLatin1(name)); }

    QStringList words(const QByteArray& line) const
    {
        return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts)
            + QStringList { QStringLiteral("--db"), path() };
    }
    tests::CommandRun run(const QByteArray& line, const QByteArray& input = {}) const
    {
        return tests::runCommand(QStringLiteral(FAKE_CLI), words(line), input);
    }
    QJsonObject match(int id) const
    {
        for (const QJsonValue& each : run("matches list --json").json().array())
            if (each.toObject()[QStringLiteral("id")].toInt() == id)
                return each.toObject();
        return {};
    }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

    static QByteArray bytesOf(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void aSecondTerminalTakesNothingBackThatItHasNotSeen()
    {
        // One choice of a person that can be taken back.
        int seed = 1;
        QVERIFY(run("play --seat human --seat random --record --seed 1", "1\nq\n").status == 0);
        while (!run("play --resume " + QByteArray::number(seed), "q\n").out.contains("u to take back") && seed < 20) {
            ++seed;
            run("play --seat human --seat random --record --seed " + QByteArray::number(seed), "1\nq\n");
        }
        const int id = seed; // one match a seed
        Terminal second(words("play --resume " + QByteArray::number(id)));
        QVERIFY(second.isAsked());
        QCOMPARE(run("play --resume " + QByteArray::number(id), "1\n1\n1\nq\n").status, 0);
        const int choices = match(id)[QStringLiteral("choices")].toInt();
        QVERIFY(choices >= 4);
        second.answer("u\n1\n1\n");
        QCOMPARE(second.status(), 2);
        const QByteArray told = second.errors();
        QVERIFY2(told.contains("another program"), told.constData());
        QCOMPARE(match(id)[QStringLiteral("choices")].toInt(), choices);
        QCOMPARE(run("matches verify " + QByteArray::number(id)).status, 0);
    }

    void aMatchIsCalledKeptOnlyWhereItIs()
    {
        Terminal terminal(words("play --seat human --seat random --record --seed 5"));
        QVERIFY(terminal.isAsked());
        for (const QString& name : files())
            QVERIFY(QFile::remove(m_folder->filePath(name)));
        terminal.answer("q\n");
        QCOMPARE(terminal.status(), 2);
        const QByteArray told = terminal.errors();
        QVERIFY2(told.contains("moved, deleted or replaced"), told.constData());
    }

    void aDatabaseIsAFileWhateverItIsCalled()
    {
        for (const char* name : { "file:foo.db", "file:x?mode=memory", ":memory:" }) {
            const QStringList database { QStringLiteral("--db"), QString::fromLatin1(name) };
            const auto there = [&](const QStringList& arguments) {
                QProcess process;
                process.setWorkingDirectory(m_folder->path());
                process.start(QStringLiteral(FAKE_CLI), arguments + database);
                process.waitForFinished();
                return process.readAllStandardOutput();
            };
            there({ QStringLiteral("play"), QStringLiteral("--seat"), QStringLiteral("random"),
                QStringLiteral("--seat"), QStringLiteral("random"), QStringLiteral("--record") });
            QCOMPARE(QJsonDocument::fromJson(
                         there({ QStringLiteral("matches"), QStringLiteral("list"), QStringLiteral("--json") }))
                         .array()
                         .size(),
                1);
            QVERIFY2(files().contains(QString::fromLatin1(name)), name);
        }
    }

    void damagedCardFilesAreNotPlayed()
    {
        const auto cards = [this] { return tests::runCommand(QStringLiteral(BREAKPOINT_CLI), words("cards --json")); };
        const tests::CommandRun before = cards();
        QCOMPARE(before.status, 0);
        const QByteArray whole = bytesOf(path());
        const qsizetype power = whole.indexOf("\"power\": ");
        const qsizetype brace = whole.indexOf("\"cards\": [");
        QVERIFY(power > 0 && brace > 0);
        for (const auto& [at, byte] : { std::pair { power + 9, '9' }, std::pair { brace, 'x' } }) {
            QByteArray damaged = whole;
            damaged[at] = byte;
            QFile file(path());
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(damaged);
            file.close();
            const tests::CommandRun done = cards();
            QCOMPARE(done.status, 0);
            QCOMPARE(done.out, before.out);
            QVERIFY2(done.err.contains("were damaged: "), done.err.constData());
            const tests::CommandRun again = cards(); // it is whole again
            QCOMPARE(again.out, before.out);
            QVERIFY2(again.err.isEmpty(), again.err.constData());
        }
    }

    void aBackupIsPutBack()
    {
        run("play --seat random --seat random --record --seed 1");
        QCOMPARE(run("backup " + path("copy.db").toUtf8()).status, 0);
        const QByteArray copy = bytesOf(path("copy.db"));
        run("play --seat random --seat random --record --seed 2");
        const tests::CommandRun taken = run("backup " + path("copy.db").toUtf8());
        QCOMPARE(taken.status, 2);
        QVERIFY2(taken.err.contains("takes no file's place"), taken.err.constData());
        QCOMPARE(bytesOf(path("copy.db")), copy);

        const tests::CommandRun done = run("restore --json " + path("copy.db").toUtf8());
        QVERIFY2(done.status == 0, done.err.constData());
        QCOMPARE(run("matches list --json").json().array().size(), 1);
        QCOMPARE(run("matches verify 1").status, 0);
        QCOMPARE(bytesOf(path("copy.db")), copy);
        // What was there is put back in the same way.
        const QByteArray kept = done.json().object()[QStringLiteral("kept")].toString().toUtf8();
        const tests::CommandRun back = run("restore " + kept);
        QVERIFY2(back.status == 0, back.err.constData());
        QVERIFY2(back.out.contains("is kept as "), back.out.constData());
        QCOMPARE(run("matches list --json").json().array().size(), 2);
    }

    /// What somebody set goes with what is their own, and with no other database.
    void theSettingsGoWithOnesOwnDatabase()
    {
        const QString settings = qEnvironmentVariable("XDG_CONFIG_HOME") + QStringLiteral("/breakpoint/breakpoint.ini");
        QVERIFY(QDir().mkpath(QFileInfo(settings).path()));
        const auto set = [&settings](const QByteArray& text) {
            QFile file(settings);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        const auto runOwn = [](const QStringList& line) { return tests::runCommand(QStringLiteral(FAKE_CLI), line); };
        set("[play]\nai-pause=250\n");
        const tests::CommandRun played
            = runOwn(QStringLiteral("play --seat random --seat random --record").split(QLatin1Char(' ')));
        QVERIFY2(played.status == 0, played.err.constData());
        QCOMPARE(runOwn({ QStringLiteral("backup"), path("copy.db") }).status, 0);
        set("[play]\nai-pause=1000\n");
        const tests::CommandRun elsewhere = run("restore " + path("copy.db").toUtf8());
        QVERIFY2(elsewhere.status == 0, elsewhere.err.constData());
        QCOMPARE(bytesOf(settings), QByteArray("[play]\nai-pause=1000\n"));
        const tests::CommandRun done = runOwn({ QStringLiteral("restore"), path("copy.db"), QStringLiteral("--json") });
        QVERIFY2(done.status == 0, done.err.constData());
        QCOMPARE(bytesOf(settings), QByteArray("[play]\nai-pause=250\n"));
        // What was in force went aside with the matches.
        const QString kept = done.json().object()[QStringLiteral("kept")].toString();
        QCOMPARE(runOwn({ QStringLiteral("restore"), kept }).status, 0);
        QCOMPARE(bytesOf(settings), QByteArray("[play]\nai-pause=1000\n"));
    }

    void nothingIsRestoredUnderAMatchThatIsPlayed()
    {
        run("play --seat random --seat random --record --seed 1");
        QCOMPARE(run("backup " + path("copy.db").toUtf8()).status, 0);
        Terminal terminal(words("play --seat human --seat random --record --seed 5"));
        QVERIFY(terminal.isAsked());
        const tests::CommandRun done = run("restore " + path("copy.db").toUtf8());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("is in use by another program"), done.err.constData());
        terminal.answer("1\nq\n");
        QCOMPARE(terminal.status(), 0);
        QCOMPARE(run("matches list --json").json().array().size(), 2);
    }

    void aDamagedDatabaseNamesTheWayBack()
    {
        run("play --seat random --seat random --record --seed 1");
        QCOMPARE(run("backup " + path("copy.db").toUtf8()).status, 0);
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(4096);
        file.write(QByteArray(4096, '\xA5'));
        file.close();
        const tests::CommandRun damaged = run("matches list");
        QCOMPARE(damaged.status, 2);
        QVERIFY2(damaged.err.contains("breakpoint-cli restore FILE"), damaged.err.constData());
        QCOMPARE(run("restore " + path("copy.db").toUtf8()).status, 0);
        QCOMPARE(run("matches list --json").json().array().size(), 1);
    }
};

REGISTER_TEST(DatabaseCliTest)
#include "database_cli_test.moc"
