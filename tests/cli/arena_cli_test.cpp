#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// `arena` over the fake game, and over the real one for what needs pairs.
class ArenaCliTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QByteArray m_told; ///< on the error stream, by the run that was stopped last

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    tests::CommandRun runWith(const char* program, const QByteArray& line) const
    {
        QStringList arguments = QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        arguments << QStringLiteral("--db") << path("arena.db");
        return tests::runCommand(QString::fromLatin1(program), arguments);
    }
    tests::CommandRun run(const QByteArray& line) const { return runWith(FAKE_CLI, "arena " + line); }
    tests::CommandRun runReal(const QByteArray& line) const { return runWith(BREAKPOINT_CLI, "arena " + line); }

    static QJsonObject figures(const tests::CommandRun& done)
    {
        QJsonObject root = done.json().object();
        root.remove(QStringLiteral("think"));
        root.remove(QStringLiteral("run"));
        return root;
    }

    /// Plays until a few deals of the newest of so many runs are stored, asks it to stop, and gives what it prints.
    QJsonObject stopAfterSomeDeals(const QByteArray& line, int runs)
    {
        QProcess playing;
        playing.start(QStringLiteral(FAKE_CLI),
            QString::fromUtf8("arena " + line + " --db ").split(u' ', Qt::SkipEmptyParts) << path("arena.db"));
        int stored = 0;
        for (int i = 0; i < 1200 && stored < 3; ++i) { // a minute, where the machine is busy
            QTest::qWait(50);
            const QJsonArray all = run("--list --json").json().array();
            stored = all.size() == runs ? all[0][QStringLiteral("groups")].toInt() : 0;
        }
        playing.terminate();
        const bool ended = playing.waitForFinished(60'000);
        m_told = playing.readAllStandardError();
        if (stored < 3 || !ended || playing.exitStatus() != QProcess::NormalExit || playing.exitCode() != 1
            || !m_told.contains("Stopped after "))
            QTest::qFail(m_told.constData(), __FILE__, __LINE__);
        return QJsonDocument::fromJson(playing.readAllStandardOutput()).object();
    }

private Q_SLOTS:
    void init() { m_folder = QTemporaryDir(); }

    void wrongUsageEndsWithTwoAndSaysWhy_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        QTest::newRow("no player") << QStringLiteral("--matches 4") << QStringLiteral("two players are needed, not 0");
        QTest::newRow("one player") << QStringLiteral("--player random")
                                    << QStringLiteral("two players are needed, not 1, write --player A --player B");
        QTest::newRow("player") << QStringLiteral("--player random --player clever")
                                << QStringLiteral("player B: there is no player \"clever\"");
        QTest::newRow("person") << QStringLiteral("--player human --player random")
                                << QStringLiteral("player A: a person cannot sit in the arena");
        QTest::newRow("test") << QStringLiteral("--player random --player greedy --sprt 20")
                              << QStringLiteral("--sprt 20: this is no test, write two Elo differences");
        QTest::newRow("test order") << QStringLiteral("--player random --player greedy --sprt 20,0")
                                    << QStringLiteral("the lower one first");
        QTest::newRow("test words") << QStringLiteral("--player random --player greedy --sprt a,b")
                                    << QStringLiteral("this is no test");
        QTest::newRow("set") << QStringLiteral("--player random --player greedy --set plaid")
                             << QStringLiteral("there is no set \"plaid\"");
        QTest::newRow("option") << QStringLiteral("--player random --player greedy --option wind=east")
                                << QStringLiteral("wind=east");
        QTest::newRow("pairs") << QStringLiteral("--player random --player greedy --pairs a+b:c+d")
                               << QStringLiteral("Fake Piers is played without pairs");
        QTest::newRow("file") << QStringLiteral("--player random --player greedy --export /nowhere/at/all.json")
                              << QStringLiteral("/nowhere/at/all.json: cannot be written: ");
        QTest::newRow("unknown run") << QStringLiteral(
            "--delete 4711") << QStringLiteral("There is no arena run 4711: see the list of runs (`arena --list`)");
        QTest::newRow("list and delete") << QStringLiteral("--list --delete 3")
                                         << QStringLiteral("--list does nothing else; leave out --delete");
        QTest::newRow("delete and export") << QStringLiteral("--delete 3 --export x.json")
                                           << QStringLiteral("--delete does nothing else; leave out --export");
        QTest::newRow("list and play") << QStringLiteral("--list --player random --player greedy")
                                       << QStringLiteral("--list does nothing else; leave out --player");
        QTest::newRow("seats") << QStringLiteral("--player random --player greedy --seats 7")
                               << QStringLiteral("--seats takes a whole number from 2 to 6");
        QTest::newRow("seats of this game") << QStringLiteral("--player random --player greedy --seats 5")
                                            << QStringLiteral("seats: a match has 2 to 4 seats, not 5");
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

    void saysWhoIsStrongerAndHowSureThatIs()
    {
        const tests::CommandRun done = run("--player greedy --player random --matches 41 --seed 7 --json");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.err.isEmpty(), done.err.constData());
        const QJsonObject root = done.json().object();
        QCOMPARE(root[QStringLiteral("matches")].toInt(), 42); // whole deals
        QCOMPARE(root[QStringLiteral("groups")].toInt(), 21);
        QCOMPARE(root[QStringLiteral("complete")].toBool(), true);
        const double share = root[QStringLiteral("share")].toDouble();
        const QJsonArray interval = root[QStringLiteral("share_interval")].toArray();
        QVERIFY(share > 0.7);
        QVERIFY(interval[0].toDouble() < share && share < interval[1].toDouble());
        double groups = 0;
        double won = 0;
        for (const QJsonValue& outcome : root[QStringLiteral("outcomes")].toArray()) {
            groups += outcome[QStringLiteral("groups")].toInt();
            won += outcome[QStringLiteral("groups")].toInt() * outcome[QStringLiteral("won")].toDouble();
        }
        QCOMPARE(groups, 21.0);
        QVERIFY(qAbs(won / 42 - share) < 1e-5);
        double choices = 0;
        for (const QJsonValue& think : root[QStringLiteral("think")].toArray())
            choices += think[QStringLiteral("choices")].toInt();
        QCOMPARE(choices, root[QStringLiteral("decisions")].toDouble());

        const tests::CommandRun text = run("--player greedy --player random --matches 42 --seed 7");
        QCOMPARE(text.status, 0);
        QVERIFY2(text.out.startsWith("A greedy against B random: 42 matches, 21 deals with A once in each of 2 seats, "
                                     "seed 7\n"),
            text.out.constData());
        QVERIFY(text.out.contains(QByteArray::number(100 * share, 'f', 1) + " %"));
    }

    void theNumberOfThreadsChangesNothing()
    {
        const QByteArray line = "--player greedy --player random --seats 3 --matches 30 --json --again --threads ";
        QCOMPARE(figures(run(line + "1")), figures(run(line + "3")));
    }

    /// What is stored of a run is played no second time, however much of it is asked for.
    void aRunGoesOnWhereItStopped()
    {
        const QByteArray line = "--player greedy --player random --seed 3 --json --matches ";
        const tests::CommandRun begun = run(line + "10");
        QVERIFY2(begun.err.isEmpty(), begun.err.constData());
        const tests::CommandRun more = run(line + "40 --threads 2");
        QCOMPARE(more.status, 0);
        QVERIFY2(more.err.startsWith("Going on with run 1: 5 of 20 deals are there."), more.err.constData());
        const tests::CommandRun again = run(line + "40");
        QVERIFY2(again.err.startsWith("Run 1 is complete"), again.err.constData());
        QCOMPARE(again.out, more.out); // to the last think time
        const tests::CommandRun less = run(line + "10");
        QVERIFY2(less.err.startsWith("Run 1 is complete"), less.err.constData());
        QCOMPARE(figures(less), figures(begun));

        const tests::CommandRun anew = run(line + "40 --again");
        QVERIFY2(anew.err.isEmpty(), anew.err.constData());
        QCOMPARE(figures(anew), figures(more));
        QVERIFY(anew.json().object()[QStringLiteral("run")].toInt() > 1);
        const tests::CommandRun other = run("--player greedy --player random --seed 4 --json --matches 10");
        QVERIFY2(other.err.isEmpty(), other.err.constData());
        QVERIFY(figures(other) != figures(begun));
    }

    /// Asked to stop it ends at once, keeps what is finished, and goes on to what an unbroken run says.
    void aStoppedRunLosesNothing()
    {
        const QJsonObject part
            = stopAfterSomeDeals("--player greedy --player random --json --threads 2 --matches 1000000", 1);
        QVERIFY2(m_told.contains(" of 500,000 deals. Go on with: breakpoint-cli --db "), m_told.constData());
        QCOMPARE(part[QStringLiteral("complete")].toBool(), false);
        const int groups = part[QStringLiteral("groups")].toInt();
        QVERIFY(groups >= 3);

        const QByteArray more
            = "--player greedy --player random --json --matches " + QByteArray::number(2 * groups + 8);
        const tests::CommandRun done = run(more);
        QCOMPARE(done.status, 0);
        QVERIFY2(done.err.startsWith("Going on with run 1: ") || done.err.startsWith("Run 1 is complete"),
            done.err.constData());
        QCOMPARE(figures(done), figures(run(more + " --again")));
    }

    /// What is stored stays until what is played again has all its deals, and that is gone on with, too.
    void aRunIsPlayedAgainBesideTheStoredOne()
    {
        const QByteArray line = "--player greedy --player random --json --matches ";
        const tests::CommandRun first = run(line + "200");
        QCOMPARE(first.status, 0);
        QCOMPARE(first.json().object()[QStringLiteral("run")].toInt(), 1);
        stopAfterSomeDeals(line + "1000000 --again", 2);
        QVERIFY2(m_told.contains("Until they are all there run 1 stays as it is."), m_told.constData());
        QVERIFY2(m_told.contains(" --seed 1 --again"), m_told.constData()); // the command to go on with

        QCOMPARE(run(line + "200").out, first.out); // to the last think time
        QCOMPARE(run("--list --json").json().array().size(), 2);
        const tests::CommandRun again = run(line + "200 --again");
        QCOMPARE(again.status, 0);
        QVERIFY2(again.err.startsWith("Going on with run 2, which is to take the place of run 1: ")
                || again.err.startsWith("Run 2 is complete"),
            again.err.constData());
        QCOMPARE(figures(again), figures(first));
        QCOMPARE(run("--list --json").json().array().size(), 1);
        QCOMPARE(run(line + "200").json().object()[QStringLiteral("run")].toInt(), 2);
        QCOMPARE(run(line + "200 --again").json().object()[QStringLiteral("run")].toInt(), 3); // from its first deal
    }

    /// Its players never come to the end of a deal.
    void aRunThatIsStoppedAtOnceTellsOfNoMatch()
    {
        if (!tests::hasTerminals())
            QSKIP("this machine has no pseudo-terminals (/dev/pts)");
        const tests::CommandRun done = tests::stopCommand(QStringLiteral(FAKE_CLI),
            QStringLiteral("arena --player ismcts:ms=60000 --player random --matches 4 --export %1 --db %2")
                .arg(path("none.json"), path("arena.db"))
                .split(u' '),
            [](const QByteArray&) { return true; });
        QCOMPARE(done.status, 1);
        QVERIFY2(done.out.isEmpty(), done.out.constData());
        QVERIFY2(done.err.contains("Stopped before the first deal was played. Begin again with: breakpoint-cli --db "),
            done.err.constData());
        QVERIFY2(done.err.contains("none.json is not written"), done.err.constData());
        QVERIFY(!QFile::exists(path("none.json")));
    }

    void figuresAreInWords()
    {
        const QByteArray line = "--player greedy:worlds=8 --player random --seed 7 --matches ";
        const QByteArray all = run(line + "42").out;
        QVERIFY2(all.contains("\nOf the 2 matches of a deal A won "), all.constData());
        QVERIFY(!all.contains("The times are of all deals"));
        const QByteArray some = run(line + "4").out;
        QVERIFY2(some.endsWith("The times are of all deals of this run that are stored.\n"), some.constData());
        const QByteArray one = run("--player random --player random --matches 2").out;
        QVERIFY2(one.contains(": 2 matches, 1 deal with A once") && one.contains(" in 1 deal."), one.constData());
        const QByteArray list = run("--list").out;
        QVERIFY2(!list.contains('T' + QByteArray("0")) && list.contains(" UTC  "), list.constData());
    }

    /// A share of all or nothing has no Elo.
    void whoWinsEverythingHasNoHighestElo()
    {
        const tests::CommandRun done = run("--player ismcts:iterations=200 --player random --seed 7 --matches 40");
        QVERIFY2(done.out.contains("  100.0 %"), done.out.constData());
        QVERIFY2(done.out.simplified().contains(" Elo at least +"), done.out.constData());
        QVERIFY(done.out.contains("  no limit\n"));
        QVERIFY(run("--list").out.contains("100.0 %, Elo at least +"));
    }

    void aRunIsWrittenToAFile()
    {
        const QByteArray file = path("run.json").toUtf8();
        const QByteArray line = "--player greedy --player random --seats 3 --matches 9 --seed 5 --export " + file;
        QCOMPARE(run(line).status, 0);
        QFile written(path("run.json"));
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray text = written.readAll();
        const QJsonObject root = QJsonDocument::fromJson(text).object();
        const QJsonArray deals = root[QStringLiteral("deals")].toArray();
        QCOMPARE(deals.size(), 3);
        double won = 0;
        for (const QJsonValue& deal : deals) {
            const QJsonArray matches = deal[QStringLiteral("matches")].toArray();
            QCOMPARE(matches.size(), 3);
            for (int seat = 0; seat < 3; ++seat) {
                const QJsonArray winners = matches[seat][QStringLiteral("winners")].toArray();
                won += winners.contains(seat) ? 1.0 / static_cast<double>(winners.size()) : 0;
            }
        }
        QVERIFY(qAbs(won / 9 - root[QStringLiteral("share")].toDouble()) < 1e-5);
        // The command in it finds the run complete, and writes the same bytes.
        QByteArray command = root[QStringLiteral("command")].toString().toUtf8();
        QVERIFY2(command.startsWith("breakpoint-cli arena "), command.constData());
        const tests::CommandRun again
            = run(command.mid(static_cast<qsizetype>(qstrlen("breakpoint-cli arena "))) + " --export " + file);
        QVERIFY2(again.err.startsWith("Run 1 is complete"), again.err.constData());
        QFile rewritten(path("run.json"));
        QVERIFY(rewritten.open(QIODevice::ReadOnly));
        QCOMPARE(rewritten.readAll(), text);
        QCOMPARE(QDir(m_folder.path()).entryList({ QStringLiteral("*.part") }).size(), 0);
    }

    void theFileSaysHowAFaresWithEachFaction()
    {
        runReal("--player random --player random --matches 40 --pairs core --export " + path("core.json").toUtf8());
        QFile written(path("core.json"));
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QJsonObject root = QJsonDocument::fromJson(written.readAll()).object();
        const QJsonObject factions = root[QStringLiteral("share_by_faction")].toObject();
        QCOMPARE(factions.size(), 8);
        double matches = 0;
        double won = 0;
        for (const QJsonValue& faction : factions) {
            matches += faction[QStringLiteral("matches")].toDouble();
            won += faction[QStringLiteral("matches")].toDouble() * faction[QStringLiteral("share")].toDouble();
        }
        QCOMPARE(matches, 80.0); // two factions a seat
        QVERIFY(qAbs(won / 80 - root[QStringLiteral("share")].toDouble()) < 1e-5);
    }

    void storedRunsAreListedAndDeleted()
    {
        QVERIFY(run("--list").out.startsWith("No run is stored."));
        run("--player greedy --player random --matches 8");
        run("--player random --player random --matches 4 --iterations 50 --seats 4");
        const QJsonArray runs = run("--list --json").json().array();
        QCOMPARE(runs.size(), 2);
        QCOMPARE(runs[0][QStringLiteral("iterations")].toInt(), 50);
        QCOMPARE(runs[1][QStringLiteral("matches")].toInt(), 8);
        const tests::CommandRun text = run("--list");
        QVERIFY2(text.out.contains("50 iterations a choice"), text.out.constData());
        QCOMPARE(run("--delete 1").out, QByteArray("Deleted run 1.\n"));
        QCOMPARE(run("--list --json").json().array().size(), 1);
    }

    void withoutADatabaseNothingIsKept()
    {
        const tests::CommandRun done = tests::runCommand(QStringLiteral(FAKE_CLI),
            QStringLiteral("arena --player random --player greedy --matches 4 --db /nowhere/at/all/x.db").split(u' '));
        QCOMPARE(done.status, 0);
        QVERIFY2(done.err.contains("note: this run is not kept."), done.err.constData());
    }

    void aTestIsAQuestion()
    {
        const QByteArray line = "--matches 2000 --sprt -20,80 --json ";
        const tests::CommandRun yes = run(line + "--player greedy --player random");
        QCOMPARE(yes.status, 0);
        const QJsonObject sprt = yes.json().object()[QStringLiteral("sprt")].toObject();
        QCOMPARE(sprt[QStringLiteral("verdict")].toString(), QStringLiteral("H1"));
        QVERIFY(sprt[QStringLiteral("llr")].toDouble() >= sprt[QStringLiteral("bounds")][1].toDouble());
        QVERIFY(yes.json().object()[QStringLiteral("matches")].toInt() < 2000);
        QCOMPARE(run(line + "--player random --player greedy").status, 1);
        const tests::CommandRun open = run("--player random --player random --sprt 0,20 --matches 8");
        QCOMPARE(open.status, 1);
        QVERIFY2(open.out.contains("undecided"), open.out.constData());
    }

    void pairsAreThoseOfABoxOrNamed()
    {
        const QByteArray line = "--player random --player random --matches 12 --json ";
        QCOMPARE(figures(runReal(line))[QStringLiteral("pairs")].toString(), QStringLiteral("all"));
        QCOMPARE(
            figures(runReal(line + "--pairs core"))[QStringLiteral("pairs")].toString(), QStringLiteral("Core Set"));
        QCOMPARE(
            figures(runReal(line + "--set current --pairs aliens+Pirates:robots+dinosaurs"))[QStringLiteral("pairs")]
                .toString(),
            QStringLiteral("Aliens+Pirates:Robots+Dinosaurs"));
        const tests::CommandRun text
            = runReal("--player random --player random --matches 2 --set current --pairs core");
        QVERIFY2(text.out.contains(", pairs Core Set of current, seed 1\n"), text.out.constData());
        tests::CommandRun done = runReal(line + "--pairs aliens+pirates:aliens+robots");
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("without a common faction"), done.err.constData());
        done = runReal(line + "--pairs cor");
        QCOMPARE(done.status, 0);
        done = runReal(line + "--pairs set");
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("there are several such boxes"), done.err.constData());
        done = runReal(line + "--pairs aliens");
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("choose among all, ") && done.err.contains(", The Obligatory Cthulhu Set"),
            done.err.constData());
    }

    void turnsThatEndWithAPlayHeldBackAreCounted()
    {
        const QByteArray line
            = "--player ismcts:iterations=4 --player greedy:worlds=1,nodes=5 --matches 2 --pairs core --seed 3";
        const QJsonObject plain = runReal(line + " --json").json().object();
        QVERIFY(!plain.contains(QStringLiteral("turn_ends")));
        const QJsonArray ends
            = runReal(line + " --again --watch --json").json().object()[QStringLiteral("turn_ends")].toArray();
        QCOMPARE(ends.size(), 2);
        const int turns = ends[0][QStringLiteral("turns")].toInt();
        QVERIFY(turns > 0);
        QVERIFY(ends[0][QStringLiteral("held_back")].toInt() <= turns);
        // It does not say what it expects, so that all its turns are watched.
        QVERIFY(ends[1][QStringLiteral("turns")].toInt() > 0);
        const tests::CommandRun told = runReal(line + " --watch");
        QVERIFY2(told.out.contains("No turn was watched"), told.out.constData());
        const tests::CommandRun again = runReal(line + " --again --watch");
        QVERIFY2(again.out.contains("play held back"), again.out.constData());
        QCOMPARE(run("--list --watch").status, 2);
    }

    void everyKindOfPlayerMayBeMeasured()
    {
        for (const char* players :
            { "--player level:1 --player level:0", "--player ismcts:iterations=8 --player greedy:nodes=20",
                "--player xray:iterations=8 --player ismcts:iterations=8" }) {
            const tests::CommandRun done = run(QByteArray(players) + " --matches 2 --json");
            QVERIFY2(done.status == 0, done.err.constData());
            QCOMPARE(figures(done)[QStringLiteral("matches")].toInt(), 2);
            QCOMPARE(figures(done)[QStringLiteral("signature")].toString().size(), 16);
        }
    }

    /// The first match of a deal is what `play` plays with the same seed and seats.
    void aMatchOfTheArenaCanBeSeenAgain()
    {
        const QJsonObject arena = figures(
            runReal("--player greedy --player random --matches 2 --seed 9 --pairs Aliens+Pirates:Robots+Ninjas "
                    "--json"));
        int turns = 0;
        for (const char* seats : { "--seat Aliens+Pirates:greedy --seat Robots+Ninjas:random",
                 "--seat Aliens+Pirates:random --seat Robots+Ninjas:greedy" }) {
            const tests::CommandRun match = runWith(BREAKPOINT_CLI, QByteArray("play --json --seed 9 ") + seats);
            turns += match.json().object()[QStringLiteral("turns")].toInt();
        }
        QCOMPARE(arena[QStringLiteral("turns")].toInt(), turns);
    }

    /// Runs that were exported go on one scale, the weakest at nought; what does not belong there is named.
    void ratesThePlayersOfSeveralRuns()
    {
        for (const auto& [players, file] : { std::pair("--player greedy --player random", "greedy.json"),
                 std::pair("--player ismcts:iterations=30 --player greedy", "search.json") }) {
            const tests::CommandRun played
                = run(QByteArray(players) + " --matches 40 --seed 3 --export " + path(file).toUtf8());
            QVERIFY2(played.status == 0, played.err.constData());
        }
        const auto rate = [this](const QStringList& more) {
            return tests::runCommand(QStringLiteral(FAKE_CLI), QStringList { QStringLiteral("rate") } + more);
        };
        const QStringList runs { path("greedy.json"), path("search.json") };
        const tests::CommandRun told = rate(runs);
        QVERIFY2(told.status == 0, told.err.constData());
        QVERIFY(told.out.contains("random"));
        const tests::CommandRun scale
            = rate(runs + QStringList { QStringLiteral("--json"), QStringLiteral("--out"), path("scale.json") });
        QVERIFY2(scale.status == 0, scale.err.constData());
        const QJsonArray ratings = scale.json().object()[QStringLiteral("ratings")].toArray();
        QCOMPARE(ratings.size(), 3);
        QCOMPARE(ratings[0][QStringLiteral("player")].toString(), QStringLiteral("random"));
        QCOMPARE(ratings[0][QStringLiteral("elo")].toDouble(), 0.0);
        QVERIFY(ratings[1][QStringLiteral("elo")].toDouble() > 0);
        QFile kept(path("scale.json"));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), scale.out);

        const tests::CommandRun three
            = run("--player greedy --player random --seats 3 --matches 9 --export " + path("three.json").toUtf8());
        QVERIFY2(three.status == 0, three.err.constData());
        const tests::CommandRun other = rate(runs + QStringList { path("three.json") });
        QCOMPARE(other.status, 2);
        QVERIFY2(other.err.contains("three.json"), other.err.constData());
        QCOMPARE(rate({ path("nothing.json") }).status, 2);
        QCOMPARE(rate({}).status, 2);
    }
};

REGISTER_TEST(ArenaCliTest)
#include "arena_cli_test.moc"
