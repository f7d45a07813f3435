#include "core/smashup/rules/frames.h"

#include "core/smashup/rules/buried.h"
#include "core/smashup/rules/ending.h"
#include "core/smashup/rules/turn_stage.h"
#include "core/smashup/table/protection.h"
#include "core/smashup/table/titans.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/table/zones.h"

#include <algorithm>

// Setup and turn, rules 4 and 5. The Turn frame's stage is the phase it stands in, with its parts; TurnReg says what it
// remembers.

namespace core::smashup {

namespace {

bool hasMinion(const State& s, const CardLibrary& lib, Seat seat)
{
    for (const CardId id : cardsOf(s, s.of(seat).hand))
        if (lib.def(s.at(id).def).kind == CardKind::Minion)
            return true;
    return false;
}

void enterPhase(Engine& e, Phase phase)
{
    e.s.phase = phase;
    e.report(EventKind::PhaseBegan, e.s.current, kNoCard, kNoSlot, static_cast<int>(phase));
}

template <typename Ends>
void endModifiers(State& s, Ends ends)
{
    for (std::size_t i = s.modifiers.size(); i-- > 0;)
        if (ends(s.modifiers[i]))
            s.modifiers.erase(i);
}

/// What lasts until the end of the turn, or of this seat's turn, ends together. Rules 5.6.2.
void endEffects(State& s)
{
    endModifiers(s, [&](const Modifier& each) {
        return each.until == Until::EndOfTurn || (each.until == Until::EndOfYourTurn && each.seat == s.current);
    });
    for (BaseSlot& slot : s.slot)
        slot.lowered = 0;
    endBarredTurn(s.of(s.current));
}

bool readyToScore(const State& s, const Powers& powers, Slot slot)
{
    return s.slot[slot].base != kNoCard && powers.total(slot) >= powers.breakpoint(slot);
}

/// The ability that the card's controller may use now: a talent that is left, or one for any time of the phase.
std::uint8_t readyAbility(const State& s, const CardLibrary& lib, CardId id)
{
    const CardInstance& card = s.at(id);
    if (card.controller != s.current)
        return kNoReg;
    const CardDef& def = lib.def(card.def);
    const std::uint8_t ability = def.talent != kNoReg ? def.talent : def.playPhase;
    if (ability == kNoReg || (def.talent != kNoReg && usedThisTurn(card, ability))
        || !canBegin(s, lib, id, ability, s.current, slotOf(s, id)))
        return kNoReg;
    return ability;
}

template <typename Visit>
void eachAt(const State& s, Slot slot, Visit visit)
{
    const auto eachOf = [&](const Pile& pile) {
        for (const CardId id : cardsOf(s, pile))
            visit(id);
    };
    eachOf(s.slot[slot].minions);
    eachOf(s.slot[slot].actions);
    eachOf(s.slot[slot].attached);
}

template <typename Visit>
void eachInPlay(const State& s, Visit visit)
{
    for (Slot slot = 0; slot < s.slots; ++slot)
        eachAt(s, slot, visit);
}

template <typename Visit>
void eachUsable(const State& s, const CardLibrary& lib, Visit visit)
{
    constexpr AbilityKinds kMine = abilityKind(Timing::Talent) | abilityKind(Timing::PlayPhase);
    for (Slot slot = 0; (s.kindsInPlay & kMine) != 0 && slot < s.slots; ++slot)
        if ((s.kindsAt[slot] & kMine) != 0)
            eachAt(s, slot, [&](CardId id) {
                if (readyAbility(s, lib, id) != kNoReg)
                    visit(id);
            });
}

/// Whether there is a base at which nothing says that some card may not be played there.
bool someBaseIsOpen(const State& s)
{
    for (Slot slot = 0; slot < s.slots; ++slot)
        if (s.slot[slot].base != kNoCard && !s.anyAt(slot, Static::Kind::CannotPlay))
            return true;
    return false;
}

/// Hand cards that the current seat may play, equal ones once. This is asked more often than anything else, so most
/// cards are let in or passed by without a closer look.
void addPlayableHand(const State& s, const CardLibrary& lib, PlaysLeft left, Prompt& prompt)
{
    const auto kinds = [&](auto fits) {
        return static_cast<std::uint8_t>(
            (fits(left.minions) ? maskOf(PlayKind::Minion) : 0) | (fits(left.actions) ? maskOf(PlayKind::Action) : 0));
    };
    const std::uint8_t never = kinds([](Plays plays) { return plays == Plays::None; });
    const std::uint8_t freely
        = someBaseIsOpen(s) ? kinds([](Plays plays) { return plays == Plays::Free; }) : std::uint8_t { 0 };
    addHandCards(s, s.current, Verb::Play, prompt, [&](CardId id) {
        const std::uint8_t anywhere = lib.def(s.at(id).def).anywhere;
        if ((anywhere & (never | freely)) != 0)
            return (anywhere & freely) != 0;
        return playable(s, lib, id, s.current, left);
    });
}

/// Minions that the current seat may play from its discard pile, equal ones once.
void addDiscardedMinions(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const SeatState& own = s.of(s.current);
    const bool open = discardIsOpen(s, lib, s.current);
    if (!open && (own.comesBack & ~own.fromDiscard) == 0)
        return;
    const std::size_t first = prompt.choices.size();
    for (const CardId id : cardsOf(s, own.discard)) {
        if ((!open && lib.def(s.at(id).def).fromDiscard == 0) || prompt.choices.full())
            continue;
        bool offered = false;
        for (std::size_t i = first; i < prompt.choices.size(); ++i)
            offered = offered || s.at(prompt.choices[i].a).def == s.at(id).def;
        if (!offered && playableFromDiscard(s, lib, id, s.current))
            prompt.choices.push(make(Verb::Play, id));
    }
}

/// What lasts until the start of the current seat's turn ends before anything else happens in it. Rules 5.2.1.
void endUntilYourTurn(Engine& e)
{
    State& s = e.s;
    endModifiers(s, [&](const Modifier& each) { return each.until == Until::OthersTurns && each.seat == s.current; });
    for (SeatState& seat : s.seat)
        endBarsUntil(seat, s.current);
    for (Slot slot = 0; slot < s.slots; ++slot)
        if (const CardId base = s.slot[slot].base; base != kNoCard && cancelledUntil(s.at(base)) == s.current)
            cancelUntil(s.at(base), Seat::None);
    if (!s.any(Static::Kind::IgnoreBase))
        return;
    for (Slot slot = 0; slot < s.slots; ++slot)
        for (const CardId id : cardsOf(s, s.slot[slot].actions))
            if (s.at(id).controller == s.current && e.def(id).has(Static::Kind::IgnoreBase))
                for (const Static& each : e.def(id).statics)
                    if (each.untilYourTurn)
                        spend(s.at(id));
}

void beginTurn(Engine& e)
{
    State& s = e.s;
    ++s.turn;
    endPlays(s);
    for (SeatState& seat : s.seat) {
        seat.minionsPlayed = 0;
        seat.fromDiscard = 0;
    }
    for (Slot slot = 0; slot < s.slots; ++slot) {
        s.slot[slot].played = 0;
        s.slot[slot].lost = 0;
    }
    beginBarredTurn(s.of(s.current));
    for (Slot slot = 0; slot < s.slots; ++slot)
        if ((s.kindsAt[slot] & kRemembersUse) != 0)
            eachAt(s, slot, [&](CardId id) { forgetUses(s.at(id)); });
    for (const BaseSlot& slot : s.slot)
        if (slot.base != kNoCard) {
            forgetUses(s.at(slot.base));
            forgetUsesBySeats(s.at(slot.base));
        }
    endUntilYourTurn(e);
    e.report(EventKind::TurnBegan, s.current, kNoCard, kNoSlot, s.turn);
    enterPhase(e, Phase::Start);
}

/// Turns in a row in which nothing was done, and those of them in which nothing could have been.
void countIdleTurns(State& s)
{
    const auto next = [](std::uint8_t turns, bool goesOn) {
        return static_cast<std::uint8_t>(!goesOn ? 0 : std::min<int>(turns + 1, 0xFF));
    };
    Frame& f = s.top();
    s.idleTurns = next(s.idleTurns, f.reg[TurnReg::Acted] == 0);
    f.reg[TurnReg::StuckTurns]
        = next(f.reg[TurnReg::StuckTurns], f.reg[TurnReg::Acted] == 0 && f.reg[TurnReg::CouldAct] == 0);
}

/// Whether the current seat could do something else in its play phase than end it.
bool canDoAnything(const State& s, const CardLibrary& lib)
{
    const PlaysLeft left = playsLeft(s, lib, s.current);
    for (const CardId id : cardsOf(s, s.of(s.current).hand))
        if (playable(s, lib, id, s.current, left)) // nearly always one of them is
            return true;
    Prompt prompt;
    askTurn(s, lib, prompt);
    return prompt.choices.size() > 1;
}

} // namespace

bool stepSetup(Engine& e)
{
    State& s = e.s;
    Frame& f = s.top();
    while (f.stage < s.seats) {
        const Seat seat = seatAt((indexOf(s.current) + f.stage) % s.seats);
        f.seat = seat;
        if (!hasMinion(s, e.lib, seat))
            return true;
        ++f.stage;
    }
    popFrame(s);
    pushFrame(s, FrameKind::Turn, s.current).stage = TurnStage::Begin;
    return false;
}

void askSetup(const State& s, const CardLibrary&, Prompt& prompt)
{
    prompt.seat = s.top().seat;
    prompt.reason = static_cast<std::uint8_t>(Reason::Mulligan);
    prompt.choices.push(make(Verb::Yes));
    prompt.choices.push(make(Verb::Pass));
}

void answerSetup(Engine& e, Choice choice)
{
    State& s = e.s;
    Frame& f = s.top();
    ++f.stage;
    if (verbOf(choice) == Verb::Pass)
        return;
    e.report(EventKind::Mulligan, f.seat);
    const bool shuffle = s.options.mulligan == Mulligan::Shuffle;
    // Drawn first, so that a deck of five cards is not renewed from the very hand that is given up.
    InlineVector<CardId, kMaxCards> old;
    for (const CardId id : cardsOf(s, s.of(f.seat).hand))
        old.push(id);
    for (const CardId id : old) {
        if (shuffle) {
            toDeckTop(e, id, 0);
        } else {
            e.report(EventKind::Discarded, f.seat, id);
            toDiscard(e, id);
        }
    }
    if (shuffle)
        shuffleDeck(e, f.seat);
    for (int i = 0; i < kOpeningHand; ++i)
        draw(e, f.seat);
}

namespace {

/// What waits for this time of the turn is put on the stack. False when there is nothing.
bool pushTurnTriggers(Engine& e, Frame& f)
{
    if (e.s.pending.size() <= firstPending(f))
        return false;
    f.reg[TurnReg::CouldAct] = 1;
    pushTriggers(e.s, firstPending(f));
    return true;
}

bool pushTurnStart(Engine& e, Frame& f)
{
    collectTriggers(e, Trigger::TurnStart, kNoCard, kNoSlot, e.s.current);
    if (e.s.buried.count > 0)
        collectBuried(e);
    return pushTurnTriggers(e, f);
}

bool pushTurnEnd(Engine& e, Frame& f)
{
    collectTriggers(e, Trigger::TurnEnd, kNoCard, kNoSlot, e.s.current);
    return pushTurnTriggers(e, f);
}

/// With the plays of the turn.
void beginPlayPhase(Engine& e, Frame& f)
{
    State& s = e.s;
    enterPhase(e, Phase::Play);
    for (const PlayKind kind : { PlayKind::Minion, PlayKind::Action })
        addToken(s, e.lib, { kind, s.current });
    if (s.any(Static::Kind::ExtraEachTurn))
        eachInPlay(s, [&](CardId id) {
            if (e.def(id).has(Static::Kind::ExtraEachTurn))
                grantEachTurn(e, id);
        });
    f.reg[TurnReg::MinionsBefore] = s.of(s.current).minionsPlayed;
}

enum class Ready : std::uint8_t { None, Pushed, Asks };

/// The base that is ready to score is put on the stack; where several are, the seat is asked.
Ready pushScoring(Engine& e)
{
    State& s = e.s;
    if (s.phase != Phase::Score)
        enterPhase(e, Phase::Score);
    const Powers powers(s, e.lib);
    Slot only = kNoSlot;
    int ready = 0;
    for (Slot slot = 0; slot < s.slots; ++slot) {
        if (!readyToScore(s, powers, slot))
            continue;
        only = slot;
        ++ready;
    }
    if (ready == 0)
        return Ready::None;
    s.top().reg[TurnReg::Acted] = 1;
    if (ready > 1 || s.options.askForced)
        return Ready::Asks;
    pushFrame(s, FrameKind::Score, s.current, s.slot[only].base).slot = only;
    return Ready::Pushed;
}

void drawForTurn(Engine& e, Frame& f)
{
    enterPhase(e, Phase::Draw);
    for (int i = 0; i < 2; ++i)
        if (draw(e, e.s.current) != kNoCard)
            f.reg[TurnReg::Acted] = 1;
}

/// A card beyond the limit of the hand goes. True when its seat must say which.
bool askForLimit(Engine& e)
{
    Prompt unasked;
    Prompt& prompt = e.prompt != nullptr ? *e.prompt : unasked;
    askTurn(e.s, e.lib, prompt);
    if (prompt.choices.size() > 1 || e.s.options.askForced)
        return true;
    const Choice only = prompt.choices[0]; // only equal cards in hand
    prompt.clear();
    answerTurn(e, only);
    return false;
}

void endTurn(Engine& e, Frame& f)
{
    State& s = e.s;
    endEffects(s);
    dropForbiddenAttachments(e);
    countIdleTurns(s);
    checkEnd(e);
    if (s.decided != 0)
        return;
    s.current = s.after(s.current);
    f.seat = s.current;
    f.stage = TurnStage::Begin;
}

} // namespace

/// One part after the other, until something must be resolved or asked.
bool stepTurn(Engine& e)
{
    State& s = e.s;
    Frame& f = s.top();
    switch (f.stage) {
    case TurnStage::Begin:
        beginTurn(e);
        f.reg[TurnReg::Acted] = 0; // nothing done yet this turn
        f.reg[TurnReg::CouldAct] = 0;
        [[fallthrough]];
    case TurnStage::Start:
        f.stage = TurnStage::Started;
        if (pushTurnStart(e, f))
            return false;
        [[fallthrough]];
    case TurnStage::Started:
        beginPlayPhase(e, f);
        f.stage = TurnStage::Play;
        [[fallthrough]];
    case TurnStage::Play:
        if (e.prompt != nullptr)
            askTurn(s, e.lib, *e.prompt);
        return true;
    case TurnStage::Score:
        if (const Ready ready = pushScoring(e); ready != Ready::None)
            return ready == Ready::Asks;
        f.stage = TurnStage::Draw;
        [[fallthrough]];
    case TurnStage::Draw:
        drawForTurn(e, f);
        f.stage = TurnStage::Limit;
        [[fallthrough]];
    case TurnStage::Limit:
        if (s.of(s.current).hand.count > kHandLimit)
            return askForLimit(e);
        f.reg[TurnReg::HandAfterDraw] = s.of(s.current).hand.count;
        [[fallthrough]];
    case TurnStage::End:
        enterPhase(e, Phase::End);
        f.stage = TurnStage::Ended;
        if (pushTurnEnd(e, f))
            return false;
        [[fallthrough]];
    default:
        endTurn(e, f);
        return false;
    }
}

void askTurn(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Frame& f = s.top();
    prompt.seat = s.current;
    if (f.stage == TurnStage::Play) {
        prompt.reason = static_cast<std::uint8_t>(Reason::PlayPhase);
        const PlaysLeft left = playsLeft(s, lib, s.current);
        if (left.minions != Plays::None || left.actions != Plays::None)
            addPlayableHand(s, lib, left, prompt);
        addDiscardedMinions(s, lib, prompt);
        for (const CardId id : cardsOf(s, s.aside))
            if (!prompt.choices.full() && canArrive(s, lib, id, s.current))
                prompt.choices.push(make(Verb::Play, id));
        eachUsable(s, lib, [&](CardId id) {
            if (!prompt.choices.full())
                prompt.choices.push(make(Verb::Use, id));
        });
        if (prompt.choices.full())
            prompt.choices.pop();
        prompt.choices.push(make(Verb::End));
    } else if (f.stage == TurnStage::Score) {
        prompt.reason = static_cast<std::uint8_t>(Reason::ChooseBaseToScore);
        const Powers powers(s, lib);
        for (Slot slot = 0; slot < s.slots; ++slot)
            if (readyToScore(s, powers, slot))
                prompt.choices.push(make(Verb::Score, slot));
    } else {
        prompt.reason = static_cast<std::uint8_t>(Reason::DiscardToLimit);
        prompt.detail = static_cast<std::uint8_t>(s.of(s.current).hand.count - kHandLimit);
        addHandCards(s, s.current, Verb::Card, prompt, [](CardId) { return true; });
    }
}

void answerTurn(Engine& e, Choice choice)
{
    State& s = e.s;
    Frame& f = s.top();
    switch (verbOf(choice)) {
    case Verb::Play: {
        f.reg[TurnReg::Acted] = 1;
        const CardDef& def = e.def(choice.a);
        PlayMode mode = PlayMode::Token;
        if (s.at(choice.a).zone == Zone::Aside) {
            payArrival(e, choice.a);
            mode = PlayMode::Instructed;
        }
        pushPlay(s, choice.a, s.current, mode, def.play, kNoSlot);
        break;
    }
    case Verb::Use: {
        f.reg[TurnReg::Acted] = 1;
        const std::uint8_t ability = readyAbility(s, e.lib, choice.a);
        useThisTurn(s.at(choice.a), ability);
        e.report(EventKind::AbilityUsed, s.current, choice.a, slotOf(s, choice.a));
        pushUnit(e, choice.a, ability, s.current, slotOf(s, choice.a));
        break;
    }
    case Verb::End:
        if (f.reg[TurnReg::Acted] == 0 && f.reg[TurnReg::CouldAct] == 0)
            f.reg[TurnReg::CouldAct] = canDoAnything(s, e.lib) ? 1 : 0;
        endPlays(s);
        f.stage = TurnStage::Score;
        break;
    case Verb::Score: {
        Frame& score = pushFrame(s, FrameKind::Score, s.current, s.slot[choice.a].base);
        score.slot = choice.a;
        break;
    }
    case Verb::Card:
        e.report(EventKind::Discarded, s.current, choice.a);
        toDiscard(e, choice.a);
        break;
    default:
        assert(false);
    }
}

} // namespace core::smashup
