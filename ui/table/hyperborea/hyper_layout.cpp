#include "ui/table/hyperborea/hyper_layout.h"

#include "ui/look.h"
#include "ui/table/hyperborea/hyper_pieces.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace ui {

using core::Seat;
using core::hyperborea::TableView;

namespace {

using Kind = HyperPiece::Kind;

constexpr double kHexWidth = std::numbers::sqrt3; ///< of its radius
constexpr double kHexGap = 0.96; ///< a hex is painted that much smaller than its place
constexpr double kPanelShare = 0.155; ///< of the width

/// The middle of a hex of radius 1.
QPointF placeOf(const core::hyperborea::HexView& hex)
{
    return { kHexWidth * (hex.q + hex.r / 2.0), 1.5 * hex.r };
}

void placeSeats(std::vector<HyperPiece>& pieces, const QRectF& room, const QFont& font)
{
    const auto count = static_cast<double>(
        std::count_if(pieces.begin(), pieces.end(), [](const HyperPiece& each) { return each.kind == Kind::Seat; }));
    const double gap = scaled(font, 6);
    const double high = std::min<double>((room.height() - (count - 1) * gap) / count, scaled(font, 150));
    int i = 0;
    for (HyperPiece& piece : pieces)
        if (piece.kind == Kind::Seat) {
            // One's own panel stands at the bottom.
            const bool last = i + 1 == static_cast<int>(count);
            const double top = last ? room.bottom() - high : room.top() + i * (high + gap);
            piece.area = { room.left(), top, room.width(), high };
            ++i;
        }
}

} // namespace

HyperRoom layOutHexes(std::vector<HyperPiece>& pieces, const TableView& table, const QRectF& map, const MapSight& sight)
{
    HyperRoom frames;
    frames.map = map;
    if (table.hexes.empty())
        return frames;
    QRectF all;
    for (const auto& hex : table.hexes) {
        const QPointF at = placeOf(hex);
        all |= QRectF(at.x() - kHexWidth / 2, at.y() - 1, kHexWidth, 2);
    }
    frames.radius = std::min(frames.map.width() / all.width(), frames.map.height() / all.height()) * sight.zoom;
    frames.middle = { frames.map.center() + sight.shift - QPointF(all.width(), all.height()) / 2 * frames.radius,
        all.size() * frames.radius };
    for (HyperPiece& piece : pieces)
        if (piece.kind == Kind::Hex) {
            const QPointF at = frames.middle.topLeft()
                + (placeOf(table.hexes[static_cast<std::size_t>(piece.id)]) - all.topLeft()) * frames.radius;
            const double radius = frames.radius * kHexGap;
            piece.area = { at.x() - radius * kHexWidth / 2, at.y() - radius, radius * kHexWidth, 2 * radius };
        }
    return frames;
}

HyperRoom layOutMap(std::vector<HyperPiece>& pieces, const TableView& table, const QRectF& room, const QFont& font,
    const MapSight& sight)
{
    HyperRoom frames;
    if (table.hexes.empty() || room.width() < 40 || room.height() < 40)
        return frames;
    const double gap = scaled(font, 8);
    const double panels = std::clamp<double>(room.width() * kPanelShare, scaled(font, 96), scaled(font, 160));
    placeSeats(pieces, { room.left(), room.top(), panels, room.height() }, font);
    const HyperRoom hexes = layOutHexes(pieces, table, room.adjusted(panels + gap, 0, 0, 0), sight);
    frames.map = hexes.map;
    frames.radius = hexes.radius;
    frames.middle = hexes.middle;
    return frames;
}

HyperRoom layOutOffers(std::vector<HyperPiece>& pieces, const QRectF& room, const QFont& font)
{
    HyperRoom frames;
    const double gap = scaled(font, 5);
    const double heading = scaled(font, 17);
    const double block = room.height() / core::hyperborea::kDecks;
    const double wide = (room.width() - gap) / core::hyperborea::kFaceUp;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto deck = static_cast<int>(i) / core::hyperborea::kFaceUp;
        const auto column = static_cast<int>(i) % core::hyperborea::kFaceUp;
        const double top = room.top() + deck * block;
        if (column == 0)
            frames.decks.push_back({ { room.left(), top, room.width(), heading }, deck });
        pieces[i].area = { room.left() + column * (wide + gap), top + heading + 2, wide, block - heading - 2 - gap };
    }
    return frames;
}

