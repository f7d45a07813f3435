#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::hyperborea {

/// Of cubes and of development rows, which have no grey.
enum class Colour : std::uint8_t { Red, Green, Purple, Blue, Orange, Yellow, Grey };
inline constexpr std::size_t kColours = 7;
inline constexpr std::size_t kRows = 6; ///< the colours but grey

/// What a space of a set takes: the cubes of a colour, or every one but grey.
enum class Space : std::uint8_t { Red, Green, Purple, Blue, Orange, Yellow, Grey, Any };
inline constexpr std::size_t kMaxSpaces = 4;

constexpr bool takes(Space space, Colour cube)
{
    return space == Space::Any ? cube != Colour::Grey : static_cast<int>(space) == static_cast<int>(cube);
}

/// A set of colours, as bits.
using ColourMask = std::uint8_t;
inline constexpr ColourMask kCubes = (1U << kRows) - 1; ///< all but grey

constexpr ColourMask bitOf(Colour colour)
{
    return static_cast<ColourMask>(1U << static_cast<unsigned>(colour));
}

/// The codes of ops.def.
enum class OpCode : std::uint8_t {
#define OP(code, verb) code,
#include "core/hyperborea/cards/ops.def"
#undef OP
};

/// How a part is meant that may be meant in several ways.
enum class How : std::uint8_t {
    Plain, ///< Develop: rows free to choose; SetBack: opponents and rows are
    Different, ///< Develop: each step in another row
    Same, ///< Develop: one row takes all steps
    Neighbours, ///< SetBack: each of them so often
    Gem, ///< Give
    Miniature,
};

/// One part of an effect.
struct Part {
    OpCode code = OpCode::Move;
    std::uint8_t n = 1;
    How how = How::Plain;
    ColourMask colours = kCubes; ///< that Generate may make and Convert makes
};

using Parts = std::vector<Part>;

/// An effect: one list of parts, or several of which one is chosen.
struct Program {
    std::vector<Parts> ways;

    bool empty() const { return ways.empty(); }
    bool has(OpCode code) const
    {
        for (const Parts& way : ways)
            for (const Part& part : way)
                if (part.code == code)
                    return true;
        return false;
    }
};

/// When a continuous technology does something of itself.
enum class Trigger : std::uint8_t { None, TurnStart, FirstKill, FirstCity, Reset };
/// What holds while a continuous technology is full.
enum class Rule : std::uint8_t { None, NoEntrySurcharge, ExtraMiniature, ExtraDevelop };

/// What a race tile does, rule 15.
enum class Power : std::uint8_t {
    Discount,
    AfterKill,
    Token,
    AttackAtRange,
    MiniatureForGhost,
    MiniaturesAtCities,
    AfterCity,
    ForGem,
    ResetDraw,
    UpgradeStops,
    ChangeCard,
    DropGrey,
};

} // namespace core::hyperborea
