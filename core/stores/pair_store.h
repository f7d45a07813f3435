#pragma once

#include "core/stores/store_result.h"

#include <vector>

namespace core {

/// A pair of factions under a name.
struct SavedPair {
    std::int64_t id = 0;
    std::string name;
    std::string game;
    std::string set;
    std::vector<std::string> factions;
    int played = 0; ///< finished matches of this pair, filled by list()
    int won = 0;
};

class PairStore {
public:
    virtual ~PairStore() = default;
    virtual StoreResult list(std::vector<SavedPair>& pairs) const = 0; ///< by name
    virtual StoreResult add(const SavedPair& pair, std::int64_t& id) = 0; ///< a taken name is an error
    virtual StoreResult rename(std::int64_t id, const std::string& name) = 0;
    virtual StoreResult remove(std::int64_t id) = 0;
};

} // namespace core
