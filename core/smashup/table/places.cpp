#include "core/smashup/table/places.h"

#include "core/smashup/table/zones.h"

namespace core::smashup {

EachSeat<std::uint8_t> placesAt(const State& s, const Powers& powers, Slot slot)
{
    EachSeat<bool> placed {};
    EachSeat<int> power {};
    for (const CardId id : cardsOf(s, s.slot[slot].minions))
        if (const Seat seat = s.at(id).controller; seat != Seat::None)
            placed[static_cast<std::size_t>(indexOf(seat))] = true; // rules 13.7
    for (std::size_t i = 0; i < s.seats; ++i) {
        power[i] = powers.total(slot, seatAt(static_cast<int>(i)));
        placed[i] = placed[i] || power[i] > 0;
    }
    EachSeat<std::uint8_t> places {};
    for (std::size_t i = 0; i < places.size(); ++i) {
        places[i] = kNoPlace;
        if (i >= s.seats || !placed[i])
            continue;
        // Tied players share the better place, and the places they take up are skipped: rules 13.8.
        places[i] = 0;
        for (std::size_t other = 0; other < s.seats; ++other)
            places[i] = static_cast<std::uint8_t>(places[i] + (placed[other] && power[other] > power[i] ? 1U : 0U));
    }
    return places;
}

} // namespace core::smashup
