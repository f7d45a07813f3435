#include "core/smashup/sayings/sayings.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "tests/ui/person.h"
#include "ui/language.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/play_page.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>
#include <QTextEdit>
#include <QToolButton>

/// The rules beside a match, by keyboard alone.
class RulesPanelTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::PlayPage& page() { return m_open->root().play(); }
    QTextBrowser& text()
    {
        return *accessibility::find<QTextBrowser>(page(), QStringLiteral("What the rules say here"));
    }
    QLineEdit& field()
    {
        return *accessibility::find<QLineEdit>(page(), QStringLiteral("Search the rules beside the match"));
    }
    QListView& hand() { return *accessibility::find<QListView>(page(), QStringLiteral("Hand")); }
    QToolButton& tool(const QString& name) { return *accessibility::find<QToolButton>(page(), name); }
    QPushButton* seen(const QString& name)
    {
        for (QPushButton* each : page().findChildren<QPushButton*>())
            if (each->isVisible() && (tests::says(each->accessibleName(), name) || tests::says(each->text(), name)))
                return each;
        return nullptr;
    }
    static QString said(core::smashup::Say what) { return QString::fromStdString(core::smashup::say(what).words()); }
    /// Where something is written in the panel; -1 for nowhere.
    qsizetype at(const QString& english) { return text().toPlainText().indexOf(tests::inWords(english)); }
    static QRect onScreen(const QWidget& widget) { return { widget.mapToGlobal(QPoint()), widget.size() }; }

    /// The offscreen platform takes that away when a tool tip goes.
    void activate()
    {
        m_open->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_open->window()));
    }

    void begin(const QString& second)
    {
        tests::Person person(m_open->window(), 3);
        m_open->root().pairs().choose({ QStringLiteral("Aliens"), QStringLiteral("Pirates") });
        tests::showPage(m_open->window(), &m_open->root().pairs());
        QVERIFY(person.press(QStringLiteral("Play this pair")));
        QVERIFY(person.choose(QStringLiteral("Seat 2: player"), second));
        QVERIFY(person.press(QStringLiteral("Start")));
    }

    void beginAgainstComputer()
    {
        begin(QStringLiteral("Level 0 · Aimless"));
        QTRY_VERIFY(hand().model()->rowCount() > 0);
        keepHand();
        QTRY_VERIFY(seen(said(core::smashup::Say::AnswerEndPlay)) != nullptr);
        activate();
    }

    void keepHand()
    {
        if (QPushButton* keep = seen(said(core::smashup::Say::AnswerKeepHand)))
            QTest::mouseClick(keep, Qt::LeftButton);
    }

    void askAboutCard(int row)
    {
        hand().setFocus();
        hand().setCurrentIndex(hand().model()->index(row, 0));
        QTest::keyClick(&hand(), Qt::Key_F1);
    }

