#include "tests/support/suite.h"
#include "tests/ui/painted.h"
#include "tests/ui/sample_tables.h"
#include "tests/ui/spoken.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/smash_up_table.h"

#include <QHeaderView>
#include <QLabel>
#include <QTest>

#include <algorithm>

using core::smashup::TableView;

/// How the table shares its room among bases and players.
class BoardViewTest final : public QObject {
    Q_OBJECT

private:
    /// More minions of the viewer at the first base, different from each other.
    static TableView with(TableView table, int more)
    {
        for (int n = 0; n < more; ++n)
            table.bases[0].minions.push_back(samples::minion(
                5000 + n, "Minion " + std::to_string(n), n % 2 == 0 ? "Aliens" : "Pirates", n % 5, table.viewer));
        return table;
    }
    static std::vector<int> widths(const ui::BoardView& board)
    {
        std::vector<int> all;
        for (int column = 0; column < board.model()->columnCount(); ++column)
            all.push_back(board.columnWidth(column));
        return all;
    }

private Q_SLOTS:
    void columnsKeepTheirPlacesAsMinionsCome()
    {
        ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play);
        table.resize(900, 820);
        const TableView few = samples::crowded(2, 3, 1);
        table.showTable(few);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const auto* board = table.findChild<ui::BoardView*>();
        const std::vector<int> before = widths(*board);
        for (int more = 1; more <= 6; ++more) {
            table.showTable(with(few, more));
            QCOMPARE(widths(*board), before);
        }
    }

    /// Up to six of a seat at a base are still cards, with a picture, where the window has its usual size.
    void sixMinionsAreCards()
    {
        ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play);
        table.resize(1050, 820);
        const TableView view = with(samples::crowded(2, 3, 0), 6);
        table.showTable(view);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const auto* board = table.findChild<ui::BoardView*>();
        for (int n = 0; n < 6; ++n) {
            const QRect area = board->cardRect(5000 + n);
            QVERIFY2(area.height() > area.width() / 2,
                qPrintable(QStringLiteral("%1 x %2").arg(area.width()).arg(area.height())));
        }
    }

    /// What an action has named is told with its base, not only where one points at the action.
    void aBaseTellsWhatAnActionUponItNames()
    {
        TableView view = samples::twoPlayers();
        view.bases[0].actions.push_back(samples::action(70, "Block the Path", "Tricksters", "Nobody plays it here."));
        view.bases[0].actions.back().named = "Wizards";
        ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play);
        table.resize(1050, 820);
        table.showTable(view);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        auto* board = table.findChild<ui::BoardView*>();
        board->goTo(board->model()->index(1, 0), -1);
        const auto labels = table.closeUp()->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* each) {
            return tests::mentions(each->text(), QStringLiteral("Block the Path (names Wizards)"));
        }));
    }

    /// The emblems beside it say less, and what they say is in the tip.
    void aPlayersNameComesBeforeTheEmblems()
    {
        TableView view = samples::twoPlayers();
        for (auto& seat : view.seats)
            seat.name = "Marrow Moore";
        ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play);
        table.resize(1050, 820);
        table.showTable(view);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        auto* boxes = table.findChild<ui::BoardView*>()->verticalHeader();
        QCOMPARE(tests::paintedIn(*boxes).filter(QStringLiteral("Marrow Moore")).size(), 2);
        const QString tip = boxes->model()->headerData(0, Qt::Vertical, Qt::ToolTipRole).toString();
        for (const std::string& faction : view.seats[1].factions) // of the upper one
            QVERIFY2(tip.contains(QString::fromStdString(faction)), qPrintable(tip));
    }

    void whereCardsWouldCoverEachOtherACrowdedBaseTakesWidth()
    {
        ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play);
        table.resize(1180, 560);
        table.showTable(with(samples::crowded(4, 5, 1), 11));
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const std::vector<int> all = widths(*table.findChild<ui::BoardView*>());
        QVERIFY(all[0] > all[1]);
    }
};

REGISTER_TEST(BoardViewTest)
#include "board_view_test.moc"
