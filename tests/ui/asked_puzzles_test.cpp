#include "core/game/game.h"
#include "core/game/notation.h"
#include "tests/support/suite.h"
#include "tests/ui/open_window.h"
#include "tests/ui/spoken.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/matches/puzzle_sitting.h"
#include "ui/pages/matches/puzzle_view.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <set>

/// The puzzles that ship, in the window, answered by keys alone.
class AskedPuzzlesTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::MatchesPage& page() { return m_open->root().matches(); }
    ui::PuzzleSitting& sitting() { return *page().findChild<ui::PuzzleSitting*>(); }
    QPushButton* button(const char* words)
    {
        for (auto* each : page().findChildren<QPushButton*>()) // each game has them
            if (each->isVisible() && tests::says(each->text(), QString::fromLatin1(words)))
                return each;
        return nullptr;
    }
    bool asks()
    {
        const auto views = page().findChildren<ui::PuzzleView*>();
        return std::any_of(views.begin(), views.end(), [](const ui::PuzzleView* each) { return each->isVisible(); });
    }
    static void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    /// Takes what the keyboard stands on, once it stands on an answer that can be given.
    void answer()
    {
        QTRY_VERIFY(!qobject_cast<ui::PuzzleView*>(QApplication::focusWidget()) && !button("Next puzzle")->hasFocus());
        for (int attempt = 0; attempt < 100 && sitting().tries().empty(); ++attempt) {
            const bool isButton = qobject_cast<QAbstractButton*>(QApplication::focusWidget()) != nullptr;
            press(isButton ? Qt::Key_Space : Qt::Key_Return);
            QTest::qWait(50);
        }
        QCOMPARE(sitting().tries().size(), std::size_t { 1 });
    }

private Q_SLOTS:
    void eachTakesAnAnswerAndLeadsOn()
    {
        tests::showPage(m_open->window(), &page());
        page().showPuzzles();
        std::set<std::string> asked;
        for (int puzzle = 0; puzzle < 6; ++puzzle) {
            QVERIFY(sitting().puzzle() != nullptr);
            asked.insert(sitting().puzzle()->key);
            answer();
            if (!sitting().isOver())
                QTest::keyClick(button("Show me"), Qt::Key_Space);
            QVERIFY(sitting().isOver());
            QTRY_VERIFY_WITH_TIMEOUT(button("Next puzzle")->hasFocus(), 30'000);
            press(Qt::Key_Space);
        }
        QCOMPARE(asked.size(), std::size_t { 6 });
        QCOMPARE(sitting().tried(), 6);
    }

    void thePageLeadsBackToItsList()
    {
        tests::showPage(m_open->window(), &page());
        page().showPuzzles();
        QVERIFY(asks());
        QTest::keyClick(&m_open->window(), Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(!asks());
        QVERIFY(page().isVisible());
    }

    void theKeyOfHintsGivesOne()
    {
        tests::showPage(m_open->window(), &page());
        page().showPuzzles();
        while (!sitting().canHint())
            sitting().next();
        press(Qt::Key_H, Qt::ControlModifier);
        QTRY_VERIFY(!sitting().hint().empty());
        QVERIFY(!sitting().isOver());
        const QString best = QString::fromStdString(
            sitting().game().notation().label(sitting().table(), sitting().table().prompt(), sitting().choiceAt(0)));
        const auto labels = page().findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* each) { return each->isVisible() && each->text().contains(best); }));
    }
};

REGISTER_TEST(AskedPuzzlesTest)
#include "asked_puzzles_test.moc"
