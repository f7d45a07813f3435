#include "ui/delegates/move_delegate.h"

#include "ui/charts/chance_chart.h"
#include "ui/models/move_list_model.h"
#include "ui/theme.h"

#include <QPainter>

namespace ui {

int MoveDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const QString words = index.data(Qt::DisplayRole).toString();
    switch (index.column()) {
    case MoveListModel::TurnColumn:
        return text(painter, area, words, option.font, colours.muted, Qt::AlignLeft);
    case MoveListModel::WhoColumn: {
        const int seat = index.data(MoveListModel::SeatRole).toInt();
        const QColor ink = seat < 0 ? colours.muted : seatInk(core::seatAt(seat), colours);
        // One line: a name that wraps would double the height of every row. The tooltip has all of it.
        const QString name
            = painter == nullptr ? words : QFontMetrics(option.font).elidedText(words, Qt::ElideRight, area.width());
        return text(painter, painter == nullptr ? QRect(0, 0, 10000, 1) : area, name, option.font, ink, Qt::AlignLeft);
    }
    default: {
        const QString news = index.data(MoveListModel::NewsRole).toString();
        const QString move = news.isEmpty() ? words : words.chopped(news.size() + 1);
        int height = 0;
        if (const QString heading = index.data(MoveListModel::HeadingRole).toString(); !heading.isEmpty())
            height += text(painter, area, heading, bodyFont(option.font, 11.5, QFont::DemiBold), colours.muted,
                          Qt::AlignLeft)
                + scaled(option.font, 4);
        const int seat = index.data(MoveListModel::SeatRole).toInt();
        const int inset = scaled(option.font, 10);
        const int top = height;
        height += text(painter, area.adjusted(inset, height, 0, 0), move, option.font, colours.text, Qt::AlignLeft);
        if (const QVariant said = index.data(MoveListModel::BadgeRole); said.isValid()) {
            const MoveBadge badge = said.value<MoveBadge>();
            const QColor ink = badge.label == core::Label::None
                ? colours.muted
                : readableOn(markColour(badge.label, colours), colours.panel, 4.5);
            height += text(painter, area.adjusted(inset, height, 0, 0), badge.words,
                bodyFont(option.font, 12, badge.label == core::Label::None ? QFont::Normal : QFont::DemiBold), ink,
                Qt::AlignLeft);
        }
        if (!news.isEmpty())
            height += text(painter, area.adjusted(inset, height, 0, 0), news,
                bodyFont(option.font, 12, QFont::DemiBold), colours.accentInk, Qt::AlignLeft);
        if (painter != nullptr && seat >= 0) // whose move it is
            painter->fillRect(QRect(area.left(), area.top() + top + scaled(option.font, 2), scaled(option.font, 3),
                                  height - top - scaled(option.font, 4)),
                readableOn(seatColour(core::seatAt(seat)), colours.panel, 3.0));
        return height;
    }
    }
}

} // namespace ui
