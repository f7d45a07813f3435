#pragma once

#include "core/stores/faction_store.h"

namespace database {

class Connection;

/// Factions that people write, in SQLite. Names are one whether in capitals or not.
class SqliteFactionStore final : public core::FactionStore {
public:
    explicit SqliteFactionStore(Connection& connection);

    core::StoreResult list(const std::string& game, std::vector<core::StoredFaction>& factions) const override;
    core::StoreResult add(core::StoredFaction& faction) override;
    core::StoreResult change(core::StoredFaction& faction) override;
    core::StoreResult remove(std::int64_t id) override;

private:
    /// An empty name, or one that another faction of its game has.
    core::StoreResult checkName(const core::StoredFaction& faction) const;

    Connection& m_connection;
};

} // namespace database
