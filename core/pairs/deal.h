#pragma once

#include "core/game/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What pairs are dealt or drafted from: factions that nobody has banned, each of them for one seat.
struct DealTerms {
    std::string game;
    std::string set;
    int seats = 2;
    std::vector<std::string> pool; ///< factions that may come, by name

    friend bool operator==(const DealTerms&, const DealTerms&) = default;
};

inline constexpr int kFewestDealt = 2;
inline constexpr int kMostDealt = 4;

/// Why nobody can deal like this: too few factions for the seats, seats that are none.
Problems checkDeal(const Game& game, const DealTerms& terms);

/// A pair for each seat, no faction twice: the same for the same terms and seed, on every machine, in whatever order
/// the pool is given. The terms have no faults.
std::vector<std::vector<std::string>> deal(const Game& game, const DealTerms& terms, std::uint32_t seed);

/// A deal as one line to send to the others, who then get the same one, whatever they have banned themselves:
/// "Breakpoint deal 1 | smashup | first | 3 | Aliens, Pirates, … | K7Q2M9".
std::string toLine(const DealTerms& terms, std::uint32_t seed);

struct SharedDeal {
    DealTerms terms;
    std::uint32_t seed = 0;
};
/// Nothing, with every fault named by its part, where the line is none or cannot be dealt.
std::optional<SharedDeal> dealFromLine(const Game& game, std::string_view text, Problems& problems);

/// Seats take factions one by one, in turn order and back: 1 2 3 3 2 1 where each takes two.
class Draft {
public:
    /// Terms without faults.
    Draft(const Game& game, DealTerms terms);

    const DealTerms& terms() const { return m_terms; }
    bool done() const { return m_taken.size() == m_order.size(); }
    int seat() const { return done() ? -1 : m_order[m_taken.size()]; } ///< who takes next, from 0; -1 when it is done
    const std::vector<int>& order() const { return m_order; }
    std::vector<std::string> left() const; ///< what nobody has taken, by name
    /// False, and nothing happens, for what is not left.
    bool take(const std::string& faction);
    /// Gives the last one back; false where nothing is taken.
    bool takeBack();
    std::vector<std::vector<std::string>> pairs() const; ///< by seat, as far as they have taken

private:
    DealTerms m_terms;
    std::vector<int> m_order;
    std::vector<std::string> m_taken;
};

} // namespace core
