#pragma once

#include "core/record/match_record.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <map>
#include <vector>

namespace ui {

/// The stored matches, newest first.
class MatchListModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { SeatsColumn, ResultColumn, TurnsColumn, WhenColumn, ColumnCount };
    enum Role { MatchIdRole = Qt::UserRole + 1, SortRole, StatusRole, SearchRole, DetailRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// `counts` holds, by id, what the end of a match took off, where its result is to tell that.
    void replaceAll(std::vector<core::MatchSummary> matches, std::map<std::int64_t, core::FinalCount> counts = {});
    /// Null for an invalid index.
    const core::MatchSummary* at(const QModelIndex& index) const;
    QModelIndex indexOfId(std::int64_t id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString display(const core::MatchSummary& match, int column) const;
    QVariant sortValue(const core::MatchSummary& match, int column) const;

    std::vector<core::MatchSummary> m_matches;
    std::map<std::int64_t, core::FinalCount> m_counts;
};

/// "You vs. Marrow".
QString matchTitle(const core::MatchSummary& match);
/// What kind of player sits in each seat: "Person", "Level 3, patient".
QStringList playerTitles(const core::MatchSummary& match);
/// "1 turn", "12 turns".
QString turnsText(int turns);
/// "Aliens + Pirates against Zombies + Wizards".
QString matchPairs(const core::MatchSummary& match);
/// The pairs and the printing they are of.
QString matchCards(const core::MatchSummary& match);
/// "17 − 3 for Madness", how a seat's final score came about; empty where nothing was taken off.
QString countText(const core::PerSeat<std::int16_t>& score, const core::FinalCount& count, std::size_t seat);
/// "You won 16 to 13", "You won 14 (17 − 3 for Madness) to 13", "shared by You and Marrow", "running, 9 to 11".
QString matchResult(const core::MatchSummary& match, const core::FinalCount& count = {});
/// When it began, in the reader's own time and manner.
QString matchDate(const core::MatchSummary& match);

} // namespace ui
