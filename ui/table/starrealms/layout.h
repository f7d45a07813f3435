#pragma once

#include "ui/table/starrealms/pieces.h"

#include <QFont>
#include <QRectF>

namespace ui {

/// Where the parts of a table of Star Realms lie: the others at the top, what is on offer in the middle, the viewer's
/// own at the bottom.
struct Rows {
    QRectF far;
    QRectF middle;
    QRectF own;
    std::vector<QRectF> boxes; ///< grounds behind the cards of the others and of oneself, as they are painted
    QRectF notice; ///< room for words beside the cards of the one opponent; empty where there is none
};

/// A panel that is wider by its height than this has what is told of a seat in one line below its name.
inline constexpr double kLowPanel = 1.6;

/// Gives every piece of the table its area. Cards are as large as fits; where there are too many for that they cover
/// each other.
Rows layOutTable(
    std::vector<Piece>& pieces, const core::starrealms::TableView& table, const QRectF& room, const QFont& body);

/// A hand: a shallow fan in the middle of `room`, `lifted` straight and higher.
void layOutHand(std::vector<Piece>& pieces, const QRectF& room, const QFont& body, int lifted);

/// Cards beside each other, in as many rows as they need.
void layOutSheet(std::vector<Piece>& pieces, const QRectF& room, const QFont& body);

/// The least height of a table that can be read.
int leastTableHeight(const core::starrealms::TableView& table, const QFont& body);

} // namespace ui