HyperRoom layOutBoard(
    std::vector<HyperPiece>& pieces, const TableView& table, Seat seat, const QRectF& room, const QFont& font)
{
    HyperRoom frames;
    if (table.seats.empty() || room.width() < 40 || room.height() < 40)
        return frames;
    const double gap = scaled(font, 6);
    const double pad = scaled(font, 8);
    const double left = std::clamp<double>(room.width() * 0.18, scaled(font, 130), scaled(font, 190));
    frames.cubes = { room.left(), room.top(), left, room.height() };
    const QRectF inner = frames.cubes.adjusted(pad, pad, -pad, -pad);

    // From the top: available cubes, unused ones and the bag, the rows, then tile and token.
    const double heading = scaled(font, 14);
    const bool low = room.height() < scaled(font, 220);
    const double side = std::min<double>(scaled(font, 30), inner.height() * 0.13);
    const double small = std::min<double>(scaled(font, 20), inner.height() * 0.09);
    double top = inner.top();
    frames.heading = { inner.left(), top, inner.width(), heading };
    top += heading + 5; // a frame around a cube covers no word
    double across = inner.left();
    const auto colours = std::max<double>(2,
        static_cast<double>(std::count_if(
            pieces.begin(), pieces.end(), [](const HyperPiece& each) { return each.kind == Kind::Cube; })));
    for (HyperPiece& piece : pieces)
        if (piece.kind == Kind::Cube) {
            piece.area = { across, top, side, side };
            across += std::min(side * 1.25 + 4, (inner.width() - side) / (colours - 1));
        }
    top += side + 4;
    frames.unusedHeading = { inner.left(), top, inner.width(), heading };
    top += heading + 2;
    across = inner.left();
    const double bagWide = small * 2.2;
    for (HyperPiece& piece : pieces) {
        if (piece.kind == Kind::Unused) {
            piece.area = { across, top, small, small };
            across += std::min(small + 3, (inner.width() - bagWide - small) / 6);
        }
        if (piece.kind == Kind::Bag)
            piece.area = { inner.right() - bagWide, top - small * 0.3, bagWide, small * 1.3 };
    }
    top += small + 5;
    const bool extras = std::any_of(pieces.begin(), pieces.end(),
        [](const HyperPiece& each) { return each.kind == Kind::RaceTile || each.kind == Kind::Token; });
    const double extra = extras ? std::min<double>(scaled(font, 24), inner.height() * 0.12) : 0;
    if (!low) {
        frames.rowsHeading = { inner.left(), top, inner.width(), heading };
        top += heading + 2;
    }
    const double rowHigh = std::min<double>(
        (inner.bottom() - top - (extras ? extra + 4 : 0)) / core::hyperborea::kRows, scaled(font, 24));
    double extraLeft = inner.left();
    for (HyperPiece& piece : pieces) {
        if (piece.kind == Kind::Row) {
            piece.area = { inner.left(), top, inner.width(), rowHigh - 1 };
            top += rowHigh;
        }
        if (piece.kind == Kind::RaceTile || piece.kind == Kind::Token) {
            piece.area = { extraLeft, inner.bottom() - extra, (inner.width() - 4) / 2, extra };
            extraLeft += (inner.width() + 4) / 2;
        }
    }

    // The six base technologies in two rows of three, then what was taken in columns.
    const QRectF rest(frames.cubes.right() + gap, room.top(), room.right() - frames.cubes.right() - gap, room.height());
    const auto taken = static_cast<int>(seatOf(table, seat).technologies.size());
    const int rows = taken > 6 ? 3 : 2;
    const int columns = std::max(1, (taken + rows - 1) / rows);
    // A base technology has two sets and is wider than one that was taken, once these are many.
    const double share = columns <= 1 ? 1.0 : columns == 2 ? 0.85 : 0.7;
    const double baseWide = (rest.width() - gap * (2 + columns)) / (3 + share * columns);
    const double halfHigh = (rest.height() - gap) / 2;
    const double title = std::min<double>(scaled(font, 26), halfHigh * 0.24);
    const double line = (halfHigh - title - pad) / 2;
    for (HyperPiece& piece : pieces) {
        if (piece.kind != Kind::Set)
            continue;
        if (core::hyperborea::isBase(static_cast<core::hyperborea::SetId>(piece.id))) {
            // In the order of the mock-up: exploration, warfare, growth, then progress, trade, science.
            const int base = piece.id / 2;
            const QRectF area(rest.left() + (base % 3) * (baseWide + gap), rest.top() + (base / 3) * (halfHigh + gap),
                baseWide, halfHigh);
            if (piece.id % 2 == 0)
                frames.bases.push_back({ area, base });
            piece.area
                = { area.left() + pad / 2, area.top() + title + (piece.id % 2) * line, area.width() - pad, line - 2 };
        }
    }
    int i = 0;
    const double high = (rest.height() - gap * (rows - 1)) / rows;
    const double wide = baseWide * share;
    for (HyperPiece& piece : pieces) {
        if (piece.kind != Kind::Set || core::hyperborea::isBase(static_cast<core::hyperborea::SetId>(piece.id)))
            continue;
        const QRectF area(rest.left() + 3 * (baseWide + gap) + (i / rows) * (wide + gap),
            rest.top() + (i % rows) * (high + gap), wide, high);
        frames.technologies.push_back({ area, piece.id });
        piece.area = area;
        ++i;
    }
    if (taken == 0)
        frames.vacant = { rest.left() + 3 * (baseWide + gap), rest.top(), wide, rest.height() };
    return frames;
}

