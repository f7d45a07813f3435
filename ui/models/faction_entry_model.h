#pragma once

#include "core/game/own_factions.h"
#include "core/stores/faction_store.h"

#include <QAbstractListModel>

namespace ui {

/// Roles of both lists of the page of own factions: a second line, what stands at the right, and how much is
/// amiss or worth a look.
namespace entry {
enum Role { DetailRole = Qt::UserRole + 1, AmountRole, FaultsRole, RemarksRole, IdRole };
}

/// The own factions of a game, by name.
class OwnFactionModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void replaceAll(std::vector<core::StoredFaction> factions);
    QModelIndex indexOfId(std::int64_t id) const;
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<core::StoredFaction> m_factions;
};

/// The cards and bases of a text, in its order.
class FactionEntryModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void replaceAll(const core::FactionCheck& check, const std::vector<core::CardInfo>& cards);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        core::FactionCheck::Entry entry;
        QString kind; ///< in the language that is spoken, where the card is sound
        int faults = 0;
        int remarks = 0;
    };

    static QString detail(const Row& row);

    std::vector<Row> m_rows;
};

} // namespace ui
