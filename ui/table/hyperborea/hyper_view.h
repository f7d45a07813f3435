#pragma once

#include "ui/table/hyperborea/hyper_layout.h"
#include "ui/table/hyperborea/hyper_painter.h"
#include "ui/table/hyperborea/hyper_piece_model.h"

#include <QAbstractItemView>
#include <QMap>

#include <functional>

class QTimer;

namespace ui {

/// Shows pieces of a table of Hyperborea where a layout puts them, and lets them be pointed at, chosen, walked by keys
/// and dragged: the map, which can be zoomed and moved, and a board.
class HyperView final : public QAbstractItemView {
    Q_OBJECT

public:
    using Layout = std::function<HyperRoom(std::vector<HyperPiece>& pieces, const QRectF& room, const MapSight& sight)>;

    HyperView(HyperPieceModel& model, const HyperPainter& painter, Layout layout, QWidget* parent);

    HyperPieceModel& pieces() const { return m_model; }
    const HyperRoom& room() const { return m_room; }
    void layOut();
    /// The keyboard to the first piece that can be chosen, past what has it already; false where there is none.
    bool goToLegal();
    bool goToHinted();
    /// Rows on which what is held may be dropped with what going there costs; empty for none.
    void setTargets(const QMap<int, int>& rows, int pointed = -1);
    /// Whether the row may be picked up by the mouse.
    void setDraggable(std::function<bool(int row)> draggable) { m_draggable = std::move(draggable); }
    int rowAt(const QPoint& at) const;
    double zoom() const { return m_sight.zoom; }
    /// Held within 1 and kMostZoom; what lies at `about` stays there.
    void setZoom(double zoom, const QPointF& about);
    /// A step closer, or further away where that is not wanted.
    void zoomStep(bool closer, const QPointF& about);
    /// Stands in the upper corner of the view, right.
    void setCorner(QWidget* corner);
    /// All of the map, as at first.
    void seeAll();
    /// Moves a hex into sight where the map is larger than its place.
    void bringIntoSight(int row);

    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex&, ScrollHint = EnsureVisible) override { }
    QModelIndex indexAt(const QPoint& at) const override;
    QSize minimumSizeHint() const override { return { 10, 10 }; }

Q_SIGNALS:
    /// `at` is where it was clicked, within the viewport; null for a key.
    void pieceChosen(int row, const QPoint& at);
    /// What the pointer or the keyboard is at now; -1 for nothing.
    void looked(int row);
    void left();
    void backAsked();
    void dragBegun(int row, const QPoint& at); ///< on the screen, as those below
    void dragMoved(const QPoint& at);
    void dropped(const QPoint& at);
    void dragCancelled();
    void helpAsked(int row, const QPoint& at);
    /// A hex was typed that there is not.
    void unknownTyped(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;

    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override { return 0; }
    bool isIndexHidden(const QModelIndex&) const override { return false; }
    void setSelection(const QRect&, QItemSelectionModel::SelectionFlags) override { }
    QRegion visualRegionForSelection(const QItemSelection&) const override { return {}; }

private:
    void hover(int row);
    void holdMap();
    void placeCorner();
    bool isOnMap(const QPointF& at) const { return m_room.map.contains(at); }
    bool typeName(QKeyEvent* event);

    HyperPieceModel& m_model;
    const HyperPainter& m_painter;
    Layout m_layout;
    std::function<bool(int row)> m_draggable;
    HyperRoom m_room;
    MapSight m_sight;
    QWidget* m_corner = nullptr;
    QMap<int, int> m_targets;
    int m_pointed = -1; ///< of them
    int m_hovered = -1;
    int m_pressed = -1;
    QPoint m_pressedAt;
    QPointF m_shiftBefore;
    enum class Drag { None, Piece, Map } m_drag = Drag::None;
    QString m_typed;
    QTimer* m_typing;
};

} // namespace ui
