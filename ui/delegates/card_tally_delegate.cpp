#include "ui/delegates/card_tally_delegate.h"

#include "core/results/statistics.h"
#include "ui/models/card_tally_model.h"
#include "ui/painting/interval.h"
#include "ui/painting/pill.h"
#include "ui/theme.h"

#include <QPainter>

namespace ui {

namespace {

constexpr double kTallyFace = 18; // all in pixels of the mock-ups
constexpr double kTallyGap = 8;
constexpr double kTallyAxis = 72;

int percentWidth(const QFont& font)
{
    return QFontMetrics(bodyFont(font, kBodyPixels, QFont::DemiBold)).horizontalAdvance(QStringLiteral("100"));
}

}

int CardTallyDelegate::content(
    QPainter* painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const QString words = index.data(Qt::DisplayRole).toString();
    if (index.column() == CardTallyModel::CardColumn) {
        const int side = scaled(option.font, kTallyFace);
        const int indent = side + scaled(option.font, kTallyGap);
        const int height
            = text(painter, area.adjusted(indent, 0, 0, 0), words, option.font, colours.text, Qt::AlignLeft);
        if (painter != nullptr)
            paintEmblemSquare(*painter,
                QRectF(area.left(), area.top() + (std::min(height, area.height()) - side) / 2.0, side, side),
                index.data(CardTallyModel::EmblemRole).toString(),
                index.data(CardTallyModel::ColourRole).value<QColor>());
        return std::max(height, side);
    }
    const QVariant share = index.data(CardTallyModel::TallyRole);
    if (!share.isValid())
        return text(painter, area, words, option.font,
            CardTallyModel::isShare(index.column()) ? colours.muted : colours.text, Qt::AlignRight);
    const auto tally = share.value<core::Tally>();
    const int verdict = tally.verdict();
    const QFont figures = bodyFont(option.font, kBodyPixels, verdict == 0 ? QFont::Normal : QFont::DemiBold);
    const int axis = area.width() - percentWidth(option.font) - scaled(option.font, kTallyGap);
    // Where there is no room for an axis the figure's weight and colour tell, and the table of the file has its ends.
    if (painter != nullptr && axis >= scaled(option.font, kTallyAxis) / 2) {
        const core::Estimate of = tally.share();
        const QFontMetrics metrics(option.font);
        paintInterval(*painter, QRectF(area.left(), area.top() - 2, axis, metrics.height() + 4),
            { { 100 * of.mean, 100 * of.low, 100 * of.high }, 100 * tally.evenShare(), verdict, 0, 100 }, colours,
            option.font);
    }
    return text(painter, area, words, figures, verdict == 0 ? colours.muted : colours.text, Qt::AlignRight);
}

int CardTallyDelegate::naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (index.column() == CardTallyModel::CardColumn)
        return scaled(option.font, kTallyFace + kTallyGap) + RowDelegate::naturalWidth(option, index);
    if (index.data(CardTallyModel::TallyRole).isValid())
        return scaled(option.font, kTallyAxis + kTallyGap) + percentWidth(option.font);
    return RowDelegate::naturalWidth(option, index);
}

} // namespace ui
