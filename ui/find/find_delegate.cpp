#include "ui/find/find_delegate.h"

#include "ui/emblem.h"
#include "ui/find/find_model.h"
#include "ui/painting/pill.h"
#include "ui/theme.h"

#include <QPainter>

namespace ui {

namespace {

constexpr double kRow = 36;
constexpr double kHeading = 28;
constexpr double kPadding = 12;
constexpr double kSign = 20;

/// The words with the marked ones on the colour of marks; gives where they end.
double paintMarked(QPainter& painter, const QRectF& area, const QString& text, const QStringList& words,
    const QFont& font, const Colours& colours)
{
    const QFontMetricsF metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, area.width());
    painter.setFont(font);
    for (const auto& [at, length] : findMarks(words, shown)) {
        const double left = metrics.horizontalAdvance(shown.left(at));
        const double right = metrics.horizontalAdvance(shown.left(at + length));
        const QRectF mark(
            area.left() + left - 1, area.center().y() - metrics.height() / 2, right - left + 2, metrics.height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.mark);
        painter.drawRoundedRect(mark, 3, 3);
    }
    painter.setPen(colours.text);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, shown);
    for (const auto& [at, length] : findMarks(words, shown)) {
        painter.setPen(colours.markText);
        const double left = metrics.horizontalAdvance(shown.left(at));
        painter.drawText(QRectF(area.left() + left, area.top(), area.width(), area.height()),
            Qt::AlignLeft | Qt::AlignVCenter, shown.mid(at, length));
    }
    return area.left() + metrics.horizontalAdvance(shown);
}

} // namespace

QSize FindDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return { scaled(option.font, 200),
        scaled(option.font, index.data(FindModel::HeadingRole).toBool() ? kHeading : kRow) };
}

void FindDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const QFont& body = option.font;
    const double pad = scaled(body, kPadding);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRectF area = QRectF(option.rect).adjusted(pad / 2, 1, -pad / 2, -1);
    if (index.data(FindModel::HeadingRole).toBool()) {
        QFont font = bodyFont(body, 11, QFont::DemiBold);
        font.setCapitalization(QFont::AllUppercase);
        painter->setFont(font);
        painter->setPen(colours.muted);
        painter->drawText(area.adjusted(pad / 2, 0, 0, -scaled(body, 3)), Qt::AlignLeft | Qt::AlignBottom,
            index.data(Qt::DisplayRole).toString());
        painter->restore();
        return;
    }
    const FindEntry* entry = static_cast<const FindModel*>(index.model())->at(index);
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.selection);
        painter->drawRoundedRect(area, scaled(body, 8), scaled(body, 8));
    }
    area.adjust(pad / 2, 0, -pad / 2, 0);
    const double side = scaled(body, kSign);
    const QRectF sign(area.left(), area.center().y() - side / 2, side, side);
    if (!entry->emblem.isEmpty())
        paintEmblemSquare(*painter, sign, entry->emblem, entry->colour);
    else
        painter->drawPixmap(sign.adjusted(2, 2, -2, -2).topLeft(),
            iconPixmap(entry->icon, static_cast<int>(side) - 4, colours.muted, painter->device()->devicePixelRatioF()));
    area.setLeft(sign.right() + pad);
    if (!entry->key.isEmpty()) {
        const QSizeF cap = keyCapSize(entry->key, body);
        paintKeyCap(*painter, QRectF(QPointF(area.right() - cap.width(), area.center().y() - cap.height() / 2), cap),
            entry->key, colours.muted, body);
        area.setRight(area.right() - cap.width() - pad);
    }
    const QRectF titleArea(
        area.left(), area.top(), area.width() * (entry->detail.isEmpty() ? 1.0 : 0.66), area.height());
    const double end = paintMarked(*painter, titleArea, entry->title, index.data(FindModel::WordsRole).toStringList(),
        bodyFont(body, 13.5, QFont::Medium), colours);
    const QFont small = bodyFont(body, 12);
    painter->setFont(small);
    painter->setPen(colours.muted);
    const QRectF rest(end + pad, area.top(), area.right() - end - pad, area.height());
    painter->drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
        QFontMetricsF(small).elidedText(entry->detail, Qt::ElideRight, rest.width()));
    painter->restore();
}

} // namespace ui
