#include "ui/table/smashup/spoken_table.h"

#include "ui/table/smashup/board_delegate.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/row_header.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/text/seat_names.h"

#include <QPersistentModelIndex>

#include <algorithm>
#include <utility>

namespace ui {

using core::Seat;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::SeatInfo;

namespace {

std::size_t placeOf(Seat seat)
{
    return static_cast<std::size_t>(core::indexOf(seat));
}

/// The card with that number in a cell, or the one it is attached to as well.
struct InCell {
    const CardView* card = nullptr;
    const CardView* bearer = nullptr;
};

InCell cardIn(const SmashUpTableModel& model, const SpokenView::Part& part)
{
    for (const CardView* each : model.cards(model.index(part.row, part.column))) {
        if (each->id == part.id)
            return { each, nullptr };
        for (const CardView& attached : each->attachments)
            if (attached.id == part.id)
                return { &attached, each };
    }
    return {};
}

QAccessibleInterface* spokenTableOf(const QString&, QObject* object)
{
    auto* board = qobject_cast<BoardView*>(object);
    return board == nullptr ? nullptr : new SpokenTable(board);
}

} // namespace

SpokenTable::SpokenTable(BoardView* board)
    : SpokenView(board, QAccessible::Table)
{
}

void SpokenTable::install(BoardView& board)
{
    static const bool installed = [] {
        QAccessible::installFactory(spokenTableOf);
        return true;
    }();
    Q_UNUSED(installed);
    makeAnew(board);
}

/// Where the keyboard goes within a cell, of which Qt does not know.
void SpokenTable::listenTo(QObject& until)
{
    QObject::connect(board(), &BoardView::looked, &until, [this](int card) {
        const Part part = current();
        if (hasKeyboard() && part.id == card && std::exchange(m_toldFocus, part) != part)
            tellFocus(part);
    });
}

BoardView* SpokenTable::board() const
{
    return qobject_cast<BoardView*>(view());
}

const SmashUpTableModel* SpokenTable::model() const
{
    const BoardView* const shown = board();
    return shown == nullptr ? nullptr : static_cast<const SmashUpTableModel*>(shown->model());
}

int SpokenTable::rowCount() const
{
    return model() == nullptr ? 0 : model()->rowCount();
}

int SpokenTable::columnCount() const
{
    return model() == nullptr ? 0 : model()->columnCount();
}

/// Headers come first in their rows and columns: views count so when they tell which cell has the keyboard.
QList<SpokenView::Part> SpokenTable::partsOf(const Part& parent) const
{
    QList<Part> all;
    const SmashUpTableModel* const shown = model();
    if (shown == nullptr || rowCount() == 0)
        return all;
    const bool baseRow = parent.row == shown->baseRow();
    switch (parent.kind) {
    case -1:
        all << Part { Corner };
        for (int column = 0; column < columnCount(); ++column)
            all << Part { ColumnHeader, -1, column };
        for (int row = 0; row < rowCount(); ++row) {
            all << Part { RowHeaderCell, row };
            for (int column = 0; column < columnCount(); ++column)
                all << Part { Cell, row, column };
        }
        break;
    case RowHeaderCell:
        for (const PileKind pile : { Hand, Deck, Discard, BaseDeck, Scored, Madness })
            if (const Part part { Pile, parent.row, -1, pile }; has(part))
                all << part;
        break;
    case Cell:
        if (baseRow)
            all << Part { Meter, parent.row, parent.column };
        for (const CardView* card : shown->cards(shown->index(parent.row, parent.column))) {
            all << Part { Card, parent.row, parent.column, card->id };
            for (const CardView& attached : card->attachments)
                all << Part { Card, parent.row, parent.column, attached.id };
        }
        break;
    case Meter:
        for (std::size_t seat = 0; seat < shown->table().seats.size(); ++seat)
            if (shown->base(parent.column).power[seat] > 0)
                all << Part { MeterOfSeat, parent.row, parent.column, static_cast<int>(seat) };
        break;
    default:
        break;
    }
    return all;
}

SpokenView::Part SpokenTable::parentOf(const Part& part) const
{
    switch (part.kind) {
    case Card:
    case Meter:
        return { Cell, part.row, part.column };
    case MeterOfSeat:
        return { Meter, part.row, part.column };
    case Pile:
        return { RowHeaderCell, part.row };
    default:
        return {};
    }
}

bool SpokenTable::has(const Part& part) const
{
    const SmashUpTableModel* const shown = model();
    if (shown == nullptr || part.row >= rowCount() || part.column >= columnCount())
        return false;
    const bool baseRow = part.row == shown->baseRow();
    switch (part.kind) {
    case Card:
        return cardIn(*shown, part).card != nullptr;
    case Meter:
        return baseRow;
    case MeterOfSeat: {
        const auto seat = static_cast<std::size_t>(part.id);
        return baseRow && seat < shown->table().seats.size() && shown->base(part.column).power[seat] > 0;
    }
    case Pile:
        if (part.id == Madness)
            return baseRow && shown->table().madnessDeck >= 0;
        if (part.id == BaseDeck || part.id == Scored)
            return baseRow;
        // The viewer's own hand is a list of its own.
        return !baseRow && (part.id != Hand || shown->seatOfRow(part.row) != shown->table().viewer);
    default:
        return true;
    }
}

SpokenView::Part SpokenTable::current() const
{
    const BoardView* const shown = board();
    const QModelIndex index = shown == nullptr ? QModelIndex() : shown->currentIndex();
    if (!index.isValid())
        return {};
    const Part card { Card, index.row(), index.column(), shown->currentCard() };
    return shown->currentCard() >= 0 && has(card) ? card : Part { Cell, index.row(), index.column() };
}

QAccessible::Role SpokenTable::roleOf(const Part& part) const
{
    switch (part.kind) {
    case Corner:
        return QAccessible::Pane;
    case ColumnHeader:
        return QAccessible::ColumnHeader;
    case RowHeaderCell:
        return QAccessible::RowHeader;
    case Cell:
        return QAccessible::Cell;
    case Card:
        return QAccessible::Button;
    case Meter:
        return QAccessible::ProgressBar;
    case Pile:
        return part.id == Discard ? QAccessible::Button : QAccessible::Graphic;
    default:
        return QAccessible::Graphic;
    }
}

QString SpokenTable::textOf(const Part& part, QAccessible::Text kind) const
{
    const SmashUpTableModel& shown = *model();
    switch (part.kind) {
    case ColumnHeader:
        return kind == QAccessible::Name ? columnDescription(part.column) : QString();
    case RowHeaderCell:
        return kind == QAccessible::Name ? rowDescription(part.row) : QString();
    case Cell: {
        const QModelIndex index = shown.index(part.row, part.column);
        return kind == QAccessible::Name       ? index.data(Qt::AccessibleTextRole).toString()
            : kind == QAccessible::Value       ? QString::number(shown.power(index))
            : kind == QAccessible::Description ? shown.barOf(shown.base(part.column).slot)
                                               : QString();
    }
    case Card: {
        const InCell at = cardIn(shown, part);
        return at.card == nullptr ? QString() : cardText(*at.card, part, kind);
    }
    case Meter:
    case MeterOfSeat:
        return meterText(part, kind);
    case Pile:
        return pileText(part, kind);
    default:
        return {};
    }
}

QString SpokenTable::cardText(const CardView& card, const Part& part, QAccessible::Text kind) const
{
    const SmashUpTableModel& shown = *model();
    switch (kind) {
    case QAccessible::Name:
        return shown.spokenCard(card.id);
    case QAccessible::Value:
        return card.isMinion ? QString::number(card.power) : QString();
    case QAccessible::Description: {
        const QString base = QString::fromStdString(shown.base(part.column).name);
        const CardView* const bearer = cardIn(shown, part).bearer;
        QStringList words;
        if (card.controller == Seat::None)
            words << tr("At %1.", "a card at a base").arg(base);
        else
            words << tr("At %1, of %2.", "a card at a base, and whose it is")
                         .arg(base, shownName(shown.table().seats[placeOf(card.controller)].name));
        if (bearer != nullptr)
            words << tr("Attached to %1.", "a card to another").arg(QString::fromStdString(bearer->name));
        const QModelIndex index = shown.index(part.row, part.column);
        for (const LyingCard& lying :
            board()->delegate().cards(index, board()->visualRect(index), board()->font()).cards)
            if (lying.copies() > 1 && lying.ids.contains(card.id))
                words << tr("In a stack of %n equal cards.", nullptr, lying.copies());
        if (!card.text.empty())
            words << QString::fromStdString(card.text);
        return words.join(QLatin1Char(' '));
    }
    default:
        return {};
    }
}

int SpokenTable::sizeOf(const Part& pile) const
{
    const auto& table = model()->table();
    if (pile.id == BaseDeck)
        return table.baseDeckSize;
    if (pile.id == Scored)
        return static_cast<int>(table.baseDiscard.size());
    if (pile.id == Madness)
        return table.madnessDeck;
    const SeatInfo& info = table.seats[placeOf(model()->seatOfRow(pile.row))];
    return pile.id == Hand ? info.handSize : pile.id == Deck ? info.deckSize : static_cast<int>(info.discard.size());
}

/// Discard piles, open hands and scored bases say what lies there; the others how much.
QString SpokenTable::pileText(const Part& part, QAccessible::Text kind) const
{
    const auto& table = model()->table();
    const Seat seat = model()->seatOfRow(part.row);
    const QString name = seat == Seat::None ? QString() : shownName(table.seats[placeOf(seat)].name);
    const QString count = QString::number(sizeOf(part));
    const auto listed = [](const std::vector<CardView>& cards) {
        QStringList names;
        for (const CardView& each : cards)
            names << QString::fromStdString(each.name);
        return names.join(QStringLiteral(", "));
    };
    if (kind == QAccessible::Value)
        return count;
    if (kind == QAccessible::Name)
        switch (part.id) {
        case Hand:
            return tr("Hand of %1: %2", "a player, and how many cards").arg(name, count);
        case Deck:
            return tr("Deck of %1: %2", "a player, and how many cards").arg(name, count);
        case Discard:
            return tr("Discard pile of %1: %2", "a player, and how many cards").arg(name, count);
        case BaseDeck:
            return tr("Base deck: %1", "how many bases").arg(count);
        case Scored:
            return tr("Scored bases: %1", "how many").arg(count);
        default:
            return tr("Madness deck: %1", "how many cards").arg(count);
        }
    if (kind != QAccessible::Description)
        return {};
    switch (part.id) {
    case Hand: {
        const QString open = listed(table.seats[placeOf(seat)].hand);
        return open.isEmpty() ? tr("Face down.") : open;
    }
    case Discard: {
        const auto& cards = table.seats[placeOf(seat)].discard;
        return cards.empty() ? tr("Empty.", "a pile") : tr("The newest first: %1", "cards").arg(listed(cards));
    }
    case Scored: {
        QStringList names;
        for (const std::string& each : table.baseDiscard)
            names << QString::fromStdString(each);
        return names.isEmpty() ? tr("Empty.", "a pile")
                               : tr("The newest first: %1", "cards").arg(names.join(QStringLiteral(", ")));
    }
    case Madness:
        return tr("Madness cards that nobody has yet.");
    default:
        return tr("Face down.");
    }
}

QString SpokenTable::meterText(const Part& part, QAccessible::Text kind) const
{
    const auto& table = model()->table();
    const BaseView& base = model()->base(part.column);
    const QString name = QString::fromStdString(base.name);
    const auto power = [&](std::size_t seat) {
        return tr("%1: %2", "a player, and the power at a base")
            .arg(shownName(table.seats[seat].name), QString::number(base.power[seat]));
    };
    if (part.kind == MeterOfSeat) {
        const auto seat = static_cast<std::size_t>(part.id);
        return kind == QAccessible::Name       ? power(seat)
            : kind == QAccessible::Value       ? QString::number(base.power[seat])
            : kind == QAccessible::Description ? tr("Power at %1.", "a base").arg(name)
                                               : QString();
    }
    if (kind == QAccessible::Name)
        return tr("Power at %1", "a base").arg(name);
    if (kind == QAccessible::Value)
        return tr("%1 of %2", "power, and the breakpoint")
            .arg(QString::number(base.total), QString::number(base.breakpoint));
    if (kind != QAccessible::Description)
        return {};
    QStringList seats;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        seats << power(seat);
    return seats.join(QStringLiteral(", "));
}

const SpokenView::Reach* SpokenTable::reachOf(const Part& part, Reach& reach) const
{
    if (part.kind != Meter)
        return nullptr;
    const BaseView& base = model()->base(part.column);
    reach = { base.total, base.breakpoint };
    return &reach;
}

QRect SpokenTable::areaOf(const Part& part) const
{
    BoardView* const shown = board();
    if (shown == nullptr || !has(part))
        return {};
    switch (part.kind) {
    case RowHeaderCell:
        return seen(*shown->header().viewport(), shown->header().sectionArea(part.row));
    case Cell:
        return seen(*shown->viewport(), shown->visualRect(model()->index(part.row, part.column)));
    case Card:
        return cardArea(part);
    case Meter:
    case MeterOfSeat:
        return meterArea(part);
    case Pile:
        return pileArea(part);
    default:
        return {}; // no header is shown above the bases
    }
}

QRect SpokenTable::cardArea(const Part& part) const
{
    BoardView& shown = *board();
    const QModelIndex index = model()->index(part.row, part.column);
    QRectF area;
    QList<QRectF> above;
    for (const CellSpot& spot : shown.delegate().spots(index, shown.visualRect(index), shown.font()))
        if (spot.card == part.id)
            area = spot.area;
        else if (!area.isEmpty())
            above << spot.area;
    return seen(*shown.viewport(), area, above);
}

QRect SpokenTable::pileArea(const Part& part) const
{
    const RowHeader& header = board()->header();
    const Seat seat = model()->seatOfRow(part.row);
    switch (part.id) {
    case Hand:
        return seen(*header.viewport(), header.areaOf(seat, Spot::Kind::Hand));
    case Deck:
        return seen(*header.viewport(), header.areaOf(seat, Spot::Kind::Deck));
    case Discard:
        return seen(*header.viewport(), header.areaOf(seat, Spot::Kind::Discard));
    case BaseDeck:
        return seen(*header.viewport(), header.baseDeckLine());
    case Scored:
        return seen(*header.viewport(), header.scoredLine());
    default:
        return {}; // it stands in the head of the page
    }
}

QRect SpokenTable::meterArea(const Part& part) const
{
    BoardView& shown = *board();
    const BaseFace face = shown.delegate().baseFace(part.column);
    const QRectF whole = baseMeterArea(shown.frameOf(part.row, part.column), face,
        face.lines.empty() ? BaseForm::Full : BaseForm::Scoring, shown.font());
    if (part.kind == Meter || whole.isEmpty())
        return seen(*shown.viewport(), whole);
    for (std::size_t i = 0; i < face.parts.size(); ++i)
        if (!face.parts[i].preview && core::indexOf(face.parts[i].seat) == part.id)
            return seen(*shown.viewport(), meterPartArea(whole, { face.parts, face.full }, static_cast<int>(i)));
    return {};
}

QAccessible::State SpokenTable::stateOf(const Part& part) const
{
    QAccessible::State state;
    const SmashUpTableModel& shown = *model();
    state.focusable = part.kind == Cell || part.kind == Card;
    state.readOnly = true;
    if (part.kind == Corner || part.kind == ColumnHeader)
        state.invisible = true;
    if (part.kind == Card) {
        state.selected = shown.pickOf(part.id) > 0;
        state.selectable = state.selected || shown.isLegalCard(part.id);
        state.disabled = !shown.isLegalCard(part.id);
    }
    if (part.kind == Cell && part.row == shown.baseRow()) {
        state.selected = shown.isPickedBase(shown.base(part.column).slot);
        state.selectable = state.selected || shown.isLegalBase(shown.base(part.column).slot);
    }
    return state;
}

bool SpokenTable::isPressable(const Part& part) const
{
    const SmashUpTableModel& shown = *model();
    if (part.kind == Pile)
        return part.id == Discard;
    if (part.kind == Card && shown.isLegalCard(part.id))
        return true;
    return (part.kind == Card || part.kind == Cell) && shown.isLegalBase(shown.base(part.column).slot);
}

void SpokenTable::press(const Part& part) const
{
    BoardView* const shown = board();
    const QPersistentModelIndex index = model()->index(part.row, std::max(0, part.column));
    QMetaObject::invokeMethod(
        shown,
        [shown, index, part] {
            if (part.kind == Pile)
                Q_EMIT shown->discardAsked(index.row());
            else
                shown->press(index, part.kind == Card ? part.id : -1);
        },
        Qt::QueuedConnection);
}

void SpokenTable::focus(const Part& part) const
{
    board()->goTo(model()->index(part.row, part.column), part.kind == Card ? part.id : -1);
}

SpokenView::Part SpokenTable::columnHeaderOf(const Part& part) const
{
    return { ColumnHeader, -1, part.column };
}

SpokenView::Part SpokenTable::rowHeaderOf(const Part& part) const
{
    return { RowHeaderCell, part.row };
}

void* SpokenTable::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return SpokenView::interface_cast(type);
}

QAccessibleInterface* SpokenTable::cellAt(int row, int column) const
{
    const Part cell { Cell, row, column };
    return row >= 0 && column >= 0 && has(cell) ? objectOf(cell) : nullptr;
}

QString SpokenTable::columnDescription(int column) const
{
    return model() == nullptr ? QString()
                              : model()->headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString();
}

QString SpokenTable::rowDescription(int row) const
{
    return model() == nullptr ? QString() : model()->headerData(row, Qt::Vertical, Qt::AccessibleTextRole).toString();
}

} // namespace ui
