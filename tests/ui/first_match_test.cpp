#include "core/record/match_session.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/play/coach_panel.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/primer/primer_page.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/table_surface.h"
#include "ui/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QSet>

/// Somebody who has never played: the match that teaches, and how the game is played in two minutes.
class FirstMatchTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::MainWindow& window() { return m_open->window(); }
    ui::PlayPage& play() { return m_open->root().play(); }
    QAbstractButton* seek(const QString& name)
    {
        for (auto* each : window().findChildren<QAbstractButton*>())
            if (each->isVisible()
                && (tests::says(QString(each->text()).remove(QLatin1Char('&')), name)
                    || tests::says(accessibility::nameOf(each), name)))
                return each;
        return nullptr;
    }
    bool press(const QString& name)
    {
        if (!QTest::qWaitFor([&] { return seek(name) != nullptr; }, 10000))
            return false;
        QTest::qWait(20); // until it lies where it belongs
        QTest::mouseClick(seek(name), Qt::LeftButton);
        return true;
    }
    /// What is told beside or above the table, in sight; empty for nothing.
    QString told()
    {
        for (const auto* coach : play().findChildren<ui::CoachPanel*>())
            if (coach->isVisible())
                return coach->accessibleName();
        return {};
    }
    QWidget* coach()
    {
        for (auto* each : play().findChildren<ui::CoachPanel*>())
            if (each->isVisible())
                return each;
        return nullptr;
    }
    QWidget* table()
    {
        for (auto* each : play().findChildren<ui::TableSurface*>())
            if (each->isVisible())
                return each;
        return nullptr;
    }
    QString question()
    {
        for (const QLabel* label : play().findChildren<QLabel*>(QStringLiteral("question")))
            if (label->isVisible())
                return label->text();
        return {};
    }
    static core::MatchSetup setupOf(std::uint64_t seed)
    {
        core::MatchSetup setup;
        setup.seed = seed;
        setup.seats
            = { { core::language::unnamed(0), { "Aliens", "Pirates" } }, { "Marrow", { "Zombies", "Wizards" } } };
        return setup;
    }
    void goOn(const core::MatchRecord& record)
    {
        tests::showPage(window(), &play());
        play().resumeMatch(record.summary.id);
        QVERIFY(play().hasRunningMatch());
    }

