#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// The command line over the game of towers: six seats, two teams, turns that two seats have together.
class TowerCliTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    tests::CommandRun run(const QByteArray& line, const QByteArray& input = {}) const
    {
        QStringList arguments = QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        arguments << QStringLiteral("--db") << path("towers.db");
        return tests::runCommand(QStringLiteral(FAKE_CLI), arguments, input);
    }

    /// A recorded match of six random seats; its number.
    int record(const QByteArray& options)
    {
        const tests::CommandRun done
            = run("play --game towers --record --json --seed 5 " + options + QByteArray(" --seat random").repeated(6));
        if (done.status != 0)
            QTest::qFail(done.err.constData(), __FILE__, __LINE__);
        return done.json().object()[QStringLiteral("id")].toInt();
    }

private Q_SLOTS:
    void init() { m_folder = QTemporaryDir(); }

    /// Where several games are kept in one database, a list says which each row is of.
    void listsNameTheGame()
    {
        record({});
        QCOMPARE(run("play --game fake --record --seed 5 --seat random --seat random").status, 0);
        const auto rows = [](const tests::CommandRun& said, const char* name) {
            const QList<QByteArray> lines = said.out.split('\n');
            return std::count_if(
                lines.begin(), lines.end(), [name](const QByteArray& line) { return line.contains(name); });
        };
        const tests::CommandRun matches = run("matches list");
        QVERIFY2(rows(matches, "Fake Piers") == 1 && rows(matches, "Falling Towers") == 1, matches.out.constData());
        for (const char* game : { "fake", "towers" })
            QCOMPARE(run(QByteArray("arena --matches 2 --player random --player random --game ") + game).status, 0);
        const tests::CommandRun runs = run("arena --list");
        QVERIFY2(rows(runs, "Fake Piers") == 1 && rows(runs, "Falling Towers") == 1, runs.out.constData());
    }

    /// Both seats of a turn are in the file, and a file of such turns is taken over as it is.
    void aSharedTurnGoesOutAndIn()
    {
        QCOMPARE(record("--option turns=shared --option teams=two"), 1);
        QVERIFY2(run("matches verify 1").out.startsWith("Match 1 replays: "), "it does not");
        const QByteArray text = run("matches export 1 --out " + path("one.json").toUtf8()).err;
        QVERIFY2(text.isEmpty(), text.constData());
        QFile file(path("one.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray exported = file.readAll();
        const QJsonObject root = QJsonDocument::fromJson(exported).object();
        QCOMPARE(root[QStringLiteral("version")].toInt(), 3);
        const QJsonArray standings = root[QStringLiteral("standings")].toArray();
        QVERIFY(standings.size() > 10);
        for (qsizetype turn = 0; turn < standings.size(); ++turn)
            QCOMPARE(standings[turn][QStringLiteral("seats")].toArray().size(), turn == 0 ? 0 : 2);
        const tests::CommandRun taken = run("matches import --again " + path("one.json").toUtf8());
        QVERIFY2(taken.out.endsWith(" is match 2.\n"), (taken.out + taken.err).constData());
        QCOMPARE(run("matches export 2").out, exported);
        QCOMPARE(run("matches export 1").out, exported);
    }

    void aMatchOfSingleTurnsIsWrittenAsBefore()
    {
        QCOMPARE(record("--option teams=two"), 1);
        const QJsonObject root = run("matches export 1").json().object();
        QCOMPARE(root[QStringLiteral("version")].toInt(), 2);
        QCOMPARE(root[QStringLiteral("standings")][3][QStringLiteral("seat")].toInt(-1), 2);
    }

    void aTeamIsNamedWhole()
    {
        record("--option turns=shared --option teams=two");
        const QJsonArray winners = run("matches list --json").json().array()[0][QStringLiteral("winners")].toArray();
        QCOMPARE(winners.size(), 3);
        QByteArrayList names;
        for (const auto seat : winners)
            names << "Random " + QByteArray::number(seat.toInt() + 1);
        const QByteArray all = names[0] + ", " + names[1] + " and " + names[2];
        QVERIFY2(run("matches list").out.contains(all), run("matches list").out.constData());
        QVERIFY(run("matches show 1").out.contains("Winner: " + all + '\n'));
    }

    /// The hand that a spy looks into lies on no table, so what its cards are stands below the answers.
    void aCardOutOfSightShowsItsFace()
    {
        static const QRegularExpression answers(QStringLiteral("throw away which card\\?\\n((?:  .*\\n)+)"));
        static const QRegularExpression faced(QStringLiteral("^(  \\d+  Throw \\w+\\n       action\\n)+$"));
        int seen = 0;
        for (int seed = 1; seed <= 12; ++seed) {
            QByteArray input;
            for (int line = 0; line < 300; ++line)
                input += QByteArray::number((line * 7 + seed) % 5 + 1) + '\n';
            const tests::CommandRun done = run(
                "play --game towers --seat human --seat random --seed " + QByteArray::number(seed), input + "q\n");
            QCOMPARE(done.status, 0);
            const QString out = QString::fromUtf8(done.out);
            for (auto found = answers.globalMatch(out); found.hasNext(); ++seen) {
                const QString listed = found.next().captured(1);
                QVERIFY2(faced.match(listed).hasMatch(), qPrintable(listed));
            }
            static const QRegularExpression facedPlay(QStringLiteral("\\d+  Play \\w+\\n       "));
            QVERIFY(!facedPlay.match(out).hasMatch()); // a hand is on the table
        }
        QVERIFY(seen > 0);
    }

    void theArenaPlaysTeams()
    {
        const QByteArray line = "arena --game towers --player greedy:worlds=1,nodes=40 --player random --seats 4 "
                                "--matches 24 --seed 3 ";
        const tests::CommandRun teams = run(line + "--option teams=two --option turns=single --json");
        QCOMPARE(teams.status, 0);
        QVERIFY2(teams.err.isEmpty(), teams.err.constData());
        const QJsonObject root = teams.json().object();
        QCOMPARE(root[QStringLiteral("teams")].toInt(), 2);
        QCOMPARE(root[QStringLiteral("options")].toObject(),
            (QJsonObject { { QStringLiteral("teams"), QStringLiteral("two") } })); // the other one is the default
        QCOMPARE(root[QStringLiteral("even_share")].toDouble(), 0.25);
        QCOMPARE(root[QStringLiteral("most_share")].toDouble(), 0.5);
        const double share = root[QStringLiteral("share")].toDouble();
        QVERIFY2(share > 0.25 && share <= 0.5, qPrintable(QString::number(share)));

        // Without the option it is another run, and with its default given the same as without.
        const tests::CommandRun each = run(line + "--json");
        QVERIFY2(each.err.isEmpty(), each.err.constData());
        QVERIFY(!each.json().object().contains(QStringLiteral("options")));
        QVERIFY(each.json().object()[QStringLiteral("run")] != root[QStringLiteral("run")]);
        QVERIFY(run(line + "--option teams=none --json").err.contains("is complete; this is what it says"));
        QVERIFY(run(line + "--option teams=two --json").err.contains("is complete; this is what it says"));

        const QByteArray text = run(line + "--option teams=two").out;
        QVERIFY2(text.startsWith("A greedy:worlds=1,nodes=40 against B random: 24 matches, 6 deals with A once in each "
                                 "of 4 seats, teams=two, seed 3\n"),
            text.constData());
        QVERIFY2(
            text.contains("\nElo of A's team  ") && text.contains("\nA shares each win with its team: of the 4 wins "),
            text.constData());
        const QByteArray list = run("arena --list").out;
        QVERIFY2(list.contains("  options  ") && list.contains("  teams=two  "), list.constData());

        // The command in a file finds the run again.
        QCOMPARE(run(line + "--option teams=two --export " + path("teams.json").toUtf8()).status, 0);
        QFile file(path("teams.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray command
            = QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("command")].toString().toUtf8();
        QVERIFY2(command.contains(" --option teams=two "), command.constData());
        QVERIFY(
            run(command.mid(static_cast<qsizetype>(qstrlen("breakpoint-cli ")))).err.startsWith("Run 1 is complete"));
    }

    void theArenaRefusesWhatTheGameDoes_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("says");
        QTest::newRow("seats") << QStringLiteral("--seats 5 --option teams=two")
                               << QStringLiteral("two teams cannot be made of 5 seats");
        QTest::newRow("value") << QStringLiteral("--option teams=three")
                               << QStringLiteral("there is no option teams=three");
        QTest::newRow("shape") << QStringLiteral("--option teams")
                               << QStringLiteral("--option teams: no value is given");
    }

    void theArenaRefusesWhatTheGameDoes()
    {
        QFETCH(QString, options);
        QFETCH(QString, says);
        const tests::CommandRun done = run("arena --game towers --player random --player random " + options.toUtf8());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains(says.toUtf8()), done.err.constData());
        QVERIFY(done.out.isEmpty());
    }
};

REGISTER_TEST(TowerCliTest)
#include "tower_cli_test.moc"
