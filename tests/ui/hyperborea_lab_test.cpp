#include "core/puzzles/puzzle.h"
#include "core/record/match_session.h"
#include "core/results/statistics_store.h"
#include "tests/support/hyperborea.h"
#include "tests/support/memory_puzzles.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/spoken.h"
#include "ui/charts/difference_chart.h"
#include "ui/charts/interval_chart.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/models/lab_matrix_model.h"
#include "ui/pages/lab/lab_page.h"
#include "ui/pages/lab/lab_presenter.h"
#include "ui/pages/lab/worth_page.h"
#include "ui/pages/matches/puzzle_sitting.h"
#include "ui/pages/matches/puzzle_view.h"
#include "ui/pages/matches/statistics_presenter.h"
#include "ui/pages/matches/statistics_view.h"
#include "ui/table/table_surface.h"
#include "ui/theme.h"
#include "ui/widgets/faction_faces.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <set>

namespace {

/// Twelve matches of the Red Duchy, and the last filter that was asked for.
class RealmStatistics final : public core::StatisticsStore {
public:
    core::StoreResult statistics(
        const core::StatisticsFilter& filter, const core::StatisticsGame&, core::Statistics& statistics) const override
    {
        asked = filter;
        statistics.all = { 12, 7 * 60, 12 * 30 };
        statistics.factions = { { "Red Duchy", statistics.all } };
        statistics.meetings = { { { "Red Duchy" }, { "Coral Throne" }, statistics.all } };
        statistics.options = { { "mode", "race-war", { 4, 60, 120 } } };
        return {};
    }
    core::StoreResult withoutCards(
        const std::string&, const std::string&, int, std::vector<std::int64_t>&) const override
    {
        return {};
    }
    core::StoreResult storeCards(std::int64_t, const std::string&, const std::string&) override { return {}; }

    mutable core::StatisticsFilter asked;
};

}

