#include "ui/models/score_table_model.h"

#include "ui/text/seat_names.h"
#include "ui/widgets/plain_text.h"

#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

constexpr int kLongestName = 16; ///< letters, above a column of figures

} // namespace

void ScoreTableModel::show(const core::MatchRecord& record, const core::FinalCount& count)
{
    beginResetModel();
    m_record = record;
    m_record.choices.clear();
    std::vector<core::TurnStanding> changed;
    for (std::size_t i = 0; i < record.standings.size(); ++i)
        if (i == 0 || i + 1 == record.standings.size() || record.standings[i].score != changed.back().score
            || std::any_of(record.marks.begin(), record.marks.end(),
                [&](const core::RecordedMark& mark) { return mark.turn == record.standings[i].turn; }))
            changed.push_back(record.standings[i]);
    m_record.standings = std::move(changed);
    m_count = count;
    endResetModel();
}

int ScoreTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_record.standings.size());
}

int ScoreTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstSeatColumn + static_cast<int>(m_record.summary.seats.size());
}

QVariant ScoreTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::TurnStanding& standing = m_record.standings[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((index.column() == TurnColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    if (index.column() == TurnColumn) {
        const bool isTable = m_record.summary.kind == core::MatchKind::Table;
        const QString turn = role != Qt::AccessibleTextRole ? QString::number(standing.turn)
            : isTable && !m_record.hasScoredRows()          ? tr("After row %1").arg(standing.turn)
            : isTable                                       ? tr("After base %1").arg(standing.turn)
                                                            : tr("After turn %1").arg(standing.turn);
        const QString scored = scoredIn(standing.turn);
        return scored.isEmpty() ? turn : QString(turn + QStringLiteral(" · ") + scored);
    }
    return QString::number(standing.score[static_cast<std::size_t>(index.column() - FirstSeatColumn)]);
}

QVariant ScoreTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == TurnColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (section == TurnColumn)
        return m_record.summary.kind != core::MatchKind::Table ? tr("Turn")
            : m_record.hasScoredRows()                         ? tr("Base")
                                                               : tr("Row");
    if (section >= columnCount())
        return {};
    const QString name = shownName(m_record.summary.seats[static_cast<std::size_t>(section - FirstSeatColumn)].name);
    return role == Qt::DisplayRole ? elided(name, kLongestName) : name;
}

QString ScoreTableModel::scoredIn(int turn) const
{
    QStringList bases;
    for (const core::RecordedMark& mark : m_record.marks)
        if (mark.turn == turn)
            bases << shownMark(mark.what);
    if (!m_count.what.empty() && turn == m_record.standings.back().turn)
        bases << tr("less for %1").arg(QString::fromStdString(m_count.what));
    return bases.join(QStringLiteral(", "));
}

} // namespace ui
