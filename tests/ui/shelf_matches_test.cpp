#include "core/record/match_session.h"
#include "core/results/statistics_store.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/support/tower_game.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/charts/score_chart.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/pages/matches/match_table.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/widgets/text_table.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace {

/// Of which game it was asked last.
class AskedStatistics final : public core::StatisticsStore {
public:
    core::StoreResult statistics(
        const core::StatisticsFilter& filter, const core::StatisticsGame&, core::Statistics&) const override
    {
        asked = filter.game;
        return {};
    }
    core::StoreResult withoutCards(
        const std::string&, const std::string&, int, std::vector<std::int64_t>&) const override
    {
        return {};
    }
    core::StoreResult storeCards(std::int64_t, const std::string&, const std::string&) override { return {}; }

    mutable std::string asked;
};

}

/// The matches page over two games: piers with pairs, and towers with six seats and points that fall.
class ShelfMatchesTest final : public QObject {
    Q_OBJECT

private:
    samples::PairGame m_piers;
    tests::TowerGame m_towers;
    std::unique_ptr<tests::MemoryMatchStore> m_store;
    std::unique_ptr<ui::MatchesPage> m_page;
    std::int64_t m_tower = 0; ///< a match of six seats, over
    std::int64_t m_pier = 0; ///< over
    std::int64_t m_elsewhere = 0; ///< of a game that is not there

    std::int64_t playTowers(std::uint64_t seed, int choices)
    {
        core::Problems problems;
        const auto session = core::MatchSession::start(m_towers, tests::towerSetup(6, seed),
            { "human", "random", "random", "random", "random", "random" }, m_store.get(), problems);
        core::Rng rng(seed);
        for (int made = 0; made != choices && !session->match().outcome().decided; ++made) {
            const core::Prompt prompt = session->match().prompt();
            session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        return session->record().summary.id;
    }
    QAbstractItemModel* list()
    {
        return accessibility::find<ui::MatchTable>(*m_page, QStringLiteral("Matches"))->model();
    }
    QString detail(int row)
    {
        return list()->index(row, ui::MatchListModel::SeatsColumn).data(ui::MatchListModel::DetailRole).toString();
    }
    ui::MatchView* openView()
    {
        for (ui::MatchView* view : m_page->findChildren<ui::MatchView*>())
            if (view->isVisible())
                return view;
        return nullptr;
    }
    void show(const core::Shelf& games)
    {
        m_page = std::make_unique<ui::MatchesPage>(games, *m_store);
        m_page->resize(1360, 860);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }

    void init()
    {
        tests::speakNext();
        m_store = std::make_unique<tests::MemoryMatchStore>();
        m_tower = playTowers(11, -1);
        m_pier = samples::playInto(*m_store, m_piers, 2);
        core::MatchRecord record;
        m_store->load(m_pier, record);
        record.summary.game = "zeppelins";
        QVERIFY(m_store->begin(record, m_elsewhere).ok());
        show(core::Shelf({ &m_piers, &m_towers }));
    }

    void cleanup()
    {
        m_page.reset();
        m_store.reset();
        ui::speak(QStringLiteral("en"));
    }

    void listsTheMatchesOfAllGames()
    {
        QCOMPARE(list()->rowCount(), 2);
        QVERIFY2(detail(0).startsWith(QStringLiteral("Fake Piers · ")), qPrintable(detail(0)));
        QCOMPARE(detail(1), QStringLiteral("Falling Towers · towers of stone"));
        bool totals = false;
        for (const QLabel* label : m_page->findChildren<QLabel*>())
            totals = totals || tests::says(label->text(), QStringLiteral("2 kept"));
        QVERIFY(totals);
    }

    void listsTheRunningOnesOfAllGamesNewestFirst()
    {
        const std::int64_t first = playTowers(3, 10);
        const std::int64_t second = samples::playInto(*m_store, m_piers, 3, 10);
        const std::int64_t third = playTowers(4, 10);
        m_page->refresh();
        QTest::mouseClick(
            accessibility::find<QPushButton>(*m_page, QStringLiteral("Show running matches")), Qt::LeftButton);
        QCOMPARE(list()->rowCount(), 3);
        QList<qlonglong> ids;
        for (int row = 0; row < 3; ++row)
            ids << list()->index(row, 0).data(ui::MatchListModel::MatchIdRole).toLongLong();
        QCOMPARE(ids, QList<qlonglong>({ third, second, first }));
    }

    void findsTheMatchesOfAGameByItsName()
    {
        auto* search = accessibility::find<QLineEdit>(*m_page, QStringLiteral("Search the matches"));
        search->setText(QStringLiteral("falling"));
        QCOMPARE(list()->rowCount(), 1);
        QCOMPARE(list()->index(0, 0).data(ui::MatchListModel::MatchIdRole).toLongLong(), m_tower);
    }

    void opensEachMatchWithItsOwnGame()
    {
        for (const std::int64_t id : { m_tower, m_pier, m_tower }) {
            QVERIFY(m_page->openMatch(id));
            ui::MatchView* view = openView();
            QVERIFY(view != nullptr);
            QCOMPARE(view->matchId(), id);
            core::MatchRecord record;
            QVERIFY(m_store->load(id, record).ok());
            for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat)
                QCOMPARE(view->findChild<ui::ScoreChart*>()->lastPoint(core::seatAt(static_cast<int>(seat))).y(),
                    static_cast<double>(record.summary.score[seat]));
            auto* moves = accessibility::find<ui::TextTable>(*view, QStringLiteral("Moves of the match"));
            QCOMPARE(moves->model()->rowCount(), static_cast<int>(record.choices.size()) + 1);
            for (const ui::NoticeBar* notice : m_page->findChildren<ui::NoticeBar*>())
                QVERIFY2(notice->sentence().isEmpty(), qPrintable(notice->sentence())); // each replays
            m_page->showList();
            QVERIFY(openView() == nullptr);
        }
    }

