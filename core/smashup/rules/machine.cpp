#include "core/smashup/rules/machine.h"

#include "core/smashup/table/titans.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/table/zones.h"

#include <algorithm>
#include <cassert>

// The machine that runs abilities. It has no memory of its own: an Ability frame holds the place (pc) and what was
// chosen (reg, and its share of State::picks); the program is the card's.

namespace core::smashup {

namespace {

constexpr int kMostTimes = 100; // that "repeat" repeats

/// The highest number that chooseNumber offers.
int highest(const State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    return std::clamp(valueOf(s, lib, f, op.amount), 0, 100);
}

/// Of `all` what has not been chosen yet and bears the name of what has been, where all must bear one.
void keepNew(const State& s, const CardLibrary& lib, const Frame& f, const Op& op, const Found& all, Found& found)
{
    const CardId first = op.oneName && s.picks.size() > f.firstPick ? s.picks[f.firstPick] : kNoCard;
    for (const std::uint8_t each : all)
        if ((op.code != OpCode::ChooseEach || !picked(s, f, each))
            && (first == kNoCard || lib.def(s.at(each).def).nameId == lib.def(s.at(first).def).nameId))
            found.push(each);
}

/// What an asking op may be answered with; cards of a hidden or piled zone that are equal count once.
void candidates(
    const State& s, const CardLibrary& lib, const Frame& f, const Op& op, Found& found, std::size_t enough = kMaxCards)
{
    const Selector& selector = lib.selector(op.a.selector);
    const Powers powers(s, lib);
    if (op.code != OpCode::ChooseEach && !op.oneName) {
        select(s, lib, powers, selector, contextOf(s, f), found, enough);
    } else {
        Found all;
        select(s, lib, powers, selector, contextOf(s, f), all, enough);
        keepNew(s, lib, f, op, all, found);
    }
    // In the order of their numbers, so that the prompt does not tell in which order a searched deck lies.
    if (selector.domain == Domain::BaseDeck || selector.domain == Domain::Deck || selector.orDeck
        || selector.domain == Domain::Shown || selector.domain == Domain::ShownBases)
        std::sort(found.begin(), found.end());
    if (selector.domain == Domain::Hand || selector.domain == Domain::Deck || selector.domain == Domain::Discard
        || selector.domain == Domain::Shown)
        keepOneOfEach(s, found);
}

/// The next base, seat or chosen card of a loop after the one in its register; 0xFF when it is over.
std::uint8_t nextOf(const State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    const std::uint8_t last = f.reg[op.reg];
    if (op.a.kind == OperandKind::Chosen) {
        for (std::size_t i = f.firstPick; i < s.picks.size(); ++i)
            if (last == 0xFF || (i > f.firstPick && s.picks[i - 1U] == last))
                return s.picks[i];
        return 0xFF;
    }
    Found all;
    const Powers powers(s, lib);
    select(s, lib, powers, lib.selector(op.a.selector), contextOf(s, f), all);
    const bool seats = lib.selector(op.a.selector).domain == Domain::Seats;
    const auto rank = [&](std::uint8_t value) {
        return seats ? (value + s.seats - indexOf(s.current)) % s.seats : static_cast<int>(value);
    };
    for (const std::uint8_t each : all)
        if (last == 0xFF || rank(each) > rank(last))
            return each;
    return 0xFF;
}

/// The card a "play" op offers, if it may go anywhere; kNoCard otherwise.
CardId offered(const State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    const CardId card = valueOf(s, op.a, contextOf(s, f));
    if (card == kNoCard || inPlay(s, card) || s.frames.size() >= kDeepestAbility)
        return kNoCard;
    const CardDef& def = lib.def(s.at(card).def);
    if (def.specialOnly)
        return specialNow(s, lib, card, f.seat).ability != kNoReg ? card : kNoCard; // rules 6.6
    const bool action = def.kind == CardKind::Action || (def.fusion && op.as != KindFilter::Minion);
    if (action && def.attach == AttachTo::Nothing && !isBarred(s, f.seat))
        return card;
    if (def.kind == CardKind::Action ? def.attach == AttachTo::Nothing : op.as == KindFilter::Action)
        return kNoCard;
    Found found;
    playTargets(
        s, lib, card, f.seat, false, op.b.kind == OperandKind::None ? kNoSlot : placeOf(s, lib, f, op.b), found);
    return found.empty() ? kNoCard : card;
}

/// A card of a deck that has to be played and cannot be is discarded. Rules 6.6.
void discardUnplayable(Engine& e, const Frame& f, const Op& op)
{
    const CardId card = valueOf(e.s, op.a, contextOf(e.s, f));
    if (op.may || card == kNoCard || e.s.at(card).zone != Zone::Deck || e.s.frames.size() >= kDeepestAbility)
        return;
    e.report(EventKind::Discarded, e.s.at(card).owner, card);
    toDiscard(e, card);
}

void playOffered(Engine& e, Frame& f, const Op& op, CardId card)
{
    const Slot only = op.b.kind == OperandKind::None ? kNoSlot : placeOf(e.s, e.lib, f, op.b);
    const Seat seat = f.seat;
    ++f.pc;
    const PlayAs as = op.as == KindFilter::Minion ? PlayAs::Minion
        : op.as == KindFilter::Action             ? PlayAs::Action
                                                  : PlayAs::Open;
    pushInstructed(e, card, seat, only, as);
}

/// What is empty when a search begins is renewed first. Rules 12.8.
void beginSearch(Engine& e, const Frame& f, const Selector& selector)
{
    if (selector.domain == Domain::BaseDeck) {
        topBase(e);
        ++e.s.disclosures;
    } else if ((selector.domain == Domain::Deck || selector.orDeck) && selector.whose == Whose::You) {
        renewDeck(e, f.seat);
        ++e.s.disclosures;
    }
}

} // namespace

/// Whether a choice may be declined, or ended.
static bool mayPass(const State& s, const Frame& f, const Op& op)
{
    if (op.code == OpCode::ChooseEach)
        return static_cast<int>(s.picks.size()) - f.firstPick >= op.atLeast;
    return op.may;
}

/// How many must be found before it is sure that there is a question: equal ones and those chosen before count once,
/// so a pile is looked through.
static std::size_t enoughToAsk(const State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    const Domain domain = lib.selector(op.a.selector).domain;
    const bool alike = domain == Domain::Hand || domain == Domain::Deck || domain == Domain::Discard
        || domain == Domain::Shown || op.oneName;
    if (alike)
        return kMaxCards;
    return s.picks.size() - f.firstPick + (mayPass(s, f, op) ? 1U : 2U);
}

static void keepChosen(State& s, Frame& f, const Op& op, std::uint8_t chosen)
{
    if (op.reg != kNoReg)
        f.reg[op.reg] = chosen;
    if (op.code == OpCode::ChooseEach)
        s.picks.push(chosen);
    ++f.pc;
}

/// The question which of `found` is chosen, as askAbility() puts it.
static void offer(const State& s, const CardLibrary& lib, const Op& op, const Found& found, Prompt& prompt)
{
    const Frame& f = s.top();
    prompt.seat = seatFor(s, op.by, f);
    prompt.source = f.source;
    prompt.detail = f.pc;
    prompt.reason = static_cast<std::uint8_t>(op.code == OpCode::ChooseEach ? Reason::ChooseMore : Reason::ChooseOne);
    const Domain domain = lib.selector(op.a.selector).domain;
    const Verb verb = domain == Domain::Bases ? Verb::Base
        : domain == Domain::Seats             ? Verb::Seat
        : domain == Domain::Factions          ? Verb::Faction
        : domain == Domain::Names             ? Verb::Name
                                              : Verb::Card;
    for (const std::uint8_t each : found)
        if (prompt.choices.size() + 1 < kMaxChoices)
            prompt.choices.push(make(verb, each));
    // In a world that is dealt anew for another seat, what was searched for may be in the hand.
    if (mayPass(s, f, op) || prompt.choices.empty())
        prompt.choices.push(make(Verb::Pass));
}

namespace {

/// How the machine goes on after an op.
enum class Then : std::uint8_t {
    On, ///< with the op at pc
    Ask, ///< once a seat has answered
    Wait, ///< once the frames above it are done
};

void beginLoop(State& s, Frame& f, const Op& op)
{
    f.reg[op.reg] = 0xFF;
    if (op.a.kind != OperandKind::Chosen) // a loop over what was chosen keeps it
        s.picks.resize(std::min<std::size_t>(s.picks.size(), f.firstPick));
    ++f.pc;
}

void branch(const State& s, const CardLibrary& lib, Frame& f, const Op& op)
{
    const Powers powers(s, lib);
    const bool yes = holds(s, lib, powers, lib.condition(static_cast<std::size_t>(op.condition)), contextOf(s, f));
    f.pc = yes ? static_cast<std::uint8_t>(f.pc + 1) : op.jump;
}

void nextTurnOfEach(const State& s, const CardLibrary& lib, Frame& f, const Op& op)
{
    const std::uint8_t next = nextOf(s, lib, f, op);
    f.reg[op.reg] = next;
    f.pc = next == 0xFF ? op.jump : static_cast<std::uint8_t>(f.pc + 1);
}

void nextTurnOfRepeat(const State& s, const CardLibrary& lib, Frame& f, const Op& op)
{
    std::uint8_t& left = f.reg[op.reg];
    if (left == 0xFF)
        left = static_cast<std::uint8_t>(std::clamp(valueOf(s, lib, f, op.amount), 0, kMostTimes));
    f.pc = left == 0 ? op.jump : static_cast<std::uint8_t>(f.pc + 1);
    --left; // none left: not begun, for the next time
}

/// Whether as many are chosen as may be.
bool choseEnough(State& s, const CardLibrary& lib, const Frame& f, const Op& op)
{
    const int limit = op.amount < 0 ? 255 : valueOf(s, lib, f, op.amount);
    const bool enough = static_cast<int>(s.picks.size()) - f.firstPick >= limit;
    if (s.picks.full() && !enough)
        s.overflowed = 1;
    return s.picks.full() || enough;
}

Then stepChoice(Engine& e, Frame& f, const Op& op)
{
    State& s = e.s;
    if (seatFor(s, op.by, f) == Seat::None) {
        f.pc = op.jump;
        return Then::On;
    }
    beginSearch(e, f, e.lib.selector(op.a.selector));
    if (op.code == OpCode::ChooseEach && choseEnough(s, e.lib, f, op)) {
        f.pc = op.jump;
        return Then::On;
    }
    Found found;
    candidates(s, e.lib, f, op, found, e.prompt != nullptr ? kMaxCards : enoughToAsk(s, e.lib, f, op));
    if (found.empty()) {
        takeBackUse(s, e.lib, f);
        f.reg[op.reg] = 0xFF;
        f.pc = op.jump;
        return Then::On;
    }
    if (found.size() == 1 && !mayPass(s, f, op) && !s.options.askForced) {
        keepChosen(s, f, op, found[0]);
        return Then::On;
    }
    if (e.prompt != nullptr)
        offer(s, e.lib, op, found, *e.prompt);
    return Then::Ask;
}

Then stepOffer(const State& s, const CardLibrary& lib, Frame& f, const Op& op)
{
    // What begins with drawing Madness cannot be done where there is none. Rules 9.2.
    const Op& first = abilityOf(s, lib, f).ops[f.pc + 1U];
    const bool possible = first.code != OpCode::DrawMadness || s.madness.count > 0;
    if (possible && seatFor(s, op.by, f) != Seat::None)
        return Then::Ask;
    f.pc = op.jump;
    return Then::On;
}

Then stepNumber(const State& s, const CardLibrary& lib, Frame& f, const Op& op)
{
    if (seatFor(s, op.by, f) != Seat::None && (highest(s, lib, f, op) > 0 || s.options.askForced))
        return Then::Ask;
    f.reg[op.reg] = 0;
    ++f.pc;
    return Then::On;
}

Then stepPlayCard(Engine& e, Frame& f, const Op& op)
{
    const CardId card = offered(e.s, e.lib, f, op);
    if (card == kNoCard) {
        discardUnplayable(e, f, op);
        ++f.pc;
        return Then::On;
    }
    if (op.may)
        return Then::Ask;
    playOffered(e, f, op, card);
    return Then::Wait;
}

Then execute(Engine& e, Frame& f, const Op& op)
{
    const std::size_t depth = e.s.frames.size();
    if (isQuestion(op)) {
        if (stepQuestion(e, f, op))
            return Then::Ask;
    } else {
        ++f.pc;
        const bool done = executeOnCards(e, f, op) || executeOnPiles(e, f, op) || executeOnTable(e, f, op);
        assert(done);
        (void)done;
    }
    return e.s.frames.size() == depth ? Then::On : Then::Wait;
}

Then endAbility(Engine& e)
{
    popFrame(e.s);
    settleClashes(e);
    dropForbiddenAttachments(e); // it may have brought a minion's power into a protected range
    return Then::Wait;
}

Then stepOp(Engine& e, Frame& f, const Op& op)
{
    switch (op.code) {
    case OpCode::End:
        return endAbility(e);
    case OpCode::Jump:
        f.pc = op.jump;
        return Then::On;
    case OpCode::LoopStart:
        beginLoop(e.s, f, op);
        return Then::On;
    case OpCode::If:
        branch(e.s, e.lib, f, op);
        return Then::On;
    case OpCode::Each:
        nextTurnOfEach(e.s, e.lib, f, op);
        return Then::On;
    case OpCode::Repeat:
        nextTurnOfRepeat(e.s, e.lib, f, op);
        return Then::On;
    case OpCode::Choose:
    case OpCode::ChooseEach:
        return stepChoice(e, f, op);
    case OpCode::Offer:
        return stepOffer(e.s, e.lib, f, op);
    case OpCode::ChooseNumber:
        return stepNumber(e.s, e.lib, f, op);
    case OpCode::PlayCard:
        return stepPlayCard(e, f, op);
    case OpCode::Branch: // the mode before it has been run through
        assert(false);
        f.pc = op.jump;
        return Then::On;
    default:
        return execute(e, f, op);
    }
}

} // namespace

bool stepAbility(Engine& e)
{
    for (;;) {
        Frame& f = e.s.top();
        const Op& op = abilityOf(e.s, e.lib, f).ops[f.pc];
        if (whoMayIgnore(e.s, e.lib, f, op) != Seat::None)
            return true;
        const Then then = stepOp(e, f, op);
        if (then != Then::On)
            return then == Then::Ask;
    }
}

void askAbility(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Frame& f = s.top();
    const Op& op = abilityOf(s, lib, f).ops[f.pc];
    if (const Seat seat = whoMayIgnore(s, lib, f, op); seat != Seat::None) {
        askToIgnore(f.source, seat, prompt);
        return;
    }
    prompt.source = f.source;
    prompt.detail = f.pc;
    prompt.seat = seatFor(s, op.by, f);
    if (isQuestion(op)) {
        askQuestion(s, lib, op, prompt);
        return;
    }
    if (op.code == OpCode::PlayCard) {
        prompt.reason = static_cast<std::uint8_t>(Reason::PlayThis);
        prompt.choices.push(make(Verb::Card, offered(s, lib, f, op)));
        prompt.choices.push(make(Verb::Pass));
        return;
    }
    if (op.code == OpCode::Offer) {
        prompt.reason = static_cast<std::uint8_t>(Reason::Offer);
        prompt.choices.push(make(Verb::Yes));
        prompt.choices.push(make(Verb::Pass));
        return;
    }
    if (op.code == OpCode::ChooseNumber) {
        prompt.reason = static_cast<std::uint8_t>(Reason::ChooseOne);
        const int most = highest(s, lib, f, op);
        for (int number = 0; number <= most; ++number)
            prompt.choices.push(make(Verb::Number, static_cast<std::uint8_t>(number)));
        return;
    }
    Found found;
    candidates(s, lib, f, op, found);
    offer(s, lib, op, found, prompt);
}

/// Says to all what was chosen for an ability, but for cards, which may lie where only the seat sees them, and for what
/// the next op says anyway: where something moves, which faction is named.
static void tellChosen(Engine& e, const Frame& f, const Op& op, Choice choice)
{
    const Seat seat = seatFor(e.s, op.by, f);
    const OpCode next = abilityOf(e.s, e.lib, f).ops[f.pc + 1U].code;
    switch (verbOf(choice)) {
    case Verb::Name:
        return e.report(EventKind::NamedCard, seat, f.source, kNoSlot, 0, choice.a);
    case Verb::Base:
        if (next != OpCode::Move)
            e.report(EventKind::Chose, seat, f.source, choice.a);
        return;
    case Verb::Seat:
        return e.report(EventKind::Chose, seat, f.source, kNoSlot, 0, choice.a);
    case Verb::Faction:
        if (next != OpCode::NameFaction)
            e.report(EventKind::Chose, seat, f.source, kNoSlot, choice.a + 1);
        return;
    default:
        return;
    }
}

void answerAbility(Engine& e, Choice choice)
{
    State& s = e.s;
    Frame& f = s.top();
    const Op& op = abilityOf(s, e.lib, f).ops[f.pc];
    if (const Seat seat = whoMayIgnore(s, e.lib, f, op); seat != Seat::None) {
        answerToIgnore(s, f, seat, choice);
        return;
    }
    const bool declined = verbOf(choice) == Verb::Pass;
    if (!declined && (op.may || op.code == OpCode::Offer || op.code == OpCode::ChooseEach))
        noteWanted(s, e.lib, f, seatFor(s, op.by, f));
    if (isQuestion(op)) {
        answerQuestion(e, f, op, choice);
        return;
    }
    if (op.code == OpCode::PlayCard) {
        if (declined)
            ++f.pc;
        else
            playOffered(e, f, op, choice.a);
        return;
    }
    if (declined) {
        takeBackUse(s, e.lib, f);
        if (op.reg != kNoReg)
            f.reg[op.reg] = 0xFF;
        f.pc = op.jump;
        return;
    }
    tellChosen(e, f, op, choice);
    keepChosen(s, f, op, choice.a);
}

} // namespace core::smashup
