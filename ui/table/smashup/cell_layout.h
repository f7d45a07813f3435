#pragma once

#include "core/smashup/words/view.h"
#include "ui/painting/card_face.h"

#include <QFont>
#include <QList>
#include <QRectF>

#include <functional>
#include <vector>

namespace ui {

/// A card, or a stack of equal ones, as it lies in a cell.
struct LyingCard {
    const core::smashup::CardView* card = nullptr; ///< the first of its stack
    QRectF area;
    CardForm form = CardForm::Table;
    QList<int> ids; ///< of all in the stack, the first one first

    int copies() const { return static_cast<int>(ids.size()); }
};

struct CellLayout {
    std::vector<LyingCard> cards;
    qreal height = 0; ///< of all cards together
    bool fits = true; ///< no card covers another
};

/// What is laid out: the cards of a cell, and the ways in which they may be put together.
struct CellCards {
    std::vector<const core::smashup::CardView*> cards;
    std::function<bool(const core::smashup::CardView&, const core::smashup::CardView&)> alike;
    /// The face that is painted, for what sticks out of it.
    std::function<CardFace(const core::smashup::CardView&)> face;
};

/// The room for cards within a cell of this size, and the gap between two cards.
QRectF cardRoom(const QRectF& cell, const QFont& body);
qreal cardGap(const QFont& body);

/// Lays the cards out in one form, which is Table, TwoRow or Compact, from the top of `room` or, with `fromBottom`,
/// against its lower edge. Compact cards stand in as few columns as do; where those are too many equal ones are
/// stacked, and where that is not enough they cover each other, so that some of each is always seen.
CellLayout layOutCell(const CellCards& cards, CardForm form, const QRectF& room, bool fromBottom, const QFont& body);

/// The largest form in which the cards fit into a room.
CardForm formFor(const CellCards& cards, const QSizeF& room, const QFont& body);

/// The height at which the cards fit in Compact form at this width, stacked where that helps.
qreal leastCardHeight(const CellCards& cards, qreal width, const QFont& body);
/// The width at which the cards lie side by side as far as a base is ever wide.
qreal wishedWidth(const CellCards& cards, const QFont& body);

} // namespace ui
