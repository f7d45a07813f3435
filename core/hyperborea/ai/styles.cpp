#include "core/hyperborea/ai/styles.h"

#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/hyperborea/sayings/sayings.h"
#include "core/hyperborea/table/query.h"

#include <bit>

namespace core::hyperborea {

namespace {

// Points of an evaluation.
constexpr double kGhostLiked = 0.3;
constexpr double kTrophyLiked = 0.3;
constexpr double kPointToStrike = 0.05;
constexpr double kTechnologyLiked = 0.4;
constexpr double kFullSet = 0.1; ///< a space of a technology that is filled
constexpr double kMiniatureLiked = 0.15;
constexpr double kHexLiked = 0.2;

const State* running(const Match& match)
{
    const State& s = static_cast<const HyperboreaMatch&>(match).state();
    return s.decided == Ended::No ? &s : nullptr;
}

} // namespace

std::string WarlikeStyle::meaning() const
{
    return say(Say::StyleWarlike).words();
}

double WarlikeStyle::bias(const Match& match, Seat seat) const
{
    const State* const s = running(match);
    if (s == nullptr)
        return 0;
    const SeatState& own = s->of(seat);
    const int points = seat == s->current ? s->pool.attack + s->pool.ranged : 0;
    return kGhostLiked * own.ghosts + kTrophyLiked * std::popcount(unsigned { own.trophies }) + kPointToStrike * points;
}

std::string LearnedStyle::meaning() const
{
    return say(Say::StyleLearned).words();
}

double LearnedStyle::bias(const Match& match, Seat seat) const
{
    const State* const s = running(match);
    if (s == nullptr)
        return 0;
    double bias = kTechnologyLiked * std::popcount(s->of(seat).owned);
    eachCard(s->of(seat).owned, [&](CardId card) {
        for (const std::uint8_t cube : s->card[card])
            bias += cube != kNone ? kFullSet : 0;
    });
    return bias;
}

std::string SettlerStyle::meaning() const
{
    return say(Say::StyleSettler).words();
}

double SettlerStyle::bias(const Match& match, Seat seat) const
{
    const State* const s = running(match);
    if (s == nullptr)
        return 0;
    double bias = kMiniatureLiked * (kMiniatures - s->of(seat).reserve);
    for (HexId hex = 0; hex < kMaxHexes; ++hex)
        bias += controllerOf(*s, hex) == seat ? kHexLiked : 0;
    return bias;
}

} // namespace core::hyperborea
