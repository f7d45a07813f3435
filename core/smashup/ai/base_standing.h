#pragma once

#include "core/smashup/table/query.h"

namespace core::smashup {

/// How the seats stand at one base: what evaluation and features look at.
struct BaseStanding {
    EachSeat<int> power {}; ///< titans included
    EachSeat<int> minions {};
    EachSeat<bool> present {}; ///< has a minion there, or power
    int total = 0; ///< power of all seats
    int breakpoint = 1; ///< at least 1
    const CardDef* def = nullptr;

    /// How much of the breakpoint is there, 0..1.
    double reached() const;
    /// What its prize is worth now, of what it will be worth when the base scores: 0..1, set by hand.
    double shareOfPrize() const;
    /// How many of the first `seats` seats have more power there: 0 for the first place. Rules 13.8.
    std::size_t placeOf(std::size_t seat, std::size_t seats) const;
    /// What the base would pay the seat, in victory points, if it scored as it stands.
    int prizeOf(std::size_t seat, std::size_t seats) const;
};

/// The slot must have a base.
BaseStanding standingAt(const State& s, const CardLibrary& lib, const Powers& powers, Slot slot);

} // namespace core::smashup
