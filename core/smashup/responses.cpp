#include "core/smashup/frames.h"

#include "core/smashup/buried.h"
#include "core/smashup/zones.h"

#include <algorithm>

// Abilities that wait at the same time: before and after scoring (Window), and whatever an event set off (Triggers).
//
// With Responses::InPlayFirst, the manuals' reading, abilities of cards in play come first, compulsory or not, in the
// order the current seat chooses; then Specials from hands, clockwise, until all pass in a row. With Responses::Rounds
// (rules 8.6) compulsory ones come first, then everything optional, in play or in hand, clockwise in the same way.
//
// Frame: slot and source are the base of a window, ability its Timing; stage as below; reg[0..2] the ability that a
// seat is asked about, reg[3] the seat whose turn it is in the rounds, reg[4] how many have passed in a row; mark is
// the first pending entry (Triggers) or the seats that the base's own ability has been offered to (Window). A window's
// pending entries, from reg[5] on, are done from the start: they remember the cards of which a seat may play only one.

namespace core::smashup {

namespace {

enum Stage : std::uint8_t { InPlay, Asking, Rounds };

constexpr std::uint8_t kWindowUse = 0x10;
constexpr std::uint8_t kForEverybody = 0x80; ///< of a window's mark: an ability that runs once has run

struct Item {
    CardId source = kNoCard;
    std::uint8_t ability = 0;
    Seat seat = Seat::None;
    bool may = false;
    std::uint8_t entry = 0xFF; ///< in State::pending
};

using Items = InlineVector<Item, 80>;

std::uint8_t abilityFor(const CardDef& def, Timing timing)
{
    switch (timing) {
    case Timing::BeforeScoring:
        return def.beforeScoring;
    case Timing::AfterScoring:
        return def.afterScoring;
    case Timing::AfterReplaced:
        return def.afterReplaced;
    default:
        return kNoReg;
    }
}

void gatherWindow(const State& s, const CardLibrary& lib, const Frame& f, Items& items)
{
    const auto timing = static_cast<Timing>(f.ability);
    const CardDef& base = lib.def(s.at(f.source).def);
    const std::uint8_t own = abilityFor(base, timing);
    // Once it is replaced nothing lies on the old base any more; scoring.cpp has asked whether it worked.
    if (own != kNoReg && (timing == Timing::AfterReplaced || baseWorks(s, lib, f.slot))) {
        const Ability& ability = base.abilities[own];
        if (ability.who == Who::Everybody) {
            if ((f.mark & kForEverybody) == 0)
                items.push({ f.source, own, s.current, ability.may });
        } else {
            const SeatMask group = ability.who == Who::RunnerUp ? s.scoring.runnersUp : s.scoring.winners;
            Seat seat = s.current;
            for (int i = 0; i < s.seats; ++i, seat = s.after(seat)) {
                if (!contains(group, seat))
                    continue;
                if (!contains(f.mark, seat) && !ignoresBase(s, lib, f.slot, seat)
                    && usable(s, lib, f.source, own, seat, f.slot))
                    items.push({ f.source, own, seat, ability.may });
                if (ability.who == Who::FirstWinner)
                    break; // rules 13.9
            }
        }
    }
    if (timing == Timing::AfterReplaced)
        return;
    for (Slot slot = 0; slot < s.slots; ++slot) {
        if (!s.anyAt(slot, timing))
            continue;
        const BaseSlot& place = s.slot[slot];
        for (const Pile* pile : { &place.minions, &place.actions, &place.attached }) {
            for (const CardId id : cardsOf(s, *pile)) {
                const CardInstance& card = s.at(id);
                const CardDef& def = lib.def(card.def);
                const std::uint8_t index = abilityFor(def, timing);
                if (index == kNoReg || (card.used & (kWindowUse << index)) != 0 || items.full())
                    continue;
                const Ability& ability = def.abilities[index];
                if (ability.fromHand || (ability.where == Where::Here && slot != f.slot)
                    || (ability.where == Where::Elsewhere && slot == f.slot))
                    continue;
                if (usable(s, lib, id, index, card.controller, f.slot))
                    items.push({ id, index, card.controller, ability.may });
            }
        }
    }
}

/// Where a waiting ability is: at the base its card is at by now, or where what set it off happened.
Slot placeOf(const State& s, const Pending& waiting, const Ability& ability)
{
    const bool itsOwn = ability.where == Where::Here && !ability.onlySelf && !isBase(waiting.source);
    const Slot now = itsOwn ? slotOf(s, waiting.source) : kNoSlot;
    return now != kNoSlot ? now : waiting.slot;
}

/// Whose use it would be of an ability that each seat has once a turn.
Seat userOf(const State& s, const Pending& waiting, const Ability& ability)
{
    return ability.once == Once::PerOwner ? s.at(waiting.subject).owner : waiting.by;
}

/// Whether it has worked this turn as often as it may.
bool isUsedUp(const State& s, const Pending& waiting, const Ability& ability)
{
    const CardInstance& source = s.at(waiting.source);
    if (ability.once == Once::PerTurn)
        return (source.used & (1U << ability.index)) != 0;
    return contains(source.counters, userOf(s, waiting, ability));
}

void useUp(State& s, const Pending& waiting, const Ability& ability)
{
    CardInstance& source = s.at(waiting.source);
    if (ability.once == Once::PerTurn)
        source.used |= static_cast<std::uint8_t>(1U << ability.index);
    else if (ability.once != Once::Always)
        source.counters |= maskOf(userOf(s, waiting, ability));
}

/// Its own condition, and for what is optional that there is something to do.
bool stillHolds(const State& s, const CardLibrary& lib, const Pending& waiting, const Ability& ability)
{
    if (ability.once != Once::Always && isUsedUp(s, waiting, ability))
        return false;
    if (!ability.may && ability.condition < 0)
        return true;
    const Context context { waiting.seat, waiting.source, placeOf(s, waiting, ability), waiting.subject, nullptr, 0,
        waiting.by };
    if (ability.may)
        return usable(s, lib, ability, context);
    const Powers powers(s, lib);
    return holds(s, lib, powers, lib.condition(static_cast<std::size_t>(ability.condition)), context);
}

void gather(const State& s, const CardLibrary& lib, const Frame& f, Items& items)
{
    if (f.kind == FrameKind::Window) {
        gatherWindow(s, lib, f, items);
        return;
    }
    for (std::size_t i = f.mark; i < s.pending.size(); ++i) {
        const Pending& waiting = s.pending[i];
        if (waiting.done != 0)
            continue;
        if (waiting.ability == kUncover) {
            items.push({ waiting.source, kUncover, waiting.seat, true, static_cast<std::uint8_t>(i) });
            continue;
        }
        const Ability& ability = lib.def(s.at(waiting.source).def).abilities[waiting.ability];
        if (!stillHolds(s, lib, waiting, ability))
            continue;
        items.push({ waiting.source, waiting.ability, waiting.seat, ability.may, static_cast<std::uint8_t>(i) });
    }
}

/// Two items between which nobody could tell a difference in order.
bool alike(const State& s, const Item& a, const Item& b)
{
    if (a.source == b.source)
        return a.ability == b.ability;
    return !isBase(a.source) && !isBase(b.source) && s.at(a.source).def == s.at(b.source).def && a.ability == b.ability
        && a.seat == b.seat && slotOf(s, a.source) == slotOf(s, b.source)
        && (a.entry == 0xFF || s.pending[a.entry].slot == s.pending[b.entry].slot);
}

bool allAlike(const State& s, const Items& items)
{
    for (const Item& each : items)
        if (!alike(s, items[0], each))
            return false;
    return true;
}

bool oneSeatMayUseAll(const Items& items)
{
    for (const Item& each : items)
        if (!each.may || each.seat != items[0].seat)
            return false;
    return true;
}

void keepCompulsory(Items& items)
{
    for (std::size_t i = items.size(); i-- > 0;)
        if (items[i].may)
            items.erase(i);
}

void keepOf(Items& items, Seat seat)
{
    for (std::size_t i = items.size(); i-- > 0;)
        if (!items[i].may || items[i].seat != seat)
            items.erase(i);
}

/// What the seat the question goes to may use now.
void itemsToUse(const State& s, const CardLibrary& lib, const Frame& f, Items& items)
{
    gather(s, lib, f, items);
    if (f.stage == Asking) {
        for (std::size_t i = items.size(); i-- > 0;)
            if (items[i].source != f.reg[0] || items[i].ability != f.reg[1] || indexOf(items[i].seat) != f.reg[2])
                items.erase(i);
    } else if (f.stage == Rounds) {
        keepOf(items, seatAt(f.reg[3]));
    }
}

/// Whether the seat has played a card of that name from its hand in this window.
bool hasPlayed(const State& s, const CardLibrary& lib, const Frame& f, Seat seat, std::uint16_t nameId)
{
    for (std::size_t i = f.reg[5]; i < s.pending.size(); ++i)
        if (s.pending[i].seat == seat && lib.def(s.at(s.pending[i].source).def).nameId == nameId)
            return true;
    return false;
}

bool playableSpecial(const State& s, const CardLibrary& lib, const Frame& f, CardId card)
{
    const CardDef& def = lib.def(s.at(card).def);
    const std::uint8_t index = abilityFor(def, static_cast<Timing>(f.ability));
    if (index == kNoReg || !def.abilities[index].fromHand)
        return false;
    const Seat seat = s.at(card).owner;
    if (def.abilities[index].onePerBase && hasPlayed(s, lib, f, seat, def.nameId))
        return false;
    if (def.kind == CardKind::Action)
        return !isBarred(s, seat);
    Found found;
    playTargets(s, lib, card, seat, false, f.slot, found);
    return !found.empty();
}

bool hasSpecialInHand(const State& s, const CardLibrary& lib, const Frame& f, Seat seat)
{
    if (f.kind != FrameKind::Window || static_cast<Timing>(f.ability) == Timing::AfterReplaced)
        return false;
    for (const CardId id : cardsOf(s, s.of(seat).hand))
        if (playableSpecial(s, lib, f, id))
            return true;
    return false;
}

/// Remembers that the item had its chance, whether it was used or declined.
void settle(State& s, Frame& f, const Item& item)
{
    if (item.entry != 0xFF)
        s.pending[item.entry].done = 1;
    else if (isBase(item.source))
        f.mark |= static_cast<std::uint8_t>(maskOf(item.seat) | kForEverybody);
    else
        s.at(item.source).used |= static_cast<std::uint8_t>(kWindowUse << item.ability);
}

void run(Engine& e, const Item& item)
{
    State& s = e.s;
    const Frame f = s.top();
    settle(s, s.top(), item);
    if (item.ability == kUncover) {
        uncover(e, item.source, item.seat);
        return;
    }
    if (item.entry == 0xFF) {
        e.tell(EventKind::AbilityUsed, item.seat, item.source, f.slot);
        pushUnit(e, item.source, item.ability, item.seat, f.slot);
        return;
    }
    const Pending waiting = s.pending[item.entry];
    const Ability& ability = e.def(item.source).abilities[item.ability];
    const Slot slot = placeOf(s, waiting, ability);
    useUp(s, waiting, ability);
    e.tell(EventKind::AbilityUsed, item.seat, item.source, slot);
    pushUnit(e, item.source, item.ability, item.seat, slot, waiting.subject, waiting.by);
}

void startRounds(State& s, Frame& f)
{
    f.stage = Rounds;
    f.reg[3] = static_cast<std::uint8_t>(s.current);
    f.reg[4] = 0;
}

} // namespace

void pushWindow(State& s, Timing timing, Slot slot, CardId base, SeatMask ignoring)
{
    for (Slot each = 0; each < s.slots; ++each)
        if ((s.worksAt[each] & kRemembersUse) != 0)
            for (const Pile* pile : { &s.slot[each].minions, &s.slot[each].actions, &s.slot[each].attached })
                for (const CardId id : cardsOf(s, *pile))
                    s.at(id).used &= 0x0F;
    Frame& frame = pushFrame(s, FrameKind::Window, s.current, base);
    frame.ability = static_cast<std::uint8_t>(timing);
    frame.slot = slot;
    frame.mark = ignoring;
    frame.reg[5] = static_cast<std::uint8_t>(s.pending.size());
}

bool stepResponses(Engine& e)
{
    State& s = e.s;
    Frame& f = s.top();
    if (f.kind == FrameKind::Triggers && s.pending.size() <= f.mark) {
        popFrame(s); // most of what happens sets nothing off
        return false;
    }
    const bool rounds = s.options.responses == Responses::Rounds;
    Items items;
    gather(s, e.lib, f, items);
    if (f.stage == Asking) {
        Items asked;
        itemsToUse(s, e.lib, f, asked);
        if (!asked.empty())
            return true;
        f.stage = InPlay; // it has left play meanwhile
    }
    Items first = items;
    if (rounds || f.stage == Rounds)
        keepCompulsory(first);
    if (!first.empty()) {
        // In the rounds, too, what is compulsory is resolved at once (rules 8.6.3).
        if (f.stage == InPlay && oneSeatMayUseAll(first))
            return true;
        if (!allAlike(s, first)) {
            if (f.stage == InPlay)
                return true;
            // A newcomer in the middle of the rounds: in the order they stand.
        }
        if (!first[0].may) {
            run(e, first[0]);
            return false;
        }
        // Several seats may use the same ability: clockwise (rules 8.8).
        f.stage = Asking;
        f.reg[0] = first[0].source;
        f.reg[1] = first[0].ability;
        f.reg[2] = static_cast<std::uint8_t>(first[0].seat);
        return true;
    }
    if (f.stage == InPlay)
        startRounds(s, f);
    while (f.reg[4] < s.seats) {
        const Seat seat = seatAt(f.reg[3]);
        const bool hasOwn = std::any_of(
            items.begin(), items.end(), [seat](const Item& each) { return each.may && each.seat == seat; });
        if (hasOwn || hasSpecialInHand(s, e.lib, f, seat))
            return true;
        ++f.reg[4];
        f.reg[3] = static_cast<std::uint8_t>(s.after(seat));
    }
    s.pending.resize(std::min<std::size_t>(f.kind == FrameKind::Triggers ? f.mark : f.reg[5], s.pending.size()));
    popFrame(s);
    return false;
}

void askResponses(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Frame& f = s.top();
    Items items;
    itemsToUse(s, lib, f, items);
    const auto offer = [&](Verb verb) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            bool offered = false;
            for (std::size_t j = 0; j < i; ++j)
                offered = offered
                    || (verb == Verb::Order ? alike(s, items[i], items[j]) : items[i].source == items[j].source);
            if (!offered && !prompt.choices.full())
                prompt.choices.push(make(verb, items[i].source));
        }
    };
    prompt.detail = f.slot;
    if (f.stage == InPlay) {
        if (s.options.responses == Responses::Rounds)
            keepCompulsory(items);
        if (!oneSeatMayUseAll(items)) {
            prompt.seat = s.current;
            prompt.reason = static_cast<std::uint8_t>(Reason::OrderAbilities);
            offer(Verb::Order);
            return;
        }
    }
    prompt.reason = static_cast<std::uint8_t>(Reason::UseAbility);
    prompt.seat = f.stage == Rounds ? seatAt(f.reg[3]) : items[0].seat;
    offer(Verb::Use);
    if (f.stage == Rounds && f.kind == FrameKind::Window) {
        prompt.reason = static_cast<std::uint8_t>(static_cast<Timing>(f.ability) == Timing::BeforeScoring
                ? Reason::RespondBeforeScoring
                : Reason::RespondAfterScoring);
        addHandCards(s, prompt.seat, Verb::Play, prompt, [&](CardId id) { return playableSpecial(s, lib, f, id); });
    }
    prompt.source = f.kind == FrameKind::Window ? f.source : items[0].source;
    prompt.choices.push(make(Verb::Pass));
}

