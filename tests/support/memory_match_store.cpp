#include "tests/support/memory_match_store.h"

#include <algorithm>

namespace tests {

using core::StoreResult;

StoreResult MemoryMatchStore::write()
{
    if (failAfter == 0)
        full = true;
    if (failAfter > 0)
        --failAfter;
    if (inUse)
        return { "Another program is writing.", core::Refusal::InUse };
    return { full ? "The disk is full." : "" };
}

StoreResult MemoryMatchStore::begin(const core::MatchRecord& record, std::int64_t& id)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    id = static_cast<std::int64_t>(m_records.size()) + 1;
    m_records[id] = record;
    m_records[id].summary.id = id;
    m_records[id].summary.edits = 0;
    return {};
}

StoreResult MemoryMatchStore::find(std::int64_t id, const core::MatchState& known, core::MatchRecord*& record)
{
    const auto found = m_records.find(id);
    if (found == m_records.end())
        return { "There is no match " + std::to_string(id) + ".", core::Refusal::Outdated };
    record = &found->second;
    if (record->summary.choices != known.choices || record->summary.edits != known.edits)
        return { "Another program wrote to this match.", core::Refusal::Outdated };
    return {};
}

StoreResult MemoryMatchStore::append(std::int64_t id, const core::MatchState& known,
    const std::vector<core::RecordedChoice>& choices, const std::vector<core::TurnStanding>& standings,
    const std::vector<core::RecordedMark>& marks)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    core::MatchRecord* record = nullptr;
    if (StoreResult result = find(id, known, record); !result.ok())
        return result;
    record->choices.insert(record->choices.end(), choices.begin(), choices.end());
    record->summary.choices = static_cast<int>(record->choices.size());
    record->standings.insert(record->standings.end(), standings.begin(), standings.end());
    record->marks.insert(record->marks.end(), marks.begin(), marks.end());
    return {};
}

StoreResult MemoryMatchStore::truncate(std::int64_t id, const core::MatchState& known, int choices)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    core::MatchRecord* record = nullptr;
    if (StoreResult result = find(id, known, record); !result.ok())
        return result;
    record->choices.resize(static_cast<std::size_t>(choices));
    std::erase_if(record->standings, [choices](const auto& each) { return each.choice > choices; });
    std::erase_if(record->marks, [choices](const auto& each) { return each.choice > choices; });
    record->summary.choices = choices;
    ++record->summary.edits;
    record->summary.status = core::MatchStatus::Running;
    record->summary.count.reset();
    return {};
}

StoreResult MemoryMatchStore::finish(std::int64_t id, const core::MatchState& known, const core::MatchSummary& end)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    core::MatchRecord* record = nullptr;
    if (StoreResult result = find(id, known, record); !result.ok())
        return result;
    core::MatchSummary& summary = record->summary;
    summary.status = end.status;
    summary.winners = end.winners;
    summary.score = end.score;
    summary.turns = end.turns;
    summary.finishedAt = end.finishedAt;
    summary.count = end.count;
    ++summary.edits;
    return {};
}

StoreResult MemoryMatchStore::list(std::vector<core::MatchSummary>& matches) const
{
    return listAfter(nullptr, static_cast<int>(m_records.size()), matches);
}

StoreResult MemoryMatchStore::listAfter(
    const core::MatchSummary* last, int most, std::vector<core::MatchSummary>& matches) const
{
    matches.clear();
    for (auto each = m_records.rbegin(); each != m_records.rend(); ++each)
        if ((last == nullptr || each->first < last->id) && static_cast<int>(matches.size()) < most)
            matches.push_back(each->second.summary);
    return {};
}

StoreResult MemoryMatchStore::running(const std::string& game, int most, std::vector<core::MatchSummary>& matches) const
{
    list(matches);
    std::erase_if(matches, [&](const core::MatchSummary& match) {
        return match.game != game || match.status != core::MatchStatus::Running;
    });
    matches.resize(std::min(matches.size(), static_cast<std::size_t>(most)));
    return {};
}

StoreResult MemoryMatchStore::total(const std::string& game, core::MatchTotals& totals) const
{
    totals = {};
    for (const auto& [id, record] : m_records) {
        if (record.summary.game != game)
            continue;
        ++totals.all;
        totals.running += record.summary.status == core::MatchStatus::Running ? 1 : 0;
    }
    return {};
}

StoreResult MemoryMatchStore::uncounted(const std::string& game, int most, std::vector<std::int64_t>& ids) const
{
    ids.clear();
    for (auto each = m_records.rbegin(); each != m_records.rend() && static_cast<int>(ids.size()) < most; ++each)
        if (const core::MatchSummary& match = each->second.summary;
            match.game == game && match.status == core::MatchStatus::Finished && !match.count)
            ids.push_back(each->first);
    return {};
}

StoreResult MemoryMatchStore::storeCounts(const std::map<std::int64_t, core::FinalCount>& counts)
{
    for (const auto& [id, count] : counts)
        m_records.at(id).summary.count = count;
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
