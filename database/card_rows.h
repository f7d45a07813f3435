#pragma once

#include "core/game/game.h"
#include "core/stores/store_result.h"

namespace database {

class Connection;

/// Everything of a game that goes into the card tables.
struct CardContent {
    std::string game;
    std::map<std::string, std::string> sets; ///< name to hash; empty for a set that only cards or factions name
    std::vector<core::FactionInfo> factions;
    std::vector<core::CardInfo> cards;
};

CardContent cardContent(const core::Game& game);

/// Changes when anything does that writeCards() writes. Hexadecimal.
std::string hashOf(const CardContent& content);

/// Puts `content` in the place of what the game had. Runs inside the caller's transaction.
core::StoreResult writeCards(Connection& connection, const CardContent& content);

} // namespace database
