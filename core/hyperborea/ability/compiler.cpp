#include "core/hyperborea/ability/compiler.h"

#include "core/hyperborea/sayings/faults.h"
#include "core/json/json_text.h"
#include "core/json/remedy.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

// Files and what lies in them; effects are in compiler_effects.cpp.

namespace core::hyperborea {

namespace {

constexpr std::size_t kMost = 64; ///< things of a kind in a file
constexpr int kMostCopies = 20;
constexpr int kMostPoints = 9;
constexpr int kFurthest = 3; ///< of a hex from the centre
constexpr int kMostBorderlands = 8;

const std::vector<std::string_view>& colourWords()
{
    static const std::vector<std::string_view> words { "red", "green", "purple", "blue", "orange", "yellow" };
    return words;
}

/// The line of the value at a JSON pointer, or of what is around it.
int lineAt(const std::map<std::string, int, std::less<>>& lines, std::string path)
{
    for (;;) {
        if (const auto found = lines.find(path); found != lines.end())
            return found->second;
        const std::size_t slash = path.rfind('/');
        if (slash == std::string::npos)
            return 0;
        path.resize(slash);
    }
}

/// Notes for each hex of a layout which lie beside it.
void findNeighbours(Layout& layout)
{
    constexpr std::array<std::pair<int, int>, 6> kBeside { { { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 },
        { 1, -1 } } };
    for (std::size_t i = 0; i < layout.hexes; ++i)
        for (std::size_t way = 0; way < kBeside.size(); ++way)
            for (std::size_t j = 0; j < layout.hexes; ++j)
                if (layout.spots[j].q == layout.spots[i].q + kBeside[way].first
                    && layout.spots[j].r == layout.spots[i].r + kBeside[way].second)
                    layout.spots[i].beside[way] = static_cast<std::uint8_t>(j);
}

} // namespace

std::size_t Compiler::among(const JsonReader& value, const Words& known)
{
    const std::string word = value.asText();
    const auto found = std::find(known.begin(), known.end(), word);
    if (found != known.end())
        return static_cast<std::size_t>(found - known.begin());
    if (value.isText())
        value.fault(say(Fault::UnknownWord, { shortened(word) }), remedyFor(word, known));
    return 0;
}

Colour Compiler::colour(const JsonReader& value)
{
    return static_cast<Colour>(among(value, colourWords()));
}

void Compiler::keysAre(const JsonReader& object, const Words& known)
{
    object.eachMember([&](const std::string& name, const JsonReader& value) {
        if (std::find(known.begin(), known.end(), name) == known.end())
            value.fault(say(Fault::UnknownKey, { shortened(name) }), remedyFor(name, known));
    });
}

void Compiler::addFile(const SourceFile& file)
{
    const std::string name = file.path.substr(file.path.rfind('/') + 1);
    std::map<std::string, int, std::less<>> lines;
    JsonFault broken;
    const nlohmann::json json = parseJson(file.text, kCardFile, broken, &lines);
    if (!broken.what.empty()) {
        m_problems.push_back(
            { name + (broken.line == 0 ? "" : ':' + std::to_string(broken.line)), broken.what, broken.hint });
        return;
    }
    Problems found;
    readFile(JsonReader(json, "", found));
    for (Problem& each : found) {
        const int line = lineAt(lines, each.where == "/" ? std::string() : each.where);
        each.where
            = name + (line == 0 ? "" : ':' + std::to_string(line)) + (each.where.empty() ? "" : ' ' + each.where);
        m_problems.push_back(std::move(each));
    }
}

void Compiler::finish()
{
    const auto whole = [&](bool holds, Fault what) {
        if (!holds)
            m_problems.push_back({ "cards/hyperborea", say(what), say(Fault::InstallAgain) });
    };
    whole(m_library.m_base.size() == kBaseSets / 2, Fault::BaseNotWhole);
    whole(m_library.m_technologies.size() == kMaxTechnologies, Fault::DecksNotWhole);
    whole(m_library.m_realms.size() == kRealms, Fault::RealmsNotWhole);
    const auto hexes = [&](Land land) {
        return std::count_if(
            m_library.m_tiles.begin(), m_library.m_tiles.end(), [land](const Tile& each) { return each.land == land; });
    };
    // A match keeps the hexes that are left as bits and the tokens as numbers.
    whole(hexes(Land::Central) >= 1 && hexes(Land::Borderland) >= kMostBorderlands && m_library.m_tiles.size() <= 64
            && m_library.m_tokens.size() <= kMaxTokens,
        Fault::BoxNotWhole);
    for (int seats = 2; seats <= kMaxSeats; ++seats)
        whole(m_library.layout(seats).hexes != 0, Fault::MapNotWhole);
}

void Compiler::readFile(const JsonReader& file)
{
    if (!file.isObject()) {
        file.eachMember([](const std::string&, const JsonReader&) {});
        return;
    }
    keysAre(file,
        { "id", "deck", "title", "designed", "base", "technologies", "cities", "tokens", "common", "realms", "hexes",
            "layouts" });
    m_designed = file.has("designed") && file.child("designed").asBoolean();
    const auto each = [&](const char* list, std::size_t most, const auto& read) {
        if (file.has(list))
            file.child(list).eachItem(1, most, read);
    };
    each("base", kBaseSets / 2, [&](const JsonReader& base) { readBase(base); });
    if (file.has("technologies")) {
        const auto deck = static_cast<int>(file.child("deck").asInteger(1, kDecks)) - 1;
        m_library.m_deckTitles[static_cast<std::size_t>(std::max(deck, 0))] = file.text("title");
        each("technologies", kMost, [&](const JsonReader& card) { readTechnology(card, std::max(deck, 0)); });
    }
    each("cities", kMost, [&](const JsonReader& city) { readCity(city); });
    each("tokens", kMaxTokens, [&](const JsonReader& token) { readToken(token); });
    each("hexes", kMost, [&](const JsonReader& hex) { readHex(hex); });
    if (file.has("common"))
        m_library.m_common = homeland(file.child("common"), "common");
    each("realms", kRealms, [&](const JsonReader& realm) { readRealm(realm); });
    each("layouts", kMaxSeats, [&](const JsonReader& layout) { readLayout(layout); });
}

void Compiler::thing(const JsonReader& from, Thing& to)
{
    to.id = from.text("id");
    to.designed = from.has("designed") ? from.child("designed").asBoolean() : m_designed;
}

void Compiler::spaces(const JsonReader& list, SetDef& set)
{
    Words words = colourWords();
    words.insert(words.end(), { "grey", "any" });
    list.eachItem(1, kMaxSpaces,
        [&](const JsonReader& each) { set.spaces[set.count++] = static_cast<Space>(among(each, words)); });
}

/// What rules ask of an effect as long as there is a set with it.
void Compiler::note(SetDef& set) const
{
    set.restores = set.program.has(OpCode::Restore);
    set.attacks = set.program.has(OpCode::Attack);
    set.corrupts = set.program.has(OpCode::Corrupt);
}

void Compiler::readBase(const JsonReader& base)
{
    keysAre(base, { "id", "name", "colour", "sets", "designed", "note" });
    if (!m_library.m_technologies.empty() || m_library.m_base.size() == kBaseSets / 2) {
        base.fault(say(Fault::BaseFirst));
        return;
    }
    BaseTechnology def;
    thing(base, def);
    def.name = base.text("name");
    def.colour = colour(base.child("colour"));
    std::size_t read = 0;
    base.child("sets").eachItem(2, 2, [&](const JsonReader& each) {
        keysAre(each, { "spaces", "effect", "note" });
        SetDef set;
        spaces(each.child("spaces"), set);
        set.program = effect(each.child("effect"));
        note(set);
        m_library.m_sets.push_back(std::move(set));
        ++read;
    });
    for (; read < 2; ++read)
        m_library.m_sets.emplace_back();
    m_library.m_base.push_back(std::move(def));
}

void Compiler::readTechnology(const JsonReader& technology, int deck)
{
    keysAre(technology, { "id", "name", "spaces", "points", "effect", "when", "rule", "designed", "note" });
    if (m_library.m_technologies.size() == kMaxTechnologies) {
        technology.fault(say(Fault::TooManyCards, { static_cast<int>(kMaxTechnologies) }));
        return;
    }
    Technology def;
    thing(technology, def);
    def.name = technology.text("name");
    def.deck = static_cast<std::uint8_t>(deck);
    def.points = static_cast<std::uint8_t>(technology.child("points").asInteger(0, kMostPoints));
    const auto& known = m_library.m_technologies;
    if (std::any_of(known.begin(), known.end(), [&](const Technology& each) { return each.name == def.name; }))
        technology.child("name").fault(say(Fault::SameName, { def.name }));
    SetDef set;
    spaces(technology.child("spaces"), set);
    if (technology.has("when"))
        set.when = static_cast<Trigger>(
            1 + among(technology.child("when"), { "turnStart", "firstKill", "firstCity", "reset" }));
    if (technology.has("rule"))
        set.rule = static_cast<Rule>(
            1 + among(technology.child("rule"), { "noEntrySurcharge", "extraMiniature", "extraDevelop" }));
    if (set.continuous() && (set.rule == Rule::None || technology.has("effect")))
        set.program = plainEffect(technology.child("effect"));
    else if (!set.continuous())
        set.program = effect(technology.child("effect"));
    if (set.program.has(OpCode::Corrupt) && set.program.ways.size() > 1)
        technology.child("effect").fault(say(Fault::CorruptTechnologiesOnly));
    if (set.continuous() && set.program.ways.size() > 1)
        technology.child("effect").fault(say(Fault::NoChoiceHere));
    note(set);
    if (m_library.m_sets.size() < kBaseSets)
        m_library.m_sets.resize(kBaseSets); // a file that is checked without the base
    m_library.m_points[m_library.m_technologies.size()] = def.points;
    m_library.m_technologies.push_back(std::move(def));
    m_library.m_sets.push_back(std::move(set));
}

void Compiler::readCity(const JsonReader& city)
{
    keysAre(city, { "id", "name", "effect", "designed", "note" });
    City def;
    thing(city, def);
    def.name = city.text("name");
    def.program = plainEffect(city.child("effect"));
    m_library.m_cities.push_back(std::move(def));
}

void Compiler::readToken(const JsonReader& token)
{
    keysAre(token, { "id", "back", "copies", "effect", "designed", "note" });
    Token def;
    thing(token, def);
    def.back = static_cast<Back>(among(token.child("back"), { "bronze", "silver", "gold" }));
    def.copies = static_cast<std::uint8_t>(token.child("copies").asInteger(1, kMostCopies));
    def.program = plainEffect(token.child("effect"));
    if (def.program.ways.size() > 1)
        token.child("effect").fault(say(Fault::NoChoiceHere));
    m_library.m_tokens.push_back(std::move(def));
}

TileId Compiler::tile(const JsonReader& hex, const std::string& id, Land land)
{
    Tile def;
    def.id = id;
    def.land = land;
    def.terrain = static_cast<Terrain>(among(hex.child("terrain"), { "desert", "forest", "swamp", "mountain" }));
    Words cities;
    for (const City& each : m_library.m_cities)
        cities.emplace_back(each.id);
    hex.child("sites").eachItem(0, kSites, [&](const JsonReader& each) {
        keysAre(each, { "city", "ruin" });
        Site& site = def.site[def.sites++];
        site.city = each.has("city");
        if (site.city)
            site.type = static_cast<CityId>(among(each.child("city"), cities));
        else
            site.back = static_cast<Back>(among(each.child("ruin"), { "bronze", "silver", "gold" }));
    });
    m_library.m_tiles.push_back(std::move(def));
    return static_cast<TileId>(m_library.m_tiles.size() - 1);
}

std::array<TileId, 3> Compiler::homeland(const JsonReader& home, const std::string& id)
{
    keysAre(home, { "capital", "left", "right" });
    std::array<TileId, 3> tiles {};
    constexpr std::array kParts { "capital", "left", "right" };
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const JsonReader part = home.child(kParts[i]);
        keysAre(part, { "terrain", "sites", "note" });
        tiles[i] = tile(part, id + '.' + kParts[i], Land::Homeland);
    }
    return tiles;
}

