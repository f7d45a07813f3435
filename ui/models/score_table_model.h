#pragma once

#include "core/record/match_record.h"

#include <QAbstractTableModel>

namespace ui {

/// The numbers of a scoring chart: the score of every seat after each turn that changed it, and the bases that scored
/// in it; the start and the last turn in any case.
class ScoreTableModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    /// TurnColumn, with what scored in the turn, then one column a seat.
    enum Column { TurnColumn, FirstSeatColumn };

    using QAbstractTableModel::QAbstractTableModel;

    /// The last turn names what the count after it took points for.
    void show(const core::MatchRecord& record, const core::FinalCount& count = {});

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString scoredIn(int turn) const;

    core::MatchRecord m_record; ///< without its choices
    core::FinalCount m_count;
};

} // namespace ui
