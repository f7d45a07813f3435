#pragma once

#include "core/game/game.h"
#include "core/hyperborea/cards/box.h"
#include "core/hyperborea/cards/program.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::hyperborea {

/// The game as files, records and databases name it.
inline constexpr const char* kGameId = "hyperborea";

/// A set of spaces that can be activated: those of the six base technologies, two of each, then the cards.
using SetId = std::uint8_t;
/// A technology card; there is one of each.
using CardId = std::uint8_t;
using TileId = std::uint8_t; ///< a hex as it may lie on the map
using CityId = std::uint8_t;
using TokenId = std::uint8_t; ///< a kind of ruin token
using RaceTileId = std::uint8_t;

inline constexpr std::uint8_t kNone = 0xFF;
inline constexpr std::size_t kBaseSets = 12;
inline constexpr std::size_t kMaxTechnologies = 64;
inline constexpr std::size_t kMaxSets = kBaseSets + kMaxTechnologies;
inline constexpr std::size_t kMaxTokens = 32;
inline constexpr std::size_t kMaxHexes = 32;
inline constexpr std::size_t kSites = 2; ///< of a hex at most

constexpr bool isBase(SetId set)
{
    return set < kBaseSets;
}
constexpr SetId setOf(CardId card)
{
    return static_cast<SetId>(card + kBaseSets);
}
constexpr CardId cardOf(SetId set)
{
    return static_cast<CardId>(set - kBaseSets);
}
/// The other set of a base technology.
constexpr SetId twinOf(SetId set)
{
    return static_cast<SetId>(set ^ 1U);
}

enum class Terrain : std::uint8_t { Desert, Forest, Swamp, Mountain };
enum class Back : std::uint8_t { Bronze, Silver, Gold };
enum class Land : std::uint8_t { Central, Borderland, Homeland };

/// What everything has that is shown and spoken of.
struct Thing {
    std::string id; ///< "deck_1.pathfinders"
    std::string name; ///< empty for a token, which has no name
    bool designed = false; ///< by this project, in the place of what is printed
    std::array<std::string, language::kLanguages> texts; ///< what it does; empty for a language only begun
};

/// What activates, and what it takes.
struct SetDef {
    std::array<Space, kMaxSpaces> spaces {};
    std::uint8_t count = 0; ///< of spaces
    Trigger when = Trigger::None;
    Rule rule = Rule::None;
    bool restores = false; ///< its effect has Restore: nothing is restored from it
    bool attacks = false;
    bool corrupts = false;
    Program program;

    bool continuous() const { return when != Trigger::None || rule != Rule::None; }
};

struct BaseTechnology : Thing {
    Colour colour = Colour::Red;
    std::array<std::array<std::string, language::kLanguages>, 2> setTexts;
};

struct Technology : Thing {
    std::uint8_t deck = 0; ///< from 0
    std::uint8_t points = 0;
};

struct City : Thing {
    Program program;
};

struct Token : Thing {
    Back back = Back::Bronze;
    std::uint8_t copies = 1;
    Program program;
};

struct RaceTile : Thing {
    std::uint8_t realm = 0;
    Power power = Power::Discount;
    std::uint8_t number = 0;
    Program program;
};

/// A city or a ruin of a hex.
struct Site {
    bool city = false;
    CityId type = kNone;
    Back back = Back::Bronze; ///< of a ruin's tokens
};

struct Tile {
    std::string id;
    Land land = Land::Borderland;
    Terrain terrain = Terrain::Desert;
    std::uint8_t sites = 0;
    std::array<Site, kSites> site {};
};

struct Realm {
    std::string id;
    std::string name;
    Colour colour = Colour::Red;
    std::array<TileId, 3> homeland {}; ///< capital, left, right
    std::array<RaceTileId, 2> tiles {};
};

/// Where hexes lie for so many seats: the centre first, borderlands, then three of each seat, its capital first.
struct Layout {
    struct Spot {
        std::int8_t q = 0;
        std::int8_t r = 0;
        Land land = Land::Central;
        std::uint8_t seat = kNone; ///< whose homeland it is of
        std::array<std::uint8_t, 6> beside { kNone, kNone, kNone, kNone, kNone, kNone };
    };
    std::uint8_t hexes = 0; ///< 0 where there is no map for so many
    std::uint8_t borderlands = 0;
    std::array<Spot, kMaxHexes> spots {};

    std::uint8_t capitalOf(int seat) const { return static_cast<std::uint8_t>(1 + borderlands + 3 * seat); }
};

/// "D4" for the centre: columns are letters, rows numbers.
std::string nameOf(const Layout::Spot& spot);

/// Everything there is in the box, compiled. Immutable once ability/library_builder.h has built it; matches share it.
class Library {
public:
    const SetDef& set(SetId id) const { return m_sets[id]; }
    const std::vector<BaseTechnology>& base() const { return m_base; }
    const std::vector<Technology>& technologies() const { return m_technologies; }
    const Technology& technology(CardId id) const { return m_technologies[id]; }
    /// The same as it has, close together for whoever counts.
    int pointsOf(CardId id) const { return m_points[id]; }
    const std::vector<City>& cities() const { return m_cities; }
    const City& city(CityId id) const { return m_cities[id]; }
    const std::vector<Token>& tokens() const { return m_tokens; }
    const Token& token(TokenId id) const { return m_tokens[id]; }
    const std::vector<RaceTile>& raceTiles() const { return m_raceTiles; }
    const RaceTile& raceTile(RaceTileId id) const { return m_raceTiles[id]; }
    const std::vector<Tile>& tiles() const { return m_tiles; }
    const Tile& tile(TileId id) const { return m_tiles[id]; }
    const std::vector<Realm>& realms() const { return m_realms; }
    const Realm& realm(int id) const { return m_realms[static_cast<std::size_t>(id)]; }
    const std::array<TileId, 3>& commonHomeland() const { return m_common; }
    const Layout& layout(int seats) const { return m_layouts[static_cast<std::size_t>(seats)]; }
    const std::string& titleOfDeck(int deck) const { return m_deckTitles[static_cast<std::size_t>(deck)]; }
    /// The realm of that id or name; -1 where there is none.
    int realmNamed(std::string_view name) const;
    /// "Pathfinders", "Trade a": what answers and records call a set.
    std::string nameOfSet(SetId set) const;
    SetId setNamed(std::string_view name) const; ///< kNone when unknown
    const std::string& hash() const { return m_hash; } ///< of the files' text, 16 hex digits

private:
    friend class Compiler;
    friend std::shared_ptr<const Library> buildLibrary(const std::vector<SourceFile>& files, Problems& problems);

    std::vector<SetDef> m_sets;
    std::vector<BaseTechnology> m_base;
    std::vector<Technology> m_technologies;
    std::array<std::uint8_t, kMaxTechnologies> m_points {};
    std::vector<City> m_cities;
    std::vector<Token> m_tokens;
    std::vector<RaceTile> m_raceTiles;
    std::vector<Tile> m_tiles;
    std::vector<Realm> m_realms;
    std::array<TileId, 3> m_common {};
    std::array<Layout, kMaxSeats + 1> m_layouts {};
    std::array<std::string, kDecks> m_deckTitles;
    std::string m_hash;
};

/// Everything that is listed and shown by those who know no game.
std::vector<CardInfo> infosOf(const Library& library, language::Language language);

} // namespace core::hyperborea
