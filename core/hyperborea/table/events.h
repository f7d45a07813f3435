#pragma once

#include <cstdint>

namespace core::hyperborea {

/// What happens in a match; the fields of core::Event beside each. `place` is a hex wherever there is one.
enum class EventKind : std::uint8_t {
    TurnBegan, ///< seat; amount: which turn
    ChoseCube, ///< seat, in the setup; other: a Colour
    ChoseRow, ///< seat; other: a row; amount: its level
    ChoseTile, ///< seat; other: a race tile
    TurnedUp, ///< place
    Placed, ///< seat; other: a Colour; card: a SetId
    Unused, ///< seat; other: a Colour
    Activated, ///< seat; card: a SetId
    Stepped, ///< seat; place: to; other: from
    Flew,
    Halted, ///< seat, place
    Entered, ///< seat; place; other: a site
    Explored, ///< seat; place; other: a TokenId
    UsedToken, ///< seat; other: a TokenId
    KeptToken,
    DiscardedToken,
    TookGhost, ///< seat; place
    RemovedGhost, ///< by a ranged attack
    TookMiniature, ///< seat; place; other: whose
    SentHome, ///< seat; place; other: whose
    FortressFell, ///< seat; place; other: whose
    BuiltFortress, ///< seat; place
    CameOn, ///< seat; place: a miniature from the reserve
    Developed, ///< seat; other: a row; amount: its level
    SetBack, ///< seat, whose row it is; other: a row; amount: its level
    Upgraded, ///< seat; other: a row; amount: cubes
    GainedGems, ///< seat; amount
    LostGems,
    TookTechnology, ///< seat; card: a SetId
    ChangedCard, ///< seat; card: a SetId that went under its deck
    Drew, ///< seat; other: a Colour
    Generated, ///< seat; other: a Colour
    Restored,
    Purged,
    Converted, ///< seat; other: the new Colour
    GaveUp, ///< seat; other: a Colour
    Copied, ///< seat; card: a SetId
    UsedPower, ///< seat; other: a race tile
    Reset, ///< seat
    Met, ///< seat; other: a Condition
    MatchEnded,
};

} // namespace core::hyperborea
