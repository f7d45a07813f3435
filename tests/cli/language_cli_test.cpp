#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

using tests::kFake;
using tests::kProgram;
const QString kWindow = QStringLiteral(BREAKPOINT_WINDOW);

QStringList wordsOf(const QByteArray& line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// In an environment that has nothing but `settings` to say of languages.
tests::CommandRun runWith(const QByteArray& settings, const QString& program, const QByteArray& line)
{
    QStringList words { QStringLiteral("-u"), QStringLiteral("LANGUAGE"), QStringLiteral("-u"), QStringLiteral("LANG"),
        QStringLiteral("-u"), QStringLiteral("LC_ALL") };
    words << wordsOf(settings) << program << wordsOf(line);
    return tests::runCommand(QStringLiteral("env"), words);
}

/// What the command line says of itself: the meanings of players and of styles are core's.
QByteArray ownLines(const QByteArray& help)
{
    static const QRegularExpression player(QStringLiteral("^  (human|level:[0-5]) "));
    QByteArray own;
    for (const QByteArray& line : help.split('\n')) {
        if (!QString::fromUtf8(line).contains(player))
            own += line + '\n';
        if (line.contains("level:3,style=") && line.endsWith(':')) // the heading of the styles, which come last
            break;
    }
    return own;
}

/// The English words in it that no German sentence has.
QStringList englishIn(const QByteArray& text)
{
    static const QRegularExpression word(QStringLiteral(
        "\\b(the|with|without|of|or|and|for|what|which|that|this|is|are|how|its|from|by|where|when|to|each|"
        "every|not|more|than|one|has|only|file|files|match|matches|card|cards|seat|turn|choice)\\b"));
    QStringList found;
    for (auto each = word.globalMatch(QString::fromUtf8(text)); each.hasNext();)
        found << each.next().captured();
    found.removeDuplicates();
    return found;
}

/// The verbs that a help lists below its heading for them.
QList<QByteArray> verbsIn(const QByteArray& help, const QByteArray& heading)
{
    QList<QByteArray> verbs;
    const qsizetype at = help.indexOf('\n' + heading + ":\n");
    if (at < 0)
        return verbs;
    for (const QByteArray& line : help.mid(at + heading.size() + 3).split('\n')) {
        if (!line.startsWith("  "))
            break;
        verbs << line.trimmed().split(' ').constFirst();
    }
    return verbs;
}

}

