#include "tests/support/memory_match_store.h"

#include <algorithm>

namespace tests {

using core::StoreResult;

namespace {

constexpr char kRemovedAt[] = "2025-06-20T12:00:00Z"; // it has no clock

}

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
    id = ++m_newest;
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

StoreResult MemoryMatchStore::rewrite(std::int64_t id, const core::MatchState& known, const core::MatchRecord& written)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    core::MatchRecord* record = nullptr;
    if (StoreResult result = find(id, known, record); !result.ok())
        return result;
    if (record->summary.kind != core::MatchKind::Table)
        return { "Only matches of a table are written anew." };
    core::MatchRecord now = written;
    now.summary.id = id;
    now.summary.edits = known.edits + 1;
    now.summary.tags = record->summary.tags;
    *record = std::move(now);
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
    for (const auto& [id, record] : m_bin)
        totals.inBin += record.summary.game == game ? 1 : 0;
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

namespace {

std::string lower(std::string text)
{
    for (char& letter : text)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return text;
}

template <typename Value>
bool holds(const std::vector<Value>& values, const Value& wanted)
{
    return std::find(values.begin(), values.end(), wanted) != values.end();
}

bool hasWord(const core::MatchSummary& match, const core::SearchWord& word)
{
    std::string text = match.startedAt + '\n' + match.place + '\n' + match.notes;
    for (const core::RecordedSeat& seat : match.seats) {
        text += '\n' + seat.name;
        for (const std::string& faction : seat.factions)
            text += '\n' + faction;
    }
    for (const std::string& tag : match.tags)
        text += '\n' + tag;
    const auto isCalled = [&](const core::RecordedSeat& seat) {
        const std::optional<int> number = core::language::unnamedNumber(seat.name);
        return number && holds(word.unnamed, *number);
    };
    return lower(text).find(lower(word.text)) != std::string::npos || holds(word.games, match.game)
        || holds(word.sets, match.set) || std::any_of(match.seats.begin(), match.seats.end(), isCalled);
}

std::vector<std::string> sorted(std::vector<std::string> names)
{
    std::sort(names.begin(), names.end());
    return names;
}

bool fits(const core::MatchSummary& match, const core::MatchFilter& filter)
{
    const auto anySeat = [&](auto holdsFor) { return std::any_of(match.seats.begin(), match.seats.end(), holdsFor); };
    const auto allOf
        = [](const auto& wanted, auto holdsFor) { return std::all_of(wanted.begin(), wanted.end(), holdsFor); };
    return (filter.games.empty() || holds(filter.games, match.game))
        && allOf(filter.words, [&](const core::SearchWord& word) { return hasWord(match, word); })
        && (!filter.running || *filter.running == (match.status == core::MatchStatus::Running))
        && allOf(filter.factions,
            [&](const std::string& faction) {
                return anySeat([&](const core::RecordedSeat& seat) { return holds(seat.factions, faction); });
            })
        && (filter.pair.empty()
            || anySeat([&](const core::RecordedSeat& seat) { return sorted(seat.factions) == sorted(filter.pair); }))
        && (filter.player.empty()
            || anySeat([&](const core::RecordedSeat& seat) { return seat.name == filter.player; }))
        && (!filter.level || *filter.level == core::highestLevel(match))
        && (!filter.result || *filter.result == core::resultForPerson(match))
        && (filter.from.empty() || match.startedAt >= filter.from)
        && (filter.before.empty() || match.startedAt < filter.before)
        && (!filter.seats || *filter.seats == static_cast<int>(match.seats.size()))
        && (filter.set.empty() || filter.set == match.set) && (filter.tag.empty() || holds(match.tags, filter.tag))
        && (!filter.kind || *filter.kind == match.kind) && (!filter.practice || *filter.practice == match.practice);
}

/// What a match is sorted by, as text or as a number.
std::pair<std::string, int> keyOf(const core::MatchSummary& match, core::MatchSort sort)
{
    const core::Seat person = core::personOf(match);
    switch (sort) {
    case core::MatchSort::Begun:
        return { match.startedAt, 0 };
    case core::MatchSort::Result:
        return { {}, static_cast<int>(core::resultForPerson(match)) };
    case core::MatchSort::Opponents: {
        std::string names;
        for (std::size_t i = 0; i < match.seats.size(); ++i)
            if (core::seatAt(static_cast<int>(i)) != person)
                names += (names.empty() ? "" : " ") + match.seats[i].name;
        return { lower(names), 0 };
    }
    case core::MatchSort::Level:
        return { {}, core::highestLevel(match) };
    case core::MatchSort::Points:
        return { {}, match.score[static_cast<std::size_t>(person == core::Seat::None ? 0 : core::indexOf(person))] };
    case core::MatchSort::Turns:
        return { {}, match.turns };
    case core::MatchSort::Seats:
        return { {}, static_cast<int>(match.seats.size()) };
    case core::MatchSort::Set:
        return { match.set, 0 };
    }
    return {};
}

} // namespace

std::vector<const core::MatchRecord*> MemoryMatchStore::found(
    const core::MatchFilter& filter, const core::MatchOrder& order) const
{
    std::vector<const core::MatchRecord*> all;
    for (const auto& [id, record] : m_records)
        if (fits(record.summary, filter))
            all.push_back(&record);
    std::sort(all.begin(), all.end(), [&](const core::MatchRecord* a, const core::MatchRecord* b) {
        const auto first = keyOf(a->summary, order.by);
        const auto second = keyOf(b->summary, order.by);
        if (first != second)
            return order.descending ? second < first : first < second;
        const bool newest = order.descending || order.by != core::MatchSort::Begun;
        const auto time = std::pair(a->summary.startedAt, a->summary.id);
        const auto other = std::pair(b->summary.startedAt, b->summary.id);
        return newest ? other < time : time < other;
    });
    return all;
}

StoreResult MemoryMatchStore::find(const core::MatchFilter& filter, const core::MatchOrder& order, int skipped,
    int most, std::vector<core::MatchEntry>& matches) const
{
    matches.clear();
    const auto all = found(filter, order);
    for (auto at = static_cast<std::size_t>(skipped);
         at < all.size() && matches.size() < static_cast<std::size_t>(most); ++at) {
        core::MatchEntry& entry = matches.emplace_back();
        entry.summary = all[at]->summary;
        for (const core::TurnStanding& standing : all[at]->standings)
            entry.course.push_back(standing.score);
    }
    return {};
}

StoreResult MemoryMatchStore::findIds(const core::MatchFilter& filter, const core::MatchOrder& order, int skipped,
    int most, std::vector<std::int64_t>& ids) const
{
    ids.clear();
    const auto all = found(filter, order);
    for (auto at = static_cast<std::size_t>(skipped); at < all.size() && ids.size() < static_cast<std::size_t>(most);
         ++at)
        ids.push_back(all[at]->summary.id);
    return {};
}

StoreResult MemoryMatchStore::count(const core::MatchFilter& filter, int& matches) const
{
    matches = static_cast<int>(found(filter, {}).size());
    return {};
}

StoreResult MemoryMatchStore::facets(core::MatchFacets& facets) const
{
    facets = {};
    for (const auto& [id, record] : m_records) {
        for (const core::RecordedSeat& seat : record.summary.seats)
            if (!holds(facets.players, seat.name))
                facets.players.push_back(seat.name);
        for (const std::string& tag : record.summary.tags)
            if (!holds(facets.tags, tag))
                facets.tags.push_back(tag);
    }
    facets.players = sorted(facets.players);
    facets.tags = sorted(facets.tags);
    return {};
}

StoreResult MemoryMatchStore::setNotes(std::int64_t id, const std::string& notes)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    m_records.at(id).summary.notes = notes;
    return {};
}

