#include "core/record/replayer.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "tests/ui/person.h"
#include "tests/ui/spoken.h"
#include "ui/pages/play/play_page.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>

#include <csignal>

namespace {

/// Set in the process that is killed: the folder with its database.
constexpr const char* kFolder = "BREAKPOINT_KILLED_OVER";

}

/// A program that is killed while it asks, as by a fault of the machine, goes on from the last choice when it is
/// started again. It is this program once more, which plays in a window until it stands in the middle of a play, and
/// kills itself.
class KilledTest final : public QObject {
    Q_OBJECT

private:
    static QString fileOf(const QString& folder) { return folder + QStringLiteral("/asked.txt"); }
    static core::MatchRecord only(tests::OpenWindow& open)
    {
        std::vector<core::MatchSummary> all;
        open.matches().list(all);
        core::MatchRecord record;
        if (all.size() == 1)
            open.matches().load(all.front().id, record);
        return record;
    }
    /// A card or a base asks: not what one would play next.
    static bool isInMidPlay(tests::OpenWindow& open)
    {
        const core::ReplayReport report = core::replay(open.game(), only(open));
        return report.match != nullptr && report.match->prompt().source != core::Prompt().source;
    }
    /// What dies: goes on with the match of the folder and notes what it is asked last.
    static void playAndDie(const QString& folder)
    {
        tests::OpenWindow open(folder);
        QVERIFY2(open.error().isEmpty(), qPrintable(open.error()));
        tests::Person person(open.window(), 17);
        QTest::qWait(100); // until the page is laid out
        QVERIFY2(person.press(QStringLiteral("Go on")), qPrintable(person.everything()));
        QVERIFY2(person.sees(QStringLiteral("Prompt")), "no table");
        QVERIFY2(person.answer(4), qPrintable(person.everything()));
        for (int more = 0; more < 200 && !isInMidPlay(open); ++more)
            QVERIFY2(person.answer(1), qPrintable(person.everything()));
        QVERIFY(isInMidPlay(open));
        QFile file(fileOf(folder));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(person.question().toUtf8());
        file.close();
        std::raise(SIGKILL);
    }

private Q_SLOTS:
    void goesOnFromTheLastChoice()
    {
        if (qEnvironmentVariableIsSet(kFolder))
            return playAndDie(qEnvironmentVariable(kFolder));

        const QTemporaryDir folder;
        std::size_t before = 0;
        {
            tests::OpenWindow open(folder.path());
            QVERIFY2(open.error().isEmpty(), qPrintable(open.error()));
            core::MatchSetup setup;
            setup.seed = 6;
            setup.seats = { { "Ann", { "Pirates", "Ninjas" } }, { "Ben", { "Zombies", "Wizards" } } };
            open.played(setup, { "human", "random" }, 30);
            before = only(open).choices.size();
        }
        QProcess process;
        QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
        surroundings.insert(QString::fromLatin1(kFolder), folder.path());
        process.setProcessEnvironment(surroundings);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QCoreApplication::applicationFilePath(),
            { QString::fromLatin1(metaObject()->className()), QStringLiteral("goesOnFromTheLastChoice") });
        QVERIFY(process.waitForFinished(300000));
        QFile file(fileOf(folder.path()));
        QVERIFY2(file.open(QIODevice::ReadOnly), process.readAll().constData());
        const QString asked = QString::fromUtf8(file.readAll());
        QVERIFY(!asked.isEmpty());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), SIGKILL);

        tests::OpenWindow open(folder.path());
        QVERIFY2(open.error().isEmpty(), qPrintable(open.error()));
        const core::MatchRecord kept = only(open);
        QVERIFY(kept.choices.size() > before);
        QCOMPARE(kept.summary.status, core::MatchStatus::Running);
        tests::Person person(open.window(), 18);
        QTest::qWait(100);
        QVERIFY2(person.press(QStringLiteral("Go on")), qPrintable(person.everything()));
        QTRY_COMPARE(person.question(), asked);
        QCOMPARE(only(open).choices.size(), kept.choices.size());
        QVERIFY2(person.answer(3), qPrintable(person.everything()));
        const core::MatchRecord now = only(open);
        QVERIFY(now.choices.size() > kept.choices.size());
        for (std::size_t i = 0; i < kept.choices.size(); ++i)
            QVERIFY(now.choices[i].words == kept.choices[i].words);
    }
};

REGISTER_TEST(KilledTest)
#include "killed_test.moc"
