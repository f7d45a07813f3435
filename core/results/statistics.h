#pragma once

#include "core/game/match_mode.h"
#include "core/game/match_setup.h"
#include "core/game/rated_player.h"
#include "core/statistics/estimate.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

class Game;

/// What statistics ask of a game, as long as that lives.
struct StatisticsGame {
    std::vector<RatedPlayer> rated {}; ///< that a rating is found against; see Game::ratedPlayers()
    /// See Game::modeOf(); empty where each seat is always for itself.
    std::function<MatchMode(const MatchSetup&)> modeOf {};
};
StatisticsGame statisticsGame(const Game& game);

/// Somebody played against: a computer player by its spec without a character ("level:3"), a person by name.
struct Opponent {
    std::string player;
    std::string name; ///< RecordedSeat::name of a person; empty for a computer

    friend auto operator<=>(const Opponent&, const Opponent&) = default;
};

/// Matches in which a match option has some value.
struct WantedOption {
    std::string name;
    std::string value;
    bool usual = false; ///< matches that do not name the option have it, too: it is the default

    friend bool operator==(const WantedOption&, const WantedOption&) = default;
};

/// Which matches statistics are of, and whose: finished ones, played here or at a table, none for practice,
/// none that goes on from a moment of another. What is empty leaves all in.
struct StatisticsFilter {
    std::string game;
    /// The name of a seat, in any match; empty for the user: the only person of a match played here, and whoever sits
    /// in the first seat of a match of a table, for that is who wrote it up.
    std::string player {};
    std::string set {};
    std::string from {}; ///< begun at that time or later: ISO 8601, UTC
    std::optional<Opponent> opponent {}; ///< at the same table
    std::vector<WantedOption> options {}; ///< all of them
    bool cards = false; ///< tell of cards, too; of matches whose cards are known

    friend bool operator==(const StatisticsFilter&, const StatisticsFilter&) = default;
};

/// So few matches tell nothing but themselves: no share of them is shown.
inline constexpr int kLeastMatches = 10;

/// How many were played and won. What several sides won together is won in parts, kPartsOfMatch to a match, as
/// ArenaMatch::shareOf() has it; a team is one side, and each of its seats won all of it.
struct Tally {
    int played = 0;
    std::int64_t parts = 0;
    std::int64_t even = 0; ///< parts that an even share would be: half a match of two sides, a third of three

    double won() const;
    Estimate share() const; ///< of what was played, by Wilson's interval
    double evenShare() const; ///< one half where none was played
    /// 1 where the whole interval is above an even share, -1 where it is below, 0 while that says nothing or there are
    /// fewer than kLeastMatches.
    int verdict() const;
    void add(const Tally& other);

    friend bool operator==(const Tally&, const Tally&) = default;
};

struct FactionTally {
    std::string faction; ///< or role, in a game that has those
    Tally tally;
};

struct PairTally {
    std::vector<std::string> factions;
    Tally tally;
};

/// What one seat plays as against what another does: pairs, or roles.
struct MeetingTally {
    std::vector<std::string> own;
    std::vector<std::string> theirs;
    Tally tally;
};

struct OpponentTally {
    Opponent opponent;
    Tally tally;
};

/// Matches of so many seats, begun as the `place`th of them, from 0.
struct SeatTally {
    int seats = 2;
    int place = 0;
    Tally tally;
};

/// Matches that name this value of a match option. Those that name none, which have the default, are in no such tally.
struct OptionTally {
    std::string option;
    std::string value;
    Tally tally;
};

/// What a base, or whatever else a game scores by, brought.
struct BaseTally {
    std::string base;
    int scored = 0;
    double own = 0; ///< points of a scoring, the mean
    double others = 0; ///< those of one opponent, who is of another side
};

enum class TimeStep : std::uint8_t { Week, Month, Year };

/// The matches of a week, a month or a year, by UTC.
struct TimeTally {
    std::string from; ///< its first day, ISO 8601: "2026-06-01"
    Tally tally;
};

/// What analyses found, as shares of a win a match: means over matches with their 95 % intervals.
struct LuckAndPlay {
    int matches = 0; ///< that were analysed
    Estimate luck;
    Estimate own; ///< what one's own errors cost; below 0
    Estimate theirs; ///< what the errors of one opponent cost that one; above 0, for they are no loss of one's own
};

/// The rating on the scale of the levels, after so many matches against them.
struct RatingPoint {
    int matches = 0;
    std::string day; ///< of the last of them
    Estimate elo;
};

/// A figure that a match had.
struct Record {
    int value = 0;
    std::int64_t match = 0; ///< 0 where there is none
};

struct Records {
    int streak = 0; ///< matches won in a row up to now; below 0 those that were lost
    int longest = 0; ///< most won in a row
    Record points; ///< most in a match
    Record margin; ///< most ahead of the best of the others, in a match that was won
    Record turns; ///< fewest of a match that was won
};

/// Matches by what became of a card in them, all copies of it taken together; see CardFacts.
struct CardTally {
    std::string card;
    Tally seen;
    Tally drawn;
    Tally played;
    Tally notPlayed; ///< though it was drawn
    Tally atOnce; ///< in the turn in which it was drawn
    Tally stranded; ///< in hand at the end
    Tally acquired; ///< by whoever had it, in the course of the match
    Tally removed; ///< for good
};

/// How much of the cards that somebody acquired in a match were of one faction.
enum class AcquiredShare : std::uint8_t { None, UpToQuarter, UpToHalf, MoreThanHalf };
inline constexpr std::size_t kAcquiredShares = 4;

/// Matches by how much of what was acquired in them was of a faction.
struct AcquiredTally {
    std::string faction;
    std::array<Tally, kAcquiredShares> shares {}; ///< by AcquiredShare
};

/// Who may be asked for: persons by their names, as seats have them.
struct PersonTally {
    std::string name;
    int matches = 0;
};

/// All that is told of somebody's matches. Lists begin with what was played most; time and seats are in order.
struct Statistics {
    Tally all;
    std::vector<FactionTally> factions;
    std::vector<PairTally> pairs; ///< of two factions and more
    std::vector<MeetingTally> meetings;
    std::vector<OpponentTally> opponents;
    std::vector<SeatTally> seats; ///< by seats and place
    std::vector<OptionTally> options; ///< by option and value; see byOption()
    std::vector<BaseTally> bases;
    TimeStep step = TimeStep::Month;
    std::vector<TimeTally> time; ///< without those in which none was played
    LuckAndPlay luck;
    std::vector<RatingPoint> rating; ///< the newest last
    Records records;
    std::vector<CardTally> cards; ///< those that were seen in most matches first
    std::vector<AcquiredTally> acquired; ///< by name; of matches in which something was, told with the cards
    int matchesWithCards = 0; ///< that they are told of
    std::vector<PersonTally> persons; ///< of all matches of the game, whatever the filter
};

/// The matches by each of the options of their game with which they were played in several ways: every value that
/// occurred, in the game's order. Matches that name none count for the default.
std::vector<OptionTally> byOption(const Statistics& statistics, const std::vector<OptionInfo>& options);

} // namespace core
