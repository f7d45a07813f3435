#pragma once

#include "core/game/shelf.h"
#include "core/record/match_filter.h"

#include "ui/widgets/faction_faces.h"

#include <QAbstractTableModel>
#include <QList>

#include <map>
#include <set>
#include <vector>

namespace ui {

/// The stored matches that a query finds, as many rows as there are. What is in them is asked for a page at a time,
/// when it is looked at, and forgotten when much else was.
class MatchListModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        ResultColumn,
        SeatsColumn,
        LevelColumn,
        ScoreColumn,
        CourseColumn,
        TurnsColumn,
        SeatCountColumn,
        WhenColumn,
        SetColumn,
        TagsColumn,
        ColumnCount
    };
    enum Role { MatchIdRole = Qt::UserRole + 1, StatusRole, ResultRole, DetailRole };
    static constexpr int kPage = 100; ///< rows asked for at once

    using QAbstractTableModel::QAbstractTableModel;
    /// Says of each match which of `games` it is of, where there are several.
    explicit MatchListModel(core::Shelf games, QObject* parent = nullptr);

    /// There are so many rows now, nothing of which is known but `first`, the first page of them. Rows that are the
    /// same as before stay chosen.
    void reset(int rows, std::vector<core::MatchEntry> first);
    /// What is in the rows from `row` on, the answer to pageAsked().
    void setPage(int row, std::vector<core::MatchEntry> page);
    /// Null for an invalid index, and while nothing is known of its row.
    const core::MatchEntry* at(const QModelIndex& index) const;
    /// Among the rows that are known; else invalid.
    QModelIndex indexOfId(std::int64_t id) const;
    /// The emblems of a seat's factions in a match of that game and set.
    QList<FactionFace> marksOf(const core::MatchSummary& match, std::size_t seat) const;
    /// What a click on the heading sorts by; nothing for a column that cannot be sorted by.
    static std::optional<core::MatchSort> sortOf(int column);
    /// Which column a list is sorted by.
    static int columnOf(core::MatchSort sort);
    static QString titleOf(int column);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// Somebody looks at rows that nothing is known of; `row` is the first of their page. Asked once until it comes.
    void pageAsked(int row);

private:
    QString display(const core::MatchSummary& match, int column) const;
    QString whole(const core::MatchSummary& match) const;
    void askFor(int page) const;

    core::Shelf m_games;
    std::map<std::string, FactionFaces> m_faces; ///< by game
    int m_rows = 0;
    std::map<int, std::vector<core::MatchEntry>> m_pages; ///< by the number of the page
    mutable std::set<int> m_asked;
};

} // namespace ui
