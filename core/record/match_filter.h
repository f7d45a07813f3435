#pragma once

#include "core/record/match_record.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// A word that somebody searches for. A match has it where it stands in a name, a faction, a tag, the place, the notes
/// or the date, in capitals or not, with accents or without; or where it is of one of `games` or `sets`, or somebody
/// without a name sits in it whose number is one of `unnamed`: those that are called by the word where they are shown.
struct SearchWord {
    std::string text;
    std::vector<std::string> games {};
    std::vector<std::string> sets {};
    std::vector<int> unnamed {}; ///< language::unnamedNumber()

    friend bool operator==(const SearchWord&, const SearchWord&) = default;
};

/// Which matches are wanted: those that all of it is true of. What is empty is true of every match.
struct MatchFilter {
    std::vector<std::string> games {}; ///< one of them
    std::vector<SearchWord> words {}; ///< each of them
    std::optional<bool> running {};
    std::vector<std::string> factions {}; ///< each at any seat
    std::vector<std::string> pair {}; ///< exactly these at one seat, in any order
    std::string player {}; ///< the name of a seat
    std::optional<int> level {}; ///< highestLevel()
    std::optional<PersonResult> result {};
    std::string from {}; ///< begun at that time or later: ISO 8601, UTC
    std::string before {}; ///< begun before that time
    std::optional<int> seats {};
    std::string set {};
    std::string tag {};
    std::optional<MatchKind> kind {};
    std::optional<bool> practice {};

    friend bool operator==(const MatchFilter&, const MatchFilter&) = default;
};

/// What a list is sorted by. Equal ones follow the newest first.
enum class MatchSort { Begun, Result, Opponents, Level, Points, Turns, Seats, Set };

struct MatchOrder {
    MatchSort by = MatchSort::Begun;
    bool descending = true;

    friend bool operator==(const MatchOrder&, const MatchOrder&) = default;
};

/// A match as a list shows it.
struct MatchEntry {
    MatchSummary summary;
    std::vector<PerSeat<std::int16_t>> course {}; ///< the scores after each turn, for a small chart
};

/// What is there to choose from when a filter is made, each in alphabetical order.
struct MatchFacets {
    std::vector<std::string> players; ///< names of seats
    std::vector<std::string> tags;
};

} // namespace core
