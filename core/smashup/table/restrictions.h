#pragma once

#include "core/smashup/table/allowances.h"
#include "core/smashup/table/query.h"

namespace core::smashup {

/// What keeps a seat from playing a card at a base.
struct Bar {
    enum class Kind : std::uint8_t {
        None,
        Card, ///< a card there, or the base, forbids it: `card`
        Itself, ///< the card says where it may be played
        Plays, ///< no play that is left is for this card there
        Target, ///< there is no minion there that it could be played on
    };
    Kind kind = Kind::None;
    CardId card = kNoCard;
};
/// Why `seat` cannot play `card` of its hand, a minion or an action that stays in play, at `slot` now.
Bar barAt(const State& s, const CardLibrary& lib, CardId card, Seat seat, Slot slot);

/// Where `seat` may play `card`, with all bans: slots for minions and for actions on a base, minions for actions on a
/// minion. `tokens`: only where a play of the seat's is left for it, see allowances.h. `only`: at no other slot, or
/// kWithoutYours. Standard actions find nothing.
void playTargets(
    const State& s, const CardLibrary& lib, CardId card, Seat seat, bool tokens, Slot only, Found& targets);

/// True when `seat` may start to play `card` from its hand with one of its play tokens, of which it has `left`.
bool playable(const State& s, const CardLibrary& lib, CardId card, Seat seat, PlaysLeft left);
/// The same as one kind of play, for a fusion that could be both.
bool playable(const State& s, const CardLibrary& lib, CardId card, Seat seat, PlayKind kind, Plays plays);

/// True when `seat` may play this minion of its discard pile in its play phase: by the card's own right, or with a play
/// token where some card in play lets it.
bool playableFromDiscard(const State& s, const CardLibrary& lib, CardId card, Seat seat);
/// True when a card in play lets `seat` play minions of its discard pile.
bool discardIsOpen(const State& s, const CardLibrary& lib, Seat seat);

} // namespace core::smashup
