#include "ui/table/hyperborea/hyper_view.h"

#include "ui/painting/cloth.h"
#include "ui/table/hyperborea/hyper_signs.h"
#include "ui/table/nearest.h"
#include "ui/table/table_surface.h"
#include "ui/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kZoomStep = 1.25;
constexpr int kTypingEnds = 1500; ///< milliseconds after the last letter

} // namespace

HyperView::HyperView(HyperPieceModel& model, const HyperPainter& painter, Layout layout, QWidget* parent)
    : QAbstractItemView(parent)
    , m_model(model)
    , m_painter(painter)
    , m_layout(std::move(layout))
    , m_typing(new QTimer(this))
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
    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingEnds);
    connect(m_typing, &QTimer::timeout, this, [this] { m_typed.clear(); });
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        m_hovered = -1;
        m_pressed = -1;
        m_targets.clear();
        layOut();
    });
}

void HyperView::layOut()
{
    m_room = m_layout(m_model.placed(), QRectF(viewport()->rect()), m_sight);
    viewport()->update();
}

void HyperView::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    QAbstractItemView::dataChanged(first, last, roles);
    layOut();
}

bool HyperView::goToLegal()
{
    const int current = currentIndex().row();
    const bool stays = current >= 0 && current < m_model.rowCount() && m_model.piece(current).isLegal();
    const int next = stays ? current : m_model.nextLegal(-1, 1);
    if (next < 0)
        return false;
    setCurrentIndex(m_model.index(next));
    return true;
}

bool HyperView::goToHinted()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.piece(row).hinted) {
            setCurrentIndex(m_model.index(row));
            return true;
        }
    return false;
}

void HyperView::setTargets(const QMap<int, int>& rows, int pointed)
{
    m_targets = rows;
    m_pointed = pointed;
    viewport()->update();
}

int HyperView::rowAt(const QPoint& at) const
{
    int found = -1;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const HyperPiece& piece = m_model.piece(row);
        if (piece.area.isEmpty() || !piece.area.contains(at))
            continue;
        if (piece.kind == HyperPiece::Kind::Hex
            && (!isOnMap(at)
                || !hexShape(hexMiddle(piece), hexRadius(piece)).containsPoint(QPointF(at), Qt::OddEvenFill)))
            continue;
        found = row;
    }
    return found;
}

QModelIndex HyperView::indexAt(const QPoint& at) const
{
    const int row = rowAt(at);
    return row < 0 ? QModelIndex() : m_model.index(row);
}

QRect HyperView::visualRect(const QModelIndex& index) const
{
    return index.isValid() ? m_model.piece(index.row()).area.toAlignedRect() : QRect();
}

void HyperView::zoomStep(bool closer, const QPointF& about)
{
    setZoom(closer ? m_sight.zoom * kZoomStep : m_sight.zoom / kZoomStep, about);
}

void HyperView::setCorner(QWidget* corner)
{
    m_corner = corner;
    placeCorner();
}

void HyperView::placeCorner()
{
    if (m_corner == nullptr)
        return;
    m_corner->adjustSize();
    m_corner->move(viewport()->width() - m_corner->width() - scaled(font(), 6), scaled(font(), 6));
}

void HyperView::seeAll()
{
    m_sight = {};
    layOut();
}

void HyperView::setZoom(double zoom, const QPointF& about)
{
    const double before = m_sight.zoom;
    m_sight.zoom = std::clamp(zoom, 1.0, kMostZoom);
    const QPointF middle = m_room.map.center() + m_sight.shift;
    m_sight.shift += (middle - about) * (m_sight.zoom / before - 1);
    layOut();
    holdMap();
}

/// No more of the ground beside the map is seen than has to be.
void HyperView::holdMap()
{
    const QRectF all = m_room.middle;
    const auto most = [](double map, double place) { return std::max(0.0, (map - place) / 2); };
    const double x = most(all.width(), m_room.map.width());
    const double y = most(all.height(), m_room.map.height());
    m_sight.shift = { std::clamp(m_sight.shift.x(), -x, x), std::clamp(m_sight.shift.y(), -y, y) };
    layOut();
}