/// The command line in another language: all that it says itself, and nothing of what programs read.
class LanguageCliTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QByteArray path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)).toUtf8(); }

    tests::CommandRun run(const QByteArray& line, const QByteArray& input = {}, const QString& program = kProgram) const
    {
        const QByteArray database = path(program == kFake ? "fake.db" : "matches.db");
        return tests::runCommand(
            program, wordsOf(line) << QStringLiteral("--db") << QString::fromUtf8(database), input);
    }

    void write(const char* name, const QByteArray& text) const
    {
        QFile file(QString::fromUtf8(path(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    /// The help of a command and of all below it.
    static void compareHelp(const QByteArray& command)
    {
        const tests::CommandRun english = runWith("LC_ALL=C", kProgram, command + " --help");
        const tests::CommandRun german = runWith("LC_ALL=C", kProgram, command + " --help --language de");
        QCOMPARE(english.status, 0);
        QCOMPARE(german.status, 0);
        const QByteArray lines = ownLines(german.out);
        QVERIFY2(lines.contains("Aufruf: breakpoint-cli"), lines.constData());
        QVERIFY2(lines.contains("\nOptionen:\n"), lines.constData());
        QVERIFY(!ownLines(english.out).contains("Aufruf"));
        // Options and verbs are what is typed.
        static const QRegularExpression option(QStringLiteral("--[a-z-]+"));
        QByteArray sentences = QString::fromUtf8(lines).remove(option).toUtf8();
        for (const char* typed : { "matches show", "matches list", "pairs list", "matches", "cards" })
            sentences.replace(typed, "");
        QVERIFY2(englishIn(sentences).isEmpty(),
            qPrintable(
                QString::fromUtf8(command) + QStringLiteral(": ") + englishIn(sentences).join(QLatin1Char(' '))));
        const QList<QByteArray> verbs = verbsIn(english.out, "Subcommands");
        QCOMPARE(verbsIn(german.out, "Befehle"), verbs);
        for (const QByteArray& verb : verbs)
            compareHelp(command + ' ' + verb);
    }

private Q_SLOTS:
    void everyHelpIsGerman()
    {
        QVERIFY(englishIn("which game; left out where there is one").size() > 2); // the check itself
        QVERIFY(verbsIn(run("--help").out, "Subcommands").size() > 10);
        compareHelp("");
    }

    void theSystemsLanguageIsSpoken_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("german");
        const auto row = [](const char* settings, const char* line, bool german) {
            QTest::addRow("%s %s", settings, line) << QByteArray(settings) << QByteArray(line) << german;
        };
        row("LC_ALL=de_DE.UTF-8", "--help", true);
        row("LANG=de_AT.UTF-8", "--help", true);
        row("LANG=en_GB.UTF-8", "--help", false);
        row("LC_ALL=C", "--help", false);
        row("LC_ALL=C LANGUAGE=de", "--help", false);
        row("LANG=fr_FR.UTF-8", "--help", false);
        row("LANG=fr_FR.UTF-8 LANGUAGE=fr:de:en", "--help", true);
        row("LC_ALL=de_DE.UTF-8", "--language en --help", false);
        row("LC_ALL=C", "--language de play --help", true);
        row("LC_ALL=C", "play --language=de --help", true);
        row("LC_ALL=C", "matches list --help --language de", true);
    }

    void theSystemsLanguageIsSpoken()
    {
        QFETCH(QByteArray, settings);
        QFETCH(QByteArray, line);
        QFETCH(bool, german);
        const tests::CommandRun done = runWith(settings, kProgram, line);
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out.contains("Aufruf: breakpoint-cli"), german);
        QCOMPARE(done.out.contains("Usage: breakpoint-cli"), !german);
    }

    void aLanguageThatThereIsNotIsRefused()
    {
        for (const char* line : { "--language xx cards", "cards --language xx", "cards --language=fr" }) {
            const tests::CommandRun english = runWith("LC_ALL=C", kProgram, line);
            QCOMPARE(english.status, 2);
            QVERIFY2(english.out.isEmpty(), line);
            QVERIFY2(english.err.contains("; there are: en, de\n"), english.err.constData());
        }
        const tests::CommandRun german = runWith("LC_ALL=de_DE.UTF-8", kProgram, "--language xx cards");
        QCOMPARE(german.status, 2);
        QVERIFY2(german.err.contains("Übersetzung in „xx“ gibt es nicht; es gibt: en, de\n"), german.err.constData());
        const tests::CommandRun alone = runWith("LC_ALL=C", kProgram, "cards --language");
        QCOMPARE(alone.status, 2);
        QVERIFY2(alone.err.contains("--language needs a value after it"), alone.err.constData());
    }

    void faultsOfTheLineAreGerman_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("says");
        const auto row
            = [](const char* line, const char* says) { QTest::newRow(line) << QByteArray(line) << QByteArray(says); };
        row("simulat", "den Befehl „simulat“ gibt es nicht, meintest du „simulate“? Befehle: play, ");
        row("bogus", "den Befehl „bogus“ gibt es nicht. Befehle: play, ");
        row("simulate --matchs 3", "eine Option --matchs gibt es hier nicht, meintest du „--matches“?");
        row("simulate --threads 0", "--threads verlangt eine ganze Zahl von 1 bis 256, nicht „0“");
        row("simulate tomorrow", "mit „tomorrow“ ist hier nichts anzufangen");
        row("simulate --seat", "--seat braucht einen Wert dahinter: wer dort sitzt");
        row("simulate --set a --set b", "--set steht mehrmals da, einmal genügt: ");
        row("rules", "WORTE fehlt: ");
        row("--json=maybe cards", "Damit ist nichts anzufangen: --json = maybe");
        row("cards --set x", "die Auflage „x“ gibt es nicht");
        row("play --seat Aliens+Pirates", "kein Spieler ist genannt, schreib PAAR:SPIELER");
        row("play", "niemand sitzt am Tisch");
        row("explain Xyzzyq", "die Karte „Xyzzyq“ gibt es nicht; alle Karten: ");
        row("matches show", "die Nummer der Partie fehlt");
        row("play --resume 3 --seed 4", "--resume setzt eine Partie fort, wie sie ist");
        row("pairs remove nobody", "ein Paar „nobody“ gibt es nicht");
        row("train --use plays --teacher x --out y", "nur choices und lines werden von einem Lehrer gelernt");
        row("arena --player random --sprt 5", "das ist kein Test");
    }

    void faultsOfTheLineAreGerman()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, says);
        const tests::CommandRun done = run("--language de " + line);
        QVERIFY(done.status != 0);
        QVERIFY2(done.err.contains(says), done.err.constData());
        QVERIFY2(done.err.startsWith("breakpoint-cli: "), done.err.constData());
    }

    /// The answers of one who takes the first choice, over and over, up to the end.
    void rulesAreReadInGerman()
    {
        const QByteArray found = run("--language de rules Gleichstand --limit 1").out;
        QVERIFY2(found.startsWith("words/tie  Gleichstand\n"), found);
        QVERIFY2(found.contains("gleichauf"), found); // an excerpt of its text
        QVERIFY(run("--language en rules tie --limit 1").out.startsWith("words/tie  "));
        const QByteArray shown = run("--language de rules 15.6.4").out;
        QVERIFY2(shown.startsWith("rules/15.6.4  Gleichstand nach dem Abzug  (Cthulhu-Set)\n"), shown);
        QVERIFY2(shown.contains("mit den wenigsten Wahnsinnskarten") && !shown.contains("English"), shown);
        QVERIFY2(shown.contains("words/tie  Gleichstand\n"), shown);
        QVERIFY(run("--language en rules 15.6.4")
                    .out.startsWith("rules/15.6.4  Ties after the penalty  (Cthulhu set)\n\nOf"));
    }

    void aMatchAtTheTerminalIsGerman()
    {
        const QByteArray line = "play --seat Aliens+Robots:human --seat Dinosaurs+Pirates:level:0 --seed 3";
        const QByteArray answers = "x\n" + QByteArray("1\n").repeated(5'000);
        const tests::CommandRun english = run(line, answers);
        const tests::CommandRun german = run("--language de " + line, answers);
        QCOMPARE(english.status, 0);
        QCOMPARE(german.status, 0);
        QVERIFY(english.out.count("Number, ") > 10);
        QCOMPARE(german.out.count("Nummer, "), english.out.count("Number, "));
        QCOMPARE(german.out.count("d bietet Unentschieden an"), english.out.count("d to offer a draw"));
        QCOMPARE(german.out.count("u nimmt zurück"), english.out.count("u to take back"));
        QCOMPARE(german.out.count("q hört auf: "), english.out.count("q to stop: "));
        QCOMPARE(german.out.count("Antworte mit 1 bis "), 1);
        for (const char* words : { "Number", "to take back", "to offer", "to stop", "Answer with" })
            QVERIFY2(!german.out.contains(words), words);
        const QByteArray end = german.out.mid(german.out.lastIndexOf("\n\n"));
        for (const char* words : { "Platz  Name", "Fraktionen", "Punkte", "gewinnt", " Züge, ", " Entscheidungen\n" })
            QVERIFY2(end.contains(words), end.constData());
        QVERIFY2(!end.contains("wins"), end.constData());
        QCOMPARE(german.err, QByteArray("Diese Partie wird nicht gespeichert; mit --record schon.\n"));
    }

    void severalPeopleAreSpokenToInGerman()
    {
        // Seed 2 deals both a hand to keep, so the first question is that of a turn.
        const tests::CommandRun done
            = run("--language de play --seat human --seat human --seed 2 --record", "\nd\nnein\n\nd\nj\n", kFake);
        QCOMPARE(done.status, 0);
        QVERIFY2(done.out.contains("Drück Enter, Spieler 1: "), done.out.constData());
        QVERIFY2(done.out.contains("Unentschieden angeboten von Spieler 1. Stimmst du zu?"), done.out.constData());
        QVERIFY2(done.out.contains("Spieler 2 lehnt das Unentschieden ab."), done.out.constData());
        QCOMPARE(done.out.count(" Unentschieden\n"), 2); // both rows of the result
        const tests::CommandRun list = run("--language de matches list", {}, kFake);
        QVERIFY2(list.out.startsWith("Nummer  begonnen"), list.out.constData());
        QVERIFY2(list.out.contains("  beendet  Unentschieden"), list.out.constData());
        const tests::CommandRun show = run("--language de matches show 1", {}, kFake);
        QVERIFY2(show.out.startsWith("Partie 1, beendet, begonnen "), show.out.constData());
        QVERIFY2(show.out.contains(" Startzahl 2\n"), show.out.constData());
        QVERIFY2(show.out.contains("\nSpielzüge\n"), show.out.constData());
        const tests::CommandRun verify = run("--language de matches verify 1", {}, kFake);
        QVERIFY2(verify.out.startsWith("Partie 1 lässt sich nachspielen. "), verify.out.constData());
        // A record is the same whatever was spoken while it was made.
        QVERIFY(run("matches show 1", {}, kFake).out.contains("Player 1"));
    }

    void figuresHaveACommaInGermanText()
    {
        const QByteArray line = "simulate --seat random --seat random --matches 3 --seed 1";
        static const QRegularExpression share(QStringLiteral("\\d,\\d %"));
        const QString german = QString::fromUtf8(run("--language de " + line, {}, kFake).out);
        QVERIFY2(german.contains(share), qPrintable(german));
        QVERIFY2(german.startsWith(QStringLiteral("Platz ")), qPrintable(german));
        QVERIFY2(german.contains(QStringLiteral("\n3 Partien, ")), qPrintable(german));
        // A thousand and more are parted as the language does it; seeds and numbers of matches are names.
        const QByteArray many = "simulate --seat random --seat random --matches 1200 --seed 1";
        QVERIFY(run("--language de " + many, {}, kFake).out.contains("\n1.200 Partien, "));
        const auto out = [&](const char* settings, const char* language) {
            return runWith(settings, kFake, "--language " + QByteArray(language) + ' ' + many).out;
        };
        QVERIFY(out("LC_ALL=C", "de").contains("\n1.200 Partien, "));
        QVERIFY(out("LC_ALL=en_GB.UTF-8", "en").contains("\n1,200 matches, "));
        QVERIFY(out("LC_ALL=de_DE.UTF-8", "en").contains("\n1,200 matches, ")); // English, wherever it is read
    }

    void datesAreGermanInGermanText()
    {
        run("play --seat random --seat random --seed 5 --record", {}, kFake);
        static const QRegularExpression date(QStringLiteral("\\d\\d\\.\\d\\d\\.20\\d\\d \\d\\d:\\d\\d "));
        QVERIFY(QString::fromUtf8(run("--language de matches list", {}, kFake).out).contains(date));
        QVERIFY(!QString::fromUtf8(run("--language en matches list", {}, kFake).out).contains(date));
    }

    /// What programs read is the same in every language.
    void jsonIsTheSame_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : { "cards --json", "explain Invader --json", "rules tie for first place --json",
                 "rules 8.6 --json", "pairs list --json", "matches list --json", "matches show 1 --json",
                 "matches verify 1 --json", "matches export 1",
                 "simulate --seat Aliens+Robots:random --seat "
                 "Pirates+Dinosaurs:random --matches 3 --seed 5 --json",
                 "play --seat Aliens+Robots:random --seat Pirates+Dinosaurs:random --seed 5 --json",
                 "arena --list --json", "perft --depth 2 --json" })
            QTest::newRow(line) << QByteArray(line);
        write("broken.json", R"([{"id": "aliens", "cards": 3}])");
        QTest::newRow("check") << "check --json " + path("broken.json");
        write("scenario.json", R"([{"id": "a", "game": "smashup"}])");
        QTest::newRow("scenario") << "scenario --json " + path("scenario.json");
    }

    void jsonIsTheSame()
    {
        QFETCH(QByteArray, line);
        if (m_seeded.isEmpty()) {
            m_seeded = run("play --seat Aliens+Robots:random --seat Pirates+Dinosaurs:random --seed 9 --record").out;
            QVERIFY(run("pairs add Saucers Aliens+Pirates").status == 0);
        }
        static const QRegularExpression time(QStringLiteral("\"cpu_seconds\":[0-9.e-]+"));
        const auto out = [&](const QByteArray& language) {
            return QString::fromUtf8(run("--language " + language + ' ' + line).out).remove(time);
        };
        const QString english = out("en");
        QVERIFY(!english.isEmpty());
        QCOMPARE(out("de"), english);
    }

    void theWindowsHelpIsGerman()
    {
        const tests::CommandRun english = runWith("LC_ALL=C", kWindow, "--help");
        QCOMPARE(english.status, 0);
        QVERIFY2(english.out.startsWith("Usage: "), english.out.constData());
        for (const char* line : { "--help --language de", "--language=de -h" }) {
            const tests::CommandRun german = runWith("LC_ALL=C", kWindow, line);
            QCOMPARE(german.status, 0);
            QVERIFY2(german.out.startsWith("Aufruf: "), german.out.constData());
            QVERIFY2(german.out.contains("\nOptionen:\n"), german.out.constData());
            QByteArray sentences = german.out.simplified();
            sentences
                .replace(
                    "home, settings, shortcuts, find, pairs, factions, factions-form, gallery, compare, deal, play, "
                    "play-four, play-six, play-held, "
                    "play-recap, play-try, play-practice, play-response, play-scoring, play-end, play-first, "
                    "two-minutes, film, "
                    "matches, "
                    "match, match-analysis, puzzle, statistics, cards, sheet, sheet-points, lab, rules, rule, "
                    "rules-in-match, new-match",
                    "")
                .replace("play und match", "");
            QVERIFY2(englishIn(sentences).isEmpty(), qPrintable(englishIn(sentences).join(QLatin1Char(' '))));
        }
        QVERIFY(runWith("LC_ALL=de_DE.UTF-8", kWindow, "--help").out.startsWith("Aufruf: "));
    }

    void theWindowsFaultsAreGerman()
    {
        tests::CommandRun done = runWith("LC_ALL=C", kWindow, "--bogus --language de");
        QCOMPARE(done.status, 2);
        QCOMPARE(done.err, QByteArray("breakpoint: Die Option „bogus“ gibt es nicht.\nSiehe breakpoint --help.\n"));
        done = runWith("LC_ALL=C", kWindow, "--language de --theme");
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("fehlt ein Wert."), done.err.constData());
        done = runWith("LC_ALL=de_DE.UTF-8", kWindow, "--language xx");
        QCOMPARE(done.status, 2);
        QVERIFY2(
            done.err.contains("eine Übersetzung in „xx“ gibt es noch nicht; es gibt: en, de\n"), done.err.constData());
    }

    void theWindowsOwnSettingGoesBeforeTheSystems()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("breakpoint")));
        write("breakpoint/breakpoint.ini", "[window]\nlanguage=de\n");
        const QByteArray here = "XDG_CONFIG_HOME=" + m_folder.path().toUtf8();
        QVERIFY(runWith("LC_ALL=C " + here, kWindow, "--help").out.startsWith("Aufruf: "));
        QVERIFY(runWith("LC_ALL=C " + here, kWindow, "--help --language en").out.startsWith("Usage: "));
        write("breakpoint/breakpoint.ini", "[window]\nlanguage=en\n");
        QVERIFY(runWith("LC_ALL=de_DE.UTF-8 " + here, kWindow, "--help").out.startsWith("Usage: "));
    }

private:
    QByteArray m_seeded;
};

REGISTER_TEST(LanguageCliTest)
#include "language_cli_test.moc"
