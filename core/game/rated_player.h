#pragma once

#include <string>

namespace core {

/// How strong a player was measured to be at a game, on a scale on which the weakest has nought.
struct RatedPlayer {
    std::string player; ///< as player_factory.h names it: "level:3"
    double elo = 0; ///< a difference of 100 wins 64 % of the matches between two
    double low = 0; ///< the ends of its 95 % interval
    double high = 0;
};

} // namespace core
