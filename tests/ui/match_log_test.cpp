#include "tests/support/suite.h"
#include "ui/pages/play/match_log.h"

#include <QTest>
#include <QTextBlock>

namespace {

using Line = ui::PlayPresenter::LogLine;
using core::Seat;
using core::TellAs;

QStringList linesOf(const ui::MatchLog& log)
{
    return log.toPlainText().split(QLatin1Char('\n'));
}

Line line(int choice, int turn, const char* text, TellAs as)
{
    return { choice, turn, QString::fromLatin1(text), core::maskOf(turn % 2 == 1 ? Seat::First : core::seatAt(1)), as };
}

}

class MatchLogTest final : public QObject {
    Q_OBJECT

private:
    const QStringList m_names { QStringLiteral("Ann"), QStringLiteral("Ben") };

private Q_SLOTS:
    void itRunsInTheOrderOfPlayByTurn()
    {
        ui::MatchLog log;
        std::vector<Line> lines { line(1, 1, "Turn 1: Ann.", TellAs::Turn),
            line(1, 1, "Ann plays Scout.", TellAs::Entry), line(2, 2, "Turn 2: Ben.", TellAs::Turn),
            line(2, 2, "Ben plays Outbreak.", TellAs::Entry), line(2, 2, "Walker gets +1 power.", TellAs::Consequence),
            line(2, 2, "Scout is destroyed.", TellAs::Consequence),
            line(2, 2, "Walker gets +1 power.", TellAs::Consequence) };
        log.setLines(lines, m_names);
        const QStringList expected { QStringLiteral("Turn 1 · Ann"), QStringLiteral("Ann plays Scout."),
            QStringLiteral("Turn 2 · Ben"), QStringLiteral("Ben plays Outbreak."),
            QStringLiteral("Walker gets +1 power. (2 times)"), QStringLiteral("Scout is destroyed.") };
        QCOMPARE(linesOf(log), expected);
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
        QCOMPARE(linesOf(log).last(), QStringLiteral("Ann draws a card. (2 times)"));
        lines.resize(1);
        log.setLines(lines, m_names);
        QCOMPARE(linesOf(log), (QStringList { QStringLiteral("Turn 1 · Ann"), QStringLiteral("Ann plays Scout.") }));
    }
};

REGISTER_TEST(MatchLogTest)
#include "match_log_test.moc"
