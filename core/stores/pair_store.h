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
    std::string notes {}; ///< what its owner wrote down about it
    std::vector<std::string> tags {}; ///< words it is found by, each once, whether in capitals or not
};

/// How people fared with a pair: the first person of each finished match.
/// Of fewer matches counts are told, and no share.
inline constexpr int kFewestForShare = 10;

struct PairRecord {
    int played = 0;
    int won = 0; ///< alone or with others; a draw, in which all have equally much, is none

    friend bool operator==(const PairRecord&, const PairRecord&) = default;
};

class PairStore {
public:
    virtual ~PairStore() = default;
    virtual StoreResult list(std::vector<SavedPair>& pairs) const = 0; ///< by name
    virtual StoreResult add(const SavedPair& pair, std::int64_t& id) = 0; ///< a taken name is an error
    virtual StoreResult rename(std::int64_t id, const std::string& name) = 0;
    virtual StoreResult remove(std::int64_t id) = 0;
    /// Writes notes and tags of a pair in place of those it has. Unknown ids are refused.
    virtual StoreResult describe(std::int64_t id, const std::string& notes, const std::vector<std::string>& tags) = 0;
    /// By game, set and factions in any order, whether the pair is saved or not.
    virtual StoreResult record(const SavedPair& pair, PairRecord& record) const = 0;
    /// The same in matches in which another seat had `other`.
    virtual StoreResult meetings(const SavedPair& pair, const SavedPair& other, PairRecord& record) const = 0;
};

} // namespace core
