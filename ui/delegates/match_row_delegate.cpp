#include "ui/delegates/match_row_delegate.h"

#include "ui/models/match_list_model.h"
#include "ui/theme.h"

#include <QPainter>

namespace ui {

int MatchRowDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const QString words = index.data(Qt::DisplayRole).toString();
    switch (index.column()) {
    case MatchListModel::SeatsColumn: {
        const QFont bold = bodyFont(option.font, kBodyPixels, QFont::DemiBold);
        int height = text(painter, area, words, bold, colours.text, Qt::AlignLeft);
        height += text(painter, area.adjusted(0, height, 0, 0), index.data(MatchListModel::DetailRole).toString(),
            bodyFont(option.font, 12), colours.muted, Qt::AlignLeft);
        return height;
    }
    case MatchListModel::ResultColumn: {
        const bool running
            = index.data(MatchListModel::StatusRole).toInt() == static_cast<int>(core::MatchStatus::Running);
        return text(painter, area, words, option.font, running ? colours.accentInk : colours.text, Qt::AlignLeft);
    }
    case MatchListModel::WhenColumn:
        return text(painter, area, words, option.font, colours.muted, Qt::AlignLeft);
    default:
        return RowDelegate::content(painter, area, option, index);
    }
}

} // namespace ui
