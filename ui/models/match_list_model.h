#pragma once

#include "core/game/shelf.h"
#include "core/record/match_record.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// The stored matches, as many of them as were looked at.
class MatchListModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { SeatsColumn, ResultColumn, TurnsColumn, WhenColumn, ColumnCount };
    enum Role { MatchIdRole = Qt::UserRole + 1, StatusRole, DetailRole };

    using QAbstractTableModel::QAbstractTableModel;
    /// Says of each match which of `games` it is of, where there are several.
    explicit MatchListModel(core::Shelf games, QObject* parent = nullptr);

    /// `more`: others follow, which are asked for when the end is looked at. Rows that were there already stay, where
    /// the new ones begin with them.
    void replaceAll(std::vector<core::MatchSummary> matches, bool more = false);
    /// Null for an invalid index.
    const core::MatchSummary* at(const QModelIndex& index) const;
    QModelIndex indexOfId(std::int64_t id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    /// Only asks: the matches come sorted.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void moreAsked();
    void sortAsked(int column, Qt::SortOrder order);

private:
    QString display(const core::MatchSummary& match, int column) const;

    core::Shelf m_games;
    std::vector<core::MatchSummary> m_matches;
    bool m_more = false; ///< and nobody has asked for them yet
};

} // namespace ui
