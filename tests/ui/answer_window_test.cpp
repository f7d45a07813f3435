#include "core/game/notation.h"
#include "core/record/replayer.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/pages/play/answer_panels.h"
#include "ui/pages/play/answer_times.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/table/smashup/response_list.h"

#include <QPushButton>
#include <QTextEdit>

/// What the window shows while a seat may answer a scoring.
class AnswerWindowTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<tests::OpenWindow> m_open;
    QString m_pass; ///< how the button says it at the position of showTime()

    ui::PlayPage& page() { return m_open->root().play(); }
    QPushButton* seen(const QString& name)
    {
        for (QPushButton* each : page().findChildren<QPushButton*>())
            if (each->isVisible() && tests::says(each->accessibleName(), name))
                return each;
        return nullptr;
    }
    ui::AskedList& asked() { return *page().findChild<ui::AskedList*>(); }
    ui::AskMe& askMe() { return *page().findChild<ui::AskMe*>(); }
    ui::NoticeBar& notice() { return *page().findChild<ui::NoticeBar*>(); }

    /// Goes on with a match, made by chance, in which the person in the first seat is asked for an answer before a base
    /// scores.
    void showTime(const std::string& other)
    {
        const core::Notation& notation = m_open->game().notation();
        const std::vector<std::string> players { std::string(core::kHumanPlayer), other };
        for (std::uint64_t seed = 1; seed < 80; ++seed) {
            core::Problems problems;
            const core::MatchSetup setup = tests::smashUpDrawnSetup(2, seed);
            const auto match = m_open->game().newMatch(setup, problems);
            core::Rng rng(setup.seed);
            for (int made = 0; !match->outcome().decided; ++made) {
                const auto time = notation.answerTime(*match);
                const core::Prompt prompt = match->prompt();
                if (time && time->asks && !time->after && prompt.seat == core::Seat::First
                    && notation.anyAnswerMatters(*match)) {
                    m_pass = QString::fromStdString(
                        notation.label(*match, prompt, ui::passOf(notation, *match).value_or(prompt.choices[0])));
                    const core::MatchRecord record = m_open->played(setup, players, made);
                    tests::showPage(m_open->window(), &page());
                    page().resumeMatch(record.summary.id);
                    return;
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QFAIL("no match asks the first seat");
    }

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<tests::OpenWindow>();
        QVERIFY2(m_open->error().isEmpty(), qPrintable(m_open->error()));
    }
    void cleanup() { m_open.reset(); }

    void theTimeIsShownWithWhoHasBeenAsked()
    {
        showTime("random");
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY2(seen(m_pass) != nullptr, qPrintable(m_pass));
        QVERIFY(seen(QStringLiteral("Pass, not asked again here")) != nullptr);
        QVERIFY(asked().isVisible());
        QCOMPARE(asked().told().size(), 2);
        QCOMPARE(asked().told().filter(QStringLiteral("asked now")).size(), 1);
        QVERIFY(askMe().isVisible());
        QCOMPARE(askMe().when(), ui::AskWhen::WhenItMatters);
        const auto* const comesTo = page().findChild<ui::ResponseList*>();
        QTRY_VERIFY(comesTo->visibleRegion().boundingRect().height() > comesTo->height() / 2);
        // Passing has neither gold nor the keyboard while there is something to use.
        for (const QString& name : { m_pass, QStringLiteral("Pass, not asked again here") }) {
            QVERIFY(!seen(name)->hasFocus());
            QVERIFY(seen(name)->property("role").toString() != QStringLiteral("primary"));
        }
        QTest::mouseClick(seen(QStringLiteral("Pass, not asked again here")), Qt::LeftButton);
        QTRY_VERIFY(!asked().isVisible());
        QVERIFY(!askMe().isVisible());
    }

    /// Set where one is asked, it is kept, and what is passed because of it can be taken up at once.
    void neverPassesAndOffersToAskAgain()
    {
        showTime("random");
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY(askMe().isVisible());
        QTest::mouseClick(askMe().button(ui::AskWhen::Never), Qt::LeftButton);
        QCOMPARE(m_open->settings().askWhen({}), ui::AskWhen::Never);
        const std::int64_t id = page().matchId();
        page().resumeMatch(id);
        QTRY_VERIFY(notice().isVisible());
        QVERIFY(notice().sentence().contains(QStringLiteral("Passed for you")));
        QVERIFY(!asked().isVisible());
        const auto* log = accessibility::find<QTextEdit>(page(), QStringLiteral("Log"));
        QVERIFY(log->toPlainText().contains(notice().sentence()));
        QPushButton* again = seen(QStringLiteral("Ask me when it matters"));
        QVERIFY(again != nullptr);
        QTest::mouseClick(again, Qt::LeftButton);
        QCOMPARE(m_open->settings().askWhen({}), ui::AskWhen::WhenItMatters);
        QVERIFY(!notice().isVisible());
    }

    /// The settings page sets the same.
    void theSettingsPageSaysTheSame()
    {
        tests::showPage(m_open->window(), &m_open->root().settings());
        auto* own = m_open->root().settings().findChild<ui::AskMe*>();
        QVERIFY(own != nullptr);
        QCOMPARE(own->when(), ui::AskWhen::WhenItMatters);
        QTest::mouseClick(own->button(ui::AskWhen::Always), Qt::LeftButton);
        QCOMPARE(m_open->settings().askWhen({}), ui::AskWhen::Always);
        showTime("random");
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY(askMe().isVisible());
        QCOMPARE(askMe().when(), ui::AskWhen::Always);
    }

    void aMissedTimeWaitsForAKey()
    {
        m_open->settings().setAskWhen({}, ui::AskWhen::Always);
        // From the first choice on, until something scores while there is nothing to answer with.
        for (std::uint64_t seed = 1; seed < 12; ++seed) {
            const core::MatchRecord record
                = m_open->played(tests::smashUpSetup(2, seed), { std::string(core::kHumanPlayer), "random" }, 60);
            tests::showPage(m_open->window(), &page());
            page().resumeMatch(record.summary.id);
            for (int i = 0; i < 400 && page().hasRunningMatch(); ++i) {
                QTest::qWait(0);
                if (QPushButton* pass = seen(QStringLiteral("Pass")); pass != nullptr && pass->hasFocus()
                    && asked().told().filter(QStringLiteral("asked now")).isEmpty()) {
                    QVERIFY(asked().isVisible());
                    QVERIFY(seen(QStringLiteral("Pass, not asked again here")) != nullptr);
                    QTest::keyClick(pass, Qt::Key_Return);
                    QTRY_VERIFY(seen(QStringLiteral("Pass")) != pass);
                    return;
                }
                QPushButton* end = seen(QStringLiteral("End play phase"));
                if (end == nullptr)
                    break; // another question: another match
                QTest::mouseClick(end, Qt::LeftButton);
                if ((end = seen(QStringLiteral("End play phase"))) != nullptr)
                    QTest::mouseClick(end, Qt::LeftButton);
            }
        }
        QFAIL("nothing was missed");
    }
};

REGISTER_TEST(AnswerWindowTest)
#include "answer_window_test.moc"
