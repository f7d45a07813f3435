#include "tests/support/suite.h"
#include "ui/text/second_person.h"

#include <QTest>

class SecondPersonTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void speaksToTheSeatThatIsNamedYou_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("read");
        const auto row = [](const char* said, const char* read) {
            QTest::newRow(said) << QString::fromLatin1(said) << QString::fromLatin1(read);
        };
        row("You plays Scout at Tortuga.", "You play Scout at Tortuga.");
        row("You draws a card.", "You draw a card.");
        row("You buries a card at Tortuga.", "You bury a card at Tortuga.");
        row("You passes.", "You pass.");
        row("You may play an extra minion.", "You may play an extra minion.");
        row("Scout returns to You's hand.", "Scout returns to your hand.");
        row("You shows a hand without minions and takes a new one.",
            "You show a hand without minions and take a new one.");
        row("Tortuga scores: You 4, Ben 3 VP.", "Tortuga scores: You 4, Ben 3 VP.");
        row("The Homeworld takes effect for You.", "The Homeworld takes effect for you.");
        row("Ben plays Scout.", "Ben plays Scout.");
        row("Turn 3: You.", "Turn 3: You.");
        row("Youssef plays Scout.", "Youssef plays Scout.");
    }
    void speaksToTheSeatThatIsNamedYou()
    {
        QFETCH(const QString, said);
        QFETCH(const QString, read);
        QCOMPARE(ui::inSecondPerson(said), read);
    }
};

REGISTER_TEST(SecondPersonTest)
#include "second_person_test.moc"
