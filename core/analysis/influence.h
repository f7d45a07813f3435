#pragma once

#include "core/analysis/ledger.h"
#include "core/language/saying.h"

#include <optional>

namespace core {

/// Whose choices moved whose win chance, marked or not. In each column stand the lines of that seat's ledger, the
/// errors and the other choices of each seat taken together; a row sums to nought but for what is rounded.
struct Influence {
    int seats = 0;
    PerSeat<PerSeat<LedgerLine>> moved {}; ///< by who chose, then by whose chance
};

Influence influenceOf(const Analysis& analysis);

/// What another seat's choices gave to one that won.
struct Gift {
    Seat from = Seat::None;
    Seat to = Seat::None;
    Estimate share; ///< of a win
};

/// The greatest of those whose whole interval is above nought; nothing where no seat won alone, or none gave it
/// anything for certain.
std::optional<Gift> giftOf(const Influence& influence, SeatMask winners);

/// Who gave whom the match, in one sentence; `names` are those of the seats. Nothing where no seat won alone.
language::Saying giftSentence(const Influence& influence, SeatMask winners, const std::vector<std::string>& names);

} // namespace core
