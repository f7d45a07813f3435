#include "core/hyperborea/table/query.h"

#include <algorithm>

namespace core::hyperborea {

SeatMask neighboursOf(const State& s, Seat seat)
{
    const int at = indexOf(seat);
    return static_cast<SeatMask>(maskOf(seatAt((at + 1) % s.seats)) | maskOf(seatAt((at + s.seats - 1) % s.seats)));
}

bool hasOpenEnemy(const State& s, HexId hex, Seat seat)
{
    for (int i = 0; i < s.seats; ++i)
        if (i != indexOf(seat) && s.hex[hex].openOf(i) > 0)
            return true;
    return false;
}

/// Rule 4.5.
int costOf(const State& s, const Library& lib, HexId from, HexId to, Seat seat)
{
    const Terrain left = lib.tile(s.hex[from].tile).terrain;
    const Terrain entered = lib.tile(s.hex[to].tile).terrain;
    if (left == entered)
        return 1;
    int cost = 1;
    if ((entered == Terrain::Forest || entered == Terrain::Mountain) && !hasRule(s, lib, seat, Rule::NoEntrySurcharge))
        ++cost;
    if (left == Terrain::Mountain || left == Terrain::Swamp)
        ++cost;
    return cost;
}

namespace {

/// How many spaces are missing once one of them is filled; the discount of Veteran Commanders is taken off.
bool isCompleteWith(const State& s, const Library& lib, Seat seat, SetId set, std::size_t filled)
{
    const SetDef& def = lib.set(set);
    const Spaces& on = s.on(seat, set);
    int missing = 0;
    bool spared = false;
    for (std::size_t i = 0; i < def.count; ++i)
        if (on[i] == kNone && i != filled) {
            ++missing;
            spared = spared || def.spaces[i] == Space::Any || def.spaces[i] == Space::Green;
        }
    return missing == 0 || (missing == 1 && spared && def.attacks && hasPower(s, lib, seat, Power::Discount));
}

} // namespace

bool isComplete(const State& s, const Library& lib, Seat seat, SetId set)
{
    return isCompleteWith(s, lib, seat, set, kMaxSpaces);
}

bool completes(const State& s, const Library& lib, Seat seat, SetId set, std::size_t space)
{
    return !isComplete(s, lib, seat, set) && isCompleteWith(s, lib, seat, set, space);
}

bool isFull(const State& s, const Library& lib, Seat seat, SetId set)
{
    const SetDef& def = lib.set(set);
    const Spaces& on = s.on(seat, set);
    return std::none_of(on.begin(), on.begin() + def.count, [](std::uint8_t cube) { return cube == kNone; });
}

bool hasRule(const State& s, const Library& lib, Seat seat, Rule rule)
{
    bool has = false;
    eachCard(s.of(seat).owned,
        [&](CardId card) { has = has || (lib.set(setOf(card)).rule == rule && isFull(s, lib, seat, setOf(card))); });
    return has;
}

bool hasPower(const State& s, const Library& lib, Seat seat, Power power)
{
    const RaceTileId tile = s.of(seat).raceTile;
    return tile != kNone && lib.raceTile(tile).power == power;
}

/// Rules 6.1 to 6.3 and 6.6.
OpenSpaces openSpaces(const State& s, const Library& lib, Seat seat, SetId set, Colour cube)
{
    if (s.fired(set) || (isBase(set) && !isEmpty(s.of(seat).base[twinOf(set)])))
        return {};
    const SetDef& def = lib.set(set);
    const Spaces& on = s.on(seat, set);
    const auto own = static_cast<Space>(cube);
    OpenSpaces open;
    for (int i = def.count - 1; i >= 0; --i) {
        const auto at = static_cast<std::size_t>(i);
        if (on[at] != kNone)
            continue;
        if (def.spaces[at] == own)
            open.named = i;
        else if (def.spaces[at] == Space::Any && cube != Colour::Grey)
            open.any = i;
    }
    // What counts as filled may make a set complete that has spaces left.
    if (def.attacks && (open.named >= 0 || open.any >= 0) && isComplete(s, lib, seat, set))
        return {};
    return open;
}

int tokenStock(const State& s, const Library& lib, Back back)
{
    int stock = 0;
    for (std::size_t i = 0; i < lib.tokens().size(); ++i)
        if (lib.tokens()[i].back == back)
            stock += s.tokensLeft[i];
    for (const Hex& hex : s.hex)
        if (hex.up())
            for (std::size_t site = 0; site < kSites; ++site)
                if (lib.tile(hex.tile).site[site].back == back)
                    stock -= hex.tokens[site];
    return stock;
}

/// Rule 14.7. Ghosts are in sites alone.
Seat controllerOf(const State& s, HexId hex)
{
    const Hex& at = s.hex[hex];
    if (!at.up())
        return Seat::None;
    int most = (at.inside[0] == kGhost ? 1 : 0) + (at.inside[1] == kGhost ? 1 : 0);
    Seat controller = Seat::None;
    for (int i = 0; i < s.seats; ++i) {
        const int here = at.of(i);
        if (here > most) {
            most = here;
            controller = seatAt(i);
        } else if (here == most) {
            controller = Seat::None;
        }
    }
    return controller;
}

namespace {

/// How many of the spaces hold a cube that is not grey. Four bytes at a time, each below kRows, grey or kNone, with the
/// top bit of a byte as the answer: counted one by one in a byte of its own, g++ 12 gets the sum wrong at -O3.
int coloursOn(const Spaces& on)
{
    constexpr std::uint32_t kTop = 0x80808080;
    constexpr std::uint32_t kReachTop = (0x80 - kRows) * 0x01010101U;
    const auto row = std::bit_cast<std::uint32_t>(on);
    return std::popcount(~((row & ~kTop) + kReachTop) & ~row & kTop);
}

/// All but what hexes give.
Points ownPoints(const State& s, const Library& lib, const SeatState& own)
{
    constexpr int kListed = static_cast<int>(kPointsOfGhosts.size()) - 1;
    Points points;
    points.gems = own.gems;
    points.ghosts = kPointsOfGhosts[static_cast<std::size_t>(std::min<int>(own.ghosts, kListed))]
        + std::max(0, own.ghosts - kListed);
    points.trophies = std::popcount(own.trophies);
    points.objectives = kPointsOfTile * std::popcount(own.objectives);
    for (std::size_t i = 0; i < kRows; ++i)
        points.cubes += own.bag[i] + own.available[i] + own.unused[i];
    for (const Spaces& on : own.base)
        points.cubes += coloursOn(on);
    eachCard(own.owned, [&](CardId card) {
        points.technologies += lib.pointsOf(card);
        points.cubes += coloursOn(s.card[card]);
    });
    return points;
}

} // namespace

PerSeat<Points> pointsOfAll(const State& s, const Library& lib)
{
    constexpr std::array kControl { 4, 2, 1 }; // by Land
    PerSeat<Points> points;
    for (std::size_t i = 0; i < s.seats; ++i)
        points[i] = ownPoints(s, lib, s.seat[i]);
    const Layout& map = lib.layout(s.seats);
    for (HexId hex = 0; hex < map.hexes; ++hex)
        if (const Seat controller = controllerOf(s, hex); controller != Seat::None) {
            Points& of = points[static_cast<std::size_t>(indexOf(controller))];
            ++of.hexes;
            of.control += kControl[static_cast<std::size_t>(map.spots[hex].land)];
        }
    return points;
}

Points pointsOf(const State& s, const Library& lib, Seat seat)
{
    return pointsOfAll(s, lib)[static_cast<std::size_t>(indexOf(seat))];
}

} // namespace core::hyperborea
