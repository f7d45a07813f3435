#pragma once

#include "core/smashup/words/view.h"

#include <QAbstractListModel>

#include <vector>

class QMimeData;

namespace ui {

/// A card that is listed or lies elsewhere, as it is printed, with a number of the caller's.
core::smashup::CardView viewOf(const core::CardInfo& card, int id);

/// The card that is dragged, by its number; -1 where it is none of ours.
int draggedCard(const QMimeData* data);

/// Cards in a row, each with what may be done with it now: the hand, the strip of cards that lie elsewhere, a discard
/// pile.
class HandModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        CardRole = Qt::UserRole + 1, ///< int: the card's number
        LegalRole,
        DimmedRole, ///< something is asked that this card has no part in
        PickedRole, ///< it is being played
        HintedRole,
        IdleRole, ///< playing it now would do nothing
        BaseRole, ///< it is a base
        ItemRole, ///< const void*: the Item itself, while the model stands
    };
    struct Item {
        core::smashup::CardView card;
        std::vector<core::ChoiceView> choices; ///< none where it may not be chosen
        bool picked = false;
        bool hinted = false;
        bool idle = false; ///< playing it now would do nothing
        std::optional<core::CardInfo> print {}; ///< where only the print is known
    };

    using QAbstractListModel::QAbstractListModel;

    /// `draggable` lets cards that may be chosen be dragged to the table, and dims the others.
    void setItems(std::vector<Item> items, bool draggable);
    void setHinted(int card);
    const Item& item(int row) const { return m_items[static_cast<std::size_t>(row)]; }
    int rowOf(int card) const; ///< -1 where it is not here
    /// These, in the order in which they lie here already; those of `chosen` that lie here stay among them as picked.
    std::vector<Item> keepingPlaces(std::vector<Item> items, const std::vector<core::AboutView>& chosen) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    std::vector<Item> m_items;
    bool m_draggable = false;
    bool m_anyLegal = false;
};

} // namespace ui
