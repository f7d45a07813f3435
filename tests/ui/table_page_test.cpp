#include "core/smashup/sayings/sayings.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/language.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/text/match_words.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

using accessibility::dialog;

/// The window around a match on the table: what is asked before it, between its choices and about its end.
class TablePageTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::MainWindow& window() { return m_open->window(); }
    ui::PlayPage& page() { return m_open->root().play(); }
    QPushButton* button(QWidget& root, const QString& text)
    {
        for (QPushButton* each : root.findChildren<QPushButton*>())
            if (each->isVisible() && tests::says(each->text(), text))
                return each;
        return nullptr;
    }
    /// The button on the cover where this is the name of who sits there.
    QPushButton* named(const QString& name)
    {
        for (QPushButton* each : page().findChildren<QPushButton*>())
            if (each->isVisible() && tests::mentions(each->text(), QStringLiteral("Show the hand of §"))
                && each->text().contains(name))
                return each;
        return nullptr;
    }
    /// Opens the dialog with the key and starts with two persons.
    void startWithTwoPersons(const QString& firstName = {})
    {
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(dialog() != nullptr);
        QComboBox* player = nullptr;
        for (QComboBox* box : dialog()->findChildren<QComboBox*>())
            if (tests::says(box->accessibleName(), QStringLiteral("Seat 2: player")))
                player = box;
        QVERIFY(player != nullptr);
        player->setCurrentIndex(player->findData(QStringLiteral("human")));
        if (!firstName.isEmpty()) {
            auto* name = accessibility::find<QLineEdit>(*dialog(), QStringLiteral("Seat 1: name"));
            QVERIFY(name != nullptr);
            name->selectAll();
            QTest::keyClicks(name, firstName);
        }
        QTest::mouseClick(button(*dialog(), QStringLiteral("Start")), Qt::LeftButton);
        QTRY_VERIFY(page().hasRunningMatch());
    }

