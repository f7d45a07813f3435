#pragma once

#include "core/game/game.h"
#include "core/stores/pair_store.h"

#include <QAbstractListModel>

#include <vector>

namespace ui {

/// The saved pairs, by name.
class PairListModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        FactionsRole,
        RecordRole,
        NotesRole, ///< their beginning, in one line
        SearchRole, ///< all that a pair is found by, in small letters
    };

    using QAbstractListModel::QAbstractListModel;

    /// Each row says, too, which of `sets` its pair is of, where there are several.
    void replaceAll(std::vector<core::SavedPair> pairs, std::vector<core::SetInfo> sets);
    const std::vector<core::SavedPair>& pairs() const { return m_pairs; }
    /// Null for an invalid index.
    const core::SavedPair* at(const QModelIndex& index) const;
    QModelIndex indexOfId(std::int64_t id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString record(const core::SavedPair& pair) const;
    QString toolTip(const core::SavedPair& pair) const;

    std::vector<core::SavedPair> m_pairs;
    std::vector<core::SetInfo> m_sets;
};

} // namespace ui
