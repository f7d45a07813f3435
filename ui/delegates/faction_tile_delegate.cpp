#include "ui/delegates/faction_tile_delegate.h"

#include "ui/emblem.h"
#include "ui/models/faction_list_model.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QAbstractItemView>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

constexpr double kSmallestTile = 132;
constexpr double kPadding = 12;
constexpr double kEmblem = 28; ///< beside the name
constexpr int kFrame = 5; // around a tile, for the ring of a chosen one
constexpr double kTitle = 15;
constexpr double kSmallestTitle = 10;
constexpr double kTheme = 12;

int themeHeight(const QFont& font, const QString& theme, int width)
{
    return QFontMetrics(bodyFont(font, kTheme))
        .boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, theme)
        .height();
}

} // namespace

int FactionTileDelegate::tileWidth(const QFont& font) const
{
    const int columns = std::max(1, m_width / scaled(font, kSmallestTile));
    return m_width / std::min(columns, 3);
}

QSize FactionTileDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (index.data(FactionListModel::HeadingRole).toBool())
        return { m_width, scaled(option.font, index.row() == 0 ? 24 : 36) };
    // Every tile is as high as the wordiest one, so that rows line up.
    const int width = tileWidth(option.font);
    const int textWidth = width - 2 * kFrame - scaled(option.font, 2 * kPadding);
    int text = 0;
    for (int row = 0; row < index.model()->rowCount(); ++row) {
        const QString theme = index.model()->index(row, 0).data(FactionListModel::ThemeRole).toString();
        text = std::max(text, themeHeight(option.font, theme, textWidth));
    }
    return { width, 2 * kFrame + scaled(option.font, 2 * kPadding * 0.8 + kEmblem + 2) + text };
}

void FactionTileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(FactionListModel::HeadingRole).toBool()) {
        QFont font = bodyFont(option.font, 12, QFont::DemiBold);
        font.setCapitalization(QFont::AllUppercase);
        font.setLetterSpacing(QFont::PercentageSpacing, 103);
        painter->setFont(font);
        painter->setPen(colours.muted);
        painter->drawText(option.rect.adjusted(kFrame, 0, -kFrame, -scaled(option.font, 6)),
            Qt::AlignLeft | Qt::AlignBottom, index.data(Qt::DisplayRole).toString());
        painter->restore();
        return;
    }
    const QRectF tile = QRectF(option.rect).adjusted(kFrame, kFrame, -kFrame, -kFrame);
    const double radius = scaled(option.font, 9);
    painter->setPen(Qt::NoPen);
    painter->setBrush(factionGradient(index.data(FactionListModel::ColourRole).value<QColor>(), tile));
    painter->drawRoundedRect(tile, radius, radius);
    if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setBrush(QColor(255, 255, 255, 14));
        painter->drawRoundedRect(tile, radius, radius);
    }

    const int padding = scaled(option.font, kPadding);
    const int side = scaled(option.font, kEmblem);
    QRectF text = tile.adjusted(padding, padding * 0.8, -padding, 0);
    paintEmblem(*painter, QRectF(text.right() - side, text.top(), side, side),
        index.data(FactionListModel::EmblemRole).toString(), QColor(255, 255, 255, 222));
    painter->setPen(Qt::white);
    const QFont title = titleFont(option.font, kTitle);
    const QString name = index.data(FactionListModel::NameRole).toString();
    const QRectF line(text.topLeft(), QSizeF(text.width() - side - padding / 2.0, side));
    painter->setFont(fittingFont(name, title, line.size(), scaled(option.font, kSmallestTitle)));
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, name); // a long one in two lines
    text.setTop(line.bottom() + scaled(option.font, 2));
    painter->setFont(bodyFont(option.font, kTheme));
    painter->drawText(
        text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(FactionListModel::ThemeRole).toString());

    painter->setBrush(Qt::NoBrush);
    if (index.data(FactionListModel::ChosenRole).toBool()) {
        painter->setPen(QPen(colours.accent, 3));
        painter->drawRoundedRect(tile.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1, radius + 1);
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (m_keyboardShown && view != nullptr && view->hasFocus() && view->currentIndex() == index) {
        painter->setPen(QPen(Qt::white, 2));
        painter->drawRoundedRect(tile.adjusted(4, 4, -4, -4), radius - 3, radius - 3);
    }
    painter->restore();
}

} // namespace ui
