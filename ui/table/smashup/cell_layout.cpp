#include "ui/table/smashup/cell_layout.h"

#include "ui/look.h"

#include <algorithm>
#include <cmath>

namespace ui {

using core::smashup::CardView;

namespace {

constexpr int kMostColumns = 3;
constexpr double kLeastColumn = 84; ///< pixels of the mock-ups; below it no name is read
constexpr double kNarrowestColumn = 60; ///< likewise, before cards cover each other
constexpr double kLeastTwoRow = 66; ///< high: cards in rows are made lower before they become bars

std::vector<LyingCard> singles(const CellCards& cards)
{
    std::vector<LyingCard> all;
    for (const CardView* card : cards.cards)
        all.push_back({ card, {}, CardForm::Table, { card->id } });
    return all;
}

/// Equal cards as stacks, each where its first card was.
std::vector<LyingCard> stacks(const CellCards& cards)
{
    std::vector<LyingCard> all;
    for (const CardView* card : cards.cards) {
        const auto same = std::find_if(all.begin(), all.end(),
            [&](const LyingCard& each) { return cards.alike && cards.alike(*each.card, *card); });
        if (same == all.end())
            all.push_back({ card, {}, CardForm::Table, { card->id } });
        else
            same->ids.append(card->id);
    }
    return all;
}

int mostColumns(qreal width, const QFont& body, double least = kLeastColumn)
{
    const qreal gap = cardGap(body);
    const int columns = static_cast<int>((width + gap) / (scaled(body, least) + gap));
    return std::clamp(columns, 1, kMostColumns);
}

qreal compactHeight(const QFont& body)
{
    return cardSize(CardForm::Compact, body).height();
}

int rowsOf(std::size_t count, int columns)
{
    return static_cast<int>((count + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns));
}

qreal heightOfRows(int rows, const QFont& body)
{
    return rows == 0 ? 0 : rows * compactHeight(body) + (rows - 1) * cardGap(body) * 0.7;
}

/// The fewest columns in which so many compact cards fit into `room`; 0 where none do.
int columnsFor(std::size_t count, const QSizeF& room, const QFont& body, double least = kLeastColumn)
{
    for (int columns = 1; columns <= mostColumns(room.width(), body, least); ++columns)
        if (heightOfRows(rowsOf(count, columns), body) <= room.height() + 0.5)
            return columns;
    return 0;
}

CellLayout layOutCompact(const CellCards& cards, const QRectF& room, bool fromBottom, const QFont& body)
{
    CellLayout layout;
    layout.cards = singles(cards);
    int columns = columnsFor(layout.cards.size(), room.size(), body);
    if (columns == 0) {
        layout.cards = stacks(cards);
        columns = columnsFor(layout.cards.size(), room.size(), body);
    }
    if (columns == 0)
        columns = columnsFor(layout.cards.size(), room.size(), body, kNarrowestColumn);
    layout.fits = columns > 0;
    if (columns == 0)
        columns = mostColumns(room.width(), body, kNarrowestColumn);
    const qreal gap = cardGap(body);
    const qreal height = compactHeight(body);
    const qreal width = (room.width() - (columns - 1) * gap) / columns;
    const int rows = rowsOf(layout.cards.size(), columns);
    qreal step = height + gap * 0.7;
    if (!layout.fits && rows > 1)
        step = std::max((room.height() - height) / (rows - 1), 1.0);
    layout.height = rows == 0 ? 0 : (rows - 1) * step + height;
    const qreal top = fromBottom ? std::max(room.top(), room.bottom() - layout.height) : room.top();
    for (std::size_t i = 0; i < layout.cards.size(); ++i) {
        const auto at = static_cast<int>(i);
        LyingCard& lying = layout.cards[i];
        lying.form = columns == 1 ? CardForm::Compact : CardForm::HalfCompact;
        lying.area = { room.left() + at % columns * (width + gap), top + at / columns * step, width, height };
    }
    return layout;
}

/// The height at which cards of this form fit below one another in so many rows, within what the form allows.
qreal heightInRows(CardForm form, int rows, qreal attached, const QSizeF& room, const QFont& body)
{
    const qreal whole = cardSize(form, body).height();
    if (form != CardForm::TwoRow)
        return whole;
    const qreal share = std::floor((room.height() - attached - (rows - 1) * cardGap(body)) / rows);
    return std::clamp<qreal>(share, scaled(body, kLeastTwoRow), whole);
}

/// Whole cards in rows, each row as high as what sticks out of its cards.
CellLayout layOutCards(const CellCards& cards, CardForm form, const QRectF& room, bool fromBottom, const QFont& body)
{
    CellLayout layout;
    layout.cards = singles(cards);
    const qreal gap = cardGap(body);
    QSizeF size = cardSize(form, body);
    const int perRow = std::max(1, static_cast<int>((room.width() + gap + 0.5) / (size.width() + gap)));
    const auto inRow = static_cast<std::size_t>(perRow);
    const auto below = [&](std::size_t first) {
        qreal most = 0;
        for (std::size_t i = first; i < std::min(layout.cards.size(), first + inRow); ++i)
            if (const CardView& card = *layout.cards[i].card; cards.face && !card.attachments.empty())
                most = std::max(most, attachedHeight(cards.face(card), form, { {}, size }));
        return most;
    };
    qreal attached = 0;
    for (std::size_t first = 0; first < layout.cards.size(); first += inRow)
        attached += below(first);
    const int rows = std::max(1, rowsOf(layout.cards.size(), perRow));
    size.setHeight(heightInRows(form, rows, attached, room.size(), body));
    qreal y = 0;
    for (std::size_t first = 0; first < layout.cards.size(); first += inRow) {
        for (std::size_t i = first; i < std::min(layout.cards.size(), first + inRow); ++i) {
            layout.cards[i].form = form;
            layout.cards[i].area = { { room.left() + static_cast<double>(i - first) * (size.width() + gap), y }, size };
        }
        layout.height = y + size.height() + below(first);
        y = layout.height + gap;
    }
    const qreal top = fromBottom ? std::max(room.top(), room.bottom() - layout.height) : room.top();
    for (LyingCard& lying : layout.cards)
        lying.area.translate(0, top);
    layout.fits = layout.height <= room.height() + 0.5 && (layout.cards.empty() || size.width() <= room.width() + 0.5);
    return layout;
}

} // namespace

QRectF cardRoom(const QRectF& cell, const QFont& body)
{
    const qreal padding = scaled(body, 6);
    return cell.adjusted(padding, padding, -padding, -padding);
}

qreal cardGap(const QFont& body)
{
    return scaled(body, 6);
}

CellLayout layOutCell(const CellCards& cards, CardForm form, const QRectF& room, bool fromBottom, const QFont& body)
{
    if (form == CardForm::Table || form == CardForm::TwoRow)
        return layOutCards(cards, form, room, fromBottom, body);
    return layOutCompact(cards, room, fromBottom, body);
}

CardForm formFor(const CellCards& cards, const QSizeF& room, const QFont& body)
{
    for (const CardForm form : { CardForm::Table, CardForm::TwoRow })
        if (layOutCards(cards, form, { {}, room }, false, body).fits)
            return form;
    return CardForm::Compact;
}

qreal leastCardHeight(const CellCards& cards, qreal width, const QFont& body)
{
    return heightOfRows(rowsOf(stacks(cards).size(), mostColumns(width, body)), body);
}

qreal wishedWidth(const CellCards& cards, const QFont& body)
{
    const qreal gap = cardGap(body);
    const auto abreast = std::clamp<std::size_t>(cards.cards.size(), 1, 3);
    return static_cast<qreal>(abreast) * (cardSize(CardForm::Table, body).width() + gap) - gap + 2 * scaled(body, 6)
        + scaled(body, 8);
}

} // namespace ui
