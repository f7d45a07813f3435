#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/language.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/home/home_presenter.h"
#include "ui/pages/home/play_now_card.h"
#include "ui/pages/home/recent_matches.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/pages/play/play_page.h"
#include "ui/text/day_words.h"
#include "ui/text/match_words.h"
#include "ui/widgets/level_row.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QDate>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <set>

namespace {

/// What a button is called, without the key that its letter has.
QString captionOf(const QAbstractButton& button)
{
    return QString(button.text()).remove(QLatin1Char('&'));
}

core::MatchSummary ended(const char* player, core::Seat winner)
{
    core::MatchSummary match;
    match.status = core::MatchStatus::Finished;
    match.seats = { { core::language::unnamed(0), "human", {} }, { "Marrow", player, {} } };
    match.winners = core::maskOf(winner);
    return match;
}

} // namespace

/// Home, as somebody finds it who starts the program.
class HomePageTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::MainWindow& window() { return m_open->window(); }
    ui::HomePage& home() { return m_open->root().home(); }
    ui::PlayPage& play() { return m_open->root().play(); }
    /// A button in sight by its caption or what it is read out as; waits for it.
    QAbstractButton* button(const QString& name)
    {
        QAbstractButton* found = nullptr;
        const auto isThere = [&] {
            found = seek(name);
            return found != nullptr;
        };
        [&] { QTRY_VERIFY2(isThere(), qPrintable(name)); }();
        QTest::qWait(20); // until it lies where it belongs
        return found;
    }
    QAbstractButton* seek(const QString& name)
    {
        for (auto* each : window().findChildren<QAbstractButton*>())
            if (each->isVisible()
                && (tests::says(captionOf(*each), name) || tests::says(accessibility::nameOf(each), name)))
                return each;
        return nullptr;
    }
    bool shows(const QString& words)
    {
        for (const QLabel* label : home().findChildren<QLabel*>())
            if (label->isVisible() && (label->text().contains(words) || tests::mentions(label->text(), words)))
                return true;
        return false;
    }
    core::MatchRecord played(std::uint64_t seed, int choices, const std::vector<std::string>& players)
    {
        core::MatchSetup setup;
        setup.seed = seed;
        setup.seats
            = { { core::language::unnamed(0), { "Aliens", "Pirates" } }, { "Marrow", { "Zombies", "Wizards" } } };
        return m_open->played(setup, players, choices);
    }