void Compiler::readRealm(const JsonReader& realm)
{
    keysAre(realm, { "id", "name", "colour", "homeland", "tiles", "note" });
    Realm def;
    def.id = realm.text("id");
    def.name = realm.text("name");
    def.colour = colour(realm.child("colour"));
    def.homeland = homeland(realm.child("homeland"), def.id);
    const auto number = static_cast<std::uint8_t>(m_library.m_realms.size());
    m_library.m_realms.push_back(def);
    std::size_t place = 0;
    realm.child("tiles").eachItem(2, 2, [&](const JsonReader& each) { readRaceTile(each, number, place++); });
}

void Compiler::readRaceTile(const JsonReader& tile, std::uint8_t realm, std::size_t place)
{
    keysAre(tile, { "id", "name", "power", "number", "effect", "designed", "note" });
    RaceTile def;
    thing(tile, def);
    def.name = tile.text("name");
    def.realm = realm;
    def.power = static_cast<Power>(among(tile.child("power"),
        { "discount", "afterKill", "token", "attackAtRange", "miniatureForGhost", "miniaturesAtCities", "afterCity",
            "forGem", "resetDraw", "upgradeStops", "changeCard", "dropGrey" }));
    constexpr std::array kWithEffect { Power::AfterKill, Power::Token, Power::AfterCity, Power::ForGem };
    if (std::find(kWithEffect.begin(), kWithEffect.end(), def.power) != kWithEffect.end())
        def.program = plainEffect(tile.child("effect"));
    if (def.program.ways.size() > 1 && def.power != Power::ForGem)
        tile.child("effect").fault(say(Fault::NoChoiceHere));
    if (def.power == Power::ResetDraw || def.power == Power::UpgradeStops)
        def.number = static_cast<std::uint8_t>(tile.child("number").asInteger(1, kMostPoints));
    m_library.m_realms[realm].tiles[place] = static_cast<RaceTileId>(m_library.m_raceTiles.size());
    m_library.m_raceTiles.push_back(std::move(def));
}

