#include "tests/support/suite.h"
#include "tests/ui/open_window.h"
#include "tests/ui/person.h"
#include "tests/ui/spoken.h"

/// Four persons at one screen, from the dialog to the end of their match. Everything is found by what is seen or read
/// out, and done with mouse and keys.
class HotSeatTest final : public tests::WindowTest {
    Q_OBJECT

private:
    const QStringList m_names { QStringLiteral("Ada"), QStringLiteral("Bo"), QStringLiteral("Cy"),
        QStringLiteral("Dee") };

private Q_SLOTS:
    void fourPersonsPlayToTheEnd()
    {
        tests::Person person(m_open->window(), 5);
        QVERIFY(person.press(QStringLiteral("Play")));
        QVERIFY(person.press(QStringLiteral("New match")));
        for (int seat = 3; seat <= 4; ++seat)
            QVERIFY(person.press(QStringLiteral("Add a seat")));
        for (int seat = 1; seat <= 4; ++seat) {
            const auto field = [seat](const char* what) {
                return QStringLiteral("Seat %1: %2").arg(QString::number(seat), QLatin1String(what));
            };
            QVERIFY2(person.choose(field("player"), QStringLiteral("Person")), qPrintable(person.everything()));
            QVERIFY2(person.type(field("name"), m_names[seat - 1]), qPrintable(person.everything()));
        }
        QVERIFY(person.press(QStringLiteral("Start")));

        QStringList asked; // one after the other
        QStringList faults;
        const auto covered = [&](const QString& button) {
            // Nobody's cards are on the screen, neither to be seen nor to be read out.
            const QStringList shown
                = person.items(QStringLiteral("Hand")) + person.items(QStringLiteral("Cards to choose from"));
            if (!shown.isEmpty())
                faults << button + QStringLiteral(": ") + shown.join(QStringLiteral(" | "));
            QString next;
            for (const QString& name : m_names)
                if (tests::says(button, QStringLiteral("Show the hand of %1").arg(name)))
                    next = name;
            if (next.isEmpty() || (!asked.isEmpty() && asked.constLast() == next))
                faults << button + QStringLiteral(" after ") + asked.value(asked.size() - 1);
            else if (!person.sees(QStringLiteral("Pass the screen to %1").arg(next)))
                faults << button + QStringLiteral(" without a word to whom the screen goes");
            asked << next;
        };
        const bool ended = person.playToTheEnd(covered);
        QVERIFY2(ended, qPrintable(person.stuckAt()));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 5).join(QLatin1Char('\n'))));
        // Each had the screen again and again.
        for (const QString& name : m_names)
            QVERIFY2(asked.count(name) > 2, qPrintable(asked.join(QStringLiteral(", "))));

        int most = -1000;
        for (const QString& name : m_names) {
            const QString points = person.pointsOf(name);
            QVERIFY2(!points.isEmpty(), qPrintable(person.everything()));
            most = std::max(most, tests::Person::numberIn(points));
        }
        QVERIFY(most > 0);
        QVERIFY(person.press(QStringLiteral("See the match")));
        QVERIFY(person.sees(QStringLiteral("Scoring history")));
        const QString chart = person.descriptionOf(QStringLiteral("Scoring history"));
        for (const QString& name : m_names)
            QVERIFY2(chart.contains(name), qPrintable(chart));
    }
};

REGISTER_TEST(HotSeatTest)
#include "hot_seat_test.moc"
