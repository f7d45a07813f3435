#include "tests/hostile/hostile.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

using tests::kFake;
using tests::kProgram;

}

/// Surroundings in which things run out or are missing: the program says so in one sentence and ends with 2, or goes on
/// with what there is.
class FaultsTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    tests::CommandRun shell(const char* script, const QStringList& words) const
    {
        return tests::runCommand(QStringLiteral("/bin/sh"),
            QStringList { QStringLiteral("-c"), QString::fromLatin1(script), QStringLiteral("sh") } + words);
    }
    tests::CommandRun withThreads(int left, const char* line) const
    {
        return shell("export LD_PRELOAD=\"$1\" THREADS=\"$2\"; shift 2; exec \"$@\"",
            QStringList { QStringLiteral(PRELOADED), QString::number(left), kFake }
                + QString::fromLatin1(line).split(u' ') + QStringList { QStringLiteral("--db"), path("threads.db") });
    }
    static QJsonObject withoutTime(const tests::CommandRun& run)
    {
        QJsonObject object = run.json().object();
        object.remove(QStringLiteral("cpu_seconds"));
        return object;
    }

private Q_SLOTS:
    void fewerThreadsGiveTheSame_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("simulate") << QByteArray(
            "simulate --seat random --seat greedy --matches 20 --seed 3 --threads 4 --json");
        QTest::newRow("search") << QByteArray(
            "simulate --seat ismcts:iterations=40,threads=3 --seat random --matches 2 --seed 3 --json");
        QTest::newRow("train") << QByteArray(
            "train --use leaves --matches 64 --seed 3 --threads 4 --json --out /dev/null");
    }

    void fewerThreadsGiveTheSame()
    {
        if (tests::kSanitized)
            QSKIP("the sanitizer wants to be loaded first");
        QFETCH(QByteArray, line);
        const tests::CommandRun all = withThreads(100'000, line.constData());
        QVERIFY2(all.status == 0, all.err.constData());
        for (const int left : { 0, 1 }) {
            const tests::CommandRun fewer = withThreads(left, line.constData());
            QVERIFY2(fewer.status == 0, fewer.err.constData());
            QCOMPARE(withoutTime(fewer), withoutTime(all));
        }
    }

    void theArenaPlaysWithTheThreadsThereAre()
    {
        if (tests::kSanitized)
            QSKIP("the sanitizer wants to be loaded first");
        const char* const line = "arena --player random --player random --matches 20 --threads 4 --again --seed 8";
        const tests::CommandRun one = withThreads(1, line);
        QVERIFY2(one.status == 0, one.err.constData());
        const tests::CommandRun none = withThreads(0, line);
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("the system gives no thread to play in; end other programs"), none.err.constData());
    }

    void withoutMemoryItEndsWithASentence()
    {
        if (tests::kSanitized)
            QSKIP("the sanitizer takes memory of its own");
        bool begins = false; // until then the loader and the libraries end it, in words of their own
        bool told = false;
        for (int megabytes = 20; megabytes <= 90; ++megabytes) {
            const auto within = [&](const QStringList& words) {
                return shell("ulimit -v $1; shift; exec \"$@\"",
                    QStringList { QString::number(megabytes * 1024), kProgram } + words);
            };
            begins = begins || within({ QStringLiteral("--version") }).status == 0;
            const tests::CommandRun run
                = within({ QStringLiteral("cards"), QStringLiteral("--db"), path("memory.db") });
            if (!begins || run.status == 0)
                continue;
            QVERIFY2(run.status == 2, run.err.constData());
            QVERIFY2(run.err.count('\n') <= 2, run.err.constData()); // Qt's own lines among them
            told = told || run.err.contains("there is not enough memory");
        }
        QVERIFY(told);
    }

    void aFileThatMayGrowNoFurtherIsAFullDisk()
    {
        for (const char* kilobytes : { "0", "8", "64", "200" }) {
            QFile::remove(path("small.db"));
            const tests::CommandRun run = shell("ulimit -f $1; shift; \"$@\" 2>&1 | cat; exit 0",
                QStringList { QString::fromLatin1(kilobytes), kFake }
                    + QStringLiteral("play --record --seat random --seat random --seed 5 --db").split(u' ')
                    + QStringList { path("small.db") });
            QVERIFY2(
                run.out.contains("the space left on it") || run.out.contains("stored as match"), run.out.constData());
        }
        const tests::CommandRun written = shell(
            "(ulimit -f 0; \"$1\" train --use leaves --matches 64 --out \"$2\" --db \"$3\"; echo $?) 2>&1 | cat",
            { kFake, path("out.json"), path("small.db") });
        QVERIFY2(written.out.contains("cannot be written: File too large") && written.out.endsWith("2\n"),
            written.out.constData());
        QVERIFY(!QFile::exists(path("out.json")));
    }

    void anOutputThatTakesNothingIsToldOf()
    {
        const tests::CommandRun run = shell("\"$1\" cards --db \"$2\" > /dev/full", { kFake, path("full.db") });
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("the output could not be written"), run.err.constData());
    }

    /// Relative folders are none, as the XDG specification has it, and without HOME the system knows where one lives.
    void theUsersOwnFolderIsFound_data()
    {
        QTest::addColumn<QStringList>("surroundings");
        QTest::addColumn<QString>("found");
        const QString home = QStringLiteral("HOME=%1/own");
        const QString usual = QStringLiteral("own/.local/share/breakpoint/breakpoint.db");
        QTest::newRow("home") << QStringList { home } << usual;
        QTest::newRow("data") << QStringList { home, QStringLiteral("XDG_DATA_HOME=%1/data") }
                              << QStringLiteral("data/breakpoint/breakpoint.db");
        QTest::newRow("relative data") << QStringList { home, QStringLiteral("XDG_DATA_HOME=data") } << usual;
        QTest::newRow("relative home") << QStringList { QStringLiteral("HOME=home") } << usual;
        QTest::newRow("no home") << QStringList {} << usual;
        QTest::newRow("empty home") << QStringList { QStringLiteral("HOME=") } << usual;
    }

    void theUsersOwnFolderIsFound()
    {
        if (tests::kSanitized)
            QSKIP("the sanitizer wants to be loaded first");
        QFETCH(QStringList, surroundings);
        QFETCH(QString, found);
        const QTemporaryDir here;
        QStringList words { QStringLiteral("-c"), QStringLiteral("cd \"$0\" && exec env -i \"$@\""), here.path(),
            QStringLiteral("LD_PRELOAD=" PRELOADED), QStringLiteral("LIVES_IN=%1/own").arg(here.path()) };
        for (const QString& each : surroundings)
            words << (each.contains(u'%') ? each.arg(here.path()) : each);
        const tests::CommandRun run = tests::runCommand(
            QStringLiteral("/bin/sh"), words << kFake << QStringLiteral("matches") << QStringLiteral("list"));
        QVERIFY2(run.status == 0, run.err.constData());
        QVERIFY2(QFile::exists(here.filePath(found)), run.err.constData());
        for (const char* wrong : { "data/breakpoint", "home" })
            QVERIFY2(
                found.startsWith(QLatin1String(wrong)) || !QFile::exists(here.filePath(QLatin1String(wrong))), wrong);
    }

    /// With sudo root installs, and what is built and played belongs to whoever asked for it.
    void aStartWithSudoLeavesNothingToRoot()
    {
        const QTemporaryDir folder;
        const auto stand = [&](const char* name, const QByteArray& script) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("#!/bin/sh\n" + script);
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        };
        stand("id", "echo 0\n");
        stand("dpkg-query", "printf installed\n");
        stand("apt-get", "exit 9\n");
        stand("getent", "echo ada:x:1000:1000::/home/ada:/bin/sh\n");
        stand("runuser", "printf '<%s>' \"$@\"; echo\n");
        stand("cmake", "echo built by root; exit 9\n");
        const tests::CommandRun run = tests::runCommand(QStringLiteral("/bin/sh"),
            { QStringLiteral("-c"), QStringLiteral("PATH=$0:$PATH SUDO_USER=ada exec \"$1\" --db 'my file'"),
                folder.path(), QStringLiteral(TESTS_SOURCE_DIR "/../app/run") });
        QVERIFY2(run.status == 0, run.err.constData());
        QVERIFY2(run.out.startsWith("<-u><ada><--><env><HOME=/home/ada></")
                && run.out.endsWith("/app/run><--db><my file>\n"),
            run.out.constData());
    }

    /// A word of a package list is a package: no pattern, no option, nothing that a shell would run.
    void onlyNamesOfPackagesAreInstalled_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<bool>("sound");
        QTest::newRow("names") << QByteArray("g++\nlibqt6-dev # a note\nlib2.0+x\n") << true;
        QTest::newRow("option") << QByteArray("-o Dpkg::Options::=x\n") << false;
        QTest::newRow("pattern") << QByteArray("*\n") << false;
        QTest::newRow("command") << QByteArray("$(touch there)\n") << false;
        QTest::newRow("path") << QByteArray("./package.deb\n") << false;
    }

    void onlyNamesOfPackagesAreInstalled()
    {
        QFETCH(QByteArray, list);
        QFETCH(bool, sound);
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (!file.open(QIODevice::WriteOnly))
                return;
            file.write(text);
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        };
        write("list", list);
        write("dpkg-query", "#!/bin/sh\nexit 1\n");
        write("sudo", "#!/bin/sh\nexec \"$@\"\n");
        write("apt-get", "#!/bin/sh\nprintf '<%s>' \"$@\"; echo\n");
        const tests::CommandRun run = tests::runCommand(QStringLiteral("/bin/sh"),
            { QStringLiteral("-c"), QStringLiteral("cd \"$0\" && PATH=$0:$PATH exec \"$1\" list"), folder.path(),
                QStringLiteral(TESTS_SOURCE_DIR "/../app/install") });
        QCOMPARE(run.status, sound ? 0 : 1);
        QCOMPARE(run.out.contains("<install><--><g++><libqt6-dev><lib2.0+x>"), sound);
        QVERIFY2(sound || run.err.contains("is no name of a package"), run.err.constData());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("there"))));
    }
};

REGISTER_TEST(FaultsTest)
#include "faults_test.moc"
