#include "ui/table/smashup/board_view.h"

#include "ui/language.h"
#include "ui/table/smashup/board_delegate.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/row_header.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/own_key.h"

#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace ui {

using core::smashup::CardView;

namespace {

constexpr double kLeastColumn = 118; ///< wide, in pixels of the mock-ups

}

BoardView::BoardView(SmashUpTableModel& model, const FactionLooks& looks, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_delegate(new BoardDelegate(model, looks, this))
    , m_header(new RowHeader(model, looks, this))
{
    inEachLanguage(this, [this] {
        setAccessibleName(tr("Table"));
        setAccessibleDescription(
            tr("Bases are columns, players are rows. Arrow keys move, Enter chooses, N goes to the "
               "next place that can be chosen, Escape goes back."));
    });
    setVerticalHeader(m_header);
    horizontalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(10);
    setModel(&model);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setTabKeyNavigation(false);
    keepKey(*this, Qt::Key_N);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setCornerWidget(new QWidget(this)); // else the style draws its own where the scroll bars meet
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setAutoScroll(false);
    setMouseTracking(true);
    setAcceptDrops(true);
    setDragDropMode(DropOnly);
    setDropIndicatorShown(false);
    // The mock-ups draw cells on the page itself.
    viewport()->setAutoFillBackground(false);
    m_header->viewport()->setAutoFillBackground(false);
    connect(m_header, &RowHeader::tabbed, this, &BoardView::leaveHeader);
    connect(m_header, &RowHeader::discardAsked, this, &BoardView::discardAsked);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        m_card = -1;
        m_delegate->setCurrentCard(-1);
        layOut();
    });
    connect(&model, &QAbstractItemModel::dataChanged, this, [this] {
        const auto ids = cardIds(currentIndex());
        if (std::find(ids.begin(), ids.end(), m_card) == ids.end())
            setPlace(currentIndex(), -1);
        layOut();
    });
}

int BoardView::slotOf(const QModelIndex& index) const
{
    return index.isValid() ? m_model.base(index.column()).slot : -1;
}

std::vector<int> BoardView::cardIds(const QModelIndex& index) const
{
    std::vector<int> ids;
    for (const CardView* card : m_model.cards(index)) {
        ids.push_back(card->id);
        for (const CardView& attached : card->attachments)
            ids.push_back(attached.id);
    }
    return ids;
}

BoardView::Place BoardView::placeAt(const QPoint& position) const
{
    Place place;
    place.index = indexAt(position);
    if (place.index.isValid())
        place.card = m_delegate->cardAt(place.index, visualRect(place.index), font(), position);
    return place;
}

QRect BoardView::cardRect(int card) const
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        for (int column = 0; column < m_model.columnCount(); ++column) {
            const QModelIndex index = m_model.index(row, column);
            for (const CellSpot& spot : m_delegate->spots(index, visualRect(index), font()))
                if (spot.card == card)
                    return spot.area.toRect();
        }
    return {};
}

QRectF BoardView::frameOf(int row, int column) const
{
    return m_delegate->frameOf(visualRect(m_model.index(row, column)), font());
}

void BoardView::setHolding(bool holding, std::map<int, Consequence> consequences, const CardFace& held)
{
    m_holding = holding;
    m_delegate->setConsequences(std::move(consequences));
    m_delegate->setHeld(held);
    point(holding && hasFocus() && currentIndex().isValid() ? slotOf(currentIndex()) : -1);
    viewport()->update();
}

void BoardView::point(int slot, int card)
{
    if (std::exchange(m_pointedCard, card) == card && slot == m_delegate->pointed())
        return;
    m_delegate->setPointed(slot);
    viewport()->update();
    Q_EMIT pointedAt(slot, card);
}

QSize BoardView::minimumSizeHint() const
{
    return { scaled(font(), 200), scaled(font(), 120) };
}

