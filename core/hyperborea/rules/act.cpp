#include "core/hyperborea/rules/cubes.h"
#include "core/hyperborea/rules/develop.h"
#include "core/hyperborea/rules/effects.h"
#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/rules/others.h"
#include "core/hyperborea/rules/sites.h"
#include "core/hyperborea/rules/strike.h"
#include "core/hyperborea/rules/turn.h"
#include "core/hyperborea/rules/walk.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

#include <algorithm>

// What a seat may do in its turn, one small act at a time: rule 5.2.

namespace core::hyperborea {

namespace {

/// Whether a new miniature may come there, rule 7.7.
bool takesNewMiniature(const State& s, const Library& lib, HexId hex)
{
    const Hex& at = s.hex[hex];
    if (!at.up())
        return false;
    const Tile& tile = lib.tile(at.tile);
    for (std::size_t site = 0; site < tile.sites; ++site)
        if (tile.site[site].city
            && (lib.layout(s.seats).spots[hex].seat == s.at()
                || (at.inside[site] == s.at() && hasPower(s, lib, s.current, Power::MiniaturesAtCities))))
            return true;
    return false;
}

void offerOnMap(const State& s, const Library& lib, Prompt& prompt)
{
    const Pool& pool = s.pool;
    const bool shoots = hasRangedPoint(s, lib);
    const bool razes = std::any_of(pool.raze.begin(), pool.raze.end(), [](std::uint8_t n) { return n > 0; });
    const HexId hexes = lib.layout(s.seats).hexes;
    for (HexId hex = 0; hex < hexes; ++hex) {
        if (shoots && canShoot(s, lib, hex))
            offer(prompt, make(Verb::Ranged, hex));
        if (pool.miniature > 0 && s.own().reserve > 0 && takesNewMiniature(s, lib, hex))
            offer(prompt, make(Verb::Miniature, hex));
        if (s.hex[hex].of(s.at()) == 0)
            continue;
        if (pool.move > 0 && canLeave(s, lib, hex, Gait::Step))
            offer(prompt, make(Verb::Step, hex));
        if (pool.fly > 0 && canLeave(s, lib, hex, Gait::Fly))
            offer(prompt, make(Verb::Fly, hex, 0));
        if (pool.fly > 0 && canLeave(s, lib, hex, Gait::FlyHalted))
            offer(prompt, make(Verb::Fly, hex, 1));
        if (pool.attack > 0 && canStrike(s, hex))
            offer(prompt, make(Verb::Attack, hex));
        if (razes && canRaze(s, hex))
            offer(prompt, make(Verb::Raze, hex));
        if (pool.fortress > 0 && s.own().supply > 0)
            offer(prompt, make(Verb::Fortress, hex));
        if (pool.clone > 0 && s.own().reserve > 0)
            offer(prompt, make(Verb::Clone, hex));
    }
}

void offerCards(const State& s, const Library& lib, Prompt& prompt)
{
    if (s.pool.technology == 0)
        return;
    const bool changes = s.changed == 0 && hasPower(s, lib, s.current, Power::ChangeCard);
    for (std::size_t deck = 0; deck < kDecks; ++deck)
        for (const CardId card : s.open[deck])
            if (card != kNone) {
                offer(prompt, make(Verb::Take, setOf(card)));
                if (changes && hasMore(s, static_cast<int>(deck)))
                    offer(prompt, make(Verb::Change, setOf(card)));
            }
}

/// A part that was begun comes first; else one of each size.
void offerDraw(const State& s, Prompt& prompt)
{
    const Pool& pool = s.pool;
    if (sumOf(s.own().bag) == 0)
        return;
    if (pool.draw > 0)
        return offer(prompt, make(Verb::Draw));
    const auto sizes = std::count_if(pool.draws.begin(), pool.draws.end(), [](std::uint8_t n) { return n > 0; });
    for (std::size_t n = 1; n < pool.draws.size(); ++n)
        if (pool.draws[n] > 0)
            offer(prompt, make(Verb::Draw, sizes == 1 ? kNone : static_cast<std::uint8_t>(n)));
}

void offerOnBoard(const State& s, const Library& lib, Prompt& prompt)
{
    const Pool& pool = s.pool;
    offerDraw(s, prompt);
    ColourMask made = 0;
    for (const ColourMask each : pool.generate)
        made |= each;
    for (std::uint8_t colour = 0; colour < kRows; ++colour)
        if ((made >> colour & 1U) != 0 && s.reserve[colour] > 0)
            offer(prompt, make(Verb::Generate, colour));
    if (pool.restore > 0 && hasCubeFor(s, lib, Deed::Restore))
        offer(prompt, make(Verb::Restore));
    if (pool.purge > 0 && hasCubeFor(s, lib, Deed::Purge))
        offer(prompt, make(Verb::Purge));
    if (hasCubeFor(s, lib, Deed::Convert))
        offer(prompt, make(Verb::Convert));
    offerCards(s, lib, prompt);
    if (pool.espionage > 0 && canCopy(s, lib))
        offer(prompt, make(Verb::Espionage));
    if (canSetBack(s))
        offer(prompt, make(Verb::SetBack));
}

void offerPool(const State& s, const Library& lib, Prompt& prompt)
{
    if (s.pool == Pool {})
        return;
    offerOnMap(s, lib, prompt);
    offerOnBoard(s, lib, prompt);
    offerDevelopment(s, prompt);
}

void offerCubes(const State& s, Prompt& prompt)
{
    for (std::uint8_t colour = 0; colour < kColours; ++colour)
        if (s.own().available[colour] > 0)
            offer(prompt, make(Verb::Cube, colour));
}

void offerPower(const State& s, const Library& lib, Prompt& prompt)
{
    const SeatState& own = s.own();
    if (own.raceTile == kNone || own.powerUsed != 0)
        return;
    const Power power = lib.raceTile(own.raceTile).power;
    if (power == Power::Token || (power == Power::ForGem && own.gems > 0))
        offer(prompt, make(Verb::Power));
}

void usePower(Engine& e)
{
    SeatState& own = e.s.own();
    own.powerUsed = 1;
    e.report(EventKind::UsedPower, e.s.current, { .other = own.raceTile });
    if (e.lib.raceTile(own.raceTile).power == Power::ForGem)
        loseGems(e, e.s.current, 1);
    begin(e, Source::RaceTile, own.raceTile);
}

void take(Engine& e, SetId set)
{
    SeatState& own = e.s.own();
    --e.s.pool.technology;
    e.s.changed = 0;
    const auto& open = e.s.open[e.lib.technology(cardOf(set)).deck];
    const auto slot = static_cast<std::size_t>(std::find(open.begin(), open.end(), cardOf(set)) - open.begin());
    const bool grey = e.s.greyOn[e.lib.technology(cardOf(set)).deck][slot] != 0;
    const bool spare = grey && own.powerUsed == 0 && hasPower(e.s, e.lib, e.s.current, Power::DropGrey);
    if (spare)
        own.powerUsed = 1;
    takeCard(e, e.s.current, cardOf(set), spare);
}

void makeCube(Engine& e, std::uint8_t colour)
{
    auto& waiting = e.s.pool.generate;
    ColourMask* best = nullptr;
    for (ColourMask& each : waiting)
        if ((each >> colour & 1U) != 0 && (best == nullptr || std::popcount(each) < std::popcount(*best)))
            best = &each;
    if (best != nullptr)
        *best = 0;
    generate(e, e.s.current, static_cast<Colour>(colour));
}

/// One cube. What a part has left is lost once the bag is empty.
void draw(Engine& e, std::uint8_t size)
{
    Pool& pool = e.s.pool;
    if (pool.draw == 0) {
        if (size == kNone)
            size = static_cast<std::uint8_t>(std::find_if(pool.draws.begin(), pool.draws.end(), [](std::uint8_t n) {
                return n > 0;
            }) - pool.draws.begin());
        --pool.draws[size];
        pool.draw = size;
    }
    --pool.draw;
    drawCubes(e, e.s.current, 1);
    if (sumOf(e.s.own().bag) == 0)
        pool.draw = 0;
}

void raze(Engine& e, HexId hex)
{
    std::uint8_t most = kRows;
    while (e.s.pool.raze[most] == 0)
        --most;
    pushFrame(e.s, FrameKind::Raze, hex, most);
}

void buildFortress(Engine& e, HexId hex)
{
    --e.s.pool.fortress;
    --e.s.own().supply;
    ++e.s.hex[hex].fortresses[static_cast<std::size_t>(e.s.at())];
    e.report(EventKind::BuiltFortress, e.s.current, { .place = hex });
}

/// What the pool is used for; false where it is something else.
bool usePool(Engine& e, Choice choice)
{
    State& s = e.s;
    switch (verbOf(choice)) {
    case Verb::Step:
        pushFrame(s, FrameKind::Walk, choice.a, static_cast<std::uint8_t>(Gait::Step));
        break;
    case Verb::Fly:
        pushFrame(s, FrameKind::Walk, choice.a, static_cast<std::uint8_t>(choice.b == 1 ? Gait::FlyHalted : Gait::Fly));
        break;
    case Verb::Attack:
        pushFrame(s, FrameKind::Strike, choice.a, 0);
        break;
    case Verb::Ranged:
        pushFrame(s, FrameKind::Strike, choice.a, 1);
        break;
    case Verb::Raze:
        raze(e, choice.a);
        break;
    case Verb::Fortress:
        buildFortress(e, choice.a);
        break;
    case Verb::Miniature:
        --s.pool.miniature;
        bringOn(e, s.current, choice.a);
        break;
    case Verb::Clone:
        --s.pool.clone;
        bringOn(e, s.current, choice.a);
        break;
    case Verb::Develop:
    case Verb::DevelopOther:
    case Verb::DevelopWhole:
        develop(e, choice);
        break;
    case Verb::Take:
        take(e, choice.a);
        break;
    case Verb::Change:
        s.changed = 1;
        changeCard(e, cardOf(choice.a));
        break;
    case Verb::Draw:
        draw(e, choice.a);
        break;
    case Verb::Generate:
        makeCube(e, choice.a);
        break;
    case Verb::Restore:
        pushFrame(s, FrameKind::Cube, static_cast<std::uint8_t>(Deed::Restore));
        break;
    case Verb::Purge:
        pushFrame(s, FrameKind::Cube, static_cast<std::uint8_t>(Deed::Purge));
        break;
    case Verb::Convert:
        pushFrame(s, FrameKind::Cube, static_cast<std::uint8_t>(Deed::Convert));
        break;
    case Verb::Espionage:
        pushFrame(s, FrameKind::Copy);
        break;
    case Verb::SetBack:
        pushFrame(s, FrameKind::SetBack);
        break;
    default:
        return false;
    }
    return true;
}

} // namespace

void askTurn(const State& s, const Library& lib, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Act);
    offerCubes(s, prompt);
    offerPool(s, lib, prompt);
    offerSites(s, lib, prompt);
    offerUpgrades(s, prompt);
    if (s.own().stored != kNone)
        offer(prompt, make(Verb::UseStored));
    offerPower(s, lib, prompt);
    // The available area has to be emptied, and to end with cubes in it would be to put them all away: rule 5.3.
    if (sumOf(s.own().available) == 0)
        offer(prompt, make(Verb::End));
}

void answerTurn(Engine& e, Choice choice)
{
    if (usePool(e, choice))
        return;
    switch (verbOf(choice)) {
    case Verb::Cube:
        pushFrame(e.s, FrameKind::Place, choice.a);
        break;
    case Verb::Enter:
        enter(e, choice.a, choice.b);
        break;
    case Verb::Upgrade:
        upgrade(e, choice.a);
        break;
    case Verb::UseStored:
        useStored(e);
        break;
    case Verb::Power:
        usePower(e);
        break;
    default:
        endActions(e);
        break;
    }
}

void askReset(const State& s, const Library& lib, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::ResetAct);
    offerPool(s, lib, prompt);
    offer(prompt, make(Verb::End));
}

void answerReset(Engine& e, Choice choice)
{
    if (usePool(e, choice))
        return;
    popFrame(e.s);
    e.s.pool = {};
}

} // namespace core::hyperborea
