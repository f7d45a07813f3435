#pragma once

#include "core/game/game.h"
#include "core/record/match_record.h"

#include <memory>
#include <vector>

namespace core {

/// A choice of a match that is over, and the table that it was made at.
struct Step {
    std::unique_ptr<Match> before;
    Choice choice;
    int turn = 0; ///< Standing::turn before it
    std::uint32_t disclosures = 0; ///< Match::disclosures() before it
};

/// A match that was played here, choice by choice, to its end or until it was given up or ended by agreement, neither
/// of which is a choice of the game.
struct Walk {
    MatchSetup setup;
    std::vector<Step> steps;
    std::unique_ptr<Match> end; ///< undecided where it was broken off
};

/// Whether all seats agreed to end a match, at `last`: the table of its last choice.
bool wasAgreed(const Game& game, const MatchRecord& record, const Match& last);

/// Plays a record again. Nothing, with `problems`, where it does not replay, is not over, was not played here or was
/// broken off before anybody had chosen.
std::optional<Walk> walk(const Game& game, const MatchRecord& record, Problems& problems);

} // namespace core
