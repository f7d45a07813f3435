#pragma once

#include "core/game/game.h"
#include "core/game/own_factions.h"

#include <atomic>

namespace core {

/// Matches of a faction that a player writes against what the game comes with.
struct OwnTrialTerms {
    std::string player; ///< in every seat
    int first = 0; ///< number of the first match: each has its own pairs and its own cards
    int matches = 0;
    std::uint64_t seed = 1;
};

/// What came of them; several can be added up.
struct OwnTrial {
    struct Card : OwnCardCounts::Count {
        int matches = 0; ///< in which it was played, by whomever
        double won = 0; ///< of these
    };

    int matches = 0;
    double won = 0; ///< a shared win counts by its part
    int endless = 0; ///< matches that were given up, for they would not end; not among `matches`
    std::map<std::string, Card> cards;

    void add(const OwnTrial& other);
};

/// Plays them: the faction and one of its printing drawn for it, against a pair that is drawn, each beginning every
/// other match. A text with faults gives nothing. Once `stop` is true no further match counts.
OwnTrial tryOwn(const Game& game, const std::string& text, const OwnTrialTerms& terms, const std::atomic<bool>& stop);

} // namespace core
