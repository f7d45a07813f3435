#pragma once

#include "core/ai/arena/arena_record.h"
#include "core/stores/store_result.h"

namespace core {

/// What was played in the arena, so that a run can be gone on with.
class ArenaStore {
public:
    virtual ~ArenaStore() = default;
    virtual StoreResult find(const ArenaTerms& terms, std::int64_t& id) const = 0; ///< 0 where there is none
    /// Gives the run of these terms; one begins where there is none.
    virtual StoreResult begin(const ArenaTerms& terms, std::int64_t& id) = 0;
    /// Adds a whole group. One that is there already stays as it is.
    virtual StoreResult add(std::int64_t id, const ArenaGroup& group) = 0;
    /// A run that is played again takes the place of the one of its terms, which is removed. Any other stays as it is.
    virtual StoreResult replace(std::int64_t id) = 0;
    virtual StoreResult list(std::vector<ArenaRun>& runs) const = 0; ///< newest first, without groups and think times
    virtual StoreResult load(std::int64_t id, ArenaRun& run) const = 0; ///< unknown id: an error that names it
    virtual StoreResult remove(std::int64_t id) = 0;
};

} // namespace core
