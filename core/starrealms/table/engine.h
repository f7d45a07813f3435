#pragma once

#include "core/game/event.h"
#include "core/game/prompt.h"
#include "core/starrealms/table/events.h"
#include "core/starrealms/table/state.h"

namespace core::starrealms {

/// The rules at work on one state: what every rules function is handed. Holds nothing of its own.
struct Engine {
    State& s;
    const CardLibrary& lib;
    EventSink* sink;
    Prompt& prompt; ///< takes what is asked when the rules stop

    const Facts& facts(CardId id) const { return lib.facts(s.at(id).def); }

    void report(EventKind kind, Seat seat, CardId card = kNoCard, int amount = 0, std::uint8_t other = 0xFF) const
    {
        if (sink != nullptr) [[unlikely]]
            deliver(kind, seat, card, amount, other);
    }

private:
    // Nobody listens where it must be fast, so this stays out of the way.
    [[gnu::noinline, gnu::cold]] void deliver(
        EventKind kind, Seat seat, CardId card, int amount, std::uint8_t other) const
    {
        Event event;
        event.kind = static_cast<std::uint8_t>(kind);
        event.seat = seat;
        event.card = card;
        event.other = other;
        event.audience = card == kNoCard ? kEverySeat : s.at(card).known;
        event.amount = static_cast<std::int16_t>(amount);
        if (kind == EventKind::Attacked && other < kMaxSeats)
            event.points[other] = static_cast<std::int8_t>(amount > 100 ? -100 : -amount);
        sink->onEvent(event);
    }
};

} // namespace core::starrealms
