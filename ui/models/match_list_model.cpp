#include "ui/models/match_list_model.h"

#include "ui/text/match_words.h"
#include "ui/text/set_words.h"

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t kPagesHeld = 20;

} // namespace

MatchListModel::MatchListModel(core::Shelf games, QObject* parent)
    : QAbstractTableModel(parent)
    , m_games(std::move(games))
{
    for (const core::Game* game : m_games)
        m_faces.emplace(game->id(), *game);
}

void MatchListModel::reset(int rows, std::vector<core::MatchEntry> first)
{
    const auto known = m_pages.find(0);
    const bool same = rows == m_rows && known != m_pages.end() && known->second.size() == first.size()
        && std::equal(first.begin(), first.end(), known->second.begin(),
            [](const core::MatchEntry& a, const core::MatchEntry& b) { return a.summary.id == b.summary.id; });
    m_asked.clear();
    if (same) {
        m_pages.clear();
        m_pages[0] = std::move(first);
        if (rows > 0)
            Q_EMIT dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    m_pages.clear();
    m_pages[0] = std::move(first);
    endResetModel();
}

void MatchListModel::setPage(int row, std::vector<core::MatchEntry> page)
{
    const int number = row / kPage;
    m_asked.erase(number);
    if (row >= m_rows || page.empty())
        return;
    // The ones that lie furthest from where somebody looks go first.
    while (m_pages.size() >= kPagesHeld)
        m_pages.erase(number - m_pages.begin()->first > m_pages.rbegin()->first - number ? m_pages.begin()
                                                                                         : std::prev(m_pages.end()));
    const int last = std::min(m_rows, row + static_cast<int>(page.size())) - 1;
    m_pages[number] = std::move(page);
    Q_EMIT dataChanged(index(row, 0), index(last, ColumnCount - 1));
}

const core::MatchEntry* MatchListModel::at(const QModelIndex& index) const
{
    if (!index.isValid() || !checkIndex(index))
        return nullptr;
    const auto page = m_pages.find(index.row() / kPage);
    const auto within = static_cast<std::size_t>(index.row() % kPage);
    return page == m_pages.end() || within >= page->second.size() ? nullptr : &page->second[within];
}

QModelIndex MatchListModel::indexOfId(std::int64_t id) const
{
    for (const auto& [number, page] : m_pages)
        for (std::size_t i = 0; i < page.size(); ++i)
            if (page[i].summary.id == id)
                return index(number * kPage + static_cast<int>(i), 0);
    return {};
}

QList<FactionFace> MatchListModel::marksOf(const core::MatchSummary& match, std::size_t seat) const
{
    QList<FactionFace> marks;
    const auto game = m_faces.find(match.game);
    if (game == m_faces.end() || seat >= match.seats.size())
        return marks;
    for (const std::string& faction : match.seats[seat].factions)
        if (const QString name = QString::fromStdString(faction); game->second.knows(name))
            marks << game->second.of(name);
    return marks;
}

std::optional<core::MatchSort> MatchListModel::sortOf(int column)
{
    switch (column) {
    case ResultColumn:
        return core::MatchSort::Result;
    case SeatsColumn:
        return core::MatchSort::Opponents;
    case LevelColumn:
        return core::MatchSort::Level;
    case ScoreColumn:
        return core::MatchSort::Points;
    case TurnsColumn:
        return core::MatchSort::Turns;
    case SeatCountColumn:
        return core::MatchSort::Seats;
    case WhenColumn:
        return core::MatchSort::Begun;
    case SetColumn:
        return core::MatchSort::Set;
    default:
        return {};
    }
}

int MatchListModel::columnOf(core::MatchSort sort)
{
    for (int column = 0; column < ColumnCount; ++column)
        if (sortOf(column) == sort)
            return column;
    return WhenColumn;
}

int MatchListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int MatchListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

/// Who played when and with what, all that a row may have cut.
QString MatchListModel::whole(const core::MatchSummary& match) const
{
    const QString names = wholeNames(match);
    return QStringList { names.isEmpty() ? matchTitle(match, modeOf(match, m_games)) : names,
        matchDetail(match, m_games), matchDate(match) }
        .join(QLatin1Char('\n'));
}

void MatchListModel::askFor(int page) const
{
    if (m_asked.insert(page).second)
        Q_EMIT const_cast<MatchListModel*>(this)->pageAsked(page * kPage);
}

QVariant MatchListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(
            (index.column() == TurnsColumn || index.column() == SeatCountColumn ? Qt::AlignRight : Qt::AlignLeft)
            | Qt::AlignVCenter);
    const core::MatchEntry* entry = at(index);
    if (entry == nullptr) {
        if (role == Qt::DisplayRole || role == MatchIdRole)
            askFor(index.row() / kPage);
        return role == MatchIdRole ? QVariant(qlonglong { 0 }) : QVariant();
    }
    const core::MatchSummary& match = entry->summary;
    switch (role) {
    case Qt::DisplayRole:
        return display(match, index.column());
    case Qt::AccessibleTextRole:
        switch (index.column()) {
        case SeatsColumn:
            return QString(
                matchTitle(match, modeOf(match, m_games)) + QStringLiteral(", ") + matchDetail(match, m_games));
        case ResultColumn:
            return matchResult(match, modeOf(match, m_games));
        default:
            return tr("%1: %2", "a column and what is in it")
                .arg(titleOf(index.column()), display(match, index.column()));
        }
    case Qt::ToolTipRole:
        return index.column() == SeatsColumn ? whole(match)
            : index.column() == ResultColumn ? matchResult(match, modeOf(match, m_games))
            : index.column() == WhenColumn   ? matchDate(match)
                                             : QString();
    case DetailRole:
        return index.column() == SeatsColumn ? QVariant(matchDetail(match, m_games)) : QVariant();
    case MatchIdRole:
        return static_cast<qlonglong>(match.id);
    case StatusRole:
        return static_cast<int>(match.status);
    case ResultRole:
        return static_cast<int>(core::resultForPerson(match));
    default:
        return {};
    }
}

