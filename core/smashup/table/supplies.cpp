#include "core/smashup/table/piles.h"
#include "core/smashup/table/zones.h"

#include <cassert>

// The moves of cards that not every match has: Madness (rules 15), monsters, treasures, titans and buried cards (19.1
// to 19.3).

namespace core::smashup {

void toTitans(Engine& e, CardId titan, Slot slot, Seat controller)
{
    layInPlay(e, titan, Zone::Titans, slot, controller);
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
    const SeatMask known = s.at(card).known;
    if (!contains(known, controller))
        ++s.disclosures;
    CardInstance& c = lay(e, card, Zone::Buried, controller, static_cast<SeatMask>(known | maskOf(controller)));
    c.where = slot;
    if (e.def(card).madness)
        c.owner = controller; // rules 15.4
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
    if (s.at(treasure).known != kEveryone)
        ++s.disclosures;
    lay(e, treasure, Zone::Hand, seat, kEveryone).owner = seat;
    pushBack(s, s.of(seat).hand, treasure);
    e.report(EventKind::TookTreasure, seat, treasure);
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
            e.report(EventKind::Discarded, e.s.at(id).owner, id, slot);
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
    e.report(EventKind::DrewMadness, seat, card);
    return true;
}

void toMadnessDeck(Engine& e, CardId card)
{
    assert(e.def(card).madness);
    if (e.s.at(card).known != kEveryone)
        ++e.s.disclosures;
    lay(e, card, Zone::MadnessDeck, Seat::None, kEveryone).owner = Seat::None;
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
