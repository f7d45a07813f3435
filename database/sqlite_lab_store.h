#pragma once

#include "core/lab/lab_store.h"

namespace database {

class Connection;

/// Labs in SQLite.
class SqliteLabStore final : public core::LabStore {
public:
    explicit SqliteLabStore(Connection& connection);

    core::StoreResult find(const core::LabTerms& terms, std::int64_t& id) const override;
    core::StoreResult begin(const core::LabTerms& terms, std::int64_t& id) override;
    core::StoreResult add(std::int64_t id, const core::LabTable& played) override;
    core::StoreResult list(std::vector<core::LabSummary>& labs) const override;
    core::StoreResult load(std::int64_t id, core::LabTable& table) const override;
    core::StoreResult remove(std::int64_t id) override;

private:
    /// load() within a transaction.
    core::StoreResult read(std::int64_t id, core::LabTable& table) const;

    Connection& m_connection;
};

} // namespace database
