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

    core::StoreResult statistics(const core::StatisticsFilter& filter, const core::StatisticsGame& game,
        core::Statistics& statistics) const override;

    core::StoreResult withoutCards(const std::string& game, const std::string& signature, int most,
        std::vector<std::int64_t>& matches) const override;
    core::StoreResult storeCards(std::int64_t match, const std::string& signature, const std::string& line) override;

private:
    core::StoreResult addLines(
        const std::string& sql, const std::string& game, const std::function<void(const std::string&)>& add) const;
    core::StoreResult addAnalyses(core::StatisticsTally& tally) const;

    Connection& m_connection;
};

} // namespace database
