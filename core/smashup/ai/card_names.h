#pragma once

#include "core/smashup/cards/libraries.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace core::smashup {

/// The names of all cards and bases of all printings in one list, so that printings share what is learned of them.
class CardNames {
public:
    explicit CardNames(const Libraries& libraries);

    std::size_t count() const { return m_names.size(); }
    const std::string& operator[](std::size_t place) const { return m_names[place]; } ///< the first stands for none
    /// Where the name ids of that library stand in the list. A library with factions that players wrote has more
    /// names, which come after all others: of those nothing was learned.
    std::span<const std::uint16_t> placesIn(const CardLibrary& library) const;

private:
    std::vector<std::string> m_names; ///< ascending
    std::vector<std::pair<const CardLibrary*, std::vector<std::uint16_t>>> m_places;
};

} // namespace core::smashup
