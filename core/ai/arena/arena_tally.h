#pragma once

#include "core/ai/arena/arena_record.h"
#include "core/ai/arena/rating.h"

#include <map>
#include <optional>

namespace core {

/// What an arena run says. All but the think times is the same for the same terms, groups and test.
struct ArenaReport {
    int groups = 0;
    int matches = 0;
    std::int64_t turns = 0;
    std::int64_t choices = 0;
    Strength strength; ///< A's
    double mostShare
        = 1; ///< what A's share would be if it won every match; less than 1 with teams, whose wins it shares
    PerSeat<double> shareBySeat {}; ///< A's share of the wins of the matches in which it sat there
    std::map<int, int> outcomes; ///< how many groups gave A so many kPartsOfMatch of a match won
    double logLikelihoodRatio = 0;
    Verdict verdict = Verdict::Undecided;
    bool complete = false; ///< all groups wanted are played, or the test has decided
};

/// Adds up groups that come in any order. It speaks of the first ones only, up to the first that is still missing or
/// to the one with which the test decides, so that neither threads nor an interruption change what it says.
class ArenaTally {
public:
    /// `teams` as ArenaTerms has them.
    ArenaTally(int seats, int groups, std::optional<Sprt> sprt, int teams = 0);

    /// Each group once; one beyond those wanted is passed over.
    void add(const ArenaGroup& group);
    bool has(int number) const;
    /// How many are played, those among them that the report waits to speak of.
    int played() const { return m_played; }
    const ArenaReport& report() const { return m_report; }

private:
    void count(const ArenaGroup& group);

    int m_seats;
    int m_sides; ///< that one wins against the others: seats or teams
    int m_groups;
    std::optional<Sprt> m_sprt;
    int m_played = 0;
    GroupSums m_sums;
    PerSeat<double> m_won {};
    std::map<int, ArenaGroup> m_waiting; ///< beyond the first that is missing
    ArenaReport m_report;
};

} // namespace core
