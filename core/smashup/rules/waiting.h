#pragma once

#include "core/smashup/rules/frames.h"

// What waits at the same time: responses.cpp and waiting.cpp share it, and nobody else includes it.

namespace core::smashup {

struct Item {
    CardId source = kNoCard;
    std::uint8_t ability = 0;
    Seat seat = Seat::None;
    bool may = false;
    std::uint8_t entry = 0xFF; ///< in State::pending
};

/// As many as there are cards in play and seats, for the base's own ability: none is ever dropped.
using Items = InlineVector<Item, kMaxCards + kMostSeats>;

/// What a card does at that time of a scoring; kNoReg for nothing.
inline std::uint8_t abilityFor(const CardDef& def, Timing timing)
{
    switch (timing) {
    case Timing::BeforeScoring:
        return def.beforeScoring;
    case Timing::AfterScoring:
        return def.afterScoring;
    case Timing::AfterReplaced:
        return def.afterReplaced;
    default:
        return kNoReg;
    }
}

/// Who judges whether an optional ability has anything to do: its own seat, which knows its hand; or the seat whose
/// turn it is, which says what comes next and knows only how many cards others have in hand.
enum class Judge : std::uint8_t { Owner, Current };

/// Abilities of cards in play, and of the base, that wait for the window or the event of the frame.
void gatherWaiting(const State& s, const CardLibrary& lib, const Frame& f, Judge judge, Items& items);
/// Where a waiting ability is: at the base its card is at by now, or where what set it off happened.
Slot placeOf(const State& s, const Pending& waiting, const Ability& ability);
void useUp(State& s, const Pending& waiting, const Ability& ability);
/// Two items between which nobody could tell a difference in order.
bool alike(const State& s, const CardLibrary& lib, const Item& a, const Item& b);
/// True when another of the items is the same ability and the order of the two shows, by the cards they happened to.
bool differsByItsCard(const State& s, const CardLibrary& lib, const Items& items, const Item& item);

} // namespace core::smashup
