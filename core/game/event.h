#pragma once

#include "core/game/seat.h"

#include <cstdint>

namespace core {

/// Something that happened, in the game's own numbers. Whoever is not in `audience` learns that it happened, not to
/// which card: for them a Notation speaks of "a card". Views animate events; they never compare states.
struct Event {
    std::uint8_t kind = 0; ///< the game's own event id
    Seat seat = Seat::None; ///< who did it, or to whom it happened
    std::uint8_t card = 0xFF; ///< the card it happened to
    std::uint8_t place = 0xFF; ///< where, as the game numbers its places
    std::uint8_t other = 0xFF; ///< a second card, place or seat, as the kind says
    SeatMask audience = kEverySeat;
    std::int16_t amount = 0;
    PerSeat<std::int8_t> points {}; ///< what each seat gained or lost by it, where the game says so
};

/// Listens to a match while choices are applied. Search passes none.
class EventSink {
public:
    virtual ~EventSink() = default;
    virtual void onEvent(const Event& event) = 0;
};

} // namespace core
