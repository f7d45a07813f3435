#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/race_track.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/meter_view.h"
#include "ui/table/smashup/smash_up_table.h"
#include "ui/table/spoken_view.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace {

using core::Choice;
using core::Seat;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::TableView;
using ui::BoardView;
using ui::FanView;
using ui::SmashUpTable;
using ui::TableSurface;

using Spoken = QAccessibleInterface*;

QString nameOf(Spoken spoken)
{
    return spoken->text(QAccessible::Name);
}

/// What is told of a view: where a reader begins anew each time.
Spoken spokenOf(QWidget& widget)
{
    return QAccessible::queryAccessibleInterface(&widget);
}

void gather(Spoken at, QList<Spoken>& all)
{
    for (int i = 0; i < at->childCount(); ++i) {
        Spoken child = at->child(i);
        all << child;
        gather(child, all);
    }
}

QList<Spoken> everythingIn(QWidget& widget)
{
    QList<Spoken> all;
    gather(spokenOf(widget), all);
    return all;
}

/// What is at that point of the screen, as deep as it goes.
Spoken deepest(Spoken at, const QPoint& point)
{
    while (Spoken child = at->childAt(point.x(), point.y()))
        at = child;
    return at;
}

QList<Spoken> cellsOf(BoardView& board)
{
    QList<Spoken> cells;
    QAccessibleTableInterface* table = spokenOf(board)->tableInterface();
    for (int row = 0; row < table->rowCount(); ++row)
        for (int column = 0; column < table->columnCount(); ++column)
            cells << table->cellAt(row, column);
    return cells;
}

/// The objects of cards in a cell, or of all.
QList<Spoken> cardsIn(Spoken cell)
{
    QList<Spoken> cards;
    for (int i = 0; i < cell->childCount(); ++i)
        if (cell->child(i)->role() == QAccessible::Button)
            cards << cell->child(i);
    return cards;
}

Spoken cardNamed(BoardView& board, const QString& begin)
{
    for (Spoken cell : cellsOf(board))
        for (Spoken card : cardsIn(cell))
            if (nameOf(card).startsWith(begin))
                return card;
    return nullptr;
}

/// With what is told of it in the right order: cards of a cell, each followed by those attached to it.
QStringList expected(const TableView& table, const BaseView& base, Seat seat)
{
    QStringList names;
    for (const CardView& card : seat == Seat::None ? base.actions : base.minions)
        if (seat == Seat::None || card.controller == seat) {
            names << QString::fromStdString(card.name);
            for (const CardView& attached : card.attachments)
                names << QString::fromStdString(attached.name);
        }
    Q_UNUSED(table);
    return names;
}

bool press(Spoken spoken)
{
    QAccessibleActionInterface* acts = spoken == nullptr ? nullptr : spoken->actionInterface();
    if (acts == nullptr || !acts->actionNames().contains(QAccessibleActionInterface::pressAction()))
        return false;
    acts->doAction(QAccessibleActionInterface::pressAction());
    QCoreApplication::processEvents();
    return true;
}

TableView withMadness()
{
    TableView table = samples::askedForBase();
    table.madnessDeck = 26;
    table.baseDiscard = { "The Mothership" };
    table.seats[1].madness = 3;
    table.bases[0].actions.push_back(samples::action(70, "Shared Cloth", "Ghosts", "Nobody may look."));
    return table;
}

/// Twelve equal minions of one seat at one base, in a window that has no room for them.
TableView stacked()
{
    TableView table = samples::twoPlayers();
    BaseView& base = table.bases[2];
    for (int i = 0; i < 12; ++i) {
        base.minions.push_back(samples::minion(80 + i, "Microbot", "Robots", 1, core::seatAt(1)));
        base.total += 1;
        base.power[1] += 1;
    }
    return table;
}

/// Four seats, five bases, on each base an action, and a card on a minion.
TableView fourSeats()
{
    TableView table = samples::crowded(4, 4, 3);
    table.madnessDeck = 12;
    int id = 200;
    for (BaseView& base : table.bases) {
        base.actions.push_back(samples::action(id++, "Banner", "Pirates", "It waves."));
        base.minions.front().attachments.push_back(samples::action(id++, "Armour", "Robots", "It holds."));
    }
    return table;
}