private Q_SLOTS:
    void saysFirstWhatAppliesThenTheCardThenItsPrintings()
    {
        beginAgainstComputer();
        const QRect handBefore = onScreen(hand());
        askAboutCard(2);
        const QString name = hand().currentIndex().data().toString();
        QCOMPARE(tests::shownPage(m_open->window()), &page());
        QVERIFY(text().isVisible());
        QCOMPARE(QApplication::focusWidget(), &text());
        const QString all = text().toPlainText();
        const qsizetype card = all.indexOf(QLatin1Char('\n') + name + QLatin1Char('\n'));
        QVERIFY(at(QStringLiteral("Here and now")) >= 0);
        QVERIFY2(all.contains(said(core::smashup::Say::NowPlayCards)), qPrintable(all));
        QVERIFY(all.contains(QStringLiteral("5.3.1 ")));
        QVERIFY2(card > all.indexOf(QStringLiteral("5.3.1 ")), qPrintable(name + QLatin1Char('\n') + all));
        QVERIFY(at(QStringLiteral("The printings")) > card);
        // The table is beside it, and all of it in sight.
        QVERIFY(!onScreen(hand()).intersects(onScreen(text())));
        QVERIFY(onScreen(m_open->window()).contains(onScreen(text())));

        QTest::keyClick(&text(), Qt::Key_Escape);
        QVERIFY(!text().isVisible());
        QCOMPARE(QApplication::focusWidget(), &hand());
        QCOMPARE(hand().currentIndex().data().toString(), name);
        QTRY_COMPARE(onScreen(hand()), handBefore);
        QVERIFY(page().hasRunningMatch());
        // The key that opened it puts it away, too.
        askAboutCard(2);
        QVERIFY(text().isVisible());
        QTest::keyClick(&text(), Qt::Key_F1);
        QVERIFY(!text().isVisible());
        QCOMPARE(QApplication::focusWidget(), &hand());
    }

    /// Whatever has the keyboard: the card under the pointer is meant, in the hand as on the table.
    void aCardThatIsPointedAtIsMeant()
    {
        beginAgainstComputer();
        auto* log = accessibility::find<QPushButton>(page(), QStringLiteral("Log"));
        const auto isTold = [this](const QString& name) {
            return text().isVisible() && text().toPlainText().contains(QLatin1Char('\n') + name + QLatin1Char('\n'));
        };
        log->setFocus();
        const QModelIndex card = hand().model()->index(1, 0);
        const QString name = card.data().toString();
        QTest::mouseMove(hand().viewport(), hand().visualRect(card).center());
        QTest::keyClick(log, Qt::Key_F1);
        QVERIFY2(isTold(name), qPrintable(name));
        QTest::keyClick(&text(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), &hand()); // whoever has read goes on playing
        auto* board = accessibility::find<QTableView>(page(), QStringLiteral("Table"));
        const QModelIndex base = board->model()->index(1, 0);
        log->setFocus();
        QTest::mouseMove(board->viewport(), board->visualRect(base).center());
        QTest::keyClick(log, Qt::Key_F1);
        QVERIFY(isTold(base.data().toString()));
        QTest::keyClick(&text(), Qt::Key_Escape);
        // What lies beside the table has its own button.
        auto* rules = accessibility::find<QPushButton>(page(), QStringLiteral("Rules for this card"));
        if (rules != nullptr && rules->isVisible()) {
            QTest::mouseMove(hand().viewport(), hand().visualRect(card).center());
            QTest::mouseClick(rules, Qt::LeftButton);
            QVERIFY2(isTold(name), qPrintable(name));
        }
    }

    /// Where there is no room beside the table the rules have all of it, and nothing leaves the screen.
    void staysInSightWithLargeText()
    {
        beginAgainstComputer();
        m_open->root().theme().setTextPercent(200);
        m_open->window().resize(900, 560);
        QTest::qWait(50);
        activate();
        askAboutCard(0);
        QTest::qWait(50);
        const QRect window = onScreen(m_open->window());
        QVERIFY(text().isVisible());
        QVERIFY(window.contains(onScreen(text())));
        QVERIFY(window.contains(onScreen(field())));
        QVERIFY(window.contains(onScreen(tool(QStringLiteral("Close the rules")))));
        QTest::keyClick(&text(), Qt::Key_Escape);
        QVERIFY(hand().isVisible());
        QCOMPARE(QApplication::focusWidget(), &hand());
    }

    void aLineOfTheLogSpeaksForItself()
    {
        beginAgainstComputer();
        auto* log = accessibility::find<QTextEdit>(page(), QStringLiteral("Log"));
        log->setFocus();
        log->moveCursor(QTextCursor::End);
        QTest::keyClick(log, Qt::Key_F1);
        QVERIFY(text().isVisible());
        QVERIFY(!log->isVisible()); // it has the place of the log
        QTest::keyClick(&text(), Qt::Key_Escape);
        QVERIFY(log->isVisible());
        QCOMPARE(QApplication::focusWidget(), log);
    }

    /// Where nothing is found, what may have been meant is one key away, and the panel keeps its width.
    void asksWhatWasMeant()
    {
        beginAgainstComputer();
        askAboutCard(0);
        const int width = field().width();
        QTest::keySequence(&text(), QKeySequence(QKeySequence::Find));
        QTest::keyClicks(&field(), QStringLiteral("nukkebbott"));
        QTest::keyClick(&field(), Qt::Key_Return);
        QTRY_VERIFY(seen(QStringLiteral("Did you mean “Nukebot”?")) != nullptr);
        QCOMPARE(field().width(), width);
        QTest::keyClick(seen(QStringLiteral("Did you mean “Nukebot”?")), Qt::Key_Space);
        QCOMPARE(field().text(), QStringLiteral("Nukebot"));
        const auto& found = *accessibility::find<QListView>(page(), QStringLiteral("Found in the rules"));
        QTRY_VERIFY(found.isVisible());
        QCOMPARE(QApplication::focusWidget(), &found);
    }

    void leadsOnAndBack()
    {
        beginAgainstComputer();
        askAboutCard(0);
        const QString moment = text().toPlainText();
        QVERIFY(!tool(QStringLiteral("Back in the rules")).isEnabled());
        QTest::keyClick(&text(), Qt::Key_Tab);
        QTest::keyClick(&text(), Qt::Key_Return);
        QVERIFY(text().toPlainText() != moment);
        QVERIFY(text().toPlainText().contains(QStringLiteral("5.3.1")));
        QTest::keyClick(&text(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(text().toPlainText(), moment);

        QTest::keySequence(&text(), QKeySequence(QKeySequence::Find));
        QCOMPARE(QApplication::focusWidget(), &field());
        QTest::keyClicks(&field(), QStringLiteral("everyone tied gets the best place"));
        QTest::keyClick(&field(), Qt::Key_Return);
        QVERIFY(text().isVisible());
        const QString says = ui::spokenLanguage() == QLatin1String("de")
            ? QStringLiteral("Alle, die gleichauf liegen, bekommen die SP des besten Platzes")
            : QStringLiteral("Everyone tied gets the VP of the best place");
        QVERIFY2(text().toPlainText().contains(says), qPrintable(text().toPlainText()));
        QTest::mouseClick(seen(QStringLiteral("This position")), Qt::LeftButton);
        QCOMPARE(text().toPlainText(), moment);
    }

    /// Nobody thinks while somebody reads; whoever plays on in the meantime does not wait.
    void theMatchWaitsWhileSomebodyReads()
    {
        beginAgainstComputer();
        tests::Person person(m_open->window(), 1);
        auto* log = accessibility::find<QTextEdit>(page(), QStringLiteral("Log"));
        // The computer's turn begins, and the key is pressed before it has chosen anything.
        for (int i = 0; i < 5; ++i)
            if (QPushButton* end = seen(said(core::smashup::Say::AnswerEndPlay)))
                end->click();
        QTest::keyClick(&m_open->window(), Qt::Key_F1);
        QVERIFY(text().isVisible());
        QVERIFY(person.sees(QStringLiteral("The match waits while you read.")));
        const QString before = log->toPlainText();
        QTest::qWait(200);
        QCOMPARE(log->toPlainText(), before);
        QTest::keyClick(&text(), Qt::Key_Escape);
        QVERIFY(!text().isVisible());
        QTRY_VERIFY(log->toPlainText() != before);
    }

    void theNextPersonSeesNothingOfWhatWasRead()
    {
        begin(QStringLiteral("Person"));
        const auto cover = [this]() -> QPushButton* {
            for (const char* name : { "Show the hand of Player 1", "Show the hand of Player 2" })
                if (QPushButton* show = seen(QString::fromLatin1(name)))
                    return show;
            return nullptr;
        };
        QTRY_VERIFY(cover() != nullptr);
        QTest::mouseClick(cover(), Qt::LeftButton);
        QTRY_VERIFY(hand().model()->rowCount() > 0);
        askAboutCard(1);
        QTest::keySequence(&text(), QKeySequence(QKeySequence::Find));
        QTest::keyClicks(&field(), QStringLiteral("leprechaun"));
        for (const QDeadlineTimer soon(30000); cover() == nullptr && !soon.hasExpired();) {
            keepHand();
            if (QPushButton* end = seen(said(core::smashup::Say::AnswerEndPlay)))
                QTest::mouseClick(end, Qt::LeftButton);
            QTest::qWait(20);
        }
        QVERIFY(cover() != nullptr);
        QVERIFY(!text().isVisible() && !field().isVisible());
        QVERIFY(field().text().isEmpty());
        QVERIFY(!field().isUndoAvailable());
        QVERIFY(!text().toPlainText().contains(QStringLiteral("eprechaun")));
        QTest::mouseClick(cover(), Qt::LeftButton);
        QTRY_VERIFY(cover() == nullptr);
        QTRY_VERIFY(hand().model()->rowCount() > 0);
        activate();
        QTest::keyClick(&hand(), Qt::Key_F1);
        QVERIFY(text().isVisible());
        QVERIFY(!tool(QStringLiteral("Back in the rules")).isEnabled());
        QVERIFY(!tool(QStringLiteral("Forward in the rules")).isEnabled());
    }

    void everythingHasAName()
    {
        beginAgainstComputer();
        askAboutCard(0);
        const QStringList nameless = accessibility::nameless(page());
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }
};

REGISTER_TEST(RulesPanelTest)
#include "rules_panel_test.moc"
