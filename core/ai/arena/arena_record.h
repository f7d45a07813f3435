#pragma once

#include "core/ai/arena/durations.h"
#include "core/game/game.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace core {

/// All that decides the matches of an arena run, however many of them are played. The same terms give the same groups
/// where the players' chance comes from their seeds alone.
struct ArenaTerms {
    std::string game;
    std::string set; ///< by name, never empty
    std::string setHash;
    std::string engineVersion;
    std::string signature; ///< of how the players play, as playSignature() has it; empty where nobody knows
    std::array<std::string, 2> players; ///< specs of A and B; see makePlayer()
    int seats = 2; ///< one of A's, the others B's
    int teams = 0; ///< that the seats belong to, as arenaTeams() finds them; 0 where each is for itself
    std::map<std::string, std::string> options; ///< match options by name, without those that have their default
    std::string pairs; ///< which pairs of factions, as it was asked for; empty in a game without
    std::uint64_t seed = 1; ///< group number n (from 0) deals from this plus n
    int milliseconds = 0; ///< a choice may take, for both; 0 leaves it to the players' specs
    int iterations = 0; ///< the same in iterations
    bool again = false; ///< played anew beside the stored run of these terms, until ArenaStore::replace()

    friend bool operator==(const ArenaTerms&, const ArenaTerms&) = default;
};

/// One match as the arena keeps it; its choices follow from the terms.
struct ArenaMatch {
    SeatMask winners = 0;
    PerSeat<std::int16_t> score {};
    int turns = 0;
    int choices = 0;

    /// What `seat` has of the win: 1, an even part of it where it is shared, or 0. The seats of a team share what the
    /// team wins, so all seats of a match have one win together, whoever belongs to whom.
    double shareOf(Seat seat) const;

    friend bool operator==(const ArenaMatch&, const ArenaMatch&) = default;
};

/// How long the choices of one player took.
struct ThinkTimes {
    Durations wall;
    Durations cpu;

    void add(const ThinkTimes& other)
    {
        wall.add(other.wall);
        cpu.add(other.cpu);
    }
};

/// How often a player ended its turn while it gave itself between 10 and 90 %, and how often it held back a play then;
/// one that does not say what it expects is watched all the time.
struct TurnEnds {
    std::int64_t turns = 0;
    std::int64_t heldBack = 0;

    void note(TurnEnd end)
    {
        turns += end == TurnEnd::Done || end == TurnEnd::HeldBack ? 1 : 0;
        heldBack += end == TurnEnd::HeldBack ? 1 : 0;
    }
    void add(const TurnEnds& other)
    {
        turns += other.turns;
        heldBack += other.heldBack;
    }
};

/// Matches of one deal, as many as there are seats: A sits in seat n of match n. Same seed, same factions in the same
/// seats.
struct ArenaGroup {
    int number = 0;
    std::vector<ArenaMatch> matches;
    std::array<ThinkTimes, 2> think {}; ///< A's and B's; no part of the result
    std::array<TurnEnds, 2> turnEnds {}; ///< the same

    /// A's share of the won matches, a shared win divided among its winners; 0 to 1.
    double share() const;
};

/// A run as it is stored.
struct ArenaRun {
    std::int64_t id = 0; ///< given by the store
    ArenaTerms terms;
    std::string startedAt; ///< ISO 8601, UTC
    int played = 0; ///< groups
    std::vector<ArenaGroup> groups; ///< by number, without their think times; empty in a list
    std::array<ThinkTimes, 2> think; ///< of all groups together
};

} // namespace core
