#include "tests/support/suite.h"
#include "tests/ui/painted.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/play/recap_strip.h"
#include "ui/pages/play/turn_recap.h"

#include <QAbstractButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

namespace {

using Line = ui::PlayPresenter::LogLine;
using core::Seat;
using core::seatAt;
using core::TellAs;

Line line(int choice, int turn, int seat, const char* text, TellAs as, int card = 0xFF)
{
    Line made { choice, turn, QString::fromLatin1(text), core::maskOf(seatAt(seat)), as, {} };
    made.event.card = static_cast<std::uint8_t>(card);
    made.event.seat = seatAt(seat);
    return made;
}

QStringList sentencesOf(const std::vector<ui::RecapPart>& parts)
{
    QStringList sentences;
    for (const ui::RecapPart& part : parts)
        sentences << part.sentence;
    return sentences;
}

/// Three seats; the first has had the turns 1 and 4, and has turn 7 now.
std::vector<Line> threeSeats()
{
    return { line(0, 0, 0, "Ann draws five cards.", TellAs::Entry), line(1, 1, 0, "Turn 1", TellAs::Turn),
        line(1, 1, 0, "Ann plays Scout.", TellAs::Entry), line(2, 2, 1, "Turn 2", TellAs::Turn),
        line(2, 2, 1, "Ben plays Walker.", TellAs::Entry), line(4, 4, 0, "Turn 4", TellAs::Turn),
        line(4, 4, 0, "Ann plays Invader.", TellAs::Entry), line(5, 5, 1, "Turn 5", TellAs::Turn),
        line(5, 5, 1, "The trap takes effect.", TellAs::Consequence, 7),
        line(6, 5, 1, "Ben plays Outbreak.", TellAs::Entry, 8),
        line(7, 5, 1, "Walker gets +1 power.", TellAs::Consequence, 9),
        line(7, 5, 1, "Scout is destroyed.", TellAs::Consequence, 10),
        line(8, 5, 1, "Walker gets +1 power.", TellAs::Consequence, 11), line(9, 6, 2, "Turn 6", TellAs::Turn),
        line(9, 6, 2, "Cleo draws a card.", TellAs::Entry), line(9, 6, 2, "Cleo draws a card.", TellAs::Entry),
        line(9, 7, 0, "Turn 7", TellAs::Turn), line(9, 7, 0, "Ann may play an extra card.", TellAs::Consequence) };
}

}

