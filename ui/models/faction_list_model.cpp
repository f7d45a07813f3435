#include "ui/models/faction_list_model.h"

#include "ui/text/card_names.h"
#include "ui/text/set_words.h"

#include <algorithm>

namespace ui {

FactionListModel::FactionListModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void FactionListModel::replaceAll(
    const std::vector<core::FactionInfo>& factions, const std::vector<core::SetInfo>& sets)
{
    beginResetModel();
    m_rows.clear();
    // Under one heading comes together what the game lists apart; headings in the order in which they first come up.
    QStringList headings;
    for (const core::FactionInfo& faction : factions)
        if (const QString heading = setLabel(sets, faction.set); !headings.contains(heading))
            headings << heading;
    for (const QString& heading : headings) {
        m_rows.push_back({ true, false, heading, {}, {}, {} });
        for (const core::FactionInfo& faction : factions)
            if (setLabel(sets, faction.set) == heading)
                m_rows.push_back(
                    { false, false, QString::fromStdString(faction.name), QString::fromStdString(faction.theme),
                        QColor(QString::fromStdString(faction.colour)), QString::fromStdString(faction.emblem) });
    }
    endResetModel();
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
        return row.heading ? tr("Factions — %1").arg(row.name) : shownCard(row.name);
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
        return tr("Factions of %1").arg(row.name);
    return row.chosen ? tr("%1, in the pair. %2").arg(shownCard(row.name), row.theme)
                      : tr("%1. %2").arg(shownCard(row.name), row.theme);
}

} // namespace ui
