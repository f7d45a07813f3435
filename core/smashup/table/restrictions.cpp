#include "core/smashup/table/restrictions.h"

namespace core::smashup {

void playTargets(const State& s, const CardLibrary& lib, CardId card, Seat seat, bool tokens, Slot only, Found& targets)
{
    const CardDef& def = lib.def(s.at(card).def);
    if (isBarredFrom(s, def, seat))
        return;
    const PlayKind kind = def.playKind();
    const bool bound = tokens && (s.at(card).zone == Zone::Discard || playsLeft(s, lib, seat).of(kind) != Plays::Free);
    for (Slot slot = 0; slot < s.slots; ++slot) {
        if (s.slot[slot].base == kNoCard || (only != kNoSlot && !isThere(s, only, seat, slot)))
            continue;
        if ((bound && !isPlayLeft(s, lib, card, kind, seat, slot)) || !isOpenTo(s, lib, card, seat, slot))
            continue;
        if (def.kind == CardKind::Minion || def.attach == AttachTo::Base)
            targets.push(slot);
        else if (def.attach == AttachTo::Minion)
            for (const CardId id : cardsOf(s, s.slot[slot].minions))
                if (!def.onYours || s.at(id).controller == seat)
                    targets.push(id);
    }
}

Bar barAt(const State& s, const CardLibrary& lib, CardId card, Seat seat, Slot slot)
{
    const CardDef& def = lib.def(s.at(card).def);
    if (const CardId by = forbidder(s, lib, def, seat, slot); by != kNoCard)
        return { Bar::Kind::Card, by };
    if (def.where >= 0 && !fitsWhere(s, lib, card, seat, slot))
        return { Bar::Kind::Itself, card };
    if (!isPlayLeft(s, lib, card, def.playKind(), seat, slot))
        return { Bar::Kind::Plays, kNoCard };
    Found targets;
    playTargets(s, lib, card, seat, false, slot, targets);
    return { targets.empty() ? Bar::Kind::Target : Bar::Kind::None, kNoCard };
}

bool playable(const State& s, const CardLibrary& lib, CardId card, Seat seat, PlaysLeft left)
{
    const CardDef& def = lib.def(s.at(card).def);
    return playable(s, lib, card, seat, def.playKind(), left.of(def.playKind()))
        || (def.fusion && playable(s, lib, card, seat, PlayKind::Action, left.actions));
}

bool playable(const State& s, const CardLibrary& lib, CardId card, Seat seat, PlayKind kind, Plays plays)
{
    const CardDef& def = lib.def(s.at(card).def);
    if (plays == Plays::None || def.specialOnly)
        return false;
    const bool standard = kind == PlayKind::Action && def.attach == AttachTo::Nothing;
    if (plays == Plays::Free && standard)
        return true;
    for (Slot slot = 0; slot < s.slots; ++slot) {
        if (s.slot[slot].base == kNoCard || (plays == Plays::Bound && !isPlayLeft(s, lib, card, kind, seat, slot)))
            continue;
        if (standard)
            return true;
        if (isOpenTo(s, lib, card, seat, slot) && (def.attach != AttachTo::Minion || hasHost(s, def, seat, slot)))
            return true;
    }
    return false;
}

bool playableFromDiscard(const State& s, const CardLibrary& lib, CardId card, Seat seat)
{
    Found found;
    if (lib.def(s.at(card).def).kind == CardKind::Minion)
        playTargets(s, lib, card, seat, true, kNoSlot, found);
    return !found.empty();
}

bool discardIsOpen(const State& s, const CardLibrary& lib, Seat seat)
{
    if (!s.any(Static::Kind::MinionsFromDiscard))
        return false;
    for (Slot slot = 0; slot < s.slots; ++slot)
        if (s.anyAt(slot, Static::Kind::MinionsFromDiscard) && opensDiscard(s, lib, seat, slot))
            return true;
    return false;
}

} // namespace core::smashup