void BoardView::layOut()
{
    if (m_model.columnCount() == 0 || m_model.rowCount() < 2)
        return;
    fitFont();
    m_header->setFixedWidth(m_header->sizeHint().width());
    shareWidth(viewport()->width());
    shareHeight(viewport()->height());
    // The viewer's own row is the last one: where even the least is too high the others' rows go out of sight first.
    if (verticalScrollBar()->maximum() > 0 && !hasFocus())
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void BoardView::setBody(const QFont& body)
{
    if (body == m_body)
        return;
    m_body = body;
    layOut();
}

/// Large text gives way, as far as to the usual size, before the table has to be moved sideways.
QFont BoardView::fittingBody() const
{
    QFont body = m_body;
    const int room = width() - verticalScrollBar()->sizeHint().width();
    while (body.pixelSize() > kBodyPixels
        && RowHeader::widthFor(body) + m_model.columnCount() * scaled(body, kLeastColumn) > room)
        body.setPixelSize(body.pixelSize() - 1);
    return body;
}

/// And before a row goes out of sight.
void BoardView::fitFont()
{
    QFont body = fittingBody();
    while (body.pixelSize() > kBodyPixels && leastHeight(body) > viewport()->height())
        body.setPixelSize(body.pixelSize() - 1);
    // A header takes the font of the program, not that of its view.
    for (QWidget* each : { static_cast<QWidget*>(this), static_cast<QWidget*>(m_header) })
        if (body != each->font())
            each->setFont(body);
}

int BoardView::leastHeight() const
{
    return leastHeight(fittingBody());
}

int BoardView::leastHeight(const QFont& body) const
{
    return BoardDelegate::leastBaseHeight(body) + std::max(0, m_model.rowCount() - 1) * RowHeader::leastHeight(body);
}

/// What the cards of a row need at least in columns so wide.
int BoardView::neededHeight(int row, const std::function<int(int column)>& width) const
{
    qreal need = RowHeader::leastHeight(font());
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const qreal room = cardRoom(m_delegate->frameOf({ 0, 0, width(column), 100 }, font()), font()).width();
        need = std::max(need,
            leastCardHeight(m_delegate->cellCards(m_model.index(row, column)), room, font()) + scaled(font(), 6) * 2
                + scaled(font(), 4) * 2);
    }
    return static_cast<int>(need + 0.999);
}

/// Whether all cards lie side by side in columns of one width, in what height there is.
bool BoardView::fitsInEqualColumns(int width, int height) const
{
    const int equal = width / m_model.columnCount();
    int needed = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (row != m_model.baseRow())
            needed += neededHeight(row, [equal](int) { return equal; });
    return needed + BoardDelegate::leastBaseHeight(font()) <= height;
}

/// Columns are equally wide, and keep their places whatever is played; only where cards would cover each other does a
/// base with many minions of one seat take width from one with few.
void BoardView::shareWidth(int width)
{
    const int columns = m_model.columnCount();
    const int least = scaled(font(), kLeastColumn);
    std::vector<double> wishes;
    double all = 0;
    for (int column = 0; column < columns; ++column) {
        qreal wish = scaled(font(), 190);
        for (int row = 0; row < m_model.rowCount(); ++row)
            if (row != m_model.baseRow())
                wish = std::max(wish, wishedWidth(m_delegate->cellCards(m_model.index(row, column)), font()));
        wishes.push_back(std::min<double>(wish, scaled(font(), 300)));
        all += wishes.back();
    }
    int x = 0;
    double sum = 0;
    const double equal = static_cast<double>(width) / columns;
    const double smallest = std::min<double>(scaled(font(), 190), equal);
    const bool crowded = *std::max_element(wishes.begin(), wishes.end()) > equal + 1
        && !fitsInEqualColumns(width, viewport()->height());
    for (int column = 0; column < columns; ++column) {
        const double wish = wishes[static_cast<std::size_t>(column)];
        const double beyond = all - columns * smallest;
        if (!crowded)
            sum += equal;
        else if (all <= width)
            sum += wish + (width - all) / columns;
        else
            sum += smallest + (beyond > 0 ? (wish - smallest) * (width - columns * smallest) / beyond : 0);
        const int right = column == columns - 1 && sum < width + 1 ? width : static_cast<int>(sum);
        setColumnWidth(column, std::max(least, right - x));
        x = right;
    }
}

