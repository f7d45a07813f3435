#include "core/language/saying.h"
#include "core/results/statistics_tally.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "tests/ui/spoken.h"
#include "ui/charts/band_chart.h"
#include "ui/charts/figure_rows.h"
#include "ui/charts/interval_chart.h"
#include "ui/language.h"
#include "ui/pages/matches/match_list_view.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/matches/statistics_view.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace {

/// Adds up matches that are written here.
class MemoryStatistics final : public core::StatisticsStore {
public:
    core::StoreResult statistics(const core::StatisticsFilter& filter, const std::vector<core::RatedPlayer>& rated,
        core::Statistics& statistics) const override
    {
        core::StatisticsTally tally(filter, rated);
        tally.add(lines);
        statistics = tally.sums();
        return {};
    }

    core::StoreResult withoutCards(
        const std::string&, const std::string&, int, std::vector<std::int64_t>& matches) const override
    {
        matches.clear();
        return {};
    }
    core::StoreResult storeCards(std::int64_t, const std::string&, const std::string&) override { return {}; }

    /// A match against a level in that month, which the first seat or the second wins.
    void add(int month, const std::string& level, int winner)
    {
        core::MatchSummary match;
        match.id = ++count;
        match.set = "first";
        match.status = core::MatchStatus::Finished;
        match.seats = { { std::string(core::language::kReader), "human", { "Larks", "Moles" } },
            { "Level 2 (2)", level, { "Newts", "Owls" } } };
        match.winners = core::maskOf(core::seatAt(winner));
        match.score = { 15, 11 };
        match.turns = 12;
        match.startedAt = "2025-0" + std::to_string(month) + "-03T20:00:00Z";
        lines += core::factsLine(match, {}, { { 1, 1, "Old Pier", { 4, 2 } } }) + '\n';
    }

    std::string lines;
    std::int64_t count = 0;
};

}

