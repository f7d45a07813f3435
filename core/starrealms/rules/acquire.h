#pragma once

#include "core/starrealms/table/engine.h"

namespace core::starrealms {

/// A card of the trade row or the pile of Explorers becomes the seat's, paid or free: the one way to get a card. Fills
/// the row at once, then looks what waits for such a card. Rules 4.5.
void acquire(Engine& e, Seat seat, CardId card, To to, bool free);
/// The card of that name that would be acquired: of the row, else an Explorer; kNoCard when there is none.
CardId offeredOf(const State& s, const CardLibrary& lib, DefId def);

} // namespace core::starrealms
