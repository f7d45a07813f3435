#pragma once

#include "core/game/inline_vector.h"
#include "core/game/rng.h"
#include "core/game/seat.h"
#include "core/hyperborea/cards/library.h"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace core::hyperborea {

using HexId = std::uint8_t; ///< a place of the layout, whatever hex lies there
using Cubes = std::array<std::uint8_t, kColours>; ///< so many of each colour
using CardMask = std::uint64_t; ///< bit per CardId
using Spaces = std::array<std::uint8_t, kMaxSpaces>; ///< the Colour on each space of a set, or kNone

inline constexpr Spaces kEmpty { kNone, kNone, kNone, kNone };

constexpr bool isEmpty(const Spaces& on)
{
    return std::bit_cast<std::uint32_t>(on) == std::bit_cast<std::uint32_t>(kEmpty);
}

/// Stands for a ghost where a seat stands in a site.
inline constexpr std::uint8_t kGhost = kMaxSeats;
inline constexpr std::size_t kMaxFrames = 12;
inline constexpr std::size_t kMostDraws = 6; ///< of one part
inline constexpr std::size_t kMaxWaiting = 12; ///< parts of a pool that are kept one by one

constexpr CardMask bitOfCard(CardId card)
{
    return CardMask { 1 } << card;
}

enum class Mode : std::uint8_t { Invasion, RaceWar };
enum class Condition : std::uint8_t { Gems, Technologies, Miniatures };
inline constexpr std::size_t kConditions = 3;

/// What lies at a place of the map.
struct Hex {
    TileId tile = kNone; ///< kNone: face down
    std::array<std::uint8_t, kMaxSeats> free {}; ///< miniatures in the open that may walk on
    std::array<std::uint8_t, kMaxSeats> halted {}; ///< and those that may not in this turn
    std::array<std::uint8_t, kMaxSeats> fortresses {};
    std::array<std::uint8_t, kSites> inside { kNone, kNone }; ///< who is in each site: a seat, kGhost or nobody
    std::array<std::uint8_t, kSites> tokens {}; ///< face down in each ruin

    bool up() const { return tile != kNone; }
    int openOf(int seat) const { return free[static_cast<std::size_t>(seat)] + halted[static_cast<std::size_t>(seat)]; }
    int of(int seat) const { return openOf(seat) + (inside[0] == seat ? 1 : 0) + (inside[1] == seat ? 1 : 0); }
};

struct SeatState {
    CardMask owned = 0;
    std::array<Spaces, kBaseSets> base { kEmpty, kEmpty, kEmpty, kEmpty, kEmpty, kEmpty, kEmpty, kEmpty, kEmpty, kEmpty,
        kEmpty, kEmpty };
    Cubes bag {};
    Cubes available {};
    Cubes unused {};
    std::array<std::uint8_t, kRows> level {}; ///< of its development rows
    std::uint8_t realm = 0;
    std::uint8_t reserve = kMiniatures; ///< miniatures
    std::uint8_t supply = kFortresses; ///< fortresses
    std::uint8_t gems = 0;
    std::uint8_t ghosts = 0; ///< trophies
    SeatMask trophies = 0; ///< of whom it holds a miniature
    RaceTileId raceTile = kNone;
    std::uint8_t powerUsed = 0; ///< 1 until the next reset
    TokenId stored = kNone;
    std::uint8_t met = 0; ///< bit per Condition
    std::uint8_t objectives = 0; ///< bit per Condition: tiles it got
    std::array<std::uint8_t, 2> reserved {}; ///< what would be padding
};

