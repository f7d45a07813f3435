#include "ui/models/match_filter.h"

#include "ui/models/match_list_model.h"

#include <algorithm>

namespace ui {

MatchFilter::MatchFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(MatchListModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void MatchFilter::setWords(const QString& words)
{
    m_words = words.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

void MatchFilter::setShow(Show show)
{
    m_show = show;
    invalidateRowsFilter();
}

bool MatchFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex match = sourceModel()->index(row, 0, parent);
    const bool running = match.data(MatchListModel::StatusRole).toInt() == static_cast<int>(core::MatchStatus::Running);
    if ((m_show == Show::Running && !running) || (m_show == Show::Finished && running))
        return false;
    const QString text = match.data(MatchListModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) { return text.contains(word); });
}

} // namespace ui
