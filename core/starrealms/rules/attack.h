#pragma once

#include "core/starrealms/table/engine.h"

namespace core::starrealms {

/// Combat spent on a seat's score. Rules 4.7.
void attackSeat(Engine& e, Seat by, Seat victim, int combat);
/// Combat spent on a base, which is destroyed.
void strikeBase(Engine& e, Seat by, CardId base);
void destroyBase(Engine& e, Seat by, CardId base);
/// Adds as answers the enemy bases that the seat may attack, or name to destroy them; of those, the ones with a defense
/// of at most `combat`.
void offerEnemyBases(const State& s, const CardLibrary& lib, Seat seat, int combat, std::uint8_t verb, Prompt& prompt);

} // namespace core::starrealms
