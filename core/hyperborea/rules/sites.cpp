#include "core/hyperborea/rules/sites.h"

#include "core/hyperborea/rules/effects.h"
#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

namespace core::hyperborea {

namespace {

void keepToken(Engine& e, TokenId token)
{
    e.s.own().stored = token;
    e.report(EventKind::KeptToken, e.s.current, { .other = token });
}

void useToken(Engine& e, TokenId token)
{
    e.report(EventKind::UsedToken, e.s.current, { .other = token });
    begin(e, Source::Token, token);
}

void enterCity(Engine& e, CityId city)
{
    begin(e, Source::City, city);
    if (++e.s.cities == 1)
        fire(e, Trigger::FirstCity);
    SeatState& own = e.s.own();
    if (own.powerUsed == 0 && hasPower(e.s, e.lib, e.s.current, Power::AfterCity)) {
        own.powerUsed = 1;
        e.report(EventKind::UsedPower, e.s.current, { .other = own.raceTile });
        gain(e, e.lib.raceTile(own.raceTile).program.ways.front(), false);
    }
}

} // namespace

void offerSites(const State& s, const Library& lib, Prompt& prompt)
{
    const HexId hexes = lib.layout(s.seats).hexes;
    for (HexId hex = 0; hex < hexes; ++hex) {
        const Hex& at = s.hex[hex];
        if (!at.up() || at.openOf(s.at()) == 0)
            continue;
        const Tile& tile = lib.tile(at.tile);
        for (std::uint8_t site = 0; site < tile.sites; ++site)
            if (at.inside[site] == kNone && (tile.site[site].city || at.tokens[site] > 0))
                offer(prompt, make(Verb::Enter, hex, site));
    }
}

void enter(Engine& e, HexId hex, std::size_t site)
{
    goInside(e, e.s.current, hex, site);
    const Site& def = e.tile(hex).site[site];
    if (def.city)
        enterCity(e, def.type);
    else
        pushFrame(e.s, FrameKind::Token, drawToken(e, hex, site));
}

void useStored(Engine& e)
{
    const TokenId token = e.s.own().stored;
    e.s.own().stored = kNone;
    useToken(e, token);
}

/// Rule 8.5. The kept one is discarded for nothing but to keep the fresh one.
void askToken(const State& s, const Library& /*lib*/, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Token);
    prompt.source = s.top().a;
    offer(prompt, make(Verb::UseFresh));
    if (s.own().stored == kNone) {
        offer(prompt, make(Verb::KeepFresh));
        return;
    }
    offer(prompt, make(Verb::UseStored));
    offer(prompt, make(Verb::DropStored));
}

void answerToken(Engine& e, Choice choice)
{
    const TokenId fresh = e.s.top().a;
    switch (verbOf(choice)) {
    case Verb::UseFresh:
        popFrame(e.s);
        useToken(e, fresh);
        break;
    case Verb::KeepFresh:
        popFrame(e.s);
        keepToken(e, fresh);
        break;
    case Verb::UseStored:
        useStored(e);
        break;
    default:
        popFrame(e.s);
        e.report(EventKind::DiscardedToken, e.s.current, { .other = e.s.own().stored });
        keepToken(e, fresh);
        break;
    }
}

} // namespace core::hyperborea
