#include "core/smashup/ai/reasoner.h"

#include "core/smashup/ai/base_standing.h"
#include "core/smashup/rules/ending.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/sayings/sayings.h"
#include "core/smashup/table/allowances.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/words/trial.h"

#include <algorithm>
#include <cstdlib>

namespace core::smashup {

namespace {

// Set by hand, in victory points like the evaluation.
constexpr double kWin = 100.0;
constexpr double kPlay = 0.3;
constexpr double kCardInHand = 0.25;
constexpr double kPowerInPlay = 0.06;
constexpr double kCardInPlay = 0.15;
constexpr double kMadness = 0.4;

bool liesOpen(Zone zone)
{
    return zone == Zone::Minions || zone == Zone::BaseActions || zone == Zone::Attached || zone == Zone::Titans;
}

/// A match looked at from outside.
struct Position {
    explicit Position(const Match& match)
        : of(static_cast<const SmashUpMatch&>(match))
        , s(of.state())
        , powers(s, of.library())
    {
    }
    const SmashUpMatch& of;
    const State& s;
    Powers powers;
};

class Comparison {
public:
    Comparison(const Match& before, const Match& after, const Match& other, Seat seat)
        : m_before(before)
        , m_after(after)
        , m_other(other)
        , m_lib(m_before.of.library())
        , m_seats(m_before.s.seats)
        , m_me(static_cast<std::size_t>(indexOf(seat)))
        , m_seat(seat)
    {
    }

    std::vector<Reason> reasons()
    {
        win();
        points();
        for (Slot slot = 0; slot < m_before.s.slots; ++slot)
            if (lies(m_after, slot) && lies(m_other, slot))
                base(slot);
        cardsInPlay();
        cardsInHand();
        madness();
        plays();
        return std::move(m_reasons);
    }

private:
    void add(Say what, std::vector<language::Saying> arguments, double weight)
    {
        if (weight > 0)
            m_reasons.push_back({ say(what, std::move(arguments)), weight });
    }

    language::Saying person(std::size_t seat) const
    {
        return language::Saying::person(m_before.of.info().seats[seat].name);
    }
    const CardDef& def(CardId id) const { return m_lib.def(m_before.s.at(id).def); }
    const std::string& nameOf(CardId id) const { return def(id).name; }
    const std::string& baseName(Slot slot) const { return nameOf(m_before.s.slot[slot].base); }
    bool sameTurn() const { return m_after.s.turn == m_other.s.turn && m_after.s.decided == m_other.s.decided; }

    /// The base that lay there still does.
    bool lies(const Position& position, Slot slot) const
    {
        const CardId base = m_before.s.slot[slot].base;
        return base != kNoCard && position.s.slot[slot].base == base;
    }

    void win()
    {
        const auto wins = [](const Position& position, std::size_t seat) {
            return position.s.decided != 0 && contains(position.s.winners, seatAt(static_cast<int>(seat)));
        };
        if (wins(m_after, m_me) && !wins(m_other, m_me))
            add(Say::WhyWins, {}, kWin);
        for (std::size_t j = 0; j < m_seats; ++j)
            if (j != m_me && wins(m_other, j) && !wins(m_after, j))
                add(Say::WhyKeepsFromWinning, { person(j) }, kWin);
    }

    void points()
    {
        const auto gained = [&](const Position& position, std::size_t seat) {
            return position.s.seat[seat].vp - m_before.s.seat[seat].vp;
        };
        if (const int more = gained(m_after, m_me) - gained(m_other, m_me); more > 0) {
            // Named where it can only have been that base.
            Slot scored = kNoSlot;
            int gone = 0;
            for (Slot slot = 0; slot < m_before.s.slots; ++slot)
                if (m_before.s.slot[slot].base != kNoCard && !lies(m_after, slot)) {
                    scored = slot;
                    ++gone;
                }
            if (gone == 1 && lies(m_other, scored) && gained(m_other, m_me) == 0)
                add(Say::WhyScores, { baseName(scored), more }, more);
            else
                add(Say::WhyMorePoints, { more }, more);
        }
        for (std::size_t j = 0; j < m_seats; ++j)
            if (const int fewer = gained(m_other, j) - gained(m_after, j); j != m_me && fewer > 0)
                add(Say::WhyKeepsPoints, { fewer, person(j) }, fewer / double(m_seats - 1));
    }

