#include "core/results/statistics.h"

#include "core/ai/arena/arena_tally.h"

namespace core {

double Tally::won() const
{
    return static_cast<double>(parts) / kPartsOfMatch;
}

Estimate Tally::share() const
{
    return wilson(played == 0 ? 0.5 : won() / played, static_cast<std::uint64_t>(played));
}

double Tally::evenShare() const
{
    return played == 0 ? 0.5 : static_cast<double>(even) / kPartsOfMatch / played;
}

int Tally::verdict() const
{
    if (played < kLeastMatches)
        return 0;
    const Estimate estimate = share();
    if (estimate.low > evenShare())
        return 1;
    return estimate.high < evenShare() ? -1 : 0;
}

void Tally::add(const Tally& other)
{
    played += other.played;
    parts += other.parts;
    even += other.even;
}

} // namespace core
