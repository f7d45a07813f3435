#pragma once

#include "core/stores/pair_store.h"

namespace database {

class Connection;

/// Saved pairs in SQLite. Names are one whether in capitals or not.
class SqlitePairStore final : public core::PairStore {
public:
    explicit SqlitePairStore(Connection& connection);

    core::StoreResult list(std::vector<core::SavedPair>& pairs) const override;
    core::StoreResult add(const core::SavedPair& pair, std::int64_t& id) override;
    core::StoreResult rename(std::int64_t id, const std::string& name) override;
    core::StoreResult remove(std::int64_t id) override;
    core::StoreResult describe(
        std::int64_t id, const std::string& notes, const std::vector<std::string>& tags) override;
    core::StoreResult record(const core::SavedPair& pair, core::PairRecord& record) const override;
    core::StoreResult meetings(
        const core::SavedPair& pair, const core::SavedPair& other, core::PairRecord& record) const override;

private:
    core::StoreResult addTags(std::int64_t id, const std::vector<std::string>& tags);
    /// An empty name, or one that another pair than `self` has.
    core::StoreResult checkName(const std::string& name, std::int64_t self) const;

    Connection& m_connection;
};

} // namespace database
