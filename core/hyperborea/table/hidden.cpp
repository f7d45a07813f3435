#include "core/hyperborea/table/hidden.h"

#include "core/game/hash.h"

namespace core::hyperborea {

void conceal(State& s, Rng& rng)
{
    for (Rng& each : s.rng)
        each = rng.split();
}

std::uint64_t hashView(const State& s)
{
    Hasher hasher;
    hasher.value(s.deck);
    hasher.bytes(s.seat.data(), s.seats * sizeof(SeatState));
    hasher.value(s.tilesLeft);
    hasher.value(s.firedCards);
    hasher.value(s.firedBase);
    hasher.value(s.turn);
    hasher.value(s.open);
    hasher.value(s.greyOn);
    hasher.value(s.under);
    hasher.value(s.underCount);
    hasher.value(s.card);
    hasher.value(s.tokensLeft);
    hasher.value(s.reserve);
    hasher.value(s.objectivesLeft);
    const std::array<std::uint8_t, 15> rest { s.ghostStock, s.ghostsGone, s.met, s.seats,
        static_cast<std::uint8_t>(s.current), static_cast<std::uint8_t>(s.caller), s.winners,
        static_cast<std::uint8_t>(s.decided), s.kills, s.cities, s.changed, static_cast<std::uint8_t>(s.options.mode),
        s.options.length, static_cast<std::uint8_t>(s.options.prime), static_cast<std::uint8_t>(s.options.openMap) };
    hasher.value(rest);
    hasher.value(s.pool);
    hasher.value(s.hex);
    hasher.items(s.frames);
    return hasher.result();
}

std::uint64_t hashState(const State& s)
{
    Hasher hasher;
    const std::uint64_t view = hashView(s);
    hasher.value(view);
    hasher.bytes(s.rng.data(), sizeof s.rng);
    return hasher.result();
}

} // namespace core::hyperborea
