#pragma once

#include "core/results/statistics_store.h"

namespace core {
class StatisticsTally;
}

namespace database {

class Connection;

/// Statistics from the lines in match_results, all of a game read at once and added up by core.
class SqliteStatisticsStore final : public core::StatisticsStore {
public:
    explicit SqliteStatisticsStore(Connection& connection);

    core::StoreResult statistics(const core::StatisticsFilter& filter, const std::vector<core::RatedPlayer>& rated,
        core::Statistics& statistics) const override;

private:
    core::StoreResult addAnalyses(core::StatisticsTally& tally) const;

    Connection& m_connection;
};

} // namespace database