/// What came of one's matches, on the page of matches.
class StatisticsPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }

    void init()
    {
        tests::speakNext();
        m_matches = std::make_unique<tests::MemoryMatchStore>();
        m_store = std::make_unique<MemoryStatistics>();
        m_page = std::make_unique<ui::MatchesPage>(m_game, *m_matches);
        m_page->setStatistics(m_store.get());
        m_page->resize(1360, 860);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void cleanup()
    {
        m_page.reset();
        ui::speak(QStringLiteral("en"));
    }

    void standsBesideTheList()
    {
        QVERIFY(!view()->isVisible());
        button(list(), "Show statistics of the matches")->click();
        QVERIFY(view()->isVisible());
        QPushButton* const shown = button(view(), "Show statistics of the matches");
        QVERIFY(shown->isChecked() && shown->hasFocus());
        shown->click(); // it is shown already
        QVERIFY(shown->isChecked());
        button(view(), "Show the list of matches")->click();
        QVERIFY(list()->isVisible());
        QVERIFY(!button(list(), "Show statistics of the matches")->isChecked());
    }

    void saysWhatToDoWhereThereIsNone()
    {
        m_page->showStatistics();
        QVERIFY(tells("Nothing to tell yet"));
        QSignalSpy asked(m_page.get(), &ui::MatchesPage::playAsked);
        pressed("Play a match");
        QCOMPARE(asked.count(), 1);
    }

    /// Nine matches are told one by one, ten as a share: 7 of 10 is 70 %, by Wilson 40 to 89.
    void sharesBeginAtTenMatches()
    {
        for (int match = 0; match < 9; ++match)
            m_store->add(3, "level:2", match < 7 ? 0 : 1);
        m_page->showStatistics();
        QCOMPARE(chart("Your pairs")->table().heading.size(), 1);
        QVERIFY(!chart("Share of all matches won")->isVisible());
        m_store->add(3, "level:2", 1);
        m_page->refresh();
        const ui::ChartTable pairs = chart("Your pairs")->table();
        QCOMPARE(pairs.rows.size(), std::size_t { 1 });
        QCOMPARE(qRound(pairs.rows[0].values[0]), 70);
        QCOMPARE(qRound(pairs.rows[0].values[1]), 40);
        QCOMPARE(qRound(pairs.rows[0].values[2]), 89);
        QCOMPARE(chart("Your pairs")->rows()[0].verdict, 0); // grey
        QVERIFY(chart("Share of all matches won")->isVisible());
        QCOMPARE(chart("Your factions")->table().rows.size(), std::size_t { 2 });
    }

    void isColouredWhereTheIntervalIsClearOfAnEvenShare()
    {
        for (int match = 0; match < 40; ++match)
            m_store->add(3, match % 2 == 0 ? "level:1" : "level:5", match % 2);
        m_page->showStatistics();
        const std::vector<ui::IntervalRow>& rows = chart("Opponents")->rows();
        QCOMPARE(rows.size(), std::size_t { 2 });
        QCOMPARE(rows[0].verdict, 1);
        QCOMPARE(rows[1].verdict, -1);
        QCOMPARE(chart("Your pairs")->rows()[0].verdict, 0);
    }

    void goesMonthByMonth()
    {
        for (int match = 0; match < 12; ++match)
            m_store->add(3 + match / 4, "level:2", match % 4 == 0 ? 0 : 1);
        m_page->showStatistics();
        auto* const time
            = accessibility::find<ui::BandChart>(*view(), QStringLiteral("Share of matches won over time"));
        QVERIFY(time != nullptr && time->isVisible());
        QCOMPARE(time->points().size(), std::size_t { 3 });
        QCOMPARE(time->points()[1].value.mean, 25.0);
        time->setFocus();
        QTest::keyClick(time, Qt::Key_Right);
        QCOMPARE(time->toldRow(), 0);
    }

    void basesHaveTheirPoints()
    {
        m_store->add(3, "level:2", 0);
        m_page->showStatistics();
        const ui::ChartTable bases = view()->findChild<ui::FigureRows*>()->table();
        QCOMPARE(bases.rows.size(), std::size_t { 1 });
        QCOMPARE(bases.rows[0].values, (std::vector<double> { 1, 4, 2 }));
    }

    void filtersByOpponent()
    {
        for (int match = 0; match < 12; ++match)
            m_store->add(3, match < 5 ? "level:1" : "level:5", match < 5 ? 0 : 1);
        m_page->showStatistics();
        choose(2, 2); // all of them, who was met most, who was met less
        QCOMPARE(chart("Opponents")->rows().size(), std::size_t { 1 });
        QVERIFY(tests::says(chart("Opponents")->rows()[0].label, QStringLiteral("Level 1")));
        choose(4, 1); // none of them was begun in the last 30 days
        QVERIFY(tells("No match is like that"));
        pressed("Show all matches");
        QCOMPARE(chart("Opponents")->rows().size(), std::size_t { 2 });
    }

    void aRecordLeadsToItsMatch()
    {
        for (int match = 0; match < 10; ++match)
            m_store->add(3, "level:2", 0);
        const std::int64_t played = samples::playInto(*m_matches, m_game, 2);
        QCOMPARE(played, std::int64_t { 1 });
        m_page->showStatistics();
        QPushButton* record = nullptr;
        for (QPushButton* each : view()->findChildren<QPushButton*>())
            if (each->isVisible() && each->text().endsWith(QStringLiteral("15")))
                record = each;
        QVERIFY(record != nullptr);
        record->click();
        QVERIFY(m_page->findChild<ui::MatchView*>()->isVisible());
    }

    void everythingHasAName()
    {
        for (int match = 0; match < 12; ++match)
            m_store->add(3 + match / 6, "level:2", match % 2);
        m_page->showStatistics();
        QCOMPARE(accessibility::nameless(*view()), QStringList());
    }

private:
    ui::StatisticsView* view() const { return m_page->findChild<ui::StatisticsView*>(); }
    ui::MatchListView* list() const { return m_page->findChild<ui::MatchListView*>(); }

    static QPushButton* button(QWidget* root, const char* name)
    {
        return accessibility::find<QPushButton>(*root, QString::fromLatin1(name));
    }
    ui::IntervalChart* chart(const char* name) const
    {
        return accessibility::find<ui::IntervalChart>(*view(), QString::fromLatin1(name));
    }
    bool tells(const char* words) const
    {
        const auto* label = accessibility::withText<QLabel>(*view(), QString::fromLatin1(words));
        return label != nullptr && label->isVisible();
    }
    void pressed(const char* words) const
    {
        auto* found = accessibility::withText<QPushButton>(*view(), QString::fromLatin1(words));
        QVERIFY(found != nullptr && found->isVisible());
        found->click();
    }
    /// Chooses an entry in the menu of one of the filters, which are the game, whose, against whom, the printing and
    /// the time.
    void choose(int filter, int entry) const
    {
        QList<QMenu*> menus;
        for (QPushButton* each : view()->findChildren<QPushButton*>())
            if (each->menu() != nullptr && each->parent() != nullptr && each->text().size() > 0)
                menus << each->menu();
        QVERIFY(menus.size() > filter);
        Q_EMIT menus[filter]->aboutToShow();
        QVERIFY(menus[filter]->actions().size() > entry);
        menus[filter]->actions()[entry]->trigger();
    }

    samples::PairGame m_game;
    std::unique_ptr<tests::MemoryMatchStore> m_matches;
    std::unique_ptr<MemoryStatistics> m_store;
    std::unique_ptr<ui::MatchesPage> m_page;
};

REGISTER_TEST(StatisticsPageTest)

#include "statistics_page_test.moc"
