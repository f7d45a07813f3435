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

void conceal(State& s, Seat seat, Rng& rng)
{
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
    Ids row;
    Ids unknown;
    gather(s, s.baseDeck, seat, true, row, unknown);
    rng.shuffle(unknown);
    std::size_t used = 0;
    refill(s, seat, row, unknown, used);
    relink(s, s.baseDeck, row, Zone::BaseDeck);
    for (const CardId id : unknown)
        s.at(id).known = 0;
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