private Q_SLOTS:
    /// From the first press on, and it lies on nothing that is played with.
    void theFirstMatchTeaches()
    {
        QVERIFY(press(QStringLiteral("Deal the cards")));
        QTRY_VERIFY(!told().isEmpty());
        QVERIFY(coach() != nullptr && table() != nullptr);
        for (const QSize& size : { QSize(1440, 900), QSize(900, 560) }) {
            window().resize(size);
            QTest::qWait(50);
            QVERIFY(coach() != nullptr);
            const QRect over(coach()->mapTo(&play(), QPoint()), coach()->size());
            for (const QWidget* each : table()->findChildren<QAbstractItemView*>())
                if (each->isVisible())
                    QVERIFY2(!over.intersects(QRect(each->mapTo(&play(), QPoint()), each->size())),
                        qPrintable(QString::number(size.width())));
            QVERIFY(QRect(QPoint(), play().size()).contains(over));
        }
    }

    /// Beside what teaches as well: of the card that is pointed at nothing is cut off.
    void theCardBesideTheTableIsWhole()
    {
        QVERIFY(press(QStringLiteral("Deal the cards")));
        QTRY_VERIFY(!told().isEmpty());
        auto* hand = table()->findChild<ui::FanView*>(QStringLiteral("hand"));
        for (const int percent : { 100, 130 }) {
            m_open->root().theme().setTextPercent(percent);
            auto* side = play().findChild<QWidget*>(QStringLiteral("side"));
            QTRY_VERIFY(side != nullptr);
            if (!side->isVisible())
                QVERIFY(press(QStringLiteral("Log")));
            QTRY_VERIFY(hand->isVisible() && side->isVisible());
            QTest::qWait(50);
            for (int row = 0; row < hand->model()->rowCount(); ++row) {
                QTest::mouseMove(hand->viewport(), hand->cardRect(row).center().toPoint());
                QTest::qWait(20);
                QWidget* closeUp = static_cast<ui::TableSurface*>(table())->closeUp();
                for (const auto* each : closeUp->findChildren<QWidget*>())
                    if (each->isVisible())
                        QVERIFY2(each->visibleRegion().boundingRect() == each->rect(),
                            qPrintable(closeUp->accessibleName()));
            }
        }
    }

    /// Whatever made no room for it meanwhile.
    void aSideThatWasClosedStaysClosed()
    {
        QVERIFY(press(QStringLiteral("Deal the cards")));
        QTRY_VERIFY(!told().isEmpty());
        const auto* side = play().findChild<QWidget*>(QStringLiteral("side"));
        QVERIFY(side->isVisible());
        QVERIFY(press(QStringLiteral("Log")));
        QVERIFY(!side->isVisible());
        for (const int percent : { 150, 100 }) {
            m_open->root().theme().setTextPercent(percent);
            QTest::qWait(50);
            QVERIFY2(!side->isVisible(), qPrintable(QString::number(percent)));
        }
        QVERIFY(press(QStringLiteral("Log")));
        m_open->root().theme().setTextPercent(150);
        QTest::qWait(50);
        m_open->root().theme().setTextPercent(100);
        QTRY_VERIFY(side->isVisible());
    }

    void itIsSilencedAtOnceAndForGood()
    {
        QVERIFY(press(QStringLiteral("Deal the cards")));
        QTRY_VERIFY(!told().isEmpty());
        QVERIFY(press(QStringLiteral("Tell me no more")));
        QVERIFY(told().isEmpty());
        QCOMPARE(m_open->settings().teaching(), ui::Teaching::Never);
        QVERIFY(play().hasRunningMatch());
        // Where it is turned on again is said, in the words that stand there.
        const ui::NoticeBar* said = nullptr;
        for (const auto* each : play().findChildren<ui::NoticeBar*>())
            said = each->isVisible() ? each : said;
        QVERIFY(said != nullptr);
        for (const char* name : { "Show me how", "Settings", "Say what can be done and why" })
            QVERIFY2(said->sentence().contains(tests::inWords(QString::fromLatin1(name))),
                qPrintable(said->sentence() + QLatin1Char('|') + tests::inWords(QString::fromLatin1(name))));
        m_open->action(QStringLiteral("&Show me how"))->trigger();
        QTRY_VERIFY(!told().isEmpty());
        QVERIFY(!said->isVisible());
    }

    void theSecondMatchIsSilent()
    {
        m_open->played(setupOf(5), { "human", "level:1" }, -1);
        goOn(m_open->played(setupOf(3), { "human", "level:1" }, 40));
        QTRY_VERIFY(!question().isEmpty());
        QVERIFY(told().isEmpty());
    }

    /// Whoever knows one game knows nothing of another; and its second match is silent as well.
    void eachGameIsTaughtInItsOwnFirstMatch()
    {
        m_open->played(setupOf(5), { "human", "level:1" }, -1);
        for (const bool first : { true, false }) {
            core::Problems problems;
            core::MatchSetup setup = tests::starRealmsSetup(2, "standard", first ? 3 : 4);
            setup.seats[0].name = core::language::unnamed(0);
            const auto session = core::MatchSession::start(
                tests::starRealms(), setup, { "human", "level:1" }, &m_open->matches(), problems);
            QVERIFY(session != nullptr);
            goOn(session->record());
            QTRY_VERIFY(!question().isEmpty());
            QCOMPARE(told().isEmpty(), !first);
        }
    }

    /// What computers played among themselves taught nobody anything.
    void aMatchOfComputersIsNobodysFirst()
    {
        m_open->played(setupOf(5), { "level:1", "level:1" }, -1);
        goOn(m_open->played(setupOf(3), { "human", "level:1" }, 40));
        QTRY_VERIFY(!told().isEmpty());
    }

    /// The one that waits is still the first one; it goes on teaching, in whatever language is spoken then.
    void theFirstMatchGoesOnTeaching()
    {
        goOn(m_open->played(setupOf(3), { "human", "human" }, 40));
        QVERIFY(told().isEmpty()); // the screen is covered
        QAbstractButton* uncover = nullptr;
        const auto isCovered = [&] {
            for (auto* each : play().findChildren<QAbstractButton*>())
                if (each->isVisible() && tests::mentions(each->text(), QStringLiteral("Show the hand of §")))
                    uncover = each;
            return uncover != nullptr;
        };
        QTRY_VERIFY(isCovered());
        QTest::mouseClick(uncover, Qt::LeftButton);
        QTRY_VERIFY(!told().isEmpty());
        const QString before = told();
        const QString language = ui::spokenLanguage();
        ui::speak(language == QLatin1String("de") ? QStringLiteral("en") : QStringLiteral("de"));
        QTRY_VERIFY2(told() != before, qPrintable(told()));
        QVERIFY(!told().isEmpty());
        ui::speak(language);
        QTRY_COMPARE(told(), before);
    }

    void showMeHowTeachesInTheMatchThatIsPlayed()
    {
        m_open->played(setupOf(5), { "human", "level:1" }, -1);
        const core::MatchRecord waiting = m_open->played(setupOf(3), { "human", "level:1" }, 40);
        goOn(waiting);
        QVERIFY(told().isEmpty());
        m_open->action(QStringLiteral("&Show me how"))->trigger();
        QTRY_VERIFY(!told().isEmpty());
        QCOMPARE(play().matchId(), waiting.summary.id);
    }

    void showMeHowDealsWhereNothingIsPlayed()
    {
        m_open->settings().setTeaching(ui::Teaching::Never);
        m_open->played(setupOf(5), { "human", "level:1" }, -1);
        m_open->root().home().refresh();
        ui::MatchPlan chosen = m_open->settings().lastPlan(QStringLiteral("smashup"));
        chosen.set = QStringLiteral("current");
        m_open->settings().setLastPlan(chosen);
        QVERIFY(press(QStringLiteral("Show me how")));
        QVERIFY(play().hasRunningMatch());
        QTRY_VERIFY(!told().isEmpty());
        // What was chosen for matches is what the next one is offered with.
        QCOMPARE(m_open->settings().lastPlan(QStringLiteral("smashup")).set, QStringLiteral("current"));
    }

    void twoMinutesAreReadByKeys()
    {
        QVERIFY(press(QStringLiteral("How Smash Up is played, in two minutes")));
        ui::PrimerPage* primer = m_open->root().primer();
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(primer));
        QSet<QString> texts;
        texts.insert(primer->accessibleDescription());
        for (int i = 0; i < 6; ++i) {
            QVERIFY(seek(QStringLiteral("Next")) != nullptr);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
            texts.insert(primer->accessibleDescription());
        }
        QCOMPARE(texts.size(), 7);
        QVERIFY(seek(QStringLiteral("Next")) == nullptr);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(primer->page(), 6);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QCOMPARE(primer->page(), 5);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(primer->page(), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().home()));
    }

    void homeTeachesTheGameThatWasPlayedLast()
    {
        m_open->played(setupOf(5), { "human", "level:1" }, -1);
        m_open->root().home().refresh();
        QTRY_VERIFY(seek(QStringLiteral("How Smash Up is played, in two minutes")) != nullptr);
        ui::MatchPlan realms;
        realms.game = QStringLiteral("starrealms");
        m_open->settings().setLastPlan(realms);
        m_open->root().home().refresh();
        QTRY_VERIFY(seek(QStringLiteral("How Smash Up is played, in two minutes")) == nullptr);
        QVERIFY(press(QStringLiteral("How Star Realms is played, in two minutes")));
        QVERIFY(tests::says(m_open->root().primer()->accessibleName(), QStringLiteral("How Star Realms is played")));
        for (int i = 0; i < 6; ++i)
            QVERIFY(press(QStringLiteral("Next")));
        m_open->settings().setLastGame(QStringLiteral("smashup"));
        QVERIFY(press(QStringLiteral("Play a first match")));
        QCOMPARE(play().game()->id(), std::string("starrealms"));
        QCOMPARE(m_open->settings().lastGame(), QStringLiteral("starrealms"));
    }

    void twoMinutesAreReadByMouseAndLeadToAMatch()
    {
        m_open->action(QStringLiteral("How it is &played, in two minutes"))->trigger();
        for (int i = 0; i < 6; ++i)
            QVERIFY(press(QStringLiteral("Next")));
        QVERIFY(press(QStringLiteral("Back")));
        QVERIFY(press(QStringLiteral("Next")));
        QVERIFY(press(QStringLiteral("Play a first match")));
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&play()));
        QVERIFY(play().hasRunningMatch());
        QTRY_VERIFY(!told().isEmpty());
    }
};

REGISTER_TEST(FirstMatchTest)
#include "first_match_test.moc"
