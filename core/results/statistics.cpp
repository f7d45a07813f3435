#include "core/results/statistics.h"

#include "core/ai/arena/arena_tally.h"
#include "core/game/game.h"

#include <algorithm>

namespace core {

StatisticsGame statisticsGame(const Game& game)
{
    return { game.ratedPlayers(), [&game](const MatchSetup& setup) { return game.modeOf(setup); } };
}

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

std::vector<OptionTally> byOption(const Statistics& statistics, const std::vector<OptionInfo>& options)
{
    std::vector<OptionTally> all;
    for (const OptionInfo& option : options) {
        std::vector<OptionTally> values;
        Tally unnamed = statistics.all;
        for (const OptionValue& value : option.values)
            values.push_back({ option.name, value.name, {} });
        for (const OptionTally& each : statistics.options) {
            const auto value = std::find_if(values.begin(), values.end(),
                [&](const OptionTally& known) { return known.option == each.option && known.value == each.value; });
            if (value == values.end())
                continue;
            value->tally.add(each.tally);
            unnamed = { unnamed.played - each.tally.played, unnamed.parts - each.tally.parts,
                unnamed.even - each.tally.even };
        }
        if (!values.empty())
            values.front().tally.add(unnamed);
        std::erase_if(values, [](const OptionTally& each) { return each.tally.played == 0; });
        if (values.size() > 1)
            all.insert(all.end(), values.begin(), values.end());
    }
    return all;
}

} // namespace core
