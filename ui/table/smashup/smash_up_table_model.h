#pragma once

#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/marks.h"

#include <QAbstractTableModel>

namespace ui {

/// The table of a Smash Up match: a column a base, first the row of the base cards, then a row a player with the viewer
/// last. It owns what one seat may see and nothing else.
class SmashUpTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        LegalRole = Qt::UserRole + 1, ///< bool: the cell itself may be chosen
        TotalRole, ///< int: power in the cell
        SeatRole, ///< int: the seat of the row, -1 for the base cards
        SlotRole, ///< int: the base slot of the column
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `asking` tells whether legal choices are marked.
    void setTable(core::smashup::TableView table, bool asking);
    const core::smashup::TableView& table() const { return m_table; }
    const Marks& marks() const { return m_marks; }

    /// What kind of player sits in each seat, in turn order, for the words about a seat.
    void setPlayers(const QStringList& players) { m_players = players; }

    /// Marks where a dragged card may go; empty targets bring the prompt's own marks back.
    void setDropTargets(const DropTargets& targets);
    const DropTargets& dropTargets() const { return m_dropTargets; }
    /// The card or base slot a hint points at; -1 for none.
    void setHinted(int card, int slot);

    const core::smashup::BaseView& base(int column) const;
    core::Seat seatOfRow(int row) const; ///< Seat::None for the base cards
    int rowOfSeat(core::Seat seat) const;
    int columnOfSlot(int slot) const; ///< -1 for an unknown one
    /// The minions a cell shows, or the actions on the base in the row of the base cards.
    std::vector<const core::smashup::CardView*> cards(const QModelIndex& index) const;

    bool isLegalCard(int card) const;
    bool isLegalBase(int slot) const;
    bool isHintedCard(int card) const { return card >= 0 && card == m_hintedCard; }
    bool isHintedBase(int slot) const { return slot >= 0 && slot == m_hintedSlot; }
    /// The card or base asks the prompt that is open.
    bool isSource(const std::string& name) const;
    int power(const QModelIndex& index) const;
    /// The seat of the row may ignore the base of the column.
    bool ignoresBase(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QString baseText(const core::smashup::BaseView& base) const;
    QString cellText(const QModelIndex& index) const;
    QString spoken(const core::smashup::CardView& card) const;
    QString seatText(core::Seat seat) const;
    QString phaseText() const;
    void refresh();

    core::smashup::TableView m_table;
    QStringList m_players;
    Marks m_marks;
    DropTargets m_dropTargets;
    bool m_asking = false;
    int m_hintedCard = -1;
    int m_hintedSlot = -1;
};

/// A card in words: name, kind, power, what it bears, and its text.
QString describeCard(const core::smashup::CardView& card);

} // namespace ui