    void showsWhatBecameOfAMatchOfTheSecondGame()
    {
        const std::int64_t id = playTowers(5, 10);
        QVERIFY(m_page->openMatch(id));
        QVERIFY(m_store->remove(id).ok());
        m_page->refresh();
        QVERIFY(openView() == nullptr);
    }

    void opensNoMatchOfAGameThatIsNotThere()
    {
        QVERIFY(!m_page->openMatch(m_elsewhere));
        bool said = false;
        for (const ui::NoticeBar* notice : m_page->findChildren<ui::NoticeBar*>())
            said
                = said || tests::mentions(notice->sentence(), QStringLiteral("Match § is of a game that is not here."));
        QVERIFY(said);
    }

    void countsTheEndsOfOldMatchesOfAllGames()
    {
        core::MatchRecord tower;
        core::MatchRecord pier;
        m_store->load(m_tower, tower);
        m_store->load(m_pier, pier);
        tests::MemoryMatchStore old;
        std::int64_t id = 0;
        for (core::MatchRecord* record : { &tower, &pier }) {
            record->summary.count.reset(); // as from before it was written
            QVERIFY(old.begin(*record, id).ok());
        }
        m_piers.count = { "Fog", { 3 } };
        const auto back = qScopeGuard([&] { m_piers.count = {}; });
        {
            const core::OpenMatches elsewhere = [&old](core::StoreResult&) {
                return std::shared_ptr<core::MatchStore>(std::shared_ptr<void>(), &old);
            };
            ui::MatchesPage page(core::Shelf({ &m_piers, &m_towers }), old, elsewhere);
            const auto* table = accessibility::find<ui::MatchTable>(page, QStringLiteral("Matches"));
            QTRY_COMPARE(table->model()->rowCount(), 2);
            const auto result = [&] {
                return table->model()
                    ->index(0, ui::MatchListModel::ResultColumn)
                    .data(Qt::AccessibleTextRole)
                    .toString();
            };
            QTRY_VERIFY2(tests::mentions(result(), QStringLiteral("§ − 3 for Fog")), qPrintable(result()));
        }
        for (id = 1; id <= 2; ++id) {
            QVERIFY(old.load(id, pier).ok());
            QVERIFY(pier.summary.count.has_value());
        }
    }

    /// Until somebody has chosen another.
    void statisticsAreOfTheGameThatWasPlayedLast()
    {
        m_page.reset();
        m_store = std::make_unique<tests::MemoryMatchStore>();
        m_tower = playTowers(12, -1);
        AskedStatistics statistics;
        show(core::Shelf({ &m_piers, &m_towers }));
        m_page->setStatistics(&statistics);
        m_page->showStatistics();
        QTRY_COMPARE(statistics.asked, m_towers.id());
        m_page.reset(); // before what it asks
    }

    void withOneGameNothingIsSaidOfIt()
    {
        show(m_piers);
        QCOMPARE(list()->rowCount(), 1);
        QVERIFY2(!detail(0).contains(QStringLiteral("Piers")), qPrintable(detail(0)));
    }
};

REGISTER_TEST(ShelfMatchesTest)
#include "shelf_matches_test.moc"
