#include "core/smashup/table/titans.h"

#include "core/smashup/table/restrictions.h"
#include "core/smashup/table/zones.h"

namespace core::smashup {

namespace {

/// The plays of its turn one of which the seat would give up for the titan. An extra play is not the turn's own.
Ways playGivenUp(const State& s, const Ability& arrival, CardId titan)
{
    return { titan, freeTokensOf(s, s.at(titan).owner, arrival.insteadOf) };
}

CardId titanAt(const State& s, Slot slot, CardId except)
{
    for (const CardId id : cardsOf(s, s.slot[slot].actions))
        if (s.at(id).zone == Zone::Titans && id != except)
            return id;
    return kNoCard;
}

} // namespace

bool canArrive(const State& s, const CardLibrary& lib, CardId titan, Seat seat)
{
    const CardDef& def = lib.def(s.at(titan).def);
    if (def.arrival == kNoReg || s.at(titan).owner != seat)
        return false;
    const Ability& arrival = def.abilities[def.arrival];
    if (arrival.paid && !isLeft(s, lib, playGivenUp(s, arrival, titan)))
        return false;
    if (arrival.condition >= 0
        && !holds(s, lib, Powers(s, lib), lib.condition(static_cast<std::size_t>(arrival.condition)),
            { seat, titan, kNoSlot, kNoCard, nullptr }))
        return false;
    Found found;
    playTargets(s, lib, titan, seat, false, kNoSlot, found);
    return !found.empty();
}

void payArrival(Engine& e, CardId titan)
{
    const Ability& arrival = e.def(titan).abilities[e.def(titan).arrival];
    if (arrival.paid)
        usePlay(e.s, e.lib, playGivenUp(e.s, arrival, titan));
}

void settleTitans(Engine& e)
{
    State& s = e.s;
    for (Slot slot = 0; slot < s.slots; ++slot) {
        for (;;) {
            const CardId first = titanAt(s, slot, kNoCard);
            const CardId second = first == kNoCard ? kNoCard : titanAt(s, slot, first);
            if (second == kNoCard)
                break;
            const Powers powers(s, e.lib);
            const bool newcomer
                = powers.total(slot, s.at(second).controller) > powers.total(slot, s.at(first).controller);
            const CardId loser = newcomer ? first : second;
            e.report(EventKind::SetAside, s.at(loser).owner, loser, slot);
            toDiscard(e, loser);
        }
    }
}

} // namespace core::smashup
