#pragma once

#include "ui/table/smashup/chip_layout.h"
#include "ui/table/smashup/faction_looks.h"

#include <QStyledItemDelegate>

namespace ui {

class SmashUpTableModel;
struct CardState;

/// Paints the cells of the table: base cards in the first row, a player's minions in the others.
class BoardDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    BoardDelegate(const SmashUpTableModel& model, FactionLooks looks, QObject* parent);

    /// The card the keyboard is on, and whether the table has the keyboard at all.
    void setCurrentCard(int card) { m_currentCard = card; }
    void setSelectedCard(int card) { m_selectedCard = card; }

    /// The size of the text on the base cards, in pixels of the mock-ups.
    void setBaseTextPixels(double pixels) { m_baseTextPixels = pixels; }

    /// Where the cards of a cell lie, given the cell's rectangle.
    ChipLayout chips(const QModelIndex& index, const QRect& cell, const QFont& body) const;
    /// The card at `position` in the cell, -1 for none.
    int cardAt(const QModelIndex& index, const QRect& cell, const QFont& body, const QPoint& position) const;

    int baseHeight(int column, int width, const QFont& body) const;
    int leastHeight(const QModelIndex& index, int width, const QFont& body) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct BaseParts;
    BaseParts baseParts(int column, const QRect& cell, const QFont& body) const;
    void paintBase(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintChips(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    CardState cellState(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const SmashUpTableModel& m_model;
    FactionLooks m_looks;
    int m_currentCard = -1;
    int m_selectedCard = -1;
    double m_baseTextPixels = 11.5;
};

} // namespace ui
