#pragma once

#include "core/record/stores.h"

#include <QAbstractListModel>

#include <vector>

namespace ui {

/// The saved pairs, by name.
class PairListModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1, FactionsRole, RecordRole };

    using QAbstractListModel::QAbstractListModel;

    /// `setsTold`: each row says, too, which set its pair is of.
    void replaceAll(std::vector<core::SavedPair> pairs, bool setsTold);
    const std::vector<core::SavedPair>& pairs() const { return m_pairs; }
    /// Null for an invalid index.
    const core::SavedPair* at(const QModelIndex& index) const;
    QModelIndex indexOfId(std::int64_t id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString record(const core::SavedPair& pair) const;

    std::vector<core::SavedPair> m_pairs;
    bool m_setsTold = false;
};

/// "Aliens + Pirates".
QString factionsText(const std::vector<std::string>& factions);
/// "played 23 times · won 14", or that it never was.
QString pairRecordText(const core::SavedPair& pair);

} // namespace ui
