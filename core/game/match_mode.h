#pragma once

#include "core/game/seat.h"

#include <string>
#include <vector>

namespace core {

/// What a match of some setup is like, in the spoken language: for lists, and for whoever is about to begin one. All of
/// it is empty where a game knows one way to play alone, each seat for itself.
struct MatchMode {
    std::string name; ///< "Hydra"
    /// What the game itself puts before all seats together ("Nemesis Beast"); empty where they play against each other.
    std::string against;
    std::string about; ///< what it is and how it is won, in a sentence or two
    /// The seats that win together, each in one of them, by their first seats; empty where each wins alone.
    std::vector<SeatMask> sides;
    bool oneScore = false; ///< the seats of a side have one score together
};

} // namespace core
