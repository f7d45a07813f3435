#pragma once

#include "core/hyperborea/words/view.h"
#include "ui/table/hyperborea/hyper_piece.h"

#include <QString>

namespace ui {

/// What lies on a table of Hyperborea, by where it is shown, and the answers that lie on none of it.
struct HyperPieces {
    std::vector<HyperPiece> map; ///< seats and hexes
    std::vector<HyperPiece> offers; ///< technologies to take
    std::vector<HyperPiece> board; ///< of one seat
    std::vector<core::ChoiceView> buttons;
};

/// `board` is the seat whose board is shown; `asking` is false where nobody may choose.
HyperPieces hyperPiecesOf(const core::hyperborea::TableView& table, core::Seat board, bool asking);

/// The viewer's seat, or the one at turn.
core::Seat nearSeatOf(const core::hyperborea::TableView& table);
const core::hyperborea::SeatView& seatOf(const core::hyperborea::TableView& table, core::Seat seat);
/// Whether the turn is asked for the next act, not for the rest of one.
bool asksForAct(const core::hyperborea::TableView& table);
/// That set, on the board of `seat` or open beside a deck; null where it is neither.
const core::hyperborea::SetView* setIn(const core::hyperborea::TableView& table, core::Seat seat, int set);
/// That technology likewise; null for a base set, too.
const core::hyperborea::TechnologyView* technologyIn(
    const core::hyperborea::TableView& table, core::Seat seat, int set);
QString nameOf(const core::hyperborea::TableView& table, core::Seat seat);

} // namespace ui
