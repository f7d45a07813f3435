#include "ui/table/starrealms/realm_view.h"

#include "ui/painting/cloth.h"
#include "ui/painting/frames.h"
#include "ui/painting/lettering.h"
#include "ui/painting/pill.h"
#include "ui/table/nearest.h"
#include "ui/text/topic.h"
#include "ui/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

RealmView::RealmView(PieceModel& model, const PiecePainter& painter, Layout layout, QWidget* parent)
    : QAbstractItemView(parent)
    , m_model(model)
    , m_painter(painter)
    , m_layout(std::move(layout))
{
    setModel(&model);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::NoSelection);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setTabKeyNavigation(false);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        m_hovered = -1;
        m_pressed = -1;
        m_targets.clear();
        layOut();
    });
}

/// A card of a hand stands out where the pointer or the keyboard is.
int RealmView::lifted() const
{
    return m_hovered >= 0 ? m_hovered : hasFocus() ? currentIndex().row() : -1;
}

void RealmView::layOut()
{
    m_rows = m_layout(m_model.placed(), QRectF(viewport()->rect()), lifted());
    viewport()->update();
}

void RealmView::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    QAbstractItemView::dataChanged(first, last, roles);
    layOut();
}

bool RealmView::goToLegal()
{
    const int current = currentIndex().row();
    const bool stays = current >= 0 && current < m_model.rowCount() && m_model.piece(current).isLegal();
    const int next = stays ? current : m_model.nextLegal(-1, 1);
    if (next < 0)
        return false;
    setCurrentIndex(m_model.index(next));
    return true;
}

bool RealmView::goToHinted()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.piece(row).hinted) {
            setCurrentIndex(m_model.index(row));
            return true;
        }
    return false;
}

void RealmView::setTargets(const QSet<int>& rows, int pointed)
{
    m_targets = rows;
    m_pointed = pointed;
    viewport()->update();
}

void RealmView::setOwnGround(bool isTarget, bool isPointed)
{
    m_ownTarget = isTarget;
    m_ownPointed = isPointed;
    viewport()->update();
}

void RealmView::setNotice(const QString& marked, const QString& rest)
{
    m_marked = marked;
    m_rest = rest;
    viewport()->update();
}

int RealmView::rowAt(const QPoint& at) const
{
    // What is painted later lies on top, and the lifted one on all of them.
    const auto within = [&](int row) {
        const Piece& piece = m_model.piece(row);
        if (piece.area.isEmpty() || m_model.isAway(piece))
            return false;
        QPointF point = at;
        if (piece.turn != 0) {
            QTransform back;
            back.translate(piece.area.center().x(), piece.area.center().y());
            back.rotate(-piece.turn);
            back.translate(-piece.area.center().x(), -piece.area.center().y());
            point = back.map(point);
        }
        return piece.area.contains(point);
    };
    if (m_hovered >= 0 && m_hovered < m_model.rowCount() && within(m_hovered) && m_model.piece(m_hovered).isCard())
        return m_hovered;
    int found = -1;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (within(row))
            found = row;
    // A pile that lies on a panel is the smaller thing; a panel that is reached through it is not.
    return found;
}

QModelIndex RealmView::indexAt(const QPoint& at) const
{
    const int row = rowAt(at);
    return row < 0 ? QModelIndex() : m_model.index(row);
}

QRect RealmView::visualRect(const QModelIndex& index) const
{
    return index.isValid() ? m_model.piece(index.row()).area.toAlignedRect() : QRect();
}

void RealmView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    const Colours& colours = coloursOf(palette());
    const QRectF whole(viewport()->mapTo(parentWidget(), QPoint()) * -1, parentWidget()->size());
    paintCloth(painter, viewport()->rect(), whole, colours);
    m_painter.paintGround(painter, m_rows, colours, font());
    if (m_ownTarget && !m_rows.boxes.empty())
        paintDropPlace(painter, m_rows.boxes.back(), scaled(font(), radius::kButton), m_ownPointed, colours);
    paintNotice(painter);
    const int front = lifted();
    const auto paintRow = [&](int row) {
        const Piece& piece = m_model.piece(row);
        if (m_model.isAway(piece))
            return;
        PiecePainter::Shown shown;
        shown.hover = row == m_hovered && (piece.isCard() || piece.isLegal());
        shown.focus = hasFocus() && row == currentIndex().row();
        shown.target = m_targets.contains(row);
        shown.pointed = row == m_pointed;
        m_painter.paint(painter, piece, shown, colours, font());
    };
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (row != front || !m_model.piece(row).isCard())
            paintRow(row);
    if (front >= 0 && front < m_model.rowCount() && m_model.piece(front).isCard())
        paintRow(front);
}

/// In the room beside an opponent's cards: what an attack comes up against first.
void RealmView::paintNotice(QPainter& painter) const
{
    const QRectF room = m_rows.notice.adjusted(4, 4, -4, -4);
    if (m_marked.isEmpty() && m_rest.isEmpty())
        return;
    if (room.width() < scaled(font(), 120) || room.height() < scaled(font(), 40))
        return;
    const Colours& colours = coloursOf(palette());
    double top = room.top() + room.height() * 0.26;
    if (!m_marked.isEmpty()) {
        const QSizeF size = pillSize(m_marked, font());
        if (size.width() <= room.width()) {
            paintPill(painter, { QPointF(room.left(), top), size }, m_marked, PillKind::Gold, colours, font());
            top += size.height() + scaled(font(), 8);
        }
    }
    paintWords(painter, { room.left(), top, std::min<double>(room.width(), scaled(font(), 260)), room.bottom() - top },
        m_rest, bodyFont(font(), type::kNote), colours.muted, {});
}

