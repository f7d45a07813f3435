#pragma once

#include "core/game/game.h"

namespace core {

/// One line a game; the only list of games there is.
struct GameEntry {
    std::string_view id;
    std::string_view contentFolder; ///< where its cards lie within resources ("cards/smashup")
    /// Builds the game from its content. Null when the content has faults, which are then in `problems`.
    std::unique_ptr<Game> (*make)(const std::vector<SourceFile>& content, Problems& problems);
    /// Every fault of one card file beside the content there is, for `check` and for imports.
    Problems (*checkContent)(const SourceFile& file, const std::vector<SourceFile>& others);
};

std::span<const GameEntry> gameEntries();

/// Null for an unknown id.
const GameEntry* findGame(std::string_view id);

} // namespace core
