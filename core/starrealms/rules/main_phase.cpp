#include "core/starrealms/rules/acquire.h"
#include "core/starrealms/rules/attack.h"
#include "core/starrealms/rules/boss.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/rules/plays.h"
#include "core/starrealms/rules/turn.h"
#include "core/starrealms/table/allies.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/reach.h"

#include <bit>

// What the seat that has the word may do in its main phase, and what comes of it: rules 3.

namespace core::starrealms {

namespace {

void offerAbilities(const State& s, const CardLibrary& lib, Seat seat, Prompt& prompt)
{
    const Facts* const facts = lib.allFacts(); // not to be looked up again after each answer is written
    for (const CardId id : cardsOf(s, s.of(seat).inPlay)) {
        const unsigned usable = usableSlots(facts, s.at(id));
        if (usable == 0)
            continue;
        const std::uint8_t ordinal = ordinalOf(s, id);
        for (std::uint8_t slot = 0; slot < kUsedSlots; ++slot)
            if ((usable >> slot & 1U) != 0)
                offer(prompt, make(Verb::Use, s.at(id).def, ordinal, slot));
    }
}

void offerCards(const State& s, const CardLibrary& lib, int trade, Prompt& prompt)
{
    const Facts* const facts = lib.allFacts();
    DefSet met;
    for (const CardId id : s.row)
        if (id != kNoCard && facts[s.at(id).def].cost <= trade && met.add(s.at(id).def))
            offer(prompt, make(Verb::Buy, s.at(id).def));
    if (!s.explorers.empty() && lib.facts(lib.explorer()).cost <= trade && met.add(lib.explorer()))
        offer(prompt, make(Verb::Buy, lib.explorer()));
}

/// With one score to attack there is no use in keeping combat back: bases can always be attacked first. Scenarios say
/// how much they spend all the same.
bool mayHoldBack(const State& s, Seat seat)
{
    if (s.options.askForced)
        return true;
    const FormatRules& rules = rulesOf(s.format);
    return !rules.sharedScore && std::popcount(enemiesOf(s, seat)) > 1;
}

/// The boss's score, or what has grown of it.
void offerBoss(const State& s, const CardLibrary& lib, Seat seat, int combat, Prompt& prompt)
{
    if (s.boss.challenge == Challenge::DimensionalHorror) {
        DefSet met;
        for (std::size_t i = 1; i < kFactions; ++i)
            for (const CardId id : cardsOf(s, s.boss.pile(tentacleOf(static_cast<Faction>(i)))))
                if (const DefId def = s.at(id).def; lib.facts(def).cost <= combat && met.add(def))
                    offer(prompt, make(Verb::Sever, def));
        return;
    }
    if (bossIsGuarded(s, lib))
        return;
    offer(prompt, make(Verb::Attack, static_cast<std::uint8_t>(kBoss)));
    if (combat > 1 && mayHoldBack(s, seat))
        offer(prompt, make(Verb::AttackPart, static_cast<std::uint8_t>(kBoss)));
}

void offerAttacks(const State& s, const CardLibrary& lib, Seat seat, int combat, Prompt& prompt)
{
    if (s.hasBoss())
        offerBoss(s, lib, seat, combat, prompt);
    SeatMask offered = 0;
    for (const Seat each : seatsOf(preyOf(s, seat))) {
        const Seat score = scoreOf(s, each);
        if (contains(offered, score) || isGuarded(s, each))
            continue;
        offered |= maskOf(score);
        offer(prompt, make(Verb::Attack, static_cast<std::uint8_t>(score)));
        if (combat > 1 && mayHoldBack(s, seat))
            offer(prompt, make(Verb::AttackPart, static_cast<std::uint8_t>(score)));
    }
    offerEnemyBases(s, lib, seat, combat, static_cast<std::uint8_t>(Verb::Strike), prompt);
}

void offerMates(const State& s, Seat seat, Prompt& prompt)
{
    for (const Seat mate : seatsOf(matesOnTurn(s, seat))) {
        const auto to = static_cast<std::uint8_t>(mate);
        if (s.of(seat).trade > 0)
            offer(prompt, make(Verb::GiveTrade, to));
        if (s.of(seat).combat > 0 && s.options.sharedCombat)
            offer(prompt, make(Verb::GiveCombat, to));
        if (!contains(s.handed, mate))
            offer(prompt, make(Verb::HandOver, to));
    }
}

void pushAmount(State& s, Seat seat, Choice choice)
{
    Frame& frame = pushFrame(s, FrameKind::Amount, seat, choice.a);
    frame.stage = choice.verb;
}

void buy(Engine& e, Seat seat, DefId def)
{
    const CardId card = offeredOf(e.s, e.lib, def);
    SeatState& of = e.s.of(seat);
    of.trade = static_cast<std::int16_t>(of.trade - e.lib.facts(def).cost);
    acquire(e, seat, card, To::Discard, false);
}

} // namespace

void askTurn(const State& s, const CardLibrary& lib, Prompt& prompt)
{
    const Seat seat = s.current;
    const SeatState& of = s.of(seat);
    prompt.seat = seat;
    prompt.reason = static_cast<std::uint8_t>(Reason::Main);
    DefSet met;
    for (const CardId id : cardsOf(s, of.hand))
        if (const DefId def = s.at(id).def; met.add(def))
            offer(prompt, make(Verb::Play, def));
    offerAbilities(s, lib, seat, prompt);
    offerCards(s, lib, of.trade, prompt);
    if (of.combat > 0)
        offerAttacks(s, lib, seat, of.combat, prompt);
    if (rulesOf(s.format).sharedTurn)
        offerMates(s, seat, prompt);
    if (s.boss.mulligan != 0)
        offer(prompt, make(Verb::Mulligan));
    prompt.choices.push(make(Verb::End));
}

void answerTurn(Engine& e, Choice choice)
{
    State& s = e.s;
    const Seat seat = s.current;
    const Verb verb = verbOf(choice);
    if (verb != Verb::HandOver)
        s.handed = 0;
    switch (verb) {
    case Verb::Play:
        playCard(e, seat, firstOf(s, s.of(seat).hand, choice.a));
        break;
    case Verb::Use:
        useAbility(e, seat, inPlayOf(s, seat, choice.a, choice.b), static_cast<Slot>(choice.c));
        break;
    case Verb::Buy:
        buy(e, seat, choice.a);
        break;
    case Verb::Attack:
        attackSeat(e, seat, seatAt(choice.a), s.of(seat).combat);
        break;
    case Verb::Strike:
        strikeBase(e, seat, inPlayOf(s, seatAt(choice.c), choice.a, choice.b));
        break;
    case Verb::Sever:
        severTentacle(e, seat, choice.a);
        break;
    case Verb::Mulligan:
        scrapRow(e, seat);
        break;
    case Verb::AttackPart:
    case Verb::GiveTrade:
    case Verb::GiveCombat:
        pushAmount(s, seat, choice);
        break;
    case Verb::HandOver:
        s.current = seatAt(choice.a);
        s.handed |= maskOf(s.current);
        break;
    default:
        s.ended |= maskOf(seat);
        if (matesOnTurn(s, seat) != 0)
            e.report(EventKind::Ended, seat);
        passWord(s);
        break;
    }
}

} // namespace core::starrealms
