#include "core/smashup/rules/machine.h"

#include "core/smashup/rules/turn_stage.h"
#include "core/smashup/table/titans.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/table/zones.h"

#include <algorithm>

// Playing a card, from the question where to the discarding of a standard action (rules 8.1), and the extra plays that
// must be used at once.
//
// Play frame: source is the card, ability the one to run; slot the base it goes to, subject the minion it goes on;
// PlayReg the PlayMode, the only base allowed and the PlayAs. PlayNow frame: PlayNowReg has its PlayToken; kMust where
// it must be used, kFromHand where it is for cards of the hand alone.

namespace core::smashup {

namespace {

enum Stage : std::uint8_t { Target, Land, React, Asked, Answered, Finish };

constexpr unsigned kMust = 1;
constexpr unsigned kFromHand = 2;

PlayAs playAsOf(const Frame& f)
{
    return static_cast<PlayAs>(f.reg[PlayReg::As]);
}

PlayKind kindOf(const CardDef& def, PlayAs as)
{
    return as == PlayAs::Action ? PlayKind::Action : def.playKind();
}

bool needsTarget(const CardDef& def, PlayAs as)
{
    return kindOf(def, as) == PlayKind::Minion || def.attach != AttachTo::Nothing; // a titan's is a base
}

PlayMode modeOf(const Frame& f)
{
    return static_cast<PlayMode>(f.reg[PlayReg::Mode]);
}

void targetsOf(const State& s, const CardLibrary& lib, const Frame& f, Found& found)
{
    playTargets(s, lib, f.source, f.seat, modeOf(f) == PlayMode::Token, f.reg[PlayReg::Only], found);
}

void setTarget(State& s, const CardLibrary& lib, Frame& f, std::uint8_t target)
{
    if (lib.def(s.at(f.source).def).attach == AttachTo::Minion) {
        f.subject = target;
        f.slot = s.at(target).where;
    } else {
        f.slot = target;
    }
    f.stage = Land;
}

/// What a fusion can be played as now: one of the two, or Open for both (rules 19.4).
PlayAs possible(const State& s, const CardLibrary& lib, const Frame& f)
{
    bool action = !isBarred(s, f.seat);
    if (modeOf(f) == PlayMode::Token)
        action = s.at(f.source).zone != Zone::Discard
            && playable(s, lib, f.source, f.seat, PlayKind::Action, playsLeft(s, lib, f.seat).actions);
    Found found;
    targetsOf(s, lib, f, found);
    return !action ? PlayAs::Minion : found.empty() ? PlayAs::Action : PlayAs::Open;
}

void declare(Frame& f, const CardDef& def, PlayAs as)
{
    f.reg[PlayReg::As] = static_cast<std::uint8_t>(as);
    if (as == PlayAs::Action)
        f.ability = def.playAsAction;
}

/// Puts the card on the table and has its text run; false where it has none.
bool land(Engine& e, Frame& f)
{
    State& s = e.s;
    const CardDef& def = e.def(f.source);
    const bool minion = kindOf(def, playAsOf(f)) == PlayKind::Minion;
    if (modeOf(f) == PlayMode::Token)
        usePlay(s, e.lib, waysToPlay(s, e.lib, f.source, kindOf(def, playAsOf(f)), f.seat, f.slot));
    if (s.at(f.source).known != kEveryone)
        s.at(f.source).known = kEveryone; // playing it shows it; that is no news to the seat itself
    bool runs = true;
    if (minion) {
        const bool counts = f.seat != Seat::None; // a monster that nobody controls takes no play: rules 19.1
        const PlayedHow how { counts && !contains(s.slot[f.slot].played, f.seat), s.at(f.source).zone == Zone::Hand };
        toBase(e, f.source, f.slot, f.seat);
        if (counts) {
            ++s.of(f.seat).minionsPlayed;
            s.slot[f.slot].played |= maskOf(f.seat);
        }
        e.report(EventKind::MinionPlayed, f.seat, f.source, f.slot);
        collectTriggers(e, Trigger::MinionPlayed, f.source, f.slot, f.seat, how);
    } else if (def.kind == CardKind::Titan) {
        toTitans(e, f.source, f.slot, f.seat);
        e.report(EventKind::ActionPlayed, f.seat, f.source, f.slot);
    } else {
        e.report(EventKind::ActionPlayed, f.seat, f.source, f.slot, 0, f.subject);
        if (def.attach == AttachTo::Base) {
            toBaseActions(e, f.source, f.slot, f.seat);
            dropForbiddenAttachments(e);
        } else if (def.attach == AttachTo::Minion) {
            toResolving(e, f.source, f.seat);
            runs = affect(e, f.subject, f.source, f.seat, static_cast<std::uint8_t>(s.frames.size() - 1));
            if (runs) {
                attach(e, f.source, f.subject, f.seat);
                dropForbiddenAttachments(e);
            } else {
                toDiscard(e, f.source); // rules 11.5: it is discarded on arrival
            }
        } else {
            toResolving(e, f.source, f.seat);
        }
    }
    f.stage = React;
    if (!runs || f.ability == kNoReg)
        return false;
    const Slot here = minion || def.attach != AttachTo::Nothing ? f.slot : f.reg[PlayReg::Only];
    pushAbility(e, f.source, f.ability, actingFor(s, f.seat), here, f.subject);
    return true;
}

PlayAs asKind(PlayKind kind)
{
    return kind == PlayKind::Minion ? PlayAs::Minion : PlayAs::Action;
}

/// An extra minion that is played at once in one's own play phase, and need not come from the hand, may come from the
/// discard pile where a card lets it: rules 6.7.6.
bool mayComeFromDiscard(const State& s, const CardLibrary& lib, const Frame& f, const PlayToken& token)
{
    const bool ownPhase
        = f.seat == s.current && s.frames[0].kind == FrameKind::Turn && s.frames[0].stage == TurnStage::Play;
    return token.kind == PlayKind::Minion && token.slot < s.slots && ownPhase
        && (f.reg[PlayNowReg::How] & kFromHand) == 0 && opensDiscard(s, lib, f.seat, token.slot);
}

void extraChoices(const State& s, const CardLibrary& lib, const Frame& f, Prompt& prompt)
{
    const PlayToken token { static_cast<PlayKind>(f.reg[PlayNowReg::Kind]), f.seat, f.reg[PlayNowReg::PowerAtMost],
        f.reg[PlayNowReg::Place], f.reg[PlayNowReg::Like] };
    const auto isAllowed = [&](CardId id) {
        const CardDef& def = lib.def(s.at(id).def);
        if (!allows(s, lib, token, def, token.slot))
            return false;
        if (def.specialOnly)
            return specialNow(s, lib, id, f.seat).ability != kNoReg;
        if (!needsTarget(def, asKind(token.kind)))
            return !isBarred(s, f.seat);
        Found found;
        playTargets(s, lib, id, f.seat, false, token.slot, found);
        return !found.empty();
    };
    addHandCards(s, f.seat, Verb::Play, prompt, isAllowed);
    if (!mayComeFromDiscard(s, lib, f, token))
        return;
    Found found;
    for (const CardId id : cardsOf(s, s.of(f.seat).discard))
        if (lib.def(s.at(id).def).kind == CardKind::Minion && isAllowed(id))
            found.push(id);
    keepOneOfEach(s, found);
    for (const CardId id : found)
        if (!prompt.choices.full())
            prompt.choices.push(make(Verb::Play, id));
}

} // namespace

static std::uint8_t modeNumber(const CardLibrary& lib, std::string_view word)
{
    const auto& modes = lib.modes();
    return static_cast<std::uint8_t>(std::find(modes.begin(), modes.end(), word) - modes.begin());
}

void pushPlay(State& s, CardId card, Seat seat, PlayMode mode, std::uint8_t ability, Slot only, PlayAs as)
{
    Frame& frame = pushFrame(s, FrameKind::Play, seat, card);
    frame.ability = ability;
    frame.reg[PlayReg::Mode] = static_cast<std::uint8_t>(mode);
    frame.reg[PlayReg::Only] = only;
    frame.reg[PlayReg::As] = static_cast<std::uint8_t>(as);
}

void pushInstructed(Engine& e, CardId card, Seat seat, Slot only, PlayAs as)
{
    const CardDef& def = e.def(card);
    if (!def.specialOnly) {
        pushPlay(e.s, card, seat, PlayMode::Instructed, def.play, only, as);
        return;
    }
    const SpecialNow special = specialNow(e.s, e.lib, card, seat);
    pushPlay(e.s, card, seat, PlayMode::Special, special.ability, special.slot);
}

void pushLanding(Engine& e, CardId card, Seat seat, Slot slot)
{
    pushPlay(e.s, card, seat, PlayMode::Instructed, e.def(card).play, slot);
    e.s.top().slot = slot;
    e.s.top().stage = Land;
}

/// The card gives its controller leave to ignore a base that gives power, which is said once (see leave.cpp).
static bool bringsLeave(const State& s, const CardLibrary& lib, const Frame& f)
{
    if (s.at(f.source).zone != Zone::BaseActions || !lib.def(s.at(f.source).def).has(Static::Kind::IgnoreBase))
        return false;
    const Slot slot = s.at(f.source).where;
    return lib.def(s.at(s.slot[slot].base).def).has(Static::Kind::Power) && baseWorks(s, lib, slot);
}

/// The question where the card goes, as askPlay() puts it.
static void offerTargets(const Frame& f, const CardDef& def, const Found& found, Prompt& prompt)
{
    prompt.seat = f.seat;
    prompt.reason = static_cast<std::uint8_t>(Reason::PlayWhere);
    prompt.source = f.source;
    const Verb verb = def.attach == AttachTo::Minion ? Verb::Card : Verb::Base;
    for (const std::uint8_t target : found)
        if (!prompt.choices.full())
            prompt.choices.push(make(verb, target));
}

bool stepPlay(Engine& e)
{
    State& s = e.s;
    Frame& f = s.top();
    switch (f.stage) {
    case Asked:
        return true;
    case Target: {
        const CardDef& def = e.def(f.source);
        if (def.fusion && playAsOf(f) == PlayAs::Open) {
            const PlayAs can = possible(s, e.lib, f);
            if (can == PlayAs::Open)
                return true;
            declare(f, def, can);
        } else if (def.fusion) {
            declare(f, def, playAsOf(f));
        }
        if (needsTarget(def, playAsOf(f))) {
            Found found;
            targetsOf(s, e.lib, f, found);
            if (found.size() > (s.options.askForced ? 0U : 1U)) {
                if (e.prompt != nullptr)
                    offerTargets(f, def, found, *e.prompt);
                return true;
            }
            if (found.empty()) {
                popFrame(s); // it stays where it is: whoever had it played has made sure that this does not happen
                return false;
            }
            setTarget(s, e.lib, f, found[0]);
        }
        f.stage = Land;
        [[fallthrough]];
    }
    case Land:
        if (land(e, f))
            return false;
        [[fallthrough]];
    case React:
        if (bringsLeave(s, e.lib, f)) {
            f.stage = Asked;
            return true;
        }
        [[fallthrough]];
    case Answered:
        f.stage = Finish;
        settleClashes(e);
        if (inPlay(s, f.source) && e.def(f.source).has(Static::Kind::ExtraEachTurn))
            grantEachTurn(e, f.source); // its own lasting text takes hold after what it does on arrival: rules 8.1
        if (s.pending.size() > firstPending(f)) {
            pushTriggers(s, firstPending(f));
            return false;
        }
        [[fallthrough]];
    default:
        if (s.at(f.source).zone == Zone::Resolving)
            toDiscard(e, f.source);
        popFrame(s);
        return false;
    }
}

void askPlay(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Frame& f = s.top();
    if (f.stage == Asked) {
        askToIgnore(s.slot[s.at(f.source).where].base, s.at(f.source).controller, prompt);
        return;
    }
    const CardDef& def = lib.def(s.at(f.source).def);
    if (def.fusion && playAsOf(f) == PlayAs::Open) {
        prompt.seat = f.seat;
        prompt.reason = static_cast<std::uint8_t>(Reason::PlayAsWhat);
        prompt.source = f.source;
        for (const char* word : { "minion", "action" })
            prompt.choices.push(make(Verb::Mode, modeNumber(lib, word)));
        return;
    }
    Found found;
    targetsOf(s, lib, f, found);
    offerTargets(f, def, found, prompt);
}

void answerPlay(Engine& e, Choice choice)
{
    if (Frame& f = e.s.top(); f.stage == Asked) {
        f.stage = Answered;
        if (verbOf(choice) == Verb::Yes)
            goWithoutPower(e.s.at(f.source));
        return;
    }
    if (verbOf(choice) == Verb::Mode) {
        const bool minion = choice.a == modeNumber(e.lib, "minion");
        declare(e.s.top(), e.def(e.s.top().source), minion ? PlayAs::Minion : PlayAs::Action);
        return;
    }
    setTarget(e.s, e.lib, e.s.top(), choice.a);
}

void grantExtra(Engine& e, const PlayToken& token, PlayTime time, bool fromHand)
{
    State& s = e.s;
    if (s.of(token.seat).minionsPlayed >= kMostMinionsInATurn)
        return;
    const Slot at = token.slot < s.slots ? token.slot : kNoSlot; // kWithoutYours is no base
    e.report(EventKind::ExtraPlay, token.seat, kNoCard, at, token.kind == PlayKind::Minion ? 0 : 1);
    if (s.phase == Phase::Play && token.seat == s.current && time == PlayTime::Free) {
        addToken(s, e.lib, token);
        return;
    }
    if (s.frames.size() >= kDeepestAbility)
        return;
    Frame& frame = pushFrame(s, FrameKind::PlayNow, token.seat);
    frame.reg[PlayNowReg::Kind] = static_cast<std::uint8_t>(token.kind);
    frame.reg[PlayNowReg::PowerAtMost] = token.powerAtMost;
    frame.reg[PlayNowReg::Place] = token.slot;
    frame.reg[PlayNowReg::Like] = token.like;
    frame.reg[PlayNowReg::How]
        = static_cast<std::uint8_t>((time == PlayTime::Must ? kMust : 0) | (fromHand ? kFromHand : 0));
}

void grantEachTurn(Engine& e, CardId card)
{
    State& s = e.s;
    const Slot slot = slotOf(s, card);
    const Seat seat = isBase(card) ? s.current : s.at(card).controller;
    if (s.phase != Phase::Play || seat != s.current)
        return;
    for (const Static& each : e.def(card).statics)
        if (each.kind == Static::Kind::ExtraEachTurn)
            grantExtra(e, { each.play, seat, kAnyPower, each.here ? slot : kNoSlot }, PlayTime::Free);
}

bool stepPlayNow(Engine& e)
{
    Prompt prompt;
    extraChoices(e.s, e.lib, e.s.top(), prompt);
    if (e.s.top().stage == 0 && !prompt.choices.empty()) {
        if (prompt.choices.size() > 1 || (e.s.top().reg[PlayNowReg::How] & kMust) == 0 || e.s.options.askForced)
            return true;
        answerPlayNow(e, prompt.choices[0]);
        return false;
    }
    popFrame(e.s);
    return false;
}

void askPlayNow(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Frame& f = s.top();
    prompt.seat = f.seat;
    prompt.reason = static_cast<std::uint8_t>(Reason::PlayExtra);
    prompt.detail = f.reg[PlayNowReg::Kind];
    extraChoices(s, lib, f, prompt);
    // Who must play has something to play, but not in every world that is dealt for those who do not see the hand.
    if ((f.reg[PlayNowReg::How] & kMust) == 0 || prompt.choices.empty())
        prompt.choices.push(make(Verb::Pass));
}

void answerPlayNow(Engine& e, Choice choice)
{
    State& s = e.s;
    s.top().stage = 1;
    if (verbOf(choice) == Verb::Pass)
        return;
    const Frame f = s.top();
    if (s.at(choice.a).zone == Zone::Discard)
        useDiscardAt(s, e.lib, f.reg[PlayNowReg::Place]);
    pushInstructed(
        e, choice.a, f.seat, f.reg[PlayNowReg::Place], asKind(static_cast<PlayKind>(f.reg[PlayNowReg::Kind])));
}

} // namespace core::smashup
