#pragma once

#include "core/starrealms/cards/card_library.h"

#include <vector>

namespace core::starrealms {

/// What abilities come to, as far as the card alone says it.
struct Gains {
    int trade = 0;
    int combat = 0;
    int authority = 0;
    int cards = 0; ///< drawn
    bool more = false; ///< and something that goes by what lies on the table

    friend bool operator==(const Gains&, const Gains&) = default;
};

/// Used together, in each way that their choices leave; one way at least. `slots` has a bit for each Slot.
std::vector<Gains> gainsOf(const CardLibrary& library, DefId def, unsigned slots);

} // namespace core::starrealms
