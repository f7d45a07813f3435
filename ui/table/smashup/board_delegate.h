#pragma once

#include "ui/painting/base_face.h"
#include "ui/table/smashup/cell_layout.h"
#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/faction_looks.h"
#include "ui/table/smashup/news.h"
#include "ui/table/smashup/outcome_labels.h"

#include <QStyledItemDelegate>

#include <map>

namespace ui {

class SmashUpTableModel;

/// Something in a cell that can be pointed at: a card, one of a stack, or what is attached to one.
struct CellSpot {
    int card = -1;
    QRectF area;
};

/// Paints the cells of the table: the base cards in their row, a player's minions in the others.
class BoardDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    BoardDelegate(const SmashUpTableModel& model, FactionLooks looks, QObject* parent);

    const FactionLooks& looks() const { return m_looks; }
    /// The card the keyboard is on, and the one under the mouse; -1 for none.
    void setCurrentCard(int card) { m_currentCard = card; }
    void setHoveredCard(int card) { m_hoveredCard = card; }
    /// The form of the cards in a row of cells.
    void setForm(const QModelIndex& cell, CardForm form) { m_forms[{ cell.row(), cell.column() }] = form; }
    CardForm form(const QModelIndex& cell) const;
    /// Whether the base cards show their texts.
    void setBaseTexts(bool shown) { m_baseTexts = shown; }

    /// What dropping the held card would change, by slot; and over which cell it is.
    void setConsequences(std::map<int, Consequence> all) { m_consequences = std::move(all); }
    const std::map<int, Consequence>& consequences() const { return m_consequences; }
    void setPointed(int slot) { m_pointed = slot; }
    int pointed() const { return m_pointed; }
    /// The card that is held over the table, for its ghost; nothing for an empty name.
    void setHeld(const CardFace& face) { m_held = face; }
    /// Power that counts up or down in place of what a base has; by slot and seat.
    void setPower(int slot, core::Seat seat, double power) { m_power[{ slot, seat }] = power; }
    void setChanged(int slot, bool more) { m_changed[slot] = more; }
    void clearPower()
    {
        m_power.clear();
        m_changed.clear();
    }

    CellCards cellCards(const QModelIndex& index) const;
    /// The cards of a cell and where they lie, given the cell's rectangle.
    CellLayout cards(const QModelIndex& index, const QRect& cell, const QFont& body) const;
    /// Everything in a cell that can be pointed at, what lies on top last.
    std::vector<CellSpot> spots(const QModelIndex& index, const QRect& cell, const QFont& body) const;
    /// What choosing the cards of a cell would come to, as it stands on them: by card.
    std::vector<std::pair<int, std::vector<OutcomeLabel>>> outcomes(
        const QModelIndex& index, const QRect& cell, const QFont& body) const;
    /// The card at `position` in the cell, -1 for none.
    int cardAt(const QModelIndex& index, const QRect& cell, const QFont& body, const QPoint& position) const;
    QRectF frameOf(const QRect& cell, const QFont& body) const;

    int baseHeight(int column, int width, const QFont& body, bool text) const;
    /// With a text as long as is shown on a base.
    static int mostBaseHeight(const QFont& body);
    /// Without its text, of any base.
    static int leastBaseHeight(const QFont& body);
    CardFace cardFace(const core::smashup::CardView& card) const;
    BaseFace baseFace(int column) const;
    /// The base with who gained what, as it is told while it scores.
    BaseFace scoredFace(int column, const core::PerSeat<std::int8_t>& points) const;
    FaceState cardState(int card, bool focused) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintBaseCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintCards(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintGhost(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintConsequence(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintOutcomes(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintChange(QPainter& painter, const QRectF& area, const Change& change, core::Seat seat,
        const QStyleOptionViewItem& option) const;
    static void paintVeil(QPainter& painter, const QStyleOptionViewItem& option);
    bool standsBack(int column) const;
    FaceState cellState(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const SmashUpTableModel& m_model;
    FactionLooks m_looks;
    int m_currentCard = -1;
    int m_hoveredCard = -1;
    std::map<std::pair<int, int>, CardForm> m_forms; ///< by row and column
    bool m_baseTexts = true;
    std::map<int, Consequence> m_consequences;
    int m_pointed = -1;
    CardFace m_held;
    std::map<std::pair<int, core::Seat>, double> m_power;
    std::map<int, bool> m_changed; ///< by slot: has the power there become more?
};

} // namespace ui
