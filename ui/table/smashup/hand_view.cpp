#include "ui/table/smashup/hand_view.h"

#include "ui/table/smashup/card_painting.h"
#include "ui/table/smashup/card_peek.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace ui {

HandDelegate::HandDelegate(const HandModel& model, FactionLooks looks, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_looks(std::move(looks))
{
}

int HandDelegate::margin(const QFont& body)
{
    return scaled(body, 5);
}

void HandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const HandModel::Item& item = m_model.item(index.row());
    CardState state;
    state.legal = index.data(HandModel::LegalRole).toBool();
    state.dimmed = index.data(HandModel::DimmedRole).toBool();
    state.picked = item.picked;
    state.hinted = item.hinted;
    state.current = option.state.testFlag(QStyle::State_HasFocus);
    const int margin = HandDelegate::margin(option.font);
    QRectF area = QRectF(option.rect).adjusted(margin, margin * 1.5, -margin, -margin);
    // The card that is being played steps out of the hand, as in the mock-ups.
    if (state.picked)
        area.translate(0, -margin * 0.8);
    paintCardFace(
        *painter, area, item.card, m_looks.of(item.card.faction), state, option.font, option.palette, m_faceSizes);
}

QSize HandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int margin = HandDelegate::margin(option.font);
    return m_cardSize + QSize(2 * margin, margin * 5 / 2);
}

HandView::HandView(HandModel& model, const FactionLooks& looks, QWidget* parent)
    : QListView(parent)
    , m_model(model)
    , m_delegate(new HandDelegate(model, looks, this))
{
    setModel(&model);
    setItemDelegate(m_delegate);
    setFlow(LeftToRight);
    setWrapping(false);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    connect(&model, &QAbstractItemModel::modelReset, this, &HandView::fitCards);
    connect(&model, &QAbstractItemModel::modelReset, this, &HandView::endPeek);
}

void HandView::setGrid()
{
    m_grid = true;
    setWrapping(true);
    setResizeMode(Adjust);
    setVerticalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragDropMode(NoDragDrop);
    fitCards();
}

QSize HandView::sizeHint() const
{
    return { scaled(font(), 400), scaled(font(), 200) };
}

QSize HandView::minimumSizeHint() const
{
    return { scaled(font(), 120), scaled(font(), 120) };
}

void HandView::fitCards()
{
    const int margin = HandDelegate::margin(font());
    const QSize room = viewport()->size();
    QSize card(scaled(font(), 134), scaled(font(), 182));
    if (m_grid) {
        // A column more is worth cards that are a little narrower.
        const int wish = card.width() + 2 * margin;
        const int columns = std::max(1, (room.width() + scaled(font(), 66)) / wish);
        card.setWidth(std::min(card.width(), std::max(scaled(font(), 100), room.width() / columns - 2 * margin - 1)));
    } else {
        card.setHeight(std::clamp(height() - margin * 5 / 2 - 2, scaled(font(), 100), scaled(font(), 182)));
        // A full hand, eleven cards before discarding, moves together down to a width at which a name can be read.
        const int count = std::max(1, m_model.rowCount());
        card.setWidth(std::clamp(room.width() / count - 2 * margin, scaled(font(), 76), scaled(font(), 134)));
    }
    fitWords(card);
    if (card == m_delegate->cardSize())
        return;
    m_delegate->setCardSize(card);
    scheduleDelayedItemsLayout();
}

void HandView::fitWords(const QSize& card)
{
    // Neighbours are read at a glance when their words have one size. One wordy card does not make all of them tiny; it
    // is held up while it is looked at.
    FaceSizes sizes { scaled(font(), 14.5), scaled(font(), 11.5) };
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const FaceSizes own = fittingSizes(m_model.item(row).card, card, font());
        sizes.name = std::min(sizes.name, own.name);
        sizes.text = std::min(sizes.text, own.text);
    }
    sizes.text = std::max(sizes.text, std::max(9, scaled(font(), 9)));
    sizes.name = std::max(sizes.name, scaled(font(), 12)); // a longer name alone is smaller
    m_delegate->setFaceSizes(sizes);
    viewport()->update();
}

bool HandView::goToLegal()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (!m_model.item(row).choices.empty()) {
            setCurrentIndex(m_model.index(row));
            return true;
        }
    return false;
}

