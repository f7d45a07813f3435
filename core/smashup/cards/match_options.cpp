#include "core/smashup/cards/match_options.h"

#include <algorithm>

namespace core::smashup {

bool MatchOption::offers(std::string_view value) const
{
    return std::any_of(values.begin(), values.end(), [value](const Value& each) { return each.name == value; });
}

std::vector<std::string> MatchOption::valueNames() const
{
    std::vector<std::string> names;
    for (const Value& each : values)
        names.emplace_back(each.name);
    return names;
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
        { "responses", OptionResponses, OptionResponsesMeans,
            { { "in-play-first", OptionResponsesInPlay }, { "rounds", OptionResponsesRounds } } },
        { "mulligan", OptionMulligan, OptionMulliganMeans,
            { { "discard", OptionMulliganDiscard }, { "shuffle", OptionMulliganShuffle } } },
        { "bases", OptionBases, OptionBasesMeans, { { "sets", OptionBasesSets }, { "all", OptionBasesAll } } },
        { "madness_tie", OptionMadnessTie, OptionMadnessTieMeans,
            { { "play-on", OptionMadnessTiePlayOn }, { "count", OptionMadnessTieCount } } },
        { "shared_factions", OptionShared, OptionSharedMeans,
            { { "no", OptionSharedNo }, { "yes", OptionSharedYes } } },
        { "idle", OptionIdle, OptionIdleMeans, { { "draw", OptionIdleDraw }, { "points", OptionIdlePoints } } },
        // These are read by the bases' files alone.
        { "ritual_site", OptionRitualSite, OptionRitualSiteMeans,
            { { "as-printed", OptionRitualSitePrinted }, { "instead-of-discarding", OptionRitualSiteInstead },
                { "after-scoring", OptionRitualSiteAfter } } },
        { "temple_of_goju", OptionGoju, OptionGojuMeans, { { "one", OptionGojuOne }, { "all", OptionGojuAll } } },
        { "grey_opal", OptionOpal, OptionOpalMeans, { { "own", OptionOpalOwn }, { "any", OptionOpalAny } } },
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

} // namespace core::smashup
