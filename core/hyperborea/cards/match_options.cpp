#include "core/hyperborea/cards/match_options.h"

#include <algorithm>

namespace core::hyperborea {

bool MatchOption::offers(std::string_view value) const
{
    return std::any_of(values.begin(), values.end(), [value](const Value& each) { return each.name == value; });
}

OptionInfo MatchOption::inWords() const
{
    OptionInfo info { std::string(name), say(title).words(), say(meaning).words(), {} };
    for (const Value& each : values)
        info.values.push_back({ std::string(each.name), say(each.words).words() });
    return info;
}

const std::vector<MatchOption>& matchOptions()
{
    using enum Say;
    static const std::vector<MatchOption> options {
        { "mode", OptionMode, OptionModeMeans, { { "invasion", ModeInvasion }, { "race-war", ModeRaceWar } } },
        { "length", OptionLength, OptionLengthMeans,
            { { "regular", LengthRegular }, { "short", LengthShort }, { "long", LengthLong } } },
        { "objective", OptionObjective, OptionObjectiveMeans,
            { { "miniatures", ObjectiveMiniatures }, { "prime", ObjectivePrime } } },
        { "map", OptionMap, OptionMapMeans, { { "hidden", MapHidden }, { "open", MapOpen } } },
    };
    return options;
}

const MatchOption* matchOption(std::string_view name)
{
    const auto& options = matchOptions();
    const auto found
        = std::find_if(options.begin(), options.end(), [&](const MatchOption& each) { return each.name == name; });
    return found == options.end() ? nullptr : &*found;
}

std::string_view valueOf(const MatchSetup& setup, std::string_view option)
{
    for (const auto& [name, value] : setup.options)
        if (name == option)
            return value;
    const MatchOption* const known = matchOption(option);
    return known == nullptr ? std::string_view() : known->values.front().name;
}

} // namespace core::hyperborea
