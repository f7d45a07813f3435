#pragma once

#include "core/analysis/analysis_store.h"

namespace database {

class Connection;

/// Analyses in SQLite, each as a text.
class SqliteAnalysisStore final : public core::AnalysisStore {
public:
    explicit SqliteAnalysisStore(Connection& connection);

    core::StoreResult store(std::int64_t match, const core::Analysis& analysis) override;
    core::StoreResult load(std::int64_t match, std::optional<core::Analysis>& analysis) const override;

private:
    Connection& m_connection;
};

} // namespace database
