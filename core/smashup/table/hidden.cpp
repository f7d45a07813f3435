#include "core/smashup/table/hidden.h"

#include "core/game/hash.h"
#include "core/smashup/table/fields.h"

#include <array>
#include <utility>

namespace core::smashup {

namespace {

using Ids = InlineVector<CardId, kMaxCards>;

/// Cards that no viewer knows. A plain array and a count: bytes written may alias a vector's size, which would
/// then be read again each time. Left uninitialised, with room for one more, as a card is written before it counts.
struct Unknown {
    Unknown() // NOLINT(cppcoreguidelines-pro-type-member-init)
        : count(0)
    {
    }
    std::array<CardId, kMaxCards + 1> cards;
    std::size_t count;
};

/// Adds the unknown cards from the number `first` to `end` that lie in one of the zones, as far as all have one owner.
/// Returns where those of another owner begin. The order is that of their numbers: where they lay must not show in
/// where they are dealt to, so that equal knowledge and equal chance give equal worlds.
std::size_t gather(
    const State& s, std::size_t first, std::size_t end, unsigned zones, SeatMask viewers, Unknown& unknown)
{
    const Seat owner = s.instances[first].owner;
    std::size_t count = unknown.count;
    std::size_t i = first;
    for (; i < end && s.instances[i].owner == owner; ++i) {
        const CardInstance& card = s.instances[i];
        unknown.cards[count] = static_cast<CardId>(i); // kept only if it is unknown
        count += zones >> static_cast<unsigned>(card.zone) & static_cast<unsigned>((card.known & viewers) == 0);
    }
    unknown.count = count;
    return i;
}

/// Rng::shuffle with two picks from each number drawn, as this is done for every world a search looks at.
void shuffle(Unknown& unknown, Rng& given)
{
    Rng rng = given; // a copy of its own, which no write to an item can touch
    CardId* const items = unknown.cards.data();
    auto left = static_cast<std::uint32_t>(unknown.count);
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

/// Adds the cards of hand and deck that are known, each at the place where it lies.
void addKnown(const State& s, const Pile* hand, const Pile& deck, SeatMask viewers, Unknown& cards)
{
    const Unknown dealt = cards;
    const CardId* next = dealt.cards.data();
    cards.count = 0;
    for (const Pile* pile : { hand, &deck })
        if (pile != nullptr)
            for (const CardId id : cardsOf(s, *pile))
                cards.cards[cards.count++] = (s.at(id).known & viewers) != 0 ? id : *next++;
}

/// Makes the cards a pile, the first on top. Those that no viewer knows are known to `holder` alone.
void lay(State& s, Pile& pile, const CardId* cards, std::size_t count, Zone zone, SeatMask holder, SeatMask viewers)
{
    pile = Pile {};
    if (count == 0)
        return;
    pile.head = cards[0];
    pile.tail = cards[count - 1];
    pile.count = static_cast<std::uint8_t>(count);
    CardId next = kNoCard;
    for (std::size_t i = count; i-- > 0;) {
        CardInstance& card = s.at(cards[i]);
        card.zone = zone;
        card.known = (card.known & viewers) != 0 ? card.known : holder;
        card.next = next;
        next = cards[i];
    }
}

/// Shuffles what no viewer knows of a deck, or of a hand and a deck, over the places where it lies.
void dealAnew(
    State& s, Pile* hand, SeatMask holder, Pile& deck, Zone zone, SeatMask viewers, Unknown& unknown, Rng& rng)
{
    const std::size_t held = hand == nullptr ? 0 : hand->count;
    const std::size_t lying = deck.count;
    shuffle(unknown, rng);
    if (unknown.count < held + lying)
        addKnown(s, hand, deck, viewers, unknown);
    if (hand != nullptr)
        lay(s, *hand, unknown.cards.data(), held, Zone::Hand, holder, viewers);
    lay(s, deck, unknown.cards.data() + held, lying, zone, 0, viewers);
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
    for (const PlayToken& token : s.tokens)
        spoken[token.like] = true;
    for (const OpenPlay& play : s.openPlays)
        spoken[play.card] = true;
    return spoken;
}

/// Buried cards keep their numbers, by which choices name them; what they are is traded with other cards of their owner
/// that no viewer knows either, and that nothing half done has in hand.
static void concealBuried(State& s, SeatMask viewers, Rng& rng)
{
    const std::array<bool, 256> spoken = spokenOf(s);
    for (int i = 0; i < s.seats; ++i) {
        const Seat owner = seatAt(i);
        Ids unknown;
        const auto add = [&](const Pile& pile) {
            for (const CardId id : cardsOf(s, pile))
                if (s.at(id).owner == owner && (s.at(id).known & viewers) == 0
                    && (!spoken[id] || s.at(id).zone == Zone::Buried))
                    unknown.push(id);
        };
        add(s.buried);
        const std::size_t buried = unknown.size();
        if (!contains(viewers, owner))
            add(s.of(owner).hand);
        add(s.of(owner).deck);
        for (std::size_t card = 0; card < buried; ++card) {
            const auto left = static_cast<std::uint32_t>(unknown.size() - card);
            std::swap(s.at(unknown[card]).def, s.at(unknown[card + rng.below(left)]).def);
        }
    }
}

void conceal(State& s, SeatMask viewers, Rng& rng)
{
    if (s.buried.count > 0)
        concealBuried(s, viewers, rng);
    const std::size_t end = std::size_t { kFirstCard } + s.cardCount;
    EachSeat<Unknown> unknown;
    for (std::size_t i = kFirstCard; i < end;) {
        const Seat owner = s.instances[i].owner;
        const unsigned zones = bitOf(Zone::Deck) | (contains(viewers, owner) ? 0 : bitOf(Zone::Hand));
        Unknown nobodys;
        Unknown& own = owner == Seat::None ? nobodys : unknown[static_cast<std::size_t>(indexOf(owner))];
        i = gather(s, i, end, zones, viewers, own);
    }
    for (int i = 0; i < s.seats; ++i) {
        const Seat each = seatAt(i);
        SeatState& own = s.of(each);
        dealAnew(s, contains(viewers, each) ? nullptr : &own.hand, maskOf(each), own.deck, Zone::Deck, viewers,
            unknown[static_cast<std::size_t>(i)], rng);
    }
    const auto dealNobodys = [&](Pile& deck, Zone zone, std::size_t first, std::size_t last) {
        Unknown cards;
        while (first < last)
            first = gather(s, first, last, bitOf(zone), viewers, cards);
        dealAnew(s, nullptr, 0, deck, zone, viewers, cards, rng);
    };
    dealNobodys(s.baseDeck, Zone::BaseDeck, 0, s.baseCount);
    if (s.options.extras) {
        dealNobodys(s.monsters, Zone::MonsterDeck, kFirstCard, end);
        dealNobodys(s.treasures, Zone::TreasureDeck, kFirstCard, end);
    }
    s.rng = rng.split();
}

bool putOnTop(State& s, Seat seat, DefId def)
{
    const Pile& deck = s.of(seat).deck;
    if (deck.count == 0 || s.at(deck.head).known != 0)
        return false;
    for (const CardId id : cardsOf(s, deck))
        if (s.at(id).def == def && s.at(id).known == 0) {
            std::swap(s.at(id).def, s.at(deck.head).def); // numbers of cards in a deck say nothing
            return true;
        }
    return false;
}

std::uint64_t hashState(const State& s)
{
    Hasher hash;
    hash.bytes(&s.rng, sizeof s.rng);
    hash.value(s.options);
    for (const std::uint32_t each : { std::uint32_t { s.turn }, std::uint32_t { s.seats },
             static_cast<std::uint32_t>(s.current), static_cast<std::uint32_t>(s.phase), std::uint32_t { s.decided },
             std::uint32_t { s.winners }, std::uint32_t { s.slots }, std::uint32_t { s.cardCount },
             std::uint32_t { s.baseCount }, std::uint32_t { s.idleTurns }, std::uint32_t { s.overflowed } })
        hash.value(each);
    hash.value(s.scoring);
    hash.items(s.seat);
    for (const Pile* each : { &s.baseDeck, &s.baseDiscard, &s.madness, &s.aside, &s.buried, &s.monsters,
             &s.monsterDiscard, &s.treasures, &s.treasureDiscard })
        hash.value(*each);
    hash.items(s.slot);
    hash.items(s.tokens);
    hash.items(s.openPlays);
    hash.items(s.modifiers);
    hash.items(s.pending);
    hash.items(s.shielded);
    hash.items(s.picks);
    if (!s.departed.empty())
        hash.items(s.departed);
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
                hash.value(card.used);
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
            hash.value(cancelledUntil(s.at(s.slot[i].base)));
        hash.value(s.slot[i].lowered);
        hash.value(s.slot[i].played);
        pile(s.slot[i].minions);
        pile(s.slot[i].actions);
        pile(s.slot[i].attached);
    }
    hash.items(s.tokens);
    hash.items(s.openPlays);
    hash.items(s.modifiers);
    // What waits and what is half done is open, except what its own seat has chosen and seen.
    hash.value(s.picks.size());
    for (const Pending& each : s.pending)
        hash.value(each.done);
    for (const Frame& frame : s.frames) {
        hash.value(frame.kind);
        hash.value(frame.seat);
        if (frame.kind == FrameKind::Window || frame.kind == FrameKind::Triggers) {
            for (const std::uint8_t each : { frame.mark, frame.reg[WaitingReg::Round], frame.reg[WaitingReg::Passed] })
                hash.value(each);
        } else if (frame.seat == seat) {
            hash.value(frame.pc);
            hash.value(frame.reg);
        }
    }
    hash.value(prompt.seat);
    hash.value(prompt.reason);
    if (prompt.seat == seat) {
        hash.value(prompt.source);
        hash.value(prompt.detail);
        for (const Choice& each : prompt.choices)
            hash.value(each.bits());
    }
    return hash.result();
}

} // namespace core::smashup
