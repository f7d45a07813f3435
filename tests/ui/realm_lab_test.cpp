#include "core/puzzles/puzzle.h"
#include "core/record/match_session.h"
#include "tests/support/memory_puzzles.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/charts/difference_chart.h"
#include "ui/language.h"
#include "ui/models/card_tally_model.h"
#include "ui/pages/lab/worth_page.h"
#include "ui/pages/matches/puzzle_sitting.h"
#include "ui/pages/matches/puzzle_view.h"
#include "ui/table/table_surface.h"
#include "ui/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <cstdlib>

/// What the lab, the statistics and the puzzles have of a game in which cards are bought.
class RealmLabTest final : public QObject {
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

    /// A row for each card that could be given; another question takes the answer away.
    void theLabSaysWhatCardsAreWorth()
    {
        ui::WorthPage page(tests::starRealms());
        page.setDeals(1);
        page.resize(1200, 900);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto* const chart = page.findChild<ui::DifferenceChart*>();
        auto* const find = page.findChild<QPushButton*>(QStringLiteral("worths"));
        QVERIFY(!chart->isVisible());
        QVERIFY(tests::says(find->text(), QStringLiteral("Find out")));
        QTest::mouseClick(find, Qt::LeftButton);
        QVERIFY(page.isBusy());
        QVERIFY(tests::says(find->text(), QStringLiteral("Stop")));
        QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), 60'000);
        QVERIFY(page.worths().has_value());
        QCOMPARE(page.worths()->deals, 1);
        QVERIFY(chart->isVisible());
        const auto rows = chart->table().rows;
        QVERIFY(std::any_of(
            rows.begin(), rows.end(), [](const auto& row) { return row.label == QStringLiteral("Explorer"); }));
        keep(page, QStringLiteral("worths"));
        for (QComboBox* box : page.findChildren<QComboBox*>())
            if (const int explorer = box->findData(QStringLiteral("Explorer")); explorer > 0)
                box->setCurrentIndex(explorer);
        QVERIFY(!page.worths().has_value());
        QVERIFY(!chart->isVisible());
    }

    /// Columns of what was acquired are there for a game that has some, and for no other.
    void statisticsHaveWhatWasAcquired()
    {
        core::CardTally ram;
        ram.card = "Battle Blob";
        ram.acquired = { 10, 600, 300 };
        ram.removed = { 2, 60, 60 };
        ui::CardTallyModel model;
        model.show({ { ram, "Blob" } }, {}, true, false);
        QCOMPARE(model.columnCount(), int { ui::CardTallyModel::AcquiredColumn });
        model.show({ { ram, "Blob" } }, {}, true, true);
        const auto text = [&](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(text(ui::CardTallyModel::AcquiredColumn), QStringLiteral("10"));
        QCOMPARE(text(ui::CardTallyModel::RemovedColumn), QStringLiteral("2"));
        QCOMPARE(text(ui::CardTallyModel::WonAcquiredColumn), QStringLiteral("100"));
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    }

    /// A question out of a match at this game's own table, answered there.
    void aPuzzleIsAskedAtItsTable()
    {
        tests::MemoryPuzzles store;
        store.own = { puzzle() };
        ui::PuzzleSitting sitting(tests::starRealms(), store, {}, nullptr);
        ui::PuzzleView view(sitting);
        view.resize(1280, 800);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(sitting.puzzle() != nullptr);
        auto* const table = view.findChild<ui::TableSurface*>();
        QVERIFY(table != nullptr && table->isVisible());
        keep(view, QStringLiteral("puzzle"));
        Q_EMIT table->chosen(sitting.choiceAt(2), false);
        QVERIFY(!sitting.isOver());
        QCOMPARE(sitting.tries().size(), std::size_t { 1 });
        Q_EMIT table->chosen(sitting.choiceAt(0), false);
        QVERIFY(sitting.isOver() && sitting.isSolved());
    }

private:
    static void keep(QWidget& page, const QString& name)
    {
        if (const char* folder = std::getenv("BREAKPOINT_SPECIMEN"))
            page.grab().save(QString::fromLocal8Bit(folder) + QLatin1Char('/') + name + QLatin1Char('-')
                + ui::spokenLanguage() + QStringLiteral(".png"));
    }

    /// The first question of a match of the first answers that has four answers: 60, 50, 40 in a hundred and less.
    static core::Puzzle puzzle()
    {
        core::Problems problems;
        const auto session = core::MatchSession::start(
            tests::starRealms(), tests::starRealmsSetup(2, "standard", 3), { "random", "random" }, nullptr, problems);
        int choice = 0;
        while (session->match().prompt().choices.size() < 4 || choice < 6) {
            session->choose(session->match().prompt().choices[0]);
            ++choice;
        }
        core::ChoiceWorth worth;
        worth.choice = choice + 1;
        worth.played = 1;
        for (std::size_t each = 0; each < session->match().prompt().choices.size(); ++each) {
            const double chance = 0.6 - 0.1 * static_cast<double>(each);
            worth.answers.push_back({ static_cast<int>(each), { chance, chance, chance }, 10 });
        }
        session->choose(session->match().prompt().choices[1]);
        return core::puzzleOf(tests::starRealms(), session->record(), worth, problems).value();
    }

    std::unique_ptr<ui::Theme> m_theme;
};

REGISTER_TEST(RealmLabTest)

#include "realm_lab_test.moc"
