#pragma once

#include "core/game/event.h"
#include "core/game/prompt.h"
#include "core/smashup/cards/card_library.h"
#include "core/smashup/table/events.h"
#include "core/smashup/table/state.h"

namespace core::smashup {

/// The rules at work on one state: what every rules function is handed. Holds nothing of its own.
struct Engine {
    State& s;
    const CardLibrary& lib;
    EventSink* sink = nullptr;
    /// Where a step that has found what is asked may put it, so that it need not be found again; null where nobody
    /// asks.
    Prompt* prompt = nullptr;

    const CardDef& def(CardId id) const { return lib.def(s.at(id).def); }

    void report(EventKind kind, Seat seat, CardId card = kNoCard, Slot slot = kNoSlot, int amount = 0,
        std::uint8_t other = 0xFF, SeatMask audience = kEveryone) const
    {
        if (sink != nullptr) [[unlikely]]
            deliver(kind, seat, card, slot, amount, other, audience);
    }

private:
    // Nobody listens where it must be fast, so this stays out of the way.
    [[gnu::noinline, gnu::cold]] void deliver(
        EventKind kind, Seat seat, CardId card, Slot slot, int amount, std::uint8_t other, SeatMask audience) const
    {
        Event event;
        event.kind = static_cast<std::uint8_t>(kind);
        event.seat = seat;
        event.card = card;
        event.place = slot == kNoSlot ? kNoCard : s.slot[slot].base;
        event.other = other;
        event.audience = audience;
        event.amount = static_cast<std::int16_t>(amount);
        sink->onEvent(event);
    }
};

} // namespace core::smashup
