#include "core/starrealms/rules/attack.h"

#include "core/starrealms/rules/boss.h"
#include "core/starrealms/rules/ending.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/table/zones.h"

#include <algorithm>

namespace core::starrealms {

void attackSeat(Engine& e, Seat by, Seat victim, int combat)
{
    SeatState& of = e.s.of(by);
    of.combat = static_cast<std::int16_t>(of.combat - combat);
    e.report(EventKind::Attacked, by, kNoCard, combat, static_cast<std::uint8_t>(victim));
    if (victim == kBoss)
        loseBossAuthority(e, combat);
    else
        loseAuthority(e, victim, combat);
}

void strikeBase(Engine& e, Seat by, CardId base)
{
    SeatState& of = e.s.of(by);
    of.combat = static_cast<std::int16_t>(of.combat - e.facts(base).defense);
    destroyBase(e, by, base);
}

void destroyBase(Engine& e, Seat by, CardId base)
{
    const Seat owner = e.s.at(base).owner;
    e.report(EventKind::BaseDestroyed, by, base, 0, static_cast<std::uint8_t>(owner));
    if (owner == kBoss)
        bossDiscards(e, base);
    else
        toDiscard(e, base, owner);
}

namespace {

void offerBossBases(const State& s, const CardLibrary& lib, int combat, Verb verb, Prompt& prompt)
{
    const bool guarded = bossIsGuarded(s, lib);
    for (const CardId id : cardsOf(s, s.boss.pile(Zone::BossInPlay))) {
        const Facts& facts = lib.facts(s.at(id).def);
        if (!facts.isShip() && facts.defense <= combat && (!guarded || facts.isOutpost()))
            offer(prompt, make(verb, s.at(id).def, ordinalOf(s, id), static_cast<std::uint8_t>(kBoss)));
    }
}

} // namespace

void offerEnemyBases(const State& s, const CardLibrary& lib, Seat seat, int combat, std::uint8_t verb, Prompt& prompt)
{
    if (s.hasBoss())
        offerBossBases(s, lib, combat, static_cast<Verb>(verb), prompt);
    for (const Seat owner : seatsOf(basesInReach(s, seat))) {
        if (s.of(owner).bases == 0)
            continue;
        const bool guarded = isGuarded(s, owner);
        for (const CardId id : cardsOf(s, s.of(owner).inPlay)) {
            const Facts& facts = lib.facts(s.at(id).def);
            if (facts.isShip() || facts.defense > combat || (guarded && !facts.isOutpost()))
                continue;
            offer(prompt,
                make(static_cast<Verb>(verb), s.at(id).def, ordinalOf(s, id), static_cast<std::uint8_t>(owner)));
        }
    }
}

namespace {

/// What a question for an amount is about: there is so much of it.
int poolOf(const State& s, const Frame& frame)
{
    const SeatState& of = s.of(frame.seat);
    return static_cast<Verb>(frame.stage) == Verb::GiveTrade ? of.trade : of.combat;
}

} // namespace

Step stepAmount(Engine& /*e*/)
{
    return Step::Ask;
}

/// An attack with all there is has been on offer beside it; of a gift any part is one.
void askAmount(const State& s, const CardLibrary& /*lib*/, Prompt& prompt)
{
    const Frame& frame = s.top();
    prompt.seat = frame.seat;
    prompt.reason = static_cast<std::uint8_t>(Reason::HowMuch);
    prompt.detail = frame.stage;
    const int less = static_cast<Verb>(frame.stage) == Verb::AttackPart ? 1 : 0;
    const int most = std::min(poolOf(s, frame) - less, static_cast<int>(kMaxChoices));
    for (int amount = 1; amount <= most; ++amount)
        offer(prompt, make(Verb::Number, static_cast<std::uint8_t>(amount)));
}

void answerAmount(Engine& e, Choice choice)
{
    const Frame frame = e.s.top();
    popFrame(e.s);
    const int amount = choice.a;
    const Seat other = seatAt(frame.card);
    SeatState& of = e.s.of(frame.seat);
    SeatState& mate = e.s.of(other);
    switch (static_cast<Verb>(frame.stage)) {
    case Verb::AttackPart:
        attackSeat(e, frame.seat, other, amount);
        break;
    case Verb::GiveTrade:
        of.trade = static_cast<std::int16_t>(of.trade - amount);
        mate.trade = static_cast<std::int16_t>(mate.trade + amount);
        e.report(EventKind::GaveTrade, frame.seat, kNoCard, amount, static_cast<std::uint8_t>(other));
        break;
    default:
        of.combat = static_cast<std::int16_t>(of.combat - amount);
        mate.combat = static_cast<std::int16_t>(mate.combat + amount);
        e.report(EventKind::GaveCombat, frame.seat, kNoCard, amount, static_cast<std::uint8_t>(other));
        break;
    }
}

} // namespace core::starrealms
