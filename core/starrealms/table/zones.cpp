#include "core/starrealms/table/zones.h"

#include <array>
#include <cassert>
#include <utility>

namespace core::starrealms {

namespace {

Pile* pileOf(State& s, const CardInstance& card)
{
    switch (card.zone) {
    case Zone::Deck:
        return &s.of(card.owner).deck;
    case Zone::Hand:
        return &s.of(card.owner).hand;
    case Zone::Discard:
        return &s.of(card.owner).discard;
    case Zone::InPlay:
        return &s.of(card.owner).inPlay;
    case Zone::TradeDeck:
        return &s.tradeDeck;
    case Zone::Explorers:
        return &s.explorers;
    case Zone::Heap:
        return &s.heap;
    case Zone::Gone:
    case Zone::Row:
    case Zone::Aside:
        break;
    default:
        return &s.boss.pile(card.zone);
    }
    return nullptr;
}

void pushFront(State& s, Pile& pile, CardId card)
{
    CardInstance& c = s.at(card);
    c.previous = kNoCard;
    c.next = pile.head;
    if (pile.head == kNoCard)
        pile.tail = card;
    else
        s.at(pile.head).previous = card;
    pile.head = card;
    ++pile.count;
}

void pushBack(State& s, Pile& pile, CardId card)
{
    CardInstance& c = s.at(card);
    c.next = kNoCard;
    c.previous = pile.tail;
    if (pile.tail == kNoCard)
        pile.head = card;
    else
        s.at(pile.tail).next = card;
    pile.tail = card;
    ++pile.count;
}

void unlink(State& s, Pile& pile, const CardInstance& c)
{
    if (c.previous == kNoCard)
        pile.head = c.next;
    else
        s.at(c.previous).next = c.next;
    if (c.next == kNoCard)
        pile.tail = c.previous;
    else
        s.at(c.next).previous = c.previous;
    --pile.count;
}

/// Takes the card from where it lies, and makes it what it is anywhere: a card that remembers nothing.
CardInstance& lift(Engine& e, CardId card)
{
    State& s = e.s;
    CardInstance& c = s.at(card);
    if (Pile* const pile = pileOf(s, c))
        unlink(s, *pile, c);
    else if (c.zone == Zone::Row)
        for (CardId& each : s.row)
            if (each == card)
                each = kNoCard;
    if (c.zone == Zone::InPlay) {
        const Facts& facts = e.lib.facts(c.def);
        SeatState& seat = s.of(c.owner);
        seat.bases = static_cast<std::uint8_t>(seat.bases - (facts.isShip() ? 0 : 1));
        seat.outposts = static_cast<std::uint8_t>(seat.outposts - (facts.isOutpost() ? 1 : 0));
    }
    c.used = 0;
    c.as = kNoDef;
    return c;
}

/// Who shows a card of the own hand by a choice may take that back: nothing was found out.
void see(State& s, CardInstance& c, SeatMask who)
{
    const auto seen = static_cast<SeatMask>(c.known | who);
    const bool shown = c.zone == Zone::Hand && c.owner == s.answering;
    s.disclosures += seen != c.known && !shown ? 1U : 0U;
    c.known = seen;
}

void place(CardInstance& c, Zone zone, Seat owner)
{
    c.zone = zone;
    c.owner = owner;
}

/// Rng::shuffle with two picks from each number drawn, as decks are shuffled all the time.
void shuffleIds(CardId* ids, std::size_t count, Rng& given)
{
    Rng rng = given; // a copy of its own, which no write to an id can touch
    auto left = static_cast<std::uint32_t>(count);
    const auto swapLast = [&](std::uint64_t number) {
        const auto pick = static_cast<std::uint32_t>((number & 0xFFFFFFFFU) * left >> 32U);
        --left;
        std::swap(ids[pick], ids[left]);
    };
    while (left > 1) {
        const std::uint64_t number = rng.next();
        swapLast(number >> 32U);
        if (left > 1)
            swapLast(number);
    }
    given = rng;
}

/// All cards of a pile, none of them a base in play, go on top of the discard pile at once.
void discardAll(Engine& e, SeatState& of, Pile& pile)
{
    if (pile.empty())
        return;
    State& s = e.s;
    for (CardId id = pile.head; id != kNoCard; id = s.at(id).next) {
        CardInstance& c = s.at(id);
        see(s, c, kEverySeat);
        c.zone = Zone::Discard;
        c.used = 0;
        c.as = kNoDef;
    }
    if (of.discard.empty()) {
        of.discard.tail = pile.tail;
    } else {
        s.at(pile.tail).next = of.discard.head;
        s.at(of.discard.head).previous = pile.tail;
    }
    of.discard.head = pile.head;
    of.discard.count = static_cast<std::uint8_t>(of.discard.count + pile.count);
    pile = Pile {};
}

/// A new deck from the discard pile.
void renewDeck(Engine& e, Seat seat)
{
    SeatState& of = e.s.of(seat);
    assert(of.deck.empty());
    of.deck = of.discard;
    of.discard = Pile {};
    shuffle(e.s, of.deck, Zone::Deck);
    e.report(EventKind::DeckRenewed, seat);
}

} // namespace

CardId addCard(State& s, DefId def, Seat owner)
{
    assert(s.cardCount < kMaxCards);
    const auto card = static_cast<CardId>(s.cardCount++);
    s.at(card) = CardInstance {};
    s.at(card).def = def;
    s.at(card).owner = owner;
    return card;
}

void toHand(Engine& e, CardId card, Seat seat)
{
    CardInstance& c = lift(e, card);
    see(e.s, c, maskOf(seat));
    place(c, Zone::Hand, seat);
    pushBack(e.s, e.s.of(seat).hand, card);
}

void toDiscard(Engine& e, CardId card, Seat seat)
{
    CardInstance& c = lift(e, card);
    see(e.s, c, kEverySeat);
    place(c, Zone::Discard, seat);
    pushFront(e.s, e.s.of(seat).discard, card);
}

void toDeckTop(Engine& e, CardId card, Seat seat)
{
    CardInstance& c = lift(e, card);
    see(e.s, c, kEverySeat);
    place(c, Zone::Deck, seat);
    pushFront(e.s, e.s.of(seat).deck, card);
}

void toInPlay(Engine& e, CardId card, Seat seat)
{
    CardInstance& c = lift(e, card);
    see(e.s, c, kEverySeat);
    place(c, Zone::InPlay, seat);
    SeatState& of = e.s.of(seat);
    pushBack(e.s, of.inPlay, card);
    const Facts& facts = e.lib.facts(c.def);
    of.bases = static_cast<std::uint8_t>(of.bases + (facts.isShip() ? 0 : 1));
    of.outposts = static_cast<std::uint8_t>(of.outposts + (facts.isOutpost() ? 1 : 0));
}

void toHeap(Engine& e, CardId card)
{
    if (e.facts(card).explorer) {
        toExplorers(e, card);
        return;
    }
    CardInstance& c = lift(e, card);
    see(e.s, c, kEverySeat);
    c.zone = Zone::Heap; // its owner stays, for what comes back
    pushFront(e.s, e.s.heap, card);
}

void toExplorers(Engine& e, CardId card)
{
    CardInstance& c = lift(e, card);
    see(e.s, c, kEverySeat);
    place(c, Zone::Explorers, Seat::None);
    pushFront(e.s, e.s.explorers, card);
}

void toAside(Engine& e, CardId card)
{
    CardInstance& c = lift(e, card);
    see(e.s, c, kEverySeat);
    c.zone = Zone::Aside;
}

void toBox(Engine& e, CardId card)
{
    CardInstance& c = lift(e, card);
    see(e.s, c, kEverySeat);
    c.zone = Zone::Gone;
}

void toBoss(Engine& e, CardId card, Zone zone)
{
    CardInstance& c = lift(e, card);
    if (zone != Zone::BossPile) // what was open stays known, face down or not
        see(e.s, c, kEverySeat);
    place(c, zone, kBoss);
    if (zone == Zone::BossDiscard || zone == Zone::BossPile)
        pushFront(e.s, e.s.boss.pile(zone), card);
    else
        pushBack(e.s, e.s.boss.pile(zone), card);
}

void hideOnDeck(Engine& e, CardId card, Seat seat)
{
    CardInstance& c = lift(e, card);
    place(c, Zone::Deck, seat);
    pushFront(e.s, e.s.of(seat).deck, card);
}

void toTradeDeckBottom(Engine& e, CardId card)
{
    CardInstance& c = lift(e, card);
    place(c, Zone::TradeDeck, Seat::None);
    pushBack(e.s, e.s.tradeDeck, card);
}

void toDeckBottom(Engine& e, CardId card, Seat seat)
{
    CardInstance& c = lift(e, card);
    place(c, Zone::Deck, seat);
    pushBack(e.s, e.s.of(seat).deck, card);
}

void toRow(Engine& e, CardId card, std::size_t slot)
{
    CardInstance& c = lift(e, card);
    see(e.s, c, kEverySeat);
    place(c, Zone::Row, Seat::None);
    e.s.row[slot] = card;
}

void fillRow(Engine& e)
{
    for (std::size_t slot = 0; slot < kRowSlots; ++slot) {
        if (e.s.row[slot] != kNoCard || e.s.tradeDeck.empty())
            continue;
        const CardId card = e.s.tradeDeck.head;
        toRow(e, card, slot);
        e.report(EventKind::RowFilled, Seat::None, card);
    }
}

void draw(Engine& e, Seat seat, int count)
{
    State& s = e.s;
    SeatState& of = s.of(seat);
    for (; count > 0; --count) {
        if (of.deck.empty()) {
            if (of.discard.empty())
                return;
            renewDeck(e, seat);
        }
        // As toHand() does it; a deck is drawn from all the time.
        const CardId card = of.deck.head;
        CardInstance& c = s.at(card);
        unlink(s, of.deck, c);
        see(s, c, maskOf(seat));
        c.zone = Zone::Hand;
        pushBack(s, of.hand, card);
        e.report(EventKind::Drew, seat, card);
    }
}

void shuffle(State& s, Pile& pile, Zone zone)
{
    std::array<CardId, kMaxCards> ids; // NOLINT(cppcoreguidelines-pro-type-member-init): filled as far as it is read
    std::size_t count = 0;
    for (const CardId id : cardsOf(s, pile))
        ids[count++] = id;
    shuffleIds(ids.data(), count, s.rng);
    pile = Pile {};
    for (std::size_t i = 0; i < count; ++i) {
        CardInstance& c = s.at(ids[i]);
        c.zone = zone;
        c.known = 0;
        pushBack(s, pile, ids[i]);
    }
    ++s.disclosures;
}

void discardHand(Engine& e, Seat seat)
{
    SeatState& of = e.s.of(seat);
    const CardId last = of.discard.head;
    discardAll(e, of, of.hand);
    if (e.sink != nullptr)
        for (CardId id = of.discard.head; id != last; id = e.s.at(id).next)
            e.report(EventKind::Discarded, seat, id);
}

void discardShips(Engine& e, Seat seat)
{
    SeatState& of = e.s.of(seat);
    if (of.bases == 0) {
        discardAll(e, of, of.inPlay);
        return;
    }
    for (CardId card = of.inPlay.head; card != kNoCard;) {
        const CardId next = e.s.at(card).next;
        if (e.facts(card).isShip())
            toDiscard(e, card, seat);
        card = next;
    }
}

} // namespace core::starrealms
