#include "ui/table/starrealms/layout.h"

#include "core/starrealms/table/state.h"
#include "ui/theme.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace ui {

using core::Seat;
using core::starrealms::TableView;

namespace {

constexpr double kFar = 158; ///< heights of the rows, in pixels of the mock-ups
constexpr double kMiddle = 205;
constexpr double kOwn = 190;
constexpr double kPanel = 146; ///< width
constexpr double kPool = 172;
constexpr double kGap = 9;
constexpr double kAspect = 0.762; ///< of a card in play, its width by its height
constexpr double kRowAspect = 0.745; ///< of one on offer
constexpr double kHandAspect = 0.728;
constexpr double kLeastCard = 0.66; ///< of the height that there is; before that cards cover each other
constexpr double kCoveredStrip
    = 0.42; ///< of the width of a card that has nothing left to be used, where another covers it
constexpr double kPileAspect = 0.74;
constexpr double kMostPad = 0.055; ///< of the height of the lowest row
constexpr double kLowPools = 76; ///< height below which the pools stand beside each other
constexpr double kFanTurn = 1.1; ///< degrees from card to card
constexpr double kSheetCard = 150; ///< height

using Refs = std::vector<Piece*>;

Refs cardsOf(std::vector<Piece>& pieces, Seat seat, Piece::Kind kind)
{
    Refs cards;
    for (Piece& piece : pieces)
        if (piece.kind == kind && piece.seat == seat)
            cards.push_back(&piece);
    return cards;
}

Piece* find(std::vector<Piece>& pieces, Piece::Kind kind, Seat seat)
{
    const auto found = std::find_if(pieces.begin(), pieces.end(),
        [kind, seat](const Piece& piece) { return piece.kind == kind && piece.seat == seat; });
    return found == pieces.end() ? nullptr : &*found;
}

/// Whether all it does is done: a ship without an ability that may still come.
bool isDone(const Piece& piece)
{
    return piece.card.defense == 0 && std::none_of(piece.card.has.begin() + 1, piece.card.has.end(), std::identity());
}

/// Those that are done are covered by the next, as far as that takes for the others to stay large. Gives the right end.
double fillCovering(const Refs& cards, const QRectF& room, double gap)
{
    const auto covered = static_cast<double>(
        std::count_if(cards.begin(), cards.end() - 1, [](const Piece* card) { return isDone(*card); }));
    const double whole = static_cast<double>(cards.size()) - covered;
    const double across = (room.width() - gap * (whole - 1)) / (whole + kCoveredStrip * covered) / kAspect;
    const double high = std::clamp(across, room.height() * kLeastCard, room.height());
    const double wide = high * kAspect;
    const double left = room.width() - whole * wide - gap * (whole - 1);
    double strip = covered > 0 ? std::min(left / covered, wide + gap) : 0;
    double step = wide + gap;
    if (strip < wide * kCoveredStrip / 2) { // even so there is no room
        step = (room.width() - wide) / static_cast<double>(cards.size() - 1);
        strip = step;
    }
    double x = room.left();
    for (Piece* card : cards) {
        card->area = { x, room.center().y() - high / 2, wide, high };
        x += isDone(*card) ? strip : step;
    }
    return cards.back()->area.right();
}

/// Beside each other from the left, a little apart before the first ship. Gives the right end.
double fill(const Refs& cards, const QRectF& room, double gap)
{
    if (cards.empty() || room.width() <= 0)
        return room.left();
    const auto count = static_cast<double>(cards.size());
    const double high = room.height();
    const double across = (room.width() - gap * (count - 1)) / count / kAspect;
    if (across < high)
        return fillCovering(cards, room, gap);
    const double wide = high * kAspect;
    const double step = wide + gap;
    double x = room.left();
    double left = count;
    bool ships = cards.front()->card.defense == 0;
    for (Piece* card : cards) {
        const bool ship = card->card.defense == 0;
        if (ship && !ships && room.right() - x > step * left + gap)
            x += gap; // where the bases end
        ships = ship;
        card->area = { x, room.center().y() - high / 2, wide, high };
        x += step;
        --left;
    }
    return cards.back()->area.right();
}

/// Piles beside each other, as high as there is room above their captions.
void putPiles(const Refs& piles, const QRectF& room)
{
    double x = room.left();
    const double step = room.width() / static_cast<double>(std::max<std::size_t>(1, piles.size()));
    for (Piece* pile : piles) {
        pile->area = { x, room.top(), step, room.height() };
        x += step;
    }
}

Refs pilesOf(std::vector<Piece>& pieces, Seat seat)
{
    Refs piles;
    for (const Piece::Kind kind : { Piece::Kind::Deck, Piece::Kind::Discard, Piece::Kind::BossPile })
        if (Piece* pile = find(pieces, kind, seat))
            piles.push_back(pile);
    return piles;
}

/// Tentacles are a column each, and their cards lines in it, which cover each other where there are many.
void fillTentacles(const Refs& cards, const QRectF& room, double gap, const QFont& body)
{
    std::vector<Refs> columns;
    for (Piece* card : cards) {
        if (columns.empty() || columns.back().front()->card.faction != card->card.faction)
            columns.emplace_back();
        columns.back().push_back(card);
    }
    const auto count = static_cast<double>(columns.size());
    const double wide = std::min<double>((room.width() - gap * (count - 1)) / count, scaled(body, 190));
    const double most = scaled(body, 26);
    double x = room.left();
    for (const Refs& column : columns) {
        const auto lines = static_cast<double>(column.size());
        const double line = std::clamp<double>((room.height() - 2 * (lines - 1)) / lines, scaled(body, 12), most);
        const double step = lines > 1 ? std::min(line + 2, (room.height() - line) / (lines - 1)) : line;
        double y = room.top();
        for (Piece* card : column) {
            card->area = { x, y, wide, line };
            y += step;
        }
        x += wide + gap;
    }
}

/// What somebody else has in play. Gives the right end of it.
double fillBox(std::vector<Piece>& pieces, Seat seat, const QRectF& room, double gap, const QFont& body)
{
    const Refs tentacles = cardsOf(pieces, seat, Piece::Kind::Tentacle);
    if (tentacles.empty())
        return fill(cardsOf(pieces, seat, Piece::Kind::InPlay), room, gap);
    fillTentacles(tentacles, room, gap, body);
    return room.right();
}

Piece* panelOf(std::vector<Piece>& pieces, Seat seat)
{
    return find(pieces, seat == core::starrealms::kBoss ? Piece::Kind::Boss : Piece::Kind::Seat, seat);
}

} // namespace

