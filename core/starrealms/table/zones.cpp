#include "core/starrealms/table/zones.h"

#include <array>
#include <cassert>

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

void see(State& s, CardInstance& c, SeatMask who)
{
    const auto seen = static_cast<SeatMask>(c.known | who);
    s.disclosures += seen != c.known ? 1U : 0U;
    c.known = seen;
}

void place(CardInstance& c, Zone zone, Seat owner)
{
    c.zone = zone;
    c.owner = owner;
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
    SeatState& of = e.s.of(seat);
    for (; count > 0; --count) {
        if (of.deck.empty()) {
            if (of.discard.empty())
                return;
            renewDeck(e, seat);
        }
        const CardId card = of.deck.head;
        toHand(e, card, seat);
        e.report(EventKind::Drew, seat, card);
    }
}

void shuffle(State& s, Pile& pile, Zone zone)
{
    std::array<CardId, kMaxCards> ids; // NOLINT(cppcoreguidelines-pro-type-member-init): filled as far as it is read
    std::size_t count = 0;
    for (const CardId id : cardsOf(s, pile))
        ids[count++] = id;
    for (std::size_t left = count; left > 1; --left) {
        const std::uint32_t pick = s.rng.below(static_cast<std::uint32_t>(left));
        std::swap(ids[pick], ids[left - 1]);
    }
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
    const Pile& hand = e.s.of(seat).hand;
    while (!hand.empty()) {
        const CardId card = hand.head;
        toDiscard(e, card, seat);
        e.report(EventKind::Discarded, seat, card);
    }
}

void discardShips(Engine& e, Seat seat)
{
    for (CardId card = e.s.of(seat).inPlay.head; card != kNoCard;) {
        const CardId next = e.s.at(card).next;
        if (e.facts(card).isShip())
            toDiscard(e, card, seat);
        card = next;
    }
}

} // namespace core::starrealms
