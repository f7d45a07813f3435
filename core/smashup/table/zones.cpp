#include "core/smashup/table/zones.h"

#include "core/smashup/table/allowances.h"
#include "core/smashup/table/fields.h"
#include "core/smashup/table/piles.h"
#include "core/smashup/table/whereabouts.h"

#include <algorithm>

namespace core::smashup {

void pushBack(State& s, Pile& pile, CardId card)
{
    s.at(card).next = kNoCard;
    if (pile.head == kNoCard)
        pile.head = card;
    else
        s.at(pile.tail).next = card;
    pile.tail = card;
    ++pile.count;
}

void pushFront(State& s, Pile& pile, CardId card)
{
    s.at(card).next = pile.head;
    pile.head = card;
    if (pile.tail == kNoCard)
        pile.tail = card;
    ++pile.count;
}

void removeFrom(State& s, Pile& pile, CardId card)
{
    CardId before = kNoCard;
    for (CardId id = pile.head; id != card; id = s.at(id).next) {
        assert(id != kNoCard);
        before = id;
    }
    const CardId after = s.at(card).next;
    if (before == kNoCard)
        pile.head = after;
    else
        s.at(before).next = after;
    if (pile.tail == card)
        pile.tail = before;
    --pile.count;
    s.at(card).next = kNoCard;
}

static AbilityKinds kindsAtPlace(const Engine& e, Slot slot)
{
    const BaseSlot& place = e.s.slot[slot];
    AbilityKinds kinds = place.base == kNoCard ? 0 : e.def(place.base).abilityKinds;
    for (const Pile* pile : { &place.minions, &place.actions, &place.attached })
        for (const CardId id : cardsOf(e.s, *pile))
            kinds |= e.def(id).abilityKinds;
    return kinds;
}

void noteCame(Engine& e, CardId card, Slot slot)
{
    const AbilityKinds kinds = e.def(card).abilityKinds;
    e.s.kindsAt[slot] |= kinds;
    e.s.kindsInPlay |= kinds;
}

void noteGone(Engine& e, CardId card, Slot slot)
{
    if (e.def(card).abilityKinds == 0)
        return;
    State& s = e.s;
    s.kindsAt[slot] = kindsAtPlace(e, slot);
    s.kindsInPlay = 0;
    for (Slot each = 0; each < s.slots; ++each)
        s.kindsInPlay |= s.kindsAt[each];
}

namespace {

/// What waits because its minion was affected may have been set off by the very thing that takes the minion away.
bool seesItsOwnEnd(const Engine& e, const Pending& waiting)
{
    const auto& abilities = e.def(waiting.source).abilities;
    return waiting.ability < abilities.size() && abilities[waiting.ability].trigger == Trigger::Affected;
}

/// What a card that leaves play has set off does nothing any more: rules 8.4. A destruction wakes again what it set off
/// itself.
void dropWaiting(Engine& e, CardId card)
{
    for (Pending& waiting : e.s.pending)
        if (waiting.source == card && !seesItsOwnEnd(e, waiting))
            waiting.done = 1;
}

/// A card that leaves play forgets everything, and what was on it is discarded. Rules 12.5 and 12.6.
void leavePlay(Engine& e, CardId card)
{
    State& s = e.s;
    CardInstance& c = s.at(card);
    noteDeparture(e, card);
    if (c.zone == Zone::Minions) {
        Pile& attached = s.slot[c.where].attached;
        for (CardId id = attached.head; id != kNoCard;) {
            const CardId next = s.at(id).next;
            if (s.at(id).where == card)
                toDiscard(e, id);
            id = next;
        }
    }
    for (std::size_t i = s.modifiers.size(); i-- > 0;)
        if (s.modifiers[i].card == card)
            s.modifiers.erase(i);
    dropWaiting(e, card);
    if (e.def(card).has(Static::Kind::MinionsFromDiscard))
        closeOpening(s, e.lib, card);
    forgetUses(c);
    c.counters = 0;
}

} // namespace

void takeOut(Engine& e, CardId card)
{
    State& s = e.s;
    const Slot slot = slotOf(s, card);
    if (slot != kNoSlot && !isBase(card))
        leavePlay(e, card);
    if (!s.pending.empty() && s.at(card).zone == Zone::Discard)
        forgetSubject(s, card);
    if (Pile* pile = pileOf(s, card))
        removeFrom(s, *pile, card);
    s.at(card).zone = Zone::Box;
    s.at(card).where = 0xFF;
    if (slot == kNoSlot)
        return;
    if (isBase(card)) {
        s.slot[slot].base = kNoCard;
        dropWaiting(e, card);
        closePlaysAt(s, e.lib, slot);
    }
    noteGone(e, card, slot);
}

void shufflePile(State& s, Pile& pile)
{
    InlineVector<CardId, kMaxCards> ids;
    for (const CardId id : cardsOf(s, pile))
        ids.push(id);
    s.rng.shuffle(ids);
    pile = Pile {};
    for (const CardId id : ids) {
        pushBack(s, pile, id);
        s.at(id).known = 0;
    }
    ++s.disclosures;
}

void appendShuffled(State& s, Pile& to, Pile& from, Zone zone)
{
    for (const CardId id : cardsOf(s, from)) {
        s.at(id).zone = zone;
        forgetSubject(s, id);
    }
    shufflePile(s, from);
    if (to.head == kNoCard)
        to.head = from.head;
    else
        s.at(to.tail).next = from.head;
    to.tail = from.tail;
    to.count = static_cast<std::uint8_t>(to.count + from.count);
    from = Pile {};
}

bool goesHome(Engine& e, CardId card)
{
    State& s = e.s;
    if (!s.options.extras || e.def(card).home == Home::Owner)
        return false;
    takeOut(e, card);
    CardInstance& c = s.at(card);
    c.known = kEveryone;
    if (e.def(card).home == Home::Aside) {
        c.zone = Zone::Aside;
        c.controller = c.owner;
        pushBack(s, s.aside, card);
        return true;
    }
    const bool monster = e.def(card).home == Home::Monsters;
    c.zone = monster ? Zone::MonsterDiscard : Zone::TreasureDiscard;
    c.owner = Seat::None;
    c.controller = Seat::None;
    pushFront(s, monster ? s.monsterDiscard : s.treasureDiscard, card);
    return true;
}

Pile* pileOf(State& s, CardId card)
{
    const CardInstance& c = s.at(card);
    switch (c.zone) {
    case Zone::Deck:
        return &s.of(c.owner).deck;
    case Zone::Hand:
        return &s.of(c.owner).hand;
    case Zone::Discard:
        return &s.of(c.owner).discard;
    case Zone::Minions:
        return &s.slot[c.where].minions;
    case Zone::BaseActions:
    case Zone::Titans:
        return &s.slot[c.where].actions;
    case Zone::Attached:
        return &s.slot[s.at(c.where).where].attached;
    case Zone::BaseDeck:
        return &s.baseDeck;
    case Zone::BaseDiscard:
        return &s.baseDiscard;
    case Zone::MadnessDeck:
        return &s.madness;
    case Zone::Aside:
        return &s.aside;
    case Zone::Buried:
        return &s.buried;
    case Zone::MonsterDeck:
        return &s.monsters;
    case Zone::MonsterDiscard:
        return &s.monsterDiscard;
    case Zone::TreasureDeck:
        return &s.treasures;
    case Zone::TreasureDiscard:
        return &s.treasureDiscard;
    case Zone::Box:
    case Zone::Resolving:
    case Zone::BaseInPlay:
        break;
    }
    return nullptr;
}

SeatMask whoSees(const State& s, CardId card)
{
    return s.at(card).zone == Zone::Buried ? s.at(card).known : kEveryone;
}

void nameFaction(State& s, CardId action, FactionId faction)
{
    if (!namesFaction(s, action, faction))
        pushIfRoom(s, s.modifiers, { action, Until::Named, Seat::None, static_cast<std::int8_t>(faction) });
}

CardInstance& lay(Engine& e, CardId card, Zone zone, Seat controller, SeatMask known)
{
    takeOut(e, card);
    CardInstance& c = e.s.at(card);
    c.zone = zone;
    c.controller = controller;
    c.known = known;
    return c;
}

void layInPlay(Engine& e, CardId card, Zone zone, std::uint8_t where, Seat controller)
{
    lay(e, card, zone, controller, kEveryone).where = where;
    pushBack(e.s, *pileOf(e.s, card), card);
    noteCame(e, card, slotOf(e.s, card));
}

void toHand(Engine& e, CardId card)
{
    if (goesHome(e, card))
        return;
    const Seat owner = e.s.at(card).owner;
    const SeatMask seen = whoSees(e.s, card);
    lay(e, card, Zone::Hand, owner, static_cast<SeatMask>(seen | maskOf(owner)));
    pushBack(e.s, e.s.of(owner).hand, card);
}

void toDiscard(Engine& e, CardId card)
{
    if (goesHome(e, card))
        return;
    const Seat owner = e.s.at(card).owner;
    if (e.s.at(card).known != kEveryone)
        ++e.s.disclosures;
    lay(e, card, Zone::Discard, owner, kEveryone);
    pushFront(e.s, e.s.of(owner).discard, card);
    e.s.of(owner).comesBack |= e.def(card).fromDiscard;
}

void toDeckTop(Engine& e, CardId card, SeatMask known)
{
    if (goesHome(e, card))
        return;
    const Seat owner = e.s.at(card).owner;
    lay(e, card, Zone::Deck, owner, known);
    pushFront(e.s, e.s.of(owner).deck, card);
}

void toDeckBottom(Engine& e, CardId card, SeatMask known)
{
    if (goesHome(e, card))
        return;
    const Seat owner = e.s.at(card).owner;
    lay(e, card, Zone::Deck, owner, known);
    pushBack(e.s, e.s.of(owner).deck, card);
}

void toBox(Engine& e, CardId card)
{
    if (e.s.at(card).known != kEveryone)
        ++e.s.disclosures;
    lay(e, card, Zone::Box, e.s.at(card).owner, kEveryone);
}

void toResolving(Engine& e, CardId card, Seat controller)
{
    CardInstance& c = lay(e, card, Zone::Resolving, controller, kEveryone);
    if (e.def(card).madness)
        c.owner = controller; // rules 15.4 and 15.5
}

void toBase(Engine& e, CardId minion, Slot slot, Seat controller)
{
    layInPlay(e, minion, Zone::Minions, slot, controller);
    noteReturn(e.s, minion);
}

void toBaseActions(Engine& e, CardId action, Slot slot, Seat controller)
{
    layInPlay(e, action, Zone::BaseActions, slot, controller);
}

void attach(Engine& e, CardId action, CardId host, Seat controller)
{
    assert(e.s.at(host).zone == Zone::Minions);
    layInPlay(e, action, Zone::Attached, host, controller);
}

void moveMinion(Engine& e, CardId minion, Slot slot)
{
    State& s = e.s;
    CardInstance& c = s.at(minion);
    assert(c.zone == Zone::Minions);
    const Slot left = c.where;
    BaseSlot& from = s.slot[left];
    BaseSlot& to = s.slot[slot];
    InlineVector<CardId, kMaxCards> moved;
    moved.push(minion);
    for (CardId id = from.attached.head; id != kNoCard;) {
        const CardId next = s.at(id).next;
        if (s.at(id).where == minion) {
            removeFrom(s, from.attached, id);
            pushBack(s, to.attached, id);
            moved.push(id);
        }
        id = next;
    }
    removeFrom(s, from.minions, minion);
    c.where = slot;
    pushBack(s, to.minions, minion);
    for (const CardId id : moved) {
        noteGone(e, id, left);
        noteCame(e, id, slot);
    }
}

void shuffleDeck(Engine& e, Seat seat)
{
    shufflePile(e.s, e.s.of(seat).deck);
}

void fillDeck(Engine& e, Seat seat, int cards)
{
    SeatState& own = e.s.of(seat);
    if (own.deck.count < cards && own.discard.count > 0) {
        appendShuffled(e.s, own.deck, own.discard, Zone::Deck);
        e.report(EventKind::DeckRenewed, seat);
    }
}

bool renewDeck(Engine& e, Seat seat)
{
    fillDeck(e, seat, 1);
    return e.s.of(seat).deck.count > 0;
}

CardId draw(Engine& e, Seat seat)
{
    State& s = e.s;
    if (!renewDeck(e, seat))
        return kNoCard;
    const CardId card = s.of(seat).deck.head;
    removeFrom(s, s.of(seat).deck, card);
    CardInstance& c = s.at(card);
    c.zone = Zone::Hand;
    c.known |= maskOf(seat);
    pushBack(s, s.of(seat).hand, card);
    ++s.disclosures;
    e.report(EventKind::Drew, seat, card, kNoSlot, 0, 0xFF, c.known);
    return card;
}

void baseToSlot(Engine& e, CardId base, Slot slot)
{
    takeOut(e, base);
    CardInstance& b = e.s.at(base);
    if (b.known != kEveryone)
        ++e.s.disclosures;
    b.zone = Zone::BaseInPlay;
    b.where = slot;
    b.known = kEveryone;
    cancelUntil(b, Seat::None);
    forgetUses(b);
    forgetUsesBySeats(b);
    e.s.slot[slot].base = base;
    e.s.slot[slot].lowered = 0;
    e.s.slot[slot].played = 0;
    e.s.slot[slot].lost = 0;
    noteCame(e, base, slot);
}

void baseToDiscard(Engine& e, Slot slot)
{
    const CardId base = e.s.slot[slot].base;
    takeOut(e, base);
    e.s.at(base).zone = Zone::BaseDiscard;
    pushFront(e.s, e.s.baseDiscard, base);
    e.s.slot[slot].lowered = 0;
}

void baseToDeck(Engine& e, CardId base)
{
    takeOut(e, base);
    e.s.at(base).zone = Zone::BaseDeck;
    pushFront(e.s, e.s.baseDeck, base);
}

void shuffleBaseDeck(Engine& e)
{
    shufflePile(e.s, e.s.baseDeck);
}

void fillBaseDeck(Engine& e, int bases)
{
    State& s = e.s;
    if (s.baseDeck.count < bases && s.baseDiscard.count > 0)
        appendShuffled(s, s.baseDeck, s.baseDiscard, Zone::BaseDeck);
}

CardId topBase(Engine& e)
{
    fillBaseDeck(e, 1);
    return e.s.baseDeck.head;
}

} // namespace core::smashup
