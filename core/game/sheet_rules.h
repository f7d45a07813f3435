#pragma once

#include <string>
#include <vector>

namespace core {

/// What it takes to work out the points of a match that was played with real cards, from who stood where.
struct SheetRules {
    std::string type; ///< CardInfo::type of what scores: "base"
    std::string figure; ///< the Figure of such a card that has the points of each place: "VP"
    std::string less; ///< what costs points at the end ("Madness"); empty where nothing does
    int lessEach = 1; ///< so many of them cost one point
    std::string lessTitle {}; ///< how they are asked for, in the spoken language
    std::vector<std::string> lessWith {}; ///< the factions of which there must be one for that to be in the match
};

} // namespace core
