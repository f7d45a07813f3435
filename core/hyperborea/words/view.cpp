#include "core/hyperborea/words/view.h"

#include "core/hyperborea/words/notation.h"
#include "core/hyperborea/words/notation_names.h"

namespace core::hyperborea {

std::string spokenText(const std::array<std::string, language::kLanguages>& texts)
{
    const std::string& spoken = texts[static_cast<std::size_t>(language::spoken())];
    return spoken.empty() ? texts[static_cast<std::size_t>(language::Language::English)] : spoken;
}

namespace {

SetView setView(const HyperboreaMatch& match, SetId set, const Spaces& on)
{
    const Library& lib = match.library();
    const SetDef& def = lib.set(set);
    SetView view;
    view.id = set;
    view.name = lib.nameOfSet(set);
    view.text = isBase(set) ? spokenText(lib.base()[set / 2U].setTexts[set % 2U])
                            : spokenText(lib.technology(cardOf(set)).texts);
    view.spaces.assign(def.spaces.begin(), def.spaces.begin() + def.count);
    view.on.assign(on.begin(), on.begin() + def.count);
    view.continuous = def.continuous();
    return view;
}

/// Which cubes would complete it.
ColourMask completedBy(const State& s, const Library& lib, Seat seat, SetId set)
{
    ColourMask cubes = 0;
    for (std::uint8_t i = 0; i < kColours; ++i) {
        const OpenSpaces open = openSpaces(s, lib, seat, set, static_cast<Colour>(i));
        for (const int space : { open.named, open.any })
            if (space >= 0 && completes(s, lib, seat, set, static_cast<std::size_t>(space)))
                cubes |= bitOf(static_cast<Colour>(i));
    }
    return cubes;
}

SetView setOfSeat(const HyperboreaMatch& match, Seat seat, SetId set)
{
    const State& s = match.state();
    SetView view = setView(match, set, s.on(seat, set));
    view.full = isFull(s, match.library(), seat, set);
    if (seat == s.current) {
        view.fired = s.fired(set);
        view.completedBy = completedBy(s, match.library(), seat, set);
    }
    return view;
}

TechnologyView technologyView(const HyperboreaMatch& match, CardId card, SetView set)
{
    const Technology& technology = match.library().technology(card);
    return { std::move(set), technology.deck, technology.points, technology.designed, false };
}

SeatView seatView(const HyperboreaMatch& match, Seat seat)
{
    const State& s = match.state();
    const Library& lib = match.library();
    const SeatState& own = s.of(seat);
    SeatView view;
    view.name = match.info().seats[static_cast<std::size_t>(indexOf(seat))].name;
    view.realm = lib.realm(own.realm).name;
    view.colour = lib.realm(own.realm).colour;
    view.gems = own.gems;
    view.ghosts = own.ghosts;
    view.trophies = own.trophies;
    view.bag = sumOf(own.bag);
    view.available = own.available;
    view.unused = own.unused;
    view.level = own.level;
    view.reserve = own.reserve;
    view.supply = own.supply;
    view.met = own.met;
    view.powerUsed = own.powerUsed != 0;
    if (own.raceTile != kNone) {
        const RaceTile& tile = lib.raceTile(own.raceTile);
        view.raceTile = tile.name;
        view.raceTileText = spokenText(tile.texts);
        view.raceTileDesigned = tile.designed;
    }
    if (own.stored != kNone)
        view.stored = tokenWords(match, own.stored).words();
    for (std::size_t i = 0; i < lib.base().size(); ++i) {
        const auto set = static_cast<SetId>(2 * i);
        view.base.push_back({ lib.base()[i].name, lib.base()[i].colour,
            { setOfSeat(match, seat, set), setOfSeat(match, seat, twinOf(set)) } });
    }
    eachCard(own.owned, [&](CardId card) {
        view.technologies.push_back(technologyView(match, card, setOfSeat(match, seat, setOf(card))));
    });
    return view;
}

SiteView siteView(const HyperboreaMatch& match, HexId hex, std::size_t site)
{
    const Hex& at = match.state().hex[hex];
    const Site& def = match.library().tile(at.tile).site[site];
    SiteView view;
    view.city = def.city;
    view.name = siteWords(match, hex, site).words();
    view.back = def.back;
    view.tokens = at.tokens[site];
    view.inside = at.inside[site];
    if (def.city) {
        const City& city = match.library().city(def.type);
        view.text = spokenText(city.texts);
        view.designed = city.designed;
    }
    return view;
}

HexView hexView(const HyperboreaMatch& match, HexId hex)
{
    const State& s = match.state();
    const Layout::Spot& spot = match.library().layout(s.seats).spots[hex];
    const Hex& at = s.hex[hex];
    HexView view;
    view.id = hex;
    view.name = hexName(match, hex);
    view.q = spot.q;
    view.r = spot.r;
    view.homeOf = spot.seat;
    view.capital = spot.seat != kNone && match.library().layout(s.seats).capitalOf(spot.seat) == hex;
    view.up = at.up();
    view.free = at.free;
    view.halted = at.halted;
    view.fortresses = at.fortresses;
    if (!view.up)
        return view;
    view.terrain = match.library().tile(at.tile).terrain;
    view.terrainName = terrainWords(view.terrain).words();
    view.controller = controllerOf(s, hex);
    for (std::size_t site = 0; site < match.library().tile(at.tile).sites; ++site)
        view.sites.push_back(siteView(match, hex, site));
    return view;
}

void addConditions(const State& s, TableView& view)
{
    for (std::uint8_t i = 0; i < kConditions; ++i) {
        const auto condition = static_cast<Condition>(i);
        ConditionView each;
        each.condition = condition;
        each.name = conditionWords(s, i).words();
        each.met = (s.met >> i & 1U) != 0;
        const bool prime = condition == Condition::Miniatures && s.options.prime;
        each.goal = condition == Condition::Gems   ? (s.seats == 2 ? kGemsToEndOfTwo : kGemsToEnd)
            : condition == Condition::Technologies ? kTechnologiesToEnd
            : prime                                ? 0
                                                   : kMiniatures;
        for (std::size_t seat = 0; seat < s.seats; ++seat)
            each.reached[seat] = condition == Condition::Gems ? s.seat[seat].gems
                : condition == Condition::Technologies        ? std::popcount(s.seat[seat].owned)
                : prime                                       ? 0
                                                              : kMiniatures - s.seat[seat].reserve;
        view.conditions.push_back(std::move(each));
    }
}

} // namespace

TableView viewFor(const Match& match, Seat viewer)
{
    const HyperboreaMatch& m = asHyperborea(match);
    const State& s = m.state();
    const Library& lib = m.library();
    TableView view;
    view.turn = s.turn;
    view.viewer = viewer;
    view.current = s.current;
    view.options = s.options;
    view.caller = s.caller;
    view.pool = s.pool;
    const PerSeat<Points> points = pointsOfAll(s, lib);
    view.parts = HyperboreaNotation().scoreParts(match);
    for (int i = 0; i < s.seats; ++i) {
        view.seats.push_back(seatView(m, seatAt(i)));
        view.seats.back().points = points[static_cast<std::size_t>(i)];
    }
    for (HexId hex = 0; hex < lib.layout(s.seats).hexes; ++hex)
        view.hexes.push_back(hexView(m, hex));
    for (std::size_t deck = 0; deck < kDecks; ++deck) {
        view.deckTitles[deck] = lib.titleOfDeck(static_cast<int>(deck));
        view.decks[deck] = std::popcount(s.deck[deck]) + s.underCount[deck];
        for (std::size_t i = 0; i < kFaceUp; ++i)
            if (const CardId card = s.open[deck][i]; card != kNone) {
                view.open[deck][i] = technologyView(m, card, setView(m, setOf(card), kEmpty));
                view.open[deck][i]->grey = s.greyOn[deck][i] != 0;
            }
    }
    addConditions(s, view);
    view.outcome = match.outcome();
    const Prompt& prompt = match.prompt();
    view.prompt = HyperboreaNotation().choices(match, prompt, viewer);
    const auto reason = static_cast<Reason>(prompt.reason);
    if (reason == Reason::Walk || reason == Reason::Strike || reason == Reason::Raze || reason == Reason::Here)
        view.from = prompt.source;
    if (reason == Reason::Place && prompt.seat == viewer)
        view.placed = prompt.detail;
    if (reason == Reason::Walk && prompt.seat == viewer) {
        view.moves = true;
        view.flies = static_cast<Gait>(prompt.detail) != Gait::Step;
        for (const Choice each : prompt.choices)
            if (verbOf(each) == Verb::To)
                view.hexes[each.a].cost = view.flies ? 1 : costOf(s, lib, prompt.source, each.a, s.current);
    }
    return view;
}

} // namespace core::hyperborea