    int bestOtherPrize(const BaseStanding& base) const
    {
        int best = 0;
        for (std::size_t j = 0; j < m_seats; ++j)
            best = j == m_me ? best : std::max(best, base.prizeOf(j, m_seats));
        return best;
    }

    void base(Slot slot)
    {
        const BaseStanding was = standingAt(m_before.s, m_lib, m_before.powers, slot);
        const BaseStanding now = standingAt(m_after.s, m_lib, m_after.powers, slot);
        const BaseStanding instead = standingAt(m_other.s, m_lib, m_other.powers, slot);
        const std::size_t before = m_reasons.size();
        ownPlace(slot, was, now, instead);
        if (m_reasons.size() == before)
            othersPlaces(slot, now, instead);
        breakpoint(slot, now, instead);
        if (m_reasons.size() == before)
            if (const int more = now.power[m_me] - instead.power[m_me]; more > 0)
                add(Say::WhyMorePower, { more, baseName(slot) }, kPowerInPlay * more);
    }

    void ownPlace(Slot slot, const BaseStanding& was, const BaseStanding& now, const BaseStanding& instead)
    {
        static constexpr Say kOwn[2][2]
            = { { Say::WhyKeepsFirst, Say::WhyTakesFirst }, { Say::WhyKeepsSecond, Say::WhyTakesSecond } };
        const auto has = [this](const BaseStanding& base, std::size_t place) {
            return base.present[m_me] && base.placeOf(m_me, m_seats) <= place;
        };
        for (std::size_t place = 0; place < 2; ++place) {
            if (!has(now, place) || has(instead, place))
                continue;
            const int more = now.prizeOf(m_me, m_seats) - instead.prizeOf(m_me, m_seats);
            add(kOwn[place][has(was, place) ? 0 : 1], { baseName(slot) }, now.shareOfPrize() * more);
            return;
        }
    }

    void othersPlaces(Slot slot, const BaseStanding& now, const BaseStanding& instead)
    {
        for (std::size_t j = 0; j < m_seats; ++j) {
            if (j == m_me || !instead.present[j])
                continue;
            const std::size_t place = instead.placeOf(j, m_seats);
            if (place > 1 || (now.present[j] && now.placeOf(j, m_seats) <= place))
                continue;
            const int fewer = instead.prizeOf(j, m_seats) - now.prizeOf(j, m_seats);
            add(place == 0 ? Say::WhyKeepsFromFirst : Say::WhyKeepsFromSecond, { person(j), baseName(slot) },
                instead.shareOfPrize() * fewer / double(m_seats - 1));
        }
    }

    void breakpoint(Slot slot, const BaseStanding& now, const BaseStanding& instead)
    {
        const bool reached = now.total >= now.breakpoint;
        const bool otherwise = instead.total >= instead.breakpoint;
        if (reached && !otherwise)
            add(Say::WhyToBreakpoint, { baseName(slot) },
                (now.prizeOf(m_me, m_seats) - bestOtherPrize(now)) * (1.0 - instead.shareOfPrize()) + kPowerInPlay);
        else if (!reached && otherwise)
            add(Say::WhyShortOfBreakpoint, { baseName(slot), now.breakpoint - now.total },
                (bestOtherPrize(instead) - instead.prizeOf(m_me, m_seats)) * (1.0 - now.shareOfPrize()));
    }

    void cardsInPlay()
    {
        for (std::size_t i = 0; i < m_before.s.cardCount; ++i) {
            const auto id = static_cast<CardId>(kFirstCard + i);
            const CardInstance& card = m_before.s.at(id);
            if (!liesOpen(card.zone))
                continue;
            const Slot slot = slotOf(m_before.s, id);
            if (slot == kNoSlot || !lies(m_after, slot) || !lies(m_other, slot))
                continue; // what a scored base takes along is no news
            const bool stays = liesOpen(m_after.s.at(id).zone);
            const bool stayed = liesOpen(m_other.s.at(id).zone);
            const double weight = kCardInPlay
                + 2 * kPowerInPlay * (card.zone == Zone::Minions ? std::max(0, m_before.powers.of(id)) : 0);
            if (card.controller == m_seat) {
                if (stays && !stayed)
                    add(Say::WhyKeepsInPlay, { nameOf(id) }, weight);
            } else if (stays && m_after.s.at(id).controller == m_seat && m_other.s.at(id).controller != m_seat) {
                add(Say::WhyTakesControl, { nameOf(id) }, weight);
            } else if (!stays && stayed) {
                remove(id, slot, weight);
            }
        }
    }