void HandView::look(const QModelIndex& index)
{
    peek(index);
    if (index.isValid())
        Q_EMIT looked(m_model.item(index.row()).card.id);
}

void HandView::peek(const QModelIndex& index)
{
    if (m_grid || !index.isValid() || !isVisible()
        || cardFaceHolds(m_model.item(index.row()).card, m_delegate->cardSize(), font(), m_delegate->faceSizes())) {
        endPeek();
        return;
    }
    if (m_peek == nullptr)
        m_peek = new CardPeek(m_delegate->looks(), window());
    const QRect place = visualRect(index);
    m_peek->showCard(
        m_model.item(index.row()).card, { viewport()->mapTo(window(), place.topLeft()), place.size() }, font());
}

void HandView::endPeek()
{
    if (m_peek != nullptr)
        m_peek->hide();
}

bool HandView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_peek != nullptr && m_peek->isVisible())
        return true; // its words are there already
    return QListView::viewportEvent(event);
}

void HandView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
        if (currentIndex().isValid())
            Q_EMIT cardChosen(m_model.item(currentIndex().row()).card.id);
        event->accept();
        return;
    case Qt::Key_Escape:
        Q_EMIT backAsked();
        event->accept();
        return;
    case Qt::Key_N:
        // To the next card that may be chosen, as on the table.
        for (int step = 1; step <= m_model.rowCount(); ++step) {
            const int row = (std::max(0, currentIndex().row()) + step) % m_model.rowCount();
            if (!m_model.item(row).choices.empty()) {
                setCurrentIndex(m_model.index(row));
                break;
            }
        }
        event->accept();
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

void HandView::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    m_pressed = index.row();
    m_pressedAt = event->position().toPoint();
    QListView::mousePressEvent(event);
    if (index.isValid())
        setCurrentIndex(index);
}

void HandView::mouseReleaseEvent(QMouseEvent* event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool same = index.isValid() && index.row() == m_pressed;
    m_pressed = -1;
    if (same && event->button() == Qt::LeftButton)
        Q_EMIT cardChosen(m_model.item(index.row()).card.id);
}

void HandView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) {
        // The view itself begins a drag only with what is selected, and nothing ever is here.
        const QPoint way = event->position().toPoint() - m_pressedAt;
        if (dragEnabled() && m_pressed >= 0 && way.manhattanLength() >= QApplication::startDragDistance())
            startDrag(Qt::MoveAction);
        return;
    }
    QListView::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    viewport()->setCursor(index.data(HandModel::LegalRole).toBool() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    look(index);
}

void HandView::mouseDoubleClickEvent(QMouseEvent* event)
{
    event->accept(); // never a second choice
}

void HandView::leaveEvent(QEvent* event)
{
    QListView::leaveEvent(event);
    endPeek();
}

void HandView::focusOutEvent(QFocusEvent* event)
{
    QListView::focusOutEvent(event);
    endPeek();
}

void HandView::hideEvent(QHideEvent* event)
{
    QListView::hideEvent(event);
    endPeek();
}

void HandView::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && m_model.rowCount() > 0 && !goToLegal())
        setCurrentIndex(m_model.index(0));
    look(currentIndex());
}

void HandView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    fitCards();
}

void HandView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        fitCards();
    }
}

void HandView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    look(current);
}

void HandView::startDrag(Qt::DropActions)
{
    const QModelIndex index = m_pressed >= 0 ? m_model.index(m_pressed) : QModelIndex();
    if (!index.isValid() || !index.flags().testFlag(Qt::ItemIsDragEnabled))
        return;
    m_pressed = -1;
    endPeek();
    auto* drag = new QDrag(this);
    drag->setMimeData(m_model.mimeData({ index }));
    const qreal ratio = devicePixelRatioF();
    const QSize size = m_delegate->cardSize() * 3 / 5;
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.scale(0.6, 0.6);
    const auto& card = m_model.item(index.row()).card;
    paintCardFace(painter, { QPointF(0, 0), QSizeF(m_delegate->cardSize()) }, card,
        m_delegate->looks().of(card.faction), {}, font(), palette(), m_delegate->faceSizes());
    painter.end();
    drag->setPixmap(picture);
    drag->setHotSpot({ size.width() / 2, size.height() / 3 });
    drag->exec(Qt::MoveAction);
}

} // namespace ui