int leastTableHeight(const TableView& /*table*/, const QFont& body)
{
    return scaled(body, 330);
}

Rows layOutTable(std::vector<Piece>& pieces, const TableView& table, const QRectF& room, const QFont& body)
{
    Rows rows;
    for (Piece& piece : pieces)
        piece.area = {};
    if (table.seats.empty())
        return rows;
    const double gap = scaled(body, kGap);
    const double unit = (room.height() - 2 * gap) / (kFar + kMiddle + kOwn);
    rows.far = { room.left(), room.top(), room.width(), kFar * unit };
    rows.middle = { room.left(), rows.far.bottom() + gap, room.width(), kMiddle * unit };
    rows.own = { room.left(), rows.middle.bottom() + gap, room.width(), kOwn * unit };
    // Where letters are large for the window the cards need the room around them.
    const double pad = std::min<double>(scaled(body, 7), rows.far.height() * kMostPad);
    const double wide = std::min<double>(scaled(body, kPanel), room.width() * 0.19);

    std::vector<Seat> others = farSeats(table);
    if (table.boss)
        others.push_back(core::starrealms::kBoss);
    if (others.size() == 1) {
        const Seat seat = others.front();
        if (Piece* panel = panelOf(pieces, seat))
            panel->area = { rows.far.left(), rows.far.top(), wide, rows.far.height() };
        const QRectF box = rows.far.adjusted(wide + gap, 0, 0, 0);
        rows.boxes.push_back(box);
        const Refs piles = pilesOf(pieces, seat);
        const double pileWide = std::min<double>(scaled(body, 62), box.width() / 8) * static_cast<double>(piles.size());
        const double pileHigh = std::min<double>(box.height() - 2 * pad, scaled(body, 88));
        putPiles(piles, { box.right() - pad - pileWide, box.center().y() - pileHigh / 2, pileWide, pileHigh });
        const QRectF free = box.adjusted(pad, pad, -pad - pileWide - pad, -pad);
        const double end = fillBox(pieces, seat, free, pad, body);
        rows.notice = QRectF(QPointF(end + 2 * pad, free.top()), free.bottomRight());
    } else {
        // A boss needs the room of two.
        const double count = static_cast<double>(others.size()) + (table.boss ? 1 : 0);
        const double share = (rows.far.width() - gap * (static_cast<double>(others.size()) - 1)) / std::max(1.0, count);
        double x = rows.far.left();
        for (const Seat seat : others) {
            const double column = seat == core::starrealms::kBoss ? 2 * share : share;
            const QRectF box(x, rows.far.top(), column, rows.far.height());
            const double head = std::min(box.height() * 0.46, static_cast<double>(scaled(body, 64)));
            rows.boxes.push_back(box.adjusted(0, head, 0, 0));
            if (Piece* panel = panelOf(pieces, seat))
                panel->area = { box.left(), box.top(), box.width(), head };
            const Refs piles = pilesOf(pieces, seat);
            const double each = std::min(head * 0.6, box.width() / 6.5);
            const double pileWide = each * static_cast<double>(piles.size());
            putPiles(piles, { box.right() - pad - pileWide, box.top() + pad / 2, pileWide, head - pad });
            fillBox(pieces, seat, box.adjusted(pad, head + pad / 2, -pad, -pad / 2), pad / 2, body);
            x += column + gap;
        }
    }

    Refs common;
    for (const Piece::Kind kind : { Piece::Kind::TradeDeck, Piece::Kind::Heap })
        if (Piece* pile = find(pieces, kind, Seat::None))
            common.push_back(pile);
    putPiles(common,
        QRectF(rows.middle.left(), rows.middle.top(), wide, rows.middle.height())
            .adjusted(pad, rows.middle.height() * 0.24, -pad, -rows.middle.height() * 0.12));
    Refs offered;
    for (Piece& piece : pieces)
        if (piece.kind == Piece::Kind::Row)
            offered.push_back(&piece);
    const QRectF shop = rows.middle.adjusted(wide + gap, 0, 0, 0);
    const auto cards = static_cast<double>(std::max<std::size_t>(1, offered.size()));
    const double each = std::min((shop.width() - gap * (cards - 1)) / cards, shop.height() * kRowAspect);
    double x = shop.left();
    for (Piece* card : offered) {
        card->area = { x, shop.center().y() - each / kRowAspect / 2, each, each / kRowAspect };
        x += each + gap;
    }

    const Seat near = nearSeat(table);
    if (Piece* panel = panelOf(pieces, near))
        panel->area = { rows.own.left(), rows.own.top(), wide, rows.own.height() };
    const QRectF panel(rows.own.left(), rows.own.top(), wide, rows.own.height());
    putPiles(pilesOf(pieces, near),
        panel.width() > panel.height() * kLowPanel
            ? panel.adjusted(panel.width() * 0.68, panel.height() * 0.36, -pad / 2, -pad / 2) // beside the score
            : panel.adjusted(pad, rows.own.height() * 0.52, -pad, -pad / 2));
    const QRectF box = rows.own.adjusted(wide + gap, 0, 0, 0);
    rows.boxes.push_back(box);
    const double poolWide = std::min<double>(scaled(body, kPool), box.width() * 0.24);
    const QRectF pools(box.right() - pad - poolWide, box.top() + 2 * pad, poolWide, box.height() - 4 * pad);
    const bool beside = pools.height() < scaled(body, kLowPools);
    const double poolHigh
        = std::min<double>(beside ? pools.height() : (pools.height() - pad) / 2, scaled(body, beside ? 44 : 74));
    const double poolEach = beside ? (poolWide - pad) / 2 : poolWide;
    const double poolsTop = pools.center().y() - (beside ? poolHigh / 2 : poolHigh + pad / 2);
    if (Piece* trade = find(pieces, Piece::Kind::Trade, near))
        trade->area = { pools.left(), poolsTop, poolEach, poolHigh };
    if (Piece* combat = find(pieces, Piece::Kind::Combat, near))
        combat->area = { pools.left() + (beside ? poolEach + pad : 0), poolsTop + (beside ? 0 : poolHigh + pad),
            poolEach, poolHigh };
    fill(cardsOf(pieces, near, Piece::Kind::InPlay), box.adjusted(pad, pad, -pad - poolWide - 2 * pad, -pad), pad);
    return rows;
}

