#include "tests/support/fake_match.h"

// What the seats of the fake game know: worlds that look the same to one, what hashes tell apart, and what has to hold.

namespace tests {

using core::Seat;
using core::seatAt;

namespace {

class Hasher {
public:
    void add(std::uint64_t value)
    {
        m_value = (m_value ^ value) * 0x100000001B3ULL;
        m_value ^= m_value >> 29U;
    }
    template <typename Range>
    void addAll(const Range& range)
    {
        for (const auto& each : range)
            add(static_cast<std::uint64_t>(each) + 1);
        add(0xABCD);
    }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xCBF29CE484222325ULL;
};

/// Adds what everybody sees.
void addOpen(Hasher& hasher, const FakeState& s)
{
    for (const Pile& pile : s.thrown)
        hasher.addAll(pile);
    for (const Pile& pile : s.pier)
        hasher.addAll(pile);
    hasher.addAll(s.score);
    for (const int each : { int { s.turn }, int { s.seats }, int { s.current }, int { s.asked },
             static_cast<int>(s.reason), int { s.playsLeft }, int { s.card }, int { s.where }, int { s.winners },
             int { s.decided }, int { s.raids } })
        hasher.add(static_cast<std::uint64_t>(each));
}

}

void FakeMatch::conceal(core::SeatMask viewers, core::Rng& rng)
{
    FakeState& s = m_state;
    s.rng = rng.split();
    for (std::size_t owner = 0; owner < s.seats; ++owner) {
        // The unknown cards of a seat's deck and hand change places; who else knows a place goes on knowing it.
        Pile cards;
        std::array<core::SeatMask, 64> masks {};
        std::size_t places = 0;
        for (Pile* pile : { &s.deck[owner], &s.hand[owner] })
            for (const std::uint8_t id : *pile)
                if ((s.knownBy[id] & viewers) == 0) {
                    masks[places++] = s.knownBy[id];
                    cards.push(id);
                }
        // Sorted first, so that equal knowledge and equal chance give equal worlds.
        cards.sort();
        rng.shuffle(cards);
        std::size_t next = 0;
        for (Pile* pile : { &s.deck[owner], &s.hand[owner] })
            for (std::uint8_t& id : *pile)
                if ((s.knownBy[id] & viewers) == 0)
                    id = cards.ids[next++];
        for (std::size_t i = 0; i < places; ++i)
            s.knownBy[cards.ids[i]] = masks[i];
        s.hand[owner].sort();
    }
}

std::uint64_t FakeMatch::hash() const
{
    Hasher hasher;
    addOpen(hasher, m_state);
    core::Rng rng = m_state.rng;
    hasher.add(rng.next());
    for (const Pile& pile : m_state.deck)
        hasher.addAll(pile);
    for (const Pile& pile : m_state.hand)
        hasher.addAll(pile);
    hasher.addAll(m_state.knownBy);
    hasher.add(m_state.disclosures);
    return hasher.value();
}

std::uint64_t FakeMatch::viewHash(Seat seat) const
{
    Hasher hasher;
    addOpen(hasher, m_state);
    for (const Pile& deck : m_state.deck) {
        hasher.add(deck.size);
        for (std::size_t i = 0; i < deck.size; ++i)
            hasher.add(core::contains(m_state.knownBy[deck.ids[i]], seat) ? deck.ids[i] + 1U : 0U);
    }
    for (const Pile& hand : m_state.hand) {
        hasher.add(hand.size);
        for (const std::uint8_t id : hand)
            if (core::contains(m_state.knownBy[id], seat))
                hasher.add(id + 1U);
    }
    return hasher.value();
}

std::vector<std::string> FakeMatch::breaches() const
{
    std::vector<std::string> found;
    std::array<int, 64> seen {};
    const auto count = [&](const Pile& pile) {
        for (const std::uint8_t id : pile)
            ++seen[id];
    };
    for (const auto* piles : { &m_state.deck, &m_state.hand, &m_state.thrown })
        for (const Pile& pile : *piles)
            count(pile);
    for (const Pile& pile : m_state.pier)
        count(pile);
    for (std::size_t id = 0; id < m_state.seats * std::size_t { kFakeDeck }; ++id)
        if (seen[id] != 1)
            found.push_back("card " + std::to_string(id) + " is there " + std::to_string(seen[id]) + " times");
    for (std::size_t seat = 0; seat < m_state.seats; ++seat)
        for (const std::uint8_t id : m_state.hand[seat])
            if (!core::contains(m_state.knownBy[id], seatAt(static_cast<int>(seat))))
                found.push_back("seat " + std::to_string(seat) + " does not know its own hand");
    if (m_state.reason == FakeReason::PlayPhase && m_state.playsLeft == 2)
        for (int pier = 0; pier < kFakePiers; ++pier)
            if (ready(pier))
                found.push_back(std::string(kPierNames[static_cast<std::size_t>(pier)]) + " is ready and not scored");
    return found;
}

} // namespace tests
