#include "core/game/notation.h"
#include "core/record/match_session.h"
#include "core/smashup/table/events.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/pages/play/answer_times.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/table/table_surface.h"

#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace {

struct Scored final : core::EventSink {
    bool any = false;
    void onEvent(const core::Event& event) override
    {
        any = any || event.kind == static_cast<std::uint8_t>(core::smashup::EventKind::BaseScored);
    }
};

}

/// A match that waits while computers choose, in the window.
class PauseTest final : public tests::WindowTest {
    Q_OBJECT

private:
    static constexpr int kPause = 600; // milliseconds between choices of a computer

    std::int64_t m_id = 0;

    ui::PlayPage& page() { return m_open->root().play(); }
    QString notice()
    {
        auto* prompt = accessibility::find<QFrame>(page(), QStringLiteral("Prompt"));
        return prompt->findChild<QLabel*>(QStringLiteral("question"))->accessibleName();
    }
    bool isWaiting()
    {
        return tests::says(notice(), QStringLiteral("A base has scored. The match waits until you go on."));
    }
    bool isPaused() { return tests::says(notice(), QStringLiteral("The match is paused.")); }
    QPushButton* goOn()
    {
        auto* button = accessibility::find<QPushButton>(page(), QStringLiteral("Go on"));
        return button != nullptr && button->isVisible() ? button : nullptr;
    }
    QAction* entry()
    {
        auto* menu = accessibility::find<QToolButton>(page(), QStringLiteral("Match menu"));
        for (QAction* action : menu->menu()->actions())
            if (tests::says(action->text(), QStringLiteral("Pause")))
                return action;
        return nullptr;
    }
    static void key(const QKeySequence& keys) { QTest::keySequence(QApplication::focusWidget(), keys); }
    std::size_t stored()
    {
        core::MatchRecord now;
        return m_open->matches().load(m_id, now).ok() ? now.choices.size() : 0;
    }

    /// Goes on with a match, made by chance, at the first position from `from` on that is `wanted`.
    void begin(const std::string& first, int from, const std::function<bool(const core::Match&)>& wanted)
    {
        const std::vector<std::string> players { first, "random" };
        for (std::uint64_t seed = 1; seed < 80; ++seed) {
            core::Problems problems;
            const core::MatchSetup setup = tests::smashUpDrawnSetup(2, seed);
            const auto match = m_open->game().newMatch(setup, problems);
            core::Rng rng(setup.seed);
            for (int made = 0; !match->outcome().decided; ++made) {
                if (made >= from && wanted(*match)) {
                    m_id = m_open->played(setup, players, made).summary.id;
                    tests::showPage(m_open->window(), &page());
                    page().resumeMatch(m_id);
                    return;
                }
                const core::Prompt prompt = match->prompt();
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QFAIL("there is no such position");
    }
    void beginWhereBenChooses()
    {
        begin(std::string(core::kHumanPlayer), 30,
            [](const core::Match& match) { return match.prompt().seat == core::seatAt(1); });
    }

    /// Where the first seat has a choice by which a base scores, and that seat is asked then. Says which.
    core::Choice beginBeforeScoring(core::Seat asked)
    {
        core::Choice scores {};
        begin(std::string(core::kHumanPlayer), 0, [&scores, asked](const core::Match& match) {
            const core::Prompt prompt = match.prompt();
            return prompt.seat == core::Seat::First
                && std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](core::Choice choice) {
                       Scored scored;
                       const auto then = match.clone();
                       then->apply(choice, &scored);
                       scores = choice;
                       return scored.any && !then->outcome().decided && then->prompt().seat == asked;
                   });
        });
        return scores;
    }

private Q_SLOTS:
    void aMatchIsPausedAndGoesOnByKey()
    {
        beginWhereBenChooses();
        const std::size_t before = stored();
        page().setFocus();
        key(Qt::Key_F8);
        QVERIFY(isPaused());
        QTest::qWait(2 * kPause);
        QCOMPARE(stored(), before);
        QVERIFY(goOn() != nullptr);
        key(Qt::Key_F8);
        QVERIFY(!isPaused());
        QVERIFY(goOn() == nullptr);
        QTRY_VERIFY(stored() > before);
    }

    void itGoesOnByTheButtonWhereverThePageWasMeanwhile()
    {
        beginWhereBenChooses();
        const std::size_t before = stored();
        QVERIFY(entry()->isEnabled());
        entry()->trigger();
        tests::showPage(m_open->window(), &m_open->root().settings());
        tests::showPage(m_open->window(), &page());
        QVERIFY(isPaused());
        QTest::qWait(2 * kPause);
        QCOMPARE(stored(), before);
        QTest::mouseClick(goOn(), Qt::LeftButton);
        QTRY_VERIFY(stored() > before);
    }

