#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/settings/settings_page.h"

#include <QAbstractItemView>
#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTextEdit>
#include <QToolButton>

/// A line tried out and put back, in the window, by key and button.
class TryOutTest final : public tests::WindowTest {
    Q_OBJECT

private:
    static constexpr int kPress = 130; // milliseconds in which a button is seen to be pressed by its key

    std::int64_t m_id = 0;

    ui::PlayPage& page() { return m_open->root().play(); }
    QWidget& prompt() { return *accessibility::find<QFrame>(page(), QStringLiteral("Prompt")); }
    QString question() { return prompt().findChild<QLabel*>(QStringLiteral("question"))->accessibleName(); }
    QFrame& strip() { return *accessibility::find<QFrame>(page(), QStringLiteral("Trying out")); }
    bool trying() { return strip().isVisible(); }
    QString log() { return accessibility::find<QTextEdit>(page(), QStringLiteral("Log"))->toPlainText(); }
    QAbstractItemView& hand() { return *accessibility::find<QAbstractItemView>(page(), QStringLiteral("Hand")); }
    QAbstractItemView& table() { return *accessibility::find<QAbstractItemView>(page(), QStringLiteral("Table")); }
    QPushButton* button(const char* name)
    {
        return accessibility::find<QPushButton>(page(), QString::fromLatin1(name));
    }
    /// Of the strip: the prompt has one of the same name for cards that were picked.
    QPushButton* putBack() { return accessibility::find<QPushButton>(strip(), QStringLiteral("Put back")); }
    QAction* entry(const char* name)
    {
        auto* menu = accessibility::find<QToolButton>(page(), QStringLiteral("Match menu"));
        for (QAction* action : menu->menu()->actions())
            if (tests::says(action->text().section(QLatin1Char('\t'), 0, 0), QString::fromLatin1(name)))
                return action;
        return nullptr;
    }
    static void key(const QKeySequence& keys) { QTest::keySequence(QApplication::focusWidget(), keys); }
    std::string stored()
    {
        core::MatchRecord now;
        return m_open->matches().load(m_id, now).ok() ? core::toJson(now) : std::string();
    }
    /// All that the table and the hand say.
    static QStringList saidBy(const QAbstractItemView& view)
    {
        QStringList all;
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            all << view.model()->headerData(row, Qt::Vertical).toString();
            for (int column = 0; column < view.model()->columnCount(); ++column)
                all << view.model()->index(row, column).data(Qt::AccessibleTextRole).toString();
        }
        return all;
    }
    QStringList said() { return saidBy(table()) + saidBy(hand()) + QStringList { question(), log() }; }

    /// A match at a question of that seat, in the middle of its turn.
    void begin(const std::vector<std::string>& players = { "human", "random" }, core::Seat asked = core::Seat::First)
    {
        core::MatchSetup setup;
        setup.seed = 11;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        core::Problems problems;
        const auto whole
            = core::MatchSession::resume(m_open->game(), m_open->played(setup, players, -1), nullptr, problems);
        QVERIFY(whole != nullptr);
        int at = 30;
        while (!whole->matchAt(at)->quiet() || whole->matchAt(at)->prompt().seat != asked
            || whole->matchAt(at)->prompt().choices.size() < 3)
            ++at;
        m_id = m_open->played(setup, players, at).summary.id;
        tests::showPage(m_open->window(), &page());
        page().resumeMatch(m_id);
        if (players[1] == core::kHumanPlayer)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // the hand is covered until then
        if (asked != core::Seat::First)
            return;
        key(Qt::Key_Escape); // what happened since the last turn
        hand().setFocus();
    }
    /// Chooses something, by keys.
    void tryOne()
    {
        const QString before = said().join(QLatin1Char('\n'));
        for (int i = 0; i < 20 && said().join(QLatin1Char('\n')) == before; ++i) {
            key(QKeySequence(i % 2 == 0 ? Qt::Key_Return : Qt::Key_N));
            QTest::qWait(1);
        }
        QVERIFY(said().join(QLatin1Char('\n')) != before);
    }
    /// Ends the turn, and what comes of it, until the person is asked again.
    void tryWholeTurn()
    {
        const QString turn = table().model()->headerData(table().model()->rowCount() - 2, Qt::Vertical).toString();
        const auto now
            = [&] { return table().model()->headerData(table().model()->rowCount() - 2, Qt::Vertical).toString(); };
        for (int i = 0; i < 300 && (now() == turn || !button("Hint")->isEnabled()); ++i) {
            key(Qt::CTRL | Qt::Key_E);
            QTest::qWait(20);
            if (button("Hint")->isEnabled() && i % 3 == 2)
                key(QKeySequence(i % 2 == 0 ? Qt::Key_Return : Qt::Key_N));
        }
        QVERIFY(now() != turn);
    }