void HyperView::bringIntoSight(int row)
{
    if (row < 0 || m_model.piece(row).kind != HyperPiece::Kind::Hex || m_sight.zoom <= 1)
        return;
    const QRectF area = m_model.piece(row).area;
    const QRectF& map = m_room.map;
    QPointF by;
    if (area.left() < map.left() || area.right() > map.right())
        by.setX(area.left() < map.left() ? map.left() - area.left() : map.right() - area.right());
    if (area.top() < map.top() || area.bottom() > map.bottom())
        by.setY(area.top() < map.top() ? map.top() - area.top() : map.bottom() - area.bottom());
    m_sight.shift += by;
    holdMap();
}

void HyperView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    const Colours& colours = coloursOf(palette());
    // Beside the table there is no cloth.
    if (qobject_cast<TableSurface*>(parentWidget()) != nullptr)
        paintCloth(painter, viewport()->rect(),
            QRectF(viewport()->mapTo(parentWidget(), QPoint()) * -1, parentWidget()->size()), colours);
    m_painter.paintGround(painter, m_room, colours, font());
    const auto paintRow = [&](int row) {
        HyperPainter::Shown shown;
        shown.hover = row == m_hovered;
        shown.focus = hasFocus() && row == currentIndex().row();
        shown.target = m_targets.contains(row);
        shown.cost = m_targets.value(row);
        shown.pointed = row == m_pointed;
        m_painter.paint(painter, m_model.piece(row), shown, colours, font());
    };
    // Hexes within their place; those with a ring around them last, as their neighbours would cover it.
    painter.save();
    if (!m_room.map.isEmpty())
        painter.setClipRect(m_room.map.adjusted(-2, -2, 2, 2));
    for (const bool ringed : { false, true })
        for (int row = 0; row < m_model.rowCount(); ++row) {
            const HyperPiece& piece = m_model.piece(row);
            const bool stands = piece.isLegal() || piece.hinted || m_targets.contains(row)
                || (hasFocus() && row == currentIndex().row());
            if (piece.kind == HyperPiece::Kind::Hex && stands == ringed)
                paintRow(row);
        }
    painter.restore();
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.piece(row).kind != HyperPiece::Kind::Hex)
            paintRow(row);
}

void HyperView::resizeEvent(QResizeEvent* event)
{
    QAbstractItemView::resizeEvent(event);
    layOut();
    holdMap();
    placeCorner();
}

void HyperView::changeEvent(QEvent* event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        layOut();
        placeCorner();
    }
}

void HyperView::focusInEvent(QFocusEvent* event)
{
    QAbstractItemView::focusInEvent(event);
    if (!currentIndex().isValid() && !goToLegal() && m_model.rowCount() > 0)
        setCurrentIndex(m_model.index(0));
    viewport()->update();
    if (event->reason() != Qt::MouseFocusReason)
        Q_EMIT looked(currentIndex().row());
}

void HyperView::focusOutEvent(QFocusEvent* event)
{
    QAbstractItemView::focusOutEvent(event);
    viewport()->update();
}

void HyperView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
    bringIntoSight(current.row());
    viewport()->update();
    if (hasFocus())
        Q_EMIT looked(current.row());
}

QModelIndex HyperView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
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

/// A letter and a number go to the hex of that name.
bool HyperView::typeName(QKeyEvent* event)
{
    const QString text = event->text().toUpper();
    if (m_room.map.isEmpty() || text.size() != 1 || event->modifiers().testFlag(Qt::ControlModifier))
        return false;
    const bool letter = text[0] >= QLatin1Char('A') && text[0] <= QLatin1Char('Z');
    if (!letter && (m_typed.isEmpty() || !text[0].isDigit()))
        return false;
    m_typed = letter ? text : m_typed + text;
    m_typing->start();
    if (letter)
        return true;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.piece(row).kind == HyperPiece::Kind::Hex
            && m_model.index(row).data(HyperPieceModel::NameRole).toString() == m_typed) {
            setCurrentIndex(m_model.index(row));
            return true;
        }
    Q_EMIT unknownTyped(m_typed);
    return true;
}

