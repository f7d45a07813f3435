#include "core/smashup/piles.h"
#include "core/smashup/zones.h"

#include <cassert>

// The moves of cards that not every match has: Madness (rules 15), monsters, treasures, titans and buried cards (19.1
// to 19.3).

namespace core::smashup {

void toTitans(Engine& e, CardId titan, Slot slot, Seat controller)
{
    takeOut(e, titan);
    CardInstance& c = e.s.at(titan);
    c.zone = Zone::Titans;
    c.where = slot;
    c.controller = controller;
    c.known = kEveryone;
    pushBack(e.s, e.s.slot[slot].actions, titan);
    noteCame(e, titan, slot);
}

void moveTitan(Engine& e, CardId titan, Slot slot)
{
    CardInstance& c = e.s.at(titan);
    assert(c.zone == Zone::Titans);
    const Slot left = c.where;
    removeFrom(e.s, e.s.slot[left].actions, titan);
    c.where = slot;
    pushBack(e.s, e.s.slot[slot].actions, titan);
    noteGone(e, titan, left);
    noteCame(e, titan, slot);
}

void bury(Engine& e, CardId card, Slot slot, Seat controller)
{
    if (goesHome(e, card))
        return;
    State& s = e.s;
    takeOut(e, card);
    CardInstance& c = s.at(card);
    if (!contains(c.known, controller))
        ++s.disclosures;
    c.zone = Zone::Buried;
    c.where = slot;
    c.controller = controller;
    if (e.def(card).madness)
        c.owner = controller; // rules 15.4
    c.known |= maskOf(controller);
    pushBack(s, s.buried, card);
}

void fillMonsters(Engine& e, int cards)
{
    if (e.s.monsters.count < cards && e.s.monsterDiscard.count > 0)
        appendShuffled(e.s, e.s.monsters, e.s.monsterDiscard, Zone::MonsterDeck);
}

void fillTreasures(Engine& e, int cards)
{
    if (e.s.treasures.count < cards && e.s.treasureDiscard.count > 0)
        appendShuffled(e.s, e.s.treasures, e.s.treasureDiscard, Zone::TreasureDeck);
}

void takeTreasure(Engine& e, CardId treasure, Seat seat)
{
    State& s = e.s;
    assert(e.def(treasure).home == Home::Treasures);
    takeOut(e, treasure);
    CardInstance& c = s.at(treasure);
    if (c.known != kEveryone)
        ++s.disclosures;
    c.zone = Zone::Hand;
    c.owner = seat;
    c.controller = seat;
    c.known = kEveryone;
    pushBack(s, s.of(seat).hand, treasure);
    e.tell(EventKind::TookTreasure, seat, treasure);
}

void toSupply(Engine& e, CardId card)
{
    const bool monster = e.def(card).home == Home::Monsters;
    CardInstance& c = e.s.at(card);
    c.zone = monster ? Zone::MonsterDeck : Zone::TreasureDeck;
    c.known = 0;
    pushBack(e.s, monster ? e.s.monsters : e.s.treasures, card);
}

void shuffleSupplies(Engine& e)
{
    shufflePile(e.s, e.s.monsters);
    shufflePile(e.s, e.s.treasures);
}

void discardBuried(Engine& e, Slot slot)
{
    for (CardId id = e.s.buried.head; id != kNoCard;) {
        const CardId next = e.s.at(id).next;
        if (e.s.at(id).where == slot) {
            e.tell(EventKind::Discarded, e.s.at(id).owner, id, slot);
            toDiscard(e, id);
        }
        id = next;
    }
}

bool drawMadness(Engine& e, Seat seat)
{
    State& s = e.s;
    const CardId card = s.madness.head;
    if (card == kNoCard)
        return false;
    s.at(card).owner = seat;
    toHand(e, card);
    e.tell(EventKind::DrewMadness, seat, card);
    return true;
}

void toMadnessDeck(Engine& e, CardId card)
{
    assert(e.def(card).madness);
    if (e.s.at(card).known != kEveryone)
        ++e.s.disclosures;
    takeOut(e, card);
    CardInstance& c = e.s.at(card);
    c.zone = Zone::MadnessDeck;
    c.owner = Seat::None;
    c.controller = Seat::None;
    c.known = kEveryone;
    pushFront(e.s, e.s.madness, card);
}

void giveToHand(Engine& e, CardId card, Seat seat)
{
    assert(e.def(card).madness); // every other card's owner stays the same
    takeOut(e, card);
    e.s.at(card).owner = seat;
    toHand(e, card);
}

} // namespace core::smashup