struct Opened {
    explicit Opened(const TableView& view, QSize size = { 1100, 900 })
        : table(samples::looks(), TableSurface::Use::Play)
    {
        table.resize(size);
        table.setAsking(true);
        table.showTable(view);
        table.show();
        shown = QTest::qWaitForWindowExposed(&table);
        QObject::connect(&table, &TableSurface::chosen, &table, [this](Choice choice) { chosen.append(choice); });
    }
    BoardView& board() { return *table.findChild<BoardView*>(); }
    FanView& hand() { return *table.findChild<FanView*>(QStringLiteral("hand")); }

    SmashUpTable table;
    QList<Choice> chosen;
    bool shown = false;
};

/// What was told by itself, while this lives.
class Told final {
public:
    Told()
    {
        ui::SpokenView::setTeller([this](QAccessibleEvent& event) {
            if (Spoken about = event.accessibleInterface())
                events << std::pair(event.type(), nameOf(about));
        });
    }
    ~Told() { ui::SpokenView::setTeller(nullptr); }
    Told(const Told&) = delete;
    Told& operator=(const Told&) = delete;

    QStringList of(QAccessible::Event type) const
    {
        QStringList names;
        for (const auto& [what, name] : events)
            if (what == type)
                names << name;
        return names;
    }

    QList<std::pair<QAccessible::Event, QString>> events;
};

}

