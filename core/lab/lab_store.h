#pragma once

#include "core/lab/lab_table.h"
#include "core/stores/store_result.h"

namespace core {

/// A lab as a list of them has it.
struct LabSummary {
    std::int64_t id = 0; ///< given by the store
    std::string startedAt; ///< ISO 8601, UTC
    LabTerms terms;
    std::int64_t matches = 0;
};

/// What was played in the lab, so that it can be gone on with and added to.
class LabStore {
public:
    virtual ~LabStore() = default;
    virtual StoreResult find(const LabTerms& terms, std::int64_t& id) const = 0; ///< 0 where there is none
    /// Gives the lab of these terms; one begins where there is none.
    virtual StoreResult begin(const LabTerms& terms, std::int64_t& id) = 0;
    /// Adds what was played in the cells of a table of these terms. A cell with a block that is there already, played
    /// by another program meanwhile, stays as it is.
    virtual StoreResult add(std::int64_t id, const LabTable& played) = 0;
    virtual StoreResult list(std::vector<LabSummary>& labs) const = 0; ///< newest first
    virtual StoreResult load(std::int64_t id, LabTable& table) const = 0; ///< unknown id: an error that names it
    virtual StoreResult remove(std::int64_t id) = 0;
};

} // namespace core
