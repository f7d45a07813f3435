#include "core/game/hash.h"
#include "tests/support/tower_match.h"

#include <algorithm>

// What the seats know of a match of towers, and what must hold of it.

namespace tests {

using core::maskOf;
using core::Seat;
using core::seatAt;
using core::SeatMask;

namespace {

constexpr std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// Adds what everybody sees.
void addOpen(core::Hasher& hasher, const TowerState& s)
{
    hasher.items(s.thrown);
    hasher.value(s.height);
    hasher.value(s.props);
    hasher.value(s.broken);
    hasher.value(s.turn);
    hasher.value(std::array { s.seats, s.beginning, s.windows, s.teams, s.shared, s.lastTurn, s.current, s.partner,
        s.asked, static_cast<std::uint8_t>(s.reason), s.playsLeft, s.card, s.victim, s.winners });
}

}

void TowerMatch::conceal(SeatMask viewers, core::Rng& rng)
{
    TowerState& s = m_state;
    s.rng = rng.split();
    // The cards it does not know change places, wherever they lie; who else knows a place goes on knowing it.
    TowerCards cards;
    std::array<SeatMask, kTowerCards> masks {};
    const auto eachUnknown = [&](const auto& visit) {
        for (std::uint8_t& id : s.deck)
            if ((s.knownBy[id] & viewers) == 0)
                visit(id);
        for (TowerCards& hand : s.hand)
            for (std::uint8_t& id : hand)
                if ((s.knownBy[id] & viewers) == 0)
                    visit(id);
    };
    eachUnknown([&](std::uint8_t id) {
        masks[cards.size()] = s.knownBy[id];
        cards.push(id);
    });
    // Sorted first, so that equal knowledge and equal chance give equal worlds.
    std::sort(cards.begin(), cards.end());
    rng.shuffle(cards);
    std::size_t next = 0;
    eachUnknown([&](std::uint8_t& id) { id = cards[next++]; });
    for (std::size_t i = 0; i < cards.size(); ++i)
        s.knownBy[cards[i]] = masks[i];
    for (TowerCards& hand : s.hand)
        std::sort(hand.begin(), hand.end());
}

std::uint64_t TowerMatch::hash() const
{
    core::Hasher hasher;
    addOpen(hasher, m_state);
    hasher.value(m_state.rng);
    hasher.items(m_state.deck);
    for (const TowerCards& hand : m_state.hand)
        hasher.items(hand);
    hasher.value(m_state.knownBy);
    hasher.value(m_state.disclosures);
    return hasher.result();
}

/// A seat also knows who has seen the cards of its own hand.
std::uint64_t TowerMatch::viewHash(Seat seat) const
{
    core::Hasher hasher;
    addOpen(hasher, m_state);
    hasher.value(static_cast<std::uint8_t>(m_state.deck.size()));
    for (int owner = 0; owner < m_state.seats; ++owner) {
        const TowerCards& hand = m_state.hand[at(owner)];
        hasher.value(static_cast<std::uint8_t>(hand.size()));
        for (const std::uint8_t id : hand)
            if (core::contains(m_state.knownBy[id], seat))
                hasher.value(std::array { id, seatAt(owner) == seat ? m_state.knownBy[id] : SeatMask { 0 } });
    }
    return hasher.result();
}

std::vector<std::string> TowerMatch::breaches() const
{
    const TowerState& s = m_state;
    std::vector<std::string> found;
    const auto require = [&](bool holds, const std::string& what) {
        if (!holds)
            found.push_back(what);
    };
    std::array<int, kTowerCards> seen {};
    for (const TowerCards* cards : { &s.deck, &s.thrown })
        for (const std::uint8_t id : *cards)
            ++seen[id];
    for (const TowerCards& hand : s.hand)
        for (const std::uint8_t id : hand)
            ++seen[id];
    for (int id = 0; id < kTowerCards; ++id)
        require(
            seen[at(id)] == 1, "card " + std::to_string(id) + " is there " + std::to_string(seen[at(id)]) + " times");
    SeatMask standing = 0;
    for (int seat = 0; seat < s.seats; ++seat) {
        const std::string who = "seat " + std::to_string(seat + 1);
        standing |= stands(seat) ? maskOf(seatAt(seat)) : SeatMask { 0 };
        require(s.height[at(seat)] >= 0 && s.height[at(seat)] <= s.beginning, who + " has an odd tower");
        require(stands(seat) || s.hand[at(seat)].empty(), who + " is out and has cards");
        for (const std::uint8_t id : s.hand[at(seat)])
            require(core::contains(s.knownBy[id], seatAt(seat)), who + " does not know its own hand");
        for (int floor = s.height[at(seat)]; floor < kTallestTower; ++floor)
            require(s.broken[at(seat)][at(floor)] == 0, who + " has broken windows where there is no floor");
    }
    require(decided() || stands(s.asked), "a seat is asked that is out");
    require(decided() || (standing & ~teamOf(s.asked)) != 0, "a match goes on when nobody is left to fight");
    return found;
}

} // namespace tests
