#include "core/smashup/words/view.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/pages/matches/mark_list.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/matches/opened_match.h"
#include "ui/table/table_surface.h"

#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSplitter>
#include <QTemporaryDir>

#include <algorithm>

/// A match of the real game that is opened from the list.
class StoredMatchTest final : public tests::WindowTest {
    Q_OBJECT

private:
    core::MatchStore& store() { return m_open->matches(); }
    ui::MatchView& view() { return *m_open->root().matches().findChild<ui::MatchView*>(); }
    /// Plays with random choices, as many of them or to the end.
    core::MatchRecord played(const std::vector<std::string>& players, int choices)
    {
        core::MatchSetup setup;
        setup.seed = 1;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        return m_open->played(setup, players, choices);
    }
    bool open(std::int64_t id)
    {
        tests::showPage(m_open->window(), &m_open->root().matches());
        m_open->root().matches().refresh();
        return m_open->root().matches().openMatch(id);
    }
    bool isSaid(const QString& text)
    {
        for (const QLabel* label : view().findChildren<QLabel*>())
            if (label->isVisible() && tests::says(label->text(), text))
                return true;
        return false;
    }

private Q_SLOTS:
    /// The last table that there is must not stand for moves that it does not show.
    void showsNoTableForWhatDoesNotReplay()
    {
        core::MatchRecord record = played({ "random", "random" }, 60);
        record.summary.id = 0;
        record.choices[20].words = "do what nobody can";
        std::int64_t broken = 0;
        QVERIFY(store().begin(record, broken).ok());
        QVERIFY(open(broken));
        const auto* surface = view().findChild<ui::TableSurface*>();
        QVERIFY(surface != nullptr);
        // What is told of it does not lie on what steps through the match.
        const auto* notice = view().findChild<ui::NoticeBar*>();
        QTRY_VERIFY(notice->isVisible() && notice->height() > 0);
        for (const QSlider* slider : view().findChildren<QSlider*>())
            QVERIFY(!notice->geometry().intersects(QRect(slider->mapTo(&view(), QPoint()), slider->size())));
        for (const int move : { 20, 21, 60, 20, 0, 40, 5 }) {
            view().stepTo(move);
            const bool replays = move <= 20;
            QCOMPARE(surface->isVisible(), replays);
            QCOMPARE(isSaid(QStringLiteral("No table here")), !replays);
            QCOMPARE(isSaid(QStringLiteral("Score as recorded")), !replays);
        }
    }

    /// Once a match is over the hand of whoever is asked is open; before, one's own alone.
    void theHandOfWhoeverIsAskedIsToldAsFarAsItMayBe()
    {
        for (const bool over : { true, false }) {
            const core::MatchRecord record = played({ "human", "random" }, over ? -1 : 60);
            QVERIFY(open(record.summary.id));
            int own = 0;
            int others = 0;
            core::Problems problems;
            const auto match = m_open->game().newMatch(record.setup(), problems);
            for (int move = 0; move < 60; ++move) {
                view().stepTo(move);
                const core::Prompt prompt = match->prompt();
                const auto hand = core::smashup::viewFor(*match, prompt.seat).hand;
                const bool mine = prompt.seat == core::Seat::First;
                bool said = hand.empty();
                for (const QLabel* label : view().findChildren<QLabel*>())
                    said = said
                        || (label->isVisible() && !hand.empty()
                            && std::all_of(hand.begin(), hand.end(), [label](const core::smashup::CardView& card) {
                                   return label->text().contains(QString::fromStdString(card.name));
                               }));
                QCOMPARE(said, hand.empty() || over || mine);
                (mine ? own : others) += hand.empty() ? 0 : 1;
                match->apply(*m_open->game().notation().fromWords(
                    *match, prompt, record.choices[static_cast<std::size_t>(move)].words));
            }
            QVERIFY(own > 5 && others > 5);
        }
    }

    /// What scored and what cards gave besides, in the order of play: together all there is.
    void whatGavePointsIsListedWhole()
    {
        const core::MatchRecord record = played({ "random", "random" }, -1);
        QVERIFY(open(record.summary.id));
        const auto opened = ui::takeApart(m_open->game(), record);
        QVERIFY(!opened->gains.empty());
        core::PerSeat<int> sum {};
        for (const auto& marks : { record.marks, opened->gains })
            for (const core::RecordedMark& mark : marks)
                for (std::size_t seat = 0; seat < 2; ++seat)
                    sum[seat] += mark.points[seat];
        QCOMPARE(sum[0], record.summary.score[0]);
        QCOMPARE(sum[1], record.summary.score[1]);
        const QList<QAbstractButton*> lines = view().findChild<ui::MarkList*>()->findChildren<QAbstractButton*>();
        QCOMPARE(lines.size(), static_cast<qsizetype>(record.marks.size() + opened->gains.size()));
        for (std::size_t i = 1; i < opened->gains.size(); ++i) // what one thing gave in one go is one line
            QVERIFY(opened->gains[i].turn != opened->gains[i - 1].turn
                || opened->gains[i].what != opened->gains[i - 1].what);
        const core::RecordedMark& gain = opened->gains.front();
        const auto line = std::find_if(lines.begin(), lines.end(), [&gain](const QAbstractButton* each) {
            return each->text() == QString::fromStdString(gain.what)
                && each->accessibleName().contains(QLocale().toString(gain.turn));
        });
        QVERIFY(line != lines.end());
        QTest::mouseClick(*line, Qt::LeftButton);
        QCOMPARE(view().findChild<QSlider*>()->value(), gain.choice);
    }

    void theChartIsSavedFromWhereItIs()
    {
        QVERIFY(open(played({ "random", "random" }, -1).summary.id));
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("chart.png"));
        QVERIFY(tests::lookAtModal(
            [this] {
                QTest::mouseClick(
                    accessibility::find<QPushButton>(view(), QStringLiteral("Save the chart")), Qt::LeftButton);
            },
            [&file](QDialog& dialog) {
                const auto* files = qobject_cast<QFileDialog*>(&dialog);
                QVERIFY(files != nullptr);
                QVERIFY(files->selectedNameFilter().contains(QStringLiteral("*.png"))); // of what is offered first
                dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
                dialog.accept();
            }));
        const QImage picture(file);
        QVERIFY(picture.width() > 600);
        QVERIFY(picture.height() > 300);
    }

    /// Chart and table have as much of the height as somebody gave them, the next time too.
    void comesBackDividedAsItWasLeft()
    {
        const QTemporaryDir folder;
        m_open.reset();
        m_open = std::make_unique<tests::OpenWindow>(folder.path());
        const std::int64_t id = played({ "random", "random" }, 60).summary.id;
        QVERIFY(open(id));
        auto* halves = view().findChild<QSplitter*>();
        const int before = halves->sizes().constFirst();
        QSplitterHandle* handle = halves->handle(1);
        const QPoint grip = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, grip);
        QTest::mouseMove(handle, grip + QPoint(0, -60));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, grip);
        const QList<int> left = halves->sizes();
        QVERIFY(left.constFirst() < before - 20);
        m_open->window().close();
        m_open.reset();
        m_open = std::make_unique<tests::OpenWindow>(folder.path());
        QVERIFY(open(id));
        QTRY_COMPARE(view().findChild<QSplitter*>()->sizes(), left);
    }
};

REGISTER_TEST(StoredMatchTest)
#include "stored_match_test.moc"
