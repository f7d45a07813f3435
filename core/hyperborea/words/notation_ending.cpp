#include "core/hyperborea/words/notation_ending.h"

#include "core/hyperborea/table/query.h"
#include "core/hyperborea/words/notation_names.h"

#include <bit>

namespace core::hyperborea {

namespace {

/// What settled a match that was counted, where the points do not: rule 14.8.
language::Saying tieBroken(const State& s, const Library& lib)
{
    const PerSeat<Points> all = pointsOfAll(s, lib);
    const auto winner = static_cast<std::size_t>(std::countr_zero(s.winners));
    const Points& most = all[winner];
    bool equal = false;
    bool hexes = false;
    bool cubes = false;
    for (std::size_t i = 0; i < s.seats; ++i) {
        if (i == winner || all[i].total() != most.total())
            continue;
        equal = true;
        hexes = hexes || all[i].hexes == most.hexes;
        cubes = cubes || (all[i].hexes == most.hexes && all[i].cubes == most.cubes);
    }
    if (!equal)
        return {};
    return say(cubes ? Say::EndByOrder : hexes ? Say::EndByCubes : Say::EndByHexes);
}

} // namespace

language::Saying whyInWords(const HyperboreaMatch& match)
{
    const State& s = match.state();
    switch (s.decided) {
    case Ended::No:
        return {};
    case Ended::Scored:
        return tieBroken(s, match.library());
    case Ended::Long:
        return say(Say::EndLong, { int { s.turn } });
    case Ended::Agreed:
        return say(Say::EndAgreed);
    }
    return {};
}

} // namespace core::hyperborea
