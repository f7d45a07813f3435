#pragma once

#include "core/record/match_store.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// When in a match a picture shows it. All are of the first seat's view.
enum class Moment {
    Middle, ///< at some time about its middle, when there was most to choose from in the own turn
    Response, ///< asked whether to use a card before a base scores, with most cards to choose from
    Scoring, ///< a base gave its points, and the first seat is asked, if that ever happened
    BeforeScoring, ///< the first seat's next choice can score a base, with most points to give
    End, ///< it is over, and the first seat has won
};

/// The factions of the set, the game's default for an empty one.
std::vector<std::string> factionsOf(const core::Game& game, const std::string& set);

/// A match between greedy players, to its end, in `store`; another `deal` is another match.
bool playMatch(const core::Game& game, const std::string& set, std::size_t seats, std::uint64_t deal,
    core::MatchStore& store, core::MatchRecord& record);

/// The newest match of the database that is as asked for.
bool findMatch(const core::Game& game, const std::string& set, core::MatchStore& store, core::MatchStatus status,
    core::MatchRecord& record);

/// The choice of the seat that is asked which scores a base at once, with most points to give; none where there is
/// none.
std::optional<core::Choice> scoringChoice(const core::Match& match);

/// The match cut back to that moment, with a person in the first seat; false where it never came. At the end it stays
/// whole.
bool cutTo(Moment moment, const core::Game& game, core::MatchRecord& record);

} // namespace app
