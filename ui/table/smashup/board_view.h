#pragma once

#include "ui/painting/card_face.h"
#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/faction_looks.h"

#include <QTableView>

#include <functional>
#include <map>

namespace ui {

class BoardDelegate;
class RowHeader;
class SmashUpTableModel;

/// The table of bases and players. Arrow keys walk from cell to cell and through the cards in a cell, or, while a card
/// is held, from one base where it may go to the next; Enter chooses, N goes to the next place that may be chosen,
/// Escape steps back; the mouse clicks, or drops a card from the hand.
class BoardView final : public QTableView {
    Q_OBJECT

public:
    /// Where a card from the hand may be dropped, asked when it is dragged over the table.
    using TargetsOf = std::function<DropTargets(int card)>;

    BoardView(SmashUpTableModel& model, const FactionLooks& looks, QWidget* parent);

    void setTargetsOf(TargetsOf targetsOf) { m_targetsOf = std::move(targetsOf); }
    /// While a card is held the arrows walk the places where it may go, and these say what it would change there.
    void setHolding(bool holding, std::map<int, Consequence> consequences, const CardFace& held);
    int currentCard() const { return m_card; }
    /// To the first place that may be chosen; false where there is none on the table.
    bool goToLegal();
    /// To that card on the table; false where it is not there.
    bool goToCard(int card);
    /// What a click there does, or Enter where the keyboard stands on it: the card, or the cell for -1. Nothing where
    /// the card does not lie there.
    void press(const QModelIndex& index, int card);
    /// The keyboard comes to that place.
    void goTo(const QModelIndex& index, int card);
    /// Where a card is painted now, in the coordinates of the viewport; empty when it is not in play.
    QRect cardRect(int card) const;
    /// Where the base or a seat's cards at it are painted.
    QRectF frameOf(int row, int column) const;
    BoardDelegate& delegate() { return *m_delegate; }
    RowHeader& header() { return *m_header; }
    /// The font of a text of the usual size, by which all here has its size; it gives way where there is no room.
    void setBody(const QFont& body);
    /// Shares the room among rows and columns: crowded ones get more, and the viewer's row is always in sight.
    void layOut();
    /// From which on every row is in sight, with the text of the bases left out, whichever bases they are.
    int leastHeight() const;
    QSize minimumSizeHint() const override;
    /// The keyboard goes from the boxes of the players to what comes after the table, or back to the table.
    void leaveHeader(bool next);

Q_SIGNALS:
    /// Clicked or entered, legal or not; `card` is -1 for the base itself.
    void placeChosen(int card, int slot);
    /// Under the mouse or the keyboard now.
    void looked(int card, int slot);
    /// By the mouse or a key, after looked().
    void pointed();
    void left(); ///< the mouse
    void backAsked();
    /// A held card is over this slot now, -1 for none, and over this card there.
    void pointedAt(int slot, int card);
    /// A drag came over the table, or left it or ended: -1.
    void draggedOver(int card);
    void dropped(int card, int slot, int onCard);
    void discardAsked(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
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
    bool liesAt(const QModelIndex& index, int card) const;
    std::vector<int> cardIds(const QModelIndex& index) const;
    void setPlace(const QModelIndex& index, int card);
    void step(int direction, bool wholeCell);
    void stepRow(int direction);
    void nextLegal(bool forward);
    void hover(int card);
    void tellTopic();
    void point(int slot, int card = -1);
    QFont fittingBody() const;
    int leastHeight(const QFont& body) const;
    void fitFont();
    int neededHeight(int row, const std::function<int(int column)>& width) const;
    bool fitsInEqualColumns(int width, int height) const;
    void shareWidth(int width);
    void shareHeight(int height);
    CardForm settledForm(const QModelIndex& cell, CardForm form);
    bool isLegal(const Place& place) const;
    std::vector<Place> places() const;
    bool acceptsDrop(const Place& place) const;
    int slotOf(const QModelIndex& index) const;

    SmashUpTableModel& m_model;
    BoardDelegate* m_delegate;
    RowHeader* m_header;
    QFont m_body;
    TargetsOf m_targetsOf;
    int m_card = -1;
    int m_pointedCard = -1; ///< under a held card
    Place m_pressed;
    Place m_hovered;
    bool m_holding = false;
    /// Of each cell, by row and column, and for what it was found.
    using Forms = QHash<std::pair<int, int>, std::pair<QList<qsizetype>, CardForm>>;
    Forms m_forms;
    Forms m_seenForms; ///< those that were painted last
};

} // namespace ui