private Q_SLOTS:
    void theFirstStartBeginsHere() { QCOMPARE(tests::shownPage(window()), &home()); }

    /// What this is and the button that begins, with large text in a low window, too.
    void theFirstStartIsInSightWithLargeText()
    {
        window().resize(1024, 700);
        m_open->action(QStringLiteral("150 %"))->trigger();
        const auto isWhole = [](const QWidget& each) { return each.visibleRegion().boundingRect() == each.rect(); };
        const QAbstractButton* const deal = button(QStringLiteral("Deal the cards"));
        const QLabel* title = nullptr;
        for (const QLabel* each : home().findChildren<QLabel*>())
            if (each->isVisible() && tests::says(each->text(), QStringLiteral("Welcome to Breakpoint")))
                title = each;
        QVERIFY(title != nullptr);
        QTRY_VERIFY(isWhole(*deal) && isWhole(*title));
    }

    /// Two clicks at most from the first start to dealt cards; nothing is asked.
    void dealsAtOnceAtTheFirstStart()
    {
        QTest::mouseClick(button(QStringLiteral("Deal the cards")), Qt::LeftButton);
        QCOMPARE(tests::shownPage(window()), &play());
        QVERIFY(accessibility::dialog() == nullptr);
        QVERIFY(play().hasRunningMatch());
        core::MatchRecord record;
        QVERIFY(m_open->matches().load(play().matchId(), record).ok());
        QCOMPARE(record.summary.seats[0].player, std::string("human"));
        QCOMPARE(record.summary.seats[1].player, std::string("level:1"));
    }

    void byKeyAlone()
    {
        button(QStringLiteral("Deal the cards"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(play().hasRunningMatch());
    }

    /// Nobody is asked to tick several levels.
    void levelsAreReadAsOneOfSeveral()
    {
        const QList<QAbstractButton*> levels
            = home().findChild<ui::LevelRow*>()->findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(levels.size() > 3);
        for (QAbstractButton* level : levels)
            QCOMPARE(QAccessible::queryAccessibleInterface(level)->role(), QAccessible::RadioButton);
    }

    void playsWhereNoneHasEnded()
    {
        const core::MatchRecord waiting = played(3, 40, { "human", "level:1" });
        home().refresh();
        QTest::mouseClick(button(QStringLiteral("Play a match")), Qt::LeftButton);
        QCOMPARE(tests::shownPage(window()), &play());
        QVERIFY(play().hasRunningMatch());
        QVERIFY(play().matchId() != waiting.summary.id);
    }

    void enterGoesOnWithTheMatchThatWaits()
    {
        const core::MatchRecord waiting = played(3, 40, { "human", "level:1" });
        home().refresh();
        button(QStringLiteral("Go on"));
        QVERIFY(shows(QStringLiteral("unfinished")));
        QVERIFY(shows(QStringLiteral("paused just now")));
        home().setFocus();
        QTest::keyClick(&home(), Qt::Key_Return);
        QCOMPARE(tests::shownPage(window()), &play());
        QCOMPARE(play().matchId(), waiting.summary.id);
    }

    /// The entry of the page where it waits says so, until somebody is there.
    void theRailSaysThatAMatchWaits()
    {
        played(3, 40, { "human", "level:1" });
        home().refresh();
        button(QStringLiteral("Go on"));
        QVERIFY(tests::mentions(
            button(QStringLiteral("Play"))->accessibleDescription(), QStringLiteral("1 match to be finished")));
    }

    /// What somebody at the table can see, and no more: the mini table says what lies at the bases.
    void theMatchThatWaitsShowsItsTable()
    {
        const core::MatchRecord waiting = played(3, 40, { "human", "level:1" });
        home().refresh();
        button(QStringLiteral("Go on"));
        const auto* table = accessibility::find<QWidget>(home(), QStringLiteral("The table in small"));
        QVERIFY(table != nullptr && table->isVisible());
        QCOMPARE(
            table->accessibleDescription().count(QLatin1Char(';')), 2); // three bases, one more than there are seats
    }

    void aMatchBetweenComputersDoesNotWait()
    {
        played(3, 40, { "level:1", "level:1" });
        home().refresh();
        button(QStringLiteral("Play against level 1"));
        QVERIFY(seek(QStringLiteral("Go on")) == nullptr);
    }

    void tellsHowTheLastMatchesWent()
    {
        const core::MatchRecord match = played(5, -1, { "human", "level:2" });
        home().refresh();
        const QString score = ui::scoreWords(match.summary);
        auto* look = button(QStringLiteral("Look at ") + score);
        QVERIFY(look->accessibleDescription().startsWith(ui::resultWord(match.summary)));
        // "0 : 20" stays in one line, however narrow the page is.
        QVERIFY(score.contains(QStringLiteral(" : ")));
        QVERIFY(shows(QString(score).replace(QStringLiteral(" : "), QStringLiteral("\u00a0:\u00a0"))));
        QVERIFY(shows(QStringLiteral("1 match this month")));
        QTest::mouseClick(look, Qt::LeftButton);
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().matches()));
    }

    /// Those that were given up are counted, and said to be.
    void tellsWhatWasGivenUpThisMonth()
    {
        core::MatchSummary match = played(7, 30, { "human", "level:2" }).summary;
        match.status = core::MatchStatus::Abandoned;
        QVERIFY(m_open->matches().finish(match.id, { match.choices, match.edits }, match).ok());
        home().refresh();
        QTRY_VERIFY(shows(QStringLiteral("1 match this month")));
        QVERIFY(shows(QStringLiteral("1 given up")));
    }

    /// Who writes a table game up sits in its first seat.
    void aTableGameWasWonByWhoeverWroteItUp()
    {
        core::MatchSummary match;
        match.kind = core::MatchKind::Table;
        match.status = core::MatchStatus::Finished;
        for (const char* name : { "Ann", "Ben" })
            match.seats.push_back({ name, std::string(core::kHumanPlayer), { "Aliens", "Pirates" } });
        match.score = { 16, 9 };
        match.winners = core::maskOf(core::Seat::First);
        QCOMPARE(ui::onlyPersonOf(match), core::Seat::First);
        QVERIFY(tests::says(ui::resultWord(match), QStringLiteral("won")));
        match.kind = core::MatchKind::Played;
        QCOMPARE(ui::onlyPersonOf(match), core::Seat::None);
    }

    /// A pair need not be saved to have been played.
    void tellsHowAPairFared()
    {
        core::MatchSetup setup;
        setup.seed = 3;
        setup.seats = { { "Ann", { "Robots", "Ninjas" } }, { "Ben", { "Zombies", "Wizards" } } };
        const core::MatchRecord record = m_open->played(setup, { "human", "random" }, -1);
        auto* card = home().findChild<ui::PlayNowCard*>();
        QVERIFY(card != nullptr);
        home().refresh(); // it offers what was played last
        core::SavedPair fared;
        fared.played = 1;
        fared.won = core::contains(record.summary.winners, core::Seat::First) ? 1 : 0;
        const auto isTold = [&] {
            const QList<QLabel*> labels = card->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                [&](const QLabel* label) { return label->text() == ui::pairRecordText(fared); });
        };
        QTRY_VERIFY(isTold());
    }

    /// The same for everybody until midnight, of the printing that is played.
    void offersAPairOfTheDay()
    {
        const core::Game& game = m_open->game();
        const QString set = ui::setOf(game, {});
        std::set<QStringList> days;
        for (int day = 0; day < 60; ++day) {
            const QStringList pair = ui::pairOfDay(game, set, QDate(2026, 1, 1).addDays(day));
            QCOMPARE(pair, ui::pairOfDay(game, set, QDate(2026, 1, 1).addDays(day)));
            QCOMPARE(pair.size(), game.factionsPerSeat());
            QVERIFY(pair.first() != pair.last());
            days.insert(pair);
        }
        QVERIFY(days.size() > 30);
        played(5, -1, { "human", "level:2" });
        home().refresh();
        const QStringList today = ui::pairOfDay(game, set, QDate::currentDate());
        QTest::mouseClick(
            button(QStringLiteral("Pair of the day: %1").arg(today.join(QStringLiteral(" + ")))), Qt::LeftButton);
        QTest::mouseClick(button(QStringLiteral("Level 4, Expert")), Qt::LeftButton);
        QTest::mouseClick(button(QStringLiteral("Play against level 4")), Qt::LeftButton);
        core::MatchRecord record;
        QVERIFY(m_open->matches().load(play().matchId(), record).ok());
        for (int i = 0; i < today.size(); ++i)
            QCOMPARE(QString::fromStdString(record.summary.seats[0].factions[static_cast<std::size_t>(i)]), today[i]);
    }

    void playsAtTheLevelThatIsChosen()
    {
        played(5, -1, { "human", "level:2" });
        home().refresh();
        QTest::mouseClick(button(QStringLiteral("Level 4, Expert")), Qt::LeftButton);
        QTest::mouseClick(button(QStringLiteral("Play against level 4")), Qt::LeftButton);
        core::MatchRecord record;
        QVERIFY(m_open->matches().load(play().matchId(), record).ok());
        QCOMPARE(record.summary.seats[1].player, std::string("level:4"));
        QCOMPARE(record.summary.seats[0].factions, (std::vector<std::string> { "Aliens", "Pirates" })); // the last ones
        QCOMPARE(m_open->settings().lastPlan(QStringLiteral("smashup")).seats.size(), std::size_t { 2 });
    }

    void theNearestLevelFollowsHowOneFared()
    {
        const core::MatchSummary won2 = ended("level:2", core::Seat::First);
        const core::MatchSummary lost2 = ended("level:2,style=patient", core::seatAt(1));
        const core::MatchSummary won5 = ended("level:5", core::Seat::First);
        const core::MatchSummary lost1 = ended("level:1", core::seatAt(1));
        QCOMPARE(ui::nearestLevel({}), 1);
        QCOMPARE(ui::nearestLevel({ won2 }), 2);
        QCOMPARE(ui::nearestLevel({ won2, won2 }), 3);
        QCOMPARE(ui::nearestLevel({ won2, lost2 }), 2);
        QCOMPARE(ui::nearestLevel({ lost2, lost2 }), 1);
        QCOMPARE(ui::nearestLevel({ won5, won5 }), 5); // there is none above
        QCOMPARE(ui::nearestLevel({ lost1, lost1 }), 1); // the one by chance is nobody's opponent
        QCOMPARE(ui::nearestLevel({ ended("greedy", core::Seat::First) }), 1);
    }

    void saysWhen()
    {
        const QDateTime now(QDate(2026, 11, 22), QTime(15, 0)); // a Sunday
        const auto at
            = [](int day, int hour, int minute = 0) { return QDateTime(QDate(2026, 11, day), QTime(hour, minute)); };
        QVERIFY(tests::says(ui::agoText(at(22, 14, 59), now), QStringLiteral("1 minute ago")));
        QVERIFY(tests::says(ui::agoText(at(22, 14, 20), now), QStringLiteral("40 minutes ago")));
        QVERIFY(tests::says(ui::agoText(at(22, 11), now), QStringLiteral("4 hours ago")));
        QVERIFY(tests::says(ui::agoText(at(21, 23), now), QStringLiteral("yesterday")));
        for (const auto& [when, seconds] :
            { std::pair { now, 60 }, std::pair { now.addSecs(-119), 1 }, std::pair { at(22, 14, 20), 60 },
                std::pair { at(22, 11, 30), 1800 }, std::pair { at(21, 23), 9 * 3600 } }) {
            const int lasts = ui::agoLasts(when, now);
            QCOMPARE(ui::agoText(when, now.addMSecs(lasts - 1001)), ui::agoText(when, now));
            QVERIFY(ui::agoText(when, now.addMSecs(lasts)) != ui::agoText(when, now));
            QCOMPARE(lasts / 1000 - 1, seconds);
        }
        QCOMPARE(ui::dayText(at(19, 9), now), QLocale().dayName(Qt::Thursday));
        QCOMPARE(QString(ui::dayText(at(15, 9), now)).remove(QLatin1Char('.')), QStringLiteral("15 November 2026"));
        QVERIFY(tests::says(ui::greeting(QTime(4, 59)), QStringLiteral("Good evening")));
        QVERIFY(tests::says(ui::greeting(QTime(5, 0)), QStringLiteral("Good morning")));
        QVERIFY(tests::says(ui::greeting(QTime(12, 0)), QStringLiteral("Good afternoon")));
        QVERIFY(tests::says(ui::greeting(QTime(18, 0)), QStringLiteral("Good evening")));
    }
};

REGISTER_TEST(HomePageTest)
#include "home_page_test.moc"