private Q_SLOTS:
    void aLineIsTriedOutAndPutBackByKeys()
    {
        begin();
        const std::string before = stored();
        const QStringList was = said();
        hand().setCurrentIndex(hand().model()->index(1, 0));
        QVERIFY(!trying());
        QVERIFY(!putBack()->isVisible());
        key(Qt::Key_T);
        QVERIFY(trying());
        QCOMPARE(question(), was.at(was.size() - 2)); // the same question, of the same hand
        QCOMPARE(saidBy(hand()), was.mid(saidBy(table()).size(), saidBy(hand()).size()));
        tryOne();
        QCOMPARE(stored(), before);
        key(Qt::Key_Escape);
        QVERIFY(!trying());
        QCOMPARE(said(), was);
        QCOMPARE(QApplication::focusWidget(), &hand());
        QCOMPARE(hand().currentIndex().row(), 1);
        QCOMPARE(stored(), before);
    }

    void itIsTriedOutAndPutBackByTheMouse()
    {
        begin();
        const std::string before = stored();
        const QStringList was = said();
        QVERIFY(entry("Try out")->isEnabled());
        entry("Try out")->trigger();
        QVERIFY(trying());
        QVERIFY(entry("Try out")->isChecked());
        QVERIFY(!entry("Give up this match")->isEnabled());
        QVERIFY(!button("One step back")->isEnabled());
        tryOne();
        QVERIFY(button("One step back")->isEnabled());
        QTest::mouseClick(button("One step back"), Qt::LeftButton);
        QVERIFY(!button("One step back")->isEnabled());
        QTest::mouseClick(putBack(), Qt::LeftButton);
        QVERIFY(!trying());
        QCOMPARE(said(), was);
        QCOMPARE(stored(), before);
        QVERIFY(entry("Give up this match")->isEnabled());
    }

    void othersAnswerAndItIsTakenBackFreely()
    {
        begin();
        const std::string before = stored();
        const QStringList was = said();
        key(Qt::Key_T);
        tryWholeTurn();
        QVERIFY(trying());
        QCOMPARE(stored(), before);
        const QString after = log();
        for (int i = 0; i < 60 && button("One step back")->isEnabled(); ++i) {
            key(QKeySequence::Undo);
            QTest::qWait(kPress);
        }
        QVERIFY(!button("One step back")->isEnabled());
        QCOMPARE(saidBy(hand()), was.mid(saidBy(table()).size(), saidBy(hand()).size()));
        for (int i = 0; i < 60 && log() != after; ++i) {
            key(QKeySequence::Redo);
            QTest::qWait(kPress);
        }
        QCOMPARE(log(), after);
        key(Qt::Key_Escape);
        QCOMPARE(said(), was);
        QCOMPARE(stored(), before);
    }

    void theStripSaysThatItIsAGuess()
    {
        begin();
        key(Qt::Key_T);
        QStringList told;
        for (const QLabel* each : strip().findChildren<QLabel*>())
            told << each->text() << each->accessibleDescription();
        for (const char* words : { "Trying out – nothing counts", "Cards that you cannot know are dealt as a guess." })
            QVERIFY2(std::any_of(told.begin(), told.end(),
                         [&](const QString& each) { return tests::says(each, QString::fromUtf8(words)); }),
                qPrintable(told.join(QLatin1Char('\n'))));
        QCOMPARE(accessibility::nameless(strip()), QStringList());
    }

    void thoseAtOneScreenTryOutAlone()
    {
        begin({ "human", "human" });
        const std::string before = stored();
        const QStringList was = said();
        key(Qt::Key_T);
        QVERIFY(trying());
        tryWholeTurn();
        QVERIFY(trying());
        QVERIFY(button("Hint")->isEnabled());
        key(Qt::Key_Escape);
        QCOMPARE(said(), was);
        QCOMPARE(stored(), before);
    }

    void nothingIsTriedOutWhileOthersThink()
    {
        begin({ "human", "random" }, core::seatAt(1));
        QVERIFY(!button("Hint")->isEnabled()); // it is their choice yet
        QVERIFY(!entry("Try out")->isEnabled());
        page().setFocus();
        QTest::keyClick(&page(), Qt::Key_T);
        QVERIFY(!trying());
        entry("Put away for later")->trigger();
        QVERIFY(!entry("Try out")->isEnabled());
        page().setFocus();
        key(Qt::Key_T);
        QVERIFY(!trying());
    }

    void whoeverGoesAwayAndComesBackIsStillTrying()
    {
        begin();
        const std::string before = stored();
        const QStringList was = said();
        key(Qt::Key_T);
        tryOne();
        const QStringList tried = said();
        tests::showPage(m_open->window(), &m_open->root().settings());
        tests::showPage(m_open->window(), &page());
        QVERIFY(trying());
        QCOMPARE(said(), tried);
        QCOMPARE(stored(), before);
        // The match goes on from where it was when it is opened anew.
        page().resumeMatch(m_id);
        QVERIFY(!trying());
        QCOMPARE(stored(), before);
        QCOMPARE(question(), was.at(was.size() - 2));
    }

    void theKeyIsListed()
    {
        QVERIFY(page().commands().contains(entry("Try out")));
        QCOMPARE(entry("Try out")->shortcut(), QKeySequence(Qt::Key_T));
    }
};

REGISTER_TEST(TryOutTest)
#include "try_out_test.moc"
