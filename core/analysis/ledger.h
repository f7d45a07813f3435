#pragma once

#include "core/analysis/analysis.h"

#include <array>
#include <vector>

namespace core {

/// A line of the ledger of one seat.
struct LedgerLine {
    Millionths amount = 0;
    double variance = 0; ///< in squares of a whole chance

    /// As shares of a win, -1..1, with its 95 % interval.
    Estimate estimate() const;
};

/// Why a seat won or lost: everything that its win chance changed by. All lines sum to its share of the win;
/// where the match was broken off, to the win chance that it had then.
struct Ledger {
    LedgerLine start; ///< factions and order of the seats
    LedgerLine luck; ///< all chance, whoever it struck
    PerSeat<LedgerLine> errors {}; ///< by each seat's choices that are marked; below 0 by its own
    PerSeat<LedgerLine> choices {}; ///< by all else that each seat chose, beside what the policy would have played
    LedgerLine hidden; ///< cards that the choosing seats could not know
    LedgerLine drift; ///< what the measure itself was wrong by

    Millionths result() const;
    LedgerLine allChoices() const; ///< `choices` of all seats together
};

Ledger ledgerOf(const Analysis& analysis, Seat seat);

/// The win chance of the seat after each change, 0..1.
std::vector<double> courseOf(const Analysis& analysis, Seat seat);

/// How well a seat chose.
struct Play {
    int choices = 0; ///< between several answers
    int unforced = 0; ///< of them, where it made a difference what was chosen
    std::array<int, kLabels> marked {}; ///< by Label
    /// Mean error of the unforced ones in thousandths of a win, as backgammon players give it; 0 where there is none.
    double errorRate = 0;
    /// 0..100, by Lichess's curve of what a choice cost: 103.1668 e^(-0.04354 points) - 3.1669 + 1, at most 100, the
    /// mean over the unforced choices; 100 where there is none.
    double accuracy = 100;
};

Play playOf(const Analysis& analysis, Seat seat);

} // namespace core