private Q_SLOTS:
    void severalPersonsAreNobodysYou()
    {
        startWithTwoPersons();
        QTRY_VERIFY(button(page(), QStringLiteral("Show the hand of Player 1")) != nullptr
            || button(page(), QStringLiteral("Show the hand of Player 2")) != nullptr);
    }

    /// It is a name like any other, in each language.
    void whoIsCalledYouIsNobodysYou()
    {
        startWithTwoPersons(QStringLiteral("You"));
        core::MatchRecord record;
        QVERIFY(m_open->matches().load(page().matchId(), record).ok());
        QCOMPARE(record.summary.seats[0].name, std::string("You"));
        QCOMPARE(record.summary.seats[1].name, core::language::unnamed(2));
        const QPushButton* cover = nullptr;
        QTRY_VERIFY((cover = button(page(), QStringLiteral("Show the hand of Player 2"))) != nullptr
            || (cover = named(QStringLiteral("You"))) != nullptr);
    }

    void theKeyForANewMatchWorksAtTheTableToo()
    {
        startWithTwoPersons();
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(dialog() != nullptr);
        dialog()->reject();
    }

    void theCoverTakesTheKeyboardWheneverItIsShown()
    {
        startWithTwoPersons();
        const auto cover = [this]() -> QPushButton* {
            for (QPushButton* each : page().findChildren<QPushButton*>())
                if (each->isVisible() && tests::mentions(each->text(), QStringLiteral("Show the hand of §")))
                    return each;
            return nullptr;
        };
        QTRY_VERIFY(cover() != nullptr && cover()->hasFocus());
        // Tab does not lead below it, in either direction.
        for (const auto modifier : { Qt::NoModifier, Qt::ShiftModifier }) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, modifier);
            QVERIFY(cover()->hasFocus());
        }
        accessibility::find<QTableView>(page(), QStringLiteral("Table"))->setFocus();
        QTRY_VERIFY(cover()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!page().isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(cover() != nullptr && cover()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(cover() == nullptr);
    }

    void theRulesAreAskedFromTheDiscardPilesOfAStoredMatch()
    {
        core::MatchSetup setup;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        const core::MatchRecord record = m_open->played(setup, { "random", "random" }, 150);
        ui::MatchesPage& matches = m_open->root().matches();
        tests::showPage(window(), &matches);
        matches.refresh();
        QVERIFY(matches.openMatch(record.summary.id));
        auto* board = accessibility::find<QTableView>(matches, QStringLiteral("Table"));
        board->setFocus();
        QTest::keyClick(board, Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(dialog() != nullptr);
        QListView* pile = nullptr;
        for (QListView* each : dialog()->findChildren<QListView*>())
            if (each->isVisible())
                pile = each;
        QVERIFY(pile != nullptr);
        pile->setFocus();
        QTRY_VERIFY(pile->hasFocus());
        QTest::keyClick(pile, Qt::Key_F1);
        QTRY_COMPARE(tests::shownPage(window()), &m_open->root().rules());
    }

    void givingUpIsNotWhatEnterDoes()
    {
        startWithTwoPersons();
        const std::int64_t id = page().matchId();
        const auto* menu = accessibility::find<QToolButton>(page(), QStringLiteral("Match menu"))->menu();
        QAction* giveUp = nullptr;
        for (QAction* each : menu->actions())
            if (tests::says(each->text(), QStringLiteral("Give up this match")))
                giveUp = each;
        QVERIFY(giveUp != nullptr);
        giveUp->trigger();
        QTRY_VERIFY(dialog() != nullptr);
        // What is asked stands in it, also where a desktop gives no bar with a title.
        QVERIFY(accessibility::withText<QLabel>(*dialog(), QStringLiteral("Give up this match?")) != nullptr);
        QVERIFY(button(*dialog(), QStringLiteral("Play on")) != nullptr);
        QTest::keyClick(dialog(), Qt::Key_Return);
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(page().hasRunningMatch());
        giveUp->trigger();
        QTRY_VERIFY(dialog() != nullptr);
        QTest::mouseClick(button(*dialog(), QStringLiteral("Give up")), Qt::LeftButton);
        QTRY_VERIFY(!page().hasRunningMatch());
        // It ends as any other match does: told, with a rematch.
        QVERIFY(tests::shownPage(window()) == &page());
        QTRY_VERIFY(accessibility::find<QWidget>(page(), QStringLiteral("Given up")) != nullptr);
        QVERIFY(button(page(), QStringLiteral("See the match"))->isVisible());
        core::MatchRecord match;
        QVERIFY(m_open->matches().load(id, match).ok());
        const auto labels = page().findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* each) {
            return each->isVisible() && each->text().startsWith(ui::turnsText(match.summary.turns) + QLatin1Char(','));
        }));
        // It cannot be taken up again, and the page says why.
        page().resumeMatch(id);
        QTRY_VERIFY(dialog() != nullptr);
        const auto* box = qobject_cast<QMessageBox*>(dialog());
        const QString why = QStringLiteral("It was given up; it can be looked at, but not played on.");
        QVERIFY2(tests::says(box->text(), why), qPrintable(box->text()));
        // Also once another language is spoken.
        const QString language = ui::spokenLanguage();
        ui::speak(language == QLatin1String("de") ? QStringLiteral("en") : QStringLiteral("de"));
        QCoreApplication::processEvents();
        QVERIFY2(tests::says(box->text(), why), qPrintable(box->text()));
        ui::speak(language);
        dialog()->reject();
        QVERIFY(!page().hasRunningMatch());
    }

    void aDrawIsAskedForTwice()
    {
        startWithTwoPersons();
        const auto* menu = accessibility::find<QToolButton>(page(), QStringLiteral("Match menu"))->menu();
        QAction* offer = nullptr;
        for (QAction* each : menu->actions())
            if (tests::says(each->text(), QStringLiteral("Offer a draw…")))
                offer = each;
        QVERIFY(offer != nullptr);
        // Once a hand is open and a turn has begun; an opening hand without minions is kept.
        const auto press = [this](const QString& text) {
            QPushButton* pressed = button(page(), text);
            if (pressed != nullptr)
                QTest::mouseClick(pressed, Qt::LeftButton);
            return pressed != nullptr;
        };
        const QString keep = QString::fromStdString(say(core::smashup::Say::AnswerKeepHand).words());
        for (int i = 0; i < 10 && !offer->isEnabled(); ++i) {
            if (!press(QStringLiteral("Show the hand of Player 1"))
                && !press(QStringLiteral("Show the hand of Player 2")))
                press(keep);
            QTest::qWait(50);
        }
        QVERIFY(offer->isEnabled());
        offer->trigger();
        QTRY_VERIFY(dialog() != nullptr);
        QTest::keyClick(dialog(), Qt::Key_Return);
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(page().hasRunningMatch());
        offer->trigger();
        QTRY_VERIFY(dialog() != nullptr);
        QTest::mouseClick(button(*dialog(), QStringLiteral("We all agree")), Qt::LeftButton);
        QTRY_VERIFY(!page().hasRunningMatch());
        QVERIFY(!offer->isEnabled());
        // The end says that it is a draw and why.
        QTRY_VERIFY(accessibility::find<QWidget>(page(), QStringLiteral("A draw")) != nullptr);
        const QString agreed = QString::fromStdString(say(core::smashup::Say::AgreedDraw).words());
        const auto isTold = [&] {
            for (const QWidget* each : page().findChildren<QWidget*>())
                if (each->accessibleDescription().startsWith(agreed))
                    return true;
            return false;
        };
        QVERIFY(isTold());
    }

    void aDeletedMatchLeavesTheTable()
    {
        startWithTwoPersons();
        const std::int64_t id = page().matchId();
        QVERIFY(id != 0);
        Q_EMIT m_open->root().matches().matchRemoved(id);
        QVERIFY(page().matchId() == 0);
        QVERIFY(button(page(), QStringLiteral("New match")) != nullptr);
    }
};

REGISTER_TEST(TablePageTest)
#include "table_page_test.moc"
