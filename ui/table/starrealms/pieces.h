#pragma once

#include "ui/table/starrealms/piece.h"

namespace ui {

/// What lies on a table of Star Realms, sorted by where it is shown. Every answer to a question that is asked of the
/// viewer is on a piece, on a button or on both, so none can get lost.
struct Pieces {
    std::vector<Piece> table;
    std::vector<Piece> hand;
    std::vector<Piece> elsewhere;
    std::vector<core::ChoiceView> buttons;
};

/// `asking` is false where nobody may choose.
Pieces piecesOf(const core::starrealms::TableView& table, bool asking);

/// Whose seat is shown at the bottom: the viewer's, or else the first.
core::Seat nearSeat(const core::starrealms::TableView& table);
/// The others that have a place at the top, clockwise from the viewer; those of the own side first.
std::vector<core::Seat> farSeats(const core::starrealms::TableView& table);
/// Whether the rules ask what to do in a turn, not a card for something of its own.
bool isMainPhase(const core::starrealms::TableView& table);
/// The card that `table` shows under this number, wherever it lies open; or null.
const core::starrealms::CardView* cardIn(const core::starrealms::TableView& table, int card);
/// As it is shown, of the boss too.
QString nameOf(const core::starrealms::TableView& table, core::Seat seat);
/// The same where it is spoken to or of at the head of a panel: "You" for the viewer.
bool isMate(const core::starrealms::TableView& table, core::Seat seat);
/// Whether several have the turn together, and this one acts.
bool hasTheWord(const core::starrealms::TableView& table, core::Seat seat);

} // namespace ui