void BoardView::shareHeight(int height)
{
    const int columns = m_model.columnCount();
    const int baseRow = m_model.baseRow();
    std::vector<std::pair<int, int>> needs; // height, row; the greediest first
    int needed = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (row == baseRow)
            continue;
        needs.emplace_back(neededHeight(row, [this](int column) { return columnWidth(column); }), row);
        needed += needs.back().first;
    }
    // Where height is scarce the text on the bases goes first: it is in the side panel, too.
    int baseHeight = 0;
    for (const bool text : { true, false }) {
        m_delegate->setBaseTexts(text);
        baseHeight = 0;
        for (int column = 0; column < columns; ++column)
            baseHeight = std::max(baseHeight, m_delegate->baseHeight(column, columnWidth(column), font(), text));
        if (baseHeight + needed <= height) {
            // The next base may have more to say: the room for that is kept as long as each player has theirs.
            const int spare = height - static_cast<int>(needs.size()) * RowHeader::wholeHeight(font());
            baseHeight = std::max(baseHeight, std::min(BoardDelegate::mostBaseHeight(font()), text ? spare : 0));
            break;
        }
    }
    setRowHeight(baseRow, baseHeight);
    // Each row gets what it needs, the greediest first, and its share of what is left. Where there is not enough for
    // that, each gives up the same part of what it has beyond the least, and cards lie closer.
    const int least = RowHeader::leastHeight(font());
    const auto players = static_cast<int>(needs.size());
    const int room = height - baseHeight;
    std::sort(needs.rbegin(), needs.rend());
    int rest = room;
    int left = players;
    for (const auto& [need, row] : needs) {
        int given = std::max(need, rest / left);
        if (needed > room)
            given = least
                + std::max(0, (need - least) * (room - players * least) / std::max(1, needed - players * least));
        setRowHeight(row, given);
        rest -= given;
        --left;
    }
    for (const auto& [need, row] : needs)
        for (int column = 0; column < columns; ++column) {
            const QModelIndex cell = m_model.index(row, column);
            const QRectF frame = m_delegate->frameOf({ 0, 0, columnWidth(column), rowHeight(row) }, font());
            const CardForm form = formFor(m_delegate->cellCards(cell), cardRoom(frame, font()).size(), font());
            m_delegate->setForm(cell, settledForm(cell, form));
        }
}

/// What is told above or below the table takes height from it and gives it back. Cards that became small for that stay
/// so for the turn, as long as the same number lies there in the same window: else they would change for no cause of
/// theirs.
CardForm BoardView::settledForm(const QModelIndex& cell, CardForm form)
{
    const QList<qsizetype> cause { m_model.table().turn, window()->height(), width(), font().pixelSize(),
        static_cast<qsizetype>(m_delegate->cellCards(cell).cards.size()) };
    const std::pair at { cell.row(), cell.column() };
    const auto& [before, seen] = m_seenForms[at];
    const CardForm settled = before == cause ? std::max(seen, form) : form;
    m_forms[at] = { cause, settled };
    return settled;
}

bool BoardView::goToCard(int card)
{
    for (const Place& place : places())
        if (card >= 0 && place.card == card) {
            setPlace(place.index, card);
            return true;
        }
    return false;
}

void BoardView::setPlace(const QModelIndex& index, int card)
{
    m_card = card;
    m_delegate->setCurrentCard(card);
    if (index.isValid() && index != currentIndex())
        setCurrentIndex(index);
    if (index.isValid())
        scrollTo(index);
    viewport()->update();
    if (m_holding)
        point(slotOf(index), card);
    if (index.isValid())
        Q_EMIT looked(card, slotOf(index));
}

bool BoardView::liesAt(const QModelIndex& index, int card) const
{
    const std::vector<int> ids = cardIds(index);
    return index.isValid() && (card < 0 || std::find(ids.begin(), ids.end(), card) != ids.end());
}

void BoardView::press(const QModelIndex& index, int card)
{
    if (!liesAt(index, card))
        return;
    setPlace(index, card);
    Q_EMIT placeChosen(card, slotOf(index));
}

void BoardView::goTo(const QModelIndex& index, int card)
{
    if (!liesAt(index, card))
        return;
    setFocus(Qt::OtherFocusReason);
    setPlace(index, card);
}

void BoardView::step(int direction, bool wholeCell)
{
    const QModelIndex here = currentIndex();
    if (!here.isValid())
        return setPlace(m_model.index(m_model.baseRow(), 0), -1);
    const std::vector<int> ids = cardIds(here);
    if (!wholeCell) {
        // The cell itself comes before its cards.
        const auto found = std::find(ids.begin(), ids.end(), m_card);
        const int place = m_card < 0 || found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
        const int next = place + direction;
        if (next >= -1 && next < static_cast<int>(ids.size()))
            return setPlace(here, next < 0 ? -1 : ids[static_cast<std::size_t>(next)]);
    }
    const QModelIndex neighbour = here.siblingAtColumn(here.column() + direction);
    if (!neighbour.isValid())
        return;
    const std::vector<int> its = cardIds(neighbour);
    setPlace(neighbour, direction < 0 && !wholeCell && !its.empty() ? its.back() : -1);
}

