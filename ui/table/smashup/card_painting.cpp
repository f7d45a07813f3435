#include "ui/table/smashup/card_painting.h"

#include "ui/emblem.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

using core::smashup::CardView;

namespace {

const QColor kInk(255, 255, 255);
const QColor kBadge(0, 0, 0, 110);
const QColor kMore(0x7B, 0xE3, 0xA0); // a power that grew
const QColor kLess(0xFF, 0xA0, 0x98);

void paintBadge(QPainter& painter, const QRectF& area, const QString& text, const QFont& font)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(kBadge);
    painter.drawRoundedRect(area, area.height() * 0.28, area.height() * 0.28);
    painter.setPen(kInk);
    painter.setFont(font);
    painter.drawText(area, Qt::AlignCenter, text);
}

} // namespace

void paintFrames(
    QPainter& painter, const QRectF& area, qreal radius, const CardState& state, const QPalette& palette, qreal unit)
{
    const Colours& colours = coloursOf(palette);
    const auto frame = [&](const QColor& colour, qreal width, Qt::PenStyle style, qreal outside) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, width * unit, style));
        const qreal grow = outside * unit - width * unit / 2;
        painter.drawRoundedRect(area.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow);
    };
    if (state.hinted)
        frame(colours.good, 3, Qt::DashLine, 2);
    else if (state.picked)
        frame(colours.accent, 3, Qt::SolidLine, 2);
    else if (state.legal)
        frame(colours.accent, 2, Qt::SolidLine, 1);
    else if (state.source)
        frame(colours.accent, 1.5, Qt::DotLine, 1);
    // White is the mock-ups' mark for the card in hand; on light panels it would not be seen.
    if (state.current)
        frame(colours.dark ? QColor(255, 255, 255) : colours.text, 2, Qt::SolidLine, state.legal ? 3.5 : 2);
}

void paintChip(QPainter& painter, const Chip& chip, const QRectF& area, ChipForm cellForm, const FactionLook& look,
    const CardState& state, const QFont& body, const QPalette& palette)
{
    const CardView& card = *chip.card;
    ChipForm form = cellForm;
    if (chip.attached && form != ChipForm::Tiny && form != ChipForm::Small)
        form = form == ChipForm::Full ? ChipForm::Medium : ChipForm::Small;
    const ChipMetrics metrics = chipMetrics(form, body);
    const qreal radius = area.height() * (chip.attached ? 0.5 : 0.24);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(state.dimmed ? 0.55 : 1.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(factionGradient(look.colour, area));
    painter.drawRoundedRect(area, radius, radius);

    QRectF inside = area.adjusted(metrics.padding, 0, -metrics.padding, 0);
    const QRectF emblemArea(inside.left(), inside.center().y() - metrics.emblem / 2, metrics.emblem, metrics.emblem);
    paintEmblem(painter, emblemArea, look.emblem, kInk);
    inside.setLeft(emblemArea.right() + (metrics.textPixels > 0 ? metrics.padding : metrics.padding * 0.8));
    if (card.isMinion) {
        const QFont font = badgeFont(form, body);
        const QString power = QString::number(card.power);
        const qreal width = std::max(metrics.badge, QFontMetricsF(font).horizontalAdvance(power) + metrics.padding);
        const qreal height = area.height() * (form == ChipForm::Tiny ? 0.78 : 0.6);
        const QRectF badge(area.right() - (form == ChipForm::Tiny ? metrics.padding * 0.7 : metrics.padding) - width,
            area.center().y() - height / 2, width, height);
        paintBadge(painter, badge, power, font);
        inside.setRight(badge.left() - metrics.padding * 0.6);
        if (card.counters > 0) {
            painter.setFont(counterFont(form, body));
            painter.setPen(kMore);
            painter.drawText(inside, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, counterText(card));
            inside.setRight(inside.right() - counterWidth(card, form, body));
        }
        // A power that effects have changed is underlined: green grows, red shrinks.
        if (card.power != card.printedPower) {
            painter.setPen(QPen(card.power > card.printedPower ? kMore : kLess, std::max(2.0, area.height() * 0.06)));
            painter.drawLine(badge.bottomLeft() + QPointF(3, 0), badge.bottomRight() - QPointF(3, 0));
        }
    }
    if (metrics.textPixels > 0) {
        const QFont font = chipFont(form, body);
        painter.setFont(font);
        painter.setPen(kInk);
        painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
            QFontMetricsF(font).elidedText(QString::fromStdString(card.name), Qt::ElideRight, inside.width() + 1));
    }
    painter.setOpacity(1.0);
    paintFrames(painter, area, radius, state, palette, std::max(1.0, scaled(body, 10) / 10.0));
    painter.restore();
}

