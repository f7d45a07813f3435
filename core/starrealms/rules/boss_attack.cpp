#include "core/starrealms/rules/boss.h"
#include "core/starrealms/rules/ending.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/table/zones.h"

#include <limits>

// Whom and what a boss attacks: rules 6. It has one side before it at a time, behind one score, so of four rules about
// sides two are left: it finishes it off if it can, and attacks it when there is nothing else.

namespace core::starrealms {

namespace {

/// The base with the highest defense, then the highest cost, then any; of outposts alone while one stands.
CardId firstTarget(Engine& e, SeatMask seats, int combat)
{
    State& s = e.s;
    bool guarded = false;
    for (const Seat seat : seatsOf(seats))
        guarded = guarded || s.of(seat).outposts != 0;
    CardId best = kNoCard;
    std::uint32_t equal = 0;
    for (const Seat seat : seatsOf(seats))
        for (const CardId id : cardsOf(s, s.of(seat).inPlay)) {
            const Facts& facts = e.facts(id);
            if (facts.isShip() || facts.isOutpost() != guarded || facts.defense > combat)
                continue;
            const auto rank = [&](CardId card) { return e.facts(card).defense * 256 + e.facts(card).cost; };
            if (best == kNoCard || rank(id) > rank(best)) {
                best = id;
                equal = 1;
            } else if (rank(id) == rank(best)) {
                ++s.disclosures;
                if (s.rng.below(++equal) == 0)
                    best = id;
            }
        }
    return best;
}

void destroy(Engine& e, CardId base)
{
    const Seat owner = e.s.at(base).owner;
    e.report(EventKind::BaseDestroyed, Seat::None, base, 0, static_cast<std::uint8_t>(owner));
    toDiscard(e, base, owner);
}

void attackScore(Engine& e, Seat seat, int combat)
{
    e.s.boss.combat = static_cast<std::int16_t>(e.s.boss.combat - combat);
    e.report(EventKind::Attacked, Seat::None, kNoCard, combat, static_cast<std::uint8_t>(seat));
    loseAuthority(e, seat, combat);
}

} // namespace

SeatMask attackedWith(const State& s, Seat seat)
{
    return rulesOf(s.format).sharedScore ? s.living() : static_cast<SeatMask>(maskOf(seat) & s.living());
}

bool bossDestroysBase(Engine& e, SeatMask seats)
{
    const CardId base = firstTarget(e, seats, std::numeric_limits<int>::max());
    if (base == kNoCard)
        return false;
    destroy(e, base);
    return true;
}

void bossAttacks(Engine& e, SeatMask seats)
{
    State& s = e.s;
    while (s.boss.combat > 0 && seats != 0) {
        const Seat score = scoreOf(s, *seatsOf(seats).begin());
        bool guarded = false;
        for (const Seat seat : seatsOf(seats))
            guarded = guarded || s.of(seat).outposts != 0;
        const int authority = s.of(score).authority;
        if (!guarded && authority <= s.boss.combat) {
            attackScore(e, score, authority);
            break;
        }
        if (const CardId base = firstTarget(e, seats, s.boss.combat); base != kNoCard) {
            s.boss.combat = static_cast<std::int16_t>(s.boss.combat - e.facts(base).defense);
            destroy(e, base);
            continue;
        }
        if (!guarded)
            attackScore(e, score, s.boss.combat);
        break;
    }
    s.boss.combat = 0;
}

} // namespace core::starrealms
