#include "core/smashup/table/events.h"
#include "core/smashup/words/notation.h"
#include "core/smashup/words/notation_names.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace core::smashup;

/// The lines of the log.
class EventSentencesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatHappened_data();
    void tellsWhatHappened();
};

void EventSentencesTest::tellsWhatHappened_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("amount");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, EventKind kind, int amount, const char* line) {
        QTest::newRow(name) << static_cast<int>(kind) << amount << QString::fromLatin1(line);
    };
    row("Madness drawn", EventKind::DrewMadness, 0, "Ada draws a Madness card.");
    row("Madness returned", EventKind::ReturnedMadness, 0, "Ada returns a Madness card to the Madness deck.");
    row("Madness given", EventKind::GaveMadness, 0, "Ada puts a Madness card into Ben's hand.");
    row("a card boxed", EventKind::Boxed, 0, "Ada's CARD is removed from the game.");
    row("a player chosen", EventKind::Chose, 0, "Ada chooses Ben.");
    row("a faction chosen", EventKind::Chose, 1, "Ada chooses FACTION.");
    row("no actions next turn", EventKind::Barred, 0, "Ada cannot play actions next turn.");
    row("no actions until then", EventKind::Barred, 1, "Ada cannot play actions until Ada's next turn.");
    row("no moves", EventKind::BarredMoves, 0, "Ada cannot move minions until Ada's next turn.");
}

void EventSentencesTest::tellsWhatHappened()
{
    QFETCH(int, kind);
    QFETCH(int, amount);
    QFETCH(QString, line);
    core::MatchSetup setup = tests::smashUpSetup(2, 1);
    setup.seats[0].name = "Ada";
    setup.seats[1].name = "Ben";
    core::Problems problems;
    const auto match = tests::smashUp().newMatch(setup, problems);
    QVERIFY(match != nullptr);
    core::Event event;
    event.kind = static_cast<std::uint8_t>(kind);
    event.seat = core::seatAt(0);
    event.card = 0;
    event.other = 1; // the second seat, where a seat is meant
    event.amount = static_cast<std::int16_t>(amount);
    const std::string card = nameOf(static_cast<const SmashUpMatch&>(*match), event.card);
    line.replace(QStringLiteral("CARD"), QString::fromStdString(card));
    line.replace(QStringLiteral("FACTION"),
        QString::fromStdString(static_cast<const SmashUpMatch&>(*match).library().factions()[0].name));
    QCOMPARE(QString::fromStdString(SmashUpNotation().sentence(*match, event, core::Seat::None).words()), line);
}

REGISTER_TEST(EventSentencesTest)
#include "event_sentences_test.moc"