/// What lies on a table of Smash Up, found, read and pressed through its accessible objects alone.
class AccessibleTableTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsToldWhereItIsSeen_data()
    {
        QTest::addColumn<TableView>("view");
        QTest::addColumn<QSize>("size");
        QTest::newRow("two seats") << samples::twoPlayers() << QSize(1100, 900);
        QTest::newRow("a base is asked for") << samples::askedForBase() << QSize(1100, 900);
        QTest::newRow("Madness, an action on a base") << withMadness() << QSize(1100, 900);
        QTest::newRow("a stack") << stacked() << QSize(900, 620);
        QTest::newRow("four seats") << fourSeats() << QSize(1400, 1100);
        QTest::newRow("four seats in a low window") << fourSeats() << QSize(1100, 760);
    }

    void everythingIsToldWhereItIsSeen()
    {
        QFETCH(TableView, view);
        QFETCH(QSize, size);
        Opened open(view, size);
        QVERIFY(open.shown);
        BoardView& board = open.board();
        const Spoken root = spokenOf(board);
        QCOMPARE(root->role(), QAccessible::Table);
        const QRect window(open.table.mapToGlobal(QPoint()), open.table.size());

        // Every card in play, in its own cell and no other.
        QAccessibleTableInterface* cells = root->tableInterface();
        QVERIFY(cells != nullptr);
        QCOMPARE(cells->columnCount(), static_cast<int>(view.bases.size()));
        QCOMPARE(cells->rowCount(), static_cast<int>(view.seats.size()) + 1);
        for (int column = 0; column < cells->columnCount(); ++column) {
            const BaseView& base = view.bases[static_cast<std::size_t>(column)];
            for (int row = 0; row < cells->rowCount(); ++row) {
                const Spoken cell = cells->cellAt(row, column);
                QCOMPARE(cell->role(), QAccessible::Cell);
                QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
                QCOMPARE(cell->tableCellInterface()->columnIndex(), column);
                QVERIFY(nameOf(cell).startsWith(QString::fromStdString(base.name)));
                QVERIFY(!nameOf(cell->tableCellInterface()->columnHeaderCells().value(0)).isEmpty());
                QVERIFY(!nameOf(cell->tableCellInterface()->rowHeaderCells().value(0)).isEmpty());
                const bool bases = row == cells->rowCount() - 2;
                const int seats = static_cast<int>(view.seats.size());
                const Seat seat = bases ? Seat::None
                    : row > seats - 1   ? view.viewer
                                        : core::seatAt((core::indexOf(view.viewer) + 1 + row) % seats);
                QStringList names;
                for (Spoken card : cardsIn(cell))
                    names << nameOf(card);
                const QStringList wished = expected(view, base, seat);
                QCOMPARE(names.size(), wished.size());
                for (int i = 0; i < names.size(); ++i)
                    QVERIFY2(names[i].startsWith(wished[i]), qPrintable(names[i] + QLatin1Char('/') + wished[i]));
            }
        }

        // Each thing has words, and is found where it is seen.
        int seen = 0;
        const QList<Spoken> all = everythingIn(board);
        for (const Spoken each : all) {
            if (each->state().invisible)
                continue;
            const QByteArray what = nameOf(each).toUtf8();
            QVERIFY(each->isValid());
            QVERIFY2(!what.isEmpty(), qPrintable(QString::number(each->role())));
            const bool cell = each->role() == QAccessible::Cell || each->role() == QAccessible::RowHeader;
            QVERIFY2(cell || !each->text(QAccessible::Description).isEmpty(), what.constData());
            QVERIFY2(each->parent() != nullptr && each->parent()->indexOfChild(each) >= 0, what.constData());
            QCOMPARE(each->parent()->child(each->parent()->indexOfChild(each)), each);
            if (each->state().offscreen)
                continue;
            ++seen;
            const QRect area = each->rect();
            QVERIFY2(window.contains(area) && !area.isEmpty(), what.constData());
            if (cell)
                continue; // other things may lie at its middle
            const Spoken found = deepest(root, area.center());
            const bool within = found == each || found->parent() == each; // a seat's part of a meter
            // Of a stack the first stands for all, as it does for whoever clicks there.
            QVERIFY2(within || found->rect() == area, (what + " / " + nameOf(found).toUtf8()).constData());
        }
        QVERIFY(seen > static_cast<int>(view.bases.size() * view.seats.size()));
    }

    /// Each card of a stack is an object, and says that it lies in one.
    void cardsOfAStackSaySo()
    {
        Opened open(stacked(), { 900, 620 });
        int stackedCards = 0;
        for (Spoken cell : cellsOf(open.board()))
            for (Spoken card : cardsIn(cell))
                stackedCards
                    += card->text(QAccessible::Description).contains(QStringLiteral("stack of 12 equal cards")) ? 1 : 0;
        QCOMPARE(stackedCards, 12);
    }

    void metersHaveAScale()
    {
        const TableView view = samples::twoPlayers();
        Opened open(view);
        QStringList told;
        int column = 0;
        for (Spoken each : everythingIn(open.board()))
            if (QAccessibleValueInterface* value = each->valueInterface()) {
                const BaseView& base = view.bases[static_cast<std::size_t>(column++)];
                QCOMPARE(each->role(), QAccessible::ProgressBar);
                QCOMPARE(value->currentValue().toInt(), base.total);
                QCOMPARE(value->minimumValue().toInt(), 0);
                QCOMPARE(value->maximumValue().toInt(), base.breakpoint);
                QVERIFY(each->text(QAccessible::Value).contains(QString::number(base.total)));
                QVERIFY(nameOf(each).contains(QString::fromStdString(base.name)));
                // Each seat that has power there has its part.
                QCOMPARE(each->childCount(),
                    static_cast<int>(
                        std::count_if(base.power.begin(), base.power.end(), [](int power) { return power > 0; })));
                for (int i = 0; i < each->childCount(); ++i)
                    QVERIFY(each->rect().contains(each->child(i)->rect()));
            }
        QCOMPARE(column, static_cast<int>(view.bases.size()));

        // The race, and the meter beside the table, too.
        for (ui::RaceMarker* marker : open.table.findChildren<ui::RaceMarker*>()) {
            QAccessibleValueInterface* value = spokenOf(*marker)->valueInterface();
            QVERIFY(value != nullptr);
            QCOMPARE(spokenOf(*marker)->role(), QAccessible::ProgressBar);
            QCOMPARE(
                value->currentValue().toInt(), view.seats[static_cast<std::size_t>(core::indexOf(marker->seat()))].vp);
            QCOMPARE(value->maximumValue().toInt(), view.pointsToWin);
        }
        QVERIFY(!open.table.findChildren<ui::RaceMarker*>().isEmpty());
        ui::MeterView meter(nullptr);
        meter.setMeter({ { { Seat::First, 7, false }, { core::seatAt(1), 4, false } }, 20 });
        QCOMPARE(spokenOf(meter)->valueInterface()->currentValue().toInt(), 11);
        QCOMPARE(spokenOf(meter)->valueInterface()->maximumValue().toInt(), 20);
        QVERIFY(!nameOf(spokenOf(meter)).isEmpty());
    }

    void pilesTellHowMuchAndNotWhat()
    {
        TableView view = withMadness();
        view.seats[1].discard = { samples::action(90, "Spilt Grog", "Pirates", "It is gone.") };
        Opened open(view);
        QHash<QString, QPair<QString, QString>> piles; // name: value, description
        for (Spoken each : everythingIn(open.board()))
            if (each->parent()->role() == QAccessible::RowHeader)
                piles.insert(nameOf(each).section(QLatin1Char(':'), 0, 0),
                    { each->text(QAccessible::Value), each->text(QAccessible::Description) });
        const QString ben = QString::fromStdString(view.seats[1].name);
        const auto value = [&piles](const QString& name) { return piles.value(name).first; };
        const auto says = [&piles](const QString& name) { return piles.value(name).second; };
        QCOMPARE(value(QStringLiteral("Deck of ") + ben), QString::number(view.seats[1].deckSize));
        QCOMPARE(value(QStringLiteral("Hand of ") + ben), QString::number(view.seats[1].handSize));
        QCOMPARE(value(QStringLiteral("Discard pile of ") + ben), QStringLiteral("1"));
        QCOMPARE(value(QStringLiteral("Base deck")), QString::number(view.baseDeckSize));
        QCOMPARE(value(QStringLiteral("Madness deck")), QStringLiteral("26"));
        QCOMPARE(value(QStringLiteral("Scored bases")), QStringLiteral("1"));
        QVERIFY(says(QStringLiteral("Scored bases")).contains(QStringLiteral("The Mothership")));
        QVERIFY(says(QStringLiteral("Discard pile of ") + ben).contains(QStringLiteral("Spilt Grog")));
        for (const QString& closed :
            { QStringLiteral("Deck of ") + ben, QStringLiteral("Hand of ") + ben, QStringLiteral("Base deck") })
            QCOMPARE(says(closed), QStringLiteral("Face down."));

        // The discard pile opens as by a click.
        for (Spoken each : everythingIn(open.board()))
            if (nameOf(each).startsWith(QStringLiteral("Discard pile of ") + ben))
                QVERIFY(press(each));
        QTRY_VERIFY(QApplication::activeModalWidget() != nullptr);
        QApplication::activeModalWidget()->close();
    }

    void whatMayBeChosenIsPressed()
    {
        Opened open(samples::askedForBase());
        // Minion 11 may be chosen, and no other.
        int may = 0;
        for (Spoken cell : cellsOf(open.board()))
            for (Spoken card : cardsIn(cell))
                may += card->state().disabled ? 0 : 1;
        QCOMPARE(may, 1);
        for (Spoken cell : cellsOf(open.board()))
            for (Spoken card : cardsIn(cell))
                if (!card->state().disabled) {
                    QVERIFY(nameOf(card).startsWith(QStringLiteral("Scout")));
                    QVERIFY(press(card));
                }
        QCOMPARE(open.chosen.size(), 1);
        const Spoken base = spokenOf(open.board())->tableInterface()->cellAt(1, 2);
        QVERIFY(press(base));
        QCOMPARE(open.chosen.value(1), samples::baseChoice(2));
        QVERIFY(!press(spokenOf(open.board())->tableInterface()->cellAt(1, 1)));
        QCOMPARE(open.chosen.size(), 2);
    }

    void aCardOfTheHandIsPressed()
    {
        Opened open(samples::twoPlayers());
        const Spoken hand = spokenOf(open.hand());
        QCOMPARE(hand->role(), QAccessible::List);
        QCOMPARE(hand->childCount(), static_cast<int>(samples::twoPlayers().hand.size()));
        for (int i = 0; i < hand->childCount(); ++i) {
            const Spoken card = hand->child(i);
            QCOMPARE(card->role(), QAccessible::ListItem);
            QVERIFY(!card->text(QAccessible::Description).isEmpty());
            QCOMPARE(deepest(hand, card->rect().center()), card);
            QCOMPARE(press(card), !card->state().disabled);
        }
        QCOMPARE(open.chosen, QList<Choice>({ samples::playChoice(100), samples::playChoice(105) }));
    }

    void theKeyboardIsOnTheCard()
    {
        Opened open(samples::twoPlayers());
        BoardView& board = open.board();
        Told told;
        const Spoken card = cardNamed(board, QStringLiteral("First Mate"));
        QVERIFY(card != nullptr);
        card->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(board.hasFocus());
        QCOMPARE(spokenOf(board)->focusChild(), card);
        QVERIFY(card->state().focused);
        QTest::keyClick(&board, Qt::Key_Right);
        const Spoken next = spokenOf(board)->focusChild();
        QVERIFY(nameOf(next).startsWith(QStringLiteral("Upgrade")));
        QVERIFY(next->text(QAccessible::Description).contains(QStringLiteral("First Mate")));
        QVERIFY(told.of(QAccessible::Focus).value(1).startsWith(QStringLiteral("Upgrade")));
        // Back to the cell itself, which is the same to Qt.
        QTest::keyClick(&board, Qt::Key_Left);
        QTest::keyClick(&board, Qt::Key_Left);
        QCOMPARE(spokenOf(board)->focusChild()->role(), QAccessible::Cell);
        QCOMPARE(told.of(QAccessible::Focus).size(), 4);
    }

    void whatHasGoneSaysNothing()
    {
        TableView view = samples::twoPlayers();
        Opened open(view);
        const Spoken gone = cardNamed(open.board(), QStringLiteral("King Rex"));
        const Spoken stays = cardNamed(open.board(), QStringLiteral("Buccaneer"));
        const QAccessible::Id id = QAccessible::uniqueId(gone);
        auto& minions = view.bases[1].minions;
        minions.erase(minions.begin());
        view.bases[1].total -= 7;
        open.table.showTable(view);
        // At once; it may still be asked.
        QVERIFY(!gone->isValid());
        QVERIFY(gone->state().invalid);
        QCOMPARE(nameOf(gone), QString());
        QCOMPARE(gone->rect(), QRect());
        QCOMPARE(gone->childCount(), 0);
        QCOMPARE(gone->parent(), nullptr);
        QCOMPARE(gone->actionInterface(), nullptr);
        QVERIFY(stays->isValid());
        QCOMPARE(cardNamed(open.board(), QStringLiteral("Buccaneer")), stays);
        QCoreApplication::processEvents();
        QCOMPARE(QAccessible::accessibleInterface(id), nullptr);
        QVERIFY(cardNamed(open.board(), QStringLiteral("King Rex")) == nullptr);

        // With another number of bases, and with the table itself.
        const QAccessible::Id other = QAccessible::uniqueId(stays);
        open.table.showTable(fourSeats());
        QVERIFY(!stays->isValid());
        QCoreApplication::processEvents();
        QCOMPARE(QAccessible::accessibleInterface(other), nullptr);
        const QAccessible::Id table = QAccessible::uniqueId(spokenOf(open.board()));
        const QAccessible::Id last = QAccessible::uniqueId(cardsIn(cellsOf(open.board()).first()).first());
        delete &open.board();
        QCOMPARE(QAccessible::accessibleInterface(table), nullptr);
        QCOMPARE(QAccessible::accessibleInterface(last), nullptr);
    }

    /// A press that comes when its card has just gone does nothing.
    void aLatePressDoesNothing()
    {
        TableView view = samples::askedForBase();
        Opened open(view);
        for (Spoken cell : cellsOf(open.board()))
            for (Spoken card : cardsIn(cell))
                if (!card->state().disabled)
                    card->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        view.bases[1].minions.clear();
        open.table.showTable(view);
        QCoreApplication::processEvents();
        QCOMPARE(open.chosen.size(), 0);
    }

    void changesAreToldOnce()
    {
        TableView view = samples::twoPlayers();
        Opened open(view);
        Told told;
        everythingIn(open.board());
        everythingIn(open.hand());
        open.table.showTable(view); // nothing has changed
        told.events.clear();
        open.table.showTable(view);
        for (const QAccessible::Event each : { QAccessible::ValueChanged, QAccessible::ObjectCreated,
                 QAccessible::ObjectDestroyed, QAccessible::NameChanged })
            QCOMPARE(told.of(each), QStringList());
        view.bases[2].minions.push_back(samples::minion(95, "Shadow", "Ghosts", 3, core::seatAt(1)));
        view.bases[2].total += 3;
        view.bases[2].power[1] += 3;
        open.table.showTable(view);
        QCOMPARE(told.of(QAccessible::ValueChanged).size(), 1);
        QVERIFY(told.of(QAccessible::ValueChanged).first().contains(QString::fromStdString(view.bases[2].name)));
        const QStringList came = told.of(QAccessible::ObjectCreated);
        QCOMPARE(std::count_if(came.begin(), came.end(),
                     [](const QString& name) { return name.startsWith(QStringLiteral("Shadow")); }),
            1);
    }

    void theQuestionIsAGroup()
    {
        Opened open(samples::askedForBase());
        const Spoken prompt = spokenOf(*open.table.findChild<ui::PromptBar*>());
        QCOMPARE(prompt->role(), QAccessible::Grouping);
        QVERIFY(!nameOf(prompt).isEmpty());
        QVERIFY(!prompt->text(QAccessible::Description).isEmpty());
    }
};

REGISTER_TEST(AccessibleTableTest)
#include "accessible_table_test.moc"
