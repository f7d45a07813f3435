#include "ui/table/smashup/board_delegate.h"

#include "ui/table/smashup/card_painting.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace ui {

using core::smashup::BaseView;
using core::smashup::CardView;

namespace {

qreal px(const QFont& body, double pixels)
{
    return scaled(body, pixels);
}

QRectF frameOf(const QRect& cell, const QFont& body)
{
    const qreal gap = px(body, 5);
    return QRectF(cell).adjusted(gap, gap, -gap, -gap);
}

QRectF insideOf(const QRect& cell, const QFont& body)
{
    const qreal padding = px(body, 9);
    return frameOf(cell, body).adjusted(padding, padding, -padding, -padding);
}

QString ignoresWords()
{
    return BoardDelegate::tr("may ignore the base");
}

/// The corner of a cell that is kept for the total, and for what is said beside it.
QSizeF totalCorner(const QFont& body, bool ignores)
{
    const qreal words = ignores ? QFontMetricsF(bodyFont(body, 10.5)).horizontalAdvance(ignoresWords()) : 0;
    return { px(body, 30) + words, px(body, 18) };
}

const std::array kPlaceColours { QColor(0xE8, 0xB8, 0x4A), QColor(0xBC, 0xC2, 0xD2), QColor(0xB9, 0x80, 0x50) };

} // namespace

/// Where the parts of a base card lie.
struct BoardDelegate::BaseParts {
    QRectF frame;
    QRectF name;
    QRectF figure;
    QRectF text;
    QRectF bar;
    QRectF places;
    QRectF actions;
    QFont nameFont;
    QFont textFont;
    ChipLayout chips;
};

