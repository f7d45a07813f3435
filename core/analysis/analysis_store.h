#pragma once

#include "core/analysis/analysis.h"
#include "core/stores/store_result.h"

#include <memory>
#include <optional>

namespace core {

/// Analyses of stored matches, one a match. A match that is gone on with has none any more.
class AnalysisStore {
public:
    virtual ~AnalysisStore() = default;
    /// Keeps an analysis in the place of the one there is. Unknown matches, and those that are not over, are refused.
    virtual StoreResult store(std::int64_t match, const Analysis& analysis) = 0;
    /// Nothing where there is none; an error where it cannot be read.
    virtual StoreResult load(std::int64_t match, std::optional<Analysis>& analysis) const = 0;
};

} // namespace core
