#include "core/hyperborea/table/query.h"
#include "core/hyperborea/words/notation.h"
#include "core/hyperborea/words/notation_names.h"

// The table in lines of text.

namespace core::hyperborea {

namespace {

using language::Between;
using language::Saying;

/// Colours and how many of each: "2 red, 1 blue"
Saying cubesWords(const Cubes& cubes)
{
    std::vector<Saying> words;
    for (std::uint8_t i = 0; i < kColours; ++i)
        if (cubes[i] > 0)
            words.push_back(say(Say::TablePair, { int { cubes[i] }, colourWords(i) }));
    return Saying::list(Between::Comma, words);
}

Cubes cubesOn(const Spaces& on)
{
    Cubes cubes {};
    for (const std::uint8_t cube : on)
        if (cube != kNone)
            ++cubes[cube];
    return cubes;
}

Saying siteLine(const HyperboreaMatch& match, HexId hex, std::size_t site)
{
    const Hex& at = match.state().hex[hex];
    std::vector<Saying> there;
    if (at.inside[site] == kGhost)
        there.push_back(say(Say::GhostWord));
    else if (at.inside[site] != kNone)
        there.push_back(personAt(match, at.inside[site]));
    if (at.tokens[site] > 0)
        there.push_back(say(Say::TableTokens, { int { at.tokens[site] } }));
    return say(Say::TableSite, { siteWords(match, hex, site), Saying::list(Between::Comma, there) });
}

void addHex(const HyperboreaMatch& match, HexId hex, std::vector<TableLine>& lines)
{
    const Hex& at = match.state().hex[hex];
    if (!at.up())
        return;
    std::vector<Saying> there;
    for (std::size_t site = 0; site < match.library().tile(at.tile).sites; ++site)
        there.push_back(siteLine(match, hex, site));
    for (int i = 0; i < match.seatCount(); ++i) {
        const auto seat = static_cast<std::size_t>(i);
        const auto add = [&](Say what, int number) {
            if (number > 0)
                there.push_back(say(what, { personAt(match, i), number }));
        };
        add(Say::TableMiniatures, at.free[seat]);
        add(Say::TableHalted, at.halted[seat]);
        add(Say::TableFortresses, at.fortresses[seat]);
    }
    if (there.empty())
        return;
    lines.push_back(
        { say(Say::TableHex, { hexWords(match, hex), Saying::list(Between::Semicolon, there) }).words(), 0 });
}

void addSeat(const HyperboreaMatch& match, int seat, std::vector<TableLine>& lines)
{
    const State& s = match.state();
    const Library& lib = match.library();
    const SeatState& own = s.seat[static_cast<std::size_t>(seat)];
    lines.push_back({ say(Say::TableSeat,
                          { personAt(match, seat), lib.realm(own.realm).name, pointsOf(s, lib, seatAt(seat)).total(),
                              int { own.gems }, int { own.ghosts }, sumOf(own.bag) })
                          .words(),
        0 });
    const auto add = [&](Say what, const Saying& words) {
        if (!words.empty())
            lines.push_back({ say(what, { words }).words(), 1 });
    };
    add(Say::TableAvailable, cubesWords(own.available));
    add(Say::TableUnused, cubesWords(own.unused));
    std::vector<Saying> rows;
    for (std::uint8_t row = 0; row < kRows; ++row)
        rows.push_back(say(Say::TablePair, { colourWords(row), int { own.level[row] } }));
    add(Say::TableRows, Saying::list(Between::Comma, rows));
    std::vector<Saying> sets;
    eachSet(s, seatAt(seat), [&](SetId set) {
        const Saying cubes = cubesWords(cubesOn(s.on(seatAt(seat), set)));
        if (!isBase(set) || !cubes.empty())
            sets.push_back(say(Say::TableSite, { lib.nameOfSet(set), cubes }));
    });
    add(Say::TableTechnologies, Saying::list(Between::Semicolon, sets));
    lines.push_back({ say(Say::TableReserve, { int { own.reserve }, int { own.supply } }).words(), 1 });
    if (own.raceTile != kNone)
        add(Say::TableRaceTile, lib.raceTile(own.raceTile).name);
    if (own.stored != kNone)
        add(Say::TableStored, tokenWords(match, own.stored));
}

} // namespace

std::vector<TableLine> HyperboreaNotation::table(const Match& match, Seat /*viewer*/) const
{
    const HyperboreaMatch& m = asHyperborea(match);
    const State& s = m.state();
    std::vector<TableLine> lines;
    lines.push_back({ say(Say::TableTurn, { personAt(m, s.at()), int { s.turn } }).words(), 0 });
    std::vector<Saying> open;
    for (const auto& deck : s.open)
        for (const CardId card : deck)
            if (card != kNone)
                open.push_back(m.library().technology(card).name);
    if (!open.empty())
        lines.push_back({ say(Say::TableOpen, { Saying::list(Between::Comma, open) }).words(), 0 });
    for (HexId hex = 0; hex < m.library().layout(s.seats).hexes; ++hex)
        addHex(m, hex, lines);
    for (int seat = 0; seat < s.seats; ++seat)
        addSeat(m, seat, lines);
    return lines;
}

} // namespace core::hyperborea
