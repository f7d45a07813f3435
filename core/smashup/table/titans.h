#pragma once

#include "core/smashup/table/engine.h"

namespace core::smashup {

// Titans, rules 19.2: in play they lie among the actions of their base; out of play beside their owner's deck.

/// True when `seat` may play the titan now by the titan's own Special.
bool canArrive(const State& s, const CardLibrary& lib, CardId titan, Seat seat);
/// Uses up the play that its seat gives up for the titan, if any.
void payArrival(Engine& e, CardId titan);
/// Where two titans are at one base, that of the controller with less power there leaves; of equal ones the newcomer.
void settleTitans(Engine& e);
inline void settleClashes(Engine& e)
{
    if (e.s.options.extras) // asked after every ability, and most matches have no titans
        settleTitans(e);
}

} // namespace core::smashup