/// What the seat at turn may still use.
struct Pool {
    std::uint8_t move = 0;
    std::uint8_t fly = 0;
    std::uint8_t attack = 0;
    std::uint8_t ranged = 0;
    std::uint8_t fortress = 0;
    std::uint8_t miniature = 0;
    std::uint8_t clone = 0;
    std::uint8_t develop = 0; ///< in any row
    std::uint8_t technology = 0;
    std::uint8_t draw = 0; ///< of the part that was begun; the rest of it is lost when the bag is empty
    std::uint8_t restore = 0;
    std::uint8_t purge = 0;
    std::uint8_t espionage = 0;
    std::uint8_t setBack = 0; ///< of any opponent
    PerSeat<std::uint8_t> setBackOf {};
    std::array<std::uint8_t, kMostDraws + 1> draws {}; ///< parts that were not, by how many cubes they may draw
    std::array<std::uint8_t, kRows + 1> same {}; ///< parts by how many steps they give to one row
    std::array<std::uint8_t, kRows + 1> raze {}; ///< parts by how many fortresses they take off
    std::array<std::uint8_t, kMaxWaiting> stepsLeft {}; ///< parts of steps in different rows
    std::array<ColourMask, kMaxWaiting> rowsUsed {}; ///< by each of them
    std::array<ColourMask, kMaxWaiting> generate {}; ///< colours that may be made, a cube each
    std::array<ColourMask, kMaxWaiting> convert {}; ///< colours that a grey cube may become

    /// Cubes that may be drawn yet.
    int toDraw() const
    {
        int cubes = draw;
        for (std::size_t n = 1; n < draws.size(); ++n)
            cubes += draws[n] * static_cast<int>(n);
        return cubes;
    }

    friend bool operator==(const Pool&, const Pool&) = default;
};

enum class FrameKind : std::uint8_t {
    Setup, ///< of a seat; `a`: which round of it
    Turn,
    Place, ///< a cube of colour `a`
    Walk, ///< from hex `a`; `b`: a Gait
    Strike, ///< from or at hex `a`; `b` 1 for a ranged point
    Raze, ///< in hex `a`, `b` tokens at most
    Cube, ///< which of its own cubes; `a`: a Deed
    Corrupt, ///< which cube is given up for set `a`; `b` 1 where the effect was copied
    Way, ///< of the effect of `a`, a Source, number `b`
    Copy, ///< which technology of an opponent
    SetBack, ///< which row of which opponent
    Token, ///< what becomes of the fresh token `a`
    Here, ///< a miniature may come to hex `a`
    Keep, ///< whether cubes stay on technology `a` and those behind it
    Reset, ///< what a reset gave is used
};

/// How far a turn is, Frame::stage.
enum class TurnStage : std::uint8_t { Start, Act, Refill, RefillAfterReset };

/// How a miniature goes on.
enum class Gait : std::uint8_t { Step, Fly, FlyHalted };
/// What is done with one of one's own cubes.
enum class Deed : std::uint8_t { Restore, Purge, Convert };
/// What an effect is of.
enum class Source : std::uint8_t { Set, Copied, City, Token, RaceTile };

/// Something half done; the newest is last.
struct Frame {
    FrameKind kind = FrameKind::Turn;
    std::uint8_t stage = 0;
    std::uint8_t a = kNone;
    std::uint8_t b = kNone;
};

/// Each source of chance has a generator of its own.
inline constexpr std::size_t kDeckRng = kMaxSeats; ///< behind those of the bags
inline constexpr std::size_t kMapRng = kDeckRng + kDecks;
inline constexpr std::size_t kTokenRng = kMapRng + 1;
inline constexpr std::size_t kRngs = kTokenRng + 3;

/// Why a match has ended.
enum class Ended : std::uint8_t { No, Scored, Long, Agreed };

/// What the seats agreed on.
struct Options {
    Mode mode = Mode::Invasion;
    std::uint8_t length = 2; ///< conditions that must be met
    bool prime = false;
    bool openMap = false;
    /// Questions with a single answer are asked, too: scenarios may name it. Never set in a real match.
    bool askForced = false;
};

