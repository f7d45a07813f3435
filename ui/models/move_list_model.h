#pragma once

#include "core/analysis/analysis.h"

#include <QAbstractTableModel>
#include <QString>

#include <map>
#include <vector>

namespace ui {

/// One choice of a match, in words.
struct Move {
    int turn = 0; ///< the turn it was made in
    core::Seat seat = core::Seat::None;
    QString who; ///< name of the seat
    QString text; ///< "Invader on The Homeworld"
    QString news; ///< what came of it that matters for the score ("The Homeworld scored"); often empty
    QString whose {}; ///< name of the seat whose turn it was made in
    /// There was nothing to choose, or it only began what a later choice finished: left out of the story.
    bool minor = false;
};

/// What an analysis says of a move.
struct MoveBadge {
    core::Label label = core::Label::None; ///< how the choice is marked
    double points = 0; ///< of win chance that it cost its seat, below 0, or that luck brought after it
    QString words; ///< "mistake −7.6", "luck +3.1"
};

/// The choices of a match in order, told turn by turn. Row n stands for the match after n choices; row 0 is its start.
class MoveListModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { TurnColumn, WhoColumn, MoveColumn, ColumnCount };
    enum Role { SeatRole = Qt::UserRole + 1, NewsRole, HeadingRole, BadgeRole };

    using QAbstractTableModel::QAbstractTableModel;

    void replaceAll(std::vector<Move> moves);
    /// What an analysis says of moves, by how many choices had been made with them.
    void setBadges(std::map<int, MoveBadge> badges);
    const std::vector<Move>& moves() const { return m_moves; }
    /// Whether minor moves are shown, too, which a view hides otherwise, unless they are marked: the heading of a turn
    /// stands at its first move that is shown.
    void setWhole(bool whole);
    bool isShown(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static QVariant start(int column, int role);
    QString heading(int row) const;

    std::vector<Move> m_moves;
    std::map<int, MoveBadge> m_badges;
    bool m_whole = false;
};

} // namespace ui
