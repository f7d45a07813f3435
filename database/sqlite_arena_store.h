#pragma once

#include "core/ai/arena/arena_store.h"

#include <string>

namespace database {

class Connection;

/// Runs of the arena in SQLite.
class SqliteArenaStore final : public core::ArenaStore {
public:
    explicit SqliteArenaStore(Connection& connection);

    core::StoreResult find(const core::ArenaTerms& terms, std::int64_t& id) const override;
    core::StoreResult begin(const core::ArenaTerms& terms, std::int64_t& id) override;
    core::StoreResult add(std::int64_t id, const core::ArenaGroup& group) override;
    core::StoreResult replace(std::int64_t id) override;
    core::StoreResult list(std::vector<core::ArenaRun>& runs) const override;
    core::StoreResult load(std::int64_t id, core::ArenaRun& run) const override;
    core::StoreResult remove(std::int64_t id) override;

private:
    core::StoreResult addDurations(std::int64_t id, int player, const std::string& clock, const core::Durations& times);
    /// Without groups and think times.
    core::StoreResult loadHead(std::int64_t id, core::ArenaRun& run) const;
    core::StoreResult loadGroups(core::ArenaRun& run) const;
    core::StoreResult loadDurations(
        std::int64_t id, int player, const std::string& clock, core::Durations& times) const;

    Connection& m_connection;
};

} // namespace database
