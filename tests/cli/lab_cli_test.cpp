#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// Three pairs that can all meet: three cells.
constexpr const char* kPairs = "Aliens+Pirates:Robots+Zombies:Ninjas+Wizards";

}

/// `lab`: pairs against pairs, gone on with, in parts, and added up.
class LabCliTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    QByteArray bytesOf(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// FOLDER in it is this test's folder.
    tests::CommandRun run(QByteArray line, const char* program = BREAKPOINT_CLI) const
    {
        line.replace("FOLDER", m_folder.path().toUtf8());
        QStringList arguments = QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        arguments << QStringLiteral("--db") << path("lab.db");
        return tests::runCommand(QString::fromLatin1(program), arguments);
    }

    tests::CommandRun play(const QByteArray& rest) const
    {
        return run("lab --player random --pairs " + QByteArray(kPairs) + ' ' + rest);
    }

private Q_SLOTS:
    void init() { m_folder = QTemporaryDir(); }

    void wrongUsageEndsWithTwoAndSaysWhy_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("says");
        const auto row
            = [](const char* line, const char* says) { QTest::newRow(line) << QByteArray(line) << QByteArray(says); };
        row("--player clever", "there is no player \"clever\"");
        row("--player human", "a person cannot sit in the arena");
        row("--pairs Aliens+Pirates:Aliens+Robots", "no 2 of them are without a common faction");
        row("--pairs mars", "there is no such box");
        row("--set plaid", "there is no set \"plaid\"");
        row("--width 0", "--width 0: this is no width");
        row("--width 2 --matches 8", "there are several goals");
        row("--shard 0/4 --matches 8 --out x.json", "this is no part of a lab");
        row("--shard 5/4 --matches 8 --out x.json", "this is no part of a lab");
        row("--shard 1/4 --matches 8", "no file is named for this part, add --out FILE");
        row("--shard 1/4 --out x.json", "a mean width needs all that is played");
        row("--out /nowhere/at/all.json", "/nowhere/at/all.json: cannot be written");
        row("show 4711", "There is no lab 4711");
        row("show", "the number of a lab is missing");
        row("delete 4711", "There is no lab 4711");
        row("cards", "no pair is named, add --pair FACTION+FACTION");
        row("cards --pair Aliens+Pirates --player clever", "there is no player \"clever\"");
        row("cards --pair Aliens+Pirates --against Aliens+Robots", "no 2 of them are without a common faction");
        row("cards --game starrealms --card Invader", "there is no card \"Invader\"");
        row("cards --game starrealms --pair Aliens+Pirates",
            "Star Realms is played without pairs, name a card with --card");
        row("cards --game starrealms --player clever", "there is no player \"clever\"");
        row("--game hyperborea --pairs Mars:Coral-Throne", "there is no \"Mars\"");
        row("--game hyperborea --pairs Coral-Throne", "no 2 of them are without a common faction");
        row("--game starrealms",
            "Star Realms is played without pairs, ask what a card is worth: lab cards --game starrealms");
        row("merge /nowhere.json", "/nowhere.json: there is no such file");
    }

    void wrongUsageEndsWithTwoAndSaysWhy()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, says);
        const tests::CommandRun done = run("lab " + line);
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains(says), done.err.constData());
        QVERIFY(done.out.isEmpty());
    }

    void aGameWithoutPairsHasNoLab()
    {
        const tests::CommandRun done = run("lab --player random", FAKE_CLI);
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("Fake Piers is played without pairs"), done.err.constData());
    }

    void tellsPairsAndFactions()
    {
        const tests::CommandRun done = play("--matches 20 --json");
        QVERIFY2(done.status == 0, done.err.constData());
        const QJsonObject root = done.json().object();
        QCOMPARE(root[QStringLiteral("matches")].toInt(), 72); // three blocks of eight in each of three cells
        QCOMPARE(root[QStringLiteral("pairs")].toArray().size(), 3);
        QCOMPARE(root[QStringLiteral("factions")].toArray().size(), 6);
        double sum = 0;
        for (const QJsonValue& pair : root[QStringLiteral("pairs")].toArray())
            sum += pair[QStringLiteral("share")].toDouble();
        QVERIFY(qAbs(sum - 1.5) < 1e-5); // what one wins the other loses
        for (const QJsonValue& cell : root[QStringLiteral("cells")].toArray()) {
            double parts = 0.5;
            for (const char* part : { "factions", "fit", "meeting", "chance" })
                parts += cell[QLatin1String(part)].toDouble();
            QVERIFY(qAbs(parts - cell[QStringLiteral("share")].toDouble()) < 1e-5);
        }
        const tests::CommandRun told = play("--matches 20");
        QVERIFY2(told.out.startsWith("3 pairs of 6 factions, played by random on both sides: 72 matches\n"),
            told.out.constData());
        QVERIFY(told.out.contains("Robots+Zombies") && told.out.contains("Who begins wins "));
    }

    /// Each role for itself: three are three cells, told one by one, and the lab goes on as one of pairs does.
    void rolesMeetEachOther()
    {
        const QByteArray line = "lab --game hyperborea --player random --option length=short --option mode=race-war "
                                "--pairs Red-Duchy:golden-barony:CORAL-THRONE --matches ";
        const tests::CommandRun done = run(line + "8 --json");
        QVERIFY2(done.status == 0, done.err.constData());
        const QJsonObject root = done.json().object();
        QCOMPARE(root[QStringLiteral("matches")].toInt(), 24);
        const QJsonArray sides = root[QStringLiteral("pairs")].toArray();
        QCOMPARE(sides.size(), 3);
        QCOMPARE(sides[0][QStringLiteral("pair")].toArray(), QJsonArray { QStringLiteral("Coral Throne") });
        double sum = 0;
        for (const QJsonValue& side : sides) {
            sum += side[QStringLiteral("share")].toDouble();
            QVERIFY(qAbs(side[QStringLiteral("fit")].toDouble()) < 1e-5); // one thing is no more than itself
        }
        QVERIFY(qAbs(sum - 1.5) < 1e-5);
        const tests::CommandRun more = run(line + "16");
        QVERIFY2(more.err.contains("Going on with lab 1: 24 matches are there."), more.err.constData());
        QVERIFY2(more.out.startsWith("Realms: 3, played by random on both sides: 48 matches\n"), more.out.constData());
        QVERIFY(more.out.contains("Realm against realm"));
        QVERIFY(more.out.contains("Coral Throne against Golden Barony"));
        QVERIFY(!more.out.contains("pair"));
        QCOMPARE(run("lab show 1 --findings FOLDER/found.json").status, 0);
        const QByteArray found = bytesOf("found.json");
        QVERIFY2(found.contains("--pairs 'Coral Throne:Golden Barony:Red Duchy'") && found.contains("mode=race-war")
                && found.contains("--game hyperborea"),
            found.constData());
    }

    void isGoneOnWithAndAddedTo()
    {
        QCOMPARE(play("--matches 8").status, 0);
        const tests::CommandRun more = play("--matches 24 --out FOLDER/more.json");
        QVERIFY2(more.err.contains("Going on with lab 1: 24 matches are there."), more.err.constData());
        const tests::CommandRun list = run("lab list --json");
        QCOMPARE(list.json().array().size(), 1);
        QCOMPARE(list.json()[0][QStringLiteral("matches")].toInt(), 72);
        QCOMPARE(run("lab show 1").out, more.out);
        QCOMPARE(run("lab delete 1").status, 0);
        QCOMPARE(play("--matches 24 --threads 3 --out FOLDER/at_once.json").out, more.out);
        QVERIFY(!bytesOf("more.json").isEmpty());
        QCOMPARE(bytesOf("at_once.json"), bytesOf("more.json"));
    }

    void findingsSayWhichCommandPlaysThem()
    {
        QCOMPARE(play("--matches 8 --out FOLDER/whole.json").status, 0);
        QCOMPARE(run("lab show 1 --findings FOLDER/found.json").status, 0);
        const QByteArray found = bytesOf("found.json");
        // In the order in which labs have pairs; whoever runs the command gets the same file.
        QVERIFY2(found.contains("\"command\":\"breakpoint-cli lab --pairs "
                                "Aliens+Pirates:Ninjas+Wizards:Robots+Zombies --player random --set first --matches 8 "
                                "--seed 1\""),
            found.left(400).constData());
        QCOMPARE(run("lab merge FOLDER/found.json --out FOLDER/sum.json").status, 0);
        QCOMPARE(bytesOf("sum.json"), bytesOf("whole.json"));
        // What no one command plays is refused: here the cells that are less known were played more often.
        QCOMPARE(run("lab delete 1").status, 0);
        QCOMPARE(play("--width 12").status, 0);
        const int again = run("lab list --json").json()[0][QStringLiteral("lab")].toInt();
        const tests::CommandRun uneven
            = run("lab show " + QByteArray::number(again) + " --findings FOLDER/uneven.json");
        QCOMPARE(uneven.status, 2);
        QVERIFY2(uneven.err.contains("no command plays just these matches, go on with the lab by --matches"),
            uneven.err.constData());
        QVERIFY(bytesOf("uneven.json").isEmpty());
    }

    /// Of each deal a match without and one with either card.
    void saysWhatACardIsWorthWithoutPairs()
    {
        const QByteArray line = "lab cards --game starrealms --card explorer:stinger --deals 4 --player random ";
        const tests::CommandRun done = run(line + "--json");
        QVERIFY2(done.status == 0, done.err.constData());
        const QJsonDocument root = done.json();
        QCOMPARE(root[QStringLiteral("deals")].toInt(), 4);
        const QJsonArray cards = root[QStringLiteral("cards")].toArray();
        QCOMPARE(cards.size(), 2);
        int matches = 4;
        for (const QJsonValue& card : cards)
            matches += card[QStringLiteral("deals")].toInt();
        QCOMPARE(root[QStringLiteral("matches")].toInt(), matches);
        const tests::CommandRun told = run(line + "--against stinger");
        QCOMPARE(told.status, 0);
        QVERIFY2(told.out.contains("With Stinger from the beginning"), told.out.constData());
        QCOMPARE(told.out.count("Stinger"), 1); // it is not compared with itself
        QVERIFY(told.out.contains("Explorer"));
        QCOMPARE(
            run("lab cards --game starrealms --card scout --deals 2 --player random").status, 2); // all are in decks
    }

    void saysWhichCardCarriesAPair()
    {
        const QByteArray line = "lab cards --pair pirates+aliens --against Robots+Zombies:Aliens+Robots --deals 6 "
                                "--player random ";
        const tests::CommandRun done = run(line + "--json");
        QVERIFY2(done.status == 0, done.err.constData());
        const QJsonDocument root = done.json();
        QCOMPARE(root[QStringLiteral("deals")].toInt(), 6);
        QCOMPARE(root[QStringLiteral("others")].toInt(), 1); // the other one has Aliens, too
        int copies = 0;
        for (const QJsonValue& card : root[QStringLiteral("cards")].toArray()) {
            copies += card[QStringLiteral("copies")].toInt();
            QCOMPARE(card[QStringLiteral("played")][QStringLiteral("matches")].toInt()
                    + card[QStringLiteral("unplayed")][QStringLiteral("matches")].toInt(),
                6);
        }
        QCOMPARE(copies, 40);
        QCOMPARE(run(line + "--threads 3 --json").out, done.out);
        const tests::CommandRun told = run(line);
        QVERIFY2(told.out.startsWith("Aliens+Pirates against 1 other pairs, played by random on both sides: 6 deals, "),
            told.out.constData());
        QCOMPARE(run("lab cards --pair Aliens+Pirates", FAKE_CLI).status, 2);
    }

    void comparesPairsByALab()
    {
        const tests::CommandRun none = run("compare Aliens+Pirates Robots+Zombies --json --set current");
        QVERIFY2(none.status == 0, none.err.constData());
        QCOMPARE(none.json()[QStringLiteral("pairs")][0][QStringLiteral("cards")].toInt(), 40);
        QCOMPARE(play("--matches 8 --set current").status, 0);
        const QJsonDocument told = run("compare aliens+pirates robots+zombies --json --set current").json();
        const QJsonDocument lab = run("lab show 1 --json").json();
        const QJsonValue of = told[QStringLiteral("lab")];
        if (of[QStringLiteral("own")].toBool()) { // else the program comes with better ones
            QCOMPARE(of[QStringLiteral("player")].toString(), QStringLiteral("random"));
            QVERIFY(!of[QStringLiteral("older")].toBool(true));
            QCOMPARE(told[QStringLiteral("pairs")][0][QStringLiteral("share")],
                lab[QStringLiteral("pairs")][0][QStringLiteral("share")]);
            QCOMPARE(told[QStringLiteral("pairs")][0][QStringLiteral("others")].toInt(), 2);
            QCOMPARE(told[QStringLiteral("pairs")][0][QStringLiteral("matches")].toInt(), 16);
            QCOMPARE(told[QStringLiteral("meeting")][QStringLiteral("matches")].toInt(), 8);
        }
        const tests::CommandRun words = run("compare Aliens+Pirates Robots+Zombies --set current");
        QVERIFY2(words.out.contains("Played by ") && words.out.contains(" on both sides, "), words.out.constData());
        QCOMPARE(run("compare Aliens+Pirates").status, 2);
        QCOMPARE(run("compare Aliens+Pirates Aliens+Mars").status, 2);
        QCOMPARE(run("compare One Other", FAKE_CLI).status, 2);
    }

    void playsUntilTheWidthIsReached()
    {
        const tests::CommandRun done = play("--width 12 --json");
        QVERIFY2(done.status == 0, done.err.constData());
        for (const QJsonValue& cell : done.json()[QStringLiteral("cells")].toArray()) {
            const QJsonArray ends = cell[QStringLiteral("interval")].toArray();
            QVERIFY((ends[1].toDouble() - ends[0].toDouble()) / 2 <= 0.12);
        }
    }

    void stoppedItKeepsWhatWasPlayed()
    {
        if (!tests::hasTerminals())
            QSKIP("this machine has no pseudo-terminals (/dev/pts)");
        QStringList words { QStringLiteral("lab"), QStringLiteral("--player"), QStringLiteral("random"),
            QStringLiteral("--pairs"), QString::fromLatin1(kPairs), QStringLiteral("--matches"),
            QStringLiteral("5000000"), QStringLiteral("--db"), path("lab.db") };
        const tests::CommandRun done = tests::stopCommand(
            QStringLiteral(BREAKPOINT_CLI), words, [](const QByteArray& err) { return err.contains(" points, "); });
        QCOMPARE(done.status, 1);
        QVERIFY2(done.err.contains("the same command goes on with it"), done.err.constData());
        QVERIFY(run("lab list --json").json()[0][QStringLiteral("matches")].toInt() > 0);
    }

    void partsOfSeveralMachinesAddUpToTheWhole()
    {
        const QByteArray lab = "lab --player random --matches 64 --pairs " + QByteArray(kPairs);
        QCOMPARE(run(lab + " --out FOLDER/whole.json").status, 0);
        const QString part = QStringLiteral(BREAKPOINT_CLI " --db %1 ").arg(path("parts.db")) + QString::fromUtf8(lab)
            + QStringLiteral(" --shard {}/4 --out %1").arg(path("part-{}.json"));
        const tests::CommandRun parts = tests::runCommand(QStringLiteral("parallel"),
            { QStringLiteral("--will-cite"), QStringLiteral("-j2"), part, QStringLiteral(":::"), QStringLiteral("1"),
                QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4") });
        QVERIFY2(parts.status == 0, parts.err.constData());
        const QByteArray merge
            = "lab merge FOLDER/part-3.json FOLDER/part-1.json FOLDER/part-4.json FOLDER/part-2.json ";
        const tests::CommandRun sum = run(merge + "--out FOLDER/sum.json");
        QVERIFY2(sum.status == 0, sum.err.constData());
        QVERIFY(!bytesOf("whole.json").isEmpty());
        QCOMPARE(bytesOf("sum.json"), bytesOf("whole.json"));
        // What is in the lab already is not counted twice.
        const tests::CommandRun twice = run(merge + "--keep");
        QCOMPARE(twice.status, 2);
        QVERIFY2(twice.err.contains("block 0 of Aliens+Pirates against Ninjas+Wizards is in lab 1 already"),
            twice.err.constData());
        QCOMPARE(run("lab delete 1").status, 0);
        QCOMPARE(run(merge + "--keep").status, 0);
        QCOMPARE(run("lab list --json").json()[0][QStringLiteral("matches")].toInt(), 3 * 64);
    }

    void whatDoesNotBelongTogetherIsRefused()
    {
        const auto part = [&](const QByteArray& rest) {
            return run("lab --matches 16 --pairs " + QByteArray(kPairs) + ' ' + rest).status;
        };
        QCOMPARE(part("--player random --shard 1/2 --out FOLDER/one.json"), 0);
        QCOMPARE(part("--player greedy:worlds=1,nodes=1 --shard 2/2 --out FOLDER/greedy.json"), 0);
        QCOMPARE(part("--player random --set current --shard 2/2 --out FOLDER/current.json"), 0);
        const tests::CommandRun player = run("lab merge FOLDER/one.json FOLDER/greedy.json");
        QCOMPARE(player.status, 2);
        QVERIFY2(player.err.contains("greedy.json: it does not belong to the others: the player is "
                                     "\"greedy:worlds=1,nodes=1\" here and \"random\" there"),
            player.err.constData());
        const tests::CommandRun set = run("lab merge FOLDER/one.json FOLDER/current.json");
        QVERIFY2(set.err.contains("the printing is \"current\" here"), set.err.constData());
        const tests::CommandRun twice = run("lab merge FOLDER/one.json FOLDER/one.json");
        QCOMPARE(twice.status, 2);
        QVERIFY2(twice.err.contains("block 0 of Aliens+Pirates against Ninjas+Wizards is in it and in "),
            twice.err.constData());
        QVERIFY(twice.out.isEmpty());
        // The file of one part is not gone on with as another.
        QCOMPARE(part("--player random --shard 2/2 --out FOLDER/one.json"), 2);
        // And as itself it is, with nothing left to play.
        const QByteArray before = bytesOf("one.json");
        QCOMPARE(part("--player random --shard 1/2 --out FOLDER/one.json"), 0);
        QCOMPARE(bytesOf("one.json"), before);
    }
};

REGISTER_TEST(LabCliTest)

#include "lab_cli_test.moc"
