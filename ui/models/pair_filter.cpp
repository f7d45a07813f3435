#include "ui/models/pair_filter.h"

#include "ui/models/pair_list_model.h"

#include <algorithm>

namespace ui {

void PairFilter::setWords(const QString& words)
{
    m_words = words.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

bool PairFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString text = sourceModel()->index(row, 0, parent).data(PairListModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) { return text.contains(word); });
}

} // namespace ui
