#include "core/smashup/hidden.h"

#include "core/game/hash.h"

namespace core::smashup {

namespace {

using Ids = InlineVector<CardId, kMaxCards>;

/// Puts the cards of `row` into the pile in that order.
void relink(State& s, Pile& pile, const Ids& row, Zone zone)
{
    pile.head = row.empty() ? kNoCard : row[0];
    pile.tail = row.empty() ? kNoCard : row.back();
    pile.count = static_cast<std::uint8_t>(row.size());
    for (std::size_t i = 0; i < row.size(); ++i) {
        s.at(row[i]).next = i + 1 < row.size() ? row[i + 1] : kNoCard;
        s.at(row[i]).zone = zone;
    }
}

void gather(const State& s, const Pile& pile, Seat viewer, bool all, Ids& row, Ids& unknown)
{
    for (const CardId id : cardsOf(s, pile)) {
        row.push(id);
        if (all && !contains(s.at(id).known, viewer))
            unknown.push(id);
    }
}

/// Hands out `unknown`, shuffled, to the places in `row` whose card the viewer does not know.
void refill(const State& s, Seat viewer, Ids& row, const Ids& unknown, std::size_t& used)
{
    for (CardId& id : row)
        if (!contains(s.at(id).known, viewer))
            id = unknown[used++];
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

/// Shuffles what the viewer does not know of a deck that is nobody's.
static void concealDeck(State& s, Pile& deck, Zone zone, Seat viewer, Rng& rng)
{
    Ids row;
    Ids unknown;
    gather(s, deck, viewer, true, row, unknown);
    rng.shuffle(unknown);
    std::size_t used = 0;
    refill(s, viewer, row, unknown, used);
    relink(s, deck, row, zone);
    for (const CardId id : unknown)
        s.at(id).known = 0;
}

void conceal(State& s, Seat seat, Rng& rng)
{
    if (s.buried.count > 0)
        concealBuried(s, seat, rng);
    for (int i = 0; i < s.seats; ++i) {
        const Seat each = seatAt(i);
        SeatState& own = s.of(each);
        Ids hand;
        Ids deck;
        Ids unknown;
        const bool other = each != seat;
        gather(s, own.hand, seat, other, hand, unknown);
        gather(s, own.deck, seat, true, deck, unknown);
        rng.shuffle(unknown);
        std::size_t used = 0;
        if (other) {
            Ids dealt = hand;
            refill(s, seat, dealt, unknown, used);
            refill(s, seat, deck, unknown, used);
            relink(s, own.hand, dealt, Zone::Hand);
        } else {
            refill(s, seat, deck, unknown, used);
        }
        relink(s, own.deck, deck, Zone::Deck);
        for (const CardId id : unknown)
            s.at(id).known = s.at(id).zone == Zone::Hand ? maskOf(each) : SeatMask { 0 };
    }
    concealDeck(s, s.baseDeck, Zone::BaseDeck, seat, rng);
    if (s.options.extras) {
        concealDeck(s, s.monsters, Zone::MonsterDeck, seat, rng);
        concealDeck(s, s.treasures, Zone::TreasureDeck, seat, rng);
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
