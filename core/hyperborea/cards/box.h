#pragma once

#include <array>
#include <cstdint>

// What lies in the box, and the figures of the rules that are the same in every match.

namespace core::hyperborea {

inline constexpr int kRealms = 6;
inline constexpr int kMiniatures = 10; ///< of a realm
inline constexpr int kFortresses = 8; ///< of a realm
inline constexpr int kCubesOfColour = 24;
inline constexpr int kGreyCubes = 36;
inline constexpr int kGhosts = 18;
inline constexpr int kDecks = 4;
inline constexpr int kFaceUp = 2; ///< of each deck
inline constexpr int kOnMap = 3; ///< miniatures that a seat begins with, and is brought up to
inline constexpr int kDrawn = 3; ///< cubes after a turn
inline constexpr int kTopLevel = 6; ///< of a development row
inline constexpr int kUpgradeLevel = 4; ///< from which a row may be upgraded
inline constexpr int kTokensOfHomeland = 2;
inline constexpr int kTokensOfBorderland = 2;
inline constexpr int kTokensOfCentre = 3;

inline constexpr std::array<std::uint8_t, 3> kFirstLevels { 3, 2, 1 }; ///< rows that do not begin at 0

// Rule 13 and 14.
inline constexpr int kGemsToEnd = 12;
inline constexpr int kGemsToEndOfTwo = 15; ///< with two seats
inline constexpr int kTechnologiesToEnd = 5;
inline constexpr int kTilesOfCondition = 2;
inline constexpr int kPointsOfTile = 2;
inline constexpr std::array<std::uint8_t, 4> kPointsOfGhosts { 0, 1, 3, 6 }; ///< by their number; 1 for each more

} // namespace core::hyperborea
