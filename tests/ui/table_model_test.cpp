#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/smash_up_table_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

namespace {

using core::seatAt;
using ui::HandModel;
using ui::SmashUpTableModel;

QString spoken(const SmashUpTableModel& model, int row, int column)
{
    return model.data(model.index(row, column), Qt::AccessibleTextRole).toString();
}

}

class TableModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheContractOfModelsWhileTablesChange()
    {
        SmashUpTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setTable(samples::twoPlayers(), true);
        QCOMPARE(model.columnCount(), 3);
        QCOMPARE(model.rowCount(), 3);
        model.setTable(samples::askedForBase(), true);
        model.setTable(samples::crowded(4, 5, 3), false);
        QCOMPARE(model.columnCount(), 5);
        QCOMPARE(model.rowCount(), 5);
        core::smashup::TableView fewer = samples::crowded(4, 5, 3);
        fewer.bases.pop_back();
        model.setTable(fewer, true);
        QCOMPARE(model.columnCount(), 4);
        model.setTable({}, false);
        QCOMPARE(model.columnCount(), 0);
    }

    void aNewTableOfTheSameShapeIsNoReset()
    {
        SmashUpTableModel model;
        model.setTable(samples::twoPlayers(), true);
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.setTable(samples::askedForBase(), true);
        QCOMPARE(resets.size(), 0);
        QVERIFY(changes.size() > 0);
    }

    void theViewerSitsLastAndTheOthersInTurnOrder()
    {
        SmashUpTableModel model;
        core::smashup::TableView table = samples::crowded(4, 3, 1);
        table.viewer = seatAt(2);
        model.setTable(table, true);
        // The bases lie between the viewer and the others.
        QCOMPARE(model.baseRow(), 3);
        QCOMPARE(model.seatOfRow(3), core::Seat::None);
        QCOMPARE(model.seatOfRow(0), seatAt(3));
        QCOMPARE(model.seatOfRow(1), seatAt(0));
        QCOMPARE(model.seatOfRow(2), seatAt(1));
        QCOMPARE(model.seatOfRow(4), seatAt(2));
        QCOMPARE(model.rowOfSeat(seatAt(0)), 1);
        table.viewer = core::Seat::None;
        model.setTable(table, true);
        QCOMPARE(model.seatOfRow(0), seatAt(0));
        QCOMPARE(model.seatOfRow(4), seatAt(3));
    }

    void aSeatSaysWhatItPlaysAndWhoItIs()
    {
        SmashUpTableModel model;
        core::smashup::TableView table = samples::twoPlayers();
        table.seats[0].factions = { "Aliens", "Pirates" };
        model.setPlayers({ QStringLiteral("Person"), QStringLiteral("Level 3, patient") });
        model.setTable(table, true);
        const auto told = [&](int seat) {
            return model.headerData(model.rowOfSeat(seatAt(seat)), Qt::Vertical, Qt::ToolTipRole).toString();
        };
        QVERIFY2(told(0).contains(QStringLiteral("Aliens + Pirates, Person")), qPrintable(told(0)));
        QVERIFY2(told(1).contains(QStringLiteral("Level 3, patient")), qPrintable(told(1)));
    }

    void aCellHoldsTheMinionsOfItsPlayer()
    {
        SmashUpTableModel model;
        model.setTable(samples::twoPlayers(), true);
        const QModelIndex ben = model.index(0, 1);
        const QModelIndex ann = model.index(2, 1);
        QCOMPARE(model.cards(ben).size(), 1U);
        QCOMPARE(model.cards(ann).size(), 2U);
        QCOMPARE(model.power(ben), 7);
        QCOMPARE(model.power(ann), 3 + 4);
        QCOMPARE(model.power(model.index(1, 1)), 14);
    }

    void cellsSayWhatAScreenReaderNeeds()
    {
        SmashUpTableModel model;
        model.setTable(samples::twoPlayers(), true);
        QCOMPARE(spoken(model, 2, 1), QStringLiteral("Tortuga, Ann: Scout power 3, Buccaneer power 4; total 7"));
        QCOMPARE(spoken(model, 2, 2), QStringLiteral("Temple of Goju, Ann: First Mate power 4 with Upgrade; total 4"));
        QVERIFY(spoken(model, 1, 2).startsWith(QStringLiteral("Temple of Goju, base: power 5 of 18")));
        QVERIFY(spoken(model, 1, 2).contains(QStringLiteral("worth 2, 3 and 2 VP")));
        QVERIFY(spoken(model, 1, 2).contains(QStringLiteral("Jammed Signal")));
        QVERIFY(!spoken(model, 1, 2).contains(QStringLiteral("can be chosen")));
        const QString header = model.headerData(0, Qt::Vertical, Qt::AccessibleTextRole).toString();
        QCOMPARE(header, QStringLiteral("Ben: 11 VP, hand 6, deck 14, discard pile 0, plays Dinosaurs + Robots"));
    }

    void countersAreSaid()
    {
        SmashUpTableModel model;
        core::smashup::TableView table = samples::twoPlayers();
        for (core::smashup::CardView& minion : table.bases[1].minions)
            if (minion.name == "Scout")
                minion.counters = 2;
        model.setTable(table, true);
        QVERIFY(spoken(model, 2, 1).contains(QStringLiteral("Scout power 3 (+1 counters: 2)")));
    }

    void whatASeatMayNotDoIsSaid()
    {
        SmashUpTableModel model;
        core::smashup::TableView table = samples::twoPlayers();
        table.seats[1].barredNext = true;
        table.bases[1].ignoredBy = core::maskOf(seatAt(0));
        model.setTable(table, true);
        const auto header
            = [&model](int row, int role) { return model.headerData(row, Qt::Vertical, role).toString(); };
        QVERIFY(header(0, Qt::AccessibleTextRole).contains(QStringLiteral("no actions in their next turn")));
        QCOMPARE(header(0, Qt::ToolTipRole), header(0, Qt::AccessibleTextRole));
        QVERIFY(!header(2, Qt::AccessibleTextRole).contains(QStringLiteral("no actions")));
        QVERIFY(model.ignoresBase(model.index(2, 1)));
        QVERIFY(!model.ignoresBase(model.index(0, 1)));
        QVERIFY(!model.ignoresBase(model.index(1, 1)));
        QVERIFY(spoken(model, 2, 1).endsWith(QStringLiteral("may ignore the base")));
    }

    void whatMayBeChosenIsMarkedAndSaid()
    {
        SmashUpTableModel model;
        model.setTable(samples::askedForBase(), true);
        QVERIFY(model.isLegalBase(0));
        QVERIFY(!model.isLegalBase(1));
        QVERIFY(model.isLegalCard(11));
        QVERIFY(!model.isLegalCard(12));
        QVERIFY(model.index(1, 0).data(SmashUpTableModel::LegalRole).toBool());
        QVERIFY(spoken(model, 1, 0).contains(QStringLiteral("can be chosen")));
        QVERIFY(spoken(model, 2, 1).contains(QStringLiteral("Scout power 3 (can be chosen)")));
        // Nothing is marked for somebody who is not asked.
        model.setTable(samples::askedForBase(), false);
        QVERIFY(!model.isLegalBase(0));
        QVERIFY(!model.isLegalCard(11));
    }

    void whoHoldsAPlaceIsSaid()
    {
        SmashUpTableModel model;
        core::smashup::TableView table = samples::twoPlayers();
        table.bases[0].place = { 1, 0, -1, -1 };
        model.setTable(table, true);
        QVERIFY2(
            spoken(model, 1, 0).contains(QStringLiteral("Ben first, Ann second")), qPrintable(spoken(model, 1, 0)));
    }

    void whyAHeldCardCannotGoThereIsSaid()
    {
        SmashUpTableModel model;
        model.setTable(samples::twoPlayers(), true);
        model.setBars({ { 2, QStringLiteral("Overrun forbids it.") } });
        QVERIFY(model.isBarred(2));
        QVERIFY(!model.isBarred(1));
        QVERIFY(spoken(model, 2, 2).endsWith(QStringLiteral("Overrun forbids it.")));
        model.setTable(samples::twoPlayers(), true);
        QVERIFY(!model.isBarred(2));
    }

    void whatIsNewAndWhatWasPickedIsSaid()
    {
        SmashUpTableModel model;
        core::smashup::TableView table = samples::askedForBase();
        table.prompt.about = { { 12, -1, {} }, { 3, -1, {} } };
        model.setTable(table, true);
        model.setChanges({ { 11, { ui::Change::Kind::Came } }, { 12, { ui::Change::Kind::Less, 6 } } });
        QCOMPARE(model.pickOf(12), 1);
        QCOMPARE(model.pickOf(3), 2);
        QCOMPARE(model.pickOf(11), 0);
        QVERIFY2(spoken(model, 2, 1).contains(QStringLiteral("Scout power 3 (new)")), qPrintable(spoken(model, 2, 1)));
        QVERIFY2(spoken(model, 2, 1).contains(QStringLiteral("Buccaneer power 4 (before: 6) (picked as number 1)")),
            qPrintable(spoken(model, 2, 1)));
    }

    void onlyWhatIsAlikeInAllStacks()
    {
        SmashUpTableModel model;
        core::smashup::TableView table = samples::twoPlayers();
        auto other = table.bases[1].minions[1];
        other.id = 99;
        model.setTable(table, true);
        const auto& scout = table.bases[1].minions[1];
        QVERIFY(model.alike(scout, other));
        other.power += 1;
        QVERIFY(!model.alike(scout, other));
        other = scout;
        other.id = 99;
        model.setChanges({ { 99, { ui::Change::Kind::Came } } });
        QVERIFY(!model.alike(scout, other));
    }

    void aDragMarksItsTargetsAlone()
    {
        SmashUpTableModel model;
        model.setTable(samples::askedForBase(), true);
        ui::DropTargets targets;
        targets.bases.insert(1);
        model.setDropTargets(targets);
        QVERIFY(model.isLegalBase(1));
        QVERIFY(!model.isLegalBase(0));
        model.setDropTargets({});
        QVERIFY(model.isLegalBase(0));
    }

    void everyChoiceHasExactlyOnePlace()
    {
        core::smashup::TableView table = samples::twoPlayers();
        core::ChoiceView gone;
        gone.kind = core::ChoiceView::Kind::Card;
        gone.choice = { 7, 77 };
        gone.card = 77; // lies nowhere that is shown, and is not given as elsewhere either
        gone.label = "Something";
        table.prompt.choices.push_back(gone);
        gone.choice = { 7, 78 };
        gone.card = 78;
        gone.elsewhere = samples::printed("Beam Up", "Aliens");
        table.prompt.choices.push_back(gone);
        const ui::Marks marks(table);
        QCOMPARE(marks.ofCard(100).size(), 1U);
        QCOMPARE(marks.ofCard(105).size(), 1U);
        QCOMPARE(marks.elsewhere().size(), 1U);
        QCOMPARE(marks.buttons().size(), 2U); // End play phase, and the one that would have no place
    }

    void aHandKeepsTheContractAndItsPlaces()
    {
        HandModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const core::smashup::TableView table = samples::twoPlayers();
        const ui::Marks marks(table);
        std::vector<HandModel::Item> items;
        for (const auto& card : table.hand)
            items.push_back({ card, marks.ofCard(card.id), false, false });
        model.setItems(items, true);
        QCOMPARE(model.rowCount(), 6);
        QVERIFY(model.index(0).flags().testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(!model.index(1).flags().testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("can be chosen")));
        QVERIFY(model.index(0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .startsWith(QStringLiteral("Invader, minion power 3")));
        QVERIFY(model.index(1).data(HandModel::DimmedRole).toBool());
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.setItems(items, false);
        QCOMPARE(resets.size(), 0);
        items.pop_back();
        model.setItems(items, false);
        QCOMPARE(resets.size(), 1);
        model.setItems({}, false);
        QCOMPARE(model.rowCount(), 0);
    }

    void aDraggedCardIsKnownByItsNumberAndNothingElseIsTaken()
    {
        HandModel model;
        model.setItems({ { samples::twoPlayers().hand.front(), {}, false, false } }, true);
        const std::unique_ptr<QMimeData> data(model.mimeData({ model.index(0) }));
        QCOMPARE(ui::draggedCard(data.get()), 100);
        QMimeData text;
        text.setText(QStringLiteral("100"));
        QCOMPARE(ui::draggedCard(&text), -1);
        QCOMPARE(ui::draggedCard(nullptr), -1);
    }
};

REGISTER_TEST(TableModelTest)
#include "table_model_test.moc"
