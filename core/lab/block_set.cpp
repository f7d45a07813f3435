#include "core/lab/block_set.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace core {

bool BlockSet::has(int number) const
{
    const auto after = m_ranges.upper_bound(number);
    return after != m_ranges.begin() && std::prev(after)->second > number;
}

int BlockSet::firstMissing() const
{
    return m_ranges.empty() || m_ranges.begin()->first > 0 ? 0 : m_ranges.begin()->second;
}

int BlockSet::countFrom(int number) const
{
    int count = 0;
    for (const auto& [begin, end] : m_ranges)
        count += std::max(0, end - std::max(begin, number));
    return count;
}

int BlockSet::firstOutside(int part, int parts) const
{
    for (const auto& [begin, end] : m_ranges)
        for (int number = begin; number < end; ++number)
            if (number % parts != part)
                return number;
    return -1;
}

int BlockSet::firstCommon(const BlockSet& other) const
{
    auto mine = m_ranges.begin();
    auto theirs = other.m_ranges.begin();
    while (mine != m_ranges.end() && theirs != other.m_ranges.end()) {
        const int begin = std::max(mine->first, theirs->first);
        if (begin < std::min(mine->second, theirs->second))
            return begin;
        if (mine->second < theirs->second)
            ++mine;
        else
            ++theirs;
    }
    return -1;
}

void BlockSet::add(const BlockSet& other)
{
    for (const auto& [begin, end] : other.m_ranges)
        addRange(begin, end);
}

void BlockSet::addRange(int begin, int end)
{
    auto next = m_ranges.upper_bound(begin);
    if (next != m_ranges.begin() && std::prev(next)->second >= begin)
        --next;
    while (next != m_ranges.end() && next->first <= end) {
        begin = std::min(begin, next->first);
        end = std::max(end, next->second);
        m_count -= next->second - next->first;
        next = m_ranges.erase(next);
    }
    m_ranges.emplace(begin, end);
    m_count += end - begin;
}

std::string BlockSet::words() const
{
    std::string words;
    for (const auto& [begin, end] : m_ranges) {
        words += (words.empty() ? "" : ",") + std::to_string(begin);
        if (end > begin + 1)
            words += '-' + std::to_string(end - 1);
    }
    return words;
}

std::optional<BlockSet> BlockSet::read(std::string_view words)
{
    BlockSet read;
    const char* at = words.data();
    const char* const end = at + words.size();
    while (at != end) {
        int first = 0;
        auto number = std::from_chars(at, end, first);
        int last = first;
        if (number.ec == std::errc() && number.ptr != end && *number.ptr == '-')
            number = std::from_chars(number.ptr + 1, end, last);
        if (number.ec != std::errc() || first < 0 || last < first || last >= kMost)
            return std::nullopt;
        read.addRange(first, last + 1);
        at = number.ptr;
        if (at != end && *at == ',')
            ++at;
    }
    if (read.words() != words)
        return std::nullopt;
    return read;
}

} // namespace core
