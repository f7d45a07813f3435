#include "core/starrealms/table/reach.h"

namespace core::starrealms {

namespace {

Seat nextLivingBy(const State& s, Seat seat, int step)
{
    for (int i = 1; i < s.seats; ++i) {
        const Seat other = seatAt((indexOf(seat) + i * step + s.seats * kMaxSeats) % s.seats);
        if (!s.isOut(other))
            return other;
    }
    return seat;
}

SeatMask reached(const State& s, Seat seat, Prey prey)
{
    const SeatMask enemies = enemiesOf(s, seat);
    switch (prey) {
    case Prey::Enemies:
        return enemies;
    case Prey::Left:
        return static_cast<SeatMask>(enemies & maskOf(nextLiving(s, seat)));
    case Prey::Neighbours:
        return static_cast<SeatMask>(enemies & (maskOf(nextLiving(s, seat)) | maskOf(previousLiving(s, seat))));
    case Prey::LeaderUnlessLeader:
        return contains(s.leaders, seat) ? enemies : static_cast<SeatMask>(enemies & s.leaders);
    }
    return 0;
}

} // namespace

SeatMask sideOf(const State& s, Seat seat)
{
    if (!rulesOf(s.format).sides)
        return maskOf(seat);
    return contains(s.sideOne, seat) ? s.sideOne : static_cast<SeatMask>(s.everybody() & ~s.sideOne);
}

SeatMask enemiesOf(const State& s, Seat seat)
{
    return static_cast<SeatMask>(s.living() & ~sideOf(s, seat));
}

SeatMask preyOf(const State& s, Seat seat)
{
    return reached(s, seat, rulesOf(s.format).scores);
}

SeatMask basesInReach(const State& s, Seat seat)
{
    const Prey prey = rulesOf(s.format).bases;
    return reached(s, seat, prey == Prey::Neighbours && s.options.huntLeftOnly ? Prey::Left : prey);
}

bool isGuarded(const State& s, Seat seat)
{
    if (!rulesOf(s.format).sharedGuard)
        return s.of(seat).outposts != 0;
    for (const Seat each : seatsOf(sideOf(s, seat)))
        if (s.of(each).outposts != 0)
            return true;
    return false;
}

Seat scoreOf(const State& s, Seat seat)
{
    return rulesOf(s.format).sharedScore ? *seatsOf(sideOf(s, seat)).begin() : seat;
}

SeatMask matesOnTurn(const State& s, Seat seat)
{
    return static_cast<SeatMask>(s.onTurn & s.living() & ~s.ended & ~maskOf(seat));
}

Seat nextLiving(const State& s, Seat seat)
{
    return nextLivingBy(s, seat, 1);
}

Seat previousLiving(const State& s, Seat seat)
{
    return nextLivingBy(s, seat, -1);
}

} // namespace core::starrealms
