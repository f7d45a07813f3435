#pragma once

#include "core/starrealms/cards/card_library.h"

#include <vector>

namespace core::starrealms {

/// What a card gives about each time it is used, in twentieths: whole numbers, whose sum does not hang on the order in
/// which cards lie.
struct CardYield {
    std::int16_t trade = 0;
    std::int16_t combat = 0;
    std::int16_t authority = 0;
    std::int16_t draws = 0;
    std::int16_t discards = 0; ///< that others must make
    std::int16_t scraps = 0; ///< of own cards
    std::int16_t lastCombat = 0; ///< once, for scrapping it
};
inline constexpr int kYieldUnit = 20;

/// The yields of all cards, by DefId: an ally ability counts as half, a double ally ability as a quarter, ways of a
/// choice as equal parts.
std::vector<CardYield> yieldsOf(const CardLibrary& library);

} // namespace core::starrealms
