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

/// A match that was played here, choice by choice, to its end or until it was given up.
struct Walk {
    MatchSetup setup;
    std::vector<Step> steps;
    std::unique_ptr<Match> end; ///< undecided where it was given up
};

/// Plays a record again. Nothing, with `problems`, where it does not replay, is not over, was not played here or was
/// given up before anybody had chosen.
std::optional<Walk> walk(const Game& game, const MatchRecord& record, Problems& problems);

} // namespace core
