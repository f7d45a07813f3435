#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// What it takes to write up a match that was played with real cards.
struct SheetRules {
    /// What is written down, row by row: something that scored, with who stood where, from which the points are worked
    /// out; or the points that each seat has by then, after every turn or at the end alone.
    enum class Rows : std::uint8_t { Places, Points };

    std::string type; ///< CardInfo::type of what scores: "base"
    std::string figure; ///< the Figure of such a card that has the points of each place: "VP"
    std::string less; ///< what costs points at the end ("Madness"); empty where nothing does
    int lessEach = 1; ///< so many of them cost one point
    std::string lessTitle {}; ///< how they are asked for, in the spoken language
    std::vector<std::string> lessWith {}; ///< the factions of which there must be one for that to be in the match
    Rows rows = Rows::Places; ///< where they are points, all above is empty
    std::string pointsTitle {}; ///< what the points are called where rows are points, in the spoken language
    /// The match options to ask for: with what the seats begin and who wins together may hang on them.
    std::vector<std::string> options {};
};

} // namespace core
