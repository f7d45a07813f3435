#include "ui/delegates/pair_card_delegate.h"

#include "ui/emblem.h"
#include "ui/models/pair_card_model.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace ui {

namespace {

constexpr double kEmblem = 18;
constexpr double kGap = 16;

QString copies(const QModelIndex& index)
{
    return QStringLiteral("×") + QString::number(index.data(PairCardModel::CopiesRole).toInt());
}

} // namespace

int PairCardDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const QString words = index.data(Qt::DisplayRole).toString();
    if (index.column() == PairCardModel::TextColumn)
        return text(painter, area, words, option.font, colours.muted, Qt::AlignLeft);
    if (index.column() != PairCardModel::CardColumn)
        return RowDelegate::content(painter, area, option, index);

    const int side = scaled(option.font, kEmblem);
    const int indent = scaled(option.font, kEmblem + kGap);
    const QFont bold = bodyFont(option.font, kBodyPixels, QFont::DemiBold);
    const QString count = copies(index);
    const int countWidth = QFontMetrics(option.font).horizontalAdvance(count);
    const QFontMetrics metrics(bold);
    // The copies stand after the name where both fit on a line, and below it otherwise.
    const int room = area.width() - indent;
    const int oneLine = metrics.horizontalAdvance(words) + scaled(option.font, 5) + countWidth;
    const QRect nameArea(area.left() + indent, area.top(), std::max(room, 20), area.height());
    int height = text(painter, nameArea, words, bold, colours.text, Qt::AlignLeft);
    if (oneLine <= room) {
        text(painter, nameArea.adjusted(oneLine - countWidth, 0, 0, 0), count, option.font, colours.muted,
            Qt::AlignLeft);
    } else {
        text(painter, nameArea.adjusted(0, height, 0, 0), count, option.font, colours.muted, Qt::AlignLeft);
        height += metrics.height();
    }
    if (painter != nullptr) {
        const QRectF box(area.left() + scaled(option.font, 2),
            area.top() + (std::min(height, area.height()) - side) / 2.0, side, side);
        paintEmblem(*painter, box, index.data(PairCardModel::EmblemRole).toString(),
            factionInk(index.data(PairCardModel::ColourRole).value<QColor>(), colours));
    }
    return std::max(height, side);
}

int PairCardDelegate::naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (index.column() != PairCardModel::CardColumn)
        return RowDelegate::naturalWidth(option, index);
    const QFontMetrics metrics(bodyFont(option.font, kBodyPixels, QFont::DemiBold));
    return scaled(option.font, kEmblem + kGap + 8) + metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString())
        + metrics.horizontalAdvance(copies(index));
}

} // namespace ui
