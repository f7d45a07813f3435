#pragma once

#include "core/starrealms/table/engine.h"

namespace core::starrealms {

/// A card of the seat's hand comes into play; a ship does what it says at once. Rules 4.1.
void playCard(Engine& e, Seat seat, CardId card);
void useAbility(Engine& e, Seat seat, CardId card, Slot slot);
/// A ship becomes another one for this turn, and does at once what that says.
void copyShip(Engine& e, Seat seat, CardId card, DefId other);

} // namespace core::starrealms
