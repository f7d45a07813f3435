#include "core/smashup/table/sharing.h"

#include "core/smashup/table/fields.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace core::smashup {

Ways waysOf(const OpenPlay& play)
{
    return { static_cast<CardId>(play.card), play.tokens, play.right != kNoRight,
        play.right < kOwnRight ? static_cast<Slot>(play.right) : kNoSlot, play.named != 0 };
}

bool isOncePerTurn(const CardDef& def)
{
    return std::any_of(def.statics.begin(), def.statics.end(), [](const Static& each) { return each.oncePerTurn; });
}

Openings openingsAt(const State& s, const CardLibrary& lib, Seat seat, Slot slot)
{
    Openings found;
    if (!s.anyAt(slot, Static::Kind::MinionsFromDiscard))
        return found;
    for (const CardId id : cardsOf(s, s.slot[slot].actions)) {
        const CardDef& def = lib.def(s.at(id).def);
        if (s.at(id).controller != seat || !def.has(Static::Kind::MinionsFromDiscard))
            continue;
        if (!isOncePerTurn(def)) {
            found.always = true;
        } else if (!usedThisTurn(s.at(id), kLastingText)) {
            ++found.once;
            found.last = id;
        }
    }
    return found;
}

Sharing::Sharing(const State& s, const CardLibrary& lib, std::uint8_t rightsGone)
    : m_s(s)
    , m_lib(lib)
    , m_rightsGone(rightsGone)
{
    for (std::size_t i = 0; i < s.tokens.size(); ++i)
        m_named |= keepsToOneName(s.tokens[i]) ? bitAt(i) : 0;
    for (const OpenPlay& each : s.openPlays)
        add(waysOf(each));
}

/// Settles from this card on which of them come from the discard pile by their own right.
bool Sharing::shareRights(std::size_t next, std::uint8_t gone)
{
    while (next < m_cards.size() && !m_cards[next].ownRight && m_cards[next].opening == kNoSlot)
        ++next;
    if (next == m_cards.size())
        return (m_named & wanted()) != 0 ? shareNames(kNameInPlay) : shareTokens();
    Ways& card = m_cards[next];
    if (const std::uint8_t right = card.ownRight ? m_lib.def(m_s.at(card.card).def).fromDiscard : 0;
        (right & ~gone) != 0) {
        const std::uint32_t tokens = std::exchange(card.tokens, 0);
        m_served |= bitAt(next);
        const bool possible = shareRights(next + 1, gone | right);
        m_served &= ~bitAt(next);
        card.tokens = tokens;
        if (possible)
            return true;
    }
    if (card.opening == kNoSlot)
        return card.tokens != 0 && shareRights(next + 1, gone);
    if (card.tokens == 0 || m_through[card.opening] >= openingsAt(m_s, m_lib, m_s.current, card.opening).once)
        return false;
    ++m_through[card.opening];
    const bool possible = shareRights(next + 1, gone);
    --m_through[card.opening];
    return possible;
}

std::uint32_t Sharing::wanted() const
{
    std::uint32_t wanted = 0;
    for (const Ways& each : m_cards)
        wanted |= each.card == kNoCard ? 0 : each.tokens;
    return wanted;
}

/// Settles which name the tokens that keep to one name have, from this group of them on: that of the first card
/// played with one of them, which must have been in play by then.
bool Sharing::shareNames(std::uint8_t group)
{
    const std::uint32_t someWant = wanted();
    std::uint32_t tokens = 0;
    for (; group < kNameThere && (tokens & someWant) == 0; ++group) {
        tokens = 0;
        for (std::size_t i = 0; i < m_s.tokens.size(); ++i)
            tokens |= m_s.tokens[i].like == group ? bitAt(i) : 0;
    }
    if ((tokens & someWant) == 0)
        return shareTokens();
    const Cards before = m_cards;
    for (std::size_t first = 0; first <= m_cards.size(); ++first) { // the last time round no card takes one
        const bool none = first == m_cards.size();
        if (!none && (before[first].card == kNoCard || !before[first].named || (before[first].tokens & tokens) == 0))
            continue;
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            const CardId id = before[i].card;
            if (i == first)
                m_cards[i].tokens &= tokens;
            else if (id != kNoCard
                && (none || i < first || nameOf(m_s, m_lib, id) != nameOf(m_s, m_lib, before[first].card)))
                m_cards[i].tokens &= ~tokens;
        }
        const bool possible = shareNames(group);
        m_cards = before;
        if (possible)
            return true;
    }
    return false;
}

bool Sharing::shareTokens()
{
    m_takenBy.fill(-1);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        if (std::uint32_t tried = 0; (m_served & bitAt(i)) == 0 && !findToken(i, tried))
            return false;
    return true;
}

/// A token for the card, be it one whose card can take another instead.
bool Sharing::findToken(std::size_t card, std::uint32_t& tried)
{
    while (const std::uint32_t left = m_cards[card].tokens & ~tried) {
        const auto token = static_cast<std::size_t>(std::countr_zero(left));
        tried |= bitAt(token);
        if (m_takenBy[token] < 0 || findToken(static_cast<std::size_t>(m_takenBy[token]), tried)) {
            m_takenBy[token] = static_cast<std::int8_t>(card);
            return true;
        }
    }
    return false;
}

} // namespace core::smashup
