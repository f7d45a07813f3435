#include "core/starrealms/table/hidden.h"

#include "core/game/hash.h"

#include <array>
#include <bit>
#include <initializer_list>
#include <utility>

namespace core::starrealms {

namespace {

/// Cards of some piles as they lie.
struct Lying {
    std::array<CardId, kMaxCards> ids; ///< written as far as `count`
    std::size_t count = 0;

    Lying() { } // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)
    void add(CardId id) { ids[count++] = id; }

    /// By their numbers, of which none is there twice.
    void sort()
    {
        constexpr std::size_t kBits = 64;
        std::array<std::uint64_t, kMaxCards / kBits + 1> there {};
        for (std::size_t i = 0; i < count; ++i)
            there[ids[i] / kBits] |= std::uint64_t { 1 } << (ids[i] % kBits);
        count = 0;
        for (std::size_t word = 0; word < there.size(); ++word)
            for (std::uint64_t left = there[word]; left != 0; left &= left - 1)
                add(static_cast<CardId>(word * kBits + static_cast<std::size_t>(std::countr_zero(left))));
    }
};

void link(State& s, Pile& pile, const CardId* ids)
{
    pile.head = pile.count == 0 ? kNoCard : ids[0];
    pile.tail = pile.count == 0 ? kNoCard : ids[pile.count - 1];
    for (std::size_t i = 0; i < pile.count; ++i) {
        s.at(ids[i]).previous = i == 0 ? kNoCard : ids[i - 1];
        s.at(ids[i]).next = i + 1U == pile.count ? kNoCard : ids[i + 1];
    }
}

/// Deals what no viewer knows of these piles anew over the places where it lies. The cards are put in the order of
/// their numbers first: where they lay must not show in where they are dealt to.
void dealAnew(State& s, std::initializer_list<Pile*> piles, SeatMask viewers, Rng& rng)
{
    Lying lying;
    Lying places; // of unknown cards, by where they stand in `lying`
    Lying unknown;
    for (const Pile* pile : piles)
        for (const CardId id : cardsOf(s, *pile)) {
            if ((s.at(id).known & viewers) == 0) {
                places.add(static_cast<CardId>(lying.count));
                unknown.add(id);
            }
            lying.add(id);
        }
    if (unknown.count < 2)
        return;
    // Who else knows what lies at a place does so of whatever comes there.
    std::array<CardInstance, kMaxCards> was; // NOLINT(cppcoreguidelines-pro-type-member-init): as `lying`
    for (std::size_t i = 0; i < unknown.count; ++i)
        was[i] = s.at(unknown.ids[i]);
    unknown.sort();
    for (std::size_t left = unknown.count; left > 1; --left)
        std::swap(unknown.ids[rng.below(static_cast<std::uint32_t>(left))], unknown.ids[left - 1]);
    for (std::size_t i = 0; i < unknown.count; ++i) {
        CardInstance& card = s.at(unknown.ids[i]);
        card.zone = was[i].zone;
        card.owner = was[i].owner;
        card.known = was[i].known;
        lying.ids[places.ids[i]] = unknown.ids[i];
    }
    const CardId* next = lying.ids.data();
    for (Pile* pile : piles) {
        link(s, *pile, next);
        next += pile->count;
    }
}

/// Puts what is seen of a state into a hash.
struct Hashing {
    Hasher hasher;
    const State& s;

    void pile(const Pile& pile, SeatMask viewer, bool all)
    {
        hasher.value(pile.count);
        std::uint8_t place = 0;
        for (const CardId id : cardsOf(s, pile)) {
            const CardInstance& card = s.at(id);
            if (all || (card.known & viewer) != 0) {
                const std::array<std::uint8_t, 4> seen { place, card.def, card.used, card.as };
                hasher.value(seen);
            }
            ++place;
        }
    }

    /// A hand: whoever sees some cards of it does not see which places they have.
    void hand(const Pile& pile, SeatMask viewer)
    {
        std::array<std::uint8_t, kMaxDefs> cards {};
        for (const CardId id : cardsOf(s, pile))
            if ((s.at(id).known & viewer) != 0)
                ++cards[s.at(id).def];
        hasher.value(pile.count);
        hasher.value(cards);
    }

