#include "core/smashup/ai/base_standing.h"

#include <algorithm>

namespace core::smashup {

double BaseStanding::reached() const
{
    return std::clamp(static_cast<double>(total) / breakpoint, 0.0, 1.0);
}

double BaseStanding::shareOfPrize() const
{
    constexpr double kFar = 0.25; // where nothing of the breakpoint is reached yet
    return kFar + (1.0 - kFar) * reached() * reached();
}

std::size_t BaseStanding::placeOf(std::size_t seat, std::size_t seats) const
{
    std::size_t above = 0;
    for (std::size_t j = 0; j < seats; ++j)
        above += present[j] && power[j] > power[seat] ? 1U : 0U;
    return above;
}

int BaseStanding::prizeOf(std::size_t seat, std::size_t seats) const
{
    const std::size_t place = placeOf(seat, seats);
    return present[seat] && place < 3 ? def->vp[place] : 0;
}

BaseStanding standingAt(const State& s, const CardLibrary& lib, const Powers& powers, Slot slot)
{
    BaseStanding base;
    base.def = &lib.def(s.at(s.slot[slot].base).def);
    base.breakpoint = std::max(1, powers.breakpoint(slot));
    for (const CardId id : cardsOf(s, s.slot[slot].minions)) {
        if (s.at(id).controller == Seat::None)
            continue; // a monster is in the breakpoint
        const auto i = static_cast<std::size_t>(indexOf(s.at(id).controller));
        const int power = powers.of(id);
        base.power[i] += power;
        ++base.minions[i];
        base.present[i] = true;
        base.total += power;
    }
    for (std::size_t i = 0; s.options.extras && i < s.seats; ++i) {
        const int titan = powers.ofTitans(slot, seatAt(static_cast<int>(i)));
        base.power[i] += titan;
        base.present[i] = base.present[i] || titan > 0;
        base.total += titan;
    }
    return base;
}

} // namespace core::smashup
