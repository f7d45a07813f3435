#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace core::starrealms {

/// The codes of ops.def, and what only a compiled program has.
enum class OpCode : std::uint8_t {
#define OP(code, verb) code,
#include "core/starrealms/cards/ops.def"
#undef OP
    Mode, ///< behind a Choose: one of its ways
    Jump,
    JumpUnlessPicked, ///< where nothing was scrapped or discarded by the step before
};

/// A number of a step, found when the step is taken.
struct Amount {
    enum class Of : std::uint8_t {
        Number,
        Picked, ///< cards that the ability's last step scrapped or discarded
        CostOfScrapped, ///< of the last card it scrapped
        ScrapsThisTurn, ///< own cards that its seat has scrapped
        BlobCardsPlayed, ///< by its seat in this turn
    };
    Of of = Of::Number;
    std::uint8_t times = 1; ///< the number itself, for Of::Number

    friend bool operator==(const Amount&, const Amount&) = default;
};

/// Where a card may be picked from, as bits.
enum FromBits : std::uint8_t { kFromHand = 1, kFromDiscard = 2, kFromRow = 4 };

enum class Kind : std::uint8_t { Ship, Base, Outpost };

/// A set of kinds, as bits.
constexpr std::uint8_t kindBit(Kind kind)
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}
inline constexpr std::uint8_t kShips = kindBit(Kind::Ship);
inline constexpr std::uint8_t kBases = kindBit(Kind::Base) | kindBit(Kind::Outpost);

enum class To : std::uint8_t { Discard, DeckTop, Hand };

inline constexpr std::uint8_t kAnyNumber = std::numeric_limits<std::uint8_t>::max();
inline constexpr std::uint8_t kAnyCost = std::numeric_limits<std::uint8_t>::max();

/// One step of an ability.
struct Op {
    OpCode code = OpCode::Trade;
    bool may = false; ///< with more than one: up to so many
    Amount amount {}; ///< of what is gained or drawn
    std::uint8_t most = 1; ///< cards scrapped or discarded; kAnyNumber
    std::uint8_t from = 0; ///< FromBits
    std::uint8_t kinds = 0; ///< of cards that may be acquired
    std::uint8_t costAtMost = kAnyCost;
    To to = To::Discard;
    std::uint8_t number = 0; ///< If: bases in play; Choose: how many ways; Mode: the library's number of its word
    std::uint8_t jump = 0; ///< where the program goes on: Mode, Jump, and an If that does not hold

    friend bool operator==(const Op&, const Op&) = default;
};

using Program = std::vector<Op>;

/// The abilities a card may have. The first four are used each for itself.
enum class Slot : std::uint8_t { Primary, Ally, DoubleAlly, Scrap, ShipPlayed, ByManual };
inline constexpr std::size_t kSlots = 6;
inline constexpr std::size_t kUsedSlots = 4;

} // namespace core::starrealms
