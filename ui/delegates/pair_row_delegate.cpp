#include "ui/delegates/pair_row_delegate.h"

#include "ui/models/pair_list_model.h"
#include "ui/theme.h"

#include <QPainter>

namespace ui {

int PairRowDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const QFont bold = bodyFont(option.font, kBodyPixels, QFont::DemiBold);
    const QFont small = bodyFont(option.font, 12);
    const QString name = index.data(Qt::DisplayRole).toString();
    const QString factions = index.data(PairListModel::FactionsRole).toString();
    int height = text(painter, area, name, bold, colours.text, Qt::AlignLeft);
    // A pair that bears its factions' names says them once.
    const QString record = index.data(PairListModel::RecordRole).toString();
    const QString line = name == factions ? record : factions + QStringLiteral(" · ") + record;
    height += text(painter, area.adjusted(0, height, 0, 0), line, small, colours.muted, Qt::AlignLeft);
    if (const QString notes = index.data(PairListModel::NotesRole).toString(); !notes.isEmpty())
        height += text(painter, area.adjusted(0, height, 0, 0), notes, small, colours.text, Qt::AlignLeft);
    return height;
}

} // namespace ui
