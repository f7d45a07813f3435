#include "core/hyperborea/ai/features.h"

#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/hyperborea/table/query.h"

#include <algorithm>
#include <array>
#include <bit>

namespace core::hyperborea {

namespace {

/// What every seat has, told as its own less the best other seat's.
enum SeatFigure : std::size_t {
    Total, ///< points
    LateTotal, ///< times how near the end is
    Gems,
    GhostPoints,
    Trophies,
    ColouredCubes,
    ObjectivePoints,
    TechnologyPoints,
    ControlPoints,
    OwnedTechnologies,
    EarlyTechnologies,
    OnMap, ///< miniatures
    InOpen,
    InSites,
    HaltedOnes,
    Fortresses,
    Conditions, ///< met
    NearGems, ///< the share of a condition, squared
    NearTechnologies,
    NearMiniatures,
    GreyCubes,
    GreyShare, ///< of all cubes
    AvailableColours,
    AvailableGrey,
    BagCubes,
    UnusedCubes,
    CubesOnSets, ///< of sets that are not complete
    OneShort, ///< sets that lack one cube
    FullSets, ///< continuous ones
    RowLevels,
    RowsToUpgrade,
    LevelsBeyond, ///< of those that may be upgraded
    StoredToken,
    PowerReady,
    SitesInReach, ///< that may be entered at once
    CitiesInReach,
    GhostsHere, ///< in a hex with miniatures of the seat's
    EnemiesHere,
    OnTurn,
    SeatFigureCount
};

/// What the pool of the seat that has the turn gives; nought for others.
enum PoolFigure : std::size_t {
    Moves,
    Flights,
    Attacks,
    Shots,
    NewMiniatures,
    Clones,
    FortressesToPlace,
    Steps,
    Takes,
    Draws,
    Generates,
    Converts,
    Restores,
    Purges,
    Razes,
    Harms,
    Copies,
    LastTurn, ///< the end is called
    LeadAtEnd, ///< and what the seat has less the best other
    PoolFigureCount
};

constexpr std::array<const char*, std::size_t { SeatFigureCount } + std::size_t { PoolFigureCount }> kFigureNames {
    "points",
    "points late in the match",
    "gems",
    "points for ghosts",
    "captured miniatures",
    "coloured cubes",
    "points for conditions",
    "points for technologies",
    "points for control",
    "technologies",
    "technologies early",
    "miniatures on the map",
    "miniatures in the open",
    "miniatures in sites",
    "halted miniatures",
    "fortresses",
    "conditions met",
    "near the gems",
    "near the technologies",
    "near the miniatures",
    "grey cubes",
    "share of grey cubes",
    "coloured cubes available",
    "grey cubes available",
    "cubes in the bag",
    "cubes unused",
    "cubes on sets begun",
    "sets that lack one cube",
    "full sets",
    "levels of rows",
    "rows to upgrade",
    "levels beyond that",
    "token kept",
    "race tile ready",
    "sites in reach",
    "cities in reach",
    "ghosts beside",
    "enemies beside",
    "own turn",
    "movement",
    "flying",
    "attacks",
    "ranged attacks",
    "miniatures to place",
    "miniatures to add",
    "fortresses to place",
    "steps to develop",
    "technologies to take",
    "cubes to draw",
    "cubes to generate",
    "cubes to convert",
    "cubes to restore",
    "cubes to purge",
    "fortresses to raze",
    "rows to set back",
    "technologies to copy",
    "end called",
    "lead with the end called",
};
static_assert(kFigureNames.size() <= kMaxFeatures);

using Figures = std::array<float, SeatFigureCount>;

int goalOfGems(const State& s)
{
    return s.seats == 2 ? kGemsToEndOfTwo : kGemsToEnd;
}

float squaredShare(int part, int whole)
{
    const float share = std::min(1.0F, static_cast<float>(part) / static_cast<float>(whole));
    return share * share;
}

/// How near the end is: the mean of how far each condition is for whoever is nearest, as many as are needed.
float lateness(const State& s)
{
    std::array<float, kConditions> nearest {};
    for (std::size_t i = 0; i < s.seats; ++i) {
        const SeatState& own = s.seat[i];
        const std::array<float, kConditions> near { squaredShare(own.gems, goalOfGems(s)),
            squaredShare(std::popcount(own.owned), kTechnologiesToEnd),
            s.options.prime ? 0.0F : squaredShare(kMiniatures - own.reserve, kMiniatures) };
        for (std::size_t k = 0; k < kConditions; ++k)
            nearest[k] = std::max({ nearest[k], near[k], (s.met >> k & 1U) != 0 ? 1.0F : 0.0F });
    }
    std::sort(nearest.rbegin(), nearest.rend());
    float sum = 0;
    for (std::size_t k = 0; k < s.options.length; ++k)
        sum += nearest[k];
    return s.caller != Seat::None ? 1.0F : sum / static_cast<float>(s.options.length);
}

/// Adds what lies on the sets of a seat.
void readSets(const State& s, const Library& lib, Seat seat, Figures& f)
{
    eachSet(s, seat, [&](SetId set) {
        const Spaces& on = s.on(seat, set);
        const SetDef& def = lib.set(set);
        int filled = 0;
        for (std::size_t i = 0; i < def.count; ++i) {
            filled += on[i] != kNone ? 1 : 0;
            f[GreyCubes] += on[i] == static_cast<std::uint8_t>(Colour::Grey) ? 1.0F : 0.0F;
        }
        if (filled == def.count) {
            f[FullSets] += def.continuous() ? 1.0F : 0.0F;
            return;
        }
        f[CubesOnSets] += static_cast<float>(filled);
        f[OneShort] += filled > 0 && filled + 1 == def.count ? 1.0F : 0.0F;
    });
}

void readMap(const State& s, const Library& lib, std::array<Figures, kMaxSeats>& all)
{
    const HexId hexes = lib.layout(s.seats).hexes;
    for (HexId hex = 0; hex < hexes; ++hex) {
        const Hex& at = s.hex[hex];
        if (!at.up())
            continue;
        const Tile& tile = lib.tile(at.tile);
        int open = 0;
        for (int i = 0; i < s.seats; ++i)
            open += at.openOf(i);
        const int ghosts = (at.inside[0] == kGhost ? 1 : 0) + (at.inside[1] == kGhost ? 1 : 0);
        for (std::size_t i = 0; i < s.seats; ++i) {
            const auto seat = static_cast<int>(i);
            Figures& f = all[i];
            f[Fortresses] += at.fortresses[i];
            const int here = at.openOf(seat);
            for (std::size_t site = 0; site < tile.sites; ++site) {
                f[InSites] += at.inside[site] == seat ? 1.0F : 0.0F;
                if (here == 0 || at.inside[site] != kNone)
                    continue;
                f[SitesInReach] += !tile.site[site].city && at.tokens[site] > 0 ? 1.0F : 0.0F;
                f[CitiesInReach] += tile.site[site].city ? 1.0F : 0.0F;
            }
            f[InOpen] += static_cast<float>(here);
            f[HaltedOnes] += at.halted[i];
            if (at.of(seat) > 0) {
                f[GhostsHere] += static_cast<float>(ghosts);
                f[EnemiesHere] += static_cast<float>(open - here);
            }
        }
    }
}

void readSeat(const State& s, const Library& lib, const Points& points, float late, int seat, Figures& f)
{
    const SeatState& own = s.seat[static_cast<std::size_t>(seat)];
    constexpr auto kGrey = static_cast<std::size_t>(Colour::Grey);
    const auto technologies = static_cast<float>(std::popcount(own.owned));
    f[Total] = static_cast<float>(points.total());
    f[LateTotal] = late * f[Total];
    f[Gems] = static_cast<float>(points.gems);
    f[GhostPoints] = static_cast<float>(points.ghosts);
    f[Trophies] = static_cast<float>(points.trophies);
    f[ColouredCubes] = static_cast<float>(points.cubes);
    f[ObjectivePoints] = static_cast<float>(points.objectives);
    f[TechnologyPoints] = static_cast<float>(points.technologies);
    f[ControlPoints] = static_cast<float>(points.control);
    f[OwnedTechnologies] = technologies;
    f[EarlyTechnologies] = (1 - late) * technologies;
    f[OnMap] = static_cast<float>(kMiniatures - own.reserve);
    f[Conditions] = static_cast<float>(std::popcount(own.met));
    f[NearGems] = squaredShare(own.gems, goalOfGems(s));
    f[NearTechnologies] = squaredShare(std::popcount(own.owned), kTechnologiesToEnd);
    f[NearMiniatures] = squaredShare(kMiniatures - own.reserve, kMiniatures);
    readSets(s, lib, seatAt(seat), f);
    f[GreyCubes] += static_cast<float>(own.bag[kGrey] + own.available[kGrey] + own.unused[kGrey]);
    f[GreyShare] = f[GreyCubes] / std::max(1.0F, f[GreyCubes] + f[ColouredCubes]);
    f[AvailableGrey] = own.available[kGrey];
    f[AvailableColours] = static_cast<float>(sumOf(own.available) - own.available[kGrey]);
    f[BagCubes] = static_cast<float>(sumOf(own.bag));
    f[UnusedCubes] = static_cast<float>(sumOf(own.unused));
    for (const std::uint8_t level : own.level) {
        f[RowLevels] += level;
        f[RowsToUpgrade] += level >= kUpgradeLevel ? 1.0F : 0.0F;
        f[LevelsBeyond] += static_cast<float>(std::max(0, level - kUpgradeLevel));
    }
    f[StoredToken] = own.stored != kNone ? 1.0F : 0.0F;
    f[PowerReady] = own.raceTile != kNone && own.powerUsed == 0 ? 1.0F : 0.0F;
    f[OnTurn] = indexOf(s.current) == seat ? 1.0F : 0.0F;
}

template <typename List>
float countOf(const List& list)
{
    return static_cast<float>(std::count_if(list.begin(), list.end(), [](auto each) { return each != 0; }));
}

void readPool(const State& s, Seat seat, std::span<float> f)
{
    std::fill(f.begin(), f.end(), 0.0F);
    if (seat != s.current)
        return;
    const Pool& pool = s.pool;
    f[Moves] = pool.move;
    f[Flights] = pool.fly;
    f[Attacks] = pool.attack;
    f[Shots] = pool.ranged;
    f[NewMiniatures] = pool.miniature;
    f[Clones] = pool.clone;
    f[FortressesToPlace] = pool.fortress;
    f[Steps] = pool.develop;
    for (std::size_t n = 1; n < pool.same.size(); ++n)
        f[Steps] += static_cast<float>(n * pool.same[n]);
    for (const std::uint8_t each : pool.stepsLeft)
        f[Steps] += each;
    f[Takes] = pool.technology;
    f[Draws] = static_cast<float>(pool.toDraw());
    f[Generates] = countOf(pool.generate);
    f[Converts] = countOf(pool.convert);
    f[Restores] = pool.restore;
    f[Purges] = pool.purge;
    f[Razes] = countOf(pool.raze);
    f[Harms] = static_cast<float>(pool.setBack) + countOf(pool.setBackOf);
    f[Copies] = pool.espionage;
}

constexpr std::size_t kWhose = 2; ///< the seat's own, or another's

} // namespace

HyperboreaFeatures::HyperboreaFeatures(std::shared_ptr<const Library> library)
    : m_library(std::move(library))
{
}

std::size_t HyperboreaFeatures::count() const
{
    return kFigureNames.size();
}

std::string HyperboreaFeatures::name(std::size_t index) const
{
    return kFigureNames[index];
}

void HyperboreaFeatures::read(const Match& match, Seat seat, std::span<float> values) const
{
    const auto& m = static_cast<const HyperboreaMatch&>(match);
    const State& s = m.state();
    const Library& lib = *m_library;
    const PerSeat<Points> points = pointsOfAll(s, lib);
    const float late = lateness(s);
    std::array<Figures, kMaxSeats> all {};
    for (int i = 0; i < s.seats; ++i)
        readSeat(s, lib, points[static_cast<std::size_t>(i)], late, i, all[static_cast<std::size_t>(i)]);
    readMap(s, lib, all);
    const auto own = static_cast<std::size_t>(indexOf(seat));
    Figures best {};
    bool first = true;
    for (std::size_t i = 0; i < s.seats; ++i) {
        if (i == own)
            continue;
        for (std::size_t k = 0; k < best.size(); ++k)
            best[k] = first ? all[i][k] : std::max(best[k], all[i][k]);
        first = false;
    }
    for (std::size_t k = 0; k < SeatFigureCount; ++k)
        values[k] = all[own][k] - best[k];
    const std::span<float> pool = values.subspan(SeatFigureCount, PoolFigureCount);
    readPool(s, seat, pool);
    if (s.caller != Seat::None) {
        pool[LastTurn] = 1;
        pool[LeadAtEnd] = values[Total];
    }
}

std::size_t HyperboreaFeatures::sparseCount() const
{
    return kWhose * (m_library->technologies().size() + m_library->raceTiles().size());
}

std::string HyperboreaFeatures::sparseName(std::size_t index) const
{
    const std::size_t technologies = m_library->technologies().size();
    const std::size_t what = index / kWhose;
    const std::string whose = index % kWhose == 0 ? "own " : "another's ";
    return whose
        + (what < technologies ? m_library->technologies()[what].name
                               : m_library->raceTiles()[what - technologies].name);
}

void HyperboreaFeatures::readAll(const Match& match, Seat seat, std::span<float> values, PresentInputs& present) const
{
    read(match, seat, values);
    present.clear();
    const State& s = static_cast<const HyperboreaMatch&>(match).state();
    const std::size_t technologies = m_library->technologies().size();
    for (int i = 0; i < s.seats; ++i) {
        const std::size_t whose = seatAt(i) == seat ? 0 : 1;
        const SeatState& of = s.seat[static_cast<std::size_t>(i)];
        eachCard(of.owned, [&](CardId card) {
            if (!present.full())
                present.push(static_cast<std::uint16_t>(kWhose * card + whose));
        });
        if (of.raceTile != kNone && !present.full())
            present.push(static_cast<std::uint16_t>(kWhose * (technologies + of.raceTile) + whose));
    }
}

} // namespace core::hyperborea
