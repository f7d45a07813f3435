#pragma once

#include "ui/table/spoken_view.h"

#include <QCoreApplication>

namespace core::smashup {
struct CardView;
}

namespace ui {

class BoardView;
class SmashUpTableModel;

/// The table of bases and players for a screen reader: a table as Qt tells of one, with the cards in their cells, the
/// meter of each base with a part a seat, and the piles at the headers of their rows. A card or a cell is pressed as it
/// is clicked. Only what the viewer may see is told: of decks and hands how many cards they have.
class SpokenTable final : public SpokenView, public QAccessibleTableInterface {
    Q_DECLARE_TR_FUNCTIONS(SpokenTable)

public:
    explicit SpokenTable(BoardView* board);
    /// From here on the board is told so.
    static void install(BoardView& board);

    enum Kind { Corner, ColumnHeader, RowHeaderCell, Cell, Card, Meter, MeterOfSeat, Pile };
    enum PileKind { Hand, Deck, Discard, BaseDeck, Scored, Madness };

    // The things in it
    QList<Part> partsOf(const Part& parent) const override;
    Part parentOf(const Part& part) const override;
    bool has(const Part& part) const override;
    Part current() const override;
    QAccessible::Role roleOf(const Part& part) const override;
    QString textOf(const Part& part, QAccessible::Text kind) const override;
    QRect areaOf(const Part& part) const override;
    QAccessible::State stateOf(const Part& part) const override;
    bool isPressable(const Part& part) const override;
    void press(const Part& part) const override;
    void focus(const Part& part) const override;
    const Reach* reachOf(const Part& part, Reach& reach) const override;
    bool isCell(const Part& part) const override { return part.kind == Cell; }
    Part columnHeaderOf(const Part& part) const override;
    Part rowHeaderOf(const Part& part) const override;

    void* interface_cast(QAccessible::InterfaceType type) override;

    // Table: nothing is selected, cells are chosen
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override;
    int rowCount() const override;
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { refresh(); }

protected:
    void listenTo(QObject& until) override;

private:
    BoardView* board() const;
    const SmashUpTableModel* model() const;
    QString cardText(const core::smashup::CardView& card, const Part& part, QAccessible::Text kind) const;
    QString pileText(const Part& part, QAccessible::Text kind) const;
    QString meterText(const Part& part, QAccessible::Text kind) const;
    int sizeOf(const Part& pile) const;
    QRect cardArea(const Part& part) const;
    QRect pileArea(const Part& part) const;
    QRect meterArea(const Part& part) const;

    Part m_toldFocus;
};

} // namespace ui
