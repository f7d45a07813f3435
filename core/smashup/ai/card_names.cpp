#include "core/smashup/ai/card_names.h"

#include <algorithm>

namespace core::smashup {

CardNames::CardNames(const Libraries& libraries)
    : m_names { std::string() }
{
    for (const auto& library : libraries)
        for (std::size_t id = 1; id < library->nameCount(); ++id)
            m_names.push_back(library->nameOf(static_cast<std::uint16_t>(id)));
    std::sort(m_names.begin(), m_names.end());
    m_names.erase(std::unique(m_names.begin(), m_names.end()), m_names.end());
    for (const auto& library : libraries) {
        std::vector<std::uint16_t> places;
        for (std::size_t id = 0; id < library->nameCount(); ++id)
            places.push_back(static_cast<std::uint16_t>(
                std::lower_bound(m_names.begin(), m_names.end(), library->nameOf(static_cast<std::uint16_t>(id)))
                - m_names.begin()));
        m_places.emplace_back(library.get(), std::move(places));
    }
}

std::span<const std::uint16_t> CardNames::placesIn(const CardLibrary& library) const
{
    std::span<const std::uint16_t> found = m_places.front().second;
    for (const auto& [known, places] : m_places)
        if (known == &library || known->printing() == library.printing())
            found = places;
    return found;
}

} // namespace core::smashup