void RealmView::resizeEvent(QResizeEvent* event)
{
    QAbstractItemView::resizeEvent(event);
    layOut();
}

void RealmView::changeEvent(QEvent* event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
}

void RealmView::focusInEvent(QFocusEvent* event)
{
    QAbstractItemView::focusInEvent(event);
    if (!currentIndex().isValid() && !goToLegal() && m_model.rowCount() > 0)
        setCurrentIndex(m_model.index(0));
    layOut();
    if (event->reason() != Qt::MouseFocusReason)
        Q_EMIT looked(currentIndex().row());
}

void RealmView::focusOutEvent(QFocusEvent* event)
{
    QAbstractItemView::focusOutEvent(event);
    layOut();
}

void RealmView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
    layOut();
    if (hasFocus())
        Q_EMIT looked(current.row());
}

/// To the nearest piece in that direction.
QModelIndex RealmView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int from = currentIndex().row();
    if (from < 0 || from >= m_model.rowCount())
        return m_model.rowCount() > 0 ? m_model.index(0) : QModelIndex();
    QPointF way;
    switch (action) {
    case MoveLeft:
        way = { -1, 0 };
        break;
    case MoveRight:
        way = { 1, 0 };
        break;
    case MoveUp:
        way = { 0, -1 };
        break;
    case MoveDown:
        way = { 0, 1 };
        break;
    case MoveHome:
        return m_model.index(0);
    case MoveEnd:
        return m_model.index(m_model.rowCount() - 1);
    default:
        return currentIndex();
    }
    return m_model.index(
        nearestAlong(m_model.rowCount(), from, way, [this](int row) { return m_model.piece(row).area; }));
}

void RealmView::keyPressEvent(QKeyEvent* event)
{
    setPointedTopic(viewport(), {}); // the keyboard has it now
    if (m_dragging && event->key() == Qt::Key_Escape) {
        m_dragging = false;
        m_pressed = -1;
        Q_EMIT dragCancelled();
        return event->accept();
    }
    const auto go = [this](CursorAction action) {
        hover(-1);
        setCurrentIndex(moveCursor(action, {}));
        Q_EMIT pointed();
    };
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        go((event->key() == Qt::Key_Right) != isRightToLeft() ? MoveRight : MoveLeft);
        break;
    case Qt::Key_Up:
        go(MoveUp);
        break;
    case Qt::Key_Down:
        go(MoveDown);
        break;
    case Qt::Key_Home:
        go(MoveHome);
        break;
    case Qt::Key_End:
        go(MoveEnd);
        break;
    case Qt::Key_N: {
        const bool back = event->modifiers().testFlag(Qt::ShiftModifier);
        const int next = m_model.nextLegal(currentIndex().row(), back ? -1 : 1);
        hover(-1);
        if (next >= 0)
            setCurrentIndex(m_model.index(next));
        break;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
        if (currentIndex().isValid())
            Q_EMIT pieceChosen(currentIndex().row());
        break;
    case Qt::Key_Escape:
        Q_EMIT backAsked();
        break;
    default:
        QAbstractItemView::keyPressEvent(event);
        return;
    }
    event->accept();
}

void RealmView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = rowAt(event->position().toPoint());
    m_pressedAt = event->position().toPoint();
    if (m_pressed >= 0)
        setCurrentIndex(m_model.index(m_pressed));
    event->accept();
}

void RealmView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    const QPoint global = event->globalPosition().toPoint();
    if (m_dragging)
        return Q_EMIT dragMoved(global);
    if (event->buttons().testFlag(Qt::LeftButton) && m_pressed >= 0) {
        const bool far = (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
        if (far && m_draggable && m_draggable(m_pressed)) {
            m_dragging = true;
            hover(-1);
            Q_EMIT dragBegun(m_pressed, global);
        }
        return;
    }
    const int row = rowAt(at);
    if (row == m_hovered)
        return;
    hover(row);
    const bool active = row >= 0 && (m_model.piece(row).isLegal() || m_model.piece(row).opens());
    viewport()->setCursor(active ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setPointedTopic(viewport(), row < 0 ? QString() : QString::fromStdString(m_model.piece(row).card.name));
    Q_EMIT looked(row);
    if (row >= 0)
        Q_EMIT pointed();
    else
        Q_EMIT left();
}

void RealmView::mouseReleaseEvent(QMouseEvent* event)
{
    const int pressed = m_pressed;
    m_pressed = -1;
    if (m_dragging) {
        m_dragging = false;
        return Q_EMIT dropped(event->globalPosition().toPoint());
    }
    const int row = rowAt(event->position().toPoint());
    if (row >= 0 && row == pressed && event->button() == Qt::LeftButton)
        Q_EMIT pieceChosen(row);
}

void RealmView::mouseDoubleClickEvent(QMouseEvent* event)
{
    // The second press of a quick hand is a press like any other, but never a second choice.
    event->accept();
}

void RealmView::hover(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    layOut();
}

bool RealmView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && !m_dragging) {
        hover(-1);
        setPointedTopic(viewport(), {});
        Q_EMIT left();
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        Q_EMIT helpAsked(rowAt(help->pos()), help->globalPos());
        return true;
    }
    return QAbstractItemView::viewportEvent(event);
}

} // namespace ui