QPointF hexMiddle(const HyperPiece& hex)
{
    return hex.area.center();
}

double hexRadius(const HyperPiece& hex)
{
    return hex.area.height() / 2;
}

QRectF siteArea(const HyperPiece& hex, std::size_t site, std::size_t sites)
{
    // Where there is no room for words, below kSmallHex, the sites take it.
    const double radius = hexRadius(hex);
    const double larger = radius < kSmallHex ? 1.22 : 1;
    const double across = sites < 2 ? 0 : (site == 0 ? -0.38 : 0.38);
    const QPointF middle = hexMiddle(hex) + QPointF(across * radius, 0.26 * radius);
    return { middle.x() - 0.24 * radius * larger, middle.y() - 0.34 * radius, 0.48 * radius * larger,
        0.58 * radius * larger };
}

namespace {

bool isBaseSet(const HyperPiece& set)
{
    return set.kind == Kind::Set && core::hyperborea::isBase(static_cast<core::hyperborea::SetId>(set.id));
}

constexpr double kLeastCard = 40; ///< pixels of the mock-ups

/// A card too low for a line of spaces between its name and its words has them in a column at its left.
bool isLow(const HyperPiece& card, const QFont& font)
{
    return card.area.height() < scaled(font, 100);
}

double spaceSide(const HyperPiece& set, std::size_t spaces, const QFont& font)
{
    const auto count = static_cast<double>(std::max<std::size_t>(spaces, 1));
    if (isBaseSet(set))
        return std::min(
            { set.area.height() * 0.8, set.area.width() * 0.46 / std::max(count, 2.0) - 3, scaled(font, 30) * 1.0 });
    if (isLow(set, font))
        return std::min(
            (set.area.height() - cardTitleHeight(set, font) - 6) / std::max(count, 3.0) - 2, scaled(font, 18) * 1.0);
    return std::min({ set.area.height() * 0.24, (set.area.width() - 12) / (count + 3) - 3, scaled(font, 24) * 1.0 });
}

} // namespace

double cardTitleHeight(const HyperPiece& card, const QFont& font)
{
    if (card.area.height() < scaled(font, kLeastCard))
        return card.area.height() - 4; // its name is all there is room for
    return std::min<double>(scaled(font, 22), card.area.height() * 0.3);
}

QRectF spaceArea(const HyperPiece& set, std::size_t space, std::size_t spaces, const QFont& font)
{
    const double side = spaceSide(set, spaces, font);
    if (!isBaseSet(set) && isLow(set, font))
        return { set.area.left() + 7,
            set.area.top() + cardTitleHeight(set, font) + 3 + static_cast<double>(space) * (side + 2), side, side };
    const double left = set.area.left() + (isBaseSet(set) ? 4 : 8) + static_cast<double>(space) * (side + 3);
    const double top
        = isBaseSet(set) ? set.area.center().y() - side / 2 : set.area.top() + cardTitleHeight(set, font) + 2;
    return { left, top, side, side };
}

QRectF wordsArea(const HyperPiece& set, std::size_t spaces, const QFont& font)
{
    const QRectF last = spaceArea(set, std::max<std::size_t>(spaces, 1) - 1, spaces, font);
    if (isBaseSet(set))
        return { last.right() + 7, set.area.top() + 2, set.area.right() - last.right() - 11, set.area.height() - 4 };
    if (isLow(set, font)) {
        const double top = set.area.top() + cardTitleHeight(set, font) + 2;
        return { last.right() + 6, top, set.area.right() - last.right() - 11, set.area.bottom() - top - 3 };
    }
    return { set.area.left() + 8, last.bottom() + 4, set.area.width() - 14, set.area.bottom() - last.bottom() - 7 };
}

} // namespace ui
