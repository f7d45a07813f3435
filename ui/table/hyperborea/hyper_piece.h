#pragma once

#include "core/game/choice_view.h"

#include <QRectF>

#include <vector>

namespace ui {

/// Something on the table of Hyperborea that can be pointed at. What it looks like is found in the view of the table.
struct HyperPiece {
    enum class Kind {
        Seat, ///< who sits there; `id` is the seat
        Hex, ///< `id` is its place
        Offer, ///< a technology to take; `id` is its SetId, -1 for a gap
        Cube, ///< available cubes of a colour; `id` is that
        Unused, ///< cubes that were put away; `id` is their colour
        Bag,
        Row, ///< a development row; `id` is its colour
        Set, ///< of the board that is shown; `id` is its SetId
        RaceTile,
        Token, ///< the one that was kept
    };
    Kind kind = Kind::Hex;
    int id = -1;
    core::Seat seat = core::Seat::None; ///< whose
    std::vector<core::ChoiceView> choices {}; ///< what choosing it can mean now
    bool hinted = false;
    QRectF area {}; ///< set by whoever lays the pieces out; empty where there is no room

    bool isLegal() const { return !choices.empty(); }
    /// Whether both stand for the same thing, maybe at other times.
    bool isSame(const HyperPiece& other) const { return kind == other.kind && id == other.id && seat == other.seat; }
};

} // namespace ui
