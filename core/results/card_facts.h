#pragma once

#include "core/game/game.h"
#include "core/record/match_record.h"

#include <functional>
#include <string>
#include <string_view>

namespace core {

/// What became of a card in a match, all copies of it taken together.
struct CardFacts {
    int seat = 0; ///< who had it
    std::string_view name;
    bool seen = false; ///< its owner came to see it: in hand, or where it was looked at
    bool drawn = false; ///< it was in hand
    bool played = false;
    bool atOnce = false; ///< played before its owner's first turn after it came to hand was over
    bool stranded = false; ///< in hand when the match ended
    bool removed = false; ///< from the match, for good
    int acquired = 0; ///< how many copies its owner got in the course of the match
    std::string_view group {}; ///< of one that was acquired: its faction; empty where it has none
};

/// By what the facts of a game's matches are found: its rules, its cards, and what counts as what.
std::string cardsSignature(const Game& game);

/// All of that in one line, found by replaying the match; without a card where it does not replay.
std::string cardsLine(const Game& game, const MatchRecord& record);

/// Reads such a line card by card and gives the number of the match. False where it is none.
bool readCards(std::string_view line, std::int64_t& match, const std::function<void(const CardFacts&)>& take);

} // namespace core
