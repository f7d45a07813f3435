#include "ui/models/match_list_model.h"

#include "ui/text/match_words.h"

#include <algorithm>

namespace ui {

MatchListModel::MatchListModel(core::Shelf games, QObject* parent)
    : QAbstractTableModel(parent)
    , m_games(std::move(games))
{
}

void MatchListModel::replaceAll(std::vector<core::MatchSummary> matches, bool more)
{
    m_more = more;
    const std::size_t held = m_matches.size();
    const bool grown = held > 0 && matches.size() >= held
        && std::equal(m_matches.begin(), m_matches.end(), matches.begin(),
            [](const core::MatchSummary& a, const core::MatchSummary& b) { return a.id == b.id; });
    if (!grown) {
        beginResetModel();
        m_matches = std::move(matches);
        endResetModel();
        return;
    }
    const auto tail = matches.begin() + static_cast<std::ptrdiff_t>(held);
    std::move(matches.begin(), tail, m_matches.begin());
    Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(held) - 1, ColumnCount - 1));
    if (tail == matches.end())
        return;
    beginInsertRows({}, static_cast<int>(held), static_cast<int>(matches.size()) - 1);
    m_matches.insert(m_matches.end(), std::make_move_iterator(tail), std::make_move_iterator(matches.end()));
    endInsertRows();
}

bool MatchListModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_more;
}

void MatchListModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    m_more = false; // asked once, they come in their own time
    Q_EMIT moreAsked();
}

void MatchListModel::sort(int column, Qt::SortOrder order)
{
    Q_EMIT sortAsked(column, order);
}

const core::MatchSummary* MatchListModel::at(const QModelIndex& index) const
{
    return index.isValid() && checkIndex(index) ? &m_matches[static_cast<std::size_t>(index.row())] : nullptr;
}

QModelIndex MatchListModel::indexOfId(std::int64_t id) const
{
    const auto match
        = std::find_if(m_matches.begin(), m_matches.end(), [id](const core::MatchSummary& m) { return m.id == id; });
    return match == m_matches.end() ? QModelIndex() : index(static_cast<int>(match - m_matches.begin()), 0);
}

int MatchListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matches.size());
}

int MatchListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MatchListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::MatchSummary& match = m_matches[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return display(match, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == SeatsColumn
            ? QVariant(QString(matchTitle(match) + QStringLiteral(", ") + matchDetail(match, m_games)))
            : QVariant(display(match, index.column()));
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == TurnsColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return index.column() == SeatsColumn ? wholeNames(match) : QString();
    case DetailRole:
        return index.column() == SeatsColumn ? QVariant(matchDetail(match, m_games)) : QVariant();
    case MatchIdRole:
        return static_cast<qlonglong>(match.id);
    case StatusRole:
        return static_cast<int>(match.status);
    default:
        return {};
    }
}

QVariant MatchListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == TurnsColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeatsColumn:
        return tr("Match");
    case ResultColumn:
        return tr("Result");
    case TurnsColumn:
        return tr("Turns");
    case WhenColumn:
        return tr("Begun");
    default:
        return {};
    }
}

QString MatchListModel::display(const core::MatchSummary& match, int column) const
{
    switch (column) {
    case SeatsColumn:
        return matchTitle(match);
    case ResultColumn:
        return matchResult(match);
    case TurnsColumn:
        return QString::number(match.turns);
    case WhenColumn:
        return matchDate(match);
    default:
        return {};
    }
}

} // namespace ui