void layOutHand(std::vector<Piece>& pieces, const QRectF& room, const QFont& body, int lifted)
{
    if (pieces.empty())
        return;
    const auto count = static_cast<double>(pieces.size());
    const double high = room.height() * 0.82;
    const double wide = high * kHandAspect;
    const double gap = scaled(body, 8);
    double step = wide + gap;
    if (count > 1)
        step = std::min(step, (room.width() - wide - 4 * gap) / (count - 1));
    const double middle = (count - 1) / 2;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const double off = static_cast<double>(i) - middle;
        const bool up = static_cast<int>(i) == lifted;
        const double sag = up ? 0 : std::min(off * off * high * 0.004, high * 0.08);
        const double top = room.top() + room.height() * (up ? 0.055 : 0.1) + sag;
        pieces[i].area = { room.center().x() + off * step - wide / 2, top, wide, high };
        pieces[i].turn = up ? 0 : off * kFanTurn;
    }
}

void layOutSheet(std::vector<Piece>& pieces, const QRectF& room, const QFont& body)
{
    if (pieces.empty())
        return;
    const double gap = scaled(body, 8);
    const auto count = static_cast<int>(pieces.size());
    // As large as all of them fit.
    int rows = 1;
    double high = 0;
    for (int tried = 1; tried <= 4; ++tried) {
        const int across = (count + tried - 1) / tried;
        const double byHeight = (room.height() - gap * (tried - 1)) / tried;
        const double byWidth = (room.width() - gap * (across - 1)) / across / kHandAspect;
        const double fits = std::min({ byHeight, byWidth, static_cast<double>(scaled(body, kSheetCard * 1.4)) });
        if (fits > high) {
            high = fits;
            rows = tried;
        }
    }
    const int across = (count + rows - 1) / rows;
    const double wide = high * kHandAspect;
    const double all = across * wide + (across - 1) * gap;
    for (int i = 0; i < count; ++i) {
        const double x = room.center().x() - all / 2 + (i % across) * (wide + gap);
        const double y = room.top() + static_cast<double>(i / across) * (high + gap);
        pieces[static_cast<std::size_t>(i)].area = { x, y, wide, high };
    }
}

} // namespace ui