void BoardView::stepRow(int direction)
{
    const QModelIndex here = currentIndex();
    if (!here.isValid())
        return setPlace(m_model.index(m_model.baseRow(), 0), -1);
    const QModelIndex neighbour = here.siblingAtRow(here.row() + direction);
    if (neighbour.isValid())
        setPlace(neighbour, -1);
}

bool BoardView::isLegal(const Place& place) const
{
    if (place.card >= 0)
        return m_model.isLegalCard(place.card);
    // A base may be chosen in its own cell and in the viewer's; one stop on the way is enough.
    return place.index.row() == m_model.baseRow() && m_model.isLegalBase(slotOf(place.index));
}

std::vector<BoardView::Place> BoardView::places() const
{
    std::vector<Place> all;
    for (int row = 0; row < m_model.rowCount(); ++row)
        for (int column = 0; column < m_model.columnCount(); ++column) {
            const QModelIndex index = m_model.index(row, column);
            all.push_back({ index, -1 });
            for (const int card : cardIds(index))
                all.push_back({ index, card });
        }
    return all;
}

void BoardView::nextLegal(bool forward)
{
    std::vector<Place> all = places();
    if (!forward)
        std::reverse(all.begin(), all.end());
    const QModelIndex here = currentIndex();
    const auto now = std::find_if(
        all.begin(), all.end(), [&](const Place& place) { return place.index == here && place.card == m_card; });
    const auto from = now == all.end() ? all.begin() : now + 1;
    std::rotate(all.begin(), from, all.end());
    const auto next = std::find_if(all.begin(), all.end(), [this](const Place& place) { return isLegal(place); });
    if (next != all.end())
        setPlace(next->index, next->card);
}

bool BoardView::goToLegal()
{
    for (const Place& place : places())
        if (isLegal(place)) {
            setPlace(place.index, place.card);
            return true;
        }
    return false;
}

/// The boxes of the players are the next stop while they answer.
bool BoardView::focusNextPrevChild(bool next)
{
    if (!next || m_header->focusPolicy() == Qt::NoFocus || !hasFocus())
        return QTableView::focusNextPrevChild(next);
    m_header->setFocus(Qt::TabFocusReason);
    return true;
}

void BoardView::leaveHeader(bool next)
{
    setFocus(Qt::OtherFocusReason);
    if (next)
        QTableView::focusNextPrevChild(true);
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    setPointedTopic(viewport(), {}); // the keyboard has it now
    const bool wholeCell = event->modifiers().testFlag(Qt::ControlModifier);
    const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right || event->key() == Qt::Key_Up
        || event->key() == Qt::Key_Down;
    if (m_holding && arrow && !wholeCell) {
        const bool back = event->key() == Qt::Key_Up || (event->key() == Qt::Key_Left) != isRightToLeft();
        nextLegal(event->key() == Qt::Key_Down || !back);
        return event->accept();
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        step((event->key() == Qt::Key_Right) != isRightToLeft() ? 1 : -1, wholeCell);
        break;
    case Qt::Key_Up:
        stepRow(-1);
        break;
    case Qt::Key_Down:
        stepRow(1);
        break;
    case Qt::Key_N:
        nextLegal(!event->modifiers().testFlag(Qt::ShiftModifier));
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
        if (currentIndex().isValid())
            Q_EMIT placeChosen(m_card, slotOf(currentIndex()));
        break;
    case Qt::Key_Escape:
        Q_EMIT backAsked();
        break;
    default:
        QTableView::keyPressEvent(event);
        return;
    }
    event->accept();
    if (arrow)
        Q_EMIT pointed();
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = placeAt(event->position().toPoint());
    if (m_pressed.index.isValid())
        setPlace(m_pressed.index, m_pressed.card);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    const Place place = placeAt(event->position().toPoint());
    const bool same = place.index.isValid() && place.index == m_pressed.index && place.card == m_pressed.card;
    m_pressed = {};
    if (same && event->button() == Qt::LeftButton)
        Q_EMIT placeChosen(place.card, slotOf(place.index));
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    // The second press of a quick hand is a press like any other, but never a second choice.
    event->accept();
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    const Place place = placeAt(event->position().toPoint());
    if (!place.index.isValid()) {
        if (m_hovered.index.isValid())
            Q_EMIT left();
        m_hovered = {};
        return;
    }
    const bool legal = isLegal(place) || m_model.isLegalBase(slotOf(place.index));
    if (m_holding)
        point(slotOf(place.index), place.card);
    hover(place.card);
    viewport()->setCursor(legal ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (place.index == m_hovered.index && place.card == m_hovered.card)
        return;
    m_hovered = place;
    tellTopic();
    Q_EMIT looked(place.card, slotOf(place.index));
    if (place.card >= 0 || place.index.row() == m_model.baseRow())
        Q_EMIT pointed();
}

/// What the rules say is asked of the card that is pointed at; of a base on itself alone.
void BoardView::tellTopic()
{
    QString name;
    for (const CardView* card : m_model.cards(m_hovered.index)) {
        if (card->id == m_hovered.card)
            name = QString::fromStdString(card->name);
        for (const CardView& attached : card->attachments)
            if (attached.id == m_hovered.card)
                name = QString::fromStdString(attached.name);
    }
    if (m_hovered.card < 0 && m_hovered.index.row() == m_model.baseRow())
        name = QString::fromStdString(m_model.base(m_hovered.index.column()).name);
    setPointedTopic(viewport(), name);
}

void BoardView::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    m_hovered = {};
    setPointedTopic(viewport(), {});
    Q_EMIT left();
    hover(-1);
    if (m_holding && !hasFocus())
        point(-1);
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || !currentIndex().isValid()) {
        if (!goToLegal() && !currentIndex().isValid())
            setPlace(m_model.index(m_model.rowCount() - 1, 0), -1);
    }
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    layOut();
}

