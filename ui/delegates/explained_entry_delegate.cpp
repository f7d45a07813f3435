#include "ui/delegates/explained_entry_delegate.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QScrollBar>

namespace ui {

void ExplainedEntryDelegate::fitList(QComboBox& box)
{
    QAbstractItemView& list = *box.view();
    list.setMinimumWidth(
        list.sizeHintForColumn(0) + 2 * list.frameWidth() + list.verticalScrollBar()->sizeHint().width());
}

void ExplainedEntryDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QString meaning = index.data(Qt::AccessibleDescriptionRole).toString();
    if (!meaning.isEmpty())
        option->text = tr("%1: %2", "entry of a list, and what it means").arg(option->text, meaning);
}

} // namespace ui
