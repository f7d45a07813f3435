#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

using tests::kFake;

QJsonObject withoutTime(const tests::CommandRun& run)
{
    QJsonObject object = run.json().object();
    object.remove(QStringLiteral("cpu_seconds"));
    return object;
}

}

/// The command line program over the fake game: usage, exit statuses, JSON, sameness, and a match that survives.
class FakeCliTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    tests::CommandRun run(const QByteArray& line, const QByteArray& input = {}) const
    {
        QStringList arguments = QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        arguments << QStringLiteral("--db") << path("matches.db");
        return tests::runCommand(kFake, arguments, input);
    }

    void write(const char* name, const QByteArray& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    int storedMatches() const { return static_cast<int>(run("matches list --json").json().array().size()); }

private Q_SLOTS:
    void aMatchIsAnalysedOnceAndKept()
    {
        QCOMPARE(run("play --record --seat random --seat greedy --seed 3").status, 0);
        QCOMPARE(storedMatches(), 1);
        const tests::CommandRun first = run("analyse 1 --depth quick --json");
        QVERIFY2(first.status == 0, first.err.constData());
        const QJsonObject found = first.json().object();
        int sum = 0;
        for (const QJsonValue ledger : found[QLatin1String("ledgers")].toArray())
            sum += ledger[QLatin1String("result")].toInt();
        QCOMPARE(sum, 1'000'000); // one seat has won, or both share it
        QCOMPARE(run("analyse 1 --depth quick --threads 1 --again --json").out, first.out);
        const tests::CommandRun told = run("analyse 1 --depth quick");
        QVERIFY2(told.out.contains("luck") && told.out.contains("accuracy"), told.out.constData());
        const tests::CommandRun none = run("analyse 2");
        QVERIFY2(none.status == 2 && none.err.contains("2"), none.err.constData());
        QCOMPARE(run("analyse 1 --depth deepest").status, 2);

        // Its report is a page with everything inside.
        const tests::CommandRun report = run("analyse 1 --depth quick --report " + path("report.html").toUtf8());
        QVERIFY2(report.status == 0 && report.err.contains("report.html"), report.err.constData());
        QFile page(path("report.html"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray html = page.readAll();
        QVERIFY(html.startsWith("<!DOCTYPE html>") && html.contains("<svg") && !html.contains("src="));
        const tests::CommandRun pdf = run("analyse 1 --depth quick --report " + path("report.pdf").toUtf8());
        QVERIFY2(pdf.status == 2 && pdf.err.contains("window"), pdf.err.constData());
        QVERIFY(!QFile::exists(path("report.pdf")));

        // One of its questions becomes a puzzle.
        const QJsonObject question = found[QLatin1String("choices")].toArray().first().toObject();
        const int choice = question[QLatin1String("choice")].toInt();
        const QByteArray key = "match 1 choice " + QByteArray::number(choice);
        const tests::CommandRun added = run(("puzzles add 1 --choice " + QByteArray::number(choice)).constData());
        QVERIFY2(added.status == 0 && added.out == key + '\n', added.err.constData());
        const tests::CommandRun listed = run("puzzles list");
        QVERIFY2(listed.out.contains(key) && listed.out.contains("new"), listed.out.constData());
        QCOMPARE(run("puzzles list --json").json().object()[QLatin1String("puzzles")].toArray().size(), 1);
        QCOMPARE(run("puzzles add 2").status, 2);
        QCOMPARE(run("puzzles add 1 --choice 100000").status, 1);
        const tests::CommandRun gone = run("puzzles remove nothing");
        QVERIFY2(gone.status == 2 && gone.err.contains("\"nothing\""), gone.err.constData());
        QCOMPARE(run("play --record --seat random --seat greedy --seed 4").status, 0);
        const tests::CommandRun unseen = run("puzzles add 2");
        QVERIFY2(unseen.status == 2 && unseen.err.contains("analyse 2"), unseen.err.constData());
        QFile::remove(path("matches.db"));
    }

    /// Of two matches between computers nobody's are told; of one by the name of its seat.
    void statisticsAreOfMatchesThatCount()
    {
        QCOMPARE(run("play --record --seat random --seat greedy --seed 3").status, 0);
        const tests::CommandRun nobody = run("statistics");
        QVERIFY2(nobody.status == 0 && nobody.out.contains("No match counts yet"), nobody.out.constData());
        const QStringList line { QStringLiteral("statistics"), QStringLiteral("--db"), path("matches.db"),
            QStringLiteral("--player"), QStringLiteral("Greedy 2") };
        const tests::CommandRun greedy = tests::runCommand(kFake, line + QStringList { QStringLiteral("--json") });
        QVERIFY2(greedy.status == 0, greedy.err.constData());
        const QJsonObject found = greedy.json().object();
        QCOMPARE(found[QLatin1String("all")][QLatin1String("played")].toInt(), 1);
        QCOMPARE(found[QLatin1String("opponents")][0][QLatin1String("player")].toString(), QStringLiteral("random"));
        const tests::CommandRun few = tests::runCommand(kFake, line);
        QVERIFY2(few.out.contains("Shares are shown from 10 matches on."), few.out.constData());
        QVERIFY2(!few.out.contains(" %"), few.out.constData());
        const tests::CommandRun cards = run("statistics --cards"); // of which that game does not tell
        QVERIFY2(cards.status == 0 && cards.out.contains("Nothing is known of cards"), cards.out.constData());
        QCOMPARE(run("statistics --player Nobody").status, 1);
        QCOMPARE(run("statistics --since yesterday").status, 2);
        QCOMPARE(run("statistics --set none").status, 2);
        QCOMPARE(run("statistics --option none=1").status, 2);
        QFile::remove(path("matches.db"));
    }

    void puzzlesAreFoundAndWeighedAnew()
    {
        const QString out = path("puzzles.json");
        const auto find = [&](const char* threads) {
            return tests::runCommand(kFake,
                QStringLiteral("puzzles find --player random --puzzles 2 --matches 30 "
                               "--seed 1 --deals 400 --threads")
                        .split(u' ')
                    + QStringList { QString::fromLatin1(threads), QStringLiteral("--out"), out });
        };
        const tests::CommandRun one = find("1");
        QVERIFY2(one.status == 0, one.err.constData());
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        file.close();
        QCOMPARE(find("3").status, 0);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text);
        const tests::CommandRun checked = tests::runCommand(kFake,
            { QStringLiteral("puzzles"), QStringLiteral("check"), out, QStringLiteral("--deals"),
                QStringLiteral("400") });
        QVERIFY2(checked.out.contains("of 2 have one answer"), checked.err.constData());
    }

    /// It would be the person's own database.
    void anEmptyDatabaseNameIsRefused()
    {
        const QStringList line { QStringLiteral("--db"), QString(), QStringLiteral("matches"), QStringLiteral("list") };
        const tests::CommandRun done = tests::runCommand(kFake, line, {});
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("FILE is empty"), done.err.constData());
    }

    void wrongUsageEndsWithTwoAndSaysWhy_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        QTest::newRow("command") << QStringLiteral("simulat") << QStringLiteral("did you mean \"simulate\"?");
        QTest::newRow("option") << QStringLiteral("simulate --matchs 3")
                                << QStringLiteral("did you mean \"--matches\"?");
        QTest::newRow("number") << QStringLiteral("simulate --matches many")
                                << QStringLiteral("--matches takes a whole number");
        QTest::newRow("negative") << QStringLiteral("simulate --matches -3") << QStringLiteral("--matches");
        QTest::newRow("range") << QStringLiteral("simulate --threads 0")
                               << QStringLiteral("--threads takes a whole number from 1");
        QTest::newRow("seed") << QStringLiteral("simulate --seed 99999999999999999999")
                              << QStringLiteral("--seed takes a whole number");
        QTest::newRow("stray") << QStringLiteral("simulate tomorrow")
                               << QStringLiteral("nothing to do with \"tomorrow\"");
        QTest::newRow("verb") << QStringLiteral("matches forget 3") << QStringLiteral("there is no command \"forget\"");
        QTest::newRow("far command") << QStringLiteral("bogus") << QStringLiteral("\"bogus\". Commands: play, ");
        QTest::newRow("no value") << QStringLiteral("simulate --seat")
                                  << QStringLiteral("--seat needs a value after it: who sits there");
        QTest::newRow("twice") << QStringLiteral("simulate --set a --set b")
                               << QStringLiteral("--set is given more than once");
        QTest::newRow("no file named") << QStringLiteral("matches import") << QStringLiteral("FILE is missing: ");
        QTest::newRow("no verb") << QStringLiteral("matches") << QStringLiteral("verify");
        QTest::newRow("player") << QStringLiteral("simulate --seat random --seat clever")
                                << QStringLiteral("choose one of: human, level:0");
        QTest::newRow("no seats") << QStringLiteral("play") << QStringLiteral("write --seat PLAYER for each seat");
        QTest::newRow("seats") << QStringLiteral("simulate --seat random") << QStringLiteral("seats");
        QTest::newRow("game") << QStringLiteral("simulate --game chess --seat random")
                              << QStringLiteral("choose one of: fake, towers");
        QTest::newRow("set") << QStringLiteral("simulate --set painted --seat random --seat random")
                             << QStringLiteral("painted");
        QTest::newRow("match option") << QStringLiteral("simulate --option wind=east --seat random --seat random")
                                      << QStringLiteral("wind=east");
        QTest::newRow("option shape") << QStringLiteral("simulate --option wind --seat random --seat random")
                                      << QStringLiteral("NAME=VALUE");
        QTest::newRow("person") << QStringLiteral("simulate --seat human --seat random")
                                << QStringLiteral("use `play`");
        QTest::newRow("unknown match") << QStringLiteral("matches show 4711")
                                       << QStringLiteral("There is no match 4711");
        QTest::newRow("matches there are")
            << QStringLiteral("matches delete 4711") << QStringLiteral("(`matches list`)");
        QTest::newRow("set of pairs") << QStringLiteral("pairs list --set x")
                                      << QStringLiteral("there is no set \"x\", choose among plain");
        QTest::newRow("set of cards") << QStringLiteral("cards --set third")
                                      << QStringLiteral("there is no set \"third\", choose among plain");
        QTest::newRow("cards that are not there")
            << QStringLiteral("check /nowhere/at/all.json") << QStringLiteral("there is no such file");
        QTest::newRow("resume and seat") << QStringLiteral("play --resume 1 --seat random")
                                         << QStringLiteral("leave out --seat");
        QTest::newRow("no file") << QStringLiteral("scenario /nowhere/at/all.json")
                                 << QStringLiteral("there is no such file");
    }

    void wrongUsageEndsWithTwoAndSaysWhy()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        const tests::CommandRun done = run(line.toUtf8());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains(says.toUtf8()), done.err.constData());
        QVERIFY(done.out.isEmpty());
    }

    void helpIsNoFault()
    {
        for (const char* line : { "--help", "simulate --help", "matches verify --help", "--version" }) {
            const tests::CommandRun done = run(line);
            QCOMPARE(done.status, 0);
            QVERIFY(!done.out.isEmpty());
            QVERIFY(done.err.isEmpty());
            QVERIFY(QByteArray(line) == "--version" || (done.out.contains("--db") && done.out.contains("--json")));
        }
    }

    void simulateSaysWhatTheManualSays()
    {
        const tests::CommandRun done = run("simulate --seat random --seat greedy --matches 40 --seed 7 --json");
        QCOMPARE(done.status, 0);
        QVERIFY(done.err.isEmpty());
        const QJsonObject root = done.json().object();
        QCOMPARE(root.keys(),
            QStringList({ QStringLiteral("cpu_seconds"), QStringLiteral("decisions"), QStringLiteral("matches"),
                QStringLiteral("score_mean"), QStringLiteral("turns"), QStringLiteral("wins") }));
        QCOMPARE(root[QStringLiteral("matches")].toInt(), 40);
        const QJsonArray wins = root[QStringLiteral("wins")].toArray();
        QCOMPARE(wins.size(), 2);
        QVERIFY(wins[0].toInt() + wins[1].toInt() >= 40);
        QCOMPARE(root[QStringLiteral("score_mean")].toArray().size(), 2);
        QCOMPARE(storedMatches(), 0);
    }

    void aStoppedSimulationTellsOfWhatWasPlayed()
    {
        if (!tests::hasTerminals())
            QSKIP("this machine has no pseudo-terminals (/dev/pts)");
        const QStringList line = QStringLiteral("simulate --seat random --seat greedy --matches 1000000 --threads 2 "
                                                "--json")
                                     .split(u' ');
        const auto someAreTold = [](const QByteArray& err) { return err.count(" of 1,000,000 matches") > 2; };
        const tests::CommandRun done = tests::stopCommand(kFake, line, someAreTold);
        QVERIFY2(done.err.contains("\r\033[K0 of 1,000,000 matches\r\033[K"), done.err.constData());
        QCOMPARE(done.status, 1);
        const QJsonObject root = done.json().object();
        const int matches = root[QStringLiteral("matches")].toInt();
        QVERIFY2(matches > 0 && matches < 1'000'000, done.out.constData());
        const QJsonArray wins = root[QStringLiteral("wins")].toArray();
        QVERIFY(wins[0].toInt() + wins[1].toInt() >= matches);
        QVERIFY2(done.err.endsWith("\033[KStopped after " + QLocale(QLocale::English).toString(matches).toUtf8()
                     + " of 1,000,000 matches.\n"),
            done.err.constData());
    }

    void sameSeedSameBytes()
    {
        const char* line = "simulate --seat random --seat greedy --matches 40 --seed 7 --json --check --threads ";
        const QByteArray one = QByteArray(line) + "1";
        const QByteArray three = QByteArray(line) + "3";
        QCOMPARE(withoutTime(run(one)), withoutTime(run(three)));
        const char* play = "play --seat random --seat greedy --seed 12";
        const QByteArray log = run(play).out;
        QVERIFY(log.size() > 500);
        QCOMPARE(run(play).out, log);
        QVERIFY(run("play --seat random --seat greedy --seed 13").out != log);
        QCOMPARE(run("perft --depth 4 --seed 3").out, run("perft --depth 4 --seed 3").out);
        const auto signature
            = [&] { return run("bench --matches 50 --json").json().object()[QStringLiteral("signature")].toString(); };
        QCOMPARE(signature(), signature());
        QCOMPARE(signature().size(), 16);
    }

    void levelsPlayUnderTheirNames()
    {
        const tests::CommandRun done = run("play --seat level:0 --seat level:0 --seed 5");
        QCOMPARE(done.status, 0);
        QVERIFY(done.out.contains("Level 0 (1)") && done.out.contains("Level 0 (2)"));
    }

    void whoSeesHiddenCardsIsOnlyMeasured()
    {
        QCOMPARE(run("simulate --seat xray:iterations=5 --seat random --matches 1").status, 0);
        const tests::CommandRun done = run("play --seat xray:iterations=5 --seat random --seed 5");
        QCOMPARE(done.status, 2);
        QVERIFY(done.err.contains("xray sees hidden cards"));
    }

    void aMatchIsKeptOnlyWhenAskedFor()
    {
        QCOMPARE(run("play --seat random --seat random --seed 5").status, 0);
        QCOMPARE(storedMatches(), 0);
        const tests::CommandRun done = run("play --seat random --seat greedy --seed 5 --record --json");
        QCOMPARE(done.status, 0);
        const int id = done.json().object()[QStringLiteral("id")].toInt();
        const QJsonObject match = run("matches list --json").json().array()[0].toObject();
        QCOMPARE(match[QStringLiteral("id")].toInt(), id);
        QCOMPARE(match[QStringLiteral("status")].toString(), QStringLiteral("finished"));
        QCOMPARE(match[QStringLiteral("score")], done.json().object()[QStringLiteral("score")]);
        const QByteArray number = QByteArray::number(id);
        QCOMPARE(run("matches verify " + number).status, 0);
        QCOMPARE(run("matches show " + number).status, 0);
        QCOMPARE(run("play --resume " + number).status, 1);

        const tests::CommandRun written = run("matches export " + number + " --out " + path("match.json").toUtf8());
        QCOMPARE(written.status, 0);
        QVERIFY2(written.out.contains("is written to"), written.out.constData());
        const tests::CommandRun again = run("matches import " + path("match.json").toUtf8());
        QCOMPARE(again.status, 1);
        QVERIFY2(again.err.contains("stored already, as match " + number), again.err.constData());
        QCOMPARE(run("matches import --again " + path("match.json").toUtf8()).status, 0);
        QCOMPARE(storedMatches(), 2);
        QCOMPARE(run("matches delete " + number).status, 0);
        QCOMPARE(storedMatches(), 1);
        QCOMPARE(run("matches verify " + number).status, 2);
    }

    /// One way of writing for all that write a file.
    void aFileIsWrittenWhereItMayBe_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("match") << QByteArray("matches export ID --out ");
        QTest::newRow("run") << QByteArray("arena --player random --player random --matches 2 --export ");
        QTest::newRow("weights") << QByteArray("train --use leaves --matches 64 --out ");
    }

    void aFileIsWrittenWhereItMayBe()
    {
        QFETCH(QByteArray, line);
        const QJsonObject match = run("play --seat random --seat random --seed 5 --record --json").json().object();
        line.replace("ID", QByteArray::number(match[QStringLiteral("id")].toInt()));
        const auto read = [&](const char* name) {
            QFile file(path(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const auto rights = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
        write("old.json", "old");
        QVERIFY(QFile::setPermissions(path("old.json"), rights));
        QVERIFY(QFile::link(QStringLiteral("old.json"), path("link.json")));
        QVERIFY(QFile::link(QStringLiteral("new.json"), path("far.json")));
        QCOMPARE(run(line + path("link.json").toUtf8()).status, 0);
        QVERIFY(QFileInfo(path("link.json")).isSymLink());
        QVERIFY(read("old.json").startsWith('{'));
        QVERIFY((QFile::permissions(path("old.json")) & (QFileDevice::ReadGroup | QFileDevice::ReadOther)) == 0);
        QCOMPARE(run(line + path("far.json").toUtf8()).status, 0);
        QCOMPARE(read("new.json"), read("old.json"));

        write("kept.json", "kept");
        QVERIFY(QFile::setPermissions(path("kept.json"), QFileDevice::ReadOwner));
        const tests::CommandRun done = run(line + path("kept.json").toUtf8());
        QCOMPARE(done.status, 2);
        QVERIFY2(
            done.err.contains("kept.json: cannot be written: it is read-only, name another"), done.err.constData());
        QCOMPARE(read("kept.json"), QByteArray("kept"));
        QCOMPARE(run(line + m_folder.path().toUtf8()).status, 2);
        QCOMPARE(run(line + "/dev/stdout").status, 0);
        QVERIFY(QDir(m_folder.path()).entryList({ QStringLiteral("*.part") }).isEmpty());
        for (const char* name : { "old.json", "new.json", "link.json", "far.json", "kept.json" })
            QFile::remove(path(name));
    }

    void aMatchThatIsNotKeptSaysSoAtTheStart()
    {
        const tests::CommandRun lost = run("play --seat human --seat random --seed 5");
        QCOMPARE(lost.status, 0);
        QVERIFY2(lost.err.contains("not kept; add --record to keep it"), lost.err.constData());
        const tests::CommandRun kept = run("play --seat human --seat random --seed 5 --record");
        QVERIFY2(kept.err.isEmpty(), kept.err.constData());
        // What it says to go on with is on the same database.
        QVERIFY2(kept.out.contains("breakpoint-cli --db " + path("matches.db").toUtf8() + " play --resume "),
            kept.out.constData());
    }

    void theSeedIsToldOfASoundSetupOnly()
    {
        QVERIFY(run("play --seat random --seat random").err.contains("Seed "));
        const tests::CommandRun done = run("play --seat random --seat clever");
        QCOMPARE(done.status, 2);
        QVERIFY2(!done.err.contains("Seed "), done.err.constData());
    }

    void aForgedMatchIsNotTaken()
    {
        run("play --seat random --seat random --seed 6 --record");
        const int id = run("matches list --json").json().array()[0].toObject()[QStringLiteral("id")].toInt();
        QByteArray text = run("matches export " + QByteArray::number(id)).out;
        const int before = storedMatches();
        write("forged.json", QByteArray(text).replace("\"end\"", "\"win\""));
        tests::CommandRun done = run("matches import " + path("forged.json").toUtf8());
        QCOMPARE(done.status, 1);
        QVERIFY2(done.err.contains("\"win\" is no answer here"), done.err.constData());
        write("broken.json", text.left(text.size() / 2));
        done = run("matches import " + path("broken.json").toUtf8());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("this is no JSON"), done.err.constData());
        run("arena --player random --player random --matches 2 --export " + path("run.json").toUtf8());
        done = run("matches import " + path("run.json").toUtf8());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("run.json /: this is no match record, export one with `matches export`"),
            done.err.constData());
        write("other.json", QByteArray(text).replace("00000000000000fa", "00000000000000fb"));
        done = run("matches import " + path("other.json").toUtf8());
        QCOMPARE(done.status, 0);
        QVERIFY2(done.err.contains("played with other cards"), done.err.constData());
        QCOMPARE(storedMatches(), before + 1);
    }

    void aMatchSurvivesAKill()
    {
        QProcess playing;
        playing.start(kFake,
            { QStringLiteral("play"), QStringLiteral("--seat"), QStringLiteral("human"), QStringLiteral("--seat"),
                QStringLiteral("random"), QStringLiteral("--seed"), QStringLiteral("21"), QStringLiteral("--record"),
                QStringLiteral("--db"), path("killed.db") });
        QVERIFY(playing.waitForStarted());
        QByteArray seen;
        int answers = 0;
        while (answers < 12) {
            QVERIFY2(playing.waitForReadyRead(10'000), seen.constData());
            seen += playing.readAllStandardOutput();
            if (seen.count("to stop: ") > answers) {
                ++answers;
                playing.write("1\n");
            }
        }
        while (seen.count("to stop: ") <= answers) {
            QVERIFY(playing.waitForReadyRead(10'000));
            seen += playing.readAllStandardOutput();
        }
        playing.kill();
        playing.waitForFinished();

        const auto there = [&](const QStringList& arguments, const QByteArray& input = {}) {
            return tests::runCommand(
                kFake, arguments + QStringList { QStringLiteral("--db"), path("killed.db") }, input);
        };
        QJsonObject match = there({ QStringLiteral("matches"), QStringLiteral("list"), QStringLiteral("--json") })
                                .json()
                                .array()[0]
                                .toObject();
        QCOMPARE(match[QStringLiteral("status")].toString(), QStringLiteral("running"));
        QVERIFY(match[QStringLiteral("choices")].toInt() >= answers);
        QCOMPARE(there({ QStringLiteral("matches"), QStringLiteral("verify"), QStringLiteral("1") }).status, 0);

        // The first choice is always there; the last is the end of the turn, so this comes to an end.
        const tests::CommandRun resumed
            = there({ QStringLiteral("play"), QStringLiteral("--resume"), QStringLiteral("1") },
                QByteArray("1\n").repeated(2000));
        QCOMPARE(resumed.status, 0);
        match = there({ QStringLiteral("matches"), QStringLiteral("list"), QStringLiteral("--json") })
                    .json()
                    .array()[0]
                    .toObject();
        QCOMPARE(match[QStringLiteral("status")].toString(), QStringLiteral("finished"));
        QCOMPARE(there({ QStringLiteral("matches"), QStringLiteral("verify"), QStringLiteral("1") }).status, 0);
    }

    void twoPeopleDoNotSeeEachOthersHand()
    {
        const tests::CommandRun done = run("play --seat human --seat human --seed 3", QByteArray("\n1\n").repeated(40));
        QCOMPARE(done.status, 0);
        // Wiped before the second person is called, and again before the first sits down.
        QVERIFY(done.out.count("\033[2J") >= 2);
        // Neither is told which card the other drew.
        const QList<QByteArray> screens = [&] {
            QList<QByteArray> parts;
            qsizetype from = 0;
            for (qsizetype at = done.out.indexOf("\033[2J"); at >= 0; at = done.out.indexOf("\033[2J", from)) {
                parts << done.out.mid(from, at - from);
                from = at + 1;
            }
            return parts;
        }();
        for (const QByteArray& screen : screens) {
            const bool first = screen.contains("Press Enter, Player 1");
            for (const QByteArray& line : screen.split('\n')) {
                if (line.contains(first ? "Seat 2 draws" : "Seat 1 draws"))
                    QVERIFY2(line.endsWith("draws a card."), line.constData());
            }
        }
    }

    void takingBackGoesAsFarAsNothingWasSeen()
    {
        // Seed 3 asks the first seat for a new hand; passing shows nothing and may be taken back.
        const tests::CommandRun done = run("play --seat human --seat random --seed 3", "2\nu\n2\nq\n");
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out.count("Take a new hand?"), 2);
        QVERIFY(done.out.contains("u to take back"));
    }

    void scenariosAreCountedApart()
    {
        write("some.json", R"([{"id":"a"},{"id":"b","status":"skipped","message":"Ninja is not built"}])");
        tests::CommandRun done = run("scenario " + path("some.json").toUtf8());
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, QByteArray("ok a\nskipped b: Ninja is not built\n1 passed, 0 failed, 1 skipped\n"));
        write("more.json", R"([{"id":"c","status":"failed","message":"step 2: expected 1, found 2"}])");
        done = run("scenario " + path("some.json").toUtf8() + " " + path("more.json").toUtf8());
        QCOMPARE(done.status, 1);
        QVERIFY(done.out.endsWith("FAILED c: step 2: expected 1, found 2\n1 passed, 1 failed, 1 skipped\n"));
        done = run("scenario --json " + path("more.json").toUtf8());
        QCOMPARE(done.json().array()[0].toObject()[QStringLiteral("status")].toString(), QStringLiteral("failed"));
        write("passing.json", R"([{"id":"a"}])");
        QCOMPARE(run("scenario " + path("passing.json").toUtf8()).out, QByteArray("ok a\n1 passed, 0 failed\n"));
        write("none.json", "{}");
        done = run("scenario " + path("none.json").toUtf8());
        QCOMPARE(done.status, 2);
        QVERIFY(done.err.contains("none.json"));
    }

    void cardFilesAreChecked()
    {
        write("good.json", "gull");
        write("bad.json", "kraken");
        QCOMPARE(run("check " + path("good.json").toUtf8()).status, 0);
        const tests::CommandRun done = run("check " + path("bad.json").toUtf8());
        QCOMPARE(done.status, 1);
        QVERIFY(done.out.contains("bad.json:1: there is no kraken in this sea"));
    }

    void cardsAndTheirProgramsAreListed()
    {
        QVERIFY(run("cards").out.contains("Giant"));
        QCOMPARE(run("cards --json").json().array().size(), 5);
        QCOMPARE(run("explain Gull").status, 0);
        tests::CommandRun done = run("explain Gul");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.err.contains("there is no card \"Gul\"; this is \"Gull\""), done.err.constData());
        done = run("explain --set second Gull");
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("there is no set \"second\""), done.err.constData());
    }

    void whatNeedsNoDatabaseWorksWithoutOne()
    {
        const QString nowhere = QStringLiteral("/nowhere/at/all/x.db");
        const auto at = [&](QStringList arguments) {
            return tests::runCommand(kFake, arguments << QStringLiteral("--db") << nowhere);
        };
        const tests::CommandRun done = at({ QStringLiteral("simulate"), QStringLiteral("--seat"),
            QStringLiteral("random"), QStringLiteral("--seat"), QStringLiteral("random"), QStringLiteral("--json") });
        QCOMPARE(done.status, 0);
        QVERIFY2(done.err.startsWith("note: "), done.err.constData());
        QCOMPARE(done.json().object()[QStringLiteral("matches")].toInt(), 100);
        QCOMPARE(at({ QStringLiteral("matches"), QStringLiteral("list") }).status, 2);
        QCOMPARE(at({ QStringLiteral("play"), QStringLiteral("--seat"), QStringLiteral("random"),
                        QStringLiteral("--seat"), QStringLiteral("random"), QStringLiteral("--seed"),
                        QStringLiteral("1"), QStringLiteral("--record") })
                     .status,
            2);
    }
};

REGISTER_TEST(FakeCliTest)
#include "fake_cli_test.moc"
