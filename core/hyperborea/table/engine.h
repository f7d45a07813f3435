#pragma once

#include "core/game/event.h"
#include "core/game/prompt.h"
#include "core/hyperborea/table/events.h"
#include "core/hyperborea/table/state.h"

namespace core::hyperborea {

/// What an event is about, as its kind says.
struct What {
    std::uint8_t card = kNone;
    std::uint8_t place = kNone;
    std::uint8_t other = kNone;
    int amount = 0;
};

/// The rules at work on one state: what every rules function is handed. Holds nothing of its own.
struct Engine {
    State& s;
    const Library& lib;
    EventSink* sink;
    Prompt& prompt; ///< takes what is asked when the rules stop

    const Layout& map() const { return lib.layout(s.seats); }
    const Tile& tile(HexId hex) const { return lib.tile(s.hex[hex].tile); }

    void report(EventKind kind, Seat seat, What what = {}) const
    {
        if (sink != nullptr) [[unlikely]]
            deliver(kind, seat, what);
    }

private:
    // Nobody listens where it must be fast, so this stays out of the way.
    [[gnu::noinline, gnu::cold]] void deliver(EventKind kind, Seat seat, What what) const
    {
        Event event;
        event.kind = static_cast<std::uint8_t>(kind);
        event.seat = seat;
        event.card = what.card;
        event.place = what.place;
        event.other = what.other;
        event.amount = static_cast<std::int16_t>(what.amount);
        sink->onEvent(event);
    }
};

} // namespace core::hyperborea
