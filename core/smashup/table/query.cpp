#include "core/smashup/table/query.h"

#include <algorithm>

namespace core::smashup {

namespace {

Slot slotNamed(const State& s, const Selector& selector, const Context& context)
{
    const std::uint8_t value = context.reg == nullptr ? 0xFF : context.reg[selector.whereReg];
    return selector.whereIsCard ? (value == kNoCard ? kNoSlot : slotOf(s, value)) : value;
}

bool placeFits(const State& s, const Selector& selector, const Context& context, Slot slot)
{
    if (selector.where == Where::Anywhere)
        return true;
    const bool named = selector.where == Where::At || selector.where == Where::NotAt;
    const bool there = slot == (named ? slotNamed(s, selector, context) : context.here);
    return there == (selector.where == Where::Here || selector.where == Where::At);
}

bool isWhose(const State& s, const Selector& selector, const Context& context, Seat seat)
{
    switch (selector.whose) {
    case Whose::Anyone:
    case Whose::You:
        break; // as below
    case Whose::Others:
        return seat != context.you && seat != Seat::None;
    case Whose::Register:
        return indexOf(seat) == context.reg[selector.whoseReg];
    case Whose::WhoDidIt:
        return seat == context.by;
    case Whose::ItsOwner:
        return context.it != kNoCard && seat == s.at(context.it).owner;
    }
    return false;
}

bool whoseFits(const State& s, const Selector& selector, const Context& context, Seat seat)
{
    if (selector.whose == Whose::You) // most ask for their own seat's or for anybody's
        return seat == context.you;
    return selector.whose == Whose::Anyone || isWhose(s, selector, context, seat);
}

/// The lowest power at its base while somebody there is stronger (rules 9.9: all that tie for it).
bool isWeakest(const State& s, const Powers& powers, CardId card)
{
    const int own = powers.of(card);
    bool stronger = false;
    for (const CardId id : cardsOf(s, s.slot[s.at(card).where].minions)) {
        const int power = powers.of(id);
        if (power < own)
            return false;
        stronger = stronger || power > own;
    }
    return stronger;
}

/// The highest power at its base, or among its controller's minions there where somebody's are looked for.
bool isStrongest(const State& s, const Powers& powers, Whose whose, CardId card)
{
    const int own = powers.of(card);
    for (const CardId id : cardsOf(s, s.slot[s.at(card).where].minions))
        if ((whose == Whose::Anyone || s.at(id).controller == s.at(card).controller) && powers.of(id) > own)
            return false;
    return true;
}

bool bearsName(
    const State& s, const CardLibrary& lib, const Selector& selector, const Context& context, const CardDef& def)
{
    const CardId other = selector.sameName == SameName::This ? context.source
        : selector.sameName == SameName::It                  ? context.it
        : selector.sameName == SameName::Register            ? context.reg[selector.sameNameReg]
                                                             : kNoCard;
    return other != kNoCard && lib.def(s.at(other).def).nameId == def.nameId;
}

/// Whether the card could be played there next, whatever plays are left. A standard action is played at no base.
bool isPlayableAt(const State& s, const CardLibrary& lib, const Operand& place, const Context& context, CardId card)
{
    const CardDef& def = lib.def(s.at(card).def);
    const Slot slot = valueOf(s, place, context);
    if (slot >= s.slots || s.slot[slot].base == kNoCard || isBarredFrom(s, def, context.you)
        || !isOpenTo(s, lib, card, context.you, slot))
        return false;
    return def.kind == CardKind::Minion || def.attach == AttachTo::Base
        || (def.attach == AttachTo::Minion && hasHost(s, def, context.you, slot));
}

bool kindFits(const Selector& selector, const CardDef& def)
{
    return selector.kind == KindFilter::Any || (selector.kind == KindFilter::Minion) == (def.kind == CardKind::Minion)
        || def.fusion;
}

/// What a choosy selector asks besides kind and name.
bool restFits(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, CardId card)
{
    const CardDef& def = lib.def(s.at(card).def);
    if (selector.tag != 0 && (def.tags & selector.tag) == 0 && !powers.bears(card, selector.tag))
        return false;
    if (selector.playedOnBase && def.attach != AttachTo::Base)
        return false;
    if (selector.exceptReg != kNoReg && card == context.reg[selector.exceptReg])
        return false;
    if (selector.sameName != SameName::Anything && !bearsName(s, lib, selector, context, def))
        return false;
    if (selector.on.kind != OperandKind::None
        && (s.at(card).zone != Zone::Attached || s.at(card).where != valueOf(s, selector.on, context)))
        return false;
    if (selector.factionReg != kNoReg && def.faction != context.reg[selector.factionReg])
        return false;
    if (selector.playableAt.kind != OperandKind::None && !isPlayableAt(s, lib, selector.playableAt, context, card))
        return false;
    const auto limit = [&](std::int16_t index) {
        const Amount& amount = lib.amount(static_cast<std::size_t>(index));
        return amount.kind == Amount::Kind::Constant ? amount.add : amountOf(s, lib, powers, amount, context);
    };
    if (selector.printedAtMost >= 0 && def.power > limit(selector.printedAtMost))
        return false;
    if (selector.powerAtMost >= 0 && powers.of(card) > limit(selector.powerAtMost))
        return false;
    if (selector.powerBelow >= 0 && powers.of(card) >= limit(selector.powerBelow))
        return false;
    if (selector.weakest && !isWeakest(s, powers, card))
        return false;
    return !selector.strongest || isStrongest(s, powers, selector.whose, card);
}

/// All that does not depend on where the card lies. Inline, as kind and name alone rule out most cards.
inline bool cardFits(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, CardId card)
{
    if (selector.anyCard)
        return true;
    const CardDef& def = lib.def(s.at(card).def);
    if (!kindFits(selector, def) || (selector.other && card == context.source))
        return false;
    return !selector.choosy
        || ((selector.name == 0 || def.nameId == selector.name) && restFits(s, lib, powers, selector, context, card));
}

/// Asks for nothing that a buried card has not: no kind, name, tag or faction.
bool isBlind(const Selector& selector)
{
    return selector.kind == KindFilter::Any && selector.sameName == SameName::Anything && selector.name == 0
        && selector.tag == 0 && selector.factionReg == kNoReg;
}

bool seatFits(const State& s, const Selector& selector, const Context& context, Seat seat)
{
    if (selector.withMinionHere && (context.here == kNoSlot || !hasMinion(s, context.here, seat)))
        return false;
    switch (selector.seats) {
    case SeatGroup::All:
        return true;
    case SeatGroup::Others:
        return seat != context.you;
    case SeatGroup::Winners:
        return contains(s.scoring.winners, seat);
    case SeatGroup::RunnersUp:
        return contains(s.scoring.runnersUp, seat);
    case SeatGroup::NotWinners:
        return !contains(s.scoring.winners, seat);
    }
    return false;
}

} // namespace

bool matches(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, CardId card)
{
    return placeFits(s, selector, context, slotOf(s, card)) && whoseFits(s, selector, context, s.at(card).controller)
        && cardFits(s, lib, powers, selector, context, card);
}

bool baseFits(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, Slot slot)
{
    if (!placeFits(s, selector, context, slot)
        || (selector.exceptReg != kNoReg && context.reg[selector.exceptReg] == slot))
        return false;
    if (selector.openToMoves) {
        const Seat mover
            = selector.mover.kind == OperandKind::None ? context.you : seatAt(valueOf(s, selector.mover, context));
        if (indexOf(mover) < s.seats && !mayMove(s, lib, mover, slot))
            return false;
    }
    if (selector.yourPowerAtLeast > 0 && powers.total(slot, context.you) < selector.yourPowerAtLeast)
        return false;
    if (selector.withAction && actionsOn(s, slot) == 0)
        return false;
    return !(selector.withYourMinion || selector.withoutYourMinion)
        || hasMinion(s, slot, context.you) == selector.withYourMinion;
}

bool fitsWhere(const State& s, const CardLibrary& lib, CardId card, Seat seat, Slot slot)
{
    return baseFits(s, lib, Powers(s, lib), lib.selector(static_cast<std::size_t>(lib.def(s.at(card).def).where)),
        { seat, card, kNoSlot, kNoCard, nullptr }, slot);
}

static void findInPlay(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, Found& found, std::size_t enough)
{
    const Domain domain = selector.domain;
    const bool all = domain == Domain::Cards;
    const bool anyone = selector.whose == Whose::Anyone;
    const auto takeOf = [&](const Pile& pile) {
        for (const CardId id : cardsOf(s, pile)) {
            if (found.size() >= enough)
                return;
            if ((anyone || whoseFits(s, selector, context, s.at(id).controller))
                && cardFits(s, lib, powers, selector, context, id)
                && (all || s.at(id).zone != Zone::Titans)) // which is no action
                found.push(id);
        }
    };
    const Slot only = selector.where == Where::Here ? context.here
        : selector.where == Where::At               ? slotNamed(s, selector, context)
                                                    : kNoSlot;
    const Slot end = only == kNoSlot ? s.slots : std::min<Slot>(s.slots, only + 1);
    for (Slot slot = only == kNoSlot ? Slot { 0 } : only; slot < end; ++slot) {
        if (selector.where != Where::Anywhere && slot != only && !placeFits(s, selector, context, slot))
            continue;
        const BaseSlot& place = s.slot[slot];
        if (domain == Domain::Minions || all)
            takeOf(place.minions);
        if (domain == Domain::BaseActions || domain == Domain::Actions || all)
            takeOf(place.actions);
        if (domain == Domain::MinionActions || domain == Domain::Actions || all)
            takeOf(place.attached);
        if (all && isBlind(selector))
            for (const CardId id : cardsOf(s, s.buried))
                if (s.at(id).where == slot && whoseFits(s, selector, context, s.at(id).controller)
                    && cardFits(s, lib, powers, selector, context, id))
                    found.push(id);
    }
}

static void findInPiles(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, Found& found, std::size_t enough)
{
    const auto addFitting = [&](const Pile& pile) {
        for (const CardId id : cardsOf(s, pile)) {
            if (found.size() >= enough)
                return;
            if (cardFits(s, lib, powers, selector, context, id))
                found.push(id);
        }
    };
    for (int i = 0; i < s.seats; ++i) {
        const Seat seat = seatAt(i);
        if (!whoseFits(s, selector, context, seat)
            || (selector.withMinionHere && (context.here == kNoSlot || !hasMinion(s, context.here, seat))))
            continue;
        const SeatState& own = s.of(seat);
        addFitting(selector.domain == Domain::Hand ? own.hand
                : selector.domain == Domain::Deck  ? own.deck
                                                   : own.discard);
        if (selector.orDiscard)
            addFitting(own.discard);
        if (selector.orDeck)
            addFitting(own.deck);
    }
}

static void findShown(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, Found& found)
{
    for (std::size_t i = 0; i < context.shownCount; ++i) {
        const CardId id = context.shown[i];
        const bool there = s.at(id).zone == (selector.domain == Domain::Shown ? Zone::Deck : Zone::BaseDeck);
        if (there && cardFits(s, lib, powers, selector, context, id))
            found.push(id);
    }
}

/// What decks are made of is open to all, so this tells nothing of where a card lies.
static void findNames(const State& s, const CardLibrary& lib, const Selector& selector, Found& found)
{
    InlineVector<std::uint16_t, kMaxCards> met;
    for (int i = 0; i < s.cardCount; ++i) {
        const auto id = static_cast<CardId>(kFirstCard + i);
        const CardDef& def = lib.def(s.at(id).def);
        if (!kindFits(selector, def) || met.contains(def.nameId))
            continue;
        met.push(def.nameId);
        found.push(id);
    }
}

/// Those that are in the match, or a seat's own: every faction a card of it belongs to.
static void findFactions(
    const State& s, const CardLibrary& lib, const Selector& selector, const Context& context, Found& found)
{
    std::uint64_t seen = 0;
    for (const CardInstance& card : s.cards()) {
        const FactionId faction = lib.def(card.def).faction;
        if (faction < 64 && whoseFits(s, selector, context, card.owner))
            seen |= 1ULL << faction;
    }
    for (std::uint8_t faction = 0; faction < 64; ++faction)
        if ((seen >> faction & 1U) != 0)
            found.push(faction);
}

void select(const State& s, const CardLibrary& lib, const Powers& powers, const Selector& selector,
    const Context& context, Found& found, std::size_t enough)
{
    switch (selector.domain) {
    case Domain::Minions:
    case Domain::BaseActions:
    case Domain::MinionActions:
    case Domain::Actions:
    case Domain::Cards:
        findInPlay(s, lib, powers, selector, context, found, enough);
        break;
    case Domain::Bases:
        for (Slot slot = 0; slot < s.slots; ++slot)
            if (s.slot[slot].base != kNoCard && baseFits(s, lib, powers, selector, context, slot))
                found.push(slot);
        break;
    case Domain::BaseDeck:
        for (const CardId id : cardsOf(s, s.baseDeck))
            found.push(id);
        break;
    case Domain::Hand:
    case Domain::Deck:
    case Domain::Discard:
        findInPiles(s, lib, powers, selector, context, found, enough);
        break;
    case Domain::Shown:
    case Domain::ShownBases:
        findShown(s, lib, powers, selector, context, found);
        break;
    case Domain::Numbers:
        break;
    case Domain::Names:
        findNames(s, lib, selector, found);
        break;
    case Domain::Seats: {
        Seat seat = s.current;
        for (int i = 0; i < s.seats; ++i, seat = s.after(seat))
            if (seatFits(s, selector, context, seat))
                found.push(static_cast<std::uint8_t>(seat));
        break;
    }
    case Domain::Factions:
        findFactions(s, lib, selector, context, found);
        break;
    }
}

} // namespace core::smashup
