#include "ui/delegates/offered_word_delegate.h"

#include "ui/look.h"

#include <algorithm>

namespace ui {

namespace {

QFont wordFont(const QStyleOptionViewItem& option)
{
    return bodyFont(option.font, kBodyPixels, QFont::DemiBold);
}

QFont meaningFont(const QStyleOptionViewItem& option)
{
    return bodyFont(option.font, type::kNote);
}

/// With the room behind it.
int wordWidth(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return QFontMetrics(wordFont(option)).horizontalAdvance(index.data(Qt::DisplayRole).toString())
        + scaled(option.font, space::kSmall);
}

} // namespace

int OfferedWordDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const int word
        = text(painter, area, index.data(Qt::DisplayRole).toString(), wordFont(option), colours.text, Qt::AlignLeft);
    const QRect behind = area.adjusted(std::min(wordWidth(option, index), area.width() / 2), 1, 0, 0);
    return std::max(word,
        1
            + text(painter, behind, index.data(Qt::ToolTipRole).toString(), meaningFont(option), colours.muted,
                Qt::AlignLeft));
}

int OfferedWordDelegate::naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return wordWidth(option, index)
        + QFontMetrics(meaningFont(option)).horizontalAdvance(index.data(Qt::ToolTipRole).toString()) + 1;
}

} // namespace ui
