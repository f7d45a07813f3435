#include "ui/models/pair_list_model.h"

#include "ui/text/match_words.h"
#include "ui/text/set_words.h"
#include "ui/widgets/plain_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

constexpr int kLongestName = 80; ///< letters; the window takes no longer ones
constexpr int kNotesShown = 90; ///< letters
constexpr int kNotesInTip = 700; ///< the rest is read where they are written

QString tagsOf(const core::SavedPair& pair)
{
    QStringList tags;
    for (const std::string& tag : pair.tags)
        tags << QString::fromStdString(tag);
    return tags.join(QStringLiteral(" · "));
}

} // namespace

void PairListModel::replaceAll(std::vector<core::SavedPair> pairs, std::vector<core::SetInfo> sets)
{
    beginResetModel();
    m_pairs = std::move(pairs);
    m_sets = std::move(sets);
    endResetModel();
}

const core::SavedPair* PairListModel::at(const QModelIndex& index) const
{
    return index.isValid() && checkIndex(index) ? &m_pairs[static_cast<std::size_t>(index.row())] : nullptr;
}

QModelIndex PairListModel::indexOfId(std::int64_t id) const
{
    const auto pair
        = std::find_if(m_pairs.begin(), m_pairs.end(), [id](const core::SavedPair& p) { return p.id == id; });
    return pair == m_pairs.end() ? QModelIndex() : index(static_cast<int>(pair - m_pairs.begin()));
}

int PairListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pairs.size());
}

QVariant PairListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::SavedPair& pair = m_pairs[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return elided(QString::fromStdString(pair.name), kLongestName);
    case Qt::ToolTipRole:
        return toolTip(pair);
    case Qt::AccessibleTextRole:
        return tr("%1: %2, %3").arg(QString::fromStdString(pair.name), factionsText(pair.factions), record(pair));
    case Qt::AccessibleDescriptionRole:
        return QString::fromStdString(pair.notes);
    case IdRole:
        return static_cast<qlonglong>(pair.id);
    case FactionsRole:
        return factionsText(pair.factions);
    case RecordRole:
        return record(pair);
    case NotesRole:
        return elided(QString::fromStdString(pair.notes).simplified(), kNotesShown);
    case SearchRole:
        return (QStringList { QString::fromStdString(pair.name), factionsText(pair.factions), tagsOf(pair),
                    QString::fromStdString(pair.notes).simplified() })
            .join(QLatin1Char('\n'))
            .toCaseFolded();
    default:
        return {};
    }
}

/// What the row has no room for.
QString PairListModel::toolTip(const core::SavedPair& pair) const
{
    QStringList lines;
    if (const QString name = QString::fromStdString(pair.name); name.size() > kLongestName)
        lines << name;
    if (!pair.notes.empty())
        lines << elided(QString::fromStdString(pair.notes).trimmed(), kNotesInTip);
    return lines.join(QLatin1Char('\n'));
}

QString PairListModel::record(const core::SavedPair& pair) const
{
    QString played = pairRecordText(pair);
    if (!pair.tags.empty())
        played += QStringLiteral(" · ") + tagsOf(pair);
    return m_sets.size() > 1 ? setLabel(m_sets, pair.set) + QStringLiteral(" · ") + played : played;
}

} // namespace ui
