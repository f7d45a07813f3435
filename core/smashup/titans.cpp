#include "core/smashup/titans.h"

#include "core/smashup/restrictions.h"
#include "core/smashup/zones.h"

namespace core::smashup {

namespace {

/// The play of its turn that the seat would give up for the titan; -1 for none. An extra play is not the turn's own.
int playGivenUp(const State& s, const Ability& arrival, Seat seat)
{
    for (std::size_t i = 0; i < s.tokens.size(); ++i) {
        const PlayToken& token = s.tokens[i];
        if (token.seat == seat && token.kind == arrival.insteadOf && token.powerAtMost == kAnyPower
            && token.slot == kNoSlot && token.like == kAnyName)
            return static_cast<int>(i);
    }
    return -1;
}

CardId titanAt(const State& s, Slot slot, CardId except)
{
    for (const CardId id : cardsOf(s, s.slot[slot].actions))
        if (s.at(id).zone == Zone::Titans && id != except)
            return id;
    return kNoCard;
}

} // namespace

bool controlsTitan(const State& s, Seat seat)
{
    for (Slot slot = 0; slot < s.slots; ++slot)
        for (const CardId id : cardsOf(s, s.slot[slot].actions))
            if (s.at(id).zone == Zone::Titans && s.at(id).controller == seat)
                return true;
    return false;
}

bool canArrive(const State& s, const CardLibrary& lib, CardId titan, Seat seat)
{
    const CardDef& def = lib.def(s.at(titan).def);
    if (def.arrival == kNoReg || s.at(titan).owner != seat)
        return false;
    const Ability& arrival = def.abilities[def.arrival];
    if (arrival.paid && playGivenUp(s, arrival, seat) < 0)
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
        e.s.tokens.erase(static_cast<std::size_t>(playGivenUp(e.s, arrival, e.s.at(titan).owner)));
}

void settleClashes(Engine& e)
{
    State& s = e.s;
    if (!s.options.extras)
        return;
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
            e.tell(EventKind::SetAside, s.at(loser).owner, loser, slot);
            toDiscard(e, loser);
        }
    }
}

} // namespace core::smashup
