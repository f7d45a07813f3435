#pragma once

#include "core/record/match_record.h"

#include <QAbstractTableModel>

namespace ui {

/// The numbers of a scoring chart: the score of every seat after each turn, and the bases that scored in it.
class ScoreTableModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    /// TurnColumn, then one column a seat, then what scored; with three seats and more that stands beside the turn.
    enum Column { TurnColumn, FirstSeatColumn };

    using QAbstractTableModel::QAbstractTableModel;

    /// The last turn names what the count after it took points for.
    void show(const core::MatchRecord& record, const core::FinalCount& count = {});

    /// The column with the words, which may have all the room.
    int wordColumn() const { return crowded() ? TurnColumn : scoredColumn(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool crowded() const { return m_record.summary.seats.size() > 2; }
    int scoredColumn() const { return FirstSeatColumn + static_cast<int>(m_record.summary.seats.size()); }
    QString scoredIn(int turn) const;

    core::MatchRecord m_record; ///< without its choices
    core::FinalCount m_count;
};

} // namespace ui
