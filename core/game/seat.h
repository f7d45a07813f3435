#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace core {

inline constexpr int kMaxSeats = 6;

/// A place at the table, counted clockwise from 0. Not a person: a person or an AI sits in it.
enum class Seat : std::uint8_t { First = 0, None = 0xFF };

constexpr Seat seatAt(int index)
{
    return static_cast<Seat>(index);
}

constexpr int indexOf(Seat seat)
{
    return static_cast<int>(seat);
}

/// One value a seat; entries beyond the match's seat count are value-initialised.
template <typename T>
using PerSeat = std::array<T, kMaxSeats>;

/// A set of seats as bits; bit n is seat n.
using SeatMask = std::uint8_t;

/// All seats of a table of that many.
constexpr SeatMask firstSeats(int seats)
{
    return static_cast<SeatMask>((1U << static_cast<unsigned>(seats)) - 1);
}

inline constexpr SeatMask kEverySeat = firstSeats(kMaxSeats);

constexpr SeatMask maskOf(Seat seat)
{
    return static_cast<SeatMask>(1U << static_cast<unsigned>(seat));
}

constexpr bool contains(SeatMask mask, Seat seat)
{
    return seat != Seat::None && (mask & maskOf(seat)) != 0;
}

/// Whether every one of that many seats is among the winners: nobody has won then.
constexpr bool isDraw(SeatMask winners, std::size_t seats)
{
    return winners == (1U << seats) - 1;
}

} // namespace core
