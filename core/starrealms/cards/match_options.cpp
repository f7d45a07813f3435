#include "core/starrealms/cards/match_options.h"

#include <algorithm>

namespace core::starrealms {

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
        { "format", OptionFormat, OptionFormatMeans,
            { { "standard", FormatStandard }, { "free-for-all", FormatFreeForAll }, { "hunter", FormatHunter },
                { "first-blood", FormatFirstBlood }, { "hydra", FormatHydra }, { "emperor", FormatEmperor },
                { "raid", FormatRaid }, { "challenge", FormatChallenge } } },
        { "challenge", OptionChallenge, OptionChallengeMeans,
            { { "nemesis-beast", ChallengeBeast }, { "automatons", ChallengeAutomatons },
                { "pirates", ChallengePirates }, { "blob-assault", ChallengeBlob },
                { "dimensional-horror", ChallengeHorror } } },
        { "level", OptionLevel, OptionLevelMeans,
            { { "veteran", LevelVeteran }, { "beginner", LevelBeginner }, { "intermediate", LevelIntermediate },
                { "expert", LevelExpert } } },
        { "explorer", OptionExplorer, OptionExplorerMeans,
            { { "printed", OptionExplorerPrinted }, { "manual", OptionExplorerManual } } },
        { "team_combat", OptionTeamCombat, OptionTeamCombatMeans,
            { { "own", OptionTeamCombatOwn }, { "shared", OptionTeamCombatShared } } },
        { "discards", OptionDiscards, OptionDiscardsMeans,
            { { "at-once", OptionDiscardsAtOnce }, { "next-turn", OptionDiscardsNextTurn } } },
        { "next_card", OptionNextCard, OptionNextCardMeans,
            { { "each", OptionNextCardEach }, { "one", OptionNextCardOne } } },
        { "market_return", OptionMarket, OptionMarketMeans,
            { { "before-draw", OptionMarketBefore }, { "after-draw", OptionMarketAfter } } },
        { "ally_memory", OptionAllies, OptionAlliesMeans,
            { { "card", OptionAlliesCard }, { "faction", OptionAlliesFaction } } },
        { "hunter_bases", OptionHunter, OptionHunterMeans,
            { { "neighbours", OptionHunterNeighbours }, { "left", OptionHunterLeft } } },
        { "raid_hand", OptionRaidHand, OptionRaidHandMeans,
            { { "first", OptionRaidHandFirst }, { "every", OptionRaidHandEvery } } },
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

} // namespace core::starrealms
