#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

using tests::kProgram;

}

/// breakpoint-cli as it is shipped, with the real game.
class SmashUpCliTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    tests::CommandRun run(const QByteArray& line, const QByteArray& input = {}) const
    {
        QStringList arguments = QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        arguments << QStringLiteral("--db") << m_folder.filePath(QStringLiteral("smashup.db"));
        return tests::runCommand(kProgram, arguments, input);
    }

private Q_SLOTS:
    void randomMatchesKeepEveryInvariant()
    {
        const tests::CommandRun done = run("simulate --game smashup --seat Aliens+Robots:random "
                                           "--seat Dinosaurs+Pirates:random --matches 200 --seed 1 --check --json");
        QVERIFY2(done.status == 0, done.err.constData());
        QCOMPARE(done.json().object()[QStringLiteral("matches")].toInt(), 200);
    }

    void greedyBeatsRandom()
    {
        int won = 0;
        for (int seat = 0; seat < 2; ++seat) {
            const QByteArray first = seat == 0 ? "greedy" : "random";
            const QByteArray second = seat == 0 ? "random" : "greedy";
            const tests::CommandRun done = run("simulate --game smashup --seat Aliens+Robots:" + first
                + " --seat Dinosaurs+Pirates:" + second + " --matches 10 --seed 5 --json");
            QCOMPARE(done.status, 0);
            won += done.json().object()[QStringLiteral("wins")].toArray()[seat].toInt();
        }
        QVERIFY2(won >= 18, qPrintable(QString::number(won)));
    }

    void aStoredMatchTellsWhatMadnessCost()
    {
        const QString own = m_folder.filePath(QStringLiteral("madness.db"));
        const auto runOwn = [&own](QStringList arguments) {
            return tests::runCommand(kProgram, arguments << QStringLiteral("--db") << own);
        };
        const tests::CommandRun played
            = runOwn({ QStringLiteral("play"), QStringLiteral("--set"), QStringLiteral("current"),
                QStringLiteral("--seat"), QStringLiteral("Minions of Cthulhu+Elder Things:greedy"),
                QStringLiteral("--seat"), QStringLiteral("Innsmouth+Wizards:level:1"), QStringLiteral("--seed"),
                QStringLiteral("6"), QStringLiteral("--record") });
        QVERIFY2(played.status == 0, played.err.constData());
        QRegularExpression lost(
            QStringLiteral("^(.+) loses (\\d+) VP to Madness\\.$"), QRegularExpression::MultilineOption);
        auto losses = lost.globalMatch(QString::fromUtf8(played.out));
        QVERIFY(losses.hasNext());
        const QJsonObject match
            = runOwn({ QStringLiteral("matches"), QStringLiteral("list"), QStringLiteral("--json") })
                  .json()
                  .array()[0]
                  .toObject();
        const QByteArray shown = runOwn(
            { QStringLiteral("matches"), QStringLiteral("show"), QString::number(match[QStringLiteral("id")].toInt()) })
                                     .out;
        while (losses.hasNext()) {
            const QRegularExpressionMatch loss = losses.next();
            const QJsonArray seats = match[QStringLiteral("seats")].toArray();
            const int seat = seats[0].toObject()[QStringLiteral("name")].toString() == loss.captured(1) ? 0 : 1;
            const int score = match[QStringLiteral("score")].toArray()[seat].toInt();
            const int cost = loss.captured(2).toInt();
            const QString told = QStringLiteral("%1 (%2 - %3 for Madness)").arg(score).arg(score + cost).arg(cost);
            QVERIFY2(shown.contains(told.toUtf8()), shown.constData());
        }
    }

    void aRecordedMatchVerifiesAndTravels()
    {
        const QByteArray play = "play --seat Aliens+Dinosaurs:greedy --seat Pirates+Robots:random --seed 12 --record";
        const tests::CommandRun first = run(play);
        QCOMPARE(first.status, 0);
        QVERIFY(first.out.contains("wins"));
        const QJsonObject match = run("matches list --json").json().array()[0].toObject();
        const QByteArray id = QByteArray::number(match[QStringLiteral("id")].toInt());
        QCOMPARE(match[QStringLiteral("status")].toString(), QStringLiteral("finished"));
        QCOMPARE(run("matches verify " + id).status, 0);
        const QByteArray file = m_folder.filePath(QStringLiteral("match.json")).toUtf8();
        QCOMPARE(run("matches export " + id + " --out " + file).status, 0);
        QCOMPARE(run("matches import --again " + file).status, 0);
        QCOMPARE(run("matches list --json").json().array().size(), 2);
    }

    void aPairHasANameThatCanBeReadAndTyped()
    {
        QVERIFY(run("pairs add \ufeff Aliens+Pirates").err.contains("NAME: the name shows nothing, write letters"));
        const tests::CommandRun tooLong = run("pairs add " + QByteArray(81, 'n') + " Aliens+Pirates");
        QCOMPARE(tooLong.status, 2);
        QVERIFY2(tooLong.err.contains("NAME: the name is longer than 80 letters"), tooLong.err.constData());
        QVERIFY(run("pairs add a\u202eb Aliens+Pirates").err.contains("NAME: the name holds a control character"));
        QVERIFY(run("pairs list --json").json().array().isEmpty());
        QVERIFY(run("pairs add a:b Aliens+Pirates").err.contains("NAME: the name holds a colon"));
        QVERIFY(run("pairs add Aliens+Pirates Ninjas+Robots").err.contains("NAME: the name reads as other factions"));
        QCOMPARE(run("pairs add Aliens+Robots Robots+Aliens").status, 0);
        QCOMPARE(run("pairs add Ninjas Ninjas+Robots").status, 0);
        QCOMPARE(run("play --seat Ninjas:random --seat Aliens+Pirates:random --seed 1").status, 0);
        QCOMPARE(run("pairs add --odd Aliens+Pirates").status, 2);
        QCOMPARE(run("pairs add " + QByteArray(80, 'n') + " Aliens+Pirates").status, 0);
        // After "--" nothing is an option; it ends this line, for run() adds one.
        const QString db = m_folder.filePath(QStringLiteral("smashup.db"));
        const tests::CommandRun odd = tests::runCommand(kProgram,
            { QStringLiteral("--db"), db, QStringLiteral("pairs"), QStringLiteral("add"), QStringLiteral("--"),
                QStringLiteral("--odd"), QStringLiteral("Ninjas+Robots") });
        QVERIFY2(odd.out.contains("Saved --odd (Ninjas+Robots)."), odd.err.constData());
    }

    void aPlayerMayHaveACharacter()
    {
        const QByteArray second = " --seat Pirates+Robots:greedy:worlds=1,nodes=20,style=leader-hunter --seed 12";
        const tests::CommandRun done = run("play --seat Aliens+Dinosaurs:level:2,style=patient" + second + " --record");
        QVERIFY2(done.status == 0, done.err.constData());
        QVERIFY(done.out.contains("Level 2, patient (1)"));
        QVERIFY(done.out.contains("Greedy, leader hunter (2)"));
        const QJsonObject match = run("matches list --json").json().array()[0].toObject();
        const QJsonArray seats = match[QStringLiteral("seats")].toArray();
        QCOMPARE(seats[0][QStringLiteral("player")].toString(), QStringLiteral("level:2,style=patient"));
        QCOMPARE(seats[1][QStringLiteral("player")].toString(),
            QStringLiteral("greedy:worlds=1,nodes=20,style=leader-hunter"));
        const tests::CommandRun refused = run("play --seat Aliens+Dinosaurs:level:2,style=fierce" + second);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("choose one of: patient, aggressive, leader-hunter"), refused.err.constData());
        const tests::CommandRun near = run("play --seat Aliens+Dinosaurs:level:2,style=leader_hunter" + second);
        QVERIFY2(near.err.contains("did you mean \"leader-hunter\"?"), near.err.constData());
        QVERIFY2(run("arena --player level:2,style=aggressive --player level:0 --pairs core --matches 2").status == 0,
            done.err.constData());
    }

    void whatIsNotThereIsAnsweredWithWhatThereIs()
    {
        tests::CommandRun done = run("explain aliens");
        QCOMPARE(done.status, 1);
        QVERIFY2(done.err.contains("Aliens is a faction, no card; its cards: breakpoint-cli --db ")
                && done.err.endsWith(" cards --faction Aliens\n"),
            done.err.constData());
        done = run("explain Qwertyuiop");
        QVERIFY2(done.err.contains("there is no card \"Qwertyuiop\"; all cards: "), done.err.constData());
        done = run("cards --faction xyz");
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("there is no faction \"xyz\", choose among Aliens, "), done.err.constData());
    }

    void theHelpSaysWhoPlays()
    {
        for (const char* verb : { "play", "simulate", "arena" }) {
            const QByteArray help = run(verb + QByteArray(" --help")).out;
            for (const char* line : { "\n  level:0  takes any legal choice\n", "\n  level:5  tries out ",
                     "\n  greedy   ", "\n  ismcts   ", "\n  patient        keeps ", "\n  leader-hunter  goes after " })
                QVERIFY2(help.contains(line), line);
            QCOMPARE(help.contains("\n  human    a person\n"), QByteArray(verb) == "play");
            QCOMPARE(help.contains("\n  xray     "), QByteArray(verb) != "play");
            QVERIFY(help.contains("Exit status: "));
        }
    }

    void aPersonPlaysAWholeMatchByNumbers()
    {
        // The first answer, over and over: never refused, and the match comes to its end.
        const tests::CommandRun done = run("play --seat Aliens+Robots:human --seat Dinosaurs+Pirates:greedy --seed 3",
            QByteArray("1\n").repeated(5'000));
        QCOMPARE(done.status, 0);
        QVERIFY(done.out.contains("Your hand"));
        QVERIFY(done.out.contains("wins"));
        QVERIFY(!done.out.contains("A number from"));
    }

    void takingBackShowsTheTableAgain()
    {
        // A minion is chosen, its base not yet: nothing but the taking back calls for the table.
        const tests::CommandRun done
            = run("play --seat Aliens+Pirates:human --seat Robots+Dinosaurs:greedy --seed 4", "1\nu\n");
        QVERIFY2(done.out.contains("At which base do you play"), done.out.constData());
        QCOMPARE(done.out.count("== Turn"), 2);
    }

    void whatAPersonReadsHidesTheOthersCards()
    {
        const tests::CommandRun done = run(
            "play --seat Aliens+Robots:human --seat Dinosaurs+Pirates:random --seed 3", QByteArray("1\n").repeated(60));
        for (const QByteArray& line : done.out.split('\n')) {
            if (line.startsWith("Random 2 draws"))
                QVERIFY2(line == "Random 2 draws a card." || line.contains(" cards"), line.constData());
        }
        QVERIFY(done.out.contains("Random 2 draws"));
    }

    void faultsOfASetupAreTold()
    {
        tests::CommandRun done = run("simulate --seat Aliens+Robts:random --seat Pirates+Pirates:random");
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("Robts"), done.err.constData());
        done = run("simulate --seat Aliens+Robots:random --seat Aliens+Pirates:random");
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("Aliens"), done.err.constData());
        done = run("simulate --seat Aliens+Robots:random --seat Dinosaurs+Pirates:random --option madness=count");
        QVERIFY2(done.err.contains("--option madness: there is no such match option, choose among ")
                && done.err.contains("madness_tie"),
            done.err.constData());
        QCOMPARE(run("simulate --seat Aliens+Robots:random --seat Aliens+Pirates:random --option shared_factions=yes "
                     "--matches 5")
                     .status,
            0);
    }

    /// Cards in a deck or a discard pile lie on no table: what is printed on them stands below their answers, as
    /// `cards` has it.
    void aCardOutOfSightShowsItsFace()
    {
        QHash<QString, QString> faces; // by the card's name
        for (const QJsonValue& each : run("cards --set first --json").json().array()) {
            QString face = each[QStringLiteral("kind")].toString();
            if (each.toObject().contains(QStringLiteral("power")))
                face += QStringLiteral(", power %1").arg(each[QStringLiteral("power")].toInt());
            const QString text = each[QStringLiteral("text")].toString();
            faces[each[QStringLiteral("name")].toString()] = text.isEmpty() ? face : face + QStringLiteral(": ") + text;
        }
        static const QRegularExpression faced(
            QStringLiteral("^  \\d+  (.+)\\n       (\\S.*)$"), QRegularExpression::MultilineOption);
        int seen = 0;
        for (int seed = 1; seed <= 4; ++seed) {
            const QString out = QString::fromUtf8(run("play --seat Zombies+Robots:human --seat Wizards+Aliens:random "
                                                      "--seed "
                    + QByteArray::number(seed),
                QByteArray("1\n").repeated(200) + "q\n")
                                                      .out);
            for (auto found = faced.globalMatch(out); found.hasNext(); ++seen) {
                const QRegularExpressionMatch answer = found.next();
                const auto named = std::find_if(faces.keyBegin(), faces.keyEnd(), [&](const QString& name) {
                    return answer.captured(1).contains(name) && faces[name] == answer.captured(2);
                });
                QVERIFY2(named != faces.keyEnd(), qPrintable(answer.captured()));
            }
        }
        QVERIFY(seen > 0);
    }

    void factionsAndPairsAreNamedFreely()
    {
        const auto play = [&](const QString& seat) {
            return tests::runCommand(kProgram,
                { QStringLiteral("simulate"), QStringLiteral("--matches"), QStringLiteral("1"),
                    QStringLiteral("--seat"), seat, QStringLiteral("--seat"), QStringLiteral("Robots+Dinosaurs:random"),
                    QStringLiteral("--db"), m_folder.filePath(QStringLiteral("smashup.db")) });
        };
        QCOMPARE(play(QStringLiteral("aliens + PIRATES : random")).status, 0);
        QByteArray told = play(QStringLiteral("Aliens+Pirats:random")).err;
        QVERIFY2(told.contains("there is no faction \"Pirats\", did you mean \"Pirates\"?"), told.constData());

        QCOMPARE(tests::runCommand(kProgram,
                     { QStringLiteral("pairs"), QStringLiteral("add"), QStringLiteral("Sea Saucers"),
                         QStringLiteral("aliens+pirates"), QStringLiteral("--db"),
                         m_folder.filePath(QStringLiteral("smashup.db")) })
                     .status,
            0);
        const tests::CommandRun done = play(QStringLiteral("sea saucers:random"));
        QCOMPARE(done.status, 0);
        QVERIFY2(done.out.contains("Aliens + Pirates"), done.out.constData());
        told = play(QStringLiteral("Sea Sorcers:random")).err;
        QVERIFY2(
            told.contains("there is no saved pair \"Sea Sorcers\", did you mean \"Sea Saucers\"?"), told.constData());
        told = play(QStringLiteral("Aliens:random")).err;
        QVERIFY2(told.contains("a pair is 2 factions, not 1"), told.constData());
        QVERIFY(run("cards --faction pirates --json").json().array().size() > 12);
    }

    void aPairKeepsToItsPrinting()
    {
        const QString database = m_folder.filePath(QStringLiteral("printings.db"));
        const auto said = [&](const QStringList& words) {
            return tests::runCommand(kProgram, words + QStringList { QStringLiteral("--db"), database });
        };
        const QStringList match { QStringLiteral("simulate"), QStringLiteral("--matches"), QStringLiteral("1"),
            QStringLiteral("--option"), QStringLiteral("shared_factions=yes"), QStringLiteral("--seat"),
            QStringLiteral("new toys:random"), QStringLiteral("--seat"), QStringLiteral("Robots+Wizards:random") };
        const QStringList current { QStringLiteral("--set"), QStringLiteral("current") };
        QCOMPARE(said(QStringList { QStringLiteral("pairs"), QStringLiteral("add"), QStringLiteral("New toys"),
                          QStringLiteral("robots+wizards") }
                     + current)
                     .status,
            0);
        const tests::CommandRun other = said(match);
        QCOMPARE(other.status, 2);
        QVERIFY2(other.err.contains("the pair \"New toys\" is of the set current")
                && other.err.contains("add --set current"),
            other.err.constData());
        QCOMPARE(said(match + current).status, 0);
        const QStringList list { QStringLiteral("pairs"), QStringLiteral("list"), QStringLiteral("--json") };
        QCOMPARE(said(list + current).json().array().size(), 1);
        QCOMPARE(
            said(list + QStringList { QStringLiteral("--set"), QStringLiteral("first") }).json().array().size(), 0);
    }

    void pairsGoToAnotherDatabase()
    {
        const auto said = [&](const QString& database, const QStringList& words) {
            return tests::runCommand(
                kProgram, words + QStringList { QStringLiteral("--db"), m_folder.filePath(database) });
        };
        const QString here = QStringLiteral("pairs_here.db");
        const QString there = QStringLiteral("pairs_there.db");
        const QString pairs = QStringLiteral("pairs");
        QCOMPARE(
            said(here, { pairs, QStringLiteral("add"), QStringLiteral("Sea dogs"), QStringLiteral("aliens+pirates") })
                .status,
            0);
        const tests::CommandRun exported = said(here, { pairs, QStringLiteral("export") });
        QCOMPARE(exported.status, 0);
        QFile file(m_folder.filePath(QStringLiteral("pairs.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(exported.out) == exported.out.size());
        file.close();
        const QStringList import { pairs, QStringLiteral("import"), file.fileName(), QStringLiteral("--json") };
        QCOMPARE(said(there, import).json()[QStringLiteral("added")].toInt(), 1);
        QCOMPARE(said(there, import).json()[QStringLiteral("added")].toInt(-1), 0); // it is there already
        const QJsonArray list = said(there, { pairs, QStringLiteral("list"), QStringLiteral("--json") }).json().array();
        QCOMPARE(list.size(), 1);
        QCOMPARE(list[0][QStringLiteral("name")].toString(), QStringLiteral("Sea dogs"));

        // Another pair has the name already: as in the window it comes under the name with a number, and once.
        QCOMPARE(said(there, { pairs, QStringLiteral("remove"), QStringLiteral("Sea dogs") }).status, 0);
        QCOMPARE(
            said(there, { pairs, QStringLiteral("add"), QStringLiteral("Sea dogs"), QStringLiteral("robots+ninjas") })
                .status,
            0);
        QCOMPARE(said(there, import).json()[QStringLiteral("added")].toInt(), 1);
        QCOMPARE(said(there, import).json()[QStringLiteral("added")].toInt(-1), 0);
        const QJsonArray both = said(there, { pairs, QStringLiteral("list"), QStringLiteral("--json") }).json().array();
        QCOMPARE(both.size(), 2);
        QCOMPARE(both[1][QStringLiteral("name")].toString(), QStringLiteral("Sea dogs (2)"));
        QCOMPARE(both[1][QStringLiteral("factions")].toArray()[0].toString(), QStringLiteral("Aliens"));

        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{}") == 2);
        file.close();
        const tests::CommandRun wrong = said(there, import);
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.err.contains("this is no file of pairs"), wrong.err.constData());
    }

    void cardsHaveTheirText()
    {
        const QJsonArray cards = run("cards --faction Pirates --json").json().array();
        QVERIFY(cards.size() > 12);
        for (const QJsonValue& card : cards)
            QVERIFY2(!card[QStringLiteral("text")].toString().isEmpty()
                    || card[QStringLiteral("type")].toString() == QStringLiteral("minion"),
                qPrintable(card[QStringLiteral("name")].toString()));
        QCOMPARE(run("explain Supreme Overlord").status, 0);
        QVERIFY(run("explain Supreme").err.contains("did you mean \"Supreme Overlord\"?"));
    }

    void aCardsProgramIsFoundByWhatPeopleCallIt_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("homeworld") << QByteArray("The Homeworld");
        QTest::newRow("a homeworld") << QByteArray("The Homeworld");
        QTest::newRow("The Dinghy") << QByteArray("Dinghy");
        QTest::newRow("rlyeh") << QByteArray("R'lyeh");
        QTest::newRow("old man jenkins") << QByteArray("\"Old Man Jenkins!?\"");
        QTest::newRow("factory 436 1337") << QByteArray("Factory 436-1337");
        QTest::newRow("Supreme Overlrd") << QByteArray("Supreme Overlord");
        QTest::newRow("leprachaun") << QByteArray("Leprechaun");
    }

    void aCardsProgramIsFoundByWhatPeopleCallIt()
    {
        QFETCH(QByteArray, name);
        const tests::CommandRun done = run(QByteArray("explain --json ") + QTest::currentDataTag());
        QCOMPARE(done.status, 0);
        QCOMPARE(done.json().object()[QStringLiteral("card")].toString().toUtf8(), name);
        QVERIFY(!done.json().object()[QStringLiteral("listing")].toString().isEmpty());
    }

    void aCardsProgramStandsBelowItsSentence()
    {
        const tests::CommandRun done = run("explain --set first Zapbot");
        QVERIFY2(
            done.out.startsWith("Zapbot  (minion, power 2)\n    You may play an extra minion of power 2 or less.\n\n"),
            done.out.constData());
        QCOMPARE(run("--language de explain --json Zapbot").json().object()[QStringLiteral("text")].toString(),
            QStringLiteral("You may play an extra minion of power 2 or less."));
    }

    void cardsAreListedByAPartOfTheirNames()
    {
        const QByteArray bots = run("cards --set first microbot").out;
        QCOMPARE(bots.count("Microbot "), 5);
        QVERIFY(!bots.contains("Zapbot  ("));
        // By what another printing calls it, too.
        QVERIFY(run("cards --set first cut lass").out.contains("Saucy Wench  ("));
        const tests::CommandRun none = run("cards zapbott");
        QCOMPARE(none.status, 1);
        QVERIFY2(
            none.err.contains("no card has \"zapbott\" in its name, did you mean \"Zapbot\"?"), none.err.constData());
    }

    void aCardsProgramIsThatOfOnePrinting()
    {
        const tests::CommandRun first = run("explain Armor Stego");
        QVERIFY2(first.out.contains("ongoing power 2"), first.out.constData());
        QVERIFY2(first.out.contains("This is the first printing; the current one differs: "), first.out.constData());
        QVERIFY2(first.out.endsWith("explain --set current 'Armor Stego'\n"), first.out.constData());
        const tests::CommandRun current = run("explain --set current Armor Stego");
        QVERIFY2(current.out.contains("talent"), current.out.constData());
        QVERIFY(!current.out.contains("printing"));
        QVERIFY(!run("explain King Rex").out.contains("printing")); // the same in both
        // The base is another one by now; each name asks for its own.
        const QJsonObject base = run("explain --json Arkham University").json().object();
        QCOMPARE(base[QStringLiteral("set")].toString(), QStringLiteral("current"));
        QCOMPARE(base[QStringLiteral("others")][0][QStringLiteral("card")].toString(),
            QStringLiteral("Miskatonic University"));
        QCOMPARE(run("explain --json --set first Cut Lass").json().object()[QStringLiteral("card")].toString(),
            QStringLiteral("Saucy Wench"));
        const tests::CommandRun none = run("explain --set first Pixie");
        QCOMPARE(none.status, 1);
        QVERIFY2(none.err.contains("the first printing has no \"Pixie\": "), none.err.constData());
        const tests::CommandRun unknown = run("explain --set third Pixie");
        QCOMPARE(unknown.status, 2);
        QVERIFY2(
            unknown.err.contains("there is no set \"third\", choose among first, current"), unknown.err.constData());
    }

    void theProgramsOwnCardsAreWithoutFault()
    {
        for (const QByteArray game : { "smashup", "starrealms" }) {
            const tests::CommandRun done
                = run("check --game " + game + " " TESTS_SOURCE_DIR "/../resources/cards/" + game);
            QVERIFY2(done.status == 0, done.out.constData());
        }
    }

    void hostileCardFilesAreRefused()
    {
        const QString path = m_folder.filePath(QStringLiteral("deep.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("[").repeated(500'000));
        file.close();
        const tests::CommandRun done = run("check " + path.toUtf8());
        QCOMPARE(done.status, 1);
        QVERIFY(!done.out.isEmpty());
    }

    void theExamplesAreReadWithoutAnError()
    {
        // Those of the games that the program has.
        const tests::CommandRun done
            = run("scenario " TESTS_SOURCE_DIR "/scenarios/smashup " TESTS_SOURCE_DIR "/scenarios/starrealms");
        QVERIFY2(done.status == 0, done.out.right(2000).constData());
        QVERIFY2(done.err.isEmpty(), done.err.constData());
    }

    /// A file that names no game is not told the faults of another one without a word of why.
    void aFileWithoutAGameIsToldHowToNameOne()
    {
        const QByteArray file = TESTS_SOURCE_DIR "/scenarios/hyperborea/costs.json";
        tests::CommandRun done = run("scenario " + file);
        QCOMPARE(done.status, 1);
        QVERIFY2(done.err.contains("costs.json names no game and was run as Smash Up; --game says which it is of: "
                                   "smashup, starrealms, hyperborea."),
            done.err.constData());
        done = run("scenario --game hyperborea " + file);
        QVERIFY2(done.status == 0 && done.err.isEmpty(), done.err.constData());
    }
};

REGISTER_TEST(SmashUpCliTest)
#include "smash_up_cli_test.moc"