void Compiler::readHex(const JsonReader& hex)
{
    keysAre(hex, { "id", "kind", "terrain", "sites", "note" });
    const bool central = among(hex.child("kind"), { "central", "borderland" }) == 0;
    tile(hex, hex.text("id"), central ? Land::Central : Land::Borderland);
}

void Compiler::readLayout(const JsonReader& layout)
{
    keysAre(layout, { "seats", "central", "borderlands", "homelands", "note" });
    const auto seats = static_cast<std::size_t>(layout.child("seats").asInteger(2, kMaxSeats));
    Layout def;
    const auto add = [&](const JsonReader& at, Land land, std::uint8_t seat) {
        std::array<std::int8_t, 2> place {};
        std::size_t read = 0;
        at.eachItem(2, 2, [&](const JsonReader& each) {
            place[read++] = static_cast<std::int8_t>(each.asInteger(-kFurthest, kFurthest));
        });
        for (std::size_t i = 0; i < def.hexes; ++i)
            if (def.spots[i].q == place[0] && def.spots[i].r == place[1])
                at.fault(say(Fault::SamePlace));
        Layout::Spot& spot = def.spots[def.hexes++];
        spot.q = place[0];
        spot.r = place[1];
        spot.land = land;
        spot.seat = seat;
    };
    add(layout.child("central"), Land::Central, kNone);
    layout.child("borderlands").eachItem(1, kMostBorderlands, [&](const JsonReader& each) {
        add(each, Land::Borderland, kNone);
        ++def.borderlands;
    });
    std::uint8_t seat = 0;
    layout.child("homelands").eachItem(seats, seats, [&](const JsonReader& each) {
        keysAre(each, { "capital", "left", "right" });
        for (const char* part : { "capital", "left", "right" })
            add(each.child(part), Land::Homeland, seat);
        ++seat;
    });
    findNeighbours(def);
    if (seats < m_library.m_layouts.size())
        m_library.m_layouts[seats] = def;
}

} // namespace core::hyperborea
