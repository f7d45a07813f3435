#pragma once

#include "core/game/choice.h"

#include <cstdint>

namespace core::hyperborea {

/// What a choice does; its operands beside it. A set is named by its SetId, a hex by its place on the map: both are the
/// same in every world.
enum class Verb : std::uint8_t {
    None,
    Colour, ///< a: a colour, wherever one is asked for in the setup
    Row, ///< a: a row that begins at a level, in the setup
    RaceTile, ///< a
    Cube, ///< a: a colour, out of the available area
    Space, ///< a: a set; b: a Space
    Unused, ///< into the unused area
    Step, ///< a: from
    Fly, ///< a: from; b: 1 for a halted one
    To, ///< a: a hex
    Attack, ///< a: in which hex
    Ranged, ///< a: at which hex
    Open, ///< a: a seat that stands in the open
    Site, ///< a: a site of the hex
    Raze, ///< a: in which hex
    Seat, ///< a: whose fortresses
    Fortress, ///< a: a hex
    Miniature, ///< a: a hex
    Clone, ///< a: a hex
    Develop, ///< a: a row
    DevelopOther, ///< a: a row, where each step goes to another one; b, c: the steps and the rows of its part, where
                  ///< parts that differ wait
    DevelopWhole, ///< a: a row, which takes all steps of a part; b: so many, where parts of several sizes wait
    Take, ///< a: a set, of an open card
    Change, ///< a: a set, of an open card
    Draw, ///< a: of a part of so many, where parts of several sizes wait
    Generate, ///< a: a colour
    Restore, ///< which cube is asked
    Purge,
    Convert,
    From, ///< a: a set, kUnusedArea or kAvailableArea; b: a colour; c: a Space, where it lies on several kinds
    Into, ///< a, b: as From; c: the colour it becomes
    Espionage, ///< which technology is asked
    Copy, ///< a: a set
    SetBack, ///< which row of whom is asked
    RowOf, ///< a: a seat; b: a row
    Enter, ///< a: a hex; b: a site
    Upgrade, ///< a: a row
    UseStored, ///< the token that was kept
    DropStored, ///< and keep the fresh one
    UseFresh,
    KeepFresh,
    Power, ///< of the race tile
    Way, ///< a: which of an effect
    Yes,
    No,
    End,
};

/// Areas where a cube lies, in the place of a set.
inline constexpr std::uint8_t kUnusedArea = 0xFE;
inline constexpr std::uint8_t kAvailableArea = 0xFD;

/// Why a seat is asked.
enum class Reason : std::uint8_t {
    None,
    SetupCube,
    SetupRow, ///< detail: the level
    SetupTile,
    Act,
    Place, ///< detail: the colour
    Walk, ///< source: from which hex
    Strike, ///< source: in which hex
    Raze,
    WhichCube, ///< detail: a Deed
    Corrupt,
    Way,
    Copy,
    SetBack,
    Token, ///< source: the token
    Here, ///< source: the hex
    Keep, ///< source: the set
    ResetAct,
};

constexpr Choice make(Verb verb, std::uint8_t a = 0xFF, std::uint8_t b = 0xFF, std::uint8_t c = 0xFF)
{
    return { static_cast<std::uint8_t>(verb), a, b, c };
}

constexpr Verb verbOf(Choice choice)
{
    return static_cast<Verb>(choice.verb);
}

} // namespace core::hyperborea
