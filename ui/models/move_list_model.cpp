#include "ui/models/move_list_model.h"

namespace ui {

void MoveListModel::replaceAll(std::vector<Move> moves)
{
    beginResetModel();
    m_moves = std::move(moves);
    m_badges.clear();
    endResetModel();
}

void MoveListModel::setBadges(std::map<int, MoveBadge> badges)
{
    m_badges = std::move(badges);
    if (!m_moves.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void MoveListModel::setWhole(bool whole)
{
    m_whole = whole;
    if (!m_moves.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

bool MoveListModel::isShown(int row) const
{
    if (row <= 0 || m_whole || static_cast<std::size_t>(row) > m_moves.size())
        return true;
    const auto badge = m_badges.find(row);
    return !m_moves[static_cast<std::size_t>(row - 1)].minor
        || (badge != m_badges.end() && badge->second.label != core::Label::None);
}

/// "Turn 4 · Marrow" at the first move of a turn that is shown.
QString MoveListModel::heading(int row) const
{
    const Move& move = m_moves[static_cast<std::size_t>(row - 1)];
    if (!isShown(row))
        return {};
    for (int before = row - 1; before > 0; --before) {
        if (m_moves[static_cast<std::size_t>(before - 1)].turn != move.turn)
            break;
        if (isShown(before))
            return {};
    }
    if (move.turn == 0)
        return tr("Before the first turn");
    return move.whose.isEmpty() ? tr("Turn %1").arg(move.turn)
                                : tr("Turn %1 · %2", "whose turn").arg(QString::number(move.turn), move.whose);
}

int MoveListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_moves.empty() ? 0 : static_cast<int>(m_moves.size()) + 1;
}

int MoveListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.row() == 0)
        return start(index.column(), role);
    const Move& move = m_moves[static_cast<std::size_t>(index.row() - 1)];
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case TurnColumn:
            return QString::number(move.turn);
        case WhoColumn:
            return move.who;
        default:
            return move.news.isEmpty() ? move.text : QString(move.text + QLatin1Char('\n') + move.news);
        }
    case Qt::AccessibleTextRole:
        switch (index.column()) {
        case TurnColumn:
            return tr("Turn %1").arg(move.turn);
        case WhoColumn:
            return move.who;
        default: {
            QString words = move.news.isEmpty() ? move.text : QString(move.text + QStringLiteral(". ") + move.news);
            if (const auto badge = m_badges.find(index.row()); badge != m_badges.end())
                words += QStringLiteral(". ") + badge->second.words;
            return words;
        }
        }
    case Qt::ToolTipRole:
        return index.column() == WhoColumn ? move.who : QString();
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    case SeatRole:
        return core::indexOf(move.seat);
    case NewsRole:
        return move.news;
    case HeadingRole:
        return heading(index.row());
    case BadgeRole: {
        const auto badge = m_badges.find(index.row());
        return badge == m_badges.end() ? QVariant() : QVariant::fromValue(badge->second);
    }
    default:
        return {};
    }
}

/// The row before the first move.
QVariant MoveListModel::start(int column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return column == MoveColumn ? tr("Start") : QString();
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    case SeatRole:
        return -1;
    default:
        return {};
    }
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TurnColumn:
        return tr("Turn");
    case WhoColumn:
        return tr("Who");
    case MoveColumn:
        return tr("Move");
    default:
        return {};
    }
}

} // namespace ui
