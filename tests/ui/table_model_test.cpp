#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/text/match_words.h"

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

private:
    /// Fails unless this says what it does like this in English.
    static void says(const QString& shown, const QString& english)
    {
        QVERIFY2(tests::says(shown, english), qPrintable(shown + QStringLiteral(" / ") + english));
    }
    /// Fails unless this is part of what is said, in English.
    static void mentions(const QString& shown, const QString& english)
    {
        QVERIFY2(tests::mentions(shown, english), qPrintable(shown + QStringLiteral(" / ") + english));
    }
    static bool ends(const QString& shown, const QString& english)
    {
        const QStringList ways = tests::spoken(english);
        return std::any_of(ways.begin(), ways.end(), [&](const QString& way) { return shown.endsWith(way); });
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

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
        const QString factions = ui::factionsText(table.seats[0].factions);
        mentions(told(0), QStringLiteral("plays %1").arg(factions));
        QVERIFY2(told(0).contains(factions + QStringLiteral(", Person")), qPrintable(told(0)));
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
        const QString cards = tests::inWords(QStringLiteral("Scout power 3")) + QStringLiteral(", ")
            + tests::inWords(QStringLiteral("Buccaneer power 4"));
        says(spoken(model, 2, 1), QStringLiteral("Tortuga, Ann: %1; total 7").arg(cards));
        const QString mate = tests::inWords(QStringLiteral("First Mate power 4 with Upgrade"));
        says(spoken(model, 2, 2), QStringLiteral("Temple of Goju, Ann: %1; total 4").arg(mate));
        const QString temple = spoken(model, 1, 2);
        QVERIFY2(tests::begins(temple, QStringLiteral("Temple of Goju, base: power 5 of 18")), qPrintable(temple));
        mentions(temple, QStringLiteral("worth 2, 3 and 2 VP"));
        mentions(temple, QStringLiteral("with Jammed Signal"));
        QVERIFY(!tests::mentions(temple, QStringLiteral("can be chosen")));
        const QString header = model.headerData(0, Qt::Vertical, Qt::AccessibleTextRole).toString();
        says(header,
            QStringLiteral("Ben: 11 VP, hand 6, deck 14, discard pile 0, plays %1")
                .arg(ui::factionsText({ "Dinosaurs", "Robots" })));
    }

    void countersAreSaid()
    {
        SmashUpTableModel model;
        core::smashup::TableView table = samples::twoPlayers();
        for (core::smashup::CardView& minion : table.bases[1].minions)
            if (minion.name == "Scout")
                minion.counters = 2;
        model.setTable(table, true);
        mentions(spoken(model, 2, 1), QStringLiteral("Scout power 3 (+1 counters: 2)"));
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
        mentions(header(0, Qt::AccessibleTextRole), QStringLiteral("can play no actions in their next turn"));
        QCOMPARE(header(0, Qt::ToolTipRole), header(0, Qt::AccessibleTextRole));
        for (const char* when : { "in their next turn", "this turn" })
            QVERIFY(!tests::mentions(
                header(2, Qt::AccessibleTextRole), QStringLiteral("can play no actions %1").arg(QLatin1String(when))));
        QVERIFY(model.ignoresBase(model.index(2, 1)));
        QVERIFY(!model.ignoresBase(model.index(0, 1)));
        QVERIFY(!model.ignoresBase(model.index(1, 1)));
        QVERIFY(ends(spoken(model, 2, 1), QStringLiteral("may ignore the base")));
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
        QVERIFY(ends(spoken(model, 1, 0), QStringLiteral("can be chosen")));
        mentions(spoken(model, 2, 1), QStringLiteral("Scout power 3 (can be chosen)"));
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
        mentions(spoken(model, 1, 0), QStringLiteral("Ben first, Ann second"));
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
        mentions(spoken(model, 2, 1), QStringLiteral("Scout power 3 (new)"));
        const QString buccaneer
            = QStringLiteral("%1 (before: 6)").arg(tests::inWords(QStringLiteral("Buccaneer power 4")));
        const QStringList ways = tests::spoken(buccaneer);
        QVERIFY2(std::any_of(ways.begin(), ways.end(),
                     [&](const QString& way) {
                         return tests::mentions(spoken(model, 2, 1), way + QStringLiteral(" (picked as number 1)"));
                     }),
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
        const QString invader = model.index(0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tests::begins(invader, QStringLiteral("Invader, minion power 3")), qPrintable(invader));
        says(model.index(0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("%1 (can be chosen)").arg(invader));
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