namespace {

/// The sizes of the words on a card face.
struct FaceWords {
    QFont nameFont;
    QFont textFont;
    qreal nameHeight = 0;
    qreal textHeight = 0;
    bool whole = true; ///< all of the text can be read
};

QRectF insideOfFace(const QRectF& area, const QFont& body)
{
    const int side = scaled(body, area.width() < scaled(body, 100) ? 6 : 9); // a full hand has narrow cards
    return area.adjusted(side, scaled(body, 6), -side, -scaled(body, 7));
}

qreal mostTextOf(const QSizeF& inside, qreal nameHeight, const QFont& body)
{
    return inside.height() - nameHeight - scaled(body, 2) - scaled(body, 24); // beside a small emblem
}

/// Half the size at 100 % is the least that can still be read.
int leastWords(const QFont& body)
{
    return std::max(8, scaled(body, 8));
}

/// No larger than `most` pixels, and smaller where the name would not fit on two lines or break within a word.
QFont fittingName(const QString& name, int most, qreal width, const QFont& body)
{
    QFont largest = titleFont(body, 14.5);
    largest.setPixelSize(most);
    return fittingFont(name, largest, { width, QFontMetricsF(largest).lineSpacing() * 2 }, leastWords(body));
}

FaceWords wordsOf(const CardView& card, const QSizeF& inside, const QFont& body, const FaceSizes& sizes)
{
    const QString name = QString::fromStdString(card.name);
    const QString text = QString::fromStdString(card.text);
    FaceWords words;
    words.nameFont = fittingName(name, sizes.name, inside.width(), body);
    words.nameHeight = wrappedHeight(name, words.nameFont, inside.width());
    words.textFont = bodyFont(body, 11.5);
    words.textFont.setPixelSize(sizes.text);
    const qreal mostText = mostTextOf(inside, words.nameHeight, body);
    const qreal whole = wrappedHeight(text, words.textFont, inside.width());
    words.whole = whole <= mostText + 0.5;
    words.textHeight = std::min(whole, mostText);
    return words;
}

} // namespace

FaceSizes fittingSizes(const CardView& card, const QSizeF& size, const QFont& body)
{
    const QSizeF inside = insideOfFace({ QPointF(), size }, body).size();
    const QString name = QString::fromStdString(card.name);
    // The name comes first, then the text gets what is left; beyond the least that can be read it is shortened.
    const QFont named = fittingName(name, scaled(body, 14.5), inside.width(), body);
    const qreal mostText = mostTextOf(inside, wrappedHeight(name, named, inside.width()), body);
    const QFont worded = fittingFont(
        QString::fromStdString(card.text), bodyFont(body, 11.5), { inside.width(), mostText }, leastWords(body));
    return { named.pixelSize(), worded.pixelSize() };
}

bool cardFaceHolds(const CardView& card, const QSizeF& size, const QFont& body, const FaceSizes& sizes)
{
    return wordsOf(card, insideOfFace({ QPointF(), size }, body).size(), body, sizes).whole;
}

void paintCardFace(QPainter& painter, const QRectF& area, const CardView& card, const FactionLook& look,
    const CardState& state, const QFont& body, const QPalette& palette, const FaceSizes& sizes)
{
    const auto px = [&body](double pixels) { return static_cast<qreal>(scaled(body, pixels)); };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = px(9);
    painter.setPen(Qt::NoPen);
    painter.setBrush(factionGradient(look.colour, area));
    painter.drawRoundedRect(area, radius, radius);

    const QRectF inside = insideOfFace(area, body);
    const FaceWords words = wordsOf(card, inside.size(), body, sizes);
    const qreal nameHeight = words.nameHeight;

    const QFont powerFont = titleFont(body, 18);
    const QString power = QString::number(card.power);
    const QRectF powerChip(area.left() + px(6), area.top() + px(6),
        card.isMinion ? std::max(px(26), QFontMetricsF(powerFont).horizontalAdvance(power) + px(10)) : 0, px(22));
    const QFont kindFont = bodyFont(body, 10);
    const QString kind = QString::fromStdString(card.kind);
    const qreal kindRight = area.right() - px(6);
    const qreal kindWidth
        = std::min(QFontMetricsF(kindFont).horizontalAdvance(kind) + px(10), kindRight - powerChip.right() - px(3));
    const QRectF kindChip(kindRight - kindWidth, area.top() + px(6), kindWidth, px(18));

    // Large and centred below the badges where the text leaves room; else small in the gap between them.
    const qreal nameTop = std::min(
        area.top() + std::max(px(82), area.height() * 0.46), inside.bottom() - words.textHeight - px(2) - nameHeight);
    const qreal badgesEnd = (card.isMinion ? powerChip : kindChip).bottom() + px(2);
    const qreal below = nameTop - badgesEnd - px(4);
    if (below >= px(30)) {
        const qreal size = std::min(below, px(54));
        const qreal top = badgesEnd + (below - size) / 2;
        paintEmblem(painter, { area.center().x() - size / 2, top, size, size }, look.emblem, kInk);
    } else {
        const qreal left = powerChip.right() + px(4);
        const qreal gap = kindChip.left() - px(4) - left;
        const qreal size = std::min({ gap, nameTop - area.top() - px(6), px(30) });
        if (size >= px(12))
            paintEmblem(painter, { left + (gap - size) / 2, area.top() + px(5), size, size }, look.emblem, kInk);
    }
    if (card.isMinion)
        paintBadge(painter, powerChip, power, powerFont);
    paintBadge(painter, kindChip, kind, kindFont);

    paintWrapped(painter, { inside.left(), nameTop, inside.width(), nameHeight + 1 }, QString::fromStdString(card.name),
        words.nameFont, kInk);
    const qreal textTop = nameTop + nameHeight + px(2);
    paintWrapped(painter, { inside.left(), textTop, inside.width(), inside.bottom() - textTop + 1 },
        QString::fromStdString(card.text), words.textFont, kInk);

    if (state.dimmed) {
        // Dark in both themes: the white words keep their contrast.
        const QColor veil(16, 18, 24, coloursOf(palette).dark ? 90 : 110);
        painter.setPen(Qt::NoPen);
        painter.setBrush(veil);
        painter.drawRoundedRect(area, radius, radius);
    }
    paintFrames(painter, area, radius, state, palette, std::max(1.0, scaled(body, 10) / 10.0));
    painter.restore();
}

} // namespace ui
