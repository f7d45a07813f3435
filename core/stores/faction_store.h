#pragma once

#include "core/stores/store_result.h"

#include <vector>

namespace core {

/// A faction that somebody wrote: its text as it was last left, sound or not.
struct StoredFaction {
    std::int64_t id = 0; ///< given by the store
    std::string game;
    std::string name; ///< as the text says, or as it said when that could last be read
    std::string text;
    bool sound = false; ///< when it was last written; what is not is kept and offered to nobody
    std::string changedAt {}; ///< ISO 8601, UTC; given by the store
};

/// Factions that players write themselves.
class FactionStore {
public:
    virtual ~FactionStore() = default;
    virtual StoreResult list(const std::string& game, std::vector<StoredFaction>& factions) const = 0; ///< by name
    /// A name that another one of the game has is an error, in capitals or not. Gives id and time; an id that was taken
    /// away by remove() comes back with it.
    virtual StoreResult add(StoredFaction& faction) = 0;
    /// Writes name, text and whether it is sound, and gives the time. Unknown ids are refused.
    virtual StoreResult change(StoredFaction& faction) = 0;
    virtual StoreResult remove(std::int64_t id) = 0;
};

} // namespace core
