#pragma once

#include "core/record/match_record.h"

namespace core {

/// Where points of a match came from.
struct PointsSource {
    enum class Kind : std::uint8_t {
        Mark, ///< what scored, as the chart marks it
        Gain, ///< a card or a place gave them besides
        Count, ///< the end took them off
        Part, ///< counted from what lies there, as Notation::scoreParts() tells
        Other, ///< nothing that happened says so
    };
    Kind kind = Kind::Mark;
    std::string what; ///< its name; empty where the game has none for it
    std::vector<int> turns; ///< when, each time once, rising; empty for Count, Part and Other
    PerSeat<std::int16_t> points {};

    friend bool operator==(const PointsSource&, const PointsSource&) = default;
};

/// The points of a match by where they came from, in the order in which each first gave some; those of one name and
/// kind together. With what the match began with they always add up to `score`: what no source explains stands there as
/// Other. Where the score is counted from what lies there, they are its parts, and nothing stands as a beginning.
struct PointsAccount {
    std::vector<PointsSource> sources;
    PerSeat<std::int16_t> start {};
    PerSeat<std::int16_t> score {};
};

/// The account of `record` as far as it goes, found by playing its choices again; empty where it does not replay.
PointsAccount pointsAccount(const Game& game, const MatchRecord& record);

/// What each part of a score gained or lost between two moments of a match; those that did not change are left out.
std::vector<Mark> gainsBetween(const std::vector<Mark>& before, const std::vector<Mark>& after);

/// What stands out in the course of a match, by its scores at the ends of turns and its marks alone.
struct CourseFacts {
    /// The turn after which the winner led alone and nobody came up any more; 0 where nobody won alone.
    int ledSince = 0;
    int leadChanges = 0; ///< how often somebody else led alone than the last time somebody did
    /// The most points by which a seat that won in the end was behind the best other, and after which turn.
    int mostBehind = 0;
    int behindAfter = 0;
    int best = -1; ///< the mark, by number, that brought one seat the most at once; the first of several; -1 for none
    Seat bestFor = Seat::None;
    /// The mark, by number, that brought `turnedBy`, who won alone, the lead that lasted: in the turn after which it
    /// was held, the one that gained it most on the others. -1 where no mark did, and where that seat was never behind.
    int turning = -1;
    Seat turnedBy = Seat::None;
};

/// Of a match that is over, of a game whose points rise.
CourseFacts courseFacts(const MatchRecord& record);

} // namespace core
