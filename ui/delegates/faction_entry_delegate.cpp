#include "ui/delegates/faction_entry_delegate.h"

#include "ui/look.h"
#include "ui/models/faction_entry_model.h"
#include "ui/painting/concern_mark.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kSign = 8; // pixels of the mock-up

} // namespace

int FactionEntryDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const QFont bold = bodyFont(option.font, kBodyPixels, QFont::DemiBold);
    const QFont small = bodyFont(option.font, type::kNote);
    const QString amount = index.data(entry::AmountRole).toString();
    const bool faulty = index.data(entry::FaultsRole).toInt() > 0;
    const bool marked = faulty || index.data(entry::RemarksRole).toInt() > 0;
    const int gap = scaled(option.font, space::kSmall);
    const int sign = marked ? scaled(option.font, kSign) : 0;
    const int right
        = (amount.isEmpty() ? 0 : QFontMetrics(small).horizontalAdvance(amount) + gap) + (marked ? sign + gap : 0);
    QRect left = area;
    left.setRight(std::max(area.left() + area.width() / 2, area.right() - right));
    int height = text(painter, left, index.data(Qt::DisplayRole).toString(), bold, colours.text, Qt::AlignLeft);
    height += text(painter, left.adjusted(0, height, 0, 0), index.data(entry::DetailRole).toString(), small,
        colours.muted, Qt::AlignLeft);
    if (painter == nullptr)
        return height;
    QRect side(area.left(), area.top(), area.width(), height);
    painter->setFont(small);
    painter->setPen(colours.muted);
    painter->drawText(side, Qt::AlignRight | Qt::AlignVCenter, amount);
    if (marked) {
        const int behind = amount.isEmpty() ? 0 : QFontMetrics(small).horizontalAdvance(amount) + gap;
        paintConcern(*painter, QRectF(side.right() - behind - sign, side.center().y() - sign / 2.0, sign, sign),
            faulty ? Concern::Fault : Concern::Remark, colours);
    }
    return height;
}

} // namespace ui
