#include "core/record/match_session.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/support/tower_game.h"
#include "tests/ui/spoken.h"
#include "ui/charts/score_chart.h"
#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/models/score_table_model.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/pages/matches/seat_figures.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"

#include <QTest>

#include <bit>

/// The pages over a game that has nothing of the real one: six seats, two teams, turns of two seats, scores that
/// fall, no table of its own.
class TowerPagesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void theChartEndsWithTheScoreOfEverySeat_data() { turns(); }
    void aTeamWinsTogether_data() { turns(); }
    void everyTurnHasARowAndItsMoves_data() { turns(); }
    void aMatchOpensWithoutATable_data() { turns(); }

    void init()
    {
        tests::speakNext();
        QFETCH(QString, turns);
        m_store = std::make_unique<tests::MemoryMatchStore>();
        core::MatchSetup setup = tests::towerSetup(6, 11);
        setup.options = { { "teams", "two" }, { "turns", turns.toStdString() } };
        core::Problems problems;
        const auto session = core::MatchSession::start(
            m_game, setup, { "human", "random", "random", "random", "random", "random" }, m_store.get(), problems);
        QVERIFY(session != nullptr);
        core::Rng rng(4);
        while (!session->match().outcome().decided) {
            const core::Prompt prompt = session->match().prompt();
            session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        m_record = session->record();
    }

    void cleanup() { ui::speak(QStringLiteral("en")); }

    void theChartEndsWithTheScoreOfEverySeat()
    {
        ui::ScoreChart chart;
        chart.show(m_record, m_game.scoreScale());
        for (int seat = 0; seat < 6; ++seat) {
            const QPointF last = chart.lastPoint(core::seatAt(seat));
            QCOMPARE(last.y(), static_cast<double>(m_record.summary.score[static_cast<std::size_t>(seat)]));
            QCOMPARE(chart.highestPoint(core::seatAt(seat)), 20.0); // where every tower begins
        }
        QCOMPARE(chart.lastPoint(core::Seat::First).x(), static_cast<double>(m_record.summary.turns));
        QCOMPARE(chart.markCount(), 0);
    }

    /// A turn that two seats have together is one row of the scores at most, and the moves of both are told as of that
    /// turn.
    void everyTurnHasARowAndItsMoves()
    {
        QFETCH(QString, turns);
        ui::ScoreTableModel scores;
        scores.show(m_record, {});
        // The setup, each turn that changed a score, and the end.
        const auto& all = m_record.standings;
        int rows = 1;
        for (std::size_t i = 1; i < all.size(); ++i)
            rows += i + 1 == all.size() || all[i].score != all[i - 1].score ? 1 : 0;
        QCOMPARE(scores.rowCount(), rows);
        QCOMPARE(scores.columnCount(), 1 + 6);
        for (int seat = 0; seat < 6; ++seat)
            QCOMPARE(scores.index(scores.rowCount() - 1, 1 + seat).data().toInt(),
                int { m_record.summary.score[static_cast<std::size_t>(seat)] });
        ui::MatchesPresenter presenter(m_game, *m_store);
        const auto opened = presenter.open(m_record.summary.id);
        QVERIFY(opened != nullptr);
        QVERIFY2(opened->problem.isEmpty(), qPrintable(opened->problem));
        QMap<int, core::SeatMask> movers;
        for (const ui::Move& move : opened->moves)
            movers[move.turn] |= core::maskOf(move.seat);
        QCOMPARE(movers.size(), m_record.summary.turns);
        for (auto turn = movers.cbegin(); turn != movers.cend(); ++turn)
            QCOMPARE(turn.value() & ~m_record.standings[static_cast<std::size_t>(turn.key())].current, 0);
        QCOMPARE(std::popcount(movers[1]), turns == QLatin1String("shared") ? 2 : 1);
    }

    void aTeamWinsTogether()
    {
        ui::SeatFigures figures;
        figures.show(m_record.summary.seats, m_record.summary.score, m_game.scoreScale(), m_record.summary.winners);
        QCOMPARE(std::popcount(m_record.summary.winners), 3);
        QVERIFY(!m_record.summary.isDraw());
        const QString all = figures.accessibleDescription();
        const QString result = ui::matchResult(m_record.summary);
        for (std::size_t seat = 0; seat < 6; ++seat) {
            const bool won = core::contains(m_record.summary.winners, core::seatAt(static_cast<int>(seat)));
            const QString name = ui::shownName(m_record.summary.seats[seat].name);
            const QString points = QStringLiteral("%1: %2").arg(name, QString::number(m_record.summary.score[seat]));
            QVERIFY2(tests::mentions(all, points), qPrintable(all));
            QVERIFY2(tests::mentions(all, points + QStringLiteral(", won")) == won, qPrintable(all));
            QCOMPARE(result.contains(name), won);
        }
        // In a list it is told by teams: the seats in turn are in one.
        const core::MatchMode mode = m_game.modeOf(m_record.summary.setup());
        QCOMPARE(mode.sides.size(), 2U);
        const auto name = [&](std::size_t seat) { return ui::shownName(m_record.summary.seats[seat].name); };
        const QString title = ui::matchTitle(m_record.summary, mode);
        QVERIFY2(title.indexOf(name(0)) < title.indexOf(name(4)) && title.indexOf(name(4)) < title.indexOf(name(1)),
            qPrintable(title));
    }

    void aMatchOpensWithoutATable()
    {
        ui::MatchesPage page(m_game, *m_store);
        page.resize(1360, 860);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QVERIFY(page.openMatch(m_record.summary.id));
        QCOMPARE(page.findChild<ui::MatchView*>()->findChild<ui::ScoreChart*>()->lastPoint(core::seatAt(5)).y(),
            static_cast<double>(m_record.summary.score[5]));
    }

private:
    static void turns()
    {
        QTest::addColumn<QString>("turns");
        QTest::newRow("turns of one seat") << QStringLiteral("single");
        QTest::newRow("turns of two seats") << QStringLiteral("shared");
    }

    tests::TowerGame m_game;
    std::unique_ptr<tests::MemoryMatchStore> m_store;
    core::MatchRecord m_record;
};

REGISTER_TEST(TowerPagesTest)
#include "tower_pages_test.moc"
