#pragma once

#include "core/record/stores.h"

namespace database {

class Connection;

/// Matches in SQLite, one transaction a call. Fills in the times that the core, which knows no clock, leaves empty.
class SqliteMatchStore final : public core::MatchStore {
public:
    explicit SqliteMatchStore(Connection& connection);

    core::StoreResult begin(const core::MatchRecord& record, std::int64_t& id) override;
    core::StoreResult append(std::int64_t id, int firstChoice, const std::vector<core::RecordedChoice>& choices,
        const std::vector<core::TurnStanding>& standings, const std::vector<core::ScoringEvent>& scorings) override;
    core::StoreResult truncate(std::int64_t id, int choices) override;
    core::StoreResult finish(
        std::int64_t id, core::MatchStatus status, const core::Outcome& outcome, int turns) override;
    core::StoreResult list(std::vector<core::MatchSummary>& matches) const override;
    core::StoreResult load(std::int64_t id, core::MatchRecord& record) const override;
    core::StoreResult remove(std::int64_t id) override;

private:
    Connection& m_connection;
};

} // namespace database
