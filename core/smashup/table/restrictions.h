#pragma once

#include "core/smashup/table/allowances.h"
#include "core/smashup/table/fields.h"

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

/// True when the card cannot be destroyed, whatever tries.
bool isIndestructible(const State& s, const CardLibrary& lib, CardId card);

/// Where `seat` may play `card`, with all bans: slots for minions and for actions on a base, minions for actions on a
/// minion. `tokens`: only where a play of the seat's is left for it, see allowances.h. `only`: at no other slot, or
/// kWithoutYours. Standard actions find nothing.
void playTargets(
    const State& s, const CardLibrary& lib, CardId card, Seat seat, bool tokens, Slot only, Found& targets);

/// How many cards the selector found; of minions that could be played at a base so many as may be played there one
/// after the other.
int countOf(
    const State& s, const CardLibrary& lib, const Selector& selector, const Context& context, const Found& found);

/// True when the token lets its seat play such a card at `slot`, or anywhere if that is kNoSlot.
bool allows(const State& s, const CardLibrary& lib, const PlayToken& token, const CardDef& def, Slot slot);
/// True while the seat can play no actions.
inline bool isBarred(const State& s, Seat seat)
{
    return barredFromActions(s.of(seat));
}

/// True when `seat` may start to play `card` from its hand with one of its play tokens, of which it has `left`.
bool playable(const State& s, const CardLibrary& lib, CardId card, Seat seat, PlaysLeft left);
/// The same as one kind of play, for a fusion that could be both.
bool playable(const State& s, const CardLibrary& lib, CardId card, Seat seat, PlayKind kind, Plays plays);

/// True when `seat` may play this minion of its discard pile in its play phase: by the card's own right, or with a play
/// token where some card in play lets it.
bool playableFromDiscard(const State& s, const CardLibrary& lib, CardId card, Seat seat);
/// True when `seat` may move minions to the base there.
bool mayMove(const State& s, const CardLibrary& lib, Seat seat, Slot to);
/// True when a card in play lets `seat` play minions of its discard pile.
bool discardIsOpen(const State& s, const CardLibrary& lib, Seat seat);

} // namespace core::smashup
