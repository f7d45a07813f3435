#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "core/smashup/words/view.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/pages/play/play_page.h"
#include "ui/widgets/key_button.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

/// Matches for practice, in the window: set up, played, taken back, told apart.
class PracticeTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::PlayPage& page() { return m_open->root().play(); }
    QAbstractItemView& table() { return *accessibility::find<QAbstractItemView>(page(), QStringLiteral("Table")); }
    QAbstractItemView& hand() { return *accessibility::find<QAbstractItemView>(page(), QStringLiteral("Hand")); }
    QPushButton* button(const char* name)
    {
        return accessibility::find<QPushButton>(page(), QString::fromLatin1(name));
    }
    /// What ends the turn: the one answer with a key of its own.
    QPushButton* endButton()
    {
        for (auto* each : page().findChildren<ui::KeyButton*>())
            if (each->isVisible() && each->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_E))
                return each;
        return nullptr;
    }
    QLabel* badge()
    {
        for (QLabel* each : page().findChildren<QLabel*>())
            if (each->isVisible() && tests::says(each->text(), QStringLiteral("Practice")))
                return each;
        return nullptr;
    }
    static void key(const QKeySequence& keys) { QTest::keySequence(QApplication::focusWidget(), keys); }
    core::MatchRecord stored()
    {
        core::MatchRecord now;
        m_open->matches().load(page().matchId(), now);
        return now;
    }
    bool asked() { return button("Hint")->isEnabled(); }

    /// Goes on with a match of these players that has come to a question of Ann's after some turns.
    void begin(const std::vector<std::string>& players, bool practice)
    {
        core::MatchSetup setup;
        setup.seed = 11;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        core::Problems problems;
        const auto session
            = core::MatchSession::start(m_open->game(), setup, players, &m_open->matches(), problems, practice);
        QVERIFY(session != nullptr);
        core::Rng rng(5);
        while (session->match().standing().turn < 5 || !session->match().quiet()
            || session->match().prompt().seat != core::Seat::First) {
            const core::Prompt prompt = session->match().prompt();
            QVERIFY(session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]).ok());
        }
        tests::showPage(m_open->window(), &page());
        page().resumeMatch(session->record().summary.id);
    }
    /// Goes on with a match that is over as soon as Ann ends her turn.
    void beginBeforeTheEnd()
    {
        for (std::uint64_t seed = 1; seed < 100; ++seed) {
            core::MatchSetup setup;
            setup.seed = seed;
            setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
            core::Problems problems;
            const auto session = core::MatchSession::start(
                m_open->game(), setup, { "human", "random" }, &m_open->matches(), problems, true);
            core::Rng rng(seed);
            while (!session->match().outcome().decided) {
                const core::Prompt prompt = session->match().prompt();
                if (prompt.seat == core::Seat::First && endsTheMatch(session->match(), prompt)) {
                    tests::showPage(m_open->window(), &page());
                    page().resumeMatch(session->record().summary.id);
                    return;
                }
                session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QFAIL("no such match");
    }
    bool endsTheMatch(const core::Match& match, const core::Prompt& prompt)
    {
        return std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](core::Choice choice) {
            if (m_open->game().notation().toWords(match, prompt, choice) != "end")
                return false;
            const auto after = match.clone();
            after->apply(choice);
            return after->outcome().decided;
        });
    }
    std::vector<core::smashup::CardView> handOfBen()
    {
        core::Problems problems;
        const auto session = core::MatchSession::resume(m_open->game(), stored(), nullptr, problems);
        return core::smashup::viewFor(session->match(), core::seatAt(1)).hand;
    }
    /// What is said of the seats.
    QStringList seats()
    {
        QStringList all;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            all << table().model()->headerData(row, Qt::Vertical, Qt::AccessibleTextRole).toString();
        return all;
    }

