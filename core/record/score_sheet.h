#pragma once

#include "core/game/game.h"
#include "core/record/match_record.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// Somebody at a table with real cards. Seats stand in turn order; the first began.
struct SheetSeat {
    std::string name;
    std::vector<std::string> factions;
    int less = 0; ///< how many of SheetRules::less they had at the end
};

/// One line of a score sheet: something that scored, or points that came in another way.
struct SheetRow {
    std::string what; ///< "The Homeworld"; free words where it has no places
    /// Points of the first place, the second and so on; empty where each seat simply got `given`.
    std::vector<int> worth {};
    /// What was written down for each seat: 1 for the most power, 2 for the next; equal numbers are a tie, 0 is
    /// nothing.
    PerSeat<int> places {};
    PerSeat<int> given {};

    /// The places as the rules give them: who ties shares the better place, and nobody gets the ones after it.
    PerSeat<int> ranks(std::size_t seats) const;
    PerSeat<std::int16_t> points(std::size_t seats) const;
};

/// A match that was played with real cards, as it is written up.
struct ScoreSheet {
    std::string game;
    std::string set;
    SheetRules rules;
    int goal = 0;
    bool goalDecides = true; ///< as ScoreScale has it; else the rows are all that was counted, and the most points win
    std::vector<SheetSeat> seats;
    std::vector<SheetRow> rows;
    std::string place {};
    std::string notes {};
    std::string startedAt {}; ///< ISO 8601, UTC
    std::map<std::string, std::string> options {}; ///< match options, as MatchSetup has them
    // What layTable() finds, of a game in whose sheets the rows are points.
    PerSeat<std::int16_t> start {}; ///< with what each seat begins
    PerSeat<SeatMask> sides {}; ///< with whom each seat wins; empty where that is itself alone
    /// Who won, where somebody says so: the points do not tell it in every match.
    std::optional<SeatMask> won {};

    /// Whether whoever comes down to the goal is out, and the side that is left wins.
    bool falls() const { return goal < start[0]; }
    SeatMask sideOf(Seat seat) const;
    /// Whether all are one side, against what the game puts before them.
    bool isTogether() const;
    /// The sides of which somebody is not out after the first `rows` rows, of points that fall.
    SeatMask left(std::size_t rows) const;
    /// The points of every seat after the first `rows` rows, before anything is taken off.
    PerSeat<std::int16_t> after(std::size_t rows) const;
    /// What the end takes off.
    FinalCount count() const;
    PerSeat<std::int16_t> finalScore() const;
    /// Who wins: as somebody says; else by the final score: the most points, of equal ones the fewest of what costs
    /// points, several where that is equal, too. Where points fall the one side that is left, all where none is.
    SeatMask winners() const;
};

/// Whether a sheet tells a whole match.
struct SheetVerdict {
    enum class Kind {
        Nothing, ///< no row yet
        GoesOn, ///< nobody has reached the goal
        Tie, ///< several have, with equal points: by the rules the match goes on; where they fall, nobody is left
        Over, ///< with the last row somebody leads alone, at the goal or beyond where it decides, one side is left, or
              ///< it is said who won
        OverBefore, ///< that was so after an earlier row already, so the later ones came within the same turn or not at
                    ///< all
    };
    Kind kind = Kind::Nothing;
    std::size_t row = 0; ///< after how many rows it was over
    Seat leader = Seat::None; ///< who led alone then
    SeatMask leaders = 0; ///< all who have the most points now; where points fall, all who are left
};
SheetVerdict verdictOn(const ScoreSheet& sheet);

/// Finds in a new match of so many seats with these options what they begin with and who wins together. Faults where
/// the options are not for so many.
Problems layTable(ScoreSheet& sheet, const Game& game);

/// The sheet as a match to keep: finished where somebody reached the goal, else given up. It has a standing for each
/// row and no turns, as nobody counted them.
MatchRecord toRecord(const ScoreSheet& sheet, const Game& game);

/// A match of a table as a sheet that toRecord() makes the same match of. Places are such as give the points that were
/// kept, for those themselves are not; a row whose points no places give has them as points alone.
ScoreSheet toSheet(const MatchRecord& record, const Game& game);
/// What a card of the set is worth by place, in a game with these rules; empty for one that does not score.
std::vector<int> worthOf(const Game& game, const std::string& set, const std::string& card);

} // namespace core
