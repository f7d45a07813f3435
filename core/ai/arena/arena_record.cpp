#include "core/ai/arena/arena_record.h"

#include <bit>

namespace core {

double ArenaMatch::shareOf(Seat seat) const
{
    return contains(winners, seat) ? 1.0 / std::popcount(winners) : 0;
}

double ArenaGroup::share() const
{
    double won = 0;
    for (std::size_t seat = 0; seat < matches.size(); ++seat)
        won += matches[seat].shareOf(seatAt(static_cast<int>(seat)));
    return matches.empty() ? 0 : won / static_cast<double>(matches.size());
}

} // namespace core
