#include "ui/delegates/explained_entry_delegate.h"

#include "ui/look.h"
#include "ui/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFontMetrics>
#include <QScrollBar>

#include <algorithm>

namespace ui {

namespace {

constexpr double kWidest = 330; ///< line of what an entry means, in pixels of the mock-ups; a longer one wraps

QString meaningOf(const QModelIndex& index)
{
    return index.data(Qt::AccessibleDescriptionRole).toString();
}

QFont noteFont(const QStyleOptionViewItem& option)
{
    return bodyFont(option.font, type::kNote);
}

} // namespace

void ExplainedEntryDelegate::fitList(QComboBox& box)
{
    QAbstractItemView& list = *box.view();
    list.setMinimumWidth(
        list.sizeHintForColumn(0) + 2 * list.frameWidth() + list.verticalScrollBar()->sizeHint().width());
}

/// A box lays its list out before that has its width, and never again.
QSize ExplainedEntryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem unplaced = option;
    unplaced.rect = {};
    return RowDelegate::sizeHint(unplaced, index);
}

int ExplainedEntryDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int title = RowDelegate::content(painter, area, option, index);
    return title
        + text(painter, area.adjusted(0, title, 0, 0), meaningOf(index), noteFont(option),
            coloursOf(option.palette).muted, Qt::AlignLeft);
}

int ExplainedEntryDelegate::naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int meaning = QFontMetrics(noteFont(option)).horizontalAdvance(meaningOf(index)) + 1;
    return std::max(RowDelegate::naturalWidth(option, index), std::min(meaning, scaled(option.font, kWidest)));
}

} // namespace ui
