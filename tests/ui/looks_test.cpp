#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "tests/ui/person.h"
#include "tests/ui/pseudo_language.h"
#include "tests/ui/screen_reader.h"
#include "ui/pages/play/play_page.h"

#include <QAbstractItemView>

/// Theme and text size change in the middle of a match, of a turn and of a play.
class LooksTest final : public tests::WindowTest {
    Q_OBJECT

private:
    /// All that a person has before them and that no look changes.
    struct Sight {
        QString question;
        QStringList answers;
        QStringList hand;
        QStringList table;
        QString keyboard; ///< what is read of the place where it is
        std::size_t choices = 0;

        friend bool operator==(const Sight&, const Sight&) = default;
    };

    ui::PlayPage& play() { return m_open->root().play(); }
    Sight sight(tests::Person& person)
    {
        Sight all { person.question(), person.answers(), person.items(QStringLiteral("Hand")),
            person.items(QStringLiteral("Table")), tests::focused(), 0 };
        core::MatchRecord record;
        if (m_open->matches().load(play().matchId(), record).ok())
            all.choices = record.choices.size();
        return all;
    }
    /// What of it became another.
    static QString difference(const Sight& now, const Sight& before)
    {
        QStringList all;
        const auto compare = [&](const QString& is, const QString& was) {
            if (is != was)
                all << QStringLiteral("%1\nwas\n%2").arg(is, was);
        };
        const QString between = QStringLiteral(" | ");
        compare(now.keyboard, before.keyboard);
        compare(now.question, before.question);
        compare(now.answers.join(between), before.answers.join(between));
        compare(now.hand.join(between), before.hand.join(between));
        compare(now.table.join(between), before.table.join(between));
        compare(QString::number(now.choices), QString::number(before.choices));
        return all.join(QLatin1Char('\n'));
    }
    void changeAll(tests::Person& person, const Sight& before)
    {
        QSet<QRgb> grounds;
        const bool tellsMore = person.sees(QStringLiteral("More"));
        for (const char* look : { "&Light", "200 %", "Seats for the &colour-blind", "D&ark", "80 %",
                 "Seats for the &colour-blind", "100 %" }) {
            QAction* action = m_open->action(QString::fromLatin1(look));
            QVERIFY2(action != nullptr, look);
            action->trigger();
            grounds.insert(m_open->window().palette().color(QPalette::Window).rgb());
            Sight now;
            const auto same = [&] {
                now = sight(person);
                return now == before;
            };
            QVERIFY2(QTest::qWaitFor(same, tests::kPatience),
                qPrintable(QStringLiteral("%1:\n%2").arg(QString::fromLatin1(look), difference(now, before))));
            QStringList clipped;
            const auto whole = [&] {
                clipped = tests::clippedIn(play());
                return clipped.isEmpty();
            };
            QVERIFY2(QTest::qWaitFor(whole, tests::kPatience),
                qPrintable(
                    QStringLiteral("%1: %2").arg(QString::fromLatin1(look), clipped.join(QStringLiteral("; ")))));
            QVERIFY2(!tellsMore || person.sees(QStringLiteral("More")), look);
            QVERIFY(play().hasRunningMatch());
        }
        QCOMPARE(grounds.size(), 2); // it did change
    }

private Q_SLOTS:
    void nothingIsLostInMidMatch()
    {
        core::MatchSetup setup;
        setup.seed = 6;
        setup.seats = { { "Ann", { "Pirates", "Ninjas" } }, { "Ben", { "Zombies", "Wizards" } },
            { "Cem", { "Aliens", "Robots" } } };
        const core::MatchRecord record = m_open->played(setup, { "human", "random", "random" }, 60);
        tests::showPage(m_open->window(), &play());
        play().resumeMatch(record.summary.id);
        tests::Person person(m_open->window(), 4);
        QVERIFY2(person.answer(0), qPrintable(person.everything()));
        changeAll(person, sight(person));
        if (QTest::currentTestFailed())
            return;

        // And with a card in the hand, while it is asked where to.
        const QString first = person.question();
        for (int more = 0; more < 60 && person.question() == first; ++more)
            QVERIFY2(person.answer(1), qPrintable(person.everything()));
        QVERIFY(person.question() != first);
        changeAll(person, sight(person));
        if (QTest::currentTestFailed())
            return;
        QVERIFY2(person.answer(3), qPrintable(person.everything())); // it goes on
    }
};

REGISTER_TEST(LooksTest)
#include "looks_test.moc"