    void whoSkipsGoesOn()
    {
        beginWhereBenChooses();
        const std::size_t before = stored();
        entry()->trigger();
        QVERIFY(isPaused());
        auto* menu = accessibility::find<QToolButton>(page(), QStringLiteral("Match menu"));
        for (QAction* action : menu->menu()->actions())
            if (tests::says(action->text(), QStringLiteral("Skip to my turn")))
                action->trigger();
        QTRY_VERIFY(stored() > before);
        QVERIFY(!entry()->isChecked());
    }

    /// A person who is asked has the match in their hands; nothing runs that could wait.
    void nobodyPausesTheirOwnQuestion()
    {
        begin(std::string(core::kHumanPlayer), 30,
            [](const core::Match& match) { return match.prompt().seat == core::Seat::First; });
        QVERIFY(!entry()->isEnabled());
        key(Qt::Key_F8);
        QVERIFY(!isPaused());
    }

    /// Whoever may answer has as long afterwards, and the pause says nothing of who is asked.
    void theTimeOfOthersToAnswerWaitsToo()
    {
        const core::Notation& notation = m_open->game().notation();
        QString label;
        begin(std::string(core::kHumanPlayer), 0, [&](const core::Match& match) {
            const auto time = notation.answerTime(match);
            const bool found = time && time->asks && !time->after && time->passed == 0
                && match.prompt().seat == core::Seat::First && notation.anyAnswerMatters(match);
            if (found)
                label = QString::fromStdString(
                    notation.label(match, match.prompt(), ui::passOf(notation, match).value()));
            return found;
        });
        auto* pass = accessibility::find<QPushButton>(page(), label);
        QVERIFY(pass != nullptr);
        QTest::mouseClick(pass, Qt::LeftButton);
        QVERIFY(entry()->isEnabled());
        key(Qt::Key_Pause);
        QVERIFY(isPaused());
        const std::size_t before = stored();
        QTest::qWait(2 * kPause);
        QVERIFY(isPaused());
        QCOMPARE(stored(), before);
        QTest::keyClick(goOn(), Qt::Key_Return);
        QVERIFY(!isPaused());
        QTRY_VERIFY(stored() > before);
    }

    /// Where somebody wishes it the match stands still after each scoring, as in a pause; else it goes on.
    void itWaitsAfterAScoringForWhoWishesIt_data()
    {
        QTest::addColumn<bool>("waits");
        QTest::addRow("waits") << true;
        QTest::addRow("goes on") << false;
    }

    void itWaitsAfterAScoringForWhoWishesIt()
    {
        QFETCH(bool, waits);
        auto* menu = accessibility::find<QToolButton>(page(), QStringLiteral("Match menu"));
        for (QAction* action : menu->menu()->actions())
            if (tests::says(action->text(), QStringLiteral("Wait for me after a base has scored")))
                if (action->isChecked() != waits)
                    action->trigger();
        const core::Choice scores = beginBeforeScoring(core::seatAt(1));
        std::size_t before = stored();
        Q_EMIT page().findChild<ui::TableSurface*>()->chosen(scores);
        if (!waits) {
            QTRY_VERIFY(stored() > before + 1);
            return;
        }
        QTRY_VERIFY(isWaiting());
        before = stored();
        QTest::qWait(2 * kPause);
        QCOMPARE(stored(), before);
        QTest::mouseClick(goOn(), Qt::LeftButton);
        QTRY_VERIFY(stored() > before);
    }

    /// What is asked after a scoring comes when that has been seen, or when somebody acts.
    void nobodyIsAskedWhileABaseScores()
    {
        const core::Choice scores = beginBeforeScoring(core::Seat::First);
        m_open->settings().setMotionSpeed(ui::kUsualMotion);
        const auto isScoring = [this] { return tests::says(notice(), QStringLiteral("A base scores.")); };
        Q_EMIT page().findChild<ui::TableSurface*>()->chosen(scores);
        QTRY_VERIFY2(isScoring(), qPrintable(notice())); // the others had their time to answer
        QTRY_VERIFY2(!isScoring(), qPrintable(notice()));
        QVERIFY(!notice().isEmpty());
    }

    void theKeyIsListed()
    {
        QVERIFY(page().commands().contains(entry()));
        QCOMPARE(entry()->shortcut(), QKeySequence(Qt::Key_F8));
    }

private:
    /// As the match menu does.
    void begun() override { setPace(); }
    void setPace()
    {
        auto* menu = accessibility::find<QToolButton>(page(), QStringLiteral("Match menu"));
        for (QAction* each : menu->menu()->actions())
            if (each->menu() != nullptr && tests::says(each->text(), QStringLiteral("Pause between choices of an AI")))
                for (QAction* pause : each->menu()->actions())
                    if (tests::says(pause->text(), QStringLiteral("Normal")))
                        pause->trigger();
    }
};

REGISTER_TEST(PauseTest)
#include "pause_test.moc"
