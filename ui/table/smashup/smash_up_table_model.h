#pragma once

#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/marks.h"
#include "ui/table/smashup/news.h"
#include "ui/table/smashup/outcome_words.h"

#include <QAbstractTableModel>

namespace ui {

/// The table of a Smash Up match: a column a base, a row a player, and the base cards in the last row but one, so that
/// they lie between the viewer, who sits at the bottom, and the others. It owns what one seat may see and nothing else.
class SmashUpTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        LegalRole = Qt::UserRole + 1, ///< bool: the cell itself may be chosen
        TotalRole, ///< int: power in the cell
        SeatRole, ///< int: the seat of the row, -1 for the base cards
        SlotRole, ///< int: the base slot of the column
        BarRole, ///< QString: why the held card cannot go there; empty where it can
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `asking` tells whether legal choices are marked.
    void setTable(core::smashup::TableView table, bool asking);
    const core::smashup::TableView& table() const { return m_table; }
    const Marks& marks() const { return m_marks; }

    /// What kind of player sits in each seat, in turn order, for the words about a seat.
    void setPlayers(const QStringList& players) { m_players = players; }
    QString player(core::Seat seat) const { return m_players.value(core::indexOf(seat)); }

    /// Marks where a dragged card may go; empty targets bring the prompt's own marks back.
    void setDropTargets(const DropTargets& targets);
    const DropTargets& dropTargets() const { return m_dropTargets; }
    /// The card or base slot a hint points at; -1 for none.
    void setHinted(int card, int slot);

    /// What has changed since the viewer last acted, by the numbers of cards and bases.
    void setChanges(const QHash<int, Change>& changes);
    Change changeOf(int id) const { return m_changes.value(id); }
    /// Cards that are painted elsewhere just now: on their way.
    void setAway(const QSet<int>& cards);
    bool isAway(int card) const { return m_away.contains(card); }

    const core::smashup::BaseView& base(int column) const;
    /// The row of the base cards; -1 for an empty table.
    int baseRow() const { return rowCount() - 2; }
    core::Seat seatOfRow(int row) const; ///< Seat::None for the base cards
    int rowOfSeat(core::Seat seat) const; ///< -1 for nobody
    int columnOfSlot(int slot) const; ///< -1 for an unknown one
    /// The minions a cell shows, or the actions on the base in the row of the base cards.
    std::vector<const core::smashup::CardView*> cards(const QModelIndex& index) const;

    bool isLegalCard(int card) const;
    bool isLegalBase(int slot) const;
    /// In which order the card was picked for the open question, from 1; 0 where it was not.
    int pickOf(int card) const;
    /// What choosing each of these cards would change about it and at its base: by card.
    void setOutcomes(const QHash<int, QList<OutcomePart>>& outcomes);
    QList<OutcomePart> outcomeOf(int card) const { return m_outcomes.value(card); }
    /// Cards that are picked besides, in that order, and not chosen yet.
    void setPicks(const QList<int>& cards);
    /// The base was picked for the open question.
    bool isPickedBase(int slot) const;
    /// Whether two cards of a cell may lie in one stack: they look alike and the same can be done with them.
    bool alike(const core::smashup::CardView& a, const core::smashup::CardView& b) const;
    bool isHintedCard(int card) const { return card >= 0 && card == m_hintedCard; }
    bool isHintedBase(int slot) const { return slot >= 0 && slot == m_hintedSlot; }
    /// The card or base asks the prompt that is open.
    bool isAskingCard(int card) const;
    bool isAskingBase(int slot) const;
    /// Why the card that is held cannot go to these bases, by slot; nothing while none is held.
    void setBars(const QHash<int, QString>& reasons);
    bool isBarred(int slot) const { return m_bars.contains(slot); }
    QString barOf(int slot) const { return m_bars.value(slot); }
    /// A card in play as it is read out; empty where it is not.
    QString spokenCard(int card) const;
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
    QString withOutcome(const QString& words, int card) const;
    static QString withChange(const QString& words, const Change& change);
    QString seatText(core::Seat seat) const;
    QString phaseText() const;
    QString placeText(core::Seat seat, int place) const;
    void refresh();

    core::smashup::TableView m_table;
    QStringList m_players;
    Marks m_marks;
    DropTargets m_dropTargets;
    bool m_asking = false;
    QHash<int, QString> m_bars;
    QHash<int, QList<OutcomePart>> m_outcomes;
    QList<int> m_picks;
    QHash<int, Change> m_changes;
    QSet<int> m_away;
    int m_hintedCard = -1;
    int m_hintedSlot = -1;
};

/// A card in words: name, kind, power, what it bears, and its text.
QString describeCard(const core::smashup::CardView& card);

} // namespace ui
