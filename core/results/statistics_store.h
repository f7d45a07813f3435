#pragma once

#include "core/game/rated_player.h"
#include "core/results/statistics.h"
#include "core/stores/store_result.h"

#include <functional>
#include <memory>

namespace core {

/// What stored matches say of somebody.
class StatisticsStore {
public:
    virtual ~StatisticsStore() = default;
    /// `rated` are the players that a rating is found against; see Game::ratedPlayers().
    virtual StoreResult statistics(
        const StatisticsFilter& filter, const std::vector<RatedPlayer>& rated, Statistics& statistics) const
        = 0;
};

/// Opens them once more, as OpenMatches does.
using OpenStatistics = std::function<std::shared_ptr<const StatisticsStore>(StoreResult& result)>;

} // namespace core
