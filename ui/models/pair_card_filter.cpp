#include "ui/models/pair_card_filter.h"

#include "ui/models/pair_card_model.h"

#include <algorithm>

namespace ui {

PairCardFilter::PairCardFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(PairCardModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(true);
}

void PairCardFilter::setWords(const QString& words)
{
    m_words = words.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

void PairCardFilter::setKinds(bool minions, bool actions)
{
    m_minions = minions;
    m_actions = actions;
    invalidateRowsFilter();
}

bool PairCardFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex card = sourceModel()->index(row, 0, parent);
    if (m_minions != m_actions && m_minions != card.data(PairCardModel::FigureRole).toBool())
        return false;
    const QString text = card.data(PairCardModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) { return text.contains(word); });
}

} // namespace ui