BoardDelegate::BoardDelegate(const SmashUpTableModel& model, FactionLooks looks, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_looks(std::move(looks))
{
}

BoardDelegate::BaseParts BoardDelegate::baseParts(int column, const QRect& cell, const QFont& body) const
{
    const BaseView& base = m_model.base(column);
    BaseParts parts;
    parts.frame = frameOf(cell, body);
    const qreal side = px(body, parts.frame.width() < px(body, 200) ? 9 : 14);
    const QRectF inside = parts.frame.adjusted(side, px(body, 8), -side, -px(body, 9));

    const qreal figureWidth = QFontMetricsF(titleFont(body, 23)).horizontalAdvance(QString::number(base.total))
        + QFontMetricsF(bodyFont(body, 11)).horizontalAdvance(QStringLiteral(" / %1").arg(base.breakpoint))
        + px(body, 3);
    parts.figure = { inside.right() - figureWidth, inside.top(), figureWidth, px(body, 24) };

    const QString name = QString::fromStdString(base.name);
    const qreal nameWidth = inside.width() - figureWidth - px(body, 6);
    parts.nameFont
        = fittingFont(name, titleFont(body, 16), { nameWidth, px(body, 22) }, static_cast<int>(px(body, 12)));
    const qreal nameHeight = wrappedHeight(name, parts.nameFont, nameWidth);
    parts.name = { inside.left(), inside.top() + px(body, 3), nameWidth, nameHeight };

    const qreal textTop = std::max(parts.name.bottom(), parts.figure.bottom()) + px(body, 1);
    parts.textFont = bodyFont(body, m_baseTextPixels);
    const QString text = QString::fromStdString(base.text);
    const qreal textHeight = wrappedHeight(text, parts.textFont, inside.width());
    parts.text = { inside.left(), textTop, inside.width(), textHeight };

    std::vector<const CardView*> actions;
    for (const CardView& action : base.actions)
        actions.push_back(&action);
    const qreal placesWidth = px(body, 104);
    const qreal band = px(body, 20);
    qreal actionsHeight = 0;
    bool beside = true;
    if (!actions.empty()) {
        const qreal rest = inside.width() - placesWidth - px(body, 6);
        parts.chips = layOutChips(actions, body, { std::max(rest, 1.0), px(body, 22) }, {});
        beside = rest > px(body, 60) && parts.chips.fits && parts.chips.form != ChipForm::Tiny;
        if (!beside) {
            parts.chips = layOutChips(actions, body, { inside.width(), px(body, 22) }, {});
            actionsHeight = std::max(parts.chips.height, px(body, 22)) + px(body, 5);
        }
    }
    const qreal least = parts.text.bottom() + px(body, 10) + px(body, 8) + px(body, 7) + band + actionsHeight;
    const qreal bottom = std::max(inside.bottom(), least);
    parts.places = { inside.left(), bottom - actionsHeight - band, placesWidth, band };
    parts.bar = { inside.left(), parts.places.top() - px(body, 7) - px(body, 8), inside.width(), px(body, 8) };
    parts.actions = beside
        ? QRectF(inside.left() + placesWidth + px(body, 6), parts.places.top() - px(body, 1),
            inside.width() - placesWidth - px(body, 6), px(body, 22))
        : QRectF(inside.left(), parts.places.bottom() + px(body, 5), inside.width(), actionsHeight - px(body, 5));
    // What the content needs below the lower edge of `inside`; baseHeight() reads it off the frame.
    parts.frame.setBottom(std::max(parts.frame.bottom(), bottom + px(body, 9)));
    return parts;
}

int BoardDelegate::baseHeight(int column, int width, const QFont& body) const
{
    const BaseParts parts = baseParts(column, QRect(0, 0, width, 1), body);
    return static_cast<int>(parts.frame.bottom() + px(body, 5) + 0.999);
}

int BoardDelegate::leastHeight(const QModelIndex& index, int width, const QFont& body) const
{
    const QRectF inside = insideOf(QRect(0, 0, width, 1000), body);
    const qreal chips
        = leastChipHeight(m_model.cards(index), body, inside.width(), totalCorner(body, m_model.ignoresBase(index)));
    return static_cast<int>(chips + (1000 - inside.height()) + 0.999);
}

ChipLayout BoardDelegate::chips(const QModelIndex& index, const QRect& cell, const QFont& body) const
{
    if (index.row() == 0) {
        BaseParts parts = baseParts(index.column(), cell, body);
        for (Chip& chip : parts.chips.chips)
            chip.area.translate(parts.actions.topLeft());
        return parts.chips;
    }
    const QRectF inside = insideOf(cell, body);
    ChipLayout layout
        = layOutChips(m_model.cards(index), body, inside.size(), totalCorner(body, m_model.ignoresBase(index)));
    for (Chip& chip : layout.chips)
        chip.area.translate(inside.topLeft());
    return layout;
}

int BoardDelegate::cardAt(const QModelIndex& index, const QRect& cell, const QFont& body, const QPoint& position) const
{
    for (const Chip& chip : chips(index, cell, body).chips)
        if (chip.area.contains(position))
            return chip.card->id;
    return -1;
}

CardState BoardDelegate::cellState(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const BaseView& base = m_model.base(index.column());
    CardState state;
    const core::Seat seat = m_model.seatOfRow(index.row());
    const bool marked = index.row() == 0 || seat == m_model.table().viewer;
    state.legal = marked && m_model.isLegalBase(base.slot);
    state.hinted = marked && m_model.isHintedBase(base.slot);
    state.source = index.row() == 0 && m_model.isSource(base.name);
    state.current = option.state.testFlag(QStyle::State_HasFocus) && m_currentCard < 0;
    return state;
}

void BoardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.row() == 0)
        paintBase(*painter, option, index);
    else
        paintCell(*painter, option, index);
    paintChips(*painter, option, index);
    painter->restore();
}

