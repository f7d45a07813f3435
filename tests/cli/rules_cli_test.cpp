#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

using tests::kProgram;

}

/// `breakpoint-cli rules` over the rules the program comes with.
class RulesCliTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    tests::CommandRun run(QStringList arguments) const
    {
        arguments.prepend(QStringLiteral("rules"));
        arguments << QStringLiteral("--db") << m_folder.filePath(QStringLiteral("rules.db"));
        return tests::runCommand(kProgram, arguments);
    }

    QStringList addresses(const QString& question, int limit) const
    {
        const tests::CommandRun done
            = run({ question, QStringLiteral("--json"), QStringLiteral("--limit"), QString::number(limit) });
        QStringList all;
        for (const QJsonValue& each : done.json().object()[QStringLiteral("results")].toArray())
            all << each.toObject()[QStringLiteral("address")].toString();
        return all;
    }

private Q_SLOTS:
    // What a player would type, and where the answer stands. The answers come from the rules.
    void questionsFindTheirParagraph_data()
    {
        QTest::addColumn<QString>("answer");
        const auto row
            = [](const char* question, const char* answer) { QTest::newRow(question) << QString::fromLatin1(answer); };
        row("what happens if two players tie for first place", "rules/13.8");
        row("hand limit", "rules/5.5");
        row("can several bases score in the same turn", "rules/13.11");
        row("can base score during my turn twice", "rules/13.11");
        row("can a base score on somebody else's turn", "rules/5.4");
        row("does moving a minion trigger its ability", "rules/6.5");
        row("deck runs out while drawing", "rules/12.8");
        row("who wins with madness", "rules/15.6");
        row("destroyed vs discarded", "rules/12.4");
        row("first mate after scoring", "cards/first-mate");
        row("how many cards do I start with", "rules/4.7");
        row("can I play a card with no target", "rules/6.3");
        row("who goes first when two abilities happen at the same time", "rules/8.6");
        row("do I have to use my extra minion right away", "rules/6.7.3");
        row("can I look through the graveyard", "rules/3.1");
        row("base drops below its breakpoint after it was chosen", "rules/13.3");
        row("does a minion with zero power count for second place", "rules/13.7");
        row("who gets my card when it is bounced", "rules/12.3");
        row("can I use a talent the turn I play it", "rules/7.5");
        row("how many points to win", "rules/1.1");
        row("kill a minion that cannot be destroyed", "rules/11.7");
        row("is my minion immune to other players' cards", "rules/11.5");
        row("what happens to the actions on a minion when it leaves play", "rules/12.5");
        row("can pirate king help two bases", "rulings/core/7");
        row("powderkeg on warbot", "rulings/core/24");
        row("can I pass and come back in", "rules/8.6.2");
        row("tie at 15 points", "rules/14.2");
        row("mulligan", "rules/4.7");
        row("what does affect mean", "words/affect");
        row("what does \"return\" mean", "words/return");
        row("can I play two minions in one turn", "rules/5.3.1");
        row("does a bounced minion keep its upgrades", "rules/12.5");
        row("can power go below zero", "rules/10.2");
        row("who goes first", "rules/4.8");
        row("is madness an action", "rules/15.3");
        row("draw two cards", "rules/5.5");
        row("how many cards do I draw at the end of my turn", "rules/5.5");
        row("what if it is a draw", "rules/13.8");
        row("\"Old Man Jenkins!?\"", "cards/old-man-jenkins");
    }

    void questionsFindTheirParagraph()
    {
        QFETCH(QString, answer);
        const QStringList found = addresses(QString::fromLatin1(QTest::currentDataTag()), 3);
        QVERIFY2(found.contains(answer), qPrintable(found.join(QLatin1Char(' '))));
    }

    void anAddressIsTakenAsPeopleTypeIt_data()
    {
        QTest::addColumn<QByteArray>("title");
        QTest::newRow("rules/13.8") << QByteArray("rules/13.8  ");
        QTest::newRow("13.8") << QByteArray("rules/13.8  ");
        QTest::newRow("Rules/13.8") << QByteArray("rules/13.8  ");
        QTest::newRow("Factions/Pirates") << QByteArray("factions/pirates  ");
    }

    void anAddressIsTakenAsPeopleTypeIt()
    {
        QFETCH(QByteArray, title);
        const tests::CommandRun done = run({ QString::fromLatin1(QTest::currentDataTag()) });
        QCOMPARE(done.status, 0);
        QVERIFY2(done.out.startsWith(title), done.out.constData());
        QVERIFY(done.err.isEmpty());
    }

    void anAddressThatIsNoneSaysSo()
    {
        const tests::CommandRun done = run({ QStringLiteral("rules/99.9") });
        QVERIFY2(done.err.contains("There is no \"rules/99.9\""), done.err.constData());
        QVERIFY(run({ QStringLiteral("8.99") }).err.contains("There is no \"8.99\""));
        QVERIFY(run({ QStringLiteral("shuffle") }).err.isEmpty());
    }

    void whatIsTypedIsNeverAnError_data()
    {
        QTest::addColumn<QString>("typed");
        int number = 0;
        for (const char* typed :
            { "\"", "'", "tie\"", "a OR", "NEAR(base", "base*", "base -base", "title:base", "( (", "R'lyeh",
                "base AND NOT", "^tie", "+1", "{base}", "é", "…", "%", "base; DROP TABLE articles", "🃏", "\\" })
            QTest::addRow("%d", ++number) << QString::fromUtf8(typed);
    }

    void whatIsTypedIsNeverAnError()
    {
        QFETCH(QString, typed);
        const tests::CommandRun done = run({ typed });
        QVERIFY2(done.status == 0 || done.status == 1, done.err.constData());
    }

    void resultsAreRankedWithTheWordsMarked()
    {
        const tests::CommandRun done = run({ QStringLiteral("tied"), QStringLiteral("winners") });
        QCOMPARE(done.status, 0);
        QVERIFY2(done.out.startsWith("rules/13.9  *Tied* *winners*"), done.out.constData());
        const tests::CommandRun first = run(
            { QStringLiteral("tied"), QStringLiteral("winners"), QStringLiteral("--limit"), QStringLiteral("1") });
        QVERIFY2(first.out.contains("more: give --limit "), first.out.constData());
    }

    void anAddressShowsTheWholeEntryWithItsLinks()
    {
        const tests::CommandRun done = run({ QStringLiteral("rules/8.6.4") });
        QCOMPARE(done.status, 0);
        QVERIFY(done.out.startsWith("rules/8.6.4  The newest form: first what must happen"));
        QVERIFY(done.out.contains("  rules/21.3  Me First!: two orders"));

        const QJsonObject card = run({ QStringLiteral("cards/invader"), QStringLiteral("--json") }).json().object();
        QCOMPARE(card[QStringLiteral("title")].toString(), QStringLiteral("Invader"));
        QVERIFY(card[QStringLiteral("text")].toArray().size() > 3);
        QStringList sets;
        for (const QJsonValue& printed : card[QStringLiteral("printed")].toArray()) {
            sets << printed[QStringLiteral("set")].toString();
            QVERIFY(!printed[QStringLiteral("text")].toString().isEmpty());
        }
        sets.sort();
        QCOMPARE(sets, QStringList({ QStringLiteral("current"), QStringLiteral("first") }));
        QVERIFY(!card[QStringLiteral("linked_from")].toArray().isEmpty());
    }

    void nothingFoundEndsWithOneAndARemedy()
    {
        const tests::CommandRun done = run({ QStringLiteral("xyzzyplugh") });
        QCOMPARE(done.status, 1);
        QVERIFY(done.out.isEmpty());
        QVERIFY2(done.err.contains("nothing in the rules has \"xyzzyplugh\": try fewer or other words"),
            done.err.constData());
        const tests::CommandRun json = run({ QStringLiteral("xyzzyplugh"), QStringLiteral("--json") });
        QCOMPARE(json.status, 1);
        QCOMPARE(json.json().object()[QStringLiteral("found")].toInt(-1), 0);
    }

    void worksWithoutADatabase()
    {
        const tests::CommandRun done = tests::runCommand(kProgram,
            { QStringLiteral("rules"), QStringLiteral("rules/1.1"), QStringLiteral("--db"), m_folder.path() });
        QCOMPARE(done.status, 0);
        QVERIFY(done.out.contains("15 victory points"));
    }
};

REGISTER_TEST(RulesCliTest)
#include "rules_cli_test.moc"
