#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace core {

/// The views a player was asked at lately. Some games let a seat go round: a card that returns itself to the hand and
/// may be played again. A player that answers a view always the same would then never come out.
class VisitedViews {
public:
    /// How often this view was asked at before; counts this time too.
    std::uint32_t visit(std::uint64_t viewHash)
    {
        for (Entry& entry : m_entries)
            if (entry.visits > 0 && entry.viewHash == viewHash)
                return entry.visits++;
        m_entries[m_oldest] = { viewHash, 1 };
        m_oldest = (m_oldest + 1) % m_entries.size();
        return 0;
    }
    void forget() { *this = {}; }

private:
    struct Entry {
        std::uint64_t viewHash = 0;
        std::uint32_t visits = 0;
    };
    std::array<Entry, 32> m_entries {}; ///< longer than any round a seat can go without something new happening
    std::size_t m_oldest = 0;
};

} // namespace core
