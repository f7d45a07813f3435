#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Numbers of blocks of matches, from 0.
class BlockSet {
public:
    static constexpr int kMost = 10'000'000; ///< every number is below it

    bool has(int number) const;
    int count() const { return m_count; }
    int countFrom(int number) const; ///< of those that are at least that
    int firstMissing() const;
    /// The lowest number in it that is not `part` mod `parts`; -1 where there is none.
    int firstOutside(int part, int parts) const;
    /// The lowest number that both have; -1 where they have none.
    int firstCommon(const BlockSet& other) const;
    void add(int number) { addRange(number, number + 1); }
    void add(const BlockSet& other);

    /// "0-3,7", ascending; empty for none. Equal sets have equal words.
    std::string words() const;
    /// Nothing for what is not written as words() does.
    static std::optional<BlockSet> read(std::string_view words);

    friend bool operator==(const BlockSet&, const BlockSet&) = default;

private:
    void addRange(int begin, int end);

    std::map<int, int> m_ranges; ///< each by its begin, to its end; none touches another
    int m_count = 0;
};

} // namespace core
