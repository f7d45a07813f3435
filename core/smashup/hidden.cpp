#include "core/smashup/hidden.h"

#include "core/game/hash.h"

#include <array>
#include <bit>
#include <utility>

namespace core::smashup {

namespace {

using Ids = InlineVector<CardId, kMaxCards>;

/// Rng::shuffle with two picks from each number drawn, as this is done for every world a search looks at.
void shuffle(CardId* items, std::size_t count, Rng& given)
{
    Rng rng = given; // a copy of its own, which no write to an item can touch
    auto left = static_cast<std::uint32_t>(count);
    const auto swapLast = [&](std::uint64_t number) {
        const auto pick = static_cast<std::uint32_t>((number & 0xFFFFFFFFU) * left >> 32U);
        --left;
        std::swap(items[pick], items[left]);
    };
    while (left > 1) {
        const std::uint64_t number = rng.next();
        swapLast(number >> 32U);
        if (left > 1)
            swapLast(number);
    }
    given = rng;
}

/// Brings cards into the order of their numbers. Where they lay must not show in where they are dealt to, so that equal
/// knowledge and equal chance give equal worlds.
void putInOrder(CardId* items, std::size_t count)
{
    std::array<std::uint64_t, 4> there {};
    for (std::size_t i = 0; i < count; ++i)
        there[items[i] / 64U] |= std::uint64_t { 1 } << (items[i] % 64U);
    for (std::size_t word = 0; word < there.size(); ++word)
        for (std::uint64_t bits = there[word]; bits != 0; bits &= bits - 1)
            *items++ = static_cast<CardId>(64 * word + static_cast<unsigned>(std::countr_zero(bits)));
}

/// Puts `count` of the cards into the pile in that order.
void relink(State& s, Pile& pile, const CardId* cards, std::size_t count, Zone zone)
{
    pile = Pile {};
    if (count == 0)
        return;
    pile.head = cards[0];
    pile.tail = cards[count - 1];
    pile.count = static_cast<std::uint8_t>(count);
    for (std::size_t i = 0; i + 1 < count; ++i) {
        CardInstance& card = s.at(cards[i]);
        card.zone = zone;
        card.next = cards[i + 1];
    }
    s.at(pile.tail).zone = zone;
    s.at(pile.tail).next = kNoCard;
}

/// Shuffles what the viewer does not know of a deck, or of a hand and a deck, over the places where it lies.
void dealAnew(State& s, Pile* hand, SeatMask holder, Pile& deck, Zone zone, Seat viewer, Rng& rng)
{
    // Plain arrays and counts: bytes written may alias a vector's size, which would then be read again each time.
    std::array<CardId, kMaxCards + 1> row;
    std::array<CardId, kMaxCards + 1> unknown;
    std::size_t cards = 0;
    std::size_t hidden = 0;
    const SeatMask own = maskOf(viewer);
    const auto gather = [&](const Pile& pile) {
        for (CardId id = pile.head; id != kNoCard;) {
            const CardInstance& card = s.at(id);
            row[cards++] = id;
            unknown[hidden] = id; // kept only if it is unknown
            hidden += (card.known & own) == 0 ? 1U : 0U;
            id = card.next;
        }
    };
    if (hand != nullptr)
        gather(*hand);
    const std::size_t held = cards;
    const std::size_t hiddenInHand = hidden;
    gather(deck);
    putInOrder(unknown.data(), hidden);
    shuffle(unknown.data(), hidden, rng);
    for (std::size_t i = 0; i < hiddenInHand; ++i)
        s.at(unknown[i]).known = holder;
    for (std::size_t i = hiddenInHand; i < hidden; ++i)
        s.at(unknown[i]).known = 0;
    const CardId* dealt = unknown.data();
    if (hidden < cards) {
        for (std::size_t i = 0, used = 0; i < cards; ++i)
            if ((s.at(row[i]).known & own) == 0)
                row[i] = unknown[used++];
        dealt = row.data();
    }
    if (hand != nullptr)
        relink(s, *hand, dealt, held, Zone::Hand);
    relink(s, deck, dealt + held, cards - held, zone);
}

} // namespace

/// Numbers of cards, and of other things, that something half done speaks of.
static std::array<bool, 256> spokenOf(const State& s)
{
    std::array<bool, 256> spoken {};
    for (const Frame& frame : s.frames) {
        spoken[frame.source] = true;
        spoken[frame.subject] = true;
        for (const std::uint8_t value : frame.reg)
            spoken[value] = true;
    }
    for (const std::uint8_t value : s.picks)
        spoken[value] = true;
    return spoken;
}

/// Buried cards keep their numbers, by which choices name them; what they are is traded with other cards of their owner
/// that the viewer does not know either, and that nothing half done has in hand.
static void concealBuried(State& s, Seat viewer, Rng& rng)
{
    const std::array<bool, 256> spoken = spokenOf(s);
    for (int i = 0; i < s.seats; ++i) {
        const Seat owner = seatAt(i);
        Ids unknown;
        const auto add = [&](const Pile& pile) {
            for (const CardId id : cardsOf(s, pile))
                if (s.at(id).owner == owner && !contains(s.at(id).known, viewer)
                    && (!spoken[id] || s.at(id).zone == Zone::Buried))
                    unknown.push(id);
        };
        add(s.buried);
        const std::size_t buried = unknown.size();
        if (owner != viewer)
            add(s.of(owner).hand);
        add(s.of(owner).deck);
        for (std::size_t card = 0; card < buried; ++card) {
            const auto left = static_cast<std::uint32_t>(unknown.size() - card);
            std::swap(s.at(unknown[card]).def, s.at(unknown[card + rng.below(left)]).def);
        }
    }
}

void conceal(State& s, Seat seat, Rng& rng)
{
    if (s.buried.count > 0)
        concealBuried(s, seat, rng);
    for (int i = 0; i < s.seats; ++i) {
        const Seat each = seatAt(i);
        SeatState& own = s.of(each);
        dealAnew(s, each == seat ? nullptr : &own.hand, maskOf(each), own.deck, Zone::Deck, seat, rng);
    }
    dealAnew(s, nullptr, 0, s.baseDeck, Zone::BaseDeck, seat, rng);
    if (s.options.extras) {
        dealAnew(s, nullptr, 0, s.monsters, Zone::MonsterDeck, seat, rng);
        dealAnew(s, nullptr, 0, s.treasures, Zone::TreasureDeck, seat, rng);
    }
    s.rng = rng.split();
}

std::uint64_t hashState(const State& s)
{
    Hasher hash;
    hash.bytes(&s.rng, sizeof s.rng);
    hash.value(s.options);
    for (const std::uint32_t each : { std::uint32_t { s.turn }, std::uint32_t { s.seats },
             static_cast<std::uint32_t>(s.current), static_cast<std::uint32_t>(s.phase), std::uint32_t { s.decided },
             std::uint32_t { s.winners }, std::uint32_t { s.slots }, std::uint32_t { s.cardCount },
             std::uint32_t { s.baseCount }, std::uint32_t { s.idleTurns } })
        hash.value(each);
    hash.value(s.scoring);
    hash.items(s.seat);
    hash.value(s.baseDeck);
    hash.value(s.baseDiscard);
    hash.value(s.madness);
    hash.value(s.buried);
    if (s.options.extras)
        for (const Pile& each : { s.aside, s.monsters, s.monsterDiscard, s.treasures, s.treasureDiscard })
            hash.value(each);
    hash.items(s.slot);
    hash.items(s.tokens);
    hash.items(s.modifiers);
    hash.items(s.pending);
    hash.items(s.picks);
    hash.items(s.frames);
    hash.bytes(s.bases().data(), s.bases().size_bytes());
    hash.bytes(s.cards().data(), s.cards().size_bytes());
    return hash.result();
}

std::uint64_t hashView(const State& s, const Prompt& prompt, Seat seat)
{
    Hasher hash;
    const auto pile = [&](const Pile& p) {
        hash.value(p.count);
        std::uint8_t place = 0;
        for (const CardId id : cardsOf(s, p)) {
            const CardInstance& card = s.at(id);
            if (contains(card.known, seat)) {
                hash.value(place);
                hash.value(card.def);
                hash.value(card.controller);
                hash.value(card.where);
                hash.value(card.counters);
            }
            ++place;
        }
    };
    for (const std::uint32_t each : { std::uint32_t { s.turn }, static_cast<std::uint32_t>(s.current),
             static_cast<std::uint32_t>(s.phase), std::uint32_t { s.decided } })
        hash.value(each);
    for (std::size_t i = 0; i < s.seats; ++i) {
        hash.value(s.seat[i].vp);
        hash.value(s.seat[i].minionsPlayed);
        hash.value(s.seat[i].fromDiscard);
        hash.value(s.seat[i].barred);
        pile(s.seat[i].hand);
        pile(s.seat[i].deck);
        pile(s.seat[i].discard);
    }
    pile(s.baseDeck);
    pile(s.baseDiscard);
    hash.value(s.madness.count);
    pile(s.buried);
    for (const CardId id : cardsOf(s, s.buried)) {
        hash.value(s.at(id).where);
        hash.value(s.at(id).controller);
    }
    for (const Pile* each : { &s.aside, &s.monsters, &s.monsterDiscard, &s.treasures, &s.treasureDiscard })
        pile(*each);
    for (std::size_t i = 0; i < s.slots; ++i) {
        hash.value(s.slot[i].base == kNoCard ? DefId { 0xFFFF } : s.at(s.slot[i].base).def);
        if (s.slot[i].base != kNoCard)
            hash.value(s.at(s.slot[i].base).controller);
        hash.value(s.slot[i].lowered);
        hash.value(s.slot[i].played);
        pile(s.slot[i].minions);
        pile(s.slot[i].actions);
        pile(s.slot[i].attached);
    }
    hash.items(s.tokens);
    hash.items(s.modifiers);
    hash.value(prompt.seat);
    hash.value(prompt.reason);
    if (prompt.seat == seat)
        for (const Choice& each : prompt.choices)
            hash.value(each.bits());
    return hash.result();
}

} // namespace core::smashup
