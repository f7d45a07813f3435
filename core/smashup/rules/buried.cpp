#include "core/smashup/rules/buried.h"

#include "core/smashup/rules/frames.h"
#include "core/smashup/table/zones.h"

namespace core::smashup {

void collectBuried(Engine& e)
{
    State& s = e.s;
    for (const CardId id : cardsOf(s, s.buried))
        if (s.at(id).controller == s.current)
            pushIfRoom(s, s.pending, { id, kUncover, s.current, kNoCard, s.at(id).where, s.current, 0 });
}

/// Whether anything forbids the card to be played at that base now.
static bool canBePlayed(const State& s, const CardLibrary& lib, CardId card, Seat seat, Slot slot)
{
    const CardDef& def = lib.def(s.at(card).def);
    if (def.specialOnly || s.frames.size() >= kDeepestAbility)
        return false; // rules 6.6: not its time
    if (def.kind == CardKind::Action && def.attach == AttachTo::Nothing)
        return !isBarred(s, seat);
    Found found;
    playTargets(s, lib, card, seat, false, slot, found);
    return !found.empty();
}

void uncover(Engine& e, CardId card, Seat seat)
{
    State& s = e.s;
    for (std::size_t i = s.pending.size(); i-- > firstPending(s.top());) // of the frame that asked, which is the newest
        if (s.pending[i].ability == kUncover)
            s.pending.erase(i);
    s.frames[0].reg[TurnReg::Acted] = 1;
    const Slot slot = s.at(card).where;
    if (s.at(card).known != kEveryone) {
        s.at(card).known = kEveryone;
        ++s.disclosures;
    }
    e.report(EventKind::Uncovered, seat, card, slot);
    if (canBePlayed(s, e.lib, card, seat, slot)) {
        pushPlay(s, card, seat, PlayMode::Instructed, e.def(card).play, slot);
        return;
    }
    e.report(EventKind::Discarded, s.at(card).owner, card);
    toDiscard(e, card);
}

} // namespace core::smashup
