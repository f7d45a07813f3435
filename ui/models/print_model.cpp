#include "ui/models/print_model.h"

#include "ui/text/card_names.h"
#include "ui/text/print_words.h"

namespace ui {

QString Print::title() const
{
    const QString name = shownCard(card.name);
    return set.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, set);
}

void PrintModel::replaceAll(std::vector<Print> prints)
{
    beginResetModel();
    m_prints = std::move(prints);
    endResetModel();
}

int PrintModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_prints.size());
}

QVariant PrintModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return print(index.row()).title();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return describePrint(print(index.row()).card, print(index.row()).title());
    default:
        return {};
    }
}

} // namespace ui
