#pragma once

#include "core/game/game.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace core {

using FactionPair = std::vector<std::string>; ///< as many factions as a seat of the game has, or its one role

/// All pairs that can be made of these factions, `perSeat` of them to a pair.
std::vector<FactionPair> allPairs(const std::vector<std::string>& factions, int perSeat);

/// All that a seat may play as, of what everybody has: the pairs of a box's factions, of the whole set where that is
/// empty, or each role for itself; nothing where seats are alike.
std::vector<FactionPair> sidesIn(const Game& game, const std::string& set, const std::string& box = {});

/// A seat a pair, called "Seat 1" and so on.
std::vector<SeatSetup> seatsOf(std::vector<FactionPair> pairs);

/// Which factions sit where, in each of a row of deals: every way to give `seats` seats pairs without a common faction
/// comes once before the first one comes again, and stretches of the row have each faction and each pair about equally
/// often. Who begins with a line-up changes from one round to the next. Pairs and seats alone decide the row.
class LineUps {
public:
    /// A game without pairs: `pairs` holds one empty pair, and every seat gets it.
    LineUps(std::vector<FactionPair> pairs, int seats);

    /// How many ways there are; 0 where the pairs do not go round, or where there are more than kMostWays.
    std::size_t ways() const { return m_ways.size(); }
    bool tooMany() const { return m_tooMany; }
    /// The pair of each seat in deal number `number` (from 0). ways() must not be 0.
    std::vector<FactionPair> at(std::size_t number) const;

    static constexpr std::size_t kMostWays = 1'000'000;

private:
    using Way = std::array<std::uint16_t, kMaxSeats>; ///< numbers of pairs, ascending; beyond the seats 0

    void collect(Way& chosen, int seat, std::size_t from, const std::vector<std::vector<bool>>& meets);
    void mix();

    std::vector<FactionPair> m_pairs;
    int m_seats;
    bool m_tooMany = false;
    std::vector<Way> m_ways;
};

} // namespace core
