#include "core/starrealms/ai/origins.h"

#include "core/starrealms/rules/figures.h"
#include "core/starrealms/rules/star_realms_match.h"
#include "core/starrealms/table/reach.h"

#include <algorithm>
#include <array>
#include <bit>

namespace core::starrealms {

namespace {

/// What is told, the factions at the end.
enum Origin : std::size_t { Began, StartingCards, Factions, OriginCount = Factions + kFactions - 1 };

using Origins = std::array<float, OriginCount>;

/// How much of all authority there was is left; more than that is all of it.
float authorityLeft(const State& s)
{
    int left = 0;
    int all = 0;
    for (const Seat seat : seatsOf(s.everybody()))
        if (scoreOf(s, seat) == seat) {
            left += std::max<int>(0, s.of(seat).authority);
            all += startingAuthority(s, seat);
        }
    return std::clamp(static_cast<float>(left) / static_cast<float>(std::max(1, all)), 0.0F, 1.0F);
}

/// Every match begins with its first seat, or the side of it.
bool began(const State& s, Seat seat)
{
    return contains(sideOf(s, Seat::First), seat);
}

Origins originsOf(const State& s, const CardLibrary& lib, Seat seat)
{
    Origins origins {};
    origins[Began] = began(s, seat) ? 1.0F : 0.0F;
    int cards = 0;
    const SeatState& of = s.of(seat);
    for (const Pile* const pile : { &of.hand, &of.deck, &of.discard, &of.inPlay })
        for (const CardId id : cardsOf(s, *pile)) {
            const Facts& facts = lib.facts(s.at(id).def);
            ++cards;
            if (facts.faction != Faction::None)
                ++origins[Factions + static_cast<std::size_t>(facts.faction) - 1];
            else if (facts.starting && !facts.explorer)
                ++origins[StartingCards];
        }
    for (std::size_t i = StartingCards; i < origins.size(); ++i)
        origins[i] /= static_cast<float>(std::max(1, cards));
    return origins;
}

/// The mean of some seats.
Origins meanOf(const State& s, const CardLibrary& lib, SeatMask seats)
{
    Origins mean {};
    const float share = 1.0F / static_cast<float>(std::max(1, std::popcount(unsigned { seats })));
    for (const Seat seat : seatsOf(seats)) {
        const Origins origins = originsOf(s, lib, seat);
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += share * origins[i];
    }
    return mean;
}

} // namespace

std::size_t StarRealmsOrigins::count() const
{
    return OriginCount;
}

std::string StarRealmsOrigins::name(std::size_t index) const
{
    if (index < Factions)
        return index == Began ? "began" : "Scouts and Vipers";
    return std::string(nameOf(static_cast<Faction>(index - Factions + 1)));
}

void StarRealmsOrigins::read(const Match& match, Seat seat, std::span<float> values) const
{
    const auto& own = static_cast<const StarRealmsMatch&>(match);
    const State& s = own.state();
    std::fill(values.begin(), values.end(), 0.0F);
    if (s.hasBoss())
        return; // there is nobody to have less
    const SeatMask side = sideOf(s, seat);
    const Origins ours = meanOf(s, own.library(), side);
    const Origins theirs = meanOf(s, own.library(), static_cast<SeatMask>(s.living() & ~side));
    const float left = authorityLeft(s);
    for (std::size_t i = 0; i < ours.size(); ++i)
        values[i] = left * (ours[i] - theirs[i]);
}

} // namespace core::starrealms
