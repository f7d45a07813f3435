#include "ui/models/faction_list_model.h"

#include <algorithm>

namespace ui {

FactionListModel::FactionListModel(const std::vector<core::FactionInfo>& factions, QObject* parent)
    : QAbstractListModel(parent)
{
    std::vector<core::FactionInfo> sorted = factions;
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.set < b.set; });
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const core::FactionInfo& faction = sorted[i];
        if (i == 0 || faction.set != sorted[i - 1].set)
            m_rows.push_back({ true, false, QString::fromStdString(faction.set), {}, {}, {} });
        m_rows.push_back({ false, false, QString::fromStdString(faction.name), QString::fromStdString(faction.theme),
            QColor(QString::fromStdString(faction.colour)), QString::fromStdString(faction.emblem) });
    }
}

int FactionListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FactionListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.heading ? tr("Factions — %1").arg(setLabel(row.name)) : row.name;
    case Qt::AccessibleTextRole:
        return spoken(row);
    case Qt::ToolTipRole:
    case ThemeRole:
        return row.theme;
    case NameRole:
        return row.heading ? QString() : row.name;
    case ColourRole:
        return row.colour;
    case EmblemRole:
        return row.emblem;
    case HeadingRole:
        return row.heading;
    case ChosenRole:
        return row.chosen;
    default:
        return {};
    }
}

Qt::ItemFlags FactionListModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    return row.heading ? Qt::ItemNeverHasChildren : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

void FactionListModel::setChosen(const QStringList& names)
{
    for (int i = 0; i < rowCount(); ++i) {
        Row& row = m_rows[static_cast<std::size_t>(i)];
        const bool chosen = !row.heading && names.contains(row.name);
        if (chosen == row.chosen)
            continue;
        row.chosen = chosen;
        Q_EMIT dataChanged(index(i), index(i), { ChosenRole, Qt::AccessibleTextRole });
    }
}

QModelIndex FactionListModel::indexOf(const QString& name) const
{
    const auto row
        = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& r) { return !r.heading && r.name == name; });
    return row == m_rows.end() ? QModelIndex() : index(static_cast<int>(row - m_rows.begin()));
}

QStringList FactionListModel::names() const
{
    QStringList result;
    for (const Row& row : m_rows)
        if (!row.heading)
            result << row.name;
    return result;
}

QString FactionListModel::spoken(const Row& row) const
{
    if (row.heading)
        return tr("Set: %1").arg(setLabel(row.name));
    return row.chosen ? tr("%1, in the pair. %2").arg(row.name, row.theme) : tr("%1. %2").arg(row.name, row.theme);
}

QString setLabel(const QString& set)
{
    // The games name their printings in one word.
    if (set == QLatin1String("first"))
        return FactionListModel::tr("first printing");
    if (set == QLatin1String("current"))
        return FactionListModel::tr("current printing");
    return set;
}

} // namespace ui
