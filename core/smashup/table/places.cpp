#include "core/smashup/table/places.h"

namespace core::smashup {

namespace {

/// The places of all but the minions that `counts` leaves out.
template <typename Counts>
EachSeat<std::uint8_t> places(const State& s, const Powers& powers, Slot slot, Counts counts)
{
    EachSeat<bool> placed {};
    EachSeat<int> power {};
    EachSeat<int> left {};
    for (const CardId id : cardsOf(s, s.slot[slot].minions)) {
        const Seat seat = s.at(id).controller;
        if (seat == Seat::None)
            continue;
        if (counts(id))
            placed[static_cast<std::size_t>(indexOf(seat))] = true; // rules 13.7
        else
            left[static_cast<std::size_t>(indexOf(seat))] += powers.of(id);
    }
    for (std::size_t i = 0; i < s.seats; ++i) {
        power[i] = powers.total(slot, seatAt(static_cast<int>(i))) - left[i];
        placed[i] = placed[i] || power[i] > 0;
    }
    EachSeat<std::uint8_t> found {};
    for (std::size_t i = 0; i < found.size(); ++i) {
        found[i] = kNoPlace;
        if (i >= s.seats || !placed[i])
            continue;
        // Tied players share the better place, and the places they take up are skipped: rules 13.8.
        found[i] = 0;
        for (std::size_t other = 0; other < s.seats; ++other)
            found[i] = static_cast<std::uint8_t>(found[i] + (placed[other] && power[other] > power[i] ? 1U : 0U));
    }
    return found;
}

} // namespace

EachSeat<std::uint8_t> placesAt(const State& s, const Powers& powers, Slot slot)
{
    return places(s, powers, slot, [](CardId /*id*/) { return true; });
}

EachSeat<std::uint8_t> placesWithout(const State& s, const Powers& powers, Slot slot, Seat seat, DefId def)
{
    return places(s, powers, slot, [&](CardId id) { return s.at(id).controller != seat || s.at(id).def != def; });
}

} // namespace core::smashup
