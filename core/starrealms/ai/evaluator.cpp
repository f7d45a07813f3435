#include "core/starrealms/ai/evaluator.h"

#include "core/starrealms/rules/star_realms_match.h"
#include "core/starrealms/table/reach.h"

#include <algorithm>

namespace core::starrealms {

namespace {

// Set by hand: worth in authority.
constexpr double kCost = 0.7; ///< of a card that a seat owns, for each trade that it costs
constexpr double kDearer = 0.02; ///< of one dear card over cheap ones, for the square of its cost
constexpr double kStarting = -1.5; ///< what a Scout or a Viper takes off a deck
constexpr double kDefense = 0.8; ///< of a base in play
// Nearly what either buys: so all is played before something is bought or attacked.
constexpr double kCombat = 0.95; ///< that is not spent yet
constexpr double kTrade = 0.65;
constexpr double kOwed = -1.5; ///< a card to discard
constexpr double kWin = 200.0;

double cardsOfSeat(const State& s, const CardLibrary& lib, const Pile& pile)
{
    double worth = 0;
    for (const CardId id : cardsOf(s, pile)) {
        const Facts& facts = lib.facts(s.at(id).def);
        worth += facts.starting && !facts.explorer ? kStarting : facts.cost * (kCost + kDearer * facts.cost);
    }
    return worth;
}

/// Whoever owns a card knows it and saw others get theirs, so all cards of a seat are open together.
double seatWorth(const State& s, const CardLibrary& lib, Seat seat)
{
    const SeatState& of = s.of(seat);
    double worth = kCombat * of.combat + kTrade * of.trade + kOwed * of.owes;
    for (const Pile* pile : { &of.hand, &of.deck, &of.discard, &of.inPlay })
        worth += cardsOfSeat(s, lib, *pile);
    for (const CardId id : cardsOf(s, of.inPlay))
        worth += kDefense * lib.facts(s.at(id).def).defense;
    return worth;
}

double sideWorth(const State& s, const CardLibrary& lib, SeatMask side)
{
    double worth = rulesOf(s.format).sharedScore ? s.of(scoreOf(s, *seatsOf(side).begin())).authority : 0;
    for (const Seat each : seatsOf(static_cast<SeatMask>(side & s.living())))
        worth += seatWorth(s, lib, each) + (rulesOf(s.format).sharedScore ? 0 : s.of(each).authority);
    if (s.decided != Ended::No && (side & ~s.winners) == 0)
        worth += kWin;
    return worth;
}

/// What seats have against them: less by what the boss has lost, more by what it grows with.
double bossWorth(const State& s)
{
    constexpr double kGrowth = 3.0; // of a card before it or in a tentacle, of its count
    double worth = s.boss.authority + kGrowth * (s.boss.pile(Zone::BossPile).count + s.boss.count);
    for (std::size_t i = 1; i < kFactions; ++i)
        worth += kGrowth * s.boss.pile(tentacleOf(static_cast<Faction>(i))).count;
    return worth + (s.decided == Ended::Lost ? kWin : 0);
}

} // namespace

double StarRealmsEvaluator::value(const Match& match, Seat seat) const
{
    const auto& own = static_cast<const StarRealmsMatch&>(match);
    const State& s = own.state();
    const SeatMask side = sideOf(s, seat);
    double best = s.hasBoss() ? bossWorth(s) : -1e9;
    for (const Seat each : seatsOf(static_cast<SeatMask>(s.everybody() & ~side)))
        best = std::max(best, sideWorth(s, own.library(), sideOf(s, each)));
    return sideWorth(s, own.library(), side) - best;
}

} // namespace core::starrealms
