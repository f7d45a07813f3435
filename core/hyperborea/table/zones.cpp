#include "core/hyperborea/table/zones.h"

#include "core/hyperborea/table/query.h"

#include <algorithm>

namespace core::hyperborea {

namespace {

constexpr int kMostGems = 250; ///< as many as a seat's count holds

/// The n-th bit that is set.
int nthBit(std::uint64_t mask, std::uint32_t n)
{
    for (; n > 0; --n)
        mask &= mask - 1;
    return std::countr_zero(mask);
}

CardId drawCard(State& s, int deck)
{
    const auto at = static_cast<std::size_t>(deck);
    CardMask& cards = s.deck[at];
    if (cards != 0) {
        const auto bound = static_cast<std::uint32_t>(std::popcount(cards));
        const auto card = static_cast<CardId>(nthBit(cards, drawNumber(s, kDeckRng + at, bound)));
        cards &= ~bitOfCard(card);
        return card;
    }
    if (s.underCount[at] == 0)
        return kNone;
    const CardId card = s.under[at][0];
    std::copy(s.under[at].begin() + 1, s.under[at].begin() + s.underCount[at], s.under[at].begin());
    s.under[at][--s.underCount[at]] = 0;
    return card;
}

/// Where an open card lies.
std::pair<std::size_t, std::size_t> slotOf(const State& s, CardId card)
{
    for (std::size_t deck = 0; deck < kDecks; ++deck)
        for (std::size_t slot = 0; slot < kFaceUp; ++slot)
            if (s.open[deck][slot] == card)
                return { deck, slot };
    return { 0, 0 };
}

void fill(State& s, std::size_t deck, std::size_t slot)
{
    s.open[deck][slot] = drawCard(s, static_cast<int>(deck));
    auto& grey = s.reserve[static_cast<std::size_t>(Colour::Grey)];
    s.greyOn[deck][slot] = s.open[deck][slot] != kNone && grey > 0 ? 1 : 0;
    grey = static_cast<std::uint8_t>(grey - s.greyOn[deck][slot]);
}

} // namespace

std::uint32_t drawNumber(State& s, std::size_t rng, std::uint32_t bound)
{
    ++s.disclosures;
    return s.rng[rng].below(bound);
}

int drawCubes(Engine& e, Seat seat, int count)
{
    SeatState& own = e.s.of(seat);
    int left = sumOf(own.bag);
    int drawn = 0;
    for (; drawn < count && left > 0; ++drawn, --left) {
        auto pick = static_cast<int>(
            drawNumber(e.s, static_cast<std::size_t>(indexOf(seat)), static_cast<std::uint32_t>(left)));
        std::uint8_t colour = 0;
        while (pick >= own.bag[colour])
            pick -= own.bag[colour++];
        --own.bag[colour];
        ++own.available[colour];
        e.report(EventKind::Drew, seat, { .other = colour });
    }
    return drawn;
}

bool generate(Engine& e, Seat seat, Colour colour)
{
    auto& stock = e.s.reserve[static_cast<std::size_t>(colour)];
    if (stock == 0)
        return false;
    --stock;
    ++e.s.of(seat).bag[static_cast<std::size_t>(colour)];
    e.report(EventKind::Generated, seat, { .other = static_cast<std::uint8_t>(colour) });
    return true;
}

void takeCard(Engine& e, Seat seat, CardId card, bool spareGrey)
{
    const auto [deck, slot] = slotOf(e.s, card);
    constexpr auto kGrey = static_cast<std::size_t>(Colour::Grey);
    Cubes& to = spareGrey ? e.s.reserve : e.s.of(seat).bag;
    to[kGrey] = static_cast<std::uint8_t>(to[kGrey] + e.s.greyOn[deck][slot]);
    e.s.of(seat).owned |= bitOfCard(card);
    fill(e.s, deck, slot);
    e.report(EventKind::TookTechnology, seat, { .card = setOf(card) });
}

void changeCard(Engine& e, CardId card)
{
    const auto [deck, slot] = slotOf(e.s, card);
    e.s.under[deck][e.s.underCount[deck]++] = card;
    e.s.open[deck][slot] = drawCard(e.s, static_cast<int>(deck));
    e.report(EventKind::ChangedCard, e.s.current, { .card = setOf(card) });
}

bool hasMore(const State& s, int deck)
{
    return s.deck[static_cast<std::size_t>(deck)] != 0 || s.underCount[static_cast<std::size_t>(deck)] != 0;
}

void fillOpenCards(Engine& e)
{
    for (std::size_t deck = 0; deck < kDecks; ++deck)
        for (std::size_t slot = 0; slot < kFaceUp; ++slot)
            fill(e.s, deck, slot);
}

void turnUpBeside(Engine& e, HexId hex)
{
    for (const HexId beside : e.map().spots[hex].beside)
        if (beside != kNone && !e.s.hex[beside].up())
            turnUp(e, beside);
}

/// Rule 4.4.
void turnUp(Engine& e, HexId hex)
{
    const Land land = e.map().spots[hex].land;
    std::uint64_t fitting = 0;
    for (std::size_t i = 0; i < e.lib.tiles().size(); ++i)
        if (e.lib.tiles()[i].land == land)
            fitting |= std::uint64_t { 1 } << i;
    fitting &= e.s.tilesLeft;
    const auto bound = static_cast<std::uint32_t>(std::popcount(fitting));
    const auto tile = static_cast<TileId>(nthBit(fitting, drawNumber(e.s, kMapRng, bound)));
    e.s.tilesLeft &= ~(std::uint64_t { 1 } << tile);
    const Tile& def = e.lib.tile(tile);
    const int tokens = land == Land::Central ? kTokensOfCentre : kTokensOfBorderland;
    Hex& at = e.s.hex[hex];
    std::array<std::uint8_t, kSites> laid {};
    for (std::size_t site = 0; site < def.sites; ++site)
        if (!def.site[site].city)
            laid[site]
                = static_cast<std::uint8_t>(std::min(tokens, tokenStock(e.s, e.lib, def.site[site].back) - laid[0]));
    at.tile = tile;
    at.tokens = laid;
    for (std::size_t site = 0; site < def.sites && e.s.ghostStock > 0; ++site) {
        at.inside[site] = kGhost;
        --e.s.ghostStock;
    }
    e.report(EventKind::TurnedUp, Seat::None, { .place = hex });
}

bool bringOn(Engine& e, Seat seat, HexId hex)
{
    SeatState& own = e.s.of(seat);
    if (own.reserve == 0)
        return false;
    --own.reserve;
    ++e.s.hex[hex].free[static_cast<std::size_t>(indexOf(seat))];
    e.report(EventKind::CameOn, seat, { .place = hex });
    turnUpBeside(e, hex);
    return true;
}

void freeHalted(State& s, HexId hex, Seat seat)
{
    const auto at = static_cast<std::size_t>(indexOf(seat));
    Hex& there = s.hex[hex];
    there.free[at] = static_cast<std::uint8_t>(there.free[at] + there.halted[at]);
    there.halted[at] = 0;
}

void clearHalts(State& s, Seat seat)
{
    for (HexId hex = 0; hex < kMaxHexes; ++hex)
        freeHalted(s, hex, seat);
}

void goInside(Engine& e, Seat seat, HexId hex, std::size_t site)
{
    const auto at = static_cast<std::size_t>(indexOf(seat));
    Hex& there = e.s.hex[hex];
    --(there.halted[at] > 0 ? there.halted[at] : there.free[at]);
    there.inside[site] = static_cast<std::uint8_t>(indexOf(seat));
    e.report(EventKind::Entered, seat, { .place = hex, .other = static_cast<std::uint8_t>(site) });
}

void comeOut(Engine& e, Seat seat)
{
    for (Hex& hex : e.s.hex)
        for (std::uint8_t& inside : hex.inside)
            if (inside == indexOf(seat)) {
                inside = kNone;
                ++hex.free[static_cast<std::size_t>(indexOf(seat))];
            }
}

TokenId drawToken(Engine& e, HexId hex, std::size_t site)
{
    const Back back = e.tile(hex).site[site].back;
    std::uint32_t left = 0;
    for (std::size_t i = 0; i < e.lib.tokens().size(); ++i)
        left += e.lib.tokens()[i].back == back ? e.s.tokensLeft[i] : 0U;
    std::uint32_t pick = drawNumber(e.s, kTokenRng + static_cast<std::size_t>(back), left);
    TokenId token = 0;
    for (;; ++token) {
        const std::uint32_t here = e.lib.token(token).back == back ? e.s.tokensLeft[token] : 0U;
        if (pick < here)
            break;
        pick -= here;
    }
    --e.s.tokensLeft[token];
    --e.s.hex[hex].tokens[site];
    e.report(EventKind::Explored, e.s.current, { .place = hex, .other = token });
    return token;
}

void emptySet(State& s, Seat seat, SetId set)
{
    for (std::uint8_t& cube : s.on(seat, set))
        if (cube != kNone) {
            ++s.of(seat).bag[cube];
            cube = kNone;
        }
}

void gainGems(Engine& e, Seat seat, int count)
{
    std::uint8_t& gems = e.s.of(seat).gems;
    gems = static_cast<std::uint8_t>(std::min(gems + count, kMostGems));
    e.report(EventKind::GainedGems, seat, { .amount = count });
}

void loseGems(Engine& e, Seat seat, int count)
{
    std::uint8_t& gems = e.s.of(seat).gems;
    gems = static_cast<std::uint8_t>(gems - count);
    e.report(EventKind::LostGems, seat, { .amount = count });
}

} // namespace core::hyperborea
