#include "core/starrealms/ai/styles.h"

#include "core/starrealms/rules/star_realms_match.h"
#include "core/starrealms/table/reach.h"

namespace core::starrealms {

namespace {

// Points of an evaluation, of which three are a logit.
constexpr double kHurt = 0.05; ///< for each authority that an enemy has lost of fifty
constexpr double kLoaded = 0.05; ///< for one of combat
constexpr double kDear = 0.03; ///< for one of cost
constexpr double kStanding = 0.06; ///< for one of a base's defense
constexpr double kStartingCard = 0.2; ///< for a Scout or a Viper

const State* running(const Match& match)
{
    const State& s = static_cast<const StarRealmsMatch&>(match).state();
    return s.decided == Ended::No ? &s : nullptr;
}

/// The sum of whole numbers over all that the seat owns, which does not hang on where hidden cards lie.
template <typename Number>
int sumOfOwned(const Match& match, const SeatState& of, Number number)
{
    const auto& own = static_cast<const StarRealmsMatch&>(match);
    int sum = 0;
    for (const Pile* pile : { &of.hand, &of.deck, &of.discard, &of.inPlay })
        for (const CardId id : cardsOf(own.state(), *pile))
            sum += number(own.library().facts(own.state().at(id).def));
    return sum;
}

} // namespace

double AggressiveStyle::bias(const Match& match, Seat seat) const
{
    const State* const s = running(match);
    if (s == nullptr)
        return 0;
    double bias = kLoaded * s->of(seat).combat;
    if (s->hasBoss())
        return bias - kHurt * s->boss.authority;
    for (const Seat each : seatsOf(enemiesOf(*s, seat)))
        bias -= kHurt * s->of(scoreOf(*s, each)).authority;
    return bias;
}

double BuilderStyle::bias(const Match& match, Seat seat) const
{
    const State* const s = running(match);
    if (s == nullptr)
        return 0;
    const SeatState& of = s->of(seat);
    double bias = kDear * sumOfOwned(match, of, [](const Facts& facts) { return int { facts.cost }; });
    const CardLibrary& library = static_cast<const StarRealmsMatch&>(match).library();
    for (const CardId id : cardsOf(*s, of.inPlay))
        bias += kStanding * library.facts(s->at(id).def).defense;
    return bias;
}

double LeanStyle::bias(const Match& match, Seat seat) const
{
    const State* const s = running(match);
    if (s == nullptr)
        return 0;
    return -kStartingCard
        * sumOfOwned(match, s->of(seat), [](const Facts& facts) { return facts.starting && !facts.explorer ? 1 : 0; });
}

} // namespace core::starrealms
