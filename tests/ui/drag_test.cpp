#include "core/game/rng.h"
#include "core/smashup/words/view.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/smash_up_table.h"

#include <QApplication>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using core::smashup::CardView;
using core::smashup::TableView;

/// Cards dragged by the mouse of an X server: what no other platform of the tests does. xdotool moves it and presses
/// its button, so that a drag goes all the way through the server and back.
class DragTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<core::Match> m_match;
    std::unique_ptr<ui::SmashUpTable> m_table;
    int m_choices = 0;

    TableView view() const { return core::smashup::viewFor(*m_match, core::Seat::First); }
    ui::FanView& hand() const { return *m_table->findChild<ui::FanView*>(QStringLiteral("hand")); }
    ui::BoardView& board() const { return *m_table->findChild<ui::BoardView*>(); }

    /// A turn of the first seat, with a minion that may be played.
    void playToATurn()
    {
        core::Rng rng(7);
        for (int i = 0; i < 400 && minion() < 0; ++i) {
            const core::Prompt prompt = m_match->prompt();
            m_match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
    }
    int minion() const
    {
        const TableView now = view();
        if (now.prompt.seat != core::Seat::First || !now.prompt.source.empty() || now.bases.size() < 2)
            return -1;
        for (const CardView& card : now.hand)
            for (const core::ChoiceView& choice : now.prompt.choices)
                if (card.isMinion && choice.kind == core::ChoiceView::Kind::Card && choice.card == card.id)
                    return card.id;
        return -1;
    }
    void show() { m_table->showMatch(*m_match, core::Seat::First); }
    QPoint handPlace(int card) const
    {
        for (int row = 0; row < hand().model()->rowCount(); ++row)
            if (hand().model()->index(row, 0).data(ui::HandModel::CardRole).toInt() == card)
                return hand().viewport()->mapToGlobal(hand().cardRect(row).center().toPoint());
        return {};
    }
    QPoint basePlace(int column) const
    {
        const int row = board().model()->rowCount() - 2;
        return board().viewport()->mapToGlobal(board().frameOf(row, column).center().toPoint());
    }
    /// Presses at `from`, goes to `to` step by step, does `there`, and lets go; the event loop runs meanwhile.
    static bool drag(const QPoint& from, const QPoint& to, const QStringList& there = {})
    {
        const auto go = [](const QPoint& place) {
            return QStringList { QStringLiteral("mousemove"), QString::number(place.x()), QString::number(place.y()),
                QStringLiteral("sleep"), QStringLiteral("0.06") };
        };
        QStringList steps = go(from) + QStringList { QStringLiteral("mousedown"), QStringLiteral("1") };
        for (int step = 1; step <= 8; ++step)
            steps += go(from + (to - from) * step / 8);
        steps += go(to + QPoint(2, 2)) + there + QStringList { QStringLiteral("mouseup"), QStringLiteral("1") };
        QProcess mouse;
        mouse.start(QStringLiteral("xdotool"), steps);
        return QTest::qWaitFor([&mouse] { return mouse.state() == QProcess::NotRunning; }, 20000)
            && mouse.exitStatus() == QProcess::NormalExit && mouse.exitCode() == 0
            && mouse.error() == QProcess::UnknownError;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QGuiApplication::platformName() == QStringLiteral("xcb"),
            "this needs an X server: xvfb-run -a env QT_QPA_PLATFORM=xcb build/dev/tests/drag_test");
    }

    void init()
    {
        core::Problems problems;
        m_match = tests::smashUp().newMatch(tests::smashUpSetup(2, 3), problems);
        QVERIFY(m_match != nullptr);
        playToATurn();
        QVERIFY(minion() >= 0);
        m_choices = 0;
        m_table = std::make_unique<ui::SmashUpTable>(samples::looks(), ui::TableSurface::Use::Play);
        connect(m_table.get(), &ui::TableSurface::chosen, this, [this](core::Choice choice) {
            ++m_choices;
            m_match->apply(choice);
            show();
        });
        m_table->setGeometry(20, 20, 1200, 800);
        m_table->setAsking(true);
        show();
        m_table->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
    }

    void cleanup()
    {
        m_table.reset();
        m_match.reset();
    }

    void aCardThatIsDroppedOnABaseIsPlayedThere()
    {
        const int card = minion();
        QSignalSpy dragging(&hand(), &ui::FanView::dragging);
        QSignalSpy pointed(&board(), &ui::BoardView::pointedAt);
        QVERIFY(drag(handPlace(card), basePlace(1)));
        QTRY_VERIFY(m_choices > 0);
        QTRY_COMPARE(dragging.size(), 2);
        QCOMPARE(dragging.first().first().toInt(), card);
        QCOMPARE(dragging.last().first().toInt(), -1);
        QVERIFY(!pointed.isEmpty()); // the place under it told what it would change
        const auto lies = [this, card] {
            const TableView now = view();
            return std::any_of(now.bases[1].minions.begin(), now.bases[1].minions.end(),
                [card](const CardView& each) { return each.id == card; });
        };
        QTRY_VERIFY(lies());
    }

    /// It is seen under the pointer all the way, tilted by the way it goes, and gone when it is dropped.
    void theCardThatIsHeldIsUnderThePointer()
    {
        int seen = 0;
        int away = 0;
        QTimer looks;
        connect(&looks, &QTimer::timeout, this, [&] {
            const auto* held = m_table->findChild<QWidget*>(QStringLiteral("heldCard"));
            if (held == nullptr || !held->isVisible())
                return;
            ++seen;
            const QPoint apart = held->mapToGlobal(held->rect().center()) - QCursor::pos();
            away += apart.manhattanLength() > 200 ? 1 : 0; // it follows frame by frame
        });
        looks.start(20);
        QVERIFY(drag(handPlace(minion()), basePlace(1)));
        QTRY_VERIFY(m_choices > 0);
        QVERIFY2(seen > 5, qPrintable(QString::number(seen)));
        QCOMPARE(away, 0);
        QVERIFY(m_table->findChild<QWidget*>(QStringLiteral("heldCard")) == nullptr);
    }

    void aCardThatIsDroppedBesideTheTableIsBackInTheHand()
    {
        const int card = minion();
        QSignalSpy dragging(&hand(), &ui::FanView::dragging);
        const QPoint from = handPlace(card);
        QVERIFY(drag(from, m_table->mapToGlobal(QPoint(m_table->width() / 2, m_table->height() - 8))));
        QTRY_COMPARE(dragging.size(), 2);
        QCOMPARE(m_choices, 0);
        QCOMPARE(handPlace(card).x(), from.x());
    }

    void escapePutsItBack()
    {
        QSignalSpy dragging(&hand(), &ui::FanView::dragging);
        QVERIFY(drag(handPlace(minion()), basePlace(1),
            { QStringLiteral("key"), QStringLiteral("Escape"), QStringLiteral("sleep"), QStringLiteral("0.1") }));
        QTRY_COMPARE(dragging.size(), 2);
        QCOMPARE(m_choices, 0);
        QVERIFY(minion() >= 0);
    }
};

REGISTER_TEST(DragTest)
#include "drag_test.moc"
