#include "tests/support/memory_match_store.h"

namespace tests {

using core::StoreResult;

StoreResult MemoryMatchStore::write()
{
    if (failAfter == 0)
        full = true;
    if (failAfter > 0)
        --failAfter;
    return { full ? "The disk is full." : "" };
}

StoreResult MemoryMatchStore::begin(const core::MatchRecord& record, std::int64_t& id)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    id = static_cast<std::int64_t>(m_records.size()) + 1;
    m_records[id] = record;
    m_records[id].summary.id = id;
    return {};
}

StoreResult MemoryMatchStore::append(std::int64_t id, int firstChoice, const std::vector<core::RecordedChoice>& choices,
    const std::vector<core::TurnStanding>& standings, const std::vector<core::ScoringEvent>& scorings)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    core::MatchRecord& record = m_records.at(id);
    if (static_cast<int>(record.choices.size()) != firstChoice)
        return { "Another program wrote to this match." };
    record.choices.insert(record.choices.end(), choices.begin(), choices.end());
    record.summary.choices = static_cast<int>(record.choices.size());
    record.standings.insert(record.standings.end(), standings.begin(), standings.end());
    record.scorings.insert(record.scorings.end(), scorings.begin(), scorings.end());
    return {};
}

StoreResult MemoryMatchStore::truncate(std::int64_t id, int choices)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    core::MatchRecord& record = m_records.at(id);
    record.choices.resize(static_cast<std::size_t>(choices));
    record.summary.choices = choices;
    std::erase_if(record.standings, [choices](const auto& each) { return each.choice > choices; });
    std::erase_if(record.scorings, [choices](const auto& each) { return each.choice > choices; });
    record.summary.status = core::MatchStatus::Running;
    return {};
}

StoreResult MemoryMatchStore::finish(std::int64_t id, core::MatchStatus status, const core::Outcome& outcome, int turns)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    core::MatchSummary& summary = m_records.at(id).summary;
    summary.status = status;
    summary.winners = outcome.winners;
    summary.score = outcome.score;
    summary.turns = turns;
    return {};
}

StoreResult MemoryMatchStore::list(std::vector<core::MatchSummary>& matches) const
{
    for (auto each = m_records.rbegin(); each != m_records.rend(); ++each)
        matches.push_back(each->second.summary);
    return {};
}

StoreResult MemoryMatchStore::load(std::int64_t id, core::MatchRecord& record) const
{
    const auto found = m_records.find(id);
    if (found == m_records.end())
        return { "There is no match " + std::to_string(id) + "." };
    record = found->second;
    return {};
}

StoreResult MemoryMatchStore::remove(std::int64_t id)
{
    m_records.erase(id);
    return {};
}

} // namespace tests
