#include "ui/find/find_model.h"

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t kMost = 6; // of a group

}

void FindModel::setWords(const QStringList& words)
{
    m_words = words;
}

void FindModel::setGroup(FindGroup group, std::vector<FindEntry> entries)
{
    std::stable_sort(
        entries.begin(), entries.end(), [](const FindEntry& a, const FindEntry& b) { return a.rank > b.rank; });
    if (entries.size() > kMost)
        entries.resize(kMost);
    m_groups[static_cast<std::size_t>(group)] = std::move(entries);
    arrange();
}

/// The group with the best entry first; where they are equal, in their own order.
void FindModel::arrange()
{
    beginResetModel();
    m_rows.clear();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        if (!m_groups[i].empty())
            order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
        [this](std::size_t a, std::size_t b) { return m_groups[a].front().rank > m_groups[b].front().rank; });
    for (const std::size_t group : order) {
        FindEntry heading;
        heading.group = static_cast<FindGroup>(group);
        m_rows.push_back({ true, heading });
        for (const FindEntry& entry : m_groups[group])
            m_rows.push_back({ false, entry });
    }
    endResetModel();
}

const FindEntry* FindModel::at(const QModelIndex& index) const
{
    if (!index.isValid() || m_rows[static_cast<std::size_t>(index.row())].heading)
        return nullptr;
    return &m_rows[static_cast<std::size_t>(index.row())].entry;
}

bool FindModel::hasFound() const
{
    return std::any_of(m_groups.begin(), m_groups.end() - 1, [](const auto& group) { return !group.empty(); });
}

QModelIndex FindModel::firstEntry() const
{
    return m_rows.size() > 1 ? index(1, 0) : QModelIndex();
}

int FindModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FindModel::data(const QModelIndex& index, int role) const
{
    static constexpr std::array kTitles { QT_TR_NOOP("Cards"), QT_TR_NOOP("Rules"), QT_TR_NOOP("Matches"),
        QT_TR_NOOP("Pairs"), QT_TR_NOOP("Pages"), QT_TR_NOOP("Commands"), QT_TR_NOOP("Did you mean …?") };
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString group = tr(kTitles[static_cast<std::size_t>(row.entry.group)]);
    switch (role) {
    case Qt::DisplayRole:
        return row.heading ? group : row.entry.title;
    case Qt::AccessibleTextRole: {
        QStringList parts { row.heading ? group : row.entry.title };
        if (!row.heading)
            parts << row.entry.detail << group << row.entry.key;
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    case HeadingRole:
        return row.heading;
    case WordsRole:
        return m_words;
    default:
        return {};
    }
}

Qt::ItemFlags FindModel::flags(const QModelIndex& index) const
{
    if (index.isValid() && m_rows[static_cast<std::size_t>(index.row())].heading)
        return Qt::ItemIsEnabled;
    return QAbstractListModel::flags(index);
}

} // namespace ui