void HyperView::keyPressEvent(QKeyEvent* event)
{
    if (m_drag == Drag::Piece && event->key() == Qt::Key_Escape) {
        m_drag = Drag::None;
        m_pressed = -1;
        Q_EMIT dragCancelled();
        return event->accept();
    }
    const auto go = [this](CursorAction action) {
        hover(-1);
        setCurrentIndex(moveCursor(action, {}));
    };
    const QPointF about
        = currentIndex().isValid() ? m_model.piece(currentIndex().row()).area.center() : m_room.map.center();
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
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        if (m_room.map.isEmpty())
            return QAbstractItemView::keyPressEvent(event);
        zoomStep(event->key() == Qt::Key_Plus, about);
        break;
    case Qt::Key_0:
        if (m_room.map.isEmpty() || !m_typed.isEmpty())
            return QAbstractItemView::keyPressEvent(event);
        seeAll();
        break;
    case Qt::Key_N: {
        const int next
            = m_model.nextLegal(currentIndex().row(), event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
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
            Q_EMIT pieceChosen(currentIndex().row(), QPoint());
        break;
    case Qt::Key_Escape:
        Q_EMIT backAsked();
        break;
    default:
        if (!typeName(event))
            return QAbstractItemView::keyPressEvent(event);
    }
    event->accept();
}

void HyperView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier) || !isOnMap(event->position()))
        return event->ignore();
    const double steps = event->angleDelta().y() / 120.0;
    setZoom(m_sight.zoom * std::pow(kZoomStep, steps), event->position());
    event->accept();
}

void HyperView::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = event->position().toPoint();
    m_pressed = rowAt(m_pressedAt);
    m_shiftBefore = m_sight.shift;
    if (m_pressed >= 0)
        setCurrentIndex(m_model.index(m_pressed));
    event->accept();
}

void HyperView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    const QPoint global = event->globalPosition().toPoint();
    if (m_drag == Drag::Piece)
        return Q_EMIT dragMoved(global);
    if (m_drag == Drag::Map) {
        m_sight.shift = m_shiftBefore + (at - m_pressedAt);
        return holdMap();
    }
    if (event->buttons().testFlag(Qt::LeftButton)) {
        if ((at - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
            return;
        if (m_pressed >= 0 && m_draggable && m_draggable(m_pressed)) {
            m_drag = Drag::Piece;
            hover(-1);
            Q_EMIT dragBegun(m_pressed, global);
        } else if (m_sight.zoom > 1 && isOnMap(m_pressedAt)) {
            m_drag = Drag::Map;
            viewport()->setCursor(Qt::ClosedHandCursor);
            m_sight.shift = m_shiftBefore + (at - m_pressedAt);
            holdMap();
        }
        return;
    }
    const int row = rowAt(at);
    if (row == m_hovered)
        return;
    hover(row);
    const bool active = row >= 0 && (m_model.piece(row).isLegal() || m_model.piece(row).kind == HyperPiece::Kind::Seat);
    viewport()->setCursor(active ? Qt::PointingHandCursor : Qt::ArrowCursor);
    Q_EMIT looked(row);
    if (row < 0)
        Q_EMIT left();
}

void HyperView::mouseReleaseEvent(QMouseEvent* event)
{
    const int pressed = std::exchange(m_pressed, -1);
    const Drag drag = std::exchange(m_drag, Drag::None);
    const QPoint at = event->position().toPoint();
    if (drag == Drag::Piece)
        return Q_EMIT dropped(event->globalPosition().toPoint());
    if (drag == Drag::Map)
        return viewport()->setCursor(Qt::ArrowCursor);
    const int row = rowAt(at);
    if (row >= 0 && row == pressed && event->button() == Qt::LeftButton)
        Q_EMIT pieceChosen(row, at);
}

void HyperView::mouseDoubleClickEvent(QMouseEvent* event)
{
    // The second press of a quick hand is never a second choice.
    event->accept();
}

void HyperView::hover(int row)
{
    if (std::exchange(m_hovered, row) != row)
        viewport()->update();
}

bool HyperView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_drag == Drag::None) {
        hover(-1);
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
