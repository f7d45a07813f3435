#pragma once

#include "ui/table/starrealms/piece_model.h"
#include "ui/table/starrealms/piece_painter.h"

#include <QAbstractItemView>

#include <functional>

namespace ui {

/// Shows pieces of a table where a layout puts them, and lets them be pointed at, chosen, walked by keys and dragged.
/// The table, the hand and the cards to choose from are one each.
class RealmView final : public QAbstractItemView {
    Q_OBJECT

public:
    /// Puts the pieces into `room`; `current` is the row that is lifted, -1 for none.
    using Layout = std::function<Rows(std::vector<Piece>& pieces, const QRectF& room, int current)>;

    RealmView(PieceModel& model, const PiecePainter& painter, Layout layout, QWidget* parent);

    PieceModel& pieces() const { return m_model; }
    void layOut();
    const Rows& rows() const { return m_rows; }
    /// The keyboard to the first piece that can be chosen, past what has it already; false where there is none.
    bool goToLegal();
    bool goToHinted();
    /// Rows on which what is held may be dropped; empty for none.
    void setTargets(const QSet<int>& rows, int pointed = -1);
    /// Whether the viewer's own ground is such a place, and what is held is over it.
    void setOwnGround(bool isTarget, bool isPointed);
    /// Words in the room beside an opponent's cards: a line that is marked, and the rest.
    void setNotice(const QString& marked, const QString& rest);
    /// Whether the row may be picked up by the mouse.
    void setDraggable(std::function<bool(int row)> draggable) { m_draggable = std::move(draggable); }
    int rowAt(const QPoint& at) const;

    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex&, ScrollHint = EnsureVisible) override { }
    QModelIndex indexAt(const QPoint& at) const override;
    QSize minimumSizeHint() const override { return { 10, 10 }; }

Q_SIGNALS:
    void pieceChosen(int row);
    void opened(int row); ///< chosen by a double click or by Enter where it can be opened
    /// What the pointer or the keyboard is at now; -1 for nothing.
    void looked(int row);
    /// The pointer rests on it, or a key went there.
    void pointed();
    void left();
    void backAsked();
    void dragBegun(int row, const QPoint& at); ///< on the screen, as those below
    void dragMoved(const QPoint& at);
    void dropped(const QPoint& at);
    void dragCancelled();
    void helpAsked(int row, const QPoint& at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
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
    void paintNotice(QPainter& painter) const;
    void hover(int row);
    int lifted() const;

    PieceModel& m_model;
    const PiecePainter& m_painter;
    Layout m_layout;
    std::function<bool(int row)> m_draggable;
    Rows m_rows;
    QSet<int> m_targets;
    int m_pointed = -1; ///< of them
    bool m_ownTarget = false;
    bool m_ownPointed = false;
    int m_hovered = -1;
    int m_pressed = -1;
    QPoint m_pressedAt;
    bool m_dragging = false;
    QString m_marked;
    QString m_rest;
};

} // namespace ui
