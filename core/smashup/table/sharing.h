#pragma once

#include "core/smashup/cards/card_library.h"
#include "core/smashup/table/ways.h"

#include <array>

namespace core::smashup {

// OpenPlay::right. Below kOwnRight: its own right would do, or a token with one of the openings at that slot.
inline constexpr unsigned kOwnRight = 6;
inline constexpr unsigned kNoRight = 7;
static_assert(kMaxSlots <= kOwnRight);

constexpr std::uint32_t bitAt(std::size_t index)
{
    return 1U << index;
}

Ways waysOf(const OpenPlay& play);

/// One of several that keep to one name, which is not settled yet.
inline bool keepsToOneName(const PlayToken& token)
{
    return token.like >= kNameInPlay && token.like < kNameThere;
}

inline std::uint16_t nameOf(const State& s, const CardLibrary& lib, CardId card)
{
    return lib.def(s.at(card).def).nameId;
}

bool isOncePerTurn(const CardDef& def);

/// What lets a seat play a minion of its discard pile at a base.
struct Openings {
    bool always = false;
    int once = 0; ///< those that do so once a turn, and have not yet
    CardId last = kNoCard; ///< of these
};
Openings openingsAt(const State& s, const CardLibrary& lib, Seat seat, Slot slot);

/// The tokens shared out among the cards whose plays are open, and maybe others.
class Sharing {
public:
    /// `rightsGone`: rights of cards to come from the discard pile that are not to be used, bits of
    /// CardDef::fromDiscard.
    Sharing(const State& s, const CardLibrary& lib, std::uint8_t rightsGone = 0);

    /// One more card. Cards must be added in the order in which they were played.
    void add(const Ways& ways) { m_cards.push(ways); }
    Ways& card(std::size_t index) { return m_cards[index]; }

    /// Each card can have one of its ways, no two the same.
    bool isPossible() { return shareRights(0, m_rightsGone); }

private:
    using Cards = InlineVector<Ways, decltype(State::openPlays)::capacity() + kMostTokens>;

    bool shareRights(std::size_t next, std::uint8_t gone);
    std::uint32_t wanted() const; ///< the tokens that would do for any of the cards
    bool shareNames(std::uint8_t group);
    bool shareTokens();
    bool findToken(std::size_t card, std::uint32_t& tried);

    const State& m_s;
    const CardLibrary& m_lib;
    std::uint8_t m_rightsGone;
    std::uint32_t m_named = 0; ///< bits of tokens that keep to one name
    Cards m_cards;
    std::uint32_t m_served = 0; ///< bits of cards that take no token
    std::array<std::int8_t, kMaxSlots> m_through {}; ///< cards that an opening there lets be played
    std::array<std::int8_t, kMostTokens> m_takenBy {};
};

} // namespace core::smashup