/// Everything a match is; ids, never pointers.
struct State {
    std::array<Rng, kRngs> rng;
    std::array<CardMask, kDecks> deck {}; ///< nobody knows in which order
    std::array<SeatState, kMaxSeats> seat {};
    std::uint64_t tilesLeft = 0; ///< bit per TileId: may still be turned up
    CardMask firedCards = 0; ///< in this turn
    std::uint32_t disclosures = 0; ///< see Match::disclosures(); no part of the position
    std::uint16_t firedBase = 0; ///< bit per SetId
    std::uint16_t turn = 0; ///< turns begun
    std::array<std::array<CardId, kFaceUp>, kDecks> open {}; ///< kNone: a gap
    std::array<std::array<std::uint8_t, kFaceUp>, kDecks> greyOn {}; ///< 1: a grey cube lies on it
    std::array<std::array<CardId, kMaxTechnologies / kDecks>, kDecks> under {}; ///< known below each deck, next first
    std::array<std::uint8_t, kDecks> underCount {};
    std::array<Spaces, kMaxTechnologies> card; ///< what lies on each technology
    std::array<std::uint8_t, kMaxTokens> tokensLeft {}; ///< of each kind, in the stock and face down
    Cubes reserve {};
    std::uint8_t ghostStock = kGhosts;
    std::uint8_t ghostsGone = 0;
    std::array<std::uint8_t, kConditions> objectivesLeft { kTilesOfCondition, kTilesOfCondition, kTilesOfCondition };
    std::uint8_t met = 0; ///< bit per Condition, by anybody
    std::uint8_t seats = 2;
    Seat current = Seat::First; ///< whose turn it is, or who sets up
    Seat caller = Seat::None; ///< whose turn is not to come again
    SeatMask winners = 0;
    Ended decided = Ended::No;
    std::uint8_t kills = 0; ///< of the turn, by standard attacks
    std::uint8_t cities = 0; ///< entered in this turn
    std::uint8_t changed = 0; ///< 1 once an open card was changed for the next technology
    std::uint8_t overflowed = 0; ///< something found no room and was dropped; never, see invariants
    Options options;
    Pool pool;
    std::array<Hex, kMaxHexes> hex {};
    InlineVector<Frame, kMaxFrames> frames;

    State() { card.fill(kEmpty); }

    SeatState& of(Seat s) { return seat[static_cast<std::size_t>(indexOf(s))]; }
    const SeatState& of(Seat s) const { return seat[static_cast<std::size_t>(indexOf(s))]; }
    SeatState& own() { return of(current); }
    const SeatState& own() const { return of(current); }
    int at() const { return indexOf(current); }
    Frame& top() { return frames.back(); }
    const Frame& top() const { return frames.back(); }
    Spaces& on(Seat s, SetId set) { return isBase(set) ? of(s).base[set] : card[cardOf(set)]; }
    const Spaces& on(Seat s, SetId set) const { return isBase(set) ? of(s).base[set] : card[cardOf(set)]; }
    bool fired(SetId set) const
    {
        return isBase(set) ? (firedBase >> set & 1U) != 0 : (firedCards & bitOfCard(cardOf(set))) != 0;
    }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 6144, "a copy takes 6 KB at most");
static_assert(std::has_unique_object_representations_v<SeatState> && std::has_unique_object_representations_v<Hex>
    && std::has_unique_object_representations_v<Pool>);

/// Calls `act` with each card of a mask, the first one first.
template <typename Act>
void eachCard(CardMask cards, Act act)
{
    for (; cards != 0; cards &= cards - 1)
        act(static_cast<CardId>(std::countr_zero(cards)));
}

/// Calls `act` with each set of technologies that the seat has, bases first.
template <typename Act>
void eachSet(const State& s, Seat seat, Act act)
{
    for (SetId set = 0; set < kBaseSets; ++set)
        act(set);
    eachCard(s.of(seat).owned, [&](CardId card) { act(setOf(card)); });
}

constexpr int sumOf(const Cubes& cubes)
{
    int sum = 0;
    for (const std::uint8_t each : cubes)
        sum += each;
    return sum;
}

} // namespace core::hyperborea
