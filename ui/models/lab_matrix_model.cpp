#include "ui/models/lab_matrix_model.h"

#include "ui/painting/share_colours.h"
#include "ui/text/card_names.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <numeric>

namespace ui {

QString pairWords(const core::FactionPair& pair)
{
    QStringList names;
    for (const std::string& faction : pair)
        names << shownCard(faction);
    return names.join(QStringLiteral(" + "));
}

void LabMatrixModel::show(const core::LabTable& table, const core::LabFit* fit, bool fitted)
{
    beginResetModel();
    m_table = table;
    m_fit.reset();
    if (fitted && fit != nullptr)
        m_fit = *fit;
    m_means.clear();
    m_known.assign(table.terms.pairs.size(), m_fit.has_value());
    for (const core::LabCell& cell : table.cells)
        if (cell.matches() > 0)
            m_known[cell.first] = m_known[cell.second] = true;
    for (std::size_t pair = 0; pair < table.terms.pairs.size(); ++pair)
        m_means.push_back(m_fit ? m_fit->shareOf(table, pair) : core::shareOfPair(table, pair).mean);
    m_order.resize(m_means.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t { 0 });
    std::stable_sort(m_order.begin(), m_order.end(),
        [this](std::size_t left, std::size_t right) { return m_means[left] > m_means[right]; });
    endResetModel();
}

int LabMatrixModel::sectionOf(std::size_t pair) const
{
    const auto found = std::find(m_order.begin(), m_order.end(), pair);
    return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

std::optional<double> LabMatrixModel::share(int row, int column) const
{
    const core::LabCell* const cell = m_table.find(pairAt(row), pairAt(column));
    if (cell == nullptr || (cell->matches() == 0 && !m_fit))
        return {};
    const auto number = static_cast<std::size_t>(cell - m_table.cells.data());
    const double first = m_fit ? m_fit->shareIn(number).mean : cell->share().mean;
    return cell->first == pairAt(row) ? first : 1 - first;
}

int LabMatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int LabMatrixModel::columnCount(const QModelIndex& parent) const
{
    return rowCount(parent);
}

QString LabMatrixModel::words(const QModelIndex& index) const
{
    const QString row = pairWords(m_table.terms.pairs[pairAt(index.row())]);
    const QString column = pairWords(m_table.terms.pairs[pairAt(index.column())]);
    const std::optional<double> known = share(index.row(), index.column());
    if (known)
        return tr("%1 against %2: %3 of a hundred").arg(row, column, QLocale().toString(100 * *known, 'f', 1));
    if (index.row() == index.column() && core::areSingle(m_table.terms.pairs))
        return tr("%1 does not meet itself").arg(row);
    return m_table.find(pairAt(index.row()), pairAt(index.column())) == nullptr
        ? tr("%1 and %2 share a faction").arg(row, column)
        : tr("%1 against %2: no match yet").arg(row, column);
}

QVariant LabMatrixModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return words(index);
    case Qt::DisplayRole: {
        const std::optional<double> known = share(index.row(), index.column());
        return known ? shareFigure(*known) : QString();
    }
    case ShareRole: {
        const std::optional<double> known = share(index.row(), index.column());
        return known ? QVariant(*known) : QVariant();
    }
    default:
        return {};
    }
}

QVariant LabMatrixModel::headerData(int section, Qt::Orientation /*orientation*/, int role) const
{
    if (section < 0 || section >= rowCount())
        return {};
    const core::FactionPair& pair = m_table.terms.pairs[pairAt(section)];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return isKnown(section)
            ? QStringLiteral("%1: %2").arg(pairWords(pair), QLocale().toString(100 * meanAt(section), 'f', 1))
            : pairWords(pair);
    case FactionsRole: {
        QStringList names;
        for (const std::string& faction : pair)
            names << QString::fromStdString(faction);
        return names;
    }
    case MeanRole:
        return isKnown(section) ? QVariant(meanAt(section)) : QVariant();
    default:
        return {};
    }
}

} // namespace ui
