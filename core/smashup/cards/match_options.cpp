#include "core/smashup/cards/match_options.h"

#include <algorithm>

namespace core::smashup {

const std::vector<OptionInfo>& matchOptions()
{
    static const std::vector<OptionInfo> options {
        { "responses", "Several abilities wait",
            "Which of several waiting abilities come first: those of cards in play, or the compulsory ones in rounds",
            { { "in-play-first", "Cards in play come first" }, { "rounds", "Compulsory ones first, in rounds" } } },
        { "mulligan", "Opening hand without minions", "What becomes of an opening hand without minions",
            { { "discard", "Discard it and draw a new one" }, { "shuffle", "Shuffle it back and draw a new one" } } },
        { "bases", "Bases in the base deck",
            "Which bases are shuffled into the base deck: those of the sets in use, or all there are",
            { { "sets", "Those of the sets in use" }, { "all", "All there are" } } },
        { "madness_tie", "Tie at 15 VP or more, with Madness",
            "Whether a tie in VP at 15 or more is played off before Madness is counted, or settled by counting it",
            { { "play-on", "Play on, then count Madness" }, { "count", "Counting Madness settles it" } } },
        { "shared_factions", "The same faction twice",
            "Whether two seats may play the same faction, as with two copies of a set",
            { { "no", "Each faction for one seat only" }, { "yes", "Seats may share a faction" } } },
        { "idle", "Nobody can do anything any more",
            "What becomes of a match in which nobody can do anything any more: a draw, or its points decide",
            { { "draw", "The match is a draw" }, { "points", "The points decide" } } },
        // These are read by the bases' files alone.
        { "ritual_site", "Ritual Site shuffles its minions away",
            "When Ritual Site shuffles its minions away: as its printing says, instead of their being discarded, or "
            "right after scoring, before any card in hand",
            { { "as-printed", "As its printing says" }, { "instead-of-discarding", "Instead of their being discarded" },
                { "after-scoring", "Right after scoring" } } },
        { "temple_of_goju", "Temple of Goju, several strongest",
            "Which of a seat's equally strong minions Temple of Goju takes: one, or all of them",
            { { "one", "Takes one of each seat's" }, { "all", "Takes all of them" } } },
        { "grey_opal", "The Grey Opal saves",
            "Which minion a seat may save from The Grey Opal: one of its own, or any seat's",
            { { "own", "A minion of one's own" }, { "any", "Any minion there" } } },
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
    return known == nullptr ? std::string_view() : known->values.front().name;
}

} // namespace core::smashup