private Q_SLOTS:
    /// A match that goes on from another leads back to where it began; any other has nothing to lead to.
    void leadsBackToTheMatchItCameFrom()
    {
        begin({ "human", "greedy" }, false);
        QVERIFY(button("Back to match 1") == nullptr || !button("Back to match 1")->isVisible());
        core::Problems problems;
        core::MatchRecord from = stored();
        const int before = static_cast<int>(from.choices.size());
        from.summary.practice = true;
        const auto tried = core::MatchSession::branch(m_open->game(), from, before - 1, &m_open->matches(), problems);
        QVERIFY(tried != nullptr);
        page().resumeMatch(tried->record().summary.id);
        const QString words = QStringLiteral("Back to match %1").arg(from.summary.id);
        auto* back = accessibility::find<QPushButton>(page(), words);
        QTRY_VERIFY(back != nullptr && back->isVisible());
        QVERIFY(badge() != nullptr);
        QSignalSpy asked(&page(), &ui::PlayPage::momentAsked);
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().at(0).toLongLong(), from.summary.id);
        QCOMPARE(asked.front().at(1).toInt(), before);
    }

    void itIsChosenInTheNewMatchSheet()
    {
        tests::showPage(m_open->window(), &page());
        page().newMatch();
        QDialog* sheet = accessibility::dialog();
        QVERIFY(sheet != nullptr);
        auto* practice = accessibility::find<QCheckBox>(*sheet, QStringLiteral("Practice"));
        QVERIFY(practice != nullptr);
        QVERIFY(!practice->isChecked());
        practice->setFocus();
        QTest::keyClick(practice, Qt::Key_Space);
        QVERIFY(practice->isChecked());
        QTest::mouseClick(accessibility::find<QPushButton>(*sheet, QStringLiteral("Start")), Qt::LeftButton);
        QTRY_VERIFY(page().matchId() != 0);
        QVERIFY(stored().summary.practice);
        QVERIFY(badge() != nullptr);
        // As it was set up last.
        page().newMatch();
        sheet = accessibility::dialog();
        practice = accessibility::find<QCheckBox>(*sheet, QStringLiteral("Practice"));
        QVERIFY(practice->isChecked());
        QTest::keyClick(practice, Qt::Key_Space);
        QTest::mouseClick(accessibility::find<QPushButton>(*sheet, QStringLiteral("Start")), Qt::LeftButton);
        QTRY_VERIFY(!stored().summary.practice);
        QVERIFY(badge() == nullptr);
    }

    void everythingIsTakenBackAndMadeAgain()
    {
        begin({ "human", "random" }, true);
        QVERIFY(badge() != nullptr);
        const core::MatchRecord before = stored();
        const QString turn = seats().join(QLatin1Char('\n'));
        for (int i = 0; i < 400 && button("Undo")->isEnabled(); ++i) {
            QTest::mouseClick(button("Undo"), Qt::LeftButton);
            QVERIFY(asked());
        }
        auto* recap = accessibility::find<QWidget>(page(), QStringLiteral("Since your last turn"));
        QVERIFY(recap != nullptr && !recap->isVisible()); // nothing was before the first one
        const core::MatchRecord first = stored();
        QVERIFY2(first.choices.size() < 6, qPrintable(QString::number(first.choices.size())));
        QCOMPARE(first.summary.status, core::MatchStatus::Running);
        for (int i = 0; i < 400 && button("Redo")->isVisible() && button("Redo")->isEnabled(); ++i) {
            QTest::mouseClick(button("Redo"), Qt::LeftButton);
            QVERIFY(asked());
        }
        QCOMPARE(stored().choices.size(), before.choices.size());
        QCOMPARE(core::toJson(stored()), core::toJson(before));
        QCOMPARE(seats().join(QLatin1Char('\n')), turn);
    }

    void aMatchInEarnestStaysStrict()
    {
        begin({ "human", "random" }, false);
        QVERIFY(badge() == nullptr);
        for (int i = 0; i < 40 && button("Undo")->isEnabled(); ++i)
            QTest::mouseClick(button("Undo"), Qt::LeftButton);
        QVERIFY(!button("Undo")->isEnabled());
        QCOMPARE(stored().choices.back().seat, core::seatAt(1)); // not past the turn of another
        const auto held = handOfBen();
        QVERIFY(!held.empty());
        const QString all = seats().join(QLatin1Char('\n'));
        for (const auto& card : held)
            QVERIFY2(!all.contains(QString::fromStdString(card.name)), qPrintable(all));
    }

    void allHandsAreOpen()
    {
        begin({ "human", "random" }, true);
        const auto held = handOfBen();
        QVERIFY(!held.empty());
        const QString all = seats().join(QLatin1Char('\n'));
        for (const auto& card : held)
            QVERIFY2(all.contains(QString::fromStdString(card.name)), qPrintable(all));
        // And as cards, beside what was discarded.
        key(Qt::CTRL | Qt::Key_D);
        QDialog* piles = accessibility::dialog();
        QVERIFY(piles != nullptr);
        QTRY_COMPARE(QApplication::activeWindow(), piles);
        QVERIFY(tests::says(piles->windowTitle(), QStringLiteral("Hands and discard piles")));
        piles->findChild<QTabWidget*>()->setCurrentIndex(1);
        auto* cards = accessibility::find<QAbstractItemView>(*piles, QStringLiteral("Hand of Ben"));
        QVERIFY(cards != nullptr && cards->isVisible());
        QCOMPARE(cards->model()->rowCount(), static_cast<int>(held.size()));
        QTest::keyClick(cards, Qt::Key_Escape);
        QVERIFY(!piles->isVisible());
    }

    void thoseAtOneScreenAreNotCovered()
    {
        begin({ "human", "human" }, true);
        QVERIFY(asked());
        const std::size_t before = stored().choices.size();
        for (int i = 0; i < 60 && stored().choices.back().seat != core::seatAt(1); ++i) {
            QVERIFY(asked());
            key(i % 3 == 2 ? QKeySequence(Qt::Key_Return) : QKeySequence(Qt::CTRL | Qt::Key_E));
            QTest::qWait(20);
        }
        QCOMPARE(stored().choices.back().seat, core::seatAt(1));
        // Back past the choice of the other one.
        while (stored().choices.size() > before && button("Undo")->isEnabled())
            QTest::mouseClick(button("Undo"), Qt::LeftButton);
        QCOMPARE(stored().choices.size(), before);
    }

    void itsEndIsTakenBackToo()
    {
        beginBeforeTheEnd();
        const std::size_t before = stored().choices.size();
        for (int i = 0; i < 2 && stored().summary.status == core::MatchStatus::Running; ++i) { // again: plays are left
            QTRY_VERIFY(endButton() != nullptr);
            QTest::mouseClick(endButton(), Qt::LeftButton);
        }
        QTRY_VERIFY(stored().summary.status == core::MatchStatus::Finished);
        QVERIFY(core::resultForPerson(stored().summary) == core::PersonResult::Practice);
        QAction* undo = nullptr;
        auto* menu = accessibility::find<QToolButton>(page(), QStringLiteral("Match menu"));
        for (QAction* action : menu->menu()->actions())
            if (tests::says(action->text().section(QLatin1Char('\t'), 0, 0), QStringLiteral("Undo")))
                undo = action;
        QVERIFY(undo != nullptr && undo->isEnabled());
        undo->trigger();
        QCOMPARE(stored().summary.status, core::MatchStatus::Running);
        QCOMPARE(stored().choices.size(), before);
        QVERIFY(asked());
    }

    void whatIsTriedOutIsNotGuessed()
    {
        begin({ "human", "random" }, true);
        const QStringList was = seats();
        key(Qt::Key_T);
        QCOMPARE(seats(), was); // the same hands
        auto* strip = accessibility::find<QFrame>(page(), QStringLiteral("Trying out"));
        QVERIFY(strip->isVisible());
        QVERIFY(accessibility::withText<QLabel>(
                    *strip, QStringLiteral("In practice nothing is hidden: the cards come as they lie."))
            != nullptr);
        key(Qt::Key_Escape);
        QCOMPARE(seats(), was);
    }
};

REGISTER_TEST(PracticeTest)
#include "practice_test.moc"
