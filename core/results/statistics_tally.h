#pragma once

#include "core/results/match_facts.h"
#include "core/results/statistics.h"

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace core {

/// Adds up matches, which may come in any order.
class StatisticsTally {
public:
    StatisticsTally(StatisticsFilter filter, StatisticsGame game);

    /// `lines` as factsLine() writes them, a match each. Those that are none are passed over.
    void add(std::string_view lines);
    void add(const MatchFacts& facts);
    /// What an analysis found of a seat, as shares of a win: its luck, and what its errors cost itself. To be called
    /// after add(), for every seat of the match.
    void addAnalysed(std::int64_t match, int seat, double luck, double errors);

    /// Lines as cardsLine() writes them, likewise after add().
    void addCards(std::string_view lines);

    Statistics sums();

private:
    using Word = std::uint32_t; ///< place in m_words

    /// A match of the person.
    struct Own {
        std::int64_t moment = 0; ///< when it was begun, as a number
        std::int64_t id = 0;
        int seat = 0;
        SeatMask side = 0; ///< with the mates
        Tally tally;
    };
    /// Who plays with whom.
    struct Sides {
        std::vector<SeatMask> masks; ///< empty where each is for itself
        int count = 0; ///< with what the game puts before them
    };
    struct Points {
        int scored = 0;
        int own = 0;
        double others = 0;
    };
    struct Analysed {
        double luck = 0;
        double own = 0;
        double theirs = 0;
        int others = 0;
    };
    struct Rated {
        std::size_t match = 0; ///< in m_own
        std::size_t player = 0; ///< in StatisticsGame::rated
        double score = 0;
    };

    void knowSeats();
    Word wordOf(std::string_view text);
    int seatOf(const MatchFacts& facts) const;
    bool wanted(const MatchFacts& facts, int seat) const;
    const Sides& sidesOf(const MatchFacts& facts);
    bool hasOptions(const MatchFacts& facts) const;
    void addOpponents(const MatchFacts& facts, const Own& own, bool rated);
    void addMark(const MatchFacts::Mark& mark, int seats, const Own& own);
    void addRecords(const MatchFacts& facts, const Own& own);
    void addAcquired(const std::map<std::string_view, int>& acquired, const Tally& tally);
    void sumAcquired(Statistics& statistics) const;
    void sumFactions(Statistics& statistics) const;
    void sumOptions(Statistics& statistics) const;
    void sumTime(Statistics& statistics, const std::vector<std::size_t>& order) const;
    void sumRating(Statistics& statistics, const std::vector<std::size_t>& order) const;
    void sumLuck(Statistics& statistics) const;

    StatisticsFilter m_filter;
    const StatisticsGame m_game;
    std::map<std::tuple<Word, Word, int>, Sides> m_sides; ///< by set, options and seats
    MatchFacts m_facts; ///< the line that is being read
    std::unordered_map<std::string_view, Word> m_numbers;
    std::deque<std::string> m_words; ///< where they stay
    std::vector<Own> m_own;
    std::vector<Rated> m_ratedResults;
    Tally m_all;
    std::vector<Tally> m_pairs; ///< by SeatFacts::factions
    std::unordered_map<std::uint64_t, Tally> m_meetings;
    std::unordered_map<std::uint64_t, Tally> m_opponents; ///< by player and name
    std::unordered_map<int, Tally> m_seats; ///< by seats and place
    std::vector<Tally> m_options; ///< by MatchFacts::options
    std::vector<Points> m_bases; ///< by name
    std::vector<int> m_persons; ///< by name
    std::unordered_map<std::int64_t, std::size_t> m_ownPlaces; ///< in m_own by match, of its first m_seatsKnown
    std::size_t m_seatsKnown = 0;
    std::unordered_map<std::int64_t, Analysed> m_analysed;
    std::vector<CardTally> m_cards; ///< by name
    Tally m_acquiring; ///< matches in which anything was acquired
    std::map<std::string, AcquiredTally, std::less<>> m_acquired; ///< by faction, without the share None
    int m_matchesWithCards = 0;
    Records m_records;
};

} // namespace core
