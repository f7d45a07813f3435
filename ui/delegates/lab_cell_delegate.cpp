#include "ui/delegates/lab_cell_delegate.h"

#include "ui/models/lab_matrix_model.h"
#include "ui/painting/share_colours.h"
#include "ui/theme.h"

#include <QPainter>

namespace ui {

void LabCellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const QVariant share = index.data(LabMatrixModel::ShareRole);
    const QRect area = option.rect.adjusted(0, 0, -1, -1);
    painter->save();
    painter->fillRect(area, share.isValid() ? groundOfShare(share.toDouble(), colours) : colours.sunken);
    const QString figure = index.data(Qt::DisplayRole).toString();
    painter->setFont(bodyFont(option.font, 10));
    // Where the cells are too small for figures their colours tell, and what is said of the current one.
    if (painter->fontMetrics().horizontalAdvance(figure) <= area.width()) {
        painter->setPen(share.isValid() ? inkOfShare(share.toDouble(), colours) : colours.muted);
        painter->drawText(area, Qt::AlignCenter, figure);
    }
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(
            QPen(option.state.testFlag(QStyle::State_Active) ? colours.focus : colours.text, scaled(option.font, 2)));
        painter->drawRect(area.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

} // namespace ui
