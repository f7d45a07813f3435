#include "core/smashup/cards/match_options.h"

#include <algorithm>

namespace core::smashup {

const std::vector<OptionInfo>& matchOptions()
{
    static const std::vector<OptionInfo> options {
        { "responses",
            "Which of several waiting abilities come first: those of cards in play, or the compulsory ones in rounds",
            { "in-play-first", "rounds" } },
        { "mulligan", "What becomes of an opening hand without minions", { "discard", "shuffle" } },
        { "bases", "Which bases are shuffled into the base deck: those of the sets in use, or all there are",
            { "sets", "all" } },
        { "madness_tie",
            "Whether a tie in VP at 15 or more is played off before Madness is counted, or settled by counting it",
            { "play-on", "count" } },
        { "shared_factions", "Whether two seats may play the same faction, as with two copies of a set",
            { "no", "yes" } },
        { "idle", "What becomes of a match in which nobody can do anything any more: a draw, or its points decide",
            { "draw", "points" } },
        // These are read by the bases' files alone.
        { "ritual_site",
            "When Ritual Site shuffles its minions away: as its printing says, instead of their being discarded, or "
            "right after scoring, before any card in hand",
            { "as-printed", "instead-of-discarding", "after-scoring" } },
        { "temple_of_goju", "Which of a seat's equally strong minions Temple of Goju takes: one, or all of them",
            { "one", "all" } },
        { "grey_opal", "Which minion a seat may save from The Grey Opal: one of its own, or any seat's",
            { "own", "any" } },
    };
    return options;
}

const OptionInfo* matchOption(std::string_view name)
{
    const auto& options = matchOptions();
    const auto found
        = std::find_if(options.begin(), options.end(), [&](const OptionInfo& each) { return each.name == name; });
    return found == options.end() ? nullptr : &*found;
}

std::string_view valueOf(const MatchSetup& setup, std::string_view option)
{
    for (const auto& [name, value] : setup.options)
        if (name == option)
            return value;
    const OptionInfo* const known = matchOption(option);
    return known == nullptr ? std::string_view() : known->values.front();
}

} // namespace core::smashup