/// What the lab, the statistics and the puzzles have of a game in which each seat is a realm.
class HyperboreaLabTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }

    void init()
    {
        if (m_theme == nullptr)
            m_theme = std::make_unique<ui::Theme>(*qApp);
        tests::speakNext();
    }

    void cleanup() { ui::speak(QStringLiteral("en")); }

    /// No two look alike, by sign or by colour.
    void eachRealmHasAFace()
    {
        const ui::FactionFaces faces(tests::hyperborea());
        std::set<QString> emblems;
        std::set<QString> colours;
        for (const std::string& name : tests::hyperborea().roles().names()) {
            const ui::FactionFace face = faces.of(name);
            QVERIFY2(ui::hasEmblem(face.emblem), name.c_str());
            emblems.insert(face.emblem);
            colours.insert(face.colour.name());
        }
        QCOMPARE(emblems.size(), std::size_t { 6 });
        QCOMPARE(colours.size(), std::size_t { 6 });
    }

    /// Six realms in fifteen cells, by the options that are chosen, until each is known.
    void realmsArePlayedAgainstEachOther()
    {
        ui::LabPage page(tests::hyperborea(), nullptr);
        page.resize(1300, 860);
        static_cast<QWidget&>(page).show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        ui::LabPresenter& lab = page.presenter();
        QTRY_VERIFY_WITH_TIMEOUT(lab.isReady(), 60'000);
        page.choose(QStringLiteral("hyperborea"), {}, QStringLiteral("random"));
        QTRY_VERIFY_WITH_TIMEOUT(lab.isReady(), 60'000);
        QCOMPARE(lab.table().cells.size(), std::size_t { 15 });
        auto* const mode = page.findChild<QComboBox*>(QStringLiteral("mode"));
        auto* const length = page.findChild<QComboBox*>(QStringLiteral("length"));
        QVERIFY(mode != nullptr && mode->isVisible() && length != nullptr && length->isVisible());
        length->setCurrentIndex(length->findData(QStringLiteral("short")));
        mode->setCurrentIndex(mode->findData(QStringLiteral("race-war")));
        const std::map<std::string, std::string> options { { "length", "short" }, { "mode", "race-war" } };
        QCOMPARE(lab.options(), options);
        QCOMPARE(length->currentData().toString(), QStringLiteral("short"));
        QTRY_VERIFY_WITH_TIMEOUT(lab.isReady(), 60'000);
        QTRY_VERIFY(lab.fit() != nullptr);

        lab.start(0.25, 2);
        QVERIFY(!mode->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!lab.isPlaying(), 300'000);
        QVERIFY(mode->isEnabled());
        QCOMPARE(lab.table().matches(), std::int64_t { 15 * core::kMatchesOfBlock });
        QTRY_VERIFY(lab.fit() != nullptr && lab.fit()->cells.size() == 15);
        auto* const matrix = page.findChild<QTableView*>();
        QCOMPARE(matrix->model()->rowCount(), 6);
        QCOMPARE(matrix->accessibleName(), QString::fromStdString(tests::hyperborea().roles().meetings));
        int charts = 0;
        for (const ui::DifferenceChart* chart : page.findChildren<ui::DifferenceChart*>())
            if (chart->isVisible()) { // the realms alone: none is more than its parts
                ++charts;
                QCOMPARE(chart->table().rows.size(), std::size_t { 6 });
            }
        QCOMPARE(charts, 1);
        QSignalSpy asked(&page, &ui::LabPage::matchAsked);
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("play")), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        const auto sides = asked[0][1].value<QList<QStringList>>();
        QCOMPARE(sides.size(), 2);
        QCOMPARE(sides[0].size(), 1);
        QVERIFY(sides[0] != sides[1]);
    }

    /// What a card is worth is asked behind it, and there is a way back.
    void theCardsAreBehindTheRealms()
    {
        ui::LabPage page(tests::hyperborea(), nullptr);
        page.resize(1300, 860);
        static_cast<QWidget&>(page).show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QVERIFY(page.worths() != nullptr && !page.worths()->isVisible());
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("to worths")), Qt::LeftButton);
        QVERIFY(page.worths()->isVisible());
        auto* const back = page.worths()->findChild<QPushButton*>(QStringLiteral("back"));
        QCOMPARE(back->text(), QString::fromStdString(tests::hyperborea().roles().meetings));
        QTest::mouseClick(back, Qt::LeftButton);
        QVERIFY(!page.worths()->isVisible());
        QVERIFY(page.findChild<QTableView*>()->isVisible());
    }

    void statisticsAreByRealmAndOption()
    {
        RealmStatistics store;
        ui::StatisticsPresenter presenter { core::Shelf(tests::hyperborea()) };
        presenter.setStore(&store, {});
        ui::StatisticsView view(&presenter);
        view.resize(1300, 860);
        static_cast<QWidget&>(view).show(); // its own show() is another
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const core::Roles roles = tests::hyperborea().roles();
        const auto chart = [&](const std::string& name) {
            for (ui::IntervalChart* each : view.findChildren<ui::IntervalChart*>())
                if (each->isVisible() && each->accessibleName() == QString::fromStdString(name))
                    return each;
            return static_cast<ui::IntervalChart*>(nullptr);
        };
        QVERIFY(chart(roles.titles) != nullptr);
        QCOMPARE(chart(roles.titles)->rows().size(), std::size_t { 1 });
        QVERIFY(chart(roles.meetings) != nullptr);
        // Four in a Race War, the other eight as usual.
        std::vector<ui::IntervalRow> played;
        for (ui::IntervalChart* each : view.findChildren<ui::IntervalChart*>())
            if (each->isVisible() && each->rows().size() == 2)
                played = each->rows();
        QCOMPARE(played.size(), std::size_t { 2 });
        const std::vector<core::OptionInfo> options = tests::hyperborea().options();
        QCOMPARE(played[0].label, QString::fromStdString(core::optionWords(options, "mode", "invasion")));
        QCOMPARE(played[1].label, QString::fromStdString(core::optionWords(options, "mode", "race-war")));
        for (QPushButton* button : view.findChildren<QPushButton*>())
            if (button->menu() != nullptr && button->isVisible()) {
                Q_EMIT button->menu()->aboutToShow();
                for (QAction* action : button->menu()->actions())
                    if (action->text() == played[0].label)
                        action->trigger();
            }
        const std::vector<core::WantedOption> wanted { { "mode", "invasion", true } };
        QCOMPARE(store.asked.options, wanted);
    }

    /// A question out of a match at this game's own table, answered there.
    void aPuzzleIsAskedAtItsTable()
    {
        tests::MemoryPuzzles store;
        store.own = { puzzle() };
        ui::PuzzleSitting sitting(tests::hyperborea(), store, {}, nullptr);
        ui::PuzzleView view(sitting);
        view.resize(1280, 800);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(sitting.puzzle() != nullptr);
        auto* const table = view.findChild<ui::TableSurface*>();
        QVERIFY(table != nullptr && table->isVisible());
        Q_EMIT table->chosen(sitting.choiceAt(1), false);
        QVERIFY(!sitting.isOver());
        Q_EMIT table->chosen(sitting.choiceAt(0), false);
        QVERIFY(sitting.isOver() && sitting.isSolved());
    }

private:
    /// The first question of a match of the first answers that has three answers: 60, 40 in a hundred and less.
    static core::Puzzle puzzle()
    {
        core::Problems problems;
        const auto session = core::MatchSession::start(
            tests::hyperborea(), tests::hyperboreaSetup(2, 3), { "random", "random" }, nullptr, problems);
        int choice = 0;
        while (session->match().prompt().choices.size() < 3 || choice < 12) {
            session->choose(session->match().prompt().choices[0]);
            ++choice;
        }
        core::ChoiceWorth worth;
        worth.choice = choice + 1;
        worth.played = 1;
        for (std::size_t each = 0; each < session->match().prompt().choices.size(); ++each) {
            const double chance = each == 0 ? 0.6 : std::max(0.05, 0.5 - 0.1 * static_cast<double>(each));
            worth.answers.push_back({ static_cast<int>(each), { chance, chance, chance }, 10 });
        }
        session->choose(session->match().prompt().choices[1]);
        return core::puzzleOf(tests::hyperborea(), session->record(), worth, problems).value();
    }

    std::unique_ptr<ui::Theme> m_theme;
};

REGISTER_TEST(HyperboreaLabTest)

#include "hyperborea_lab_test.moc"
