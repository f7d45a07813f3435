#pragma once

#include "core/game/game.h"
#include "core/stores/pair_store.h"

namespace app::cli {

/// The factions of "aliens + Pirates" or of the saved pair of that name, spelled as the game spells them. All of `set`,
/// the game's default where it is empty. `where` is what the problems are told of.
std::vector<std::string> readPair(const core::Game& game, const std::string& set, const std::string& text,
    const std::vector<core::SavedPair>& saved, const std::string& where, core::Problems& problems);

} // namespace app::cli