void answerResponses(Engine& e, Choice choice)
{
    State& s = e.s;
    Frame& f = s.top();
    Items items;
    itemsToUse(s, e.lib, f, items);
    switch (verbOf(choice)) {
    case Verb::Order:
        for (const Item& item : items) {
            if (item.source != choice.a)
                continue;
            if (!item.may) {
                run(e, item);
            } else {
                f.stage = Asking;
                f.reg[0] = item.source;
                f.reg[1] = item.ability;
                f.reg[2] = static_cast<std::uint8_t>(item.seat);
            }
            return;
        }
        break;
    case Verb::Use:
        for (const Item& item : items) {
            if (item.source != choice.a)
                continue;
            if (f.stage == Asking)
                f.stage = InPlay;
            if (f.stage == Rounds) {
                f.reg[4] = 0;
                f.reg[3] = static_cast<std::uint8_t>(s.after(item.seat));
            }
            run(e, item);
            return;
        }
        break;
    case Verb::Play: {
        const Seat seat = seatAt(f.reg[3]);
        f.reg[4] = 0;
        f.reg[3] = static_cast<std::uint8_t>(s.after(seat));
        const Slot slot = f.slot;
        const CardDef& def = e.def(choice.a);
        const std::uint8_t index = abilityFor(def, static_cast<Timing>(f.ability));
        if (def.abilities[index].onePerBase)
            pushIfRoom(s, s.pending, { choice.a, index, seat, kNoCard, slot, seat, 1 });
        // A minion is played as always; its special only says when.
        const std::uint8_t runs = def.kind == CardKind::Minion ? def.play : index;
        pushPlay(s, choice.a, seat, PlayMode::Special, runs, slot);
        return;
    }
    case Verb::Pass:
        if (f.stage == Rounds) {
            ++f.reg[4];
            f.reg[3] = static_cast<std::uint8_t>(s.after(seatAt(f.reg[3])));
            return;
        }
        for (const Item& item : items)
            settle(s, f, item);
        f.stage = InPlay;
        return;
    default:
        break;
    }
    assert(false);
}

} // namespace core::smashup
