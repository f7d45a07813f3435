#pragma once

#include "core/record/stores.h"

#include <map>

namespace tests {

/// Matches kept in memory, with a switch that makes every write fail as a full disk does.
class MemoryMatchStore final : public core::MatchStore {
public:
    bool full = false;
    int failAfter = -1; ///< writes until the disk is full; negative: never

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
    core::StoreResult write();

    std::map<std::int64_t, core::MatchRecord> m_records;
};

} // namespace tests
