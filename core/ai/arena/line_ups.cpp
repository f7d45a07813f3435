#include "core/ai/arena/line_ups.h"

#include "core/game/rng.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core {

namespace {

bool haveCommon(const FactionPair& first, const FactionPair& second)
{
    return std::any_of(first.begin(), first.end(),
        [&](const std::string& faction) { return std::find(second.begin(), second.end(), faction) != second.end(); });
}

constexpr std::uint32_t kLookedAt = 32; ///< ways, for the one that keeps the row most even

}

std::vector<SeatSetup> seatsOf(std::vector<FactionPair> pairs)
{
    std::vector<SeatSetup> seats;
    for (FactionPair& pair : pairs) {
        SeatSetup& seat = seats.emplace_back();
        seat.name = "Seat " + std::to_string(seats.size());
        seat.factions = std::move(pair);
    }
    return seats;
}

std::vector<FactionPair> allPairs(const std::vector<std::string>& factions, int perSeat)
{
    std::vector<FactionPair> pairs;
    std::vector<bool> taken(factions.size());
    if (perSeat > static_cast<int>(factions.size()))
        return pairs;
    std::fill_n(taken.begin(), perSeat, true);
    do {
        FactionPair& pair = pairs.emplace_back();
        for (std::size_t i = 0; i < factions.size(); ++i)
            if (taken[i])
                pair.push_back(factions[i]);
    } while (std::prev_permutation(taken.begin(), taken.end()));
    return pairs;
}

std::vector<FactionPair> sidesIn(const Game& game, const std::string& set, const std::string& box)
{
    std::vector<FactionPair> sides;
    for (const std::string& role : game.roles().names())
        sides.push_back({ role });
    if (!game.has(Has::Pairs))
        return sides;
    std::vector<std::string> factions;
    for (const FactionInfo& faction : game.factions())
        if (faction.set == set && !faction.own && (box.empty() || faction.box == box))
            factions.push_back(faction.name);
    std::sort(factions.begin(), factions.end());
    return allPairs(factions, game.factionsPerSeat());
}

LineUps::LineUps(std::vector<FactionPair> pairs, int seats)
    : m_pairs(std::move(pairs))
    , m_seats(seats)
{
    if (m_pairs.size() == 1 && m_pairs.front().empty()) {
        m_ways.emplace_back();
        return;
    }
    std::vector<std::vector<bool>> meets(m_pairs.size(), std::vector<bool>(m_pairs.size()));
    for (std::size_t i = 0; i < m_pairs.size(); ++i)
        for (std::size_t j = 0; j < m_pairs.size(); ++j)
            meets[i][j] = haveCommon(m_pairs[i], m_pairs[j]);
    Way chosen {};
    collect(chosen, 0, 0, meets);
    if (m_tooMany)
        m_ways.clear();
    mix();
}

void LineUps::collect(Way& chosen, int seat, std::size_t from, const std::vector<std::vector<bool>>& meets)
{
    if (seat == m_seats) {
        m_ways.push_back(chosen);
        m_tooMany = ways() > kMostWays;
        return;
    }
    for (std::size_t next = from; next < m_pairs.size() && !m_tooMany; ++next) {
        if (std::any_of(chosen.begin(), chosen.begin() + seat, [&](std::uint16_t other) { return meets[other][next]; }))
            continue;
        chosen[static_cast<std::size_t>(seat)] = static_cast<std::uint16_t>(next);
        collect(chosen, seat + 1, next + 1, meets);
    }
}

/// Puts the ways into a row: each next one is, of some taken at random, the one whose pairs and factions came least.
void LineUps::mix()
{
    std::map<std::string, std::size_t> numbers;
    std::vector<std::vector<std::size_t>> factions(m_pairs.size());
    for (std::size_t pair = 0; pair < m_pairs.size(); ++pair)
        for (const std::string& faction : m_pairs[pair])
            factions[pair].push_back(numbers.emplace(faction, numbers.size()).first->second);
    std::vector<int> pairCame(m_pairs.size());
    std::vector<int> factionCame(numbers.size());
    const auto came = [&](const Way& way) {
        int sum = 0;
        for (int seat = 0; seat < m_seats; ++seat) {
            const std::size_t pair = way[static_cast<std::size_t>(seat)];
            sum += 2 * pairCame[pair];
            for (const std::size_t faction : factions[pair])
                sum += factionCame[faction];
        }
        return sum;
    };
    Rng rng(1);
    for (std::size_t at = 0; at < m_ways.size(); ++at) {
        const auto left = static_cast<std::uint32_t>(m_ways.size() - at);
        std::size_t best = at + rng.below(left);
        for (std::uint32_t i = 1; i < kLookedAt; ++i)
            if (const std::size_t other = at + rng.below(left); came(m_ways[other]) < came(m_ways[best]))
                best = other;
        std::swap(m_ways[at], m_ways[best]);
        for (int seat = 0; seat < m_seats; ++seat) {
            const std::size_t pair = m_ways[at][static_cast<std::size_t>(seat)];
            ++pairCame[pair];
            for (const std::size_t faction : factions[pair])
                ++factionCame[faction];
        }
    }
}

std::vector<FactionPair> LineUps::at(std::size_t number) const
{
    const std::size_t round = number / ways();
    const std::size_t way = number % ways();
    Way order = m_ways[way];
    const auto end = order.begin() + m_seats;
    std::size_t orders = 1;
    for (int i = 2; i <= m_seats; ++i)
        orders *= static_cast<std::size_t>(i);
    for (std::size_t i = (way + round) % orders; i > 0; --i)
        std::next_permutation(order.begin(), end);
    std::vector<FactionPair> lineUp;
    for (auto pair = order.begin(); pair != end; ++pair)
        lineUp.push_back(m_pairs[*pair]);
    return lineUp;
}

} // namespace core
