#pragma once

#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/faction_looks.h"

#include <QTableView>

#include <functional>

namespace ui {

class BoardDelegate;
class RowHeader;
class SmashUpTableModel;

/// The table of bases and players. Arrow keys walk from cell to cell and through the cards in a cell, Enter chooses,
/// N goes to the next place that may be chosen, Escape steps back; the mouse clicks, or drops a card from the hand.
class BoardView final : public QTableView {
    Q_OBJECT

public:
    /// Where a card from the hand may be dropped, asked when it is dragged over the table.
    using TargetsOf = std::function<DropTargets(int card)>;

    BoardView(SmashUpTableModel& model, const FactionLooks& looks, QWidget* parent);

    void setTargetsOf(TargetsOf targetsOf) { m_targetsOf = std::move(targetsOf); }
    int currentCard() const { return m_card; }
    /// To the first place that may be chosen; false where there is none on the table.
    bool goToLegal();
    /// Where a card is painted now, in the coordinates of the viewport; empty when it is not in play.
    QRect cardRect(int card) const;
    /// Shares the room among rows and columns; everything gets what it needs to be read, then the view scrolls.
    void layOut();

Q_SIGNALS:
    /// Clicked or entered, legal or not; `card` is -1 for the base itself.
    void placeChosen(int card, int slot);
    /// Under the mouse or the keyboard now.
    void looked(int card, int slot);
    void backAsked();
    void dropped(int card, int slot, int onCard);
    void discardAsked(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Place {
        QModelIndex index;
        int card = -1;
    };
    Place placeAt(const QPoint& position) const;
    std::vector<int> cardIds(const QModelIndex& index) const;
    void setPlace(const QModelIndex& index, int card);
    void step(int direction, bool wholeCell);
    void stepRow(int direction);
    void nextLegal(bool forward);
    bool isLegal(const Place& place) const;
    std::vector<Place> places() const;
    bool acceptsDrop(const Place& place) const;
    int slotOf(const QModelIndex& index) const;

    SmashUpTableModel& m_model;
    BoardDelegate* m_delegate;
    RowHeader* m_header;
    TargetsOf m_targetsOf;
    int m_card = -1;
    Place m_pressed;
};

} // namespace ui
