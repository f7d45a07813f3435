#pragma once

#include "core/record/match_store.h"

namespace database {

class Connection;

/// Matches in SQLite, one transaction a call. Fills in the times that the core, which knows no clock, leaves empty.
class SqliteMatchStore final : public core::MatchStore {
public:
    explicit SqliteMatchStore(Connection& connection);

    core::StoreResult begin(const core::MatchRecord& record, std::int64_t& id) override;
    core::StoreResult append(std::int64_t id, const core::MatchState& known,
        const std::vector<core::RecordedChoice>& choices, const std::vector<core::TurnStanding>& standings,
        const std::vector<core::RecordedMark>& marks) override;
    core::StoreResult truncate(std::int64_t id, const core::MatchState& known, int choices) override;
    core::StoreResult finish(std::int64_t id, const core::MatchState& known, const core::MatchSummary& end) override;
    core::StoreResult rewrite(std::int64_t id, const core::MatchState& known, const core::MatchRecord& record) override;
    core::StoreResult list(std::vector<core::MatchSummary>& matches) const override;
    core::StoreResult listAfter(
        const core::MatchSummary* last, int most, std::vector<core::MatchSummary>& matches) const override;
    core::StoreResult running(
        const std::string& game, int most, std::vector<core::MatchSummary>& matches) const override;
    core::StoreResult total(const std::string& game, core::MatchTotals& totals) const override;
    core::StoreResult load(std::int64_t id, core::MatchRecord& record) const override;
    core::StoreResult find(const core::MatchFilter& filter, const core::MatchOrder& order, int skipped, int most,
        std::vector<core::MatchEntry>& matches) const override;
    core::StoreResult findIds(const core::MatchFilter& filter, const core::MatchOrder& order, int skipped, int most,
        std::vector<std::int64_t>& ids) const override;
    core::StoreResult count(const core::MatchFilter& filter, int& matches) const override;
    core::StoreResult facets(core::MatchFacets& facets) const override;
    core::StoreResult setNotes(std::int64_t id, const std::string& notes) override;
    core::StoreResult changeTags(const std::vector<std::int64_t>& ids, const std::vector<std::string>& add,
        const std::vector<std::string>& take) override;
    using core::MatchStore::remove;
    core::StoreResult remove(const std::vector<std::int64_t>& ids) override;
    core::StoreResult restore(const std::vector<std::int64_t>& ids) override;
    core::StoreResult inBin(int most, std::vector<core::RemovedMatch>& matches) const override;
    core::StoreResult removeForGood(const std::vector<std::int64_t>& ids) override;
    core::StoreResult emptyBin(const std::string& before, int most, int& removed) override;
    core::StoreResult uncounted(const std::string& game, int most, std::vector<std::int64_t>& ids) const override;
    core::StoreResult storeCounts(const std::map<std::int64_t, core::FinalCount>& counts) override;

private:
    Connection& m_connection;
};

} // namespace database