/// What is told to a person whose turn begins.
class TurnRecapTest final : public QObject {
    Q_OBJECT

private:
    /// Fails unless these say what they do like this in English.
    static void compare(const QStringList& told, const QStringList& english)
    {
        QCOMPARE(told.size(), english.size());
        for (qsizetype i = 0; i < told.size(); ++i)
            QVERIFY2(tests::says(told[i], english[i]), qPrintable(told[i]));
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void theOthersTurnsSinceOnesOwnAreTold()
    {
        const auto parts = ui::recapOf(threeSeats(), Seat::First, 7);
        compare(sentencesOf(parts),
            { QStringLiteral("The trap takes effect."), QStringLiteral("Ben plays Outbreak."),
                QStringLiteral("Cleo draws a card. (2 times)") });
        const QStringList consequences = parts[1].consequences;
        compare(
            consequences, { QStringLiteral("Walker gets +1 power. (2 times)"), QStringLiteral("Scout is destroyed.") });
        QCOMPARE(parts[1].words(), QStringLiteral("Ben plays Outbreak. ") + consequences.join(QLatin1Char(' ')));
        QCOMPARE(parts[1].turn, 5);
        QCOMPARE(parts[1].whose, core::maskOf(seatAt(1)));
        // From the choice that began it to the last that belongs to it, with everything that happened.
        QCOMPARE(parts[1].first, 6);
        QCOMPARE(parts[1].last, 8);
        QCOMPARE(parts[1].events.size(), 4U);
        QCOMPARE(int { parts[1].events.front().card }, 8);
        QCOMPARE(int { parts[1].events.back().card }, 11);
    }

    /// Own turns end with bases that score, and with what the others do then.
    void whatOthersDoInOnesOwnTurnIsToldToo()
    {
        const auto by = [](Line made, Seat seat) {
            made.event.seat = seat;
            return made;
        };
        Line scoring = line(6, 4, 0, "Tortuga scores.", TellAs::Entry); // in the turn of Ann, who did nothing for it
        scoring.event.points = { 4, 2 };
        std::vector<Line> lines { by(line(1, 1, 0, "Ben uses a trap.", TellAs::Entry), seatAt(1)),
            by(line(4, 4, 0, "Ann plays Invader.", TellAs::Entry), seatAt(0)),
            by(line(4, 4, 0, "Ann gains 1 VP.", TellAs::Consequence), seatAt(0)),
            by(line(5, 4, 0, "Ben uses Full Sail.", TellAs::Entry), seatAt(1)),
            by(line(5, 4, 0, "Walker moves.", TellAs::Consequence), seatAt(1)), scoring,
            by(line(7, 4, 0, "Ann draws two cards.", TellAs::Entry), seatAt(0)),
            by(line(7, 4, 0, "Walker goes.", TellAs::Consequence), seatAt(1)),
            by(line(8, 5, 1, "Ben plays Outbreak.", TellAs::Entry), seatAt(1)) };
        const auto parts = ui::recapOf(lines, Seat::First, 7);
        QCOMPARE(sentencesOf(parts),
            (QStringList { QStringLiteral("Ben uses Full Sail."), QStringLiteral("Tortuga scores."),
                QStringLiteral("Ben plays Outbreak.") }));
        QCOMPARE(parts[0].consequences, QStringList(QStringLiteral("Walker moves.")));
        QCOMPARE(parts[0].whose, core::maskOf(seatAt(1)));
        QCOMPARE(parts[1].whose, core::SeatMask {});
    }

    void inAnothersTurnThatOneIsToldToo()
    {
        std::vector<Line> lines = threeSeats();
        lines.resize(13);
        const auto parts = ui::recapOf(lines, Seat::First, 5);
        QCOMPARE(sentencesOf(parts),
            (QStringList { QStringLiteral("The trap takes effect."), QStringLiteral("Ben plays Outbreak.") }));
    }

    /// Cards that were shown one after the other are told in one sentence, which is never left out.
    void whatWasShownIsToldTogether()
    {
        const auto shown = [](int seat, const char* card, int kind) {
            Line made = line(7, 5, seat, "Ben reveals a card.", TellAs::Consequence, 20);
            made.names = { QString::fromLatin1(card) };
            made.event.kind = static_cast<std::uint8_t>(kind);
            return made;
        };
        std::vector<Line> lines { line(4, 4, 0, "Ann plays Invader.", TellAs::Entry),
            line(6, 5, 1, "Ben plays Outbreak.", TellAs::Entry), shown(1, "Walker", 1), shown(1, "Lord", 1),
            shown(1, "Walker", 1), line(7, 5, 1, "Scout is destroyed.", TellAs::Consequence, 10), shown(2, "Hook", 1) };
        const auto parts = ui::recapOf(lines, Seat::First, 7, [](const core::Event& event, const QStringList& cards) {
            return event.kind != 1 ? QString()
                                   : QStringLiteral("%1 shows: %2.")
                                         .arg(event.seat == seatAt(1) ? QStringLiteral("Ben") : QStringLiteral("Cleo"),
                                             cards.join(QStringLiteral(", ")));
        });
        QCOMPARE(parts.size(), 1U);
        QCOMPARE(parts[0].consequences,
            (QStringList { QStringLiteral("Ben shows: Walker, Lord, Walker."), QStringLiteral("Scout is destroyed."),
                QStringLiteral("Cleo shows: Hook.") }));
        QCOMPARE(parts[0].shown,
            (QStringList { QStringLiteral("Ben shows: Walker, Lord, Walker."), QStringLiteral("Cleo shows: Hook.") }));
        QCOMPARE(parts[0].events.size(), 6U);
    }

    /// As the ability of a base that nobody makes use of.
    void whatCameToNothingIsLeftOut()
    {
        std::vector<Line> lines { line(4, 4, 0, "Ann plays Invader.", TellAs::Entry),
            line(5, 5, 1, "The trap takes effect.", TellAs::Consequence, 7),
            line(6, 5, 1, "Ben plays Outbreak.", TellAs::Entry),
            line(6, 5, 1, "The trap takes effect.", TellAs::Consequence, 7),
            line(6, 5, 1, "Scout is destroyed.", TellAs::Consequence),
            line(6, 5, 1, "The trap takes effect.", TellAs::Consequence, 7),
            line(7, 5, 1, "Ben plays Walker.", TellAs::Entry),
            line(7, 5, 1, "The trap takes effect.", TellAs::Consequence, 7) };
        const auto parts = ui::recapOf(lines, Seat::First, 7, {},
            [](const Line& said, const Line& next) { return said.event.card == 7 && next.as != TellAs::Consequence; });
        QCOMPARE(sentencesOf(parts),
            (QStringList { QStringLiteral("Ben plays Outbreak."), QStringLiteral("Ben plays Walker.") }));
        QCOMPARE(parts[0].consequences,
            (QStringList { QStringLiteral("The trap takes effect."), QStringLiteral("Scout is destroyed.") }));
        // What comes next is not known of the last one.
        QCOMPARE(parts[1].consequences, QStringList(QStringLiteral("The trap takes effect.")));
    }

    void whoHasHadNoTurnHearsOfAllOthers()
    {
        const auto parts = ui::recapOf(threeSeats(), seatAt(2), 3);
        QCOMPARE(sentencesOf(parts),
            (QStringList { QStringLiteral("Ann plays Scout."), QStringLiteral("Ben plays Walker.") }));
    }

    void nobodyIsToldNothing() { QVERIFY(ui::recapOf(threeSeats(), Seat::None, 7).empty()); }

    /// A part for which there is no room is told in brief, not cut off; how many are out of sight is said.
    void aStripCutsNoPartInTheMiddle()
    {
        ui::RecapStrip strip(nullptr);
        const auto parts = [](int count) {
            QList<ui::RecapStrip::Part> all;
            for (int i = 0; i < count; ++i)
                all.append({ seatAt(1), QStringLiteral("Ben"),
                    { QStringLiteral("Walker %1 (2 more)").arg(i),
                        QStringLiteral("Walker %1: Scout is destroyed. (1 more)").arg(i),
                        QStringLiteral("Walker %1: Scout is destroyed. Walker gets +1 power, as does the Grave Digger.")
                            .arg(i) },
                    QString() });
            return all;
        };
        const auto painted = [&strip] { return tests::paintedIn(strip).join(QLatin1Char('|')); };
        strip.resize(1000, 40);
        strip.show();
        strip.setParts(parts(1));
        QVERIFY2(painted().contains(QStringLiteral("is destroyed")), qPrintable(painted()));
        QTRY_VERIFY2(painted().contains(QStringLiteral("Grave Digger")), qPrintable(painted()));
        strip.setParts(parts(4));
        QTRY_VERIFY2(painted().contains(QStringLiteral("Walker 3 (2 more)")), qPrintable(painted()));
        QTRY_VERIFY2(
            painted().contains(QStringLiteral("Walker 0: Scout is destroyed. (1 more)")), qPrintable(painted()));
        QTRY_VERIFY2(!painted().contains(QChar(0x2026)), qPrintable(painted()));
        strip.setParts(parts(20));
        // How many more there are, at its end.
        QTRY_VERIFY2(painted().contains(QRegularExpression(QStringLiteral("\\|[0-9]+ \\w+$"))), qPrintable(painted()));
        // At an edge there is one that goes on out of sight, and says so, or none.
        auto* const area = strip.findChild<QScrollArea*>();
        QScrollBar* const bar = area->horizontalScrollBar();
        for (const int at : { 0, bar->maximum() / 2 + 30, bar->maximum() }) {
            bar->setValue(at);
            qsizetype whole = 0;
            for (const QAbstractButton* part :
                area->widget()->findChildren<QAbstractButton*>(QStringLiteral("answers")))
                whole += part->isVisible()
                    && area->viewport()->rect().contains(QRect(part->mapTo(area->viewport(), QPoint()), part->size()));
            const QStringList told = tests::paintedIn(strip).filter(QStringLiteral("Walker"));
            QVERIFY2(whole > 0, qPrintable(painted()));
            QVERIFY2(told.filter(QStringLiteral("(2 more)")).size() == whole, qPrintable(painted()));
            QVERIFY2(told.size() <= whole + 2, qPrintable(painted()));
        }
    }

    /// What the strip is goes before any of it is cut.
    void aPartIsWholeWhereThereIsRoom()
    {
        ui::RecapStrip strip(nullptr);
        const auto painted = [&strip] { return tests::paintedIn(strip).join(QLatin1Char('|')); };
        const auto part = [](const QString& words) {
            return ui::RecapStrip::Part { seatAt(1), QStringLiteral("Ben"), { words }, words };
        };
        QString words = QStringLiteral("Ben puts a Madness card into the hand of everybody else");
        strip.resize(1000, 40);
        strip.show();
        strip.setParts({ part(words) });
        QTRY_VERIFY2(painted().contains(words), qPrintable(painted()));
        QVERIFY(tests::mentions(painted(), QStringLiteral("Since your last turn")));
        words += QStringLiteral(", and then two more into that of whoever has none, at the Tar Pits");
        strip.setParts({ part(words) });
        QTRY_VERIFY2(painted().contains(words), qPrintable(painted()));
    }

    /// Whoever goes through the parts reads each in full, beside others that stay brief.
    void thePartThatIsReadIsToldInFull()
    {
        ui::RecapStrip strip(nullptr);
        strip.resize(800, 40);
        strip.show();
        QVERIFY(QTest::qWaitForWindowActive(&strip));
        QList<ui::RecapStrip::Part> parts;
        for (int i = 0; i < 6; ++i)
            parts.append({ seatAt(1), QStringLiteral("Ben"),
                { QStringLiteral("Walker %1 (1 more)").arg(i),
                    QStringLiteral("Walker %1: Scout %1 is destroyed at the Tar Pits.").arg(i) },
                QString() });
        strip.setParts(parts);
        const auto painted = [&strip] { return tests::paintedIn(strip).join(QLatin1Char('|')); };
        QVERIFY2(!painted().contains(QStringLiteral("Scout 4")), qPrintable(painted()));
        strip.takeKeyboard();
        for (int i = 0; i < 6; ++i) {
            QTRY_VERIFY2(painted().contains(QStringLiteral("Walker %1: Scout %1 is destroyed at the Tar Pits.").arg(i)),
                qPrintable(painted()));
            QTest::keyClick(strip.focusWidget(), Qt::Key_Right);
        }
    }
};

REGISTER_TEST(TurnRecapTest)
#include "turn_recap_test.moc"