QString MatchListModel::titleOf(int column)
{
    switch (column) {
    case ResultColumn:
        return tr("Result");
    case SeatsColumn:
        return tr("Match");
    case LevelColumn:
        return tr("Level");
    case ScoreColumn:
        return tr("Score");
    case CourseColumn:
        return tr("Course");
    case TurnsColumn:
        return tr("Turns");
    case SeatCountColumn:
        return tr("Seats");
    case WhenColumn:
        return tr("Begun");
    case SetColumn:
        return tr("Printing");
    case TagsColumn:
        return tr("Tags");
    default:
        return {};
    }
}

QVariant MatchListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(
            (section == TurnsColumn || section == SeatCountColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(titleOf(section)) : QVariant();
}

QString MatchListModel::display(const core::MatchSummary& match, int column) const
{
    switch (column) {
    case ResultColumn:
        return personResult(match);
    case SeatsColumn:
        return matchTitle(match, modeOf(match, m_games));
    case LevelColumn:
        return core::highestLevel(match) < 0 ? QString() : QString::number(core::highestLevel(match));
    case ScoreColumn:
        return scoreInSeatOrder(match, modeOf(match, m_games));
    case CourseColumn:
        return {};
    case TurnsColumn:
        return match.kind == core::MatchKind::Table ? QStringLiteral("–") : QString::number(match.turns);
    case SeatCountColumn:
        return QString::number(match.seats.size());
    case WhenColumn:
        return matchDay(match);
    case SetColumn: {
        const core::Game* game = m_games.find(match.game);
        return game == nullptr ? QString() : setLabel(game->sets(), match.set);
    }
    case TagsColumn: {
        QStringList tags;
        for (const std::string& tag : match.tags)
            tags << QString::fromStdString(tag);
        return tags.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace ui