    void table()
    {
        const std::array<std::uint8_t, 13> head { s.seats, static_cast<std::uint8_t>(s.format),
            static_cast<std::uint8_t>(s.current), s.onTurn, s.ended, s.handed, s.out, s.sideOne, s.leaders, s.winners,
            static_cast<std::uint8_t>(s.phase), static_cast<std::uint8_t>(s.decided), s.cardCount };
        hasher.value(head);
        hasher.value(s.turn);
        hasher.value(s.options);
        hasher.items(s.frames);
        for (const CardId id : s.row)
            hasher.value(id == kNoCard ? kNoDef : s.at(id).def);
        for (int i = 0; i < s.seats; ++i) {
            const SeatState& seat = s.seat[static_cast<std::size_t>(i)];
            const std::array<std::int16_t, 3> scores { seat.authority, seat.trade, seat.combat };
            const std::array<std::uint8_t, 9> counts { seat.scraps, seat.blobs, seat.nextBases, seat.nextShips,
                seat.owes, seat.comingBack, seat.allyMemory, seat.bases, seat.outposts };
            hasher.value(scores);
            hasher.value(counts);
            hasher.value(seat.shipsPlayed);
        }
    }

    void boss(SeatMask viewer, bool all)
    {
        if (!s.hasBoss())
            return;
        const BossState& of = s.boss;
        const std::array<std::uint8_t, 6> head { static_cast<std::uint8_t>(of.challenge),
            static_cast<std::uint8_t>(of.level), of.grace, of.mulligan, of.count, of.played };
        const std::array<std::int16_t, 2> scores { of.authority, of.combat };
        hasher.value(head);
        hasher.value(scores);
        hasher.value(of.revealed);
        for (const Pile& each : of.piles)
            pile(each, viewer, all || &each != &of.pile(Zone::BossPile));
    }
};

} // namespace

void conceal(State& s, SeatMask viewers, Rng& rng)
{
    for (int i = 0; i < s.seats; ++i) {
        SeatState& seat = s.seat[static_cast<std::size_t>(i)];
        dealAnew(s, { &seat.hand, &seat.deck }, viewers, rng);
    }
    dealAnew(s, { &s.tradeDeck, &s.boss.pile(Zone::BossPile) }, viewers, rng);
    s.rng = rng.split();
}

std::uint64_t hashState(const State& s)
{
    Hashing hash { {}, s };
    hash.table();
    hash.hasher.value(s.rng);
    for (int i = 0; i < s.seats; ++i) {
        const SeatState& seat = s.seat[static_cast<std::size_t>(i)];
        for (const Pile* pile : { &seat.hand, &seat.deck, &seat.discard, &seat.inPlay })
            hash.pile(*pile, 0, true);
        for (const Pile* pile : { &seat.hand, &seat.deck })
            for (const CardId id : cardsOf(s, *pile))
                hash.hasher.value(s.at(id).known);
    }
    for (const Pile* pile : { &s.tradeDeck, &s.explorers, &s.heap })
        hash.pile(*pile, 0, true);
    hash.boss(0, true);
    return hash.hasher.result();
}

std::uint64_t hashView(const State& s, const Prompt& prompt, Seat viewer)
{
    const SeatMask mask = maskOf(viewer);
    Hashing hash { {}, s };
    hash.table();
    for (int i = 0; i < s.seats; ++i) {
        const SeatState& seat = s.seat[static_cast<std::size_t>(i)];
        hash.hand(seat.hand, mask);
        hash.pile(seat.deck, mask, false);
        hash.pile(seat.discard, mask, true);
        hash.pile(seat.inPlay, mask, true);
    }
    hash.pile(s.tradeDeck, mask, false);
    hash.pile(s.explorers, mask, true);
    hash.pile(s.heap, mask, true);
    hash.boss(mask, false);
    hash.hasher.value(prompt.seat);
    if (prompt.seat == viewer)
        for (const Choice choice : prompt.choices)
            hash.hasher.value(choice.bits());
    return hash.hasher.result();
}

} // namespace core::starrealms
