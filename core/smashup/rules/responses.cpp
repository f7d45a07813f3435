#include "core/smashup/rules/waiting.h"

#include "core/smashup/rules/buried.h"

#include <algorithm>

// Abilities that wait at the same time: before and after scoring (Window), and whatever an event set off (Triggers).
//
// With Responses::InPlayFirst, the manuals' reading, abilities of cards in play come first, compulsory or not, in the
// order the current seat chooses; then Specials from hands, clockwise, until all pass in a row. With Responses::Rounds
// (rules 8.6) compulsory ones come first, then everything optional, in play or in hand, clockwise in the same way.
//
// Frame: slot and source are the base of a window, ability its Timing; stage as below, and WaitingReg. A window's own
// entries of State::pending are done from the start: they remember the cards of which a seat may play only one.

namespace core::smashup {

namespace {

enum Stage : std::uint8_t { InPlay, Asking, Rounds };

constexpr std::uint8_t kOrdered = 0xFF; ///< WaitingReg::Asked where the current seat says what comes next

bool allAlike(const State& s, const CardLibrary& lib, const Items& items)
{
    for (const Item& each : items)
        if (!alike(s, lib, items[0], each))
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

bool isAsked(const Frame& f, const Item& item)
{
    return item.source == f.reg[WaitingReg::Source] && item.ability == f.reg[WaitingReg::Ability]
        && indexOf(item.seat) == f.reg[WaitingReg::Asked];
}

/// What the seat the question goes to may use now.
void itemsToUse(const State& s, const CardLibrary& lib, const Frame& f, Items& items)
{
    const bool ordering = f.stage == InPlay && f.reg[WaitingReg::Asked] == kOrdered;
    gatherWaiting(s, lib, f, ordering ? Judge::Current : Judge::Owner, items);
    if (f.stage == Asking) {
        for (std::size_t i = items.size(); i-- > 0;)
            if (!isAsked(f, items[i]))
                items.erase(i);
    } else if (s.options.responses == Responses::Rounds || f.stage == Rounds) {
        Items compulsory = items;
        keepCompulsory(compulsory);
        if (!compulsory.empty() || f.stage == InPlay)
            items = compulsory;
        else
            keepOf(items, seatAt(f.reg[WaitingReg::Round]));
    }
}

/// What is asked is which of them comes next, not whether one of the seat's own is used.
bool asksForOrder(const Frame& f, const Items& items)
{
    if (f.stage == InPlay)
        return f.reg[WaitingReg::Asked] == kOrdered;
    return f.stage == Rounds && !items.empty() && !items[0].may;
}

/// Whether the seat has played a card of that name from its hand in this window.
bool hasPlayed(const State& s, const CardLibrary& lib, const Frame& f, Seat seat, std::uint16_t nameId)
{
    for (std::size_t i = f.reg[WaitingReg::FirstPlayed]; i < s.pending.size(); ++i)
        if (s.pending[i].seat == seat && lib.def(s.at(s.pending[i].source).def).nameId == nameId)
            return true;
    return false;
}

/// The base has left play before its points were given: nothing more happens before it scores. Rules 13.4.
bool isOver(const State& s, const Frame& f)
{
    return f.kind == FrameKind::Window && static_cast<Timing>(f.ability) == Timing::BeforeScoring
        && s.slot[f.slot].base != f.source;
}

void leave(State& s, const Frame& f)
{
    s.pending.resize(std::min<std::size_t>(
        f.kind == FrameKind::Triggers ? firstPending(f) : f.reg[WaitingReg::FirstPlayed], s.pending.size()));
    popFrame(s);
}

bool playableSpecial(const State& s, const CardLibrary& lib, const Frame& f, CardId card, Seat seat)
{
    const CardDef& def = lib.def(s.at(card).def);
    const std::uint8_t index = abilityFor(def, static_cast<Timing>(f.ability));
    if (index == kNoReg || !def.abilities[index].fromHand)
        return false;
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
        if (playableSpecial(s, lib, f, id, seat))
            return true;
    return false;
}

/// Remembers that the item had its chance, whether it was used or declined.
void settle(State& s, Frame& f, const Item& item)
{
    if (item.entry != 0xFF)
        s.pending[item.entry].done = 1;
    else if (isBase(item.source))
        noteOffered(f, item.seat);
    else
        noteChanceInWindow(s.at(item.source), item.ability);
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
        e.report(EventKind::AbilityUsed, item.seat, item.source, f.slot);
        pushUnit(e, item.source, item.ability, item.seat, f.slot);
        return;
    }
    const Pending waiting = s.pending[item.entry];
    const Ability& ability = e.def(item.source).abilities[item.ability];
    const Slot slot = placeOf(s, waiting, ability);
    useUp(s, waiting, ability);
    e.report(EventKind::AbilityUsed, item.seat, item.source, slot);
    pushUnit(e, item.source, item.ability, item.seat, slot, waiting.it(), waiting.by);
}

/// Settles what a seat was to be asked about without its being asked.
void passAsked(State& s, const CardLibrary& lib, Frame& f)
{
    Items items;
    gatherWaiting(s, lib, f, Judge::Current, items);
    for (const Item& item : items)
        if (isAsked(f, item))
            settle(s, f, item);
}

/// Settles items of one seat where it has nothing in hand for any of them. True if so.
bool passUseless(State& s, const CardLibrary& lib, Frame& f, const Items& items)
{
    Items usable;
    gatherWaiting(s, lib, f, Judge::Owner, usable);
    if (!usable.empty())
        return false;
    for (const Item& item : items)
        settle(s, f, item);
    return true;
}

void startRounds(State& s, Frame& f)
{
    f.stage = Rounds;
    f.reg[WaitingReg::Round] = static_cast<std::uint8_t>(s.current);
    f.reg[WaitingReg::Passed] = 0;
}

} // namespace

void pushWindow(State& s, Timing timing, Slot slot, CardId base)
{
    for (Slot each = 0; each < s.slots; ++each)
        if ((s.kindsAt[each] & kRemembersUse) != 0)
            for (const Pile* pile : { &s.slot[each].minions, &s.slot[each].actions, &s.slot[each].attached })
                for (const CardId id : cardsOf(s, *pile))
                    forgetWindow(s.at(id));
    Frame& frame = pushFrame(s, FrameKind::Window, s.current, base);
    frame.ability = static_cast<std::uint8_t>(timing);
    frame.slot = slot;
    frame.mark = 0;
    frame.reg[WaitingReg::FirstPlayed] = static_cast<std::uint8_t>(s.pending.size());
}

SpecialNow specialNow(const State& s, const CardLibrary& lib, CardId card, Seat seat)
{
    for (std::size_t i = s.frames.size(); i-- > 0;) {
        const Frame& f = s.frames[i];
        if (f.kind != FrameKind::Window)
            continue;
        if (isOver(s, f) || !playableSpecial(s, lib, f, card, seat))
            break;
        return { abilityFor(lib.def(s.at(card).def), static_cast<Timing>(f.ability)), f.slot };
    }
    return {};
}

SeatMask passedInRow(const State& s, const Frame& window)
{
    SeatMask passed = 0;
    if (window.stage == Rounds)
        for (int back = 1; back <= window.reg[WaitingReg::Passed]; ++back)
            passed |= maskOf(seatAt((window.reg[WaitingReg::Round] + s.seats - back) % s.seats));
    return passed;
}

bool stepResponses(Engine& e)
{
    State& s = e.s;
    Frame& f = s.top();
    if (f.kind == FrameKind::Triggers && s.pending.size() <= firstPending(f)) {
        popFrame(s); // most of what happens sets nothing off
        return false;
    }
    if (isOver(s, f)) {
        leave(s, f);
        return false;
    }
    const bool rounds = s.options.responses == Responses::Rounds;
    Items items;
    if (f.stage == Asking) {
        itemsToUse(s, e.lib, f, items);
        if (!items.empty())
            return true;
        passAsked(s, e.lib, f); // it has left play meanwhile, or its seat has nothing in hand for it
        f.stage = InPlay;
    }
    items.clear();
    const bool inRounds = rounds || f.stage == Rounds;
    gatherWaiting(s, e.lib, f, inRounds ? Judge::Owner : Judge::Current, items);
    Items compulsory;
    if (inRounds) {
        compulsory.assign(items);
        keepCompulsory(compulsory);
    }
    const Items& first = inRounds ? compulsory : items;
    if (!first.empty()) {
        // In the rounds, too, what is compulsory is resolved at once (rules 8.6.3).
        const bool ownUse = f.stage == InPlay && oneSeatMayUseAll(first);
        if (ownUse && passUseless(s, e.lib, f, first))
            return false;
        if (ownUse || !allAlike(s, e.lib, first)) {
            if (f.stage == InPlay) { // the same for everybody, whatever a world that is dealt anew may hold
                f.reg[WaitingReg::Source] = first[0].source;
                f.reg[WaitingReg::Asked] = ownUse ? static_cast<std::uint8_t>(first[0].seat) : kOrdered;
            }
            return true;
        }
        if (!first[0].may) {
            run(e, first[0]);
            return false;
        }
        // Several seats may use the same ability: clockwise (rules 8.8).
        f.stage = Asking;
        f.reg[WaitingReg::Source] = first[0].source;
        f.reg[WaitingReg::Ability] = first[0].ability;
        f.reg[WaitingReg::Asked] = static_cast<std::uint8_t>(first[0].seat);
        return false;
    }
    if (f.stage == InPlay)
        startRounds(s, f);
    while (f.reg[WaitingReg::Passed] < s.seats) {
        const Seat seat = seatAt(f.reg[WaitingReg::Round]);
        const bool hasOwn = std::any_of(
            items.begin(), items.end(), [seat](const Item& each) { return each.may && each.seat == seat; });
        if (hasOwn || hasSpecialInHand(s, e.lib, f, seat))
            return true;
        ++f.reg[WaitingReg::Passed];
        f.reg[WaitingReg::Round] = static_cast<std::uint8_t>(s.after(seat));
    }
    leave(s, f);
    return false;
}

/// The current seat's question which comes next; of one ability that waits for several cards, for which of them.
static void offerOrder(const State& s, const CardLibrary& lib, const Items& items, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::OrderAbilities);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Item& item = items[i];
        if (std::any_of(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(i),
                [&](const Item& before) { return alike(s, lib, item, before); })
            || prompt.choices.full())
            continue;
        const bool byCard = differsByItsCard(s, lib, items, item);
        if (byCard)
            prompt.source = item.source;
        prompt.choices.push(byCard ? make(Verb::Card, s.pending[item.entry].subject) : make(Verb::Order, item.source));
    }
    if (prompt.choices.empty()) // in a world that is dealt anew nothing may be left of them
        prompt.choices.push(make(Verb::Pass));
}