    void remove(CardId id, Slot slot, double weight)
    {
        switch (m_after.s.at(id).zone) {
        case Zone::Discard:
        case Zone::MonsterDiscard:
            add(m_before.s.at(id).zone == Zone::Minions ? Say::WhyDestroys : Say::WhyDiscards,
                { nameOf(id), baseName(slot) }, weight);
            break;
        case Zone::Hand:
            add(Say::WhyReturns, { nameOf(id), baseName(slot) }, weight);
            break;
        default:
            add(Say::WhyGetsRidOf, { nameOf(id), baseName(slot) }, weight);
        }
    }

    /// How many cards of that kind that the seat held before it still holds.
    int held(const Position& position, DefId what) const
    {
        int count = 0;
        for (const CardId id : cardsOf(m_before.s, m_before.s.of(m_seat).hand))
            count += m_before.s.at(id).def == what && isHeld(position, id) ? 1 : 0;
        return count;
    }

    bool isHeld(const Position& position, CardId id) const
    {
        return position.s.at(id).zone == Zone::Hand && position.s.at(id).owner == m_seat;
    }

    void cardsInHand()
    {
        int more = 0;
        CardId best = kNoCard;
        for (const CardId id : cardsOf(m_before.s, m_before.s.of(m_seat).hand)) {
            more += (isHeld(m_after, id) ? 1 : 0) - (isHeld(m_other, id) ? 1 : 0);
            const DefId what = m_before.s.at(id).def;
            if (def(id).madness || held(m_after, what) <= held(m_other, what))
                continue;
            if (best == kNoCard || def(id).power > def(best).power)
                best = id;
        }
        const auto size = [](const Position& position, std::size_t seat) {
            return std::min<int>(position.s.seat[seat].hand.count, kHandLimit);
        };
        const bool kept = best != kNoCard && more > 0;
        if (kept)
            add(Say::WhyKeepsInHand, { nameOf(best) }, kCardInHand);
        if (!sameTurn())
            return;
        if (const int cards = size(m_after, m_me) - size(m_other, m_me); !kept && cards > 0)
            add(Say::WhyMoreInHand, { cards }, kCardInHand * cards);
        for (std::size_t j = 0; j < m_seats; ++j)
            if (const int fewer = size(m_other, j) - size(m_after, j); j != m_me && fewer > 0)
                add(Say::WhyFewerInHand, { person(j), fewer }, kCardInHand * fewer / double(m_seats - 1));
    }

    void madness()
    {
        for (std::size_t j = 0; j < m_seats; ++j) {
            const Seat each = seatAt(static_cast<int>(j));
            const int now = madnessOf(m_after.s, m_lib, each);
            const int instead = madnessOf(m_other.s, m_lib, each);
            if (j != m_me && now > instead)
                add(Say::WhyGivesMadness, { person(j), now - instead },
                    kMadness * (now - instead) / double(m_seats - 1));
            else if (j == m_me && now < instead)
                now == 0 ? add(Say::WhyNoMadness, {}, kMadness * (instead - now))
                         : add(Say::WhyLessMadness, { instead - now }, kMadness * (instead - now));
        }
    }

    void plays()
    {
        const auto left = [this](const Position& position) {
            return countPlaysLeft(position.s, m_lib, m_seat, PlayKind::Minion)
                + countPlaysLeft(position.s, m_lib, m_seat, PlayKind::Action);
        };
        if (const int more = left(m_after) - left(m_other); sameTurn() && more > 0)
            add(Say::WhyMorePlays, { more }, kPlay * more);
    }

    Position m_before;
    Position m_after;
    Position m_other;
    const CardLibrary& m_lib;
    std::size_t m_seats;
    std::size_t m_me;
    Seat m_seat;
    std::vector<Reason> m_reasons;
};

} // namespace

std::vector<Reason> SmashUpReasoner::compare(
    const Match& before, const Match& after, const Match& other, Seat seat) const
{
    return Comparison(before, after, other, seat).reasons();
}

bool SmashUpReasoner::isIdle(const Match& world, Choice choice, Seat seat) const
{
    return isPlayForNothing(world, seat, choice);
}

} // namespace core::smashup
