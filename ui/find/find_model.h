#pragma once

#include "ui/find/find_entry.h"

#include <QAbstractListModel>

#include <array>

namespace ui {

/// What was found, group by group: each group's heading is a row that cannot be chosen, its entries follow.
class FindModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { HeadingRole = Qt::UserRole + 1, WordsRole };

    using QAbstractListModel::QAbstractListModel;

    /// Begins a new search.
    void setWords(const QStringList& words);
    const QStringList& words() const { return m_words; }
    /// Puts these in the place of what the group had, the best first and not too many.
    void setGroup(FindGroup group, std::vector<FindEntry> entries);
    /// Null for a heading or an invalid index.
    const FindEntry* at(const QModelIndex& index) const;
    QModelIndex firstEntry() const;
    /// More than what may have been meant.
    bool hasFound() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        bool heading;
        FindEntry entry; ///< of a heading only the group
    };
    void arrange();

    QStringList m_words;
    std::array<std::vector<FindEntry>, kFindGroups> m_groups;
    std::vector<Row> m_rows;
};

} // namespace ui
