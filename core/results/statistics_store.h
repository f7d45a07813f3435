#pragma once

#include "core/results/statistics.h"
#include "core/stores/store_result.h"

#include <functional>
#include <memory>

namespace core {

/// What stored matches say of somebody.
class StatisticsStore {
public:
    virtual ~StatisticsStore() = default;
    /// Of the filter's game, which is `game`.
    virtual StoreResult statistics(
        const StatisticsFilter& filter, const StatisticsGame& game, Statistics& statistics) const
        = 0;
    /// The newest matches that count, were played here, and whose cards nobody has looked at by these rules and cards,
    /// at most `most`; `signature` as cardsSignature() has it.
    virtual StoreResult withoutCards(
        const std::string& game, const std::string& signature, int most, std::vector<std::int64_t>& matches) const
        = 0;
    /// Keeps what cardsLine() found of a match, until that goes on.
    virtual StoreResult storeCards(std::int64_t match, const std::string& signature, const std::string& line) = 0;
};

/// Opens them once more, as OpenMatches does.
using OpenStatistics = std::function<std::shared_ptr<StatisticsStore>(StoreResult& result)>;

} // namespace core
