#pragma once

#include "core/smashup/table/engine.h"

namespace core::smashup {

/// True when `target`, a card in play, is not affected by `source`, a card or base whose controller is `seat`.
/// Rules 11.5 and 11.6: a base is no player's card.
bool isProtected(const Engine& e, CardId target, CardId source, Seat seat);

/// Asks whether the ability at frame depth `depth` may do something to `target`; a shield that answers for it is spent.
/// Cards out of play cannot be affected in this sense and are always free (rules 11.3).
bool affect(Engine& e, CardId target, CardId source, Seat seat, std::uint8_t depth);

void dropAttachments(Engine& e);
/// Discards other players' actions from minions that have come to be protected from them. Whoever attaches a card, puts
/// an action on a base or moves a minion calls it afterwards. Rules 11.5.
inline void dropForbiddenAttachments(Engine& e)
{
    if (e.s.any(Static::Kind::Protect)) // asked after every ability, and nearly never true
        dropAttachments(e);
}

/// True when the card cannot be destroyed, whatever tries.
bool isIndestructible(const State& s, const CardLibrary& lib, CardId card);

} // namespace core::smashup
