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
#include "ui/models/card_tally_model.h"
#include "ui/pages/matches/card_counter.h"
#include "ui/pages/matches/cards_view.h"
#include "ui/pages/matches/match_list_view.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/matches/statistics_view.h"
#include "ui/widgets/print_view.h"
#include "ui/widgets/text_table.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <thread>

namespace {

/// Adds up matches that are written here.
class MemoryStatistics final : public core::StatisticsStore {
public:
    core::StoreResult statistics(const core::StatisticsFilter& filter, const core::StatisticsGame& game,
        core::Statistics& statistics) const override
    {
        core::StatisticsTally tally(filter, game);
        tally.add(lines);
        if (filter.cards)
            tally.addCards(cardLines);
        statistics = tally.sums();
        return {};
    }

    core::StoreResult withoutCards(
        const std::string&, const std::string&, int, std::vector<std::int64_t>& matches) const override
    {
        matches = unread;
        return {};
    }
    core::StoreResult storeCards(std::int64_t match, const std::string&, const std::string&) override
    {
        std::this_thread::sleep_for(pause);
        stored.push_back(match);
        return {};
    }

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
    std::string cardLines;
    std::vector<std::int64_t> unread; ///< whose cards nobody has looked at
    std::vector<std::int64_t> stored;
    std::chrono::milliseconds pause { 0 };
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

