#include "core/smashup/ai/origins.h"

#include "core/smashup/rules/smash_up_match.h"

#include <algorithm>

namespace core::smashup {

SmashUpOrigins::SmashUpOrigins(const Libraries& libraries)
{
    for (const auto& library : libraries)
        for (const FactionDef& faction : library->factions())
            if (std::find(m_factions.begin(), m_factions.end(), faction.name) == m_factions.end()
                && m_factions.size() < kMaxFeatures)
                m_factions.push_back(faction.name);
}

void SmashUpOrigins::read(const Match& match, Seat seat, std::span<float> values) const
{
    const std::vector<SeatSetup>& seats = static_cast<const SmashUpMatch&>(match).info().seats;
    const PerSeat<std::int16_t> score = match.standing().score;
    int most = 0;
    for (std::size_t i = 0; i < seats.size(); ++i)
        most = std::max<int>(most, score[i]);
    const float ahead = std::max(0.0F, 1.0F - static_cast<float>(most) / static_cast<float>(kPointsToWin));
    std::fill(values.begin(), values.end(), 0.0F);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool own = static_cast<int>(i) == indexOf(seat);
        for (const std::string& faction : seats[i].factions) {
            const auto found = std::find(m_factions.begin(), m_factions.end(), faction);
            if (found != m_factions.end())
                values[static_cast<std::size_t>(found - m_factions.begin())]
                    += own ? ahead : -ahead / static_cast<float>(seats.size() - 1);
        }
    }
}

} // namespace core::smashup