void askResponses(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Frame& f = s.top();
    Items items;
    itemsToUse(s, lib, f, items);
    prompt.detail = f.slot;
    if (asksForOrder(f, items)) {
        offerOrder(s, lib, items, prompt);
        return;
    }
    prompt.reason = static_cast<std::uint8_t>(Reason::UseAbility);
    prompt.seat = seatAt(f.stage == Rounds ? f.reg[WaitingReg::Round] : f.reg[WaitingReg::Asked]);
    for (const Item& item : items)
        if (const Choice use = make(Verb::Use, item.source); !prompt.accepts(use) && !prompt.choices.full())
            prompt.choices.push(use);
    if (f.stage == Rounds && f.kind == FrameKind::Window) {
        prompt.reason = static_cast<std::uint8_t>(static_cast<Timing>(f.ability) == Timing::BeforeScoring
                ? Reason::RespondBeforeScoring
                : Reason::RespondAfterScoring);
        addHandCards(
            s, prompt.seat, Verb::Play, prompt, [&](CardId id) { return playableSpecial(s, lib, f, id, prompt.seat); });
    }
    prompt.source = f.kind == FrameKind::Window ? f.source
        : items.empty()                         ? f.reg[WaitingReg::Source]
                                                : items[0].source;
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
    case Verb::Card:
        for (const Item& item : items) {
            const bool byCard = differsByItsCard(s, e.lib, items, item);
            if (byCard != (verbOf(choice) == Verb::Card)
                || (byCard ? s.pending[item.entry].subject : item.source) != choice.a)
                continue;
            if (!item.may) {
                run(e, item);
            } else {
                f.stage = Asking;
                f.reg[WaitingReg::Source] = item.source;
                f.reg[WaitingReg::Ability] = item.ability;
                f.reg[WaitingReg::Asked] = static_cast<std::uint8_t>(item.seat);
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
                f.reg[WaitingReg::Passed] = 0;
                f.reg[WaitingReg::Round] = static_cast<std::uint8_t>(s.after(item.seat));
            }
            run(e, item);
            return;
        }
        break;
    case Verb::Play: {
        const Seat seat = seatAt(f.reg[WaitingReg::Round]);
        f.reg[WaitingReg::Passed] = 0;
        f.reg[WaitingReg::Round] = static_cast<std::uint8_t>(s.after(seat));
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
            ++f.reg[WaitingReg::Passed];
            f.reg[WaitingReg::Round] = static_cast<std::uint8_t>(s.after(seatAt(f.reg[WaitingReg::Round])));
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
