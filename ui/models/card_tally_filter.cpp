#include "ui/models/card_tally_filter.h"

#include "ui/models/card_tally_model.h"

namespace ui {

CardTallyFilter::CardTallyFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(CardTallyModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
    setDynamicSortFilter(true);
}

void CardTallyFilter::setFaction(const QString& faction)
{
    m_faction = faction;
    invalidateRowsFilter();
}

bool CardTallyFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    return m_faction.isEmpty()
        || sourceModel()->index(row, 0, parent).data(CardTallyModel::FactionRole).toString() == m_faction;
}

} // namespace ui