    /// Where the columns are narrow for their words, what stands beside something moves below it.
    void noWordsAreCutInNarrowColumns()
    {
        for (int match = 0; match < 12; ++match)
            m_store->add(3, "level:2", match < 7 ? 0 : 1);
        m_page->resize(700, 860);
        m_page->setStyleSheet(QStringLiteral("QLabel { font-size: 22px; }"));
        m_page->showStatistics();
        const auto cut = [this] {
            const auto labels = view()->findChildren<QLabel*>();
            const auto found = std::find_if(labels.begin(), labels.end(), [](const QLabel* each) {
                const QRect seen = each->visibleRegion().boundingRect(); // empty further down the page
                return !seen.isEmpty() && !each->wordWrap() && !each->text().isEmpty()
                    && (each->width() < each->sizeHint().width() || each->height() < each->sizeHint().height()
                        || seen.width() < each->width());
            });
            return found == labels.end() ? QString() : (*found)->text();
        };
        QTRY_COMPARE(cut(), QString());
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
        choose(5, 1); // none of them was begun in the last 30 days
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

    /// Twelve matches, all won but the last two. The Captain was played in the first ten: 10 of 10 is, by Wilson, 72 to
    /// 100 %. The Mate was drawn in the last two and held.
    void cardsHaveTheirShares()
    {
        twelveMatchesWithCards();
        m_page->showCards();
        QVERIFY(cards()->isVisible());
        const QAbstractItemModel& table = *cardTable()->model();
        QCOMPARE(table.rowCount(), 2);
        const auto text = [&](int row, int column) { return table.index(row, column).data().toString(); };
        QCOMPARE(text(0, ui::CardTallyModel::CardColumn), QStringLiteral("Raiders Captain")); // seen most
        QCOMPARE(text(0, ui::CardTallyModel::SeenColumn), QStringLiteral("10"));
        QCOMPARE(text(0, ui::CardTallyModel::AtOnceColumn), QStringLiteral("4"));
        QCOMPARE(text(0, ui::CardTallyModel::WonPlayedColumn), QStringLiteral("100"));
        QCOMPARE(text(0, ui::CardTallyModel::WonNotColumn), QStringLiteral("–"));
        QCOMPARE(text(1, ui::CardTallyModel::StrandedColumn), QStringLiteral("2"));
        QCOMPARE(text(1, ui::CardTallyModel::WonNotColumn), QStringLiteral("0"));
        const auto played = table.index(0, ui::CardTallyModel::WonPlayedColumn).data(ui::CardTallyModel::TallyRole);
        QCOMPARE(played.value<core::Tally>().verdict(), 1);
        const auto* shares
            = accessibility::find<ui::IntervalChart>(*cards(), QStringLiteral("Raiders Captain: matches won"));
        QVERIFY(shares != nullptr && shares->isVisible());
        QCOMPARE(shares->rows().size(), std::size_t { 4 }); // seen, drawn, played, at once
        QCOMPARE(qRound(shares->rows()[2].percent.low), 72);
        QCOMPARE(shares->rows()[3].verdict, 0); // four are told as they are
        const auto* print = cards()->findChild<ui::PrintView*>();
        QVERIFY(print != nullptr && print->isVisible());
        QCOMPARE(print->accessibleName(), QStringLiteral("Raiders Captain"));
        QVERIFY(!print->accessibleDescription().isEmpty());
    }

    void cardsAreSortedAndFiltered()
    {
        twelveMatchesWithCards();
        m_page->showCards();
        QAbstractItemModel& table = *cardTable()->model();
        const QAbstractItemModelTester tester(&table);
        const auto first = [&] { return table.index(0, 0).data().toString(); };
        cardTable()->sortByColumn(ui::CardTallyModel::StrandedColumn, Qt::DescendingOrder);
        QCOMPARE(first(), QStringLiteral("Keepers Mate"));
        cardTable()->sortByColumn(ui::CardTallyModel::CardColumn, Qt::DescendingOrder);
        QCOMPARE(first(), QStringLiteral("Raiders Captain"));
        auto* const faction = cards()->findChild<QComboBox*>();
        QVERIFY(faction != nullptr);
        QCOMPARE(faction->count(), 3);
        faction->setCurrentIndex(faction->findData(QStringLiteral("Keepers")));
        QCOMPARE(table.rowCount(), 1);
        QCOMPARE(first(), QStringLiteral("Keepers Mate"));
        m_page->refresh(); // it stays so
        QCOMPARE(table.rowCount(), 1);
    }

    /// Nine matches are told as counts.
    void fewMatchesHaveNoSharesOfCards()
    {
        twelveMatchesWithCards();
        m_store->cardLines.erase(0, m_store->cardLines.find("\n4\t") + 1); // nine are left
        m_page->showCards();
        const QModelIndex played = cardTable()->model()->index(0, ui::CardTallyModel::WonPlayedColumn);
        QVERIFY(!played.data(ui::CardTallyModel::TallyRole).isValid());
        QVERIFY(tests::says(played.data().toString(), QStringLiteral("7 of 7")));
    }

    void matchesAreLookedThroughWhenCardsAreShown()
    {
        m_store->add(3, "level:2", 0);
        m_store->unread = { samples::playInto(*m_matches, m_game, 2), 77 }; // of which there is none
        m_page->showStatistics();
        QVERIFY(m_store->stored.empty());
        m_page->showCards();
        QCOMPARE(m_store->stored, (std::vector<std::int64_t> { 1 }));
        button(cards(), "Show the list of matches")->click();
        QVERIFY(list()->isVisible());
    }

    /// What is looked through beside the window can be ended and gone on with.
    void lookingThroughMatchesCanBeStopped()
    {
        m_store->unread.assign(600, samples::playInto(*m_matches, m_game, 2));
        m_store->pause = std::chrono::milliseconds(5);
        ui::CardCounter counter;
        counter.setStores(
            m_matches.get(),
            [this](core::StoreResult&) { return std::shared_ptr<core::MatchStore>(m_matches.get(), [](auto*) {}); },
            m_store.get(),
            [this](core::StoreResult&) { return std::shared_ptr<core::StatisticsStore>(m_store.get(), [](auto*) {}); });
        QSignalSpy found(&counter, &ui::CardCounter::found);
        counter.start(m_game);
        QVERIFY(counter.isCounting());
        QTRY_VERIFY(counter.looked() > 2);
        counter.stop();
        QVERIFY(counter.isStopped() && !counter.isCounting());
        QCOMPARE(counter.wanted(), 600);
        QCOMPARE(static_cast<std::size_t>(counter.looked()), m_store->stored.size());
        QVERIFY(counter.looked() < 600);
        QVERIFY(!found.isEmpty());
        m_store->unread.resize(3);
        counter.start(m_game);
        QTRY_VERIFY(!counter.isCounting());
        QVERIFY(!counter.isStopped());
        QCOMPARE(counter.looked(), 3);
    }

    void figuresAreOfferedAsFiles()
    {
        twelveMatchesWithCards();
        m_page->showStatistics();
        QSignalSpy statistics(view(), &ui::StatisticsView::figuresAsked);
        const QList<QAction*> all = exports(view());
        QVERIFY(all.size() >= 5); // figures, a line, factions, pairs, meetings …
        // An answer to where it shall be written is not waited for here.
        disconnect(view(), &ui::StatisticsView::figuresAsked, m_page.get(), nullptr);
        all[0]->trigger();
        QCOMPARE(statistics.count(), 1);
        QVERIFY(statistics[0][1].toByteArray().contains("pair,Larks + Moles,,12,10,0.8333,"));
        m_page->showCards();
        disconnect(cards(), &ui::CardsView::figuresAsked, m_page.get(), nullptr);
        QSignalSpy figures(cards(), &ui::CardsView::figuresAsked);
        exports(cards())[0]->trigger();
        QCOMPARE(figures.count(), 1);
        QVERIFY(figures[0][1].toByteArray().contains("\r\nRaiders Captain,Raiders,10,10,1,0.7225,1,0.5,"));
    }

    void everythingHasAName()
    {
        for (int match = 0; match < 12; ++match)
            m_store->add(3 + match / 6, "level:2", match % 2);
        m_page->showStatistics();
        QCOMPARE(accessibility::nameless(*view()), QStringList());
        twelveMatchesWithCards();
        m_page->showCards();
        QCOMPARE(accessibility::nameless(*cards()), QStringList());
    }

private:
    ui::StatisticsView* view() const { return m_page->findChild<ui::StatisticsView*>(); }
    ui::MatchListView* list() const { return m_page->findChild<ui::MatchListView*>(); }

    ui::CardsView* cards() const { return m_page->findChild<ui::CardsView*>(); }
    ui::TextTable* cardTable() const { return cards()->findChild<ui::TextTable*>(); }

    void twelveMatchesWithCards()
    {
        for (int match = 1; match <= 12; ++match) {
            m_store->add(3, "level:2", match <= 10 ? 0 : 1);
            const std::string id = std::to_string(m_store->count);
            // seen, drawn, played, some at once; seen, drawn, held at the end
            m_store->cardLines += match <= 10 ? id + "\t0\tRaiders Captain\t" + (match <= 4 ? "15" : "7") + '\n'
                                              : id + "\t0\tKeepers Mate\t19\n";
        }
    }

    /// What the button in the header offers to write.
    static QList<QAction*> exports(QWidget* view)
    {
        for (QPushButton* each : view->findChildren<QPushButton*>())
            if (each->menu() != nullptr && tests::says(each->text(), QStringLiteral("Export"))) {
                Q_EMIT each->menu()->aboutToShow();
                return each->menu()->actions();
            }
        return {};
    }

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
