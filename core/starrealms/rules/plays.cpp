#include "core/starrealms/rules/plays.h"

#include "core/starrealms/rules/frames.h"
#include "core/starrealms/table/allies.h"
#include "core/starrealms/table/zones.h"

namespace core::starrealms {

namespace {

/// What a ship says itself, as the match has it.
void pushPrimary(Engine& e, Seat seat, CardId card, DefId def)
{
    const Facts& facts = e.lib.facts(def);
    const bool byManual = e.s.options.manualExplorer && facts.has(Slot::ByManual);
    if (facts.has(Slot::Primary))
        pushAbility(e, seat, card, def, byManual ? Slot::ByManual : Slot::Primary);
}

} // namespace

void playCard(Engine& e, Seat seat, CardId card)
{
    State& s = e.s;
    const DefId def = s.at(card).def;
    const Facts& facts = e.lib.facts(def);
    toInPlay(e, card, seat);
    e.report(EventKind::Played, seat, card);
    SeatState& of = s.of(seat);
    if (facts.faction == Faction::Blob)
        ++of.blobs;
    if (facts.faction != Faction::None || facts.allyOfAll)
        giveAllies(s, e.lib, seat);
    if (!facts.isShip())
        return;
    of.shipsPlayed.add(def);
    pushPrimary(e, seat, card, def);
    if (of.bases != 0)
        for (const CardId id : cardsOf(s, of.inPlay))
            if (e.facts(id).has(Slot::ShipPlayed))
                pushAbility(e, seat, id, s.at(id).def, Slot::ShipPlayed);
}

void useAbility(Engine& e, Seat seat, CardId card, Slot slot)
{
    State& s = e.s;
    const DefId face = faceOf(s.at(card));
    e.report(EventKind::Used, seat, card, 0, static_cast<std::uint8_t>(slot));
    s.at(card).used |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(slot)); // of no meaning for Slot::Scrap
    if (slot == Slot::Scrap) {
        ++s.of(seat).scraps;
        toHeap(e, card);
        e.report(EventKind::ScrappedOwn, seat, card);
    }
    pushAbility(e, seat, card, face, slot);
}

void copyShip(Engine& e, Seat seat, CardId card, DefId other)
{
    e.s.at(card).as = other;
    e.report(EventKind::Copied, seat, card, 0, other);
    giveAllies(e.s, e.lib, seat);
    pushPrimary(e, seat, card, other);
}

} // namespace core::starrealms
