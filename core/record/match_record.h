#pragma once

#include "core/game/game.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A seat of this player is driven by a face: terminal or window.
inline constexpr std::string_view kHumanPlayer = "human";

/// Who sat in a seat, and the player that chose ("human", "greedy", "level:2", …).
struct RecordedSeat {
    std::string name; ///< that somebody gave, or language::unnamed(); whoever shows it says the latter
    std::string player;
    std::vector<std::string> factions;
};

/// One choice in the game's words (Notation::toWords).
struct RecordedChoice {
    Seat seat = Seat::None;
    std::string words;
};

/// The score when a turn ended. Turn 0 is the start of the match.
struct TurnStanding {
    int turn = 0;
    SeatMask current = 0; ///< whose turn ended, as Standing has it
    PerSeat<std::int16_t> score {};
    int choice = 0; ///< how many choices had been made, with the one that ended the turn
};

/// A Mark of the match's course.
struct RecordedMark {
    int turn = 0;
    int choice = 0; ///< how many choices had been made, with the one that brought it
    std::string what;
    PerSeat<std::int16_t> points {};
};

enum class MatchStatus : std::uint8_t { Running, Finished, Abandoned };

/// How a match came to be kept: played by this program, choice by choice, or written up from a table with real cards.
/// Of the latter there are marks and scores and nothing to replay.
enum class MatchKind : std::uint8_t { Played, Table };

/// The match of this database that another one was played on from, and after how many of its choices.
struct MatchOrigin {
    std::int64_t match = 0; ///< 0 where it began like any other
    int choice = 0;

    friend bool operator==(const MatchOrigin&, const MatchOrigin&) = default;
};

/// Everything a list of matches shows; needs no replay.
struct MatchSummary {
    std::int64_t id = 0; ///< given by the store; 0 while unsaved
    std::string game;
    std::string set;
    std::vector<RecordedSeat> seats;
    MatchStatus status = MatchStatus::Running;
    int turns = 0; ///< of a running match those that have ended
    int choices = 0;
    SeatMask winners = 0;
    PerSeat<std::int16_t> score {};
    std::string startedAt; ///< ISO 8601, UTC
    std::string finishedAt; ///< empty while running
    std::string playedAt {}; ///< when a choice was last kept or taken back; empty where nobody knows
    /// What the end took off the points, of a finished match; nothing where nobody has counted yet.
    std::optional<FinalCount> count;
    int edits = 0; ///< how often the store has taken choices back or written an end; see MatchState
    MatchKind kind = MatchKind::Played;
    MatchOrigin origin;
    std::string place {}; ///< where a table game was played; often empty
    std::vector<std::string> tags {}; ///< what people sort it under, in alphabetical order
    std::string notes {}; ///< what people wrote about it
    /// To learn and to try: everything could be seen and taken back, so who won says nothing.
    bool practice = false;
    /// All seats are one side, against what the game puts before them: they win together, or nobody does.
    bool together = false;
    std::map<std::string, std::string> options {}; ///< of the game, that were chosen

    /// The setup as far as it says who plays what; no seed.
    MatchSetup setup() const;
    /// All of that side lost.
    bool isLostTogether() const { return together && winners == 0 && status == MatchStatus::Finished; }
    bool isDraw() const { return !together && core::isDraw(winners, seats.size()); }
};

/// The seat that a list speaks to: the first that a person sits in. None where only computers play.
Seat personOf(const MatchSummary& match);

/// How a match stands for its personOf(). Stored by number, so none may change its place.
/// Nobody has won or lost in a match for practice.
enum class PersonResult : std::uint8_t { NoPerson, Running, Won, Drawn, Lost, Abandoned, Practice };
PersonResult resultForPerson(const MatchSummary& match);

/// The level of the strongest computer player; -1 where none has one.
int highestLevel(const MatchSummary& match);

/// A whole match: what it takes to replay it, and what charts need beside it.
struct MatchRecord {
    MatchSummary summary;
    std::string setHash;
    std::string engineVersion;
    std::uint64_t seed = 1;
    std::vector<RecordedChoice> choices;
    std::vector<TurnStanding> standings;
    std::vector<RecordedMark> marks;
    /// MatchSetup::own as it was then: what becomes of these factions later does not change the match.
    std::vector<std::string> own {};

    /// Whether it was written up with a row for each thing that scored, as its marks; else, of those that were
    /// written up, each row is how the points stood.
    bool hasScoredRows() const { return summary.kind == MatchKind::Table && !marks.empty(); }
    /// The setup that starts this match again.
    MatchSetup setup() const;
};

} // namespace core