StoreResult MemoryMatchStore::changeTags(
    const std::vector<std::int64_t>& ids, const std::vector<std::string>& add, const std::vector<std::string>& take)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    for (const std::int64_t id : ids) {
        std::vector<std::string>& tags = m_records.at(id).summary.tags;
        std::erase_if(tags, [&](const std::string& tag) { return holds(take, tag); });
        for (const std::string& tag : add)
            if (!holds(tags, tag))
                tags.push_back(tag);
        tags = sorted(tags);
    }
    return {};
}

StoreResult MemoryMatchStore::remove(const std::vector<std::int64_t>& ids)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    for (const std::int64_t id : ids)
        if (auto record = m_records.extract(id); !record.empty())
            m_bin.insert(std::move(record));
    return {};
}

StoreResult MemoryMatchStore::restore(const std::vector<std::int64_t>& ids)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    for (const std::int64_t id : ids)
        if (auto record = m_bin.extract(id); !record.empty())
            m_records.insert(std::move(record));
    return {};
}

StoreResult MemoryMatchStore::inBin(int most, std::vector<core::RemovedMatch>& matches) const
{
    matches.clear();
    for (auto each = m_bin.rbegin(); each != m_bin.rend() && static_cast<int>(matches.size()) < most; ++each)
        matches.push_back({ each->second.summary, kRemovedAt });
    return {};
}

StoreResult MemoryMatchStore::removeForGood(const std::vector<std::int64_t>& ids)
{
    if (StoreResult result = write(); !result.ok())
        return result;
    for (const std::int64_t id : ids)
        m_bin.erase(id);
    return {};
}

StoreResult MemoryMatchStore::emptyBin(const std::string& /*before*/, int /*most*/, int& removed)
{
    removed = 0; // it forgets all of it soon enough
    return {};
}

} // namespace tests
