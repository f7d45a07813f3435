#include "ui/models/faction_entry_model.h"

#include "ui/widgets/plain_text.h"

#include <algorithm>

namespace ui {

void OwnFactionModel::replaceAll(std::vector<core::StoredFaction> factions)
{
    beginResetModel();
    m_factions = std::move(factions);
    endResetModel();
}

QModelIndex OwnFactionModel::indexOfId(std::int64_t id) const
{
    const auto found = std::find_if(
        m_factions.begin(), m_factions.end(), [id](const core::StoredFaction& each) { return each.id == id; });
    return found == m_factions.end() ? QModelIndex() : index(static_cast<int>(found - m_factions.begin()));
}

int OwnFactionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_factions.size());
}

QVariant OwnFactionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::StoredFaction& faction = m_factions[static_cast<std::size_t>(index.row())];
    const QString name = elided(QString::fromStdString(faction.name));
    const QString state = faction.sound ? tr("can be played") : tr("draft, with faults");
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::ToolTipRole:
        return QString::fromStdString(faction.name);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(QString::fromStdString(faction.name), state);
    case entry::DetailRole:
        return state;
    case entry::FaultsRole:
        return faction.sound ? 0 : 1;
    case entry::IdRole:
        return static_cast<qlonglong>(faction.id);
    default:
        return {};
    }
}

void FactionEntryModel::replaceAll(const core::FactionCheck& check, const std::vector<core::CardInfo>& cards)
{
    beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; i < check.entries.size(); ++i) {
        Row row;
        row.entry = check.entries[i];
        if (i < cards.size())
            row.kind = QString::fromStdString(cards[i].kind);
        const auto countIn = [&own = row.entry.spot](const core::Problems& problems) {
            return static_cast<int>(std::count_if(problems.begin(), problems.end(), [&](const core::Problem& each) {
                return each.spot.line != 0 && each.spot.at >= own.at && each.spot.at < own.at + own.length;
            }));
        };
        row.faults = countIn(check.faults);
        row.remarks = countIn(check.remarks);
        m_rows.push_back(std::move(row));
    }
    // What has faults is told by no card; its kind is called as that of the others.
    for (Row& row : m_rows)
        for (const Row& other : m_rows)
            if (row.kind.isEmpty() && other.entry.kind == row.entry.kind && other.entry.place == row.entry.place)
                row.kind = other.kind;
    endResetModel();
}

int FactionEntryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString FactionEntryModel::detail(const Row& row)
{
    const QString kind = row.kind.isEmpty() ? QString::fromStdString(row.entry.kind) : row.kind;
    return row.entry.figures.empty()
        ? kind
        : QStringLiteral("%1 %2").arg(kind, QString::number(row.entry.figures.front().values.front()));
}

QVariant FactionEntryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString name = row.entry.name.empty() ? tr("(no name)") : elided(QString::fromStdString(row.entry.name));
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::ToolTipRole:
        return QString::fromStdString(row.entry.name);
    case Qt::AccessibleTextRole: {
        const QString card = tr("%1: %2, %n time(s)", "a card, its kind, how often it is there", row.entry.copies)
                                 .arg(name, detail(row));
        const QString faulty = row.faults == 0 ? card : tr("%1, %n fault(s)", "a card", row.faults).arg(card);
        return row.remarks == 0 ? faulty : tr("%1, %n to look at", "a card", row.remarks).arg(faulty);
    }
    case entry::DetailRole:
        return detail(row);
    case entry::AmountRole:
        return row.entry.place ? QString() : QStringLiteral("×%1").arg(row.entry.copies);
    case entry::FaultsRole:
        return row.faults;
    case entry::RemarksRole:
        return row.remarks;
    default:
        return {};
    }
}

} // namespace ui
