#pragma once

#include "core/game/game.h"
#include "core/starrealms/ability/gains.h"
#include "core/starrealms/ability/narrator.h"

#include <optional>
#include <string_view>

namespace core::starrealms {

/// A card for whoever pictures it: more than CardInfo has for all games.
struct CardReading {
    CardInfo info;
    Kind kind = Kind::Ship;
    Faction faction = Faction::None;
    std::string colour; ///< of its faction, "#rrggbb"
    int cost = 0;
    int defense = 0; ///< 0 for a ship
    bool starting = false; ///< it comes with a seat
    bool explorer = false; ///< it lies in the pile of them
    bool allyOfAll = false;
    std::vector<AbilityWords> abilities;

    bool has(Slot slot) const;
};

/// The reading of the card of that name; nothing where `game`, which is Star Realms, has none.
std::optional<CardReading> readingOf(const Game& game, std::string_view name, language::Language language);
/// What a card comes to by those of its abilities, a bit for each Slot; see gainsOf().
std::vector<Gains> gainsOf(const Game& game, std::string_view name, unsigned slots);
/// How many cards the trade deck of that set has, and how many Explorers lie beside it.
int tradeDeckSize(const Game& game, std::string_view set);
int explorersOf(const Game& game, std::string_view set);

} // namespace core::starrealms
