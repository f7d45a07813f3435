#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/play/match_log.h"
#include "ui/theme.h"

#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

namespace {

using Line = ui::PlayPresenter::LogLine;
using core::Seat;
using core::TellAs;

Line line(int choice, int turn, const char* text, TellAs as)
{
    return { choice, turn, QString::fromLatin1(text), core::maskOf(turn % 2 == 1 ? Seat::First : core::seatAt(1)), as };
}

}

class MatchLogTest final : public QObject {
    Q_OBJECT

private:
    const QStringList m_names { QStringLiteral("Ann"), QStringLiteral("Ben") };

    /// Fails unless the log's lines say what these do in English.
    static void compare(const ui::MatchLog& log, const QStringList& english)
    {
        const QStringList lines = log.toPlainText().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), english.size());
        for (qsizetype i = 0; i < lines.size(); ++i)
            QVERIFY2(tests::says(lines[i], english[i]), qPrintable(lines[i]));
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void namesOfCardsStandOut()
    {
        ui::MatchLog log;
        Line told = line(1, 1, "Ann plays Scout Ship at Scout.", TellAs::Entry);
        told.names = { QStringLiteral("Scout"), QStringLiteral("Scout Ship") };
        log.setLines({ told }, m_names);
        QStringList coloured;
        const QTextBlock block = log.document()->lastBlock();
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().foreground().color() == ui::coloursOf(log.palette()).link)
                coloured << part.fragment().text();
        QCOMPARE(coloured, (QStringList { QStringLiteral("Scout Ship"), QStringLiteral("Scout") }));
    }

    void itRunsInTheOrderOfPlayByTurn()
    {
        ui::MatchLog log;
        std::vector<Line> lines { line(1, 1, "Turn 1: Ann.", TellAs::Turn),
            line(1, 1, "Ann plays Scout.", TellAs::Entry), line(2, 2, "Turn 2: Ben.", TellAs::Turn),
            line(2, 2, "Ben plays Outbreak.", TellAs::Entry), line(2, 2, "Walker gets +1 power.", TellAs::Consequence),
            line(2, 2, "Scout is destroyed.", TellAs::Consequence),
            line(2, 2, "Walker gets +1 power.", TellAs::Consequence) };
        log.setLines(lines, m_names);
        compare(log,
            { QStringLiteral("Turn 1 · Ann"), QStringLiteral("Ann plays Scout."), QStringLiteral("Turn 2 · Ben"),
                QStringLiteral("Ben plays Outbreak."), QStringLiteral("Walker gets +1 power. (2 times)"),
                QStringLiteral("Scout is destroyed.") });
        // The cursor stands on the newest, and tells which choice that came from.
        QCOMPARE(log.textCursor().blockNumber(), 5);
        QCOMPARE(log.choice(), 2);
        log.setTextCursor(QTextCursor(log.document()->findBlockByNumber(1)));
        QCOMPARE(log.choice(), 1);
    }

    void whatFollowsIsAddedAndWhatIsTakenBackGoes()
    {
        ui::MatchLog log;
        std::vector<Line> lines { line(1, 1, "Ann plays Scout.", TellAs::Entry) };
        log.setLines(lines, m_names);
        lines.push_back(line(2, 1, "Ann draws a card.", TellAs::Entry));
        lines.push_back(line(2, 1, "Ann draws a card.", TellAs::Entry));
        log.setLines(lines, m_names);
        compare(log,
            { QStringLiteral("Turn 1 · Ann"), QStringLiteral("Ann plays Scout."),
                QStringLiteral("Ann draws a card. (2 times)") });
        lines.resize(1);
        log.setLines(lines, m_names);
        compare(log, { QStringLiteral("Turn 1 · Ann"), QStringLiteral("Ann plays Scout.") });
    }

    /// The line that somebody has gone to is meant until the log goes on.
    void aLineIsMarkedUntilTheLogGoesOn()
    {
        ui::MatchLog log;
        log.resize(300, 200);
        log.show();
        QVERIFY(QTest::qWaitForWindowExposed(&log));
        std::vector<Line> lines { line(1, 1, "Ann plays Scout.", TellAs::Entry),
            line(2, 1, "Ann plays Probe.", TellAs::Entry) };
        log.setLines(lines, m_names);
        QVERIFY(!log.isMarked());
        const QTextBlock scout = log.document()->findBlockByNumber(1);
        QTest::mouseClick(log.viewport(), Qt::LeftButton, {}, log.cursorRect(QTextCursor(scout)).center());
        QVERIFY(log.isMarked());
        QCOMPARE(log.choice(), 1);
        lines.push_back(line(3, 2, "Ben plays Outbreak.", TellAs::Entry));
        log.setLines(lines, m_names);
        QVERIFY(!log.isMarked());
        QTest::keyClick(&log, Qt::Key_Up);
        QVERIFY(log.isMarked());
    }

    void whatIsNewIsToldToWhoeverDoesNotLook()
    {
        ui::MatchLog log;
        QSignalSpy told(&log, &ui::MatchLog::told);
        std::vector<Line> lines { line(1, 1, "Ann plays Scout.", TellAs::Entry),
            line(2, 2, "Ben plays Walker.", TellAs::Entry) };
        log.setLines(lines, m_names); // of a match that is opened
        QCOMPARE(told.size(), 0);
        lines.push_back(line(3, 2, "Ben plays Outbreak.", TellAs::Entry));
        lines.push_back(line(3, 2, "Walker gets +1 power.", TellAs::Consequence));
        log.setLines(lines, m_names);
        QCOMPARE(told.takeFirst().first().toString(), QStringLiteral("Ben plays Outbreak. Walker gets +1 power."));
        lines.push_back(line(4, 2, "Walker gets +1 power.", TellAs::Consequence));
        log.setLines(lines, m_names); // the last line comes to stand for more
        const QString again = told.takeFirst().first().toString();
        QVERIFY2(tests::says(again, QStringLiteral("Walker gets +1 power. (2 times)")), qPrintable(again));
        lines.resize(2);
        log.setLines(lines, m_names); // taken back
        QCOMPARE(told.size(), 0);
        log.setLines({}, m_names); // another match, from its first line on
        log.setLines({ line(1, 1, "Ann plays Invader.", TellAs::Entry) }, m_names);
        QVERIFY(told.takeFirst().first().toString().contains(QStringLiteral("Ann plays Invader.")));
    }
};

REGISTER_TEST(MatchLogTest)
#include "match_log_test.moc"
