#pragma once

#include "core/game/game.h"
#include "core/stores/store_result.h"

namespace core {

/// What an import found.
struct Import {
    int changed = 0; ///< files that were stored anew or dropped
    std::vector<std::string> damaged; ///< paths whose stored bytes were not those of their hash; also where it failed
};

/// Factions, cards and bases as they were imported.
class ContentStore {
public:
    virtual ~ContentStore() = default;
    /// Imports files whose bytes are new or changed, or stored damaged, and drops those that are gone; all or nothing.
    virtual StoreResult importFiles(const std::string& game, const std::vector<SourceFile>& files, Import& import) = 0;
    /// By path. An error where the bytes of one are not those of its hash.
    virtual StoreResult files(const std::string& game, std::vector<SourceFile>& files) const = 0;
    /// Writes the cards a game lists into their tables, for search and statistics.
    virtual StoreResult storeCards(const Game& game) = 0;
};

} // namespace core
