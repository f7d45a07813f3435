#pragma once

#include "core/hyperborea/table/state.h"

namespace core::hyperborea {

// What is found from a state rather than kept in it.

/// The seats before and after, which are one at two seats.
SeatMask neighboursOf(const State& s, Seat seat);
/// Whether a miniature of another seat stands in the open there.
bool hasOpenEnemy(const State& s, HexId hex, Seat seat);
/// What an ordinary step costs the seat; both hexes are up.
int costOf(const State& s, const Library& lib, HexId from, HexId to, Seat seat);
/// Whether all its spaces are filled, or count as filled.
bool isComplete(const State& s, const Library& lib, Seat seat, SetId set);
/// The same once one more cube lies on that space.
bool completes(const State& s, const Library& lib, Seat seat, SetId set, std::size_t space);
bool isFull(const State& s, const Library& lib, Seat seat, SetId set);
/// Whether the seat has a full technology with that rule.
bool hasRule(const State& s, const Library& lib, Seat seat, Rule rule);
bool hasPower(const State& s, const Library& lib, Seat seat, Power power);
/// Where a cube of a colour may be put by hand on a set of the seat's: the first empty space of its own colour, and the
/// first that takes any. -1 where there is none.
struct OpenSpaces {
    int named = -1;
    int any = -1;

    int of(Space kind) const { return kind == Space::Any ? any : named; }
};
OpenSpaces openSpaces(const State& s, const Library& lib, Seat seat, SetId set, Colour cube);
/// Face-down tokens of that back that lie in no ruin.
int tokenStock(const State& s, const Library& lib, Back back);
/// Who controls a hex; Seat::None where nobody does.
Seat controllerOf(const State& s, HexId hex);

/// From where the points of a seat come, rule 14.
struct Points {
    int gems = 0;
    int ghosts = 0;
    int trophies = 0;
    int cubes = 0; ///< all but the grey ones, wherever they lie
    int objectives = 0;
    int technologies = 0;
    int control = 0;
    int hexes = 0; ///< that it controls; no points, but the first to break a tie

    int total() const { return gems + ghosts + trophies + cubes + objectives + technologies + control; }

    friend bool operator==(const Points&, const Points&) = default;
};
Points pointsOf(const State& s, const Library& lib, Seat seat);
/// Of all seats at once, which takes hardly longer than of one.
PerSeat<Points> pointsOfAll(const State& s, const Library& lib);

} // namespace core::hyperborea