void BoardView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
}

bool BoardView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Paint)
        m_seenForms = m_forms;
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const Place place = placeAt(help->pos());
        // The card itself is told of beside the table; what is only said here is why a place is dim, and all that
        // had no room on a card.
        const QString outcome = outcomeLine(m_model.outcomeOf(place.card));
        const QString said = outcome.isEmpty() ? m_model.barOf(slotOf(place.index)) : outcome;
        if (place.index.isValid() && !said.isEmpty())
            QToolTip::showText(help->globalPos(), said, viewport(), visualRect(place.index));
        else
            QToolTip::hideText();
        return true;
    }
    return QTableView::viewportEvent(event);
}

void BoardView::hover(int card)
{
    m_delegate->setHoveredCard(card);
    viewport()->update();
}

bool BoardView::acceptsDrop(const Place& place) const
{
    const DropTargets& targets = m_model.dropTargets();
    if (!place.index.isValid())
        return targets.anywhere;
    return targets.anywhere || targets.cards.contains(place.card) || targets.bases.contains(slotOf(place.index));
}

void BoardView::dragEnterEvent(QDragEnterEvent* event)
{
    const int card = draggedCard(event->mimeData());
    const DropTargets targets = card >= 0 && m_targetsOf ? m_targetsOf(card) : DropTargets();
    m_model.setDropTargets(targets);
    if (targets.empty())
        return event->ignore();
    Q_EMIT draggedOver(card);
    event->acceptProposedAction();
}

void BoardView::dragMoveEvent(QDragMoveEvent* event)
{
    const Place place = placeAt(event->position().toPoint());
    hover(place.card);
    point(slotOf(place.index), place.card);
    if (acceptsDrop(place))
        event->acceptProposedAction();
    else
        event->ignore();
}

void BoardView::dragLeaveEvent(QDragLeaveEvent* event)
{
    m_model.setDropTargets({});
    hover(-1);
    point(-1);
    Q_EMIT draggedOver(-1);
    event->accept();
}

void BoardView::dropEvent(QDropEvent* event)
{
    const Place place = placeAt(event->position().toPoint());
    const int card = draggedCard(event->mimeData());
    const bool accepted = card >= 0 && acceptsDrop(place);
    const bool onCard = m_model.dropTargets().cards.contains(place.card);
    m_model.setDropTargets({});
    hover(-1);
    point(-1);
    Q_EMIT draggedOver(-1);
    if (!accepted)
        return event->ignore();
    event->setDropAction(Qt::MoveAction);
    event->accept();
    Q_EMIT dropped(card, slotOf(place.index), onCard ? place.card : -1);
}

} // namespace ui