void BoardDelegate::paintBase(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFont& body = option.font;
    const Colours& colours = coloursOf(option.palette);
    const BaseView& base = m_model.base(index.column());
    const BaseParts parts = baseParts(index.column(), option.rect, body);

    QLinearGradient ground(parts.frame.topLeft(), parts.frame.bottomLeft());
    ground.setColorAt(0, colours.raised);
    ground.setColorAt(1, colours.dark ? colours.raised.darker(125) : colours.raised.darker(103));
    painter.setBrush(ground);
    painter.setPen(QPen(base.scoring ? colours.accent : colours.border, base.scoring ? 2 : 1));
    painter.drawRoundedRect(parts.frame, px(body, 10), px(body, 10));

    paintWrapped(painter, parts.name, QString::fromStdString(base.name), parts.nameFont, colours.text);
    const QFont smallFont = bodyFont(body, 11);
    const QString of = QStringLiteral(" / %1").arg(base.breakpoint);
    const qreal ofWidth = QFontMetricsF(smallFont).horizontalAdvance(of);
    painter.setFont(titleFont(body, 23));
    painter.setPen(base.total >= base.breakpoint ? colours.accentInk : colours.text);
    painter.drawText(parts.figure.adjusted(0, 0, -ofWidth, 0), Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
        QString::number(base.total));
    painter.setFont(smallFont);
    painter.setPen(base.breakpoint != base.printedBreakpoint ? colours.accentInk : colours.muted);
    painter.drawText(parts.figure.adjusted(0, px(body, 4), 0, 0), Qt::AlignRight | Qt::AlignVCenter, of);

    QFont textFont = parts.textFont;
    textFont.setStrikeOut(base.cancelled);
    paintWrapped(painter, parts.text, QString::fromStdString(base.text), textFont, colours.muted);

    // The bar ends at the breakpoint; seats share it in the order of the rows, with a hair between them.
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.track);
    painter.drawRect(parts.bar);
    const double most = std::max({ 1, base.breakpoint, base.total });
    qreal x = parts.bar.left();
    for (int row = 1; row < m_model.rowCount(); ++row) {
        const core::Seat seat = m_model.seatOfRow(m_model.rowCount() - row);
        const int power = base.power[static_cast<std::size_t>(core::indexOf(seat))];
        const qreal width = parts.bar.width() * std::max(0, power) / most;
        painter.setBrush(seatColour(seat));
        painter.drawRect(QRectF(x, parts.bar.top(), std::max(0.0, width - 1), parts.bar.height()));
        x += width;
    }

    painter.setFont(bodyFont(body, 11));
    painter.setPen(colours.muted);
    painter.drawText(parts.places, Qt::AlignVCenter | Qt::AlignLeft, tr("VP"));
    qreal chipX = parts.places.left() + QFontMetricsF(bodyFont(body, 11)).horizontalAdvance(tr("VP")) + px(body, 6);
    for (std::size_t place = 0; place < base.vp.size(); ++place) {
        const QRectF chip(chipX, parts.places.top() + px(body, 1), px(body, 23), px(body, 18));
        painter.setPen(Qt::NoPen);
        painter.setBrush(kPlaceColours[place]);
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
        painter.setPen(QColor(0x16, 0x18, 0x20));
        painter.setFont(bodyFont(body, 11.5, QFont::Bold));
        painter.drawText(chip, Qt::AlignCenter, QString::number(base.vp[place]));
        chipX += px(body, 28);
    }
    paintFrames(painter, parts.frame, px(body, 10), cellState(option, index), option.palette,
        std::max(1.0, px(body, 10) / 10.0));
}

void BoardDelegate::paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFont& body = option.font;
    const Colours& colours = coloursOf(option.palette);
    const QRectF frame = frameOf(option.rect, body);
    const CardState state = cellState(option, index);

    painter.setBrush(state.legal ? colours.accentWash : colours.panel);
    painter.setPen(state.legal ? QPen(Qt::NoPen) : QPen(colours.border, 1, Qt::DashLine));
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), px(body, 8), px(body, 8));
    painter.setFont(titleFont(body, 18));
    painter.setPen(colours.muted);
    const QRectF corner = frame.adjusted(0, 0, -px(body, 9), -px(body, 6));
    const QString total = QString::number(m_model.power(index));
    painter.drawText(corner, Qt::AlignRight | Qt::AlignBottom, total);
    if (m_model.ignoresBase(index)) {
        const qreal right = painter.fontMetrics().horizontalAdvance(total) + px(body, 6);
        painter.setFont(bodyFont(body, 10.5));
        painter.drawText(corner.adjusted(0, 0, -right, -px(body, 2)), Qt::AlignRight | Qt::AlignBottom, ignoresWords());
    }
    paintFrames(painter, frame, px(body, 8), state, option.palette, std::max(1.0, px(body, 10) / 10.0));
}

void BoardDelegate::paintChips(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ChipLayout layout = chips(index, option.rect, option.font);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    for (const Chip& chip : layout.chips) {
        CardState state;
        state.legal = m_model.isLegalCard(chip.card->id);
        state.hinted = m_model.isHintedCard(chip.card->id);
        state.source = m_model.isSource(chip.card->name);
        state.current
            = (focused && chip.card->id == m_currentCard) || (m_selectedCard >= 0 && chip.card->id == m_selectedCard);
        paintChip(
            painter, chip, chip.area, layout.form, m_looks.of(chip.card->faction), state, option.font, option.palette);
    }
}

} // namespace ui
